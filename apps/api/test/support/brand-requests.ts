import { BrandDetailResponse } from '@brandprint/contracts';
import type { TestApi, TestCaller } from './api.ts';
import { sampleThings, stubStageHandler } from './run-stages.ts';

export const brandPath = (brandId: string, more = '') => `/v1/api/brands/${brandId}${more}`;

export async function readBrand(caller: TestCaller, brandId: string) {
  const response = await caller.get(brandPath(brandId)).expect(200);
  return BrandDetailResponse.strict().parse(response.body).data;
}

export const cancelSubscription = (api: TestApi, { workspaceId: id }: TestCaller) =>
  api.database.prisma.workspace.update({ where: { id }, data: { subscriptionStatus: 'canceled' } });

/** Stages that all succeed, for a brand of this name. */
export const stagesThatFind = (name: string) =>
  stubStageHandler({ things: sampleThings({ name, description: `About ${name}` }) });
