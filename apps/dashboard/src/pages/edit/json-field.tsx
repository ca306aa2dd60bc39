import { lazy, Suspense } from 'react';
import { isObject, type JsonObject } from '../../lib/merge-patch.ts';
import { Loading } from '../../ui/state.tsx';

const CodeEditor = lazy(() =>
  import('./code-editor.tsx').then(({ CodeEditor: component }) => ({ default: component })),
);

interface JsonFieldProps {
  value: JsonObject;
  /** What the differences are shown to; null if nothing was extracted. */
  extracted: JsonObject | null;
  /** Only valid JSON reaches the draft; otherwise `problem` says what is wrong. */
  onChange: (value: JsonObject) => void;
  problem: string;
  onProblem: (problem: string) => void;
}

/** The same section as JSON, with its differences to what was extracted in the text. */
export function JsonField({ value, extracted, onChange, problem, onProblem }: JsonFieldProps) {
  const change = (text: string) => {
    const found = problemOf(text);
    onProblem(found);
    if (found === '') onChange(JSON.parse(text));
  };
  return (
    <div className="field">
      <span className="label" aria-hidden="true">
        Section as JSON
      </span>
      <Suspense fallback={<Loading label="Loading the editor" height="24rem" />}>
        <CodeEditor
          label="Section as JSON"
          initial={JSON.stringify(value, null, 2)}
          original={extracted && JSON.stringify(extracted, null, 2)}
          onChange={change}
        />
      </Suspense>
      <span className={problem ? 'problem' : 'hint'} role="status">
        {problem || 'Valid JSON. Tab leaves the editor.'}
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
