import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { UserError } from '@brandprint/platform';

/** How to start a program so that it does not run as root, which Postgres refuses. */
export interface RunAs {
  /** Put before the command line. */
  prefix: string[];
  /** Who the program becomes, and must own its data; unset: whoever runs this process. */
  ids?: { uid: number; gid: number };
  /** True when `prefix` makes the change, false when the caller of spawn has to. */
  switchesUser: boolean;
}

/** The user without rights, "nobody". */
const NOBODY = 65534;

/** What lets a process enter folders that are closed to its user: the first suffices and permits less. */
const TRAVERSAL_CAPABILITIES = [
  { name: 'dac_read_search', bit: 2n },
  { name: 'dac_override', bit: 1n },
];

/**
 * Who runs Postgres on `paths` (its programs and its data). As root that is "nobody", with the right to pass through
 * closed folders only where one is in the way. Throws UserError where that right cannot be given.
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
  // access(2) looks away from capabilities after a change of user, unless told to keep them; initdb asks it.
  const become = [
    '--securebits=+no_setuid_fixup',
    `--reuid=${ids.uid}`,
    `--regid=${ids.gid}`,
    '--clear-groups',
    ...grants,
  ];
  return { prefix: ['setpriv', ...become], ids, switchesUser: true };
}

/** In a session of its own: a Ctrl-C at the terminal is for this process, which then stops the server in its turn. */
export function spawnAs(command: string[], identity: RunAs): ChildProcess {
  const [program = '', ...args] = [...identity.prefix, ...command];
  const ids = identity.switchesUser ? {} : identity.ids;
  const env = { PATH: process.env.PATH ?? '', LC_ALL: 'C', TZ: 'UTC' };
  const child = spawn(program, args, { ...ids, cwd: '/', env, detached: true, windowsHide: true });
  child.stdin?.on('error', () => {});
  return child;
}

/** The folder above `path` that others may not enter, if there is one. */
function findClosedAncestor(path: string): string | undefined {
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    if ((statSync(folder).mode & 0o001) === 0) return folder;
    if (folder === dirname(folder)) return undefined;
  }
}

/** The least capability of ENTERING that this process may hand on. */
function findGrantableCapability(): string | undefined {
  const status = readFileSync('/proc/self/status', 'utf8');
  const held = ['CapPrm', 'CapBnd'].map((set) => BigInt(`0x${status.match(`${set}:\\s*([0-9a-f]+)`)?.[1] ?? '0'}`));
  return TRAVERSAL_CAPABILITIES.find(({ bit }) => held.every((mask) => (mask >> bit) & 1n))?.name;
}
