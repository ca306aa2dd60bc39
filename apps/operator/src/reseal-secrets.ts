import { type Database, listSealedSecrets, replaceSealedSecrets, type SealedSecrets } from '@brandprint/database';
import { printLine, type SecretBox, SecretsError, UserError } from '@brandprint/platform';
import { fenced, MovingError } from './fenced.ts';

const BATCH_SIZE = 200;

/**
 * Encrypts the secrets of webhooks with the current key where the previous one encrypted them. Can be repeated, and
 * runs beside a service in use. Throws UserError if there are secrets in use that neither key opens, or workspaces that are
 * being moved: those keep theirs.
 */
export async function resealSecrets(database: Database, box: SecretBox): Promise<void> {
  let after: string | null = null;
  let resealed = 0;
  let dropped = 0;
  const unreadable: string[] = [];
  const problems = new Set<string>();
  const replace = (row: SealedSecrets & { workspaceId: string }, renewed: SealedSecrets) =>
    fenced(database, [row.workspaceId])
      .transaction((tx) => replaceSealedSecrets(tx, row, renewed))
      .catch((error: unknown) => {
        if (!(error instanceof MovingError)) throw error;
        problems.add(error.message);
        return false;
      });
  do {
    const batch = await listSealedSecrets(database, { after, limit: BATCH_SIZE });
    for (const row of batch) {
      if (isCurrent(box, row)) continue;
      const renewed = reseal(box, row);
      if (!renewed) unreadable.push(row.webhookId);
      else if (await replace(row, renewed)) {
        resealed += 1;
        if (row.previousSecret && !renewed.previousSecret) dropped += 1;
      }
    }
    after = batch.length === BATCH_SIZE ? (batch.at(-1)?.webhookId ?? null) : null;
  } while (after !== null);
  printLine(`Encrypted the secrets of ${resealed} webhooks with the current SECRETS_KEY.`);
  if (dropped > 0) printLine(`Removed ${dropped} previous secrets that neither key decrypts; current ones sign.`);
  if (unreadable.length > 0) {
    problems.add(
      `${unreadable.length} webhooks have secrets that neither SECRETS_KEY nor SECRETS_KEY_PREVIOUS decrypts. Replace them (rotate-secret): ${unreadable.join(', ')}.`,
    );
  }
  if (problems.size > 0) throw new UserError([...problems].join('\n'));
}

const isCurrent = (box: SecretBox, { secret, previousSecret }: SealedSecrets): boolean =>
  box.isCurrent(secret) && (previousSecret === null || box.isCurrent(previousSecret));

/** Null if neither key opens the secret in use. A previous one that neither opens is of no use and is removed. */
function reseal(box: SecretBox, { webhookId, ...row }: SealedSecrets): SealedSecrets | null {
  const renew = (sealed: Uint8Array) => {
    try {
      return new Uint8Array(box.seal(box.open(sealed, webhookId), webhookId));
    } catch (error) {
      if (error instanceof SecretsError) return null;
      throw error;
    }
  };
  const secret = renew(row.secret);
  return secret && { webhookId, secret, previousSecret: row.previousSecret && renew(row.previousSecret) };
}
