import { spawnSync } from 'node:child_process';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { run } from './support/run.ts';

const has = (shell: string) => spawnSync(shell, ['-c', 'exit 0']).status === 0;

describe('completion', () => {
  let bash: string;
  beforeAll(async () => {
    bash = (await run(['completion', 'bash'])).stdout;
  });

  /** What bash suggests for the last word of a line. */
  const suggest = (line: string): string[] => {
    const words = line.split(' ');
    const script = `${bash}\nCOMP_WORDS=(${words.map((word) => `'${word}'`).join(' ')}); COMP_CWORD=${words.length - 1}; _brandprint; printf '%s\\n' "\${COMPREPLY[@]}"`;
    const { stdout, stderr } = spawnSync('bash', ['--norc', '-c', script], {
      encoding: 'utf8',
      cwd: import.meta.dirname,
    });
    return stderr ? [stderr] : stdout.split('\n').filter(Boolean);
  };

  (has('bash') ? test : test.skip)('When a line is completed in bash, then commands, options and values fit', () => {
    expect(suggest('brandprint an')).toEqual(['analyze']);
    expect(suggest('brandprint section re')).toEqual(['revert']);
    expect(suggest('brandprint list --st')).toEqual(['--status']);
    expect(suggest('brandprint list --status co')).toEqual(['complete']);
    expect(suggest('brandprint section get latest typo')).toEqual(['typography']);
    expect(suggest('brandprint check comp')).toEqual(['completion.integration.test.ts']);
    expect(suggest('brandprint completion ')).toEqual(['bash', 'zsh', 'fish']);
  });

  test.each(['zsh', 'fish'])('When %s is asked for, then the script has every command and option', async (shell) => {
    const { code, stdout } = await run(['completion', shell]);

    expect(code).toBe(0);
    for (const name of ['analyze', 'revert', 'listen', 'max-pages', 'northstart-statement', 'tolerance'])
      expect(stdout).toContain(name);
  });

  for (const shell of ['zsh', 'fish'])
    (has(shell) ? test : test.skip)(`When ${shell} reads its script, then there is no error`, async () => {
      const { stdout } = await run(['completion', shell]);

      expect(spawnSync(shell, ['-n', '-c', stdout], { encoding: 'utf8' }).stderr).toBe('');
    });
});
