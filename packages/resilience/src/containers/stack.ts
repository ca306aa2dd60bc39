import { join } from 'node:path';
import type { Engine } from './engine.ts';

export const APPS = ['api', 'crawler', 'analyst', 'courier'] as const;
export const STORES = ['postgres', 'redis', 's3'] as const;
export const ROOT = join(import.meta.dirname, '../../../..');

/** The graph of docker-compose.yml, and its containers. */
export interface Stack {
  /** Runs `docker compose` with the images of a tag. */
  compose(args: readonly string[], tag?: string): Promise<string>;
  /** Creates or replaces containers until all are healthy. */
  up(tag: string, crawlers?: number): Promise<void>;
  /** The same for the server for assistants, which is in a profile of its own. */
  upMcp(tag: string): Promise<void>;
  /** Ends every container, and deletes the volumes. */
  remove(): Promise<void>;
  /** Ids of a service's containers. */
  containersOf(service: string): Promise<string[]>;
  inspect(container: string): Promise<Inspection>;
  /** Runs a program inside a container as its user. */
  exec(container: string, ...command: string[]): Promise<string>;
  /** The address of a service's container in the network of the stores. */
  storeAddress(service: string): Promise<string>;
}

/** What `docker inspect` says of a container, as far as it is read. */
export interface Inspection {
  Config: { User: string; Image: string };
  State: { Status: string; Pid: number; Health?: { Status: string } };
  HostConfig: { ReadonlyRootfs: boolean; CapDrop: string[] | null; SecurityOpt: string[] | null; Memory: number };
  NetworkSettings: { Networks: Record<string, { IPAddress: string }> };
}

const PROJECT = 'brandprint';
const FILES = ['docker-compose.yml', 'packages/resilience/src/containers/compose.yml'];

/** `envFile` has the settings that .env has in an installation. */
export function createStack({ docker }: Engine, envFile: string): Stack {
  const files = FILES.flatMap((file) => ['--file', join(ROOT, file)]);
  const common = ['compose', '--project-name', PROJECT, '--project-directory', ROOT, '--env-file', envFile, ...files];
  const compose: Stack['compose'] = (args, tag = 'local') => docker([...common, ...args], { BRANDPRINT_TAG: tag });
  const inspect = async (container: string) => JSON.parse(await docker(['inspect', container]))[0] as Inspection;
  const containersOf = async (service: string) =>
    (await compose(['ps', '--all', '--quiet', service])).split('\n').filter((id) => id !== '');
  return {
    compose,
    containersOf,
    inspect,
    async up(tag, crawlers = 1) {
      await compose(['up', '--detach', '--wait', '--no-build', '--scale', `crawler=${crawlers}`], tag);
    },
    async upMcp(tag) {
      await compose(['--profile', 'mcp', 'up', '--detach', '--wait', '--no-build', 'mcp'], tag);
    },
    async remove() {
      await compose(['--profile', 'mcp', 'down', '--volumes', '--timeout', '10']);
    },
    exec: (container, ...command) => docker(['exec', container, ...command]),
    async storeAddress(service) {
      const [container = ''] = await containersOf(service);
      return (await inspect(container)).NetworkSettings.Networks[`${PROJECT}_stores`]?.IPAddress ?? '';
    },
  };
}
