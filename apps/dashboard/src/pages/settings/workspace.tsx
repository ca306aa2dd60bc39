import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { messageOf } from '../../api/errors.ts';
import { identity } from '../../api/identity.ts';
import { currentWorkspace, openWorkspace, useMe, useRole } from '../../api/me.ts';
import { Confirm } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { useToast } from '../../ui/toast.tsx';
import { CreateWorkspace } from './create-workspace.tsx';
import { Problem, SettingsPage } from './settings-page.tsx';

export function WorkspacePage() {
  const { data: me } = useMe();
  const { isOwner } = useRole();
  const current = me && currentWorkspace(me);
  return (
    <SettingsPage title="Workspace" intro="Brands, keys, webhooks and members belong to a workspace.">
      {current && isOwner && <Rename key={current.id} name={current.name} />}
      <CreateWorkspace title={current ? 'Another workspace' : 'Create a workspace'} />
      {current && <Danger name={current.name} isOwner={isOwner} />}
    </SettingsPage>
  );
}

function Rename({ name }: { name: string }) {
  const client = useQueryClient();
  const say = useToast();
  const [text, setText] = useState(name);
  const rename = useMutation({
    mutationFn: () => identity.renameWorkspace(text.trim()),
    onSuccess: async () => {
      say('Name saved');
      await client.invalidateQueries({ queryKey: ['me'] });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    rename.mutate();
  };
  return (
    <form className="panel stack" onSubmit={submit}>
      <h2>Name</h2>
      <Field
        label="Name of this workspace"
        value={text}
        required
        maxLength={100}
        onChange={(event) => setText(event.target.value)}
      />
      <Problem error={rename.error} />
      <div>
        <button type="submit" className="button" disabled={rename.isPending || text.trim() === name}>
          Save
        </button>
      </div>
    </form>
  );
}

function Danger({ name, isOwner }: { name: string; isOwner: boolean }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [asking, setAsking] = useState<'leave' | 'delete'>();
  const [typed, setTyped] = useState('');
  const gone = async () => {
    await openWorkspace(client, null, () => navigate({ to: '/' }));
  };
  const leave = useMutation({ mutationFn: identity.leaveWorkspace, onSuccess: gone });
  const remove = useMutation({ mutationFn: () => identity.deleteWorkspace(typed), onSuccess: gone });
  return (
    <section className="panel stack" aria-labelledby="danger">
      <h2 id="danger">Leave or delete</h2>
      <div className="row">
        <button type="button" className="button danger" onClick={() => setAsking('leave')}>
          Leave this workspace
        </button>
        {isOwner && (
          <button type="button" className="button danger" onClick={() => setAsking('delete')}>
            Delete this workspace
          </button>
        )}
      </div>
      {asking === 'leave' && (
        <Confirm
          title={`Leave ${name}?`}
          action="Leave"
          busy={leave.isPending}
          problem={leave.error ? messageOf(leave.error) : undefined}
          onConfirm={() => leave.mutate()}
          onClose={() => setAsking(undefined)}
        >
          <p>You need a new invitation to come back.</p>
        </Confirm>
      )}
      {asking === 'delete' && (
        <Confirm
          title={`Delete ${name}?`}
          action="Delete everything"
          busy={remove.isPending || typed !== name}
          problem={remove.error ? messageOf(remove.error) : undefined}
          onConfirm={() => remove.mutate()}
          onClose={() => setAsking(undefined)}
        >
          <div className="stack">
            <p>All brands, files, edits, keys and webhooks are deleted. This cannot be undone.</p>
            <Field
              label={`Type “${name}” to confirm`}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          </div>
        </Confirm>
      )}
    </section>
  );
}
