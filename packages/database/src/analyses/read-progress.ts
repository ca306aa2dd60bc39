import { clientOf, type Queryable } from '../client.ts';

/** Progress of a brand's newest analysis: for display, not for decisions. */
export interface AnalysisProgress {
  pagesDone: number;
  pagesFound: number;
  stages: { name: string; status: string }[];
}

export async function readProgress(db: Queryable, brandId: string): Promise<AnalysisProgress | null> {
  const analysis = await clientOf(db).analysis.findFirst({
    where: { newestOf: { id: brandId } },
    select: { pagesDone: true, pagesFound: true, stages: { select: { name: true, status: true } } },
  });
  return analysis;
}
