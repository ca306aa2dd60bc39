import { type Database, reserveCall, settleCall } from '@brandprint/database';
import type { Llm, UsageMeter } from '@brandprint/llm';
import type { WriterPort } from '@brandprint/sections';

/** What the calls of a model are metered for. */
export interface CallOwner {
  analysisId: string;
  brandId: string;
  workspaceId: string;
}

/** A model as a section sees it. Its calls are recorded in the database. */
export function createWriterPort(llm: Llm, database: Database, owner: CallOwner): WriterPort {
  const meter = createDatabaseMeter(database, owner);
  return {
    async write(task, signal) {
      const result = await llm.ask(task, { analysisId: owner.analysisId, meter, signal });
      return result.ok ? result : { ok: false, reason: result.reason };
    },
  };
}

function createDatabaseMeter(database: Database, owner: CallOwner): UsageMeter {
  return {
    reserve: ({ version, usage, ...call }, budget) =>
      reserveCall(database, { ...owner, ...call, promptVersion: version, tokens: usage }, budget),
    settle: (id, { outcome, usage, cost, estimated, durationMs }) =>
      settleCall(database, id, { outcome, tokens: usage, cost, estimated, durationMs }),
  };
}
