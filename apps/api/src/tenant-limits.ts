/** What one workspace may use of what all share. */
export interface TenantLimits {
  /** Megabytes of edits and edit history of a workspace, unless it has its own limit. */
  editMegabytes: number;
  /** Open event streams of a workspace in one process. */
  workspaceStreams: number;
  /** Open event streams of all workspaces in one process. */
  processStreams: number;
}

export const DEFAULT_TENANT_LIMITS: TenantLimits = { editMegabytes: 256, workspaceStreams: 100, processStreams: 1_000 };

/** These limits, as the settings have them. */
export const tenantLimitsFrom = (env: {
  WORKSPACE_EDIT_MEGABYTES: number;
  WORKSPACE_STREAMS: number;
  PROCESS_STREAMS: number;
}): TenantLimits => ({
  editMegabytes: env.WORKSPACE_EDIT_MEGABYTES,
  workspaceStreams: env.WORKSPACE_STREAMS,
  processStreams: env.PROCESS_STREAMS,
});
