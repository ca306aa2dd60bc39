import {
  closeWorkspace,
  type Database,
  deleteBrandRows,
  deleteWorkspaceRow,
  findWorkspace,
  listBrandIds,
  removeWorkspaceRows,
} from '@brandprint/database';
import { printLine, UserError } from '@brandprint/platform';
import { type AssetStore, brandPrefix } from '@brandprint/storage';
import { fenced } from './fenced.ts';

const BRANDS_AT_ONCE = 20;
const ROWS_AT_ONCE = 1_000;

/**
 * Deletes a workspace with everything in it: keys first, then each brand with its files, then usage, webhooks and the
 * workspace itself. In small transactions; if it is interrupted, the next run continues. Jobs of deleted stages find no
 * row and end.
 */
export async function deleteWorkspace(
  { workspace, confirmed }: { workspace: string; confirmed: boolean },
  database: Database,
  store: Pick<AssetStore, 'deletePrefix'>,
): Promise<void> {
  const found = await findWorkspace(database, workspace);
  if (!found) throw new UserError(`Workspace ${workspace} does not exist (existing ones: workspaces list).`);
  if (!confirmed) {
    throw new UserError(
      `This deletes all brands, files, usage, keys and webhooks of ${workspace} for good. To do so add --yes.`,
    );
  }
  const fencedOne = fenced(database, [found.id]);
  await fencedOne.transaction((tx) => closeWorkspace(tx, found.id));
  const brands = await removeWorkspace(found.id, fencedOne, store);
  printLine(`Deleted workspace ${workspace} with ${brands} brands and their files.`);
}

/** Removes a workspace that nobody can reach any more. Returns the number of its brands. */
export async function removeWorkspace(
  workspaceId: string,
  database: Database,
  store: Pick<AssetStore, 'deletePrefix'>,
): Promise<number> {
  let brands = 0;
  for (;;) {
    const ids = await listBrandIds(database, workspaceId, BRANDS_AT_ONCE);
    if (ids.length === 0) break;
    for (const brandId of ids) brands += await deleteBrand({ workspaceId, brandId }, database, store);
  }
  while (await database.transaction((tx) => removeWorkspaceRows(tx, workspaceId, ROWS_AT_ONCE)));
  await database.transaction((tx) => deleteWorkspaceRow(tx, workspaceId));
  return brands;
}

/** Files go last: as long as the rows are there, a running stage writes new ones. */
async function deleteBrand(
  brand: { workspaceId: string; brandId: string },
  database: Database,
  store: Pick<AssetStore, 'deletePrefix'>,
): Promise<number> {
  const outcome = await database.transaction((tx) => deleteBrandRows(tx, brand));
  await store.deletePrefix(brandPrefix(brand.brandId));
  return typeof outcome === 'string' ? 0 : 1;
}
