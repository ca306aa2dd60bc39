import { PreconditionFailedError, type SectionName } from '@brandprint/sdk';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { brandprint } from '../../api/client.ts';
import { type Conflict, mergeEdits, withValueAt } from '../../lib/json-edit.ts';
import { differences, isEqual, type JsonObject } from '../../lib/merge-patch.ts';
import { useToast } from '../../ui/toast.tsx';
import { Problem } from '../settings/settings-page.tsx';
import { Conflicts } from './conflicts.tsx';
import { DifferenceList } from './difference-list.tsx';
import { JsonField } from './json-field.tsx';
import { saveSection } from './save-section.ts';
import { useDraft } from './use-draft.ts';
import { ValueField } from './value-field.tsx';

interface EditFormProps {
  brandId: string;
  section: SectionName;
  base: JsonObject;
  etag: string;
  /** Null if nothing was extracted. */
  extracted: JsonObject | null;
  isOverridden: boolean;
  /** Whether something would be lost on closing. */
  onDirty: (isDirty: boolean) => void;
  onCancel: () => void;
  /** Called once it is saved or reverted. */
  onDone: () => void;
}

interface Version {
  base: JsonObject;
  etag: string;
}

export function EditForm({ brandId, section, extracted, isOverridden, onDirty, ...props }: EditFormProps) {
  const client = useQueryClient();
  const say = useToast();
  const [version, setVersion] = useState<Version>({ base: props.base, etag: props.etag });
  const { draft, change, undo } = useDraft(props.base);
  const [view, setView] = useState<'form' | 'json'>('form');
  const [jsonProblem, setJsonProblem] = useState('');
  const [conflicts, setConflicts] = useState<readonly Conflict[]>([]);
  const done = async (message: string) => {
    say(message);
    void client.invalidateQueries({ queryKey: ['brands'] });
    await client.invalidateQueries({ queryKey: ['brand', brandId] });
    props.onDone();
  };

  /** Somebody else was faster: their version is the new base, and yours is merged into it. */
  const rebase = async () => {
    const { data, etag } = await brandprint.sections.get(brandId, section);
    const theirs = (data ?? {}) as JsonObject;
    const { merged, conflicts: found } = mergeEdits(version.base, theirs, draft);
    setVersion({ base: theirs, etag });
    setConflicts(found);
    change(merged);
    setView('form');
    say(
      found.length > 0
        ? 'Somebody else changed the same values'
        : 'Changes of somebody else were taken over. Save again.',
    );
  };
  const save = useMutation({
    mutationFn: () => saveSection(brandId, section, { ...version, draft }),
    onSuccess: () => done('Saved'),
    onError: (error) => (error instanceof PreconditionFailedError ? rebase() : undefined),
  });
  const revert = useMutation({
    mutationFn: () => brandprint.sections.revert(brandId, section, { ifMatch: version.etag }),
    onSuccess: () => done('Back to what was extracted'),
  });
  const resolve = (conflict: Conflict, takesYours: boolean) => {
    if (takesYours) change(withValueAt(draft, conflict.path, conflict.yours) as JsonObject);
    setConflicts((open) => open.filter((other) => other !== conflict));
  };
  const problem = save.error instanceof PreconditionFailedError ? null : save.error;
  const changed = differences(extracted ?? {}, draft);
  const isUnchanged = isEqual(version.base, draft);
  const isDirty = !isUnchanged || jsonProblem !== '';
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => form.current?.querySelector<HTMLElement>('summary, input, textarea, select')?.focus(), []);

  return (
    <>
      <div className="row spread">
        <fieldset className="segments">
          <legend className="visually-hidden">View</legend>
          {(['form', 'json'] as const).map((kind) => (
            <label key={kind} className="segment">
              <input
                type="radio"
                name="view"
                checked={view === kind}
                disabled={jsonProblem !== ''}
                onChange={() => setView(kind)}
              />
              <span>{kind === 'form' ? 'Form' : 'JSON'}</span>
            </label>
          ))}
        </fieldset>
        <div className="row">
          <button type="button" className="button small" disabled={!undo || view === 'json'} onClick={undo}>
            Undo
          </button>
          {isOverridden && (
            <button
              type="button"
              className="button small danger"
              disabled={revert.isPending}
              onClick={() => revert.mutate()}
            >
              Revert to what was extracted
            </button>
          )}
        </div>
      </div>
      <Conflicts conflicts={conflicts} extracted={extracted} onResolve={resolve} />
      <div className={view === 'form' ? 'edit-columns' : 'edit-columns one'}>
        <div className="edit-form" ref={form}>
          {view === 'form' ? (
            <ValueField
              section={section}
              path={[]}
              label="Section"
              value={draft}
              onChange={(next) => change(next as JsonObject)}
            />
          ) : (
            <JsonField
              value={draft}
              extracted={extracted}
              onChange={change}
              problem={jsonProblem}
              onProblem={setJsonProblem}
            />
          )}
        </div>
        {view === 'form' && (
          <aside className="edit-side" aria-label="Difference to what was extracted">
            <h3>Compared with what was extracted</h3>
            {changed.length === 0 ? (
              <p className="muted small">No difference.</p>
            ) : (
              <DifferenceList differences={changed} />
            )}
          </aside>
        )}
      </div>
      <div className="edit-foot">
        <Problem error={problem ?? revert.error} />
        <div className="actions">
          <button type="button" className="button" onClick={props.onCancel}>
            Cancel
          </button>
          <button
            type="button"
            className="button primary"
            disabled={isUnchanged || jsonProblem !== '' || conflicts.length > 0 || save.isPending}
            onClick={() => save.mutate()}
          >
            {save.isPending ? 'Saving …' : 'Save'}
          </button>
        </div>
      </div>
    </>
  );
}
