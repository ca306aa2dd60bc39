import { describe, expect, test } from '@jest/globals';
import { createScreen, logStream } from '../src/screen.ts';
import { createTerminalStyle } from '../src/terminal-style.ts';

const paint = createTerminalStyle(1);
const SECONDS = /\d+(\.\d)? s/g;
const UP = '\u001b[1A';
const ERASE = '\u001b[2K';
/** Splits a text at cursor movements. */
const TOKENS = /(\n|\p{Cc}\[(?:1A|2K))/u;

/** A minimal terminal: lines, and a cursor that moves up to erase. */
function terminal(columns = 80) {
  const lines = [''];
  const write = (text: string) => {
    for (const part of text.split(TOKENS)) {
      if (part === '\n') lines.push('');
      else if (part === UP) lines.pop();
      else if (part === ERASE) lines[lines.length - 1] = '';
      else lines[lines.length - 1] += part;
    }
  };
  return { output: { isTTY: true, columns, write }, lines };
}

function pipe() {
  const written = { text: '' };
  const write = (text: string) => {
    written.text += text;
  };
  return { output: { write }, written };
}

describe('A screen', () => {
  test('When the output is a pipe, then a step is a line as it starts, and one as it ends, which says how long it took', async () => {
    const { output, written } = pipe();
    const screen = createScreen(output, paint);

    await screen.step('Starting the API', async (note) => {
      expect(written.text).toBe('Starting the API …\n');
      note(' on http://127.0.0.1:3000');
    });

    expect(written.text.replace(SECONDS, '…')).toBe(
      'Starting the API …\nStarting the API on http://127.0.0.1:3000 … …\n',
    );
  });

  test('When the output is a terminal, then a running step is shown, and its line stays when it has ended', async () => {
    const { output, lines } = terminal();
    const screen = createScreen(output, paint);

    await screen.step('Starting PostgreSQL', async () => {
      expect(lines.join('\n')).toMatch(/^\S Starting PostgreSQL\s*$/);
    });
    screen.print('next');

    expect(lines.map((line) => line.replace(SECONDS, '…'))).toEqual(['✓ Starting PostgreSQL  …', 'next', '']);
  });

  test.each([
    ['a pipe', pipe],
    ['a terminal', terminal],
  ])('When a step fails on %s, then its line says so, and the error is passed on', async (_, open) => {
    const target = open();
    const screen = createScreen(target.output, paint);

    await expect(screen.step('Applying migrations', () => Promise.reject(new Error('no')))).rejects.toThrow('no');

    expect('written' in target ? target.written.text : target.lines.join('\n')).toMatch(
      /^(✗ |Applying migrations …\n)?Applying migrations( …| {2}) ?failed\n$/,
    );
  });

  test('When log lines come while lines are redrawn, then they appear above them, and nothing old is left', () => {
    const { output, lines } = terminal();
    const screen = createScreen(output, paint);

    screen.show(['a', 'b']);
    logStream(screen, paint).write('! Careful\n');
    expect(lines).toEqual(['! Careful', 'a', 'b', '']);

    screen.show(['c']);
    screen.show([]);
    expect(lines).toEqual(['! Careful', '']);
  });

  test('When a terminal is narrow, then a step takes one line', async () => {
    const { output, lines } = terminal(30);
    const screen = createScreen(output, paint);

    await screen.step('Preparing the browser (unpacking Chromium)', async () => {});

    expect(lines[0]?.length).toBeLessThanOrEqual(30);
  });
});
