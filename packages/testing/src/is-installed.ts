import { spawnSync } from 'node:child_process';

/**
 * Whether `program` runs here. Tests that need it are skipped if not, except in CI: there it throws, because a suite that
 * is skipped unnoticed proves nothing. `remedy` says how to install it.
 */
export function isInstalled(program: string, remedy: string, args = ['--version']): boolean {
  const { status, error } = spawnSync(program, args);
  if (status === 0) return true;
  if (process.env['CI']) {
    const reason = error ? error.message : `it exited with code ${status}`;
    throw new Error(`${program} does not run: ${reason}. In CI no test that needs it may be skipped. ${remedy}`);
  }
  return false;
}
