const SHOWN_LINES = 15;

/** Known causes of failed installations, the more specific ones first. `matches` is tested on the program's output. */
const CAUSES = [
  {
    matches: /ENOSPC|EDQUOT|no space left on device|disk quota exceeded/i,
    cause: 'the disk is full',
    remedy: 'Make room: the dependencies and the caches of npm and pnpm need about 2 GB.',
  },
  {
    // npm cannot create its cache on a read-only file system and says ENOENT.
    matches: /EROFS|read-only file system|ENOENT: no such file or directory, mkdir/i,
    cause: 'a folder is read-only or cannot be created',
    remedy:
      "This folder, npm's cache (npm config get cache) and pnpm's store must be writable; npm_config_cache and pnpm_config_store_dir name other folders for the last two.",
  },
  {
    matches: /ERR_PNPM_OUTDATED_LOCKFILE/,
    cause: 'package.json and pnpm-lock.yaml do not agree',
    remedy: 'Undo the change to package.json, or update the lockfile with: npx pnpm install --lockfile-only',
  },
  {
    matches: /ERR_PNPM_(BROKEN_LOCKFILE|LOCKFILE_BREAKING_CHANGE|LOCKFILE_MISSING)|ERR_PNPM_NO_LOCKFILE/,
    cause: 'pnpm-lock.yaml cannot be read',
    remedy: 'Restore it: git checkout pnpm-lock.yaml',
  },
  {
    matches: /EINTEGRITY|ERR_PNPM_TARBALL_INTEGRITY|integrity check(sum)? failed|checksum mismatch/i,
    cause: 'a downloaded package is not the one that the lockfile names',
    remedy:
      'Clear the cache (npm cache clean --force) and try again. If it stays so, do not trust the registry in use.',
  },
  {
    matches: /EBADENGINE|ERR_PNPM_UNSUPPORTED_ENGINE/,
    cause: 'a dependency does not support this version of Node',
    remedy: 'Use Node 20.19, 22.12, or 24 and newer (https://nodejs.org).',
  },
  {
    matches:
      /SELF_SIGNED_CERT|UNABLE_TO_(GET_ISSUER_CERT|VERIFY_LEAF)|CERT_(HAS_EXPIRED|UNTRUSTED)|invalid peer certificate/i,
    cause: 'the certificate of the registry or of a proxy is not trusted',
    remedy: 'Name its certificate authority: NODE_EXTRA_CA_CERTS=FILE, and npm config set cafile FILE',
  },
  {
    matches: /\bE40[137]\b|\b40[137] (Unauthorized|Forbidden|Proxy Auth)|ERR_PNPM_FETCH_40[137]/i,
    cause: 'the npm registry or a proxy refused access',
    remedy: 'Check which registry is used (npm config get registry) and that you are logged in to it (npm login).',
  },
  {
    matches: /\bE404\b|\bETARGET\b|\b404 Not Found|ERR_PNPM_FETCH_404|ERR_PNPM_NO_MATCHING_VERSION/,
    cause: 'the npm registry does not have a package',
    remedy:
      'Check which registry is used (npm config get registry): a mirror may lack it. Also check the settings "before" and "min-release-age".',
  },
  {
    matches:
      /ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ERR_SOCKET_TIMEOUT|ENOTCACHED|connect E[A-Z]+|client error \(Connect\)|error sending request|dns error|timed out|\bE5\d\d\b|status server error|HTTP 5\d\d|META_FETCH_FAIL/i,
    cause: 'the npm registry could not be reached',
    remedy: 'Check the network, and the registry and proxy settings (npm config list). What was downloaded is kept.',
  },
  {
    matches: /EACCES|EPERM|permission denied|operation not permitted/i,
    cause: 'permission was denied',
    remedy:
      "This folder, npm's cache (npm config get cache) and pnpm's store must belong to this user; change the owner of files of another user with chown -R.",
  },
  {
    matches: /ENOMEM|out of memory|cannot allocate memory|\[exit code 137\]/i,
    cause: 'memory ran out',
    remedy: 'Free some memory: the installation needs about 1 GB.',
  },
  {
    matches: /spawn \S*npm ENOENT/,
    cause: 'npm was not found',
    remedy: 'Install Node with npm (https://nodejs.org), or add npm to the PATH.',
  },
];

const UNKNOWN = { cause: 'the reason is in its output', remedy: 'Read the output below, then run the command again.' };

const WARNING = /^\s*(npm (warn|WARN) |\[WARN\])/;
/** Lines without information about a failure. */
const NOISE = /^\s*(npm (warn|WARN) |\[WARN\] Unsupported engine|Downloading |npm (error|ERR!)$)|^\s*$/;

/** The message for a failed step: what failed, why, what to do, and the end of the output. */
export function describeFailure({ doing, output, code, log }) {
  const lines = output.split('\n');
  const { cause, remedy } = causeOf(lines.filter((line) => !WARNING.test(line)).join(' '), code);
  const shown = lines.filter((line) => !NOISE.test(line)).slice(-SHOWN_LINES);
  return [
    `${doing} failed: ${cause}.`,
    remedy,
    `End of the output${code === undefined ? '' : ` (exit code ${code})`}:`,
    ...shown.map((line) => `  ${line}`),
    ...(log === undefined ? [] : [`Complete output: ${log}`]),
  ].join('\n');
}

/** pnpm wraps its messages: white space can be anywhere in them. */
function causeOf(text, code) {
  const unwrapped = `${text} [exit code ${code}]`.replace(/\s+/g, ' ');
  return CAUSES.find(({ matches }) => matches.test(unwrapped)) ?? UNKNOWN;
}
