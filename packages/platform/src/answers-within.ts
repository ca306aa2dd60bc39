import { within } from './within.ts';

/** Resolves once all have; rejects with the first that does not, or after `ms`. */
export async function answersWithin(ms: number, answers: readonly Promise<unknown>[]): Promise<void> {
  await within(ms, Promise.all(answers), () => new Error(`no answer within ${ms} ms`));
}
