import { type Document, operationsOf } from './document.ts';
import type { Tokens } from './fixture.ts';
import type { Cursors } from './requests.ts';
import { type ResourceKind, resourceId } from './resource-ids.ts';

/** Gets a cursor from every list by requesting a page of one entry. */
export async function collectCursors(base: URL, document: Document, tokens: readonly Tokens[]): Promise<Cursors> {
  const lists = operationsOf(document).filter(({ parameters }) => parameters.some(({ name }) => name === 'cursor'));
  const found = await Promise.all(
    lists.map(async ({ id, path }): Promise<[string, string[]]> => {
      const cursors = tokens.map(async ({ key }, workspace) => {
        const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: ResourceKind) => resourceId(workspace, name, 0));
        const headers = { authorization: `Bearer ${key}` };
        const answer = await fetch(new URL(`${filled}?limit=1`, base), { headers });
        const { pagination } = (await answer.json()) as { pagination?: { next_cursor: string } };
        return pagination?.next_cursor ?? '';
      });
      return [id, await Promise.all(cursors)];
    }),
  );
  return new Map(found);
}
