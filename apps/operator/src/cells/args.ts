import { UsageError } from '../usage-error.ts';

export type CellsAction =
  | { action: 'lookup' }
  | { action: 'move'; workspace: string; dryRun: boolean; cancel: boolean };

export const CELLS_OPTIONS = { 'dry-run': { type: 'boolean' }, cancel: { type: 'boolean' } } as const;
export const MAX_CELLS_POSITIONALS = 2;

/** The action on cells that the arguments and options of a command mean. Throws UsageError. */
export function parseCellsAction(
  [action, name]: string[],
  { 'dry-run': dryRun = false, cancel = false }: { 'dry-run'?: boolean; cancel?: boolean },
): CellsAction {
  if (action === 'lookup') {
    if (name !== undefined) throw new UsageError(`Unexpected argument '${name}'.`);
    if (dryRun || cancel) throw new UsageError('cells lookup has no options.');
    return { action };
  }
  if (action !== 'move') throw new UsageError('cells needs one of: lookup, move.');
  const workspace = name?.trim();
  if (!workspace) throw new UsageError('cells move needs the NAME of a workspace.');
  if (dryRun && cancel) throw new UsageError('--dry-run and --cancel exclude each other.');
  return { action, workspace, dryRun, cancel };
}
