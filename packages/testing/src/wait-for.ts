import { setTimeout as pause } from 'node:timers/promises';

/** Asks again and again until the answer is truthy, and hands it back. Throws after `timeoutMs`. */
export async function waitFor<T>(ask: () => Promise<T | null | undefined | false>, timeoutMs = 120_000): Promise<T> {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    const answer = await ask();
    if (answer) return answer;
    if (Date.now() > deadline) throw new Error(`not so within ${timeoutMs} ms: ${ask}`);
    await pause(20);
  }
}
