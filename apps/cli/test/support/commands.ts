import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Site, startSite } from '@brandprint/testing';
import { afterAll, beforeAll, beforeEach } from '@jest/globals';
import { type Run, type RunOptions, run } from './run.ts';
import { startTestServer, type TestServer } from './server.ts';

export interface Commands {
  server: TestServer;
  /** Keeps the port for webhooks until they are received. */
  hookSite: Site;
  /** The home and the working directory. */
  folder: string;
  /** Of https://fennwick.example, which is complete. */
  brandId: string;
  /** The server and its key, as environment variables. */
  access(): Record<string, string>;
  /** With the server and its key in the environment. */
  cli(argv: string[], options?: RunOptions): Promise<Run>;
}

/** Command lines against a server with one brand. Its values are there once the tests run. */
export function useCommands(): Commands {
  const commands = {} as Commands;
  commands.access = () => ({
    BRANDPRINT_URL: commands.server.url,
    BRANDPRINT_API_KEY: commands.server.apiKey,
    HOME: commands.folder,
  });
  commands.cli = (argv, options = {}) =>
    run(argv, { cwd: commands.folder, ...options, env: { ...commands.access(), ...options.env } });
  beforeAll(async () => {
    commands.hookSite = await startSite({});
    commands.server = await startTestServer(commands.hookSite.host);
    commands.folder = await mkdtemp(join(tmpdir(), 'brandprint-home-'));
    const { stdout } = await commands.cli(['analyze', 'https://fennwick.example', '--json']);
    commands.brandId = JSON.parse(stdout).id;
  });
  beforeEach(() => {
    commands.server.crawl = 'succeed';
  });
  afterAll(async () => {
    await commands.hookSite.stop();
    await commands.server.stop();
    await rm(commands.folder, { recursive: true, force: true });
  });
  return commands;
}
