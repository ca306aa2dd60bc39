import { createTestLog } from '@brandprint/testing';
import { type MessagesServer, startMessagesServer } from '@brandprint/testing/messages';
import sharp from 'sharp';
import { z } from 'zod';
import {
  type Budget,
  type CallRecord,
  createLlm,
  type ModelRequest,
  type ModelSettings,
  type Reservation,
  type UsageMeter,
} from '../../src/index.ts';

export const KEY = 'sk-ant-api03-Zm9yLXRlc3RzLW9ubHktbm90LXJlYWw';
export const MODEL = 'claude-sonnet-5-5';
export const GOOD_ANSWER = { name: 'Sonnenlied', traits: ['warm', 'plain'] };

const Answer = z.object({ name: z.string().max(20), traits: z.array(z.string().max(20)).max(3) });
type Answer = z.infer<typeof Answer>;

/** A meter in memory: reservations count until they are settled. */
export function createTestMeter() {
  const open = new Map<string, Reservation>();
  const settled: CallRecord[] = [];
  const spent = () => [...open.values(), ...settled];
  const meter: UsageMeter = {
    async reserve(reservation, budget) {
      const costOf = (some: readonly { cost: number }[]) => some.reduce((sum, it) => sum + it.cost, reservation.cost);
      if (costOf(spent()) > budget.cost) return { ok: false, reached: 'budget', held: costOf(settled) <= budget.cost };
      const id = String(open.size + settled.length);
      open.set(id, reservation);
      return { ok: true, id, warm: false, remainingMs: budget.elapsedMs };
    },
    async settle(id, record) {
      open.delete(id);
      settled.push(record);
    },
  };
  return { meter, settled, open };
}

const BUDGET: Budget = { tokens: 2_000_000, cost: 5_000_000, elapsedMs: 360_000 };

/** A client, and its server. */
export async function startTestLlm(options: { deadlineMs?: number; maxBytes?: number; now?: () => number } = {}) {
  const { deadlineMs = 20_000, ...rest } = options;
  const server = await startMessagesServer({ apiKey: KEY, models: [MODEL], script: () => ({ kind: 'hang' }), ...rest });
  const log = createTestLog();
  const make = (more: Partial<ModelSettings> = {}) =>
    createLlm(
      {
        apiKey: KEY,
        baseUrl: server.url,
        model: MODEL,
        stageModels: {},
        prices: {},
        deadlineMs,
        budget: BUDGET,
        ...more,
      },
      { logger: log.logger, onCall: (record) => calls.push(record), retryDelayMs: 20, budgetPollMs: 20 },
    );
  const calls: CallRecord[] = [];
  return { server, log, make, calls };
}

export async function picture(side = 200): Promise<Buffer> {
  return sharp({ create: { width: side, height: side, channels: 3, background: '#c33' } })
    .jpeg()
    .toBuffer();
}

/** Asks for a name and traits. The prefix is long enough to be cached, and differs for every `site`. */
export function requestFor(
  stage: ModelRequest['stage'],
  overrides: Partial<ModelRequest<Answer>> & { site?: string } = {},
): ModelRequest<Answer> {
  const { site = 'a', ...rest } = overrides;
  return {
    stage,
    version: 'test-1',
    system: 'You describe brands.',
    prefix: [{ type: 'text', text: `What site ${site} says.\n${'Bread that sings. '.repeat(600)}` }],
    task: `Do ${stage}.`,
    answer: Answer,
    maxTokens: 500,
    ...rest,
  };
}

/** What a server bills, in the meter's format. */
export const billedUsage = ({ totals }: MessagesServer) => {
  const { input_tokens, output_tokens, cache_creation_input_tokens, cache_read_input_tokens } = totals();
  return {
    input: input_tokens,
    output: output_tokens,
    cacheWrite: cache_creation_input_tokens,
    cacheRead: cache_read_input_tokens,
  };
};
