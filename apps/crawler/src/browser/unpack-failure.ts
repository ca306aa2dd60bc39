import { UserError } from '@brandprint/platform';

/** What makes the folder of the unpacked Chromium unusable, by the code of the system's error. */
const REASONS: Record<string, string> = {
  ENOSPC: 'is full, and about 300 MB are needed. Free some space',
  EDQUOT: 'has no space left for you, and about 300 MB are needed. Free some space',
  EACCES: 'cannot be written to. Allow it',
  EPERM: 'cannot be written to. Allow it',
  EROFS: 'is read-only. Make it writable',
  ENOENT: 'does not exist. Create it',
};

const CODE = new RegExp(`\\b(${Object.keys(REASONS).join('|')})\\b: `);
/** The line of a stack trace that has the message. */
const MESSAGE = /^(?:\w*Error\b.*?: .*|\w*Error)$/m;

/** One line on why Chromium could not be unpacked below `folder`, with what to do. `error` may be of the unpacking process. */
export function describeUnpackFailure(error: unknown, folder: string, timeoutMs: number): UserError {
  const { code, killed, stderr, message } = error as Error & { code?: unknown; killed?: boolean; stderr?: string };
  const known = REASONS[String(code)] ?? REASONS[CODE.exec(stderr ?? '')?.[1] ?? ''];
  const describe = () => {
    if (known) return `It is unpacked in ${folder}, which ${known}, or set TMPDIR to another folder.`;
    if (killed)
      return `Unpacking it in ${folder} took more than ${timeoutMs / 1000} s. Try again when the machine is less busy, or set TMPDIR to a folder on a faster disk.`;
    const reason = MESSAGE.exec(stderr ?? '')?.[0] ?? message.split('\n')[0];
    return `It cannot be unpacked in ${folder}: ${reason}. Remove node_modules and run "npm run setup", or set TMPDIR to another folder.`;
  };
  return new UserError(describe(), { cause: error });
}
