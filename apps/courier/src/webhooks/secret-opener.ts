import type { DeliveryClaim } from '@brandprint/database';
import { type Logger, type SecretBox, SecretsError } from '@brandprint/platform';

type SealedSecrets = Pick<DeliveryClaim, 'endpointId' | 'secret' | 'previousSecret'>;

/** Decrypts the signing secrets of an endpoint, the current one first. Null if the current one cannot be decrypted. */
export type OpenSecrets = (claim: SealedSecrets) => string[] | null;

/**
 * A secret that cannot be decrypted is reported once per endpoint, until it can be decrypted again. If the previous one
 * cannot be decrypted, messages are signed with the current one alone. So replacing a secret after SECRETS_KEY has
 * changed helps at once.
 */
export function createSecretOpener(box: SecretBox, logger: Logger): OpenSecrets {
  const reported = new Set<string>();

  function open(webhook: string, which: 'in use' | 'previous', sealed: Uint8Array): string | null {
    const reportKey = `${webhook} ${which}`;
    try {
      const secret = box.open(sealed, webhook);
      reported.delete(reportKey);
      return secret;
    } catch (error) {
      if (!(error instanceof SecretsError)) throw error;
      if (!reported.has(reportKey)) logger.error('webhook secret cannot be decrypted', { webhook, which, error });
      reported.add(reportKey);
      return null;
    }
  }

  return ({ endpointId, secret, previousSecret }) => {
    const current = open(endpointId, 'in use', secret);
    if (current === null) return null;
    const previous = previousSecret && open(endpointId, 'previous', previousSecret);
    return previous === null ? [current] : [current, previous];
  };
}
