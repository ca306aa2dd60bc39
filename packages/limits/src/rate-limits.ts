/** What a workspace may do how often: at most `points` in a window of `seconds` that starts with the first of them. */
export const RATE_LIMITS = {
  /** Submitting and reanalysing; a workspace may have a limit of its own. */
  parse: { points: 10, seconds: 3600 },
  key_creation: { points: 10, seconds: 3600 },
  /**
   * Creating, changing and deleting one. Not replacing a secret, which has to be possible whenever one leaked; nor test
   * messages and sending again, of which one at a time waits.
   */
  webhook_mutation: { points: 20, seconds: 3600 },
} as const satisfies Record<string, { points: number; seconds: number }>;
export type RateLimitName = keyof typeof RATE_LIMITS;
