import type { Queryable } from '../client.ts';

/** Characters of a name that lists and events can bear. */
const MAX_NAME = 200;

/** What a `things` section calls the brand, on one line; undefined where it does not. */
export function nameIn(things: unknown): string | undefined {
  const { name } = (things ?? {}) as { name?: unknown };
  if (typeof name !== 'string') return undefined;
  const line = name.replaceAll(/\s+/g, ' ').trim();
  // Cut between characters, not within a surrogate pair.
  const short = [...line.slice(0, 2 * MAX_NAME)].slice(0, MAX_NAME).join('').trimEnd();
  return short === '' ? undefined : short;
}

/** What people call a brand, whatever is extracted of it; undefined where they do not say. */
export async function editedName(tx: Queryable, brandId: string): Promise<string | undefined> {
  const override = await tx.override.findUnique({
    where: { brandId_section: { brandId, section: 'things' } },
    select: { value: true },
  });
  // A patch upon what others cleared is the second of a pair.
  return nameIn(Array.isArray(override?.value) ? override.value[1] : override?.value);
}
