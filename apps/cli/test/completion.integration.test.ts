import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import openapi from '../../api/openapi.json' with { type: 'json' };
import { run } from './support/run.ts';

const FORMATS: readonly string[] = openapi.components.schemas.ExportFormat.enum;

/** What the last word of a line becomes. */
const COMPLETED: [line: string, word: string][] = [
  ['brandprint an', 'analyze'],
  ['brandprint section re', 'revert'],
  ['brandprint list --stat', '--status'],
  ['brandprint list --status co', 'complete'],
  ['brandprint section get latest typo', 'typography'],
  ['brandprint check comp', 'comparison.css'],
  ['brandprint completion z', 'zsh'],
  ['brandprint export latest tailw', 'tailwind'],
  ['brandprint export --scheme dark latest book.p', 'book.pdf'],
  ['brandprint export latest css --scheme li', 'light'],
  ['brandprint analyze example.com --cache-ttl 18', '1800'],
  ['brandprint analyze example.com --stages colors,typo', 'colors,typography'],
  ['brandprint history latest --section mis', 'mission'],
  ['brandprint webhooks listen --events brand.complete,brand.sec', 'brand.complete,brand.section_updated'],
  ['brandprint keys create --env st', 'stag'],
];

const words = (text: string): string[] => text.split('\n').filter(Boolean);

/** What a shell suggests for the last word of each line, after it has read `script`. */
const SHELLS: Record<string, (script: string, lines: readonly string[], cwd: string) => string[][]> = {
  bash: (script, lines, cwd) =>
    lines.map((line) => {
      const typed = line.split(' ');
      const ask = `COMP_WORDS=(${typed.map((word) => `'${word}'`).join(' ')}); COMP_CWORD=${typed.length - 1}; _brandprint; printf '%s\\n' "\${COMPREPLY[@]}"`;
      return words(output('bash', ['--norc', '-c', `${script}\n${ask}`], cwd));
    }),
  /** Types the lines into a terminal, with the tab key at their ends. Shows only what fits alone. */
  zsh(script, lines, cwd) {
    const setup = [
      'autoload -Uz compinit && compinit -u -D',
      script,
      "show() { print -r -- \"<$BUFFER>\" }; zle -N show; bindkey '^X' show; PROMPT=''",
    ].join('\n');
    const type = lines.map(
      (line) => `
      zpty -w -n shell $'${line}\\t\\x18'
      zpty -r shell seen '*<*>*'
      print -r -- "\${\${seen##*<}%%>*}"
      zpty -w -n shell $'\\x15'`,
    );
    const ask = `
      zmodload zsh/zpty
      zpty shell zsh -f -i
      zpty -w shell "eval "\\$SETUP"; print ready\\!"
      zpty -r shell seen $'*ready!\\r*'${type.join('')}
      zpty -d shell`;
    const typed = words(output('zsh', ['-f', '-c', ask], cwd, { SETUP: setup }));
    // A comma at the end of a list goes when a space is typed.
    return typed.map((line) => [line.trim().split(' ').at(-1)?.replace(/,$/, '') ?? '']);
  },
  fish: (script, lines, cwd) =>
    lines.map((line) => {
      const suggested = words(output('fish', ['--no-config', '-c', `${script}\ncomplete -C '${line}'`], cwd));
      return suggested.map((suggestion) => suggestion.split('\t')[0] ?? '');
    }),
};

function output(program: string, args: string[], cwd: string, more: Record<string, string> = {}): string {
  const env = { PATH: process.env.PATH, HOME: cwd, TERM: 'xterm', LANG: 'C.UTF-8', ...more };
  const { stdout, stderr } = spawnSync(program, args, { encoding: 'utf8', cwd, env });
  return stderr || stdout;
}

const has = (shell: string) => spawnSync(shell, ['-c', 'exit 0']).status === 0;

for (const [shell, suggest] of Object.entries(SHELLS)) {
  (has(shell) ? describe : describe.skip)(`completion in ${shell}`, () => {
    let script: string;
    let folder: string;
    let completed: string[][];
    beforeAll(async () => {
      script = (await run(['completion', shell])).stdout;
      folder = await mkdtemp(join(tmpdir(), 'brandprint-completion-'));
      await writeFile(join(folder, 'comparison.css'), '');
      const lines = COMPLETED.map(([line]) => line);
      completed = suggest(script, lines, folder);
    });
    afterAll(() => rm(folder, { recursive: true, force: true }));

    test.each(COMPLETED.map(([line, word], index) => [line, word, index] as const))(
      'When "%s" is completed, then its last word is %s',
      (_, word, index) => {
        expect(completed[index]).toEqual([word]);
      },
    );

    // What zsh lists below the line is not read here.
    if (shell === 'zsh') return;
    test('When a format is completed, then those of the API are suggested, and none for the brand', () => {
      const [formats, brands] = suggest(script, ['brandprint export latest ', 'brandprint export '], folder);
      expect(formats?.sort()).toEqual([...FORMATS].sort());
      expect(brands).toEqual([]);
    });
  });
}
