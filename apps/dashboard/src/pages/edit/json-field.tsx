import { useId, useState } from 'react';
import { isObject, type JsonObject } from '../../lib/merge-patch.ts';

/** The same section as JSON. Its problem is said while one types; only valid JSON reaches the draft. */
export function JsonField({ value, onChange }: { value: JsonObject; onChange: (value: JsonObject) => void }) {
  const id = useId();
  const [text, setText] = useState(() => JSON.stringify(value, null, 2));
  const problem = problemOf(text);
  const change = (next: string) => {
    setText(next);
    if (problemOf(next) === '') onChange(JSON.parse(next));
  };
  return (
    <div className="field">
      <label htmlFor={id}>Section as JSON</label>
      <textarea
        id={id}
        className="input mono json"
        spellCheck={false}
        value={text}
        aria-invalid={problem !== '' || undefined}
        aria-describedby={`${id}-problem`}
        onChange={(event) => change(event.target.value)}
      />
      <span id={`${id}-problem`} className={problem ? 'problem' : 'hint'} role="status">
        {problem || 'Valid JSON.'}
      </span>
    </div>
  );
}

function problemOf(text: string): string {
  try {
    return isObject(JSON.parse(text)) ? '' : 'A section is an object: it begins with { and ends with }.';
  } catch (error) {
    const message = (error as Error).message;
    const position = /position (\d+)/.exec(message)?.[1];
    if (position === undefined || /line \d+/.test(message)) return message;
    return `Line ${text.slice(0, Number(position)).split('\n').length}: ${message}`;
  }
}
