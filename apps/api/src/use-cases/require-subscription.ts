import type { Caller } from '@brandprint/database';
import { ApiError } from '@brandprint/platform';

const ENTITLED_STATUSES: readonly Caller['subscription'][] = ['active', 'trialing'];

/** Operations that show analysis content need a subscription. */
export function requireSubscription(caller: Caller): void {
  if (!ENTITLED_STATUSES.includes(caller.subscription)) throw new ApiError('SUBSCRIPTION_REQUIRED');
}
