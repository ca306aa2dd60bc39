export { manageKeys } from './manage-keys.ts';
export { manageWorkspaces } from './manage-workspaces.ts';
export { manageUsers } from './manage-users.ts';
export { migrateServices } from './migrate-services.ts';
