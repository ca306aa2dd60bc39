/** Limits of a workspace or a person: at most `points` in a window of `seconds` that starts with the first request. */
export const RATE_LIMITS = {
  /** Parse and reanalyze; a workspace may have its own limit. */
  parse: { points: 10, seconds: 3600 },
  key_creation: { points: 10, seconds: 3600 },
  /**
   * Creating, changing and deleting a webhook. Not rotating a secret, which must always be possible after a leak; nor
   * test messages and redeliveries, of which only one at a time can wait.
   */
  webhook_mutation: { points: 20, seconds: 3600 },
  /** Per person: limits of workspaces would mean nothing to somebody who can make any number of them. */
  workspace_creation: { points: 5, seconds: 86_400 },
  /** Failed sign-ins of an account, and from an address. */
  sign_in_account: { points: 10, seconds: 900 },
  sign_in_address: { points: 10, seconds: 900 },
  /** Sign-ins that start at the OpenID provider, from an address: each is kept until it expires. */
  provider_sign_in: { points: 30, seconds: 900 },
  /** Links that are unknown, used or expired, from an address. */
  link_address: { points: 30, seconds: 900 },
} as const satisfies Record<string, { points: number; seconds: number }>;
export type RateLimitName = keyof typeof RATE_LIMITS;
