/** Enough that the hourly limits of a workspace are not reached. */
export const WORKSPACES = 40;

/** Resources that a path can name, and how many of each a workspace has. Their ids are the same in every run. */
export const RESOURCE_COUNTS = { brandId: 5, keyId: 2, webhookId: 2, deliveryId: 2 } as const;
export type ResourceKind = keyof typeof RESOURCE_COUNTS;

const hex = (value: number, length: number) => value.toString(16).padStart(length, '0');
const KINDS = Object.keys(RESOURCE_COUNTS);

export const workspaceId = (workspace: number): string => `${hex(workspace, 8)}-0000-4000-8000-000000000000`;

export const resourceId = (workspace: number, kind: ResourceKind, n: number): string =>
  `${hex(workspace, 8)}-${hex(KINDS.indexOf(kind) + 1, 4)}-4000-8000-${hex(n, 12)}`;

/** Files of the first brand of every workspace. */
export const FILES = { 'photo.png': 'image/png', 'mark.svg': 'image/svg+xml' } as const;

/** The key of a file in the store. */
export const fileKey = (workspace: number, name: string): string => `fuzz/${workspace}/${name}`;
