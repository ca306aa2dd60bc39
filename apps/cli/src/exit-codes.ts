/** What the process ends with. */
export const EXIT = {
  ok: 0,
  /** `check` found something, or `doctor` misses something. */
  finding: 1,
  /** The analysis failed or was cancelled. */
  analysisFailed: 2,
  /** The command line or what it names is wrong. */
  usage: 3,
  /** No valid API key, or it may not do this. */
  authentication: 4,
  timeout: 5,
  /** Everything else: no connection, not found, too many requests, a conflict, a failure of the server. */
  failed: 6,
  interrupted: 130,
} as const;
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];
