import { createHash } from 'node:crypto';
import { BrandDetailResponse } from '@brandprint/contracts';
import type { BrandState } from '@brandprint/database';
import { z } from 'zod';
import { areAssetsExpired, type QueuePosition } from './brand.ts';

/** Names all that is shown of a brand, place in the queue and expiry included, in this release's form of it. */
export function brandVersion(brand: BrandState, { position, estimatedWaitMinutes }: QueuePosition, now: Date): string {
  const changed = `${brand.version}-${brand.updatedAt.getTime()}`;
  return `${schemaHash()}-${changed}-${position}-${estimatedWaitMinutes}-${Number(areAssetsExpired(brand, now))}`;
}

let cachedSchemaHash: string | undefined;

/** Short for the shape of the answer: what a client keeps from an earlier release is not taken for this one's. */
function schemaHash(): string {
  cachedSchemaHash ??= createHash('sha256')
    .update(JSON.stringify(z.toJSONSchema(BrandDetailResponse)))
    .digest('hex')
    .slice(0, 8);
  return cachedSchemaHash;
}
