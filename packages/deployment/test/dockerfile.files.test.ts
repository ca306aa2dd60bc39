import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import type { JSONInstruction } from 'dockerfile-ast';
import { validate } from 'dockerfile-utils';
import { APP_SETTINGS } from './support/app-settings.ts';
import { BUILD_STAGES, DOCKERFILE, imageEnvironment, stageLineage } from './support/dockerfile.ts';
import { ROOT } from './support/files.ts';

const APPS = [...Object.keys(APP_SETTINGS), 'mcp'];

/** The last instruction of a kind that applies to a target, as written. */
const lastOf = (target: string, keyword: string) =>
  stageLineage(target)
    .flatMap(({ instructions }) => instructions)
    .findLast((it) => it.getKeyword() === keyword);

const wordsOf = (target: string, keyword: string) =>
  (lastOf(target, keyword) as JSONInstruction | undefined)?.getJSONStrings().map((word) => word.getJSONValue());

const allOf = (keyword: string) =>
  BUILD_STAGES.flatMap(({ instructions }) => instructions.filter((it) => it.getKeyword() === keyword));

describe('the Dockerfile', () => {
  test('When it is linted, then there are no findings', () => {
    const problems = validate(DOCKERFILE).map(({ range, message }) => `${range.start.line + 1}: ${message}`);
    expect(problems).toEqual([]);
    expect(validate('FROM x\nRUNN y')).toHaveLength(1);
  });

  test('When targets are listed, then there is one per app, and every path in it exists', () => {
    expect(BUILD_STAGES.map(({ name }) => name)).toEqual([
      'packed',
      'runtime',
      'api',
      'crawler',
      'analyst',
      'courier',
      'mcp',
      'operator',
    ]);
    for (const app of APPS) {
      const script = wordsOf(app, 'ENTRYPOINT')?.at(-1) ?? '';
      expect(script).toBe(`apps/${app}/src/main.js`);
      expect(existsSync(join(ROOT, script.replace(/\.js$/, '.ts')))).toBe(true);
    }
  });

  test('When an image runs, then as a non-root user with a numeric id', () => {
    for (const app of APPS) expect(lastOf(app, 'USER')?.getArgumentsContent()).toBe('10001:10001');
  });

  test('When an image is built, then it contains only its own packed app', () => {
    for (const app of APPS) {
      const copies = stageLineage(app).flatMap(({ instructions }) =>
        instructions.filter((it) => it.getKeyword() === 'COPY'),
      );
      expect(copies.map((it) => it.getArgumentsContent())).toEqual([`/packed/${app} ./`]);
    }
  });

  test('When a browser is installed, then with fonts, without its setuid sandbox, and only in the crawler', () => {
    const installs = BUILD_STAGES.filter(({ instructions }) =>
      instructions.some((it) => it.toString().includes('apt-get install')),
    );
    expect(installs.map(({ name }) => name)).toEqual(['crawler']);
    const text =
      allOf('RUN')
        .map(String)
        .find((run) => run.includes('apt-get install')) ?? '';
    expect(text).toContain('--no-install-recommends');
    expect(text).toContain('apt-get clean');
    expect(text).toContain('rm -rf /var/lib/apt/lists/*');
    const packages = text.split(/[\s\\]+/);
    expect(packages).toEqual(expect.arrayContaining(['chromium', 'fonts-noto-cjk', 'fonts-noto-color-emoji', 'tini']));
    expect(packages).not.toContain('chromium-sandbox');
    expect(imageEnvironment('crawler')).toMatchObject({
      PUPPETEER_EXECUTABLE_PATH: '/usr/bin/chromium',
      BRANDPRINT_BROWSER: 'auto', // the image has no Chromium from npm
    });
    expect(wordsOf('crawler', 'ENTRYPOINT')?.[0]).toBe('tini');
  });

  test('When images are listed, then labels describe each', () => {
    for (const app of APPS) {
      const labels = stageLineage(app)
        .flatMap(({ instructions }) => instructions.filter((it) => it.getKeyword() === 'LABEL'))
        .join(' ');
      for (const name of ['title', 'description', 'version', 'revision', 'licenses', 'vendor']) {
        expect(labels).toContain(`org.opencontainers.image.${name}=`);
      }
    }
  });

  test("When its health is checked, then on the operators' port, or the only one", () => {
    expect(lastOf('api', 'HEALTHCHECK')?.toString()).toContain('process.env.METRICS_PORT}/healthz');
    expect(imageEnvironment('api')['METRICS_PORT']).toBe('9464');
    const port = wordsOf('mcp', 'CMD')?.[1];
    expect(lastOf('mcp', 'HEALTHCHECK')?.toString()).toContain(`127.0.0.1:${port}/healthz`);
    expect(lastOf('mcp', 'EXPOSE')?.getArgumentsContent()).toBe(port);
    expect(lastOf('operator', 'HEALTHCHECK')?.getArgumentsContent()).toBe('NONE');
  });
});
