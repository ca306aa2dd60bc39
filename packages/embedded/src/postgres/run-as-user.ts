import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { UserError } from '@brandprint/platform';

/** How to start a program as another user than root, which Postgres refuses. */
export interface RunAs {
  /** Prefix of the command line. */
  prefix: string[];
  /** The user that runs the program and must own its data; unset: the user of this process. */
  ids?: { uid: number; gid: number };
  /** True if `prefix` changes the user, false if the caller of spawn must do so. */
  switchesUser: boolean;
}

/** The unprivileged user "nobody". */
const NOBODY = 65534;

/** Capabilities for entering folders that are closed to the user: the first is enough and permits less. */
const TRAVERSAL_CAPABILITIES = [
  { name: 'dac_read_search', bit: 2n },
  { name: 'dac_override', bit: 1n },
];

/**
 * The user that runs Postgres on `paths` (its programs and its data). For root that is "nobody", with the capability to
 * pass through closed folders only if one is in the way. Throws UserError if that capability is not available.
 */
export function chooseUser(paths: string[]): RunAs {
  if (process.getuid?.() !== 0) return { prefix: [], switchesUser: false };
  const ids = { uid: NOBODY, gid: NOBODY };
  const closed = paths.map(findClosedAncestor).find((folder) => folder !== undefined);
  if (closed === undefined) return { prefix: [], ids, switchesUser: false };
  const capability = findGrantableCapability();
  if (!capability || spawnSync('setpriv', ['--version']).status !== 0) {
    throw new UserError(
      `Postgres refuses to run as root, and other users cannot access ${closed}. Run as another user, choose another directory with --data, or install setpriv (util-linux).`,
    );
  }
  const grants = [`--inh-caps=+${capability}`, `--ambient-caps=+${capability}`];
  // access(2) ignores capabilities after a change of user, unless told to keep them; initdb uses it.
  const become = [
    '--securebits=+no_setuid_fixup',
    `--reuid=${ids.uid}`,
    `--regid=${ids.gid}`,
    '--clear-groups',
    ...grants,
  ];
  return { prefix: ['setpriv', ...become], ids, switchesUser: true };
}

/** In its own session: Ctrl-C in the terminal reaches only this process, which then stops the server. */
export function spawnAs(command: string[], identity: RunAs): ChildProcess {
  const [program = '', ...args] = [...identity.prefix, ...command];
  const ids = identity.switchesUser ? {} : identity.ids;
  const env = { PATH: process.env.PATH ?? '', LC_ALL: 'C', TZ: 'UTC' };
  const child = spawn(program, args, { ...ids, cwd: '/', env, detached: true, windowsHide: true });
  child.stdin?.on('error', () => {});
  return child;
}

/** The parent folder that others may not enter, if there is one. */
function findClosedAncestor(path: string): string | undefined {
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    if ((statSync(folder).mode & 0o001) === 0) return folder;
    if (folder === dirname(folder)) return undefined;
  }
}

/** The weakest capability of ENTERING that this process can pass on. */
function findGrantableCapability(): string | undefined {
  const status = readFileSync('/proc/self/status', 'utf8');
  const held = ['CapPrm', 'CapBnd'].map((set) => BigInt(`0x${status.match(`${set}:\\s*([0-9a-f]+)`)?.[1] ?? '0'}`));
  return TRAVERSAL_CAPABILITIES.find(({ bit }) => held.every((mask) => (mask >> bit) & 1n))?.name;
}
