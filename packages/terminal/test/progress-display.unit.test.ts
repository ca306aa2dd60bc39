import { describe, expect, test } from '@jest/globals';
import { createProgressDisplay, describeChanges, type Progress, renderFrame } from '../src/progress-display.ts';
import { createScreen } from '../src/screen.ts';
import { createTerminalStyle } from '../src/terminal-style.ts';

const plain = createTerminalStyle(1);
const progress = (pages: [number, number], stages: Record<string, string>): Progress => ({
  pagesDone: pages[0],
  pagesFound: pages[1],
  stages: Object.entries(stages).map(([name, status]) => ({ name, status })),
});

describe('progress', () => {
  test('When pages and stages change, then each change is one line, printed once', () => {
    const before = progress([1, 4], { crawl: 'running', things: 'pending', tone: 'pending' });
    const after = progress([4, 4], { crawl: 'done', things: 'running', tone: 'ready' });

    expect(describeChanges(before, after)).toEqual(['crawl: 4 of 4 pages', 'crawl: done', 'things: running']);
    expect(describeChanges(after, after)).toEqual([]);
  });

  test('When the output is a pipe, then it gets plain lines', () => {
    let text = '';
    const screen = createScreen({ write: (chunk) => (text += chunk) }, plain);
    const display = createProgressDisplay(screen, plain);

    display.update(progress([1, 1], { crawl: 'running' }));
    display.end();

    expect(text).toBe('crawl: 1 of 1 page\ncrawl: running\n');
  });

  test('When the terminal is narrow, then the stages are wrapped into lines that fit', () => {
    const stages = { crawl: 'done', things: 'done', typography: 'running', 'northstart-statement': 'pending' };

    const lines = renderFrame(progress([2, 2], stages), '*', 40, plain);

    expect(lines[0]).toBe('✓ crawl  2 of 2 pages');
    expect(lines.slice(1).map((line) => line.trim())).toEqual(['✓ things  * typography', '· northstart-statement']);
    expect(lines.every((line) => line.length <= 40)).toBe(true);
  });
});
