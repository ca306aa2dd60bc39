import type { SectionName } from '@brandprint/contracts';
import { type Edit, lockSection, writeEdit } from '@brandprint/database';
import { ApiError } from '@brandprint/platform';
import { isMatched } from '../http/etag.ts';
import { applyOverride, type Override, patchOverride } from '../views/override.ts';
import { type SectionAnswer, sectionAnswer } from '../views/section.ts';
import type { Context } from './context.ts';
import { requireShown } from './get-section.ts';
import { requireSubscription } from './subscription.ts';

type JsonObject = Record<string, unknown>;

interface Target {
  brandId: string;
  section: SectionName;
  /** The edit is made only on the section that has one of these ETags. */
  ifMatch: string | undefined;
}

export const patchSection = (context: Context, target: Target, patch: JsonObject): Promise<SectionAnswer> =>
  edit(context, target, 'patch', (override) => patchOverride(override, patch));

export const replaceSection = (context: Context, target: Target, value: JsonObject): Promise<SectionAnswer> =>
  edit(context, target, 'replace', () => ({ kind: 'replace', value }));

export const revertSection = (context: Context, target: Target): Promise<SectionAnswer> =>
  edit(context, target, 'revert', () => null);

/**
 * What every edit does, in one transaction: edits of a brand happen one after the other, and each is on record. One that
 * changes nothing of what is kept changes nothing at all, so that an edit may be sent again.
 */
async function edit(
  { deps, caller }: Context,
  { ifMatch, ...place }: Target,
  action: Edit['action'],
  change: (override: Override | null) => Override | null,
): Promise<SectionAnswer> {
  requireSubscription(caller);
  return deps.pipeline.database.transaction(async (tx) => {
    const section = requireShown(await lockSection(tx, { ...place, workspaceId: caller.workspaceId }));
    const current = sectionAnswer(section);
    if (!isMatched(current.etag, ifMatch)) throw new ApiError('STALE', { headers: { ETag: current.etag } });

    const override = change(section.override);
    if (isSame(override, section.override)) return current;
    const before = applyOverride(section.extracted, section.override);
    const after = applyOverride(section.extracted, override);
    refuseTooLarge(override, after);

    const updatedAt = await writeEdit(tx, { ...place, action, override, before, after, by: caller });
    return sectionAnswer({ ...section, override: override && { ...override, updatedAt } });
  });
}

/** The order of keys is kept, so it counts. */
const isSame = (a: Override | null, b: Override | null): boolean =>
  a?.kind === b?.kind && JSON.stringify(a?.value) === JSON.stringify(b?.value);

/** Bytes of JSON: what may be kept of all edits of a section, and what they may make of it. */
const MAX_OVERRIDE = 1024 * 1024;
const MAX_SECTION = 2 * MAX_OVERRIDE;

/** Patches add up. */
function refuseTooLarge(override: Override | null, section: unknown): void {
  if (override && bytes(override.value) > MAX_OVERRIDE) throw tooLarge('All edits of this section', MAX_OVERRIDE);
  if (override && bytes(section) > MAX_SECTION) throw tooLarge('The edited section', MAX_SECTION);
}

const bytes = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));

const tooLarge = (what: string, limit: number): ApiError =>
  new ApiError('PAYLOAD_TOO_LARGE', { message: `${what} would come to more than ${limit} bytes` });
