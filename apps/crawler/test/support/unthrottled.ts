import type { HostThrottle } from '@brandprint/limits';

/** Grants every permit at once, for tests about something else. */
export const UNTHROTTLED: HostThrottle = {
  acquire: async () => async () => {},
  ping: async () => {},
  stop: async () => {},
};
