import type { AnyStage } from '@brandprint/contracts';
import { clientOf, type Queryable } from '../client.ts';
import { recordStatusChange } from '../events/record.ts';

export interface NewAnalysis {
  brandId: string;
  workspaceId: string;
  sourceUrl: string;
  requestedStages: readonly string[];
  resolvedStages: readonly string[];
  /** Every stage to run, including the crawl and internal ones. */
  stages: readonly AnyStage[];
  maxPages: number;
  /** In seconds. */
  cacheTtl: number;
  /** `traceparent` of the request; null if it is not traced. */
  traceParent?: string | null;
}

/** Writes a queued analysis with its stages, makes it the brand's newest and records the event. Returns its id. */
export async function createAnalysis(tx: Queryable, input: NewAnalysis): Promise<string> {
  const { stages, requestedStages, resolvedStages, ...fields } = input;
  const analysis = await clientOf(tx).analysis.create({
    data: {
      ...fields,
      requestedStages: [...requestedStages],
      resolvedStages: [...resolvedStages],
      stages: { createMany: { data: stages.map((name) => ({ name })) } },
    },
    select: { id: true },
  });
  await clientOf(tx).brand.update({
    where: { id: input.brandId, workspaceId: input.workspaceId },
    data: { analysisId: analysis.id, status: 'queued' },
  });
  await recordStatusChange(tx, analysis.id, 'queued');
  return analysis.id;
}
