export { manageKeys } from './manage-keys.ts';
export { manageUsers } from './manage-users.ts';
export { manageWorkspaces } from './manage-workspaces.ts';
export { migrateServices } from './migrate-services.ts';
export { resealSecrets } from './reseal-secrets.ts';
