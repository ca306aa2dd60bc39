import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Page } from './dashboard-browser.ts';

const AXE = readFileSync(
  createRequire(join(import.meta.dirname, '../../../crawler/package.json')).resolve('axe-core/axe.min.js'),
  'utf8',
);

interface AxeFindings {
  violations: { id: string; nodes: { target: string[] }[] }[];
}

/** What axe finds, each as its rule and the first element. */
export async function violationsOf(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  const { violations } = (await page.evaluate('axe.run()')) as AxeFindings;
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target.join(' ')}`);
}

/** By how many pixels the page is wider than the window, once it is drawn. */
export const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
    return Math.max(0, document.documentElement.scrollWidth - innerWidth);
  });

/** Texts that their box cuts off, besides names that end in an ellipsis and texts for screen readers only. */
export const cutTextsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => {
        const { overflowX, overflowY, textOverflow } = getComputedStyle(element);
        const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
        if (textOverflow === 'ellipsis' || element.closest('.visually-hidden, [aria-hidden=true]')) return false;
        return (
          element.textContent.trim() !== '' &&
          ((hides(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
            (hides(overflowY) && element.scrollHeight > element.clientHeight + 1))
        );
      })
      .map((element) => `${element.className}: ${element.textContent.trim().slice(0, 60)}`),
  );
