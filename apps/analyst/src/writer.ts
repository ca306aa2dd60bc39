import { type Database, reserveCall, settleCall } from '@brandprint/database';
import type { Llm, Meter } from '@brandprint/llm';
import type { WriterPort } from '@brandprint/sections';

/** Whom a model's calls are metered for. */
export interface MeteredFor {
  analysisId: string;
  brandId: string;
  workspaceId: string;
}

/** A model as a section sees it, its calls noted in the database. */
export function writerPort(llm: Llm, database: Database, whom: MeteredFor): WriterPort {
  const meter = databaseMeter(database, whom);
  return {
    async write(task, signal) {
      const asked = await llm.ask(task, { analysisId: whom.analysisId, meter, signal });
      return asked.ok ? asked : { ok: false, reason: asked.reason };
    },
  };
}

function databaseMeter(database: Database, whom: MeteredFor): Meter {
  return {
    reserve: ({ version, usage, ...call }, budget) =>
      reserveCall(database, { ...whom, ...call, promptVersion: version, tokens: usage }, budget),
    settle: (id, { outcome, usage, cost, estimated, durationMs }) =>
      settleCall(database, id, { outcome, tokens: usage, cost, estimated, durationMs }),
  };
}
