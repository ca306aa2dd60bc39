import type { DeliveryClaim } from '@brandprint/database';
import { type Logger, type SecretBox, SecretsError } from '@brandprint/platform';

type Sealed = Pick<DeliveryClaim, 'endpointId' | 'secret' | 'previousSecret'>;

/** Opens the secrets that sign for an endpoint, the one in use first; null if that one does not open. */
export type OpenSecrets = (claim: Sealed) => string[] | null;

/**
 * A secret that does not open is told of once an endpoint, until it opens again. Without a previous one messages are
 * signed by the one in use alone: whoever replaced a secret because SECRETS_KEY had changed is helped at once.
 */
export function createSecretOpener(box: SecretBox, logger: Logger): OpenSecrets {
  const told = new Set<string>();

  function open(webhook: string, which: 'in use' | 'previous', sealed: Uint8Array): string | null {
    const known = `${webhook} ${which}`;
    try {
      const secret = box.open(sealed, webhook);
      told.delete(known);
      return secret;
    } catch (error) {
      if (!(error instanceof SecretsError)) throw error;
      if (!told.has(known)) logger.error('a secret of a webhook cannot be opened', { webhook, which, error });
      told.add(known);
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
