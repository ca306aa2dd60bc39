import { createHash } from 'node:crypto';
import { BrandDetailResponse } from '@brandprint/contracts';
import type { BrandState } from '@brandprint/database';
import { z } from 'zod';
import { areAssetsExpired, type QueuePosition } from './brand.ts';

/** Identifies everything shown of a brand, including queue position and expiry, in this release's format. */
export function brandVersion(brand: BrandState, { position, estimatedWaitMinutes }: QueuePosition, now: Date): string {
  const changed = `${brand.version}-${brand.updatedAt.getTime()}`;
  return `${schemaHash()}-${changed}-${position}-${estimatedWaitMinutes}-${Number(areAssetsExpired(brand, now))}`;
}

let cachedSchemaHash: string | undefined;

/** A hash of the response schema, so that a copy cached from an earlier release is not taken for a current one. */
function schemaHash(): string {
  cachedSchemaHash ??= createHash('sha256')
    .update(JSON.stringify(z.toJSONSchema(BrandDetailResponse)))
    .digest('hex')
    .slice(0, 8);
  return cachedSchemaHash;
}
