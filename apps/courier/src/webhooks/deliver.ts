import { TEST_MESSAGE } from '@brandprint/contracts';
import {
  type AttemptOutcome,
  type Clock,
  type Database,
  type DeliveryClaim,
  endUnsent,
  releaseDelivery,
  settleDelivery,
} from '@brandprint/database';
import type { PinnedFetch } from '@brandprint/egress';
import type { Metrics } from '@brandprint/operations';
import type { Logger } from '@brandprint/platform';
import { nextDelay } from './schedule.ts';
import type { OpenSecrets } from './secrets.ts';
import { type Answer, sendMessage } from './send.ts';

export interface DeliveryDeps {
  database: Database;
  /** Reaches only what a webhook may. */
  fetch: PinnedFetch;
  openSecrets: OpenSecrets;
  logger: Logger;
  metrics?: Metrics | undefined;
  clock: () => Clock;
  random: () => number;
  timeoutMs: number;
}

/** An endpoint that let nothing through for so long is disabled. */
const FAILING_FOR_SECONDS = 5 * 24 * 3600;
/** Until a message is tried again whose attempt could not be made or written. */
const BROKEN_RETRY_SECONDS = 60;

class LostClaim extends Error {
  override name = 'LostClaim';
}

/** Sends a claimed message and writes what came of it. `stopping` hands it back. */
export async function deliver(deps: DeliveryDeps, claim: DeliveryClaim, stopping: AbortSignal): Promise<void> {
  const { database, logger, clock } = deps;
  const about = { webhook: claim.endpointId, delivery: claim.id, message_id: claim.messageId };
  if (claim.disabled) return database.transaction((tx) => endUnsent(tx, claim, clock()));
  try {
    const answer = await send(deps, claim, stopping);
    const outcome = answer ? outcomeOf(claim, answer, deps.random()) : notSent(claim, UNSIGNED, deps.random());
    const settled = await database.transaction(async (tx) => {
      const written = await settleDelivery(tx, claim, outcome, clock());
      if (!written) throw new LostClaim('its lease ran out, and it was made due again');
      return written;
    });
    const { status, error } = outcome.attempt;
    count(deps, { outcome, answered: answer !== null, disabled: settled.disabled });
    if (answer) logger.info('webhook sent', { ...about, status, error: error || undefined });
    if (settled.disabled) logger.warn('webhook disabled', { ...about, reason: outcome.disable?.reason });
  } catch (error) {
    if (error instanceof LostClaim) logger.warn('what came of a webhook was not written', { ...about, error });
    else if (stopping.aborted) await releaseDelivery(database, claim, 0, clock());
    else {
      logger.error('could not deliver a webhook', { ...about, error });
      await releaseDelivery(database, claim, BROKEN_RETRY_SECONDS, clock());
    }
  }
}

function count({ metrics }: DeliveryDeps, { outcome: { attempt }, answered, disabled }: Ended): void {
  const { status, error, durationMs } = attempt;
  const failure = !answered ? 'unsent' : status !== null ? 'refused' : 'unreachable';
  const outcome = error === '' ? 'succeeded' : failure;
  metrics?.observe('brandprint_webhook_duration_seconds', { outcome }, durationMs / 1_000);
  if (disabled) metrics?.add('brandprint_webhooks_disabled_total', {});
}

interface Ended {
  outcome: AttemptOutcome;
  /** False if it could not be signed, and so was not sent. */
  answered: boolean;
  disabled: boolean;
}

/** Null if it cannot be signed. */
async function send(deps: DeliveryDeps, claim: DeliveryClaim, signal: AbortSignal): Promise<Answer | null> {
  const secrets = deps.openSecrets(claim);
  if (!secrets) return null;
  const about = { webhook: claim.endpointId, delivery: claim.id };
  const message = { id: claim.messageId, url: claim.url, payload: claim.payload, secrets, about };
  return sendMessage(deps.fetch, message, { timeoutMs: deps.timeoutMs, signal });
}

/** What follows from an answer. A test message is sent once, and says nothing bad of its endpoint unless that is gone. */
function outcomeOf(claim: DeliveryClaim, answer: Answer, random: number): AttemptOutcome {
  const { retryAfter, ...attempt } = answer;
  const works = attempt.error === '';
  const isGone = attempt.status === 410;
  const isTest = claim.type === TEST_MESSAGE;
  return {
    attempt,
    ...(works || isGone
      ? { status: works ? 'succeeded' : 'failed', delaySeconds: 0 }
      : retried(claim, random, retryAfter)),
    counts: works || isGone || !isTest,
    disable: isGone ? GONE : works || isTest ? null : FAILS,
  };
}

/** What follows from an attempt that came to nothing on our side: it is tried again, and the endpoint is not blamed. */
export function notSent(claim: Sendable, error: string, random: number): AttemptOutcome {
  const attempt = { startedAt: new Date(), durationMs: 0, status: null, responseBody: '', error };
  return { attempt, ...retried(claim, random), counts: false, disable: null };
}

type Sendable = Pick<DeliveryClaim, 'type' | 'attempts' | 'sentBefore'>;

function retried({ type, attempts, sentBefore }: Sendable, random: number, retryAfter = 0) {
  const delay = type === TEST_MESSAGE ? null : nextDelay(attempts - sentBefore + 1, random, retryAfter);
  return { status: delay === null ? ('failed' as const) : ('pending' as const), delaySeconds: delay ?? 0 };
}

const UNSIGNED = 'The message could not be signed: the secret cannot be read. Replace it (rotate-secret).';

const GONE = { reason: 'The endpoint answered 410 Gone.', afterSeconds: 0 };
const FAILS = { reason: 'No message got through for five days.', afterSeconds: FAILING_FOR_SECONDS };
