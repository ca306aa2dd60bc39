import type { FuzzResult } from './index.ts';

/** How often each response was received, and the failing requests, if any. */
export function reportFuzzing({ requests, answers, failure }: FuzzResult): string {
  const sorted = [...answers].sort(([one], [other]) => (one < other ? -1 : 1));
  return [
    ...sorted.map(([answer, times]) => `${answer}  ${times}`),
    `${requests} requests, ${answers.size} kinds of responses`,
    ...(failure === undefined ? [] : [failure]),
  ].join('\n');
}
