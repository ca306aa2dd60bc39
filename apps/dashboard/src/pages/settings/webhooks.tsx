import type { Webhook } from '@brandprint/sdk';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { brandprint } from '../../api/client.ts';
import { useRole } from '../../api/me.ts';
import { dateText } from '../../lib/format.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ScrollRegion } from '../../ui/scroll-region.tsx';
import { Loading, State } from '../../ui/state.tsx';
import { Problem, SettingsError, SettingsPage } from './settings-page.tsx';
import { useMakeOnce } from './shown-once.tsx';

const MAX_WEBHOOKS = 200;
const EVENT_TYPES = [
  'brand.queued',
  'brand.running',
  'brand.complete',
  'brand.failed',
  'brand.idle',
  'brand.section_updated',
  'brand.assets_expired',
] as const;
type EventType = (typeof EVENT_TYPES)[number];

export function Webhooks() {
  const { canEdit } = useRole();
  const making = useMakeOnce(NewWebhook, {
    title: 'The signing secret',
    what: 'Secret',
    note: 'With it your server checks that a message is from here (Standard Webhooks).',
  });
  const webhooks = useQuery({
    queryKey: ['webhooks'],
    queryFn: () => brandprint.webhooks.list().toArray({ limit: MAX_WEBHOOKS }),
  });
  const add = (
    <button type="button" className="button primary" onClick={making.start}>
      <Icon name="plus" /> New webhook
    </button>
  );
  return (
    <SettingsPage
      title="Webhooks"
      intro="Signed messages to your server when something happens to a brand."
      action={canEdit && add}
    >
      {webhooks.isError && <SettingsError error={webhooks.error} onRetry={() => webhooks.refetch()} />}
      {webhooks.isPending && <Loading label="Loading webhooks" />}
      {webhooks.data?.length === 0 && (
        <State title="No webhooks yet" actions={canEdit && add}>
          <p>Instead of polling, be told when an analysis is complete.</p>
        </State>
      )}
      {webhooks.data && webhooks.data.length > 0 && <WebhookTable webhooks={webhooks.data} />}
      {making.dialog}
    </SettingsPage>
  );
}

function WebhookTable({ webhooks }: { webhooks: readonly Webhook[] }) {
  return (
    <ScrollRegion className="table-scroll rows" label="Webhooks">
      <table>
        <thead>
          <tr>
            <th scope="col">Endpoint</th>
            <th scope="col">Events</th>
            <th scope="col">Created</th>
            <th scope="col">State</th>
          </tr>
        </thead>
        <tbody>
          {webhooks.map(
            ({ id, url, description, event_types: types, enabled, disabled_reason: reason, created_at }) => (
              <tr key={id}>
                <th scope="row">
                  <Link to="/settings/webhooks/$webhookId" params={{ webhookId: id }} className="wrap">
                    {url}
                  </Link>
                  {description && <div className="muted">{description}</div>}
                </th>
                <td data-label="Events">{types.length === 0 ? 'all' : types.join(', ')}</td>
                <td data-label="Created">{dateText(created_at)}</td>
                <td>
                  <span className={`badge ${enabled ? 'good' : 'bad'}`}>{enabled ? 'Enabled' : 'Disabled'}</span>
                  {reason && <div className="small muted">{reason}</div>}
                </td>
              </tr>
            ),
          )}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

function NewWebhook({ onClose, onCreated }: { onClose: () => void; onCreated: (secret: string) => void }) {
  const client = useQueryClient();
  const [url, setUrl] = useState('');
  const [description, setDescription] = useState('');
  const [types, setTypes] = useState<readonly EventType[]>([]);
  const create = useMutation({
    mutationFn: () =>
      brandprint.webhooks.create({ url: url.trim(), description: description.trim(), event_types: [...types] }),
    onSuccess: ({ secret }) => {
      void client.invalidateQueries({ queryKey: ['webhooks'] });
      onCreated(secret);
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    create.mutate();
  };
  return (
    <Dialog title="New webhook" onClose={onClose}>
      <form className="stack" onSubmit={submit}>
        <Field
          label="URL"
          type="url"
          required
          placeholder="https://hooks.example.com/brandprint"
          value={url}
          onChange={(event) => setUrl(event.target.value)}
        />
        <Field
          label="Description"
          value={description}
          maxLength={200}
          onChange={(event) => setDescription(event.target.value)}
        />
        <fieldset>
          <legend>Events</legend>
          <p className="small muted">None chosen: all of them.</p>
          <div className="checks">
            {EVENT_TYPES.map((type) => (
              <label key={type} className="check">
                <input
                  type="checkbox"
                  checked={types.includes(type)}
                  onChange={({ target }) =>
                    setTypes(target.checked ? [...types, type] : types.filter((other) => other !== type))
                  }
                />
                <span className="mono">{type}</span>
              </label>
            ))}
          </div>
        </fieldset>
        <Problem error={create.error} />
        <div className="actions">
          <button type="button" className="button" onClick={onClose}>
            Cancel
          </button>
          <button type="submit" className="button primary" disabled={create.isPending}>
            Create webhook
          </button>
        </div>
      </form>
    </Dialog>
  );
}
