/** Limits of edits and of event streams. */
export interface UsageLimits {
  /** Megabytes of edits and edit history of a workspace, unless it has its own limit. */
  editMegabytes: number;
  /** Open event streams of a workspace in one process. */
  workspaceStreams: number;
  /** Open event streams of all workspaces in one process. */
  processStreams: number;
}

export const DEFAULT_USAGE_LIMITS: UsageLimits = { editMegabytes: 256, workspaceStreams: 100, processStreams: 1_000 };

/** The limits of these settings. */
export const usageLimitsFrom = (env: {
  WORKSPACE_EDIT_MEGABYTES: number;
  WORKSPACE_STREAMS: number;
  PROCESS_STREAMS: number;
}): UsageLimits => ({
  editMegabytes: env.WORKSPACE_EDIT_MEGABYTES,
  workspaceStreams: env.WORKSPACE_STREAMS,
  processStreams: env.PROCESS_STREAMS,
});
