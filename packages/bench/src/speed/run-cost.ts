import type { Measured } from '@brandprint/harness/child';

/** The cost of one run. */
export type RunCost = Pick<Measured<unknown>, 'wallMs' | 'cpuMs'>;
