export { manageKeys } from './keys.ts';
export { migrateServices } from './migrate.ts';
export { manageWorkspaces } from './workspaces.ts';
