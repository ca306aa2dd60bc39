import type { WebhookDeliverySummary } from '@brandprint/sdk';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { brandprint } from '../../api/client.ts';
import { dateTimeText, relativeText } from '../../lib/format.ts';
import { ScrollRegion } from '../../ui/scroll-region.tsx';
import { Loading } from '../../ui/state.tsx';
import { Problem } from './settings-page.tsx';

const LOOKS: Record<string, string> = { succeeded: 'good', failed: 'bad', pending: 'busy', delivering: 'busy' };

interface DeliveryProps {
  webhookId: string;
  delivery: WebhookDeliverySummary;
  when: string;
  canEdit: boolean;
}

/** One message: what was sent, every attempt and its answer. */
export function Delivery({ webhookId, delivery, when, canEdit }: DeliveryProps) {
  const [isOpen, setOpen] = useState(false);
  const { status, type, response_status: answer, attempt_count: attempts } = delivery;
  return (
    <details className="delivery" open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <span className={`badge ${LOOKS[status] ?? ''}`}>{status}</span>
        <span className="mono grow">{type}</span>
        <span className="muted">{answer === null ? `${attempts} attempts` : `HTTP ${answer}`}</span>
        <span className="muted">{when}</span>
      </summary>
      {isOpen && <DeliveryDetail webhookId={webhookId} deliveryId={delivery.id} canEdit={canEdit} />}
    </details>
  );
}

function DeliveryDetail({
  webhookId,
  deliveryId,
  canEdit,
}: {
  webhookId: string;
  deliveryId: string;
  canEdit: boolean;
}) {
  const client = useQueryClient();
  const query = useQuery({
    queryKey: ['webhooks', webhookId, 'deliveries', deliveryId],
    queryFn: () => brandprint.webhooks.deliveries.get(webhookId, deliveryId),
  });
  const redeliver = useMutation({
    mutationFn: () => brandprint.webhooks.deliveries.redeliver(webhookId, deliveryId),
    onSuccess: () => client.invalidateQueries({ queryKey: ['webhooks', webhookId, 'deliveries'] }),
  });
  if (query.isError) return <Problem error={query.error} />;
  if (!query.data) return <Loading label="Loading the delivery" height="6rem" />;
  const { request_body: body, attempts, next_attempt_at: next } = query.data;
  return (
    <div className="delivery-body stack">
      <div>
        <h3>Sent</h3>
        <ScrollRegion className="raw" label="Body that was sent">
          <pre>{pretty(body)}</pre>
        </ScrollRegion>
      </div>
      {attempts.map(({ number, started_at, duration_ms, response_status, response_body, error }) => (
        <div key={number}>
          <h3>Attempt {number}</h3>
          <p className="muted small">
            {dateTimeText(started_at)} · {duration_ms} ms ·{' '}
            {response_status === null ? error || 'no answer' : `HTTP ${response_status}`}
          </p>
          {response_body && <pre className="raw">{response_body}</pre>}
        </div>
      ))}
      {next && <p className="muted">Next attempt {relativeText(next)}.</p>}
      <Problem error={redeliver.error} />
      {canEdit && (
        <div>
          <button type="button" className="button" disabled={redeliver.isPending} onClick={() => redeliver.mutate()}>
            Send again
          </button>
        </div>
      )}
    </div>
  );
}

function pretty(json: string): string {
  try {
    return JSON.stringify(JSON.parse(json), null, 2);
  } catch {
    return json;
  }
}
