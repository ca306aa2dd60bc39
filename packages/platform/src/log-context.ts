import { AsyncLocalStorage } from 'node:async_hooks';

type Fields = Readonly<Record<string, unknown>>;

const context = new AsyncLocalStorage<Fields>();

/** Runs `work`; whatever is logged from within it, however deep, says these besides its own. */
export const withLogFields = <T>(fields: Fields, work: () => T): T =>
  context.run({ ...context.getStore(), ...fields }, work);

/** Runs `work` that is nobody's in particular, though somebody asked for it first: such as starting what all share. */
export const withoutLogFields = <T>(work: () => T): T => context.exit(work);

export const logFields = (): Fields | undefined => context.getStore();
