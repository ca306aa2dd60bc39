import { AsyncLocalStorage } from 'node:async_hooks';

type Fields = Readonly<Record<string, unknown>>;

const context = new AsyncLocalStorage<Fields>();

/** Runs `work` with these fields on every log line written within it. */
export const withLogFields = <T>(fields: Fields, work: () => T): T =>
  context.run({ ...context.getStore(), ...fields }, work);

/** Runs `work` without the caller's log fields, for instance to start something that is shared. */
export const withoutLogFields = <T>(work: () => T): T => context.exit(work);

export const logFields = (): Fields | undefined => context.getStore();
