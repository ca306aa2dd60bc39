import type { Logger } from '@brandprint/platform';

/** How often a claim is checked: cancelled work stops after about this time. */
const CHECK_INTERVAL_MS = 2_000;

export interface Lease {
  seconds: number;
  /** Whether the claim is still valid. Checked more often than it is renewed, because a check writes nothing. */
  isHeld(): Promise<boolean>;
  /** False if the claim was lost. */
  renew(): Promise<boolean>;
}

/** Renews the lease three times as often as needed. `lost` aborts when the work was reclaimed, cancelled or deleted. */
export function keepLease(lease: Lease, logger: Logger) {
  const controller = new AbortController();
  const checksPerRenewal = Math.floor((lease.seconds * 1000) / 3 / CHECK_INTERVAL_MS);
  let checks = 0;
  /** The last due renewal failed. */
  let renewalOverdue = false;
  const timer = setInterval(async () => {
    try {
      checks += 1;
      const renew = renewalOverdue || checks % checksPerRenewal === 0;
      renewalOverdue = renew;
      const held = await (renew ? lease.renew() : lease.isHeld());
      renewalOverdue = false;
      if (!held) controller.abort();
    } catch (error) {
      logger.warn('lease renewal failed', { error });
    }
  }, CHECK_INTERVAL_MS);
  return { lost: controller.signal, stop: () => clearInterval(timer) };
}
