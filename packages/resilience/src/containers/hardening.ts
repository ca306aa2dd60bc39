import type { Check } from '../chaos/audit.ts';
import { APPS, type Inspection, type Stack } from './stack.ts';

/** What a container says of itself: lines of /proc and what happens when it writes. */
interface Inside {
  status: Record<string, string>;
  writes: Record<string, string>;
}

/** Tells /proc/self/status and whether each folder can be written, as JSON. */
const LOOK_INSIDE = `
const { readFileSync, writeFileSync, rmSync } = require('node:fs');
const status = Object.fromEntries(readFileSync('/proc/1/status', 'utf8').trim().split('\\n').map((line) => line.split(/:\\s*/)));
const write = (folder) => { try { writeFileSync(folder + '/probe', ''); rmSync(folder + '/probe'); return 'written'; } catch ({ code }) { return code; } };
console.log(JSON.stringify({ status, writes: Object.fromEntries(['/', '/app', '/usr/local', '/etc'].map((it) => [it, write(it)])) }));`;

const USER = '10001';
const NO_CAPABILITIES = '0000000000000000';
/** The mode of /proc/PID/status for a filter of system calls. */
const FILTERED = '2';

/** What is wrong with a container, by the engine's word and its own. */
function hardeningBreaches(name: string, { Config, HostConfig }: Inspection, { status, writes }: Inside): string[] {
  const options = HostConfig.SecurityOpt ?? [];
  const facts: [string, boolean][] = [
    [`engine: user ${Config.User}`, Config.User === `${USER}:${USER}`],
    ['engine: read-only root', HostConfig.ReadonlyRootfs],
    ['engine: all capabilities dropped', HostConfig.CapDrop?.includes('ALL') === true],
    ['engine: no new privileges', options.some((option) => option.startsWith('no-new-privileges'))],
    ['engine: a memory limit', HostConfig.Memory > 0],
    [`inside: uids ${status['Uid']}`, status['Uid']?.split(/\s+/).every((uid) => uid === USER) === true],
    [`inside: effective capabilities ${status['CapEff']}`, status['CapEff'] === NO_CAPABILITIES],
    [`inside: bounding capabilities ${status['CapBnd']}`, status['CapBnd'] === NO_CAPABILITIES],
    ['inside: no new privileges', status['NoNewPrivs'] === '1'],
    ['inside: system calls are filtered', status['Seccomp'] === FILTERED],
    ...Object.entries(writes).map(([folder, code]): [string, boolean] => [
      `inside: writing to ${folder} gives ${code}`,
      code === 'EROFS',
    ]),
  ];
  return facts.filter(([, holds]) => !holds).map(([fact]) => `${name}: not as it must be: ${fact}`);
}

/** Whether every container of the apps is confined. */
export async function checkHardening(stack: Stack): Promise<Check> {
  const breaches: string[] = [];
  for (const app of [...APPS, 'mcp'])
    for (const container of await stack.containersOf(app)) breaches.push(...(await inspectApp(stack, app, container)));
  return { name: 'apps run as user 10001, read-only, without capabilities, and filtered', breaches };
}

async function inspectApp(stack: Stack, app: string, container: string): Promise<string[]> {
  const inside = JSON.parse(await stack.exec(container, 'node', '-e', LOOK_INSIDE)) as Inside;
  return hardeningBreaches(app, await stack.inspect(container), inside);
}

/** Of every process in a container: its namespaces, filters, capabilities and command line. */
const LOOK_AT_PROCESSES = `
const { readdirSync, readFileSync, readlinkSync } = require('node:fs');
const one = (pid) => { try {
  const status = readFileSync('/proc/' + pid + '/status', 'utf8');
  const field = (name) => new RegExp('^' + name + ':\\\\s*(\\\\S+)', 'm').exec(status)?.[1];
  return { command: readFileSync('/proc/' + pid + '/cmdline', 'utf8').split('\\0').join(' '), uid: field('Uid'),
    filters: Number(field('Seccomp_filters')), capabilities: field('CapEff'), pids: (/^NSpid:(.*)$/m.exec(status)?.[1] ?? '').trim().split(/\\s+/).length };
} catch { return null; } };
console.log(JSON.stringify(readdirSync('/proc').filter((name) => /^\\d+$/.test(name)).map(one).filter(Boolean)));`;

export interface SeenProcess {
  command: string;
  uid: string;
  filters: number;
  capabilities: string;
  /** PID namespaces that it is in, from the container's on. */
  pids: number;
}

export const lookAtProcesses = async (stack: Stack, container: string): Promise<SeenProcess[]> =>
  JSON.parse(await stack.exec(container, 'node', '-e', LOOK_AT_PROCESSES)) as SeenProcess[];

/** Whether the pages of a browser that runs are in a sandbox: namespaces of their own and a second filter. */
export function sandboxBreaches(processes: readonly SeenProcess[]): string[] {
  const pages = processes.filter(({ command }) => command.includes('--type=renderer'));
  if (pages.length === 0) return ['no page of a browser was seen'];
  return [
    ...processes
      .filter(({ command }) => /--no-sandbox|--disable-\S*sandbox/.test(command))
      .map(() => 'a browser runs with its sandbox off'),
    ...processes
      .filter(({ uid }) => uid !== USER)
      .map(({ uid, command }) => `user ${uid} runs ${command.slice(0, 40)}`),
    ...pages.filter(({ filters }) => filters < 2).map(() => 'a page has no filter of system calls of its own'),
    ...pages.filter(({ pids }) => pids < 2).map(() => 'a page is not in a PID namespace of its own'),
    ...pages.filter(({ capabilities }) => capabilities !== NO_CAPABILITIES).map(() => 'a page has capabilities'),
  ];
}
