import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { browserEnvironment, findBrowser } from '@brandprint/crawler';
import { createDatabase, migrateDatabase } from '@brandprint/database';
import { migrateLimits } from '@brandprint/limits';
import type { Stoppable } from '@brandprint/platform';
import { migrateQueue } from '@brandprint/queue';
import { type DatabaseWithPrisma, withPrisma } from '@brandprint/testing';
import { freePort, type RedisKind, type ServiceProcesses, startServiceProcesses } from '@brandprint/testing/faults';
import { createWorkspaceKey } from '../workspace-key.ts';
import { APPS, type AppName, type SupervisedProcess, superviseApp } from './supervised-process.ts';

export { APPS, type AppName, type SupervisedProcess, superviseApp, THIS_CHECKOUT } from './supervised-process.ts';

/** All apps in separate processes, with their own services. */
export interface Fleet extends Stoppable {
  services: ServiceProcesses;
  members: readonly SupervisedProcess[];
  processesOf(app: AppName): SupervisedProcess[];
  /** Base URLs of the API processes. */
  urls: readonly string[];
  /** API key of a workspace without a limit on parse requests. */
  key: string;
  /** Environment that all processes share. */
  env: NodeJS.ProcessEnv;
  workspaceId: string;
  /** Connects directly, not through the fault proxy. A restarted server has another address, so reopen it. */
  openDatabase(): DatabaseWithPrisma;
}

export interface FleetOptions {
  /** Processes per app. */
  count: Readonly<Record<AppName, number>>;
  redis: RedisKind;
  env: NodeJS.ProcessEnv;
}

/** Starts the services, migrates, then starts the apps. Resolves once all apps have started. */
export async function startFleet({ count, redis, env }: FleetOptions): Promise<Fleet> {
  const services = await startServiceProcesses({ redis });
  const members: SupervisedProcess[] = [];
  const stop = async () => {
    await Promise.all(members.map((member) => member.stop()));
    await services.stop();
  };
  try {
    const url = services.postgres.url();
    await migrateDatabase(url);
    if (!redis) {
      await migrateQueue(url);
      await migrateLimits(url);
    }
    const openDatabase = () => withPrisma(createDatabase(services.postgres.url(), { maxConnections: 2 }));
    const { key, workspaceId } = await createWorkspaceKey(url);
    const urls: string[] = [];
    const shared = {
      ...services.env,
      LOG_LEVEL: 'info',
      METRICS_PORT: '0',
      SECRETS_KEY: randomUUID() + randomUUID(),
      ...browserEnvironment(await findBrowser(process.env['PUPPETEER_EXECUTABLE_PATH'], process.env)),
      ...env,
    };
    for (const app of APPS) {
      for (let number = 1; number <= count[app]; number += 1) {
        const port = await freePort();
        if (app === 'api') urls.push(`http://127.0.0.1:${port}`);
        const log = join(services.dir, `${app}-${number}.log`);
        members.push(await superviseApp(app, { log, env: { ...shared, PORT: String(port) } }));
      }
    }
    await Promise.all(members.map((member) => member.started()));
    const processesOf = (app: AppName) => members.filter((member) => member.app === app);
    return { services, members, processesOf, urls, key, env: shared, workspaceId, openDatabase, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
