import type { HostThrottle } from '@brandprint/limits';

/** Lets every page in at once, for tests that are about something else. */
export const UNTHROTTLED: HostThrottle = {
  acquire: async () => async () => {},
  ping: async () => {},
  stop: async () => {},
};
