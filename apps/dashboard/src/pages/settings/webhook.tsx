import type { Webhook } from '@brandprint/sdk';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { brandprint } from '../../api/client.ts';
import { messageOf } from '../../api/errors.ts';
import { useRole } from '../../api/me.ts';
import { dateTimeText } from '../../lib/format.ts';
import { Confirm } from '../../ui/dialog.tsx';
import { Loading, State } from '../../ui/state.tsx';
import { useToast } from '../../ui/toast.tsx';
import { Delivery } from './delivery.tsx';
import { Problem, SettingsError, SettingsPage } from './settings-page.tsx';
import { ShownOnce } from './shown-once.tsx';

const PAGE_SIZE = 25;
const POLL_MS = 3_000;

export function WebhookPage() {
  const { webhookId } = useParams({ from: '/signed-in/settings/webhooks/$webhookId' });
  const webhook = useQuery({ queryKey: ['webhooks', webhookId], queryFn: () => brandprint.webhooks.get(webhookId) });
  if (webhook.isError) return <SettingsError error={webhook.error} onRetry={() => webhook.refetch()} />;
  if (!webhook.data) return <Loading label="Loading the webhook" />;
  return <WebhookDetail webhook={webhook.data} />;
}

function WebhookDetail({ webhook }: { webhook: Webhook }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const say = useToast();
  const { canEdit } = useRole();
  const [asking, setAsking] = useState<'rotate' | 'delete'>();
  const [secret, setSecret] = useState<string>();
  const refresh = () => client.invalidateQueries({ queryKey: ['webhooks'] });
  const test = useMutation({
    mutationFn: () => brandprint.webhooks.test(webhook.id),
    onSuccess: async () => {
      say('Test message queued');
      await refresh();
    },
  });
  const toggle = useMutation({
    mutationFn: () => brandprint.webhooks.update(webhook.id, { enabled: !webhook.enabled }),
    onSuccess: refresh,
  });
  const rotate = useMutation({
    mutationFn: () => brandprint.webhooks.rotateSecret(webhook.id),
    onSuccess: ({ secret: next }) => {
      setAsking(undefined);
      setSecret(next);
    },
  });
  const remove = useMutation({
    mutationFn: () => brandprint.webhooks.delete(webhook.id),
    onSuccess: async () => {
      await navigate({ to: '/settings/webhooks' });
      await refresh();
    },
  });
  return (
    <SettingsPage
      title="Webhook"
      intro={<span className="wrap mono">{webhook.url}</span>}
      action={
        <Link to="/settings/webhooks" className="button small">
          All webhooks
        </Link>
      }
    >
      {!webhook.enabled && <p className="notice warn">Nothing is sent: it is disabled. {webhook.disabled_reason}</p>}
      {canEdit && (
        <div className="row">
          <button type="button" className="button" disabled={test.isPending} onClick={() => test.mutate()}>
            Send a test
          </button>
          <button type="button" className="button" disabled={toggle.isPending} onClick={() => toggle.mutate()}>
            {webhook.enabled ? 'Disable' : 'Enable'}
          </button>
          <button type="button" className="button" onClick={() => setAsking('rotate')}>
            New secret
          </button>
          <button type="button" className="button danger" onClick={() => setAsking('delete')}>
            Delete
          </button>
        </div>
      )}
      <Problem error={test.error ?? toggle.error} />
      <Deliveries webhookId={webhook.id} canEdit={canEdit} />
      {asking === 'rotate' && (
        <Confirm
          title="Make a new secret?"
          action="New secret"
          busy={rotate.isPending}
          problem={rotate.error ? messageOf(rotate.error) : undefined}
          onConfirm={() => rotate.mutate()}
          onClose={() => setAsking(undefined)}
        >
          <p>For 24 hours messages are signed with both, so that your server can change over.</p>
        </Confirm>
      )}
      {asking === 'delete' && (
        <Confirm
          title="Delete this webhook?"
          action="Delete the webhook"
          busy={remove.isPending}
          problem={remove.error ? messageOf(remove.error) : undefined}
          onConfirm={() => remove.mutate()}
          onClose={() => setAsking(undefined)}
        >
          <p>Its deliveries are deleted, too. Nothing more is sent.</p>
        </Confirm>
      )}
      {secret && (
        <ShownOnce
          title="The new secret"
          what="Secret"
          value={secret}
          note="The old one is valid for 24 more hours."
          onClose={() => setSecret(undefined)}
        />
      )}
    </SettingsPage>
  );
}

function Deliveries({ webhookId, canEdit }: { webhookId: string; canEdit: boolean }) {
  const query = useInfiniteQuery({
    queryKey: ['webhooks', webhookId, 'deliveries'],
    queryFn: ({ pageParam, signal }) =>
      brandprint.webhooks.deliveries.list(webhookId, { limit: PAGE_SIZE, cursor: pageParam }, { signal }).page(),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ pagination }) => (pagination.has_more ? pagination.next_cursor : undefined),
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ data }) => data.some(({ finished_at }) => finished_at === null)) ? POLL_MS : false,
  });
  const deliveries = query.data?.pages.flatMap(({ data }) => data) ?? [];
  return (
    <section className="stack" aria-labelledby="deliveries">
      <h2 id="deliveries">Deliveries</h2>
      {query.isError && <SettingsError error={query.error} onRetry={() => query.refetch()} />}
      {query.isPending && <Loading label="Loading deliveries" />}
      {query.isSuccess && deliveries.length === 0 && (
        <State title="Nothing sent yet">
          <p>Send a test to see your server’s answer.</p>
        </State>
      )}
      {deliveries.length > 0 && (
        <ul className="deliveries">
          {deliveries.map((delivery) => (
            <li key={delivery.id}>
              <Delivery
                webhookId={webhookId}
                delivery={delivery}
                when={dateTimeText(delivery.created_at)}
                canEdit={canEdit}
              />
            </li>
          ))}
        </ul>
      )}
      {query.hasNextPage && (
        <button type="button" className="button" onClick={() => query.fetchNextPage()}>
          Show more
        </button>
      )}
    </section>
  );
}
