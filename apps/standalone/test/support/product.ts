import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createDatabase } from '@brandprint/database';
import { prismaOf } from '@brandprint/testing';
import { afterAll } from '@jest/globals';
import { serveBundledSite } from '../../src/quickstart/bundled-site.ts';
import { openOrFindDatabase } from '../../src/runtime/data-dir.ts';
import { type Access, useCommands } from '../quickstart-fixture.ts';
import { type RunningCommand, runBundled } from '../run-command.ts';

/** The product as its users start it, with a site to analyse; both are stopped after the last test of the file. */
export function useProduct() {
  let command: RunningCommand | undefined;
  let site: Awaited<ReturnType<typeof serveBundledSite>> | undefined;
  afterAll(async () => {
    command?.kill('SIGTERM');
    await command?.exit;
    await site?.stop();
  });
  // After that, so that its folder is removed only when nothing uses it.
  const { newFolder } = useCommands();
  let folder = '';
  return {
    siteUrl: () => site?.url ?? '',
    /** Analyses two pages of the site, then serves. `welcomeUrl` signs its owner in. */
    async start(
      env: Record<string, string>,
      alsoAllowed: readonly string[] = [],
    ): Promise<Access & { welcomeUrl: string }> {
      site = await serveBundledSite();
      folder = newFolder();
      const args = ['quickstart', site.url, '--port', '0', '--data', folder, '--max-pages', '2'];
      command = await runBundled(args, {
        EGRESS_ALLOW: [site.authority, ...alsoAllowed].join(','),
        NO_COLOR: '',
        ...env,
      });
      await command.waitForOutput(/Press Ctrl-C to stop/);
      const access = JSON.parse(readFileSync(join(folder, 'quickstart.json'), 'utf8')) as Access;
      const welcomeUrl = /\S+\/app\/welcome#token=\S+/.exec(command.output.stdout)?.[0] ?? '';
      return { ...access, welcomeUrl };
    },
    /** Files are kept for five minutes at least: this lets those of all analyses end now. */
    async expireFiles(): Promise<void> {
      const running = await openOrFindDatabase(folder, 'test');
      if (!('databaseUrl' in running)) throw new Error(`Nothing runs on ${folder}`);
      const database = createDatabase(running.databaseUrl);
      await prismaOf(database).analysis.updateMany({ data: { assetsExpireAt: new Date(0) } });
      await database.stop();
    },
  };
}
