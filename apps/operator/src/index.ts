export { keys } from './keys.ts';
export { migrate } from './migrate.ts';
export { workspaces } from './workspaces.ts';
