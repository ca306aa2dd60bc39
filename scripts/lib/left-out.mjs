import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');

/** What `npm test` does not run in this environment, each with what it would take. */
export function leftOut(env) {
  const isLinux = process.platform === 'linux';
  const parts = [
    [env.TEST_LONG, 'faults, load and packing (npm run test:long)'],
    [env.TEST_HEAVY, 'most hostile pages (TEST_HEAVY=1)'],
    [env.TEST_REDIS_URL, 'the suites on Redis (TEST_REDIS_URL)'],
    [runs('redis-server', ['--version']), 'outages of Redis (install redis-server)'],
    [
      runs(env.PROMTOOL || 'promtool', ['--version']),
      'alerts read by promtool (install it, or set PROMTOOL to its path)',
    ],
    [runs('kubectl', ['version', '--client']), 'overlays built by kubectl (install kubectl)'],
    [isLinux, 'memory of browsers, open files and the sandbox (need Linux)'],
    [!isLinux || printsUtilLinux(), 'the quickstart in a terminal (install script, of util-linux)'],
    [
      !isLinux || sandboxIsTested(),
      'the sandbox, in part or all (run as root, where other users may read these files and make user namespaces)',
    ],
  ];
  return parts.filter(([included]) => !included).map(([, what]) => what);
}

const runs = (program, args, options = {}) => spawnSync(program, args, { stdio: 'ignore', ...options }).status === 0;

const printsUtilLinux = () => String(spawnSync('script', ['--version']).stdout).includes('util-linux');

/** Its suite starts a browser as nobody, which only root can. */
function sandboxIsTested() {
  const nobody = { uid: 65_534, gid: 65_534 };
  const readsThese = ['--user', 'test', '-r', join(ROOT, 'package.json')];
  return process.getuid() === 0 && runs('unshare', readsThese, { cwd: '/', ...nobody });
}
