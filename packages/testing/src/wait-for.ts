import { delay } from '@brandprint/platform';

/** Asks again and again until the answer is truthy, and hands it back. Throws after `timeoutMs`. */
export async function waitFor<T>(check: () => Promise<T | null | undefined | false>, timeoutMs = 120_000): Promise<T> {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    const answer = await check();
    if (answer) return answer;
    if (Date.now() > deadline) throw new Error(`condition not met within ${timeoutMs} ms: ${check}`);
    await delay(20);
  }
}
