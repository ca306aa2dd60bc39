import type { SectionName } from '@brandprint/contracts';
import { type Edit, editBytes, lockSection, readEditUsage, writeEdit } from '@brandprint/database';
import { ApiError } from '@brandprint/platform';
import type { Context } from '../context.ts';
import { DEFAULT_USAGE_LIMITS } from '../usage-limits.ts';
import { addPatch, applyOverride, type Override } from '../views/override.ts';
import { type SectionView, sectionView } from '../views/section.ts';
import { requireAnalysis } from './get-section.ts';
import { requireSubscription } from './require-subscription.ts';

type JsonObject = Record<string, unknown>;

interface EditTarget {
  brandId: string;
  section: SectionName;
  /** Edit only one of these versions of the section; any version if undefined. */
  expected: readonly string[] | undefined;
}

/** The section after an edit. `stale`: the version was not an expected one, and nothing was changed. */
export interface EditOutcome {
  kind: 'edited' | 'stale';
  section: SectionView;
}

export const patchSection = (context: Context, target: EditTarget, patch: JsonObject): Promise<EditOutcome> =>
  applyEdit(context, target, 'patch', (override) => addPatch(override, patch));

export const replaceSection = (context: Context, target: EditTarget, value: JsonObject): Promise<EditOutcome> =>
  applyEdit(context, target, 'replace', () => ({ kind: 'replace', value }));

export const revertSection = (context: Context, target: EditTarget): Promise<EditOutcome> =>
  applyEdit(context, target, 'revert', () => null);

/**
 * Common to all edits, in one transaction: edits of a brand are serialised, and each is recorded. An edit that does not
 * change the stored override changes nothing, so an edit is safe to retry.
 */
async function applyEdit(
  { deps, caller }: Context,
  { expected, ...target }: EditTarget,
  action: Edit['action'],
  change: (override: Override | null) => Override | null,
): Promise<EditOutcome> {
  requireSubscription(caller);
  return deps.pipeline.database.transaction(async (tx) => {
    const section = requireAnalysis(await lockSection(tx, { ...target, workspaceId: caller.workspaceId }));
    const current = sectionView(section);
    if (expected && !expected.includes(current.version)) return { kind: 'stale', section: current };

    const override = change(section.override);
    if (isSame(override, section.override)) return { kind: 'edited', section: current };
    const before = applyOverride(section.extracted, section.override);
    const after = applyOverride(section.extracted, override);
    assertSize(override, after);
    // Reverting is always possible.
    if (action !== 'revert') {
      const { bytes: used, megabytes } = await readEditUsage(tx, caller.workspaceId);
      const limit = megabytes ?? (deps.usageLimits ?? DEFAULT_USAGE_LIMITS).editMegabytes;
      if (used + editBytes({ override, before, after }) > limit * MEGABYTE)
        throw new ApiError('PAYLOAD_TOO_LARGE', {
          message: `Edits and edit history of this workspace would exceed ${limit} MB. Deleting brands frees space.`,
        });
    }

    const updatedAt = await writeEdit(tx, { ...target, action, override, before, after, by: caller });
    const edited = sectionView({ ...section, override: override && { ...override, updatedAt } });
    return { kind: 'edited', section: edited };
  });
}

/** The order of keys is stored, so it counts. */
const isSame = (a: Override | null, b: Override | null): boolean =>
  a?.kind === b?.kind && JSON.stringify(a?.value) === JSON.stringify(b?.value);

const MEGABYTE = 1024 * 1024;
/** Limits in bytes of JSON: for all stored edits of a section, and for the edited section. */
const MAX_OVERRIDE_BYTES = MEGABYTE;
const MAX_SECTION_BYTES = 2 * MEGABYTE;

/** Patches accumulate. */
function assertSize(override: Override | null, section: unknown): void {
  if (override && bytes(override.value) > MAX_OVERRIDE_BYTES)
    throw tooLargeError('All edits of this section', MAX_OVERRIDE_BYTES);
  if (override && bytes(section) > MAX_SECTION_BYTES) throw tooLargeError('The edited section', MAX_SECTION_BYTES);
}

const bytes = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));

const tooLargeError = (what: string, limit: number): ApiError =>
  new ApiError('PAYLOAD_TOO_LARGE', { message: `${what} would come to more than ${limit} bytes` });
