import { delay } from '@brandprint/platform';

/** Repeats `check` until its result is truthy, and returns it. Throws after `timeoutMs`. */
export async function waitFor<T>(check: () => Promise<T | null | undefined | false>, timeoutMs = 120_000): Promise<T> {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    const answer = await check();
    if (answer) return answer;
    if (Date.now() > deadline) throw new Error(`condition not met within ${timeoutMs} ms: ${check}`);
    await delay(20);
  }
}
