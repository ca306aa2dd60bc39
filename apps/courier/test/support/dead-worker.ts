import { randomUUID } from 'node:crypto';
import type { DatabaseWithPrisma } from '@brandprint/testing';

/** A crawl that so many workers took, the last of which has died: its lease ran out. Answers the id of its analysis. */
export async function createStageOfDeadWorker({ prisma }: DatabaseWithPrisma, attempts: number): Promise<string> {
  const workspace = await prisma.workspace.create({ data: { name: randomUUID() } });
  const site = { workspaceId: workspace.id, sourceUrl: 'https://acme.test/' };
  const brand = await prisma.brand.create({ data: { ...site, name: 'acme.test' } });
  const { id: analysisId } = await prisma.analysis.create({
    data: { ...site, brandId: brand.id, status: 'running', maxPages: 1, cacheTtl: 300 },
  });
  const claimed = { status: 'running', fence: attempts, attempts, leaseUntil: new Date(0) } as const;
  await prisma.stage.create({ data: { analysisId, name: 'crawl', ...claimed } });
  return analysisId;
}
