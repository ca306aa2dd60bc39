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
import { type Logger, type SecretBox, SecretsError } from '@brandprint/platform';
import { nextDelay } from './schedule.ts';
import { type Answer, sendMessage } from './send.ts';

export interface DeliveryDeps {
  database: Database;
  /** Reaches only what a webhook may. */
  fetch: PinnedFetch;
  secrets: SecretBox;
  logger: Logger;
  clock: () => Clock;
  random: () => number;
  timeoutMs: number;
}

/** An endpoint that let nothing through for so long is disabled when a message is given up. */
const FAILING_FOR_SECONDS = 5 * 24 * 3600;
/** Until what cannot be signed is tried again. */
const UNSIGNED_RETRY_SECONDS = 60;

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
    const outcome = outcomeOf(claim, answer, deps.random());
    const settled = await database.transaction(async (tx) => {
      const written = await settleDelivery(tx, claim, outcome, clock());
      if (!written) throw new LostClaim('its lease ran out, and it was made due again');
      return written;
    });
    logger.info('webhook sent', { ...about, status: answer.status, error: answer.error || undefined });
    if (settled.disabled) logger.warn('webhook disabled', { ...about, reason: outcome.disable?.reason });
  } catch (error) {
    if (error instanceof LostClaim) logger.warn('what came of a webhook was not written', { ...about, error });
    else if (stopping.aborted) await releaseDelivery(database.prisma, claim, 0, clock());
    else {
      if (error instanceof SecretsError) logger.error('a webhook cannot be signed', { ...about, error });
      else logger.error('could not deliver a webhook', { ...about, error });
      await releaseDelivery(database.prisma, claim, UNSIGNED_RETRY_SECONDS, clock());
    }
  }
}

function send(deps: DeliveryDeps, claim: DeliveryClaim, signal: AbortSignal): Promise<Answer> {
  const sealed = [claim.secret, ...(claim.previousSecret ? [claim.previousSecret] : [])];
  const secrets = sealed.map((secret) => deps.secrets.open(secret, claim.endpointId));
  const message = { id: claim.messageId, url: claim.url, payload: claim.payload, secrets };
  return sendMessage(deps.fetch, message, { timeoutMs: deps.timeoutMs, signal });
}

/** What follows from an answer. A test message is sent once, and says nothing bad of its endpoint unless that is gone. */
function outcomeOf(claim: DeliveryClaim, answer: Answer, random: number): AttemptOutcome {
  const { retryAfter, ...attempt } = answer;
  const works = attempt.error === '';
  const isGone = attempt.status === 410;
  const made = claim.attempts - claim.sentBefore + 1;
  const isTest = claim.type === TEST_MESSAGE;
  const delay = works || isGone || isTest ? null : nextDelay(made, random, retryAfter);
  const givenUp = !works && delay === null;
  return {
    attempt,
    status: works ? 'succeeded' : givenUp ? 'failed' : 'pending',
    delaySeconds: delay ?? 0,
    counts: works || isGone || !isTest,
    disable: isGone ? GONE : givenUp && !isTest ? FAILS : null,
  };
}

const GONE = { reason: 'The endpoint answered 410 Gone.', afterSeconds: 0 };
const FAILS = { reason: 'No message got through for five days.', afterSeconds: FAILING_FOR_SECONDS };
