import { labelOf } from '../../lib/format.ts';
import { toPath } from '../../lib/json-edit.ts';
import { type Difference, isObject, type Json } from '../../lib/merge-patch.ts';

const MAX_SHOWN = 60;
const MAX_TEXT = 600;

/** "Voice traits › 2 › Name". */
export const pathLabel = (path: readonly (string | number)[]): string =>
  path.map((key) => (/^\d+$/.test(String(key)) ? String(Number(key) + 1) : labelOf(String(key)))).join(' › ');

/** A value in words as far as possible. */
export function valueText(value: Json | undefined): string {
  if (value === undefined) return '';
  if (typeof value === 'string') return value === '' ? '(empty)' : cut(value);
  if (Array.isArray(value) && value.every((item) => typeof item === 'string'))
    return cut(value.join(' · ') || '(empty)');
  return cut(JSON.stringify(value, null, isObject(value) || Array.isArray(value) ? 1 : undefined));
}

const cut = (text: string): string => (text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT)}…` : text);

/** What was and what is, value by value. */
export function DifferenceList({ differences }: { differences: readonly Difference[] }) {
  return (
    <ul className="differences">
      {differences.slice(0, MAX_SHOWN).map(({ path, before, after }) => (
        <li key={path}>
          <strong>{pathLabel(toPath(path)) || 'The whole section'}</strong>
          {before !== undefined && (
            <del className="wrap">
              <span className="visually-hidden">Before: </span>
              {valueText(before)}
            </del>
          )}
          {after !== undefined && (
            <ins className="wrap">
              <span className="visually-hidden">After: </span>
              {valueText(after)}
            </ins>
          )}
          {after === undefined && <span className="small muted">Removed</span>}
        </li>
      ))}
      {differences.length > MAX_SHOWN && <li className="muted">And {differences.length - MAX_SHOWN} more.</li>}
    </ul>
  );
}
