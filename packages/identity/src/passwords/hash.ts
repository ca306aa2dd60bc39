import { hash, verify } from '@node-rs/argon2';

/** The second of the equivalent recommendations of OWASP for argon2id: 19 MiB, two passes, one lane. */
const ARGON2ID = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Composed and decomposed characters are the same password (NIST SP 800-63B, section 3.1.1.2). */
const normalize = (password: string): string => password.normalize('NFC');

export const hashPassword = (password: string): Promise<string> => hash(normalize(password), ARGON2ID);

export const verifyPassword = (input: { hash: string; password: string }): Promise<boolean> =>
  verify(input.hash, normalize(input.password));
