import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Encrypts secrets that must be readable again, so that the database alone does not reveal them. */
export interface SecretBox {
  /** `owner` is what the secret belongs to: it cannot be decrypted for another owner. */
  seal(plain: string, owner: string): Buffer;
  /** Throws SecretsError. */
  open(sealed: Uint8Array, owner: string): string;
  /** Whether it was encrypted with the current key, going by its header. */
  isCurrent(sealed: Uint8Array): boolean;
}

/** An encrypted secret that cannot be decrypted: made with another SECRETS_KEY, for another owner, or modified. */
export class SecretsError extends Error {
  override name = 'SecretsError';
}

/** Version of the format below. */
const VERSION = 1;
const KEY_ID_BYTES = 4;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const HEAD_BYTES = 1 + KEY_ID_BYTES;

/**
 * AES-256-GCM with a key that HKDF-SHA256 (RFC 5869) derives from SECRETS_KEY. Format: version, key id, nonce,
 * ciphertext, tag. The id tells which key decrypts it once there are several. Version, id and owner are authenticated
 * too. What `previousKey` encrypted can still be decrypted.
 */
export function createSecretBox(secretsKey: string, previousKey?: string): SecretBox {
  const current = createBox(secretsKey);
  if (!previousKey) return current;
  const previous = createBox(previousKey);
  return {
    ...current,
    open: (sealed, owner) => (previous.isCurrent(sealed) ? previous : current).open(sealed, owner),
  };
}

function createBox(secretsKey: string): SecretBox {
  const derive = (purpose: string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', secretsKey, 'brandprint', purpose, bytes));
  const key = derive('secrets', 32);
  const keyId = derive('secrets key id', KEY_ID_BYTES);
  const head = Buffer.concat([Buffer.from([VERSION]), keyId]);
  const isCurrent = (sealed: Uint8Array) => head.equals(sealed.subarray(0, HEAD_BYTES));

  return {
    isCurrent,
    seal(plain, owner) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(additionalData(head, owner));
      return Buffer.concat([head, nonce, cipher.update(plain, 'utf8'), cipher.final(), cipher.getAuthTag()]);
    },
    open(sealed, owner) {
      const bytes = Buffer.from(sealed);
      if (bytes.length < HEAD_BYTES + NONCE_BYTES + TAG_BYTES || bytes[0] !== VERSION) {
        throw new SecretsError('This is not an encrypted secret, or it was encrypted by a newer release.');
      }
      if (!isCurrent(bytes)) {
        throw new SecretsError('This secret was encrypted with another SECRETS_KEY.');
      }
      const text = bytes.subarray(HEAD_BYTES + NONCE_BYTES, -TAG_BYTES);
      const nonce = bytes.subarray(HEAD_BYTES, HEAD_BYTES + NONCE_BYTES);
      const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES });
      decipher.setAAD(additionalData(head, owner)).setAuthTag(bytes.subarray(-TAG_BYTES));
      try {
        return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8');
      } catch (cause) {
        throw new SecretsError('This secret was modified, or encrypted for another owner.', { cause });
      }
    },
  };
}

const additionalData = (head: Buffer, owner: string): Buffer => Buffer.concat([head, Buffer.from(owner)]);
