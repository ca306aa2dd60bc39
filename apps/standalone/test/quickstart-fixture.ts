import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect } from '@jest/globals';
import { type RunningCommand, runBundled, runCommand, runInTerminal } from './run-command.ts';

// On a busy machine a page takes long: nothing of it may be left out.
const PLAIN = { EGRESS_ALLOW: '', NO_COLOR: '', PAGE_TIMEOUT_SECONDS: '120' };

type Launch = (args: string[], env?: Record<string, string>) => RunningCommand;

/** Commands and folders of a test file: what still runs after a test is stopped, and the folders are removed at the end. */
export function useCommands() {
  const folders: string[] = [];
  const running: RunningCommand[] = [];
  afterEach(async () => {
    for (const command of running.splice(0)) {
      command.kill('SIGTERM');
      await command.exit;
    }
  });
  afterAll(() => {
    for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
  });
  const tracked = (command: RunningCommand): RunningCommand => {
    running.push(command);
    return command;
  };
  /** As npm starts it. */
  const launch: Launch = (args, env) => tracked(runCommand(args, { ...PLAIN, ...env }));
  const launchInTerminal: Launch = (args, env) => tracked(runInTerminal(args, { ...PLAIN, ...env }));
  /** From a bundle, in half the time. */
  const launchBundled = async (...[args, env]: Parameters<Launch>) =>
    tracked(await runBundled(args, { ...PLAIN, ...env }));
  const newFolder = (): string => {
    const folder = mkdtempSync(join(tmpdir(), 'brandprint-e2e-'));
    folders.push(folder);
    return folder;
  };
  return { launch, launchInTerminal, launchBundled, newFolder };
}

/** What a quickstart that serves leaves in `quickstart.json`. */
export interface Access {
  base_url: string;
  api_key: string;
  brand_id: string;
}

export async function get(access: Access, path: string): Promise<unknown> {
  const headers = { authorization: `Bearer ${access.api_key}` };
  const response = await fetch(`${access.base_url}${path}`, { headers });
  expect(response.status).toBe(200);
  return response.json();
}

/** Pid of the embedded server of a folder. */
export const postgresOf = (folder: string) =>
  Number.parseInt(readFileSync(join(folder, 'postgres/postmaster.pid'), 'utf8'), 10);

/** A site whose page does not come before `open` was called. */
export async function startGatedSite() {
  let open = () => {};
  let visit = () => {};
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  const visited = new Promise<void>((resolve) => {
    visit = resolve;
  });
  const server = createServer(async (request, response) => {
    if (request.url !== '/') return void response.writeHead(404).end();
    visit();
    await gate;
    response.setHeader('content-type', 'text/html');
    response.end(
      '<title>Gate &amp; Sons</title><meta property="og:site_name" content="Gate &amp; Sons"><h1>Gate &amp; Sons</h1>',
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const stop = async () => {
    server.closeAllConnections();
    server.close();
  };
  return { authority: `127.0.0.1:${(server.address() as AddressInfo).port}`, visited, open, stop };
}
