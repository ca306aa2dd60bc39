import { type Conflict, valueAt } from '../../lib/json-edit.ts';
import type { JsonObject } from '../../lib/merge-patch.ts';
import { pathLabel, valueText } from './difference-list.tsx';

interface ConflictsProps {
  conflicts: readonly Conflict[];
  extracted: JsonObject | null;
  onResolve: (conflict: Conflict, takesYours: boolean) => void;
}

/** Values that somebody else changed meanwhile: three ways to see, two to choose. */
export function Conflicts({ conflicts, extracted, onResolve }: ConflictsProps) {
  if (conflicts.length === 0) return null;
  return (
    <section className="conflicts stack" aria-labelledby="conflicts" role="alert">
      <h3 id="conflicts">Somebody else changed this section meanwhile</h3>
      <p>Choose for each value. Everything else is merged already.</p>
      {conflicts.map((conflict) => (
        <div key={conflict.path.join('/')} className="conflict">
          <h4>{pathLabel(conflict.path)}</h4>
          <div className="three-ways">
            <div>
              <span className="eyebrow">Extracted</span>
              <p className="wrap">{valueText(valueAt(extracted ?? undefined, conflict.path)) || '–'}</p>
            </div>
            <div>
              <span className="eyebrow">Theirs</span>
              <p className="wrap">{valueText(conflict.theirs) || '(removed)'}</p>
              <button type="button" className="button small" onClick={() => onResolve(conflict, false)}>
                Take theirs
              </button>
            </div>
            <div>
              <span className="eyebrow">Yours</span>
              <p className="wrap">{valueText(conflict.yours) || '(removed)'}</p>
              <button type="button" className="button small" onClick={() => onResolve(conflict, true)}>
                Take yours
              </button>
            </div>
          </div>
        </div>
      ))}
    </section>
  );
}
