import type { DeliveryClaim } from '@brandprint/database';
import { type Logger, type SecretBox, SecretsError } from '@brandprint/platform';

type SealedSecrets = Pick<DeliveryClaim, 'endpointId' | 'secret' | 'previousSecret'>;

/** Opens the secrets that sign for an endpoint, the one in use first; null if that one does not open. */
export type OpenSecrets = (claim: SealedSecrets) => string[] | null;

/**
 * A secret that does not open is told of once an endpoint, until it opens again. Without a previous one messages are
 * signed by the one in use alone: whoever replaced a secret because SECRETS_KEY had changed is helped at once.
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
