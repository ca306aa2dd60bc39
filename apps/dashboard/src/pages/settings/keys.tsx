import type { ApiKey } from '@brandprint/sdk';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { brandprint } from '../../api/client.ts';
import { messageOf } from '../../api/errors.ts';
import { useRole } from '../../api/me.ts';
import { dateText, relativeText } from '../../lib/format.ts';
import { Confirm, Dialog } from '../../ui/dialog.tsx';
import { Field, SelectField } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ScrollRegion } from '../../ui/scroll-region.tsx';
import { Loading, State } from '../../ui/state.tsx';
import { Problem, SettingsError, SettingsPage } from './settings-page.tsx';
import { useMakeOnce } from './shown-once.tsx';

const MAX_KEYS = 200;
const ENVIRONMENTS = [
  ['prod', 'Production'],
  ['stag', 'Staging'],
] as const;
type Environment = (typeof ENVIRONMENTS)[number][0];

export function Keys() {
  const { isOwner } = useRole();
  const making = useMakeOnce(NewKey, {
    title: 'Your new key',
    what: 'API key',
    note: 'Send it as “Authorization: Bearer …”. Keep it out of web pages and repositories.',
  });
  const [revoking, setRevoking] = useState<ApiKey>();
  const keys = useQuery({ queryKey: ['keys'], queryFn: () => brandprint.keys.list().toArray({ limit: MAX_KEYS }) });
  const add = (
    <button type="button" className="button primary" onClick={making.start}>
      <Icon name="plus" /> New key
    </button>
  );
  return (
    <SettingsPage
      title="API keys"
      intro="For programs that use the API of this workspace. A revoked key stops working at once."
      action={isOwner && add}
    >
      {keys.isError && <SettingsError error={keys.error} onRetry={() => keys.refetch()} />}
      {keys.isPending && <Loading label="Loading keys" />}
      {keys.data?.length === 0 && (
        <State title="No keys yet" actions={isOwner && add}>
          <p>Make one for each program, so that each can be revoked alone.</p>
        </State>
      )}
      {keys.data && keys.data.length > 0 && <KeyTable keys={keys.data} onRevoke={isOwner ? setRevoking : undefined} />}
      {making.dialog}
      {revoking && <RevokeKey apiKey={revoking} onClose={() => setRevoking(undefined)} />}
    </SettingsPage>
  );
}

function KeyTable({ keys, onRevoke }: { keys: readonly ApiKey[]; onRevoke?: ((key: ApiKey) => void) | undefined }) {
  return (
    <ScrollRegion className="table-scroll rows" label="API keys">
      <table>
        <thead>
          <tr>
            <th scope="col">Key</th>
            <th scope="col">Environment</th>
            <th scope="col">Created</th>
            <th scope="col">Last used</th>
            <td />
          </tr>
        </thead>
        <tbody>
          {keys.map((key) => (
            <tr key={key.id}>
              <th scope="row">
                <div>{key.description || 'Without description'}</div>
                <code className="muted">{key.hint}…</code>
              </th>
              <td>{key.environment === 'prod' ? 'Production' : 'Staging'}</td>
              <td data-label="Created">{dateText(key.created_at)}</td>
              <td data-label="Last used">{key.last_used_at ? relativeText(key.last_used_at) : 'never'}</td>
              <td className="end">
                {key.revoked_at ? (
                  <span className="badge plain">Revoked {dateText(key.revoked_at)}</span>
                ) : (
                  onRevoke && (
                    <button type="button" className="button small danger" onClick={() => onRevoke(key)}>
                      Revoke<span className="visually-hidden"> {key.description || key.hint}</span>
                    </button>
                  )
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

function NewKey({ onClose, onCreated }: { onClose: () => void; onCreated: (key: string) => void }) {
  const client = useQueryClient();
  const [environment, setEnvironment] = useState<Environment>('prod');
  const [description, setDescription] = useState('');
  const create = useMutation({
    mutationFn: () => brandprint.keys.create({ environment, description: description.trim() }),
    onSuccess: ({ key }) => {
      void client.invalidateQueries({ queryKey: ['keys'] });
      onCreated(key);
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    create.mutate();
  };
  return (
    <Dialog title="New API key" onClose={onClose}>
      <form className="stack" onSubmit={submit}>
        <Field
          label="Description"
          placeholder="Website importer"
          hint="What the key is for, so that you recognise it later."
          value={description}
          maxLength={200}
          onChange={(event) => setDescription(event.target.value)}
        />
        <SelectField
          label="Environment"
          value={environment}
          options={ENVIRONMENTS}
          onChange={setEnvironment}
          hint="Both behave alike and count alike; usage is shown for each."
        />
        <Problem error={create.error} />
        <div className="actions">
          <button type="button" className="button" onClick={onClose}>
            Cancel
          </button>
          <button type="submit" className="button primary" disabled={create.isPending}>
            Create key
          </button>
        </div>
      </form>
    </Dialog>
  );
}

function RevokeKey({ apiKey, onClose }: { apiKey: ApiKey; onClose: () => void }) {
  const client = useQueryClient();
  const revoke = useMutation({
    mutationFn: () => brandprint.keys.revoke(apiKey.id),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: ['keys'] });
      onClose();
    },
  });
  return (
    <Confirm
      title={`Revoke ${apiKey.description || apiKey.hint}?`}
      action="Revoke the key"
      busy={revoke.isPending}
      problem={revoke.error ? messageOf(revoke.error) : undefined}
      onConfirm={() => revoke.mutate()}
      onClose={onClose}
    >
      <p>Its next request gets 401. A revoked key cannot be used again.</p>
    </Confirm>
  );
}
