import { TEST_MESSAGE_TYPE } from '@brandprint/contracts';
import {
  type AttemptOutcome,
  type Clock,
  type Database,
  type DeliveryClaim,
  failUnsentDelivery,
  releaseDeliveryClaim,
  settleDelivery,
} from '@brandprint/database';
import type { PinnedFetch } from '@brandprint/egress';
import type { Metrics } from '@brandprint/operations';
import type { Logger } from '@brandprint/platform';
import { nextConcurrency } from './endpoint-concurrency.ts';
import { nextDelay } from './retry-schedule.ts';
import type { OpenSecrets } from './secret-opener.ts';
import { type SendResult, sendMessage } from './send-message.ts';

export interface DeliveryDeps {
  database: Database;
  /** Reaches only addresses that webhooks may use. */
  fetch: PinnedFetch;
  openSecrets: OpenSecrets;
  logger: Logger;
  metrics?: Metrics | undefined;
  clock: () => Clock;
  random: () => number;
  timeoutMs: number;
  /** Maximum of concurrent messages to an endpoint. */
  perEndpoint: number;
}

/** An endpoint that accepted nothing for this long is disabled. */
const DISABLE_AFTER_SECONDS = 5 * 24 * 3600;
/** Delay before a retry of an attempt that could not be made or recorded. */
const ERROR_RETRY_SECONDS = 60;

class LostClaim extends Error {
  override name = 'LostClaim';
}

/** Sends a claimed message and records the result. If `stopping` aborts, the message is released. */
export async function deliverWebhook(deps: DeliveryDeps, claim: DeliveryClaim, stopping: AbortSignal): Promise<void> {
  const { database, logger, clock } = deps;
  const logFields = { webhook: claim.endpointId, delivery: claim.id, message_id: claim.messageId };
  if (claim.disabled) return database.transaction((tx) => failUnsentDelivery(tx, claim, clock()));
  try {
    const result = await signAndSend(deps, claim, stopping);
    const outcome = result ? outcomeOf(deps, claim, result) : unsentOutcome(claim, UNSIGNED_REASON, deps.random());
    const settled = await database.transaction(async (tx) => {
      const saved = await settleDelivery(tx, claim, outcome, clock());
      if (!saved) throw new LostClaim('the lease expired and the delivery was rescheduled');
      return saved;
    });
    const { status, error } = outcome.attempt;
    recordOutcome(deps, { outcome, sent: result !== null, disabled: settled.disabled });
    if (result) logger.info('webhook attempt', { ...logFields, status, error: error || undefined });
    if (settled.disabled) logger.warn('webhook disabled', { ...logFields, reason: outcome.disable?.reason });
  } catch (error) {
    if (error instanceof LostClaim) logger.warn('webhook result was not saved: claim lost', { ...logFields, error });
    else if (stopping.aborted) await releaseDeliveryClaim(database, claim, 0, clock());
    else {
      logger.error('webhook delivery failed', { ...logFields, error });
      await releaseDeliveryClaim(database, claim, ERROR_RETRY_SECONDS, clock());
    }
  }
}

function recordOutcome({ metrics }: DeliveryDeps, { outcome: { attempt }, sent, disabled }: FinishedAttempt): void {
  const { status, error, durationMs } = attempt;
  const failure = !sent ? 'unsent' : status !== null ? 'refused' : 'unreachable';
  const outcome = error === '' ? 'succeeded' : failure;
  metrics?.observe('brandprint_webhook_duration_seconds', { outcome }, durationMs / 1_000);
  if (disabled) metrics?.add('brandprint_webhooks_disabled_total', {});
}

interface FinishedAttempt {
  outcome: AttemptOutcome;
  /** False if it could not be signed and so was not sent. */
  sent: boolean;
  disabled: boolean;
}

/** Null if it cannot be signed. */
async function signAndSend(deps: DeliveryDeps, claim: DeliveryClaim, signal: AbortSignal): Promise<SendResult | null> {
  const secrets = deps.openSecrets(claim);
  if (!secrets) return null;
  const requestContext = { webhook: claim.endpointId, delivery: claim.id };
  const message = { id: claim.messageId, url: claim.url, payload: claim.payload, secrets, requestContext };
  return sendMessage(deps.fetch, message, { timeoutMs: deps.timeoutMs, signal });
}

/**
 * What follows from a response. A test message is sent once and does not count against its endpoint, except for 410
 * Gone.
 */
function outcomeOf({ random, perEndpoint }: DeliveryDeps, claim: DeliveryClaim, result: SendResult): AttemptOutcome {
  const { retryAfterSeconds, ...attempt } = result;
  const succeeded = attempt.error === '';
  const isGone = attempt.status === 410;
  const isTest = claim.type === TEST_MESSAGE_TYPE;
  return {
    attempt,
    ...(succeeded || isGone
      ? { status: succeeded ? 'succeeded' : 'failed', delaySeconds: 0 }
      : retryOrFail(claim, random(), retryAfterSeconds)),
    countsForHealth: succeeded || isGone || !isTest,
    concurrency: isTest ? null : nextConcurrency(claim, result, perEndpoint),
    disable: isGone ? DISABLE_GONE : succeeded || isTest ? null : DISABLE_FAILING,
  };
}

/** What follows from a failure on our side: a retry, which does not count against the endpoint. */
export function unsentOutcome(claim: RetryInput, error: string, random: number): AttemptOutcome {
  const attempt = { startedAt: new Date(), durationMs: 0, status: null, responseBody: '', error };
  return { attempt, ...retryOrFail(claim, random), countsForHealth: false, concurrency: null, disable: null };
}

type RetryInput = Pick<DeliveryClaim, 'type' | 'attempts' | 'sentBefore'>;

function retryOrFail({ type, attempts, sentBefore }: RetryInput, random: number, retryAfter = 0) {
  const delay = type === TEST_MESSAGE_TYPE ? null : nextDelay(attempts - sentBefore + 1, random, retryAfter);
  return { status: delay === null ? ('failed' as const) : ('pending' as const), delaySeconds: delay ?? 0 };
}

const UNSIGNED_REASON =
  'The message could not be signed because the secret cannot be decrypted. Replace it (rotate-secret).';

const DISABLE_GONE = { reason: 'The endpoint answered 410 Gone.', afterSeconds: 0 };
const DISABLE_FAILING = { reason: 'No message got through for five days.', afterSeconds: DISABLE_AFTER_SECONDS };
