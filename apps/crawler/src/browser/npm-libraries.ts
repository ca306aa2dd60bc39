import { join } from 'node:path';
import { UserError } from '@brandprint/platform';
import { readRelease } from './release.ts';

/** The libraries in the npm package, in the folder where it is unpacked. They need glibc 2.34. */
const LIBRARIES = 'al2023/lib';

/** Makes the package unpack its libraries too, which it does by itself only on AWS Lambda. */
export const UNPACK_LIBRARIES_ENV = { AWS_LAMBDA_JS_RUNTIME: 'nodejs20.x' };

/**
 * What the Chromium from npm, unpacked in `home`, needs in its environment to find its libraries: nothing where the
 * system has them (NSS, NSPR, expat), else the folder of those from npm. Throws UserError if it runs with neither.
 */
export async function libraryEnvironment(home: string): Promise<Record<string, string>> {
  const path = join(home, 'chromium');
  const bundled = { LD_LIBRARY_PATH: join(home, LIBRARIES) };
  try {
    await readRelease(path, {});
    return {};
  } catch (withSystem) {
    try {
      await readRelease(path, bundled);
      return bundled;
    } catch (withBundled) {
      throw new UserError(describeFailure(withSystem as Error, withBundled as Error), { cause: withBundled });
    }
  }
}

const MISSING_LIBRARY = /error while loading shared libraries: ([^:\s]+): cannot open/;

/** Why a program in a folder that exists cannot be run, by the code of the system's error. */
const REMEDIES: Record<string, string> = {
  EACCES: 'Its file system may forbid programs (noexec): set TMPDIR to another folder.',
  ENOENT: 'This system may lack glibc (Alpine does): install its own Chromium.',
};

function describeFailure(withSystem: Error, withBundled: Error): string {
  const missing = [withBundled, withSystem].map(({ message }) => MISSING_LIBRARY.exec(message)?.[1]).find(Boolean);
  if (missing)
    return (
      `The system lacks the library ${missing}. Install it (Debian, Ubuntu: apt-get install libnss3 libexpat1). ` +
      `The libraries from npm do not help here: ${withBundled.message}`
    );
  const { code } = (withBundled.cause ?? {}) as NodeJS.ErrnoException;
  return [`It cannot be run: ${withBundled.message}.`, REMEDIES[String(code)]].filter(Boolean).join(' ');
}
