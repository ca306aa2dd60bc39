import { EgressRefused } from './errors.ts';

export interface ByteLimits {
  /** Both directions, per connection. */
  maxConnectionBytes: number;
  /** Both directions, over the lifetime of the proxy. */
  maxTotalBytes: number;
}

/** Counts transferred bytes. `count` throws EgressRefused (`byte_limit`) once a limit is exceeded. */
export function createByteMeter({ maxConnectionBytes, maxTotalBytes }: ByteLimits) {
  let total = 0;
  return {
    total: () => total,
    isExhausted: () => total > maxTotalBytes,
    /** A counter for one connection. */
    countConnection: () => {
      let connectionTotal = 0;
      return (bytes: number): void => {
        connectionTotal += bytes;
        total += bytes;
        if (total > maxTotalBytes) throw new EgressRefused('byte_limit', `more than ${maxTotalBytes} bytes in total`);
        if (connectionTotal > maxConnectionBytes)
          throw new EgressRefused('byte_limit', `more than ${maxConnectionBytes} bytes`);
      };
    },
  };
}
