import type { Pacer } from '@brandprint/limits';

/** Lets every page in at once, for tests that are about something else. */
export const UNPACED: Pacer = { enter: async () => async () => {}, ping: async () => {}, stop: async () => {} };
