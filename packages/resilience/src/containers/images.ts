import { execFile } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Engine } from './engine.ts';
import type { Step } from './run.ts';
import type { Settings } from './settings.ts';
import { APPS, ROOT } from './stack.ts';

const IMAGES = [...APPS, 'operator'];
const run = promisify(execFile);

/** Tags of the images: what is checked out, and the release before. */
export const TAGS = { current: 'local', previous: 'previous' } as const;

interface BuildOptions {
  work: string;
  previous: string | undefined;
  settings: Pick<Settings, 'npmrc' | 'ca'>;
}

/** Builds the targets of the Dockerfile from HEAD, and from the previous release without `mcp`, which it may lack. */
export async function buildImages(engine: Engine, options: BuildOptions, step: Step): Promise<void> {
  const commits = {
    [TAGS.current]: await findCommit('HEAD'),
    [TAGS.previous]: await findCommit(options.previous ?? (await findPrevious())),
  };
  for (const [tag, commit] of Object.entries(commits)) {
    const context = join(options.work, `source-${tag}`);
    await mkdir(context);
    const archive = join(options.work, `${tag}.tar`);
    await git('archive', '--output', archive, commit);
    await run('tar', ['-xf', archive, '-C', context]);
    for (const image of tag === TAGS.current ? [...IMAGES, 'mcp'] : IMAGES)
      await step(`build ${image} of ${commit.slice(0, 8)}`, () =>
        build(engine, { image, tag, commit, context, ...options.settings }),
      );
  }
}

async function build(
  { docker }: Engine,
  { image, tag, commit, context, npmrc, ca }: Record<'image' | 'tag' | 'commit' | 'context' | 'npmrc' | 'ca', string>,
): Promise<void> {
  const secrets = ['--secret', `id=npmrc,src=${npmrc}`, '--secret', `id=ca,src=${ca}`];
  // The Dockerfile is the current one, because those of releases before it have no secrets.
  const file = ['--file', join(ROOT, 'Dockerfile'), '--target', image, '--build-arg', `REVISION=${commit}`];
  await docker(['build', '--network', 'host', ...secrets, ...file, '--tag', `brandprint/${image}:${tag}`, context]);
}

async function findPrevious(): Promise<string> {
  const [newest] = (await git('tag', '--list', 'v*', '--sort=-v:refname', '--merged', 'HEAD~1')).split('\n');
  return newest || 'HEAD~1';
}

const findCommit = (revision: string) => git('rev-parse', '--verify', `${revision}^{commit}`);

async function git(...args: string[]): Promise<string> {
  const { stdout } = await run('git', args, { cwd: ROOT });
  return stdout.trim();
}

/** Of the current images and of what they are based on. */
export async function imageMegabytes({ docker }: Engine): Promise<Record<string, number>> {
  const names = [...IMAGES.map((image) => `brandprint/${image}:${TAGS.current}`), 'node:24-bookworm-slim'];
  const sizes = await Promise.all(names.map((name) => docker(['image', 'inspect', '--format', '{{.Size}}', name])));
  return Object.fromEntries(names.map((name, index) => [name, Number(sizes[index]) / 1e6]));
}
