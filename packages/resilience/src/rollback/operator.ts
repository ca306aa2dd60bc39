import { join } from 'node:path';
import type { Fleet } from '@brandprint/harness/fleet';
import { bundleScript, startProcess } from '@brandprint/testing/faults';

/** Runs `operator migrate` of a checkout on the services of a fleet. Returns its exit code and what it printed. */
export async function migrateWith(
  checkout: string,
  { services, env }: Pick<Fleet, 'services' | 'env'>,
): Promise<{ exit: number | NodeJS.Signals; output: string }> {
  const script = await bundleScript(join(checkout, 'apps/operator/src/main.ts'));
  const log = join(services.dir, 'migrate.log');
  const child = await startProcess([process.execPath, script, 'migrate'], { log, env });
  return { exit: await child.ended, output: child.log() };
}
