import { randomBytes, randomUUID } from 'node:crypto';
import { createApiKey } from '@brandprint/database';
import { createSecretBox } from '@brandprint/platform';
import { type AssetStore, analysisPrefix } from '@brandprint/storage';
import type { TestDatabase } from '@brandprint/testing';

const SECRETS_KEY = 'the master key of both cells, with characters';

export interface FullWorkspace {
  id: string;
  brandId: string;
  analysisId: string;
  key: string;
  userId: string;
  email: string;
  sessionToken: string;
  /** Keys of its files. */
  files: string[];
}

const soon = () => new Date(Date.now() + 3_600_000);
const token = () => ({ tokenHash: randomBytes(32), expiresAt: soon() });

/** A workspace with a row in every table, a running stage, and files. */
export async function fillWorkspace(
  { database }: TestDatabase,
  store: Pick<AssetStore, 'put'>,
  name: string,
  { email = `${randomUUID()}@acme.test`, secretsKey = SECRETS_KEY } = {},
): Promise<FullWorkspace> {
  const { prisma } = database;
  const { id: workspaceId } = await prisma.workspace.create({ data: { name, concurrency: 7 } });
  const { id: userId } = await prisma.identityUser.create({ data: { email, emailVerified: true, name: 'Ann' } });
  await prisma.identityAccount.create({
    data: { userId, accountId: userId, providerId: 'credential', password: 'a hash' },
  });
  const session = { userId, token: randomBytes(24).toString('base64url'), expiresAt: soon() };
  await prisma.identitySession.create({ data: session });
  await prisma.identityMembership.create({ data: { workspaceId, userId, role: 'owner' } });
  await prisma.identityInvitation.create({
    data: { workspaceId, role: 'viewer', invitedByUserId: userId, ...token() },
  });
  await prisma.identityLink.create({ data: { workspaceId, userId, kind: 'first_run', ...token() } });
  await prisma.identityAuditEntry.create({
    data: { workspaceId, action: 'member.added', userId, targetId: userId, details: { z: 1, a: [null, 'ü'] } },
  });
  const { id: apiKeyId, key } = await createApiKey(database, { workspaceId, environment: 'prod', userId });

  const { id: brandId } = await prisma.brand.create({
    data: { workspaceId, name: `Brand of ${name}`, sourceUrl: 'https://acme.test/', version: 5, status: 'running' },
  });
  const analysis = { brandId, workspaceId, sourceUrl: 'https://acme.test/', maxPages: 1, cacheTtl: 300 };
  const { id: analysisId } = await prisma.analysis.create({
    data: { ...analysis, status: 'running', requestedStages: ['colors'], resolvedStages: ['things', 'colors'] },
  });
  await prisma.brand.update({ where: { id: brandId }, data: { analysisId, shownAnalysisId: analysisId } });
  await prisma.stage.create({
    data: {
      analysisId,
      name: 'crawl',
      status: 'running',
      attempts: 1,
      fence: 3,
      leaseUntil: soon(),
      dueAt: new Date(),
    },
  });
  await prisma.stage.create({ data: { analysisId, name: 'things' } });
  await prisma.$executeRaw`
    INSERT INTO sections (analysis_id, name, data, provenance) VALUES (${analysisId}::uuid, 'things', '{"b": 1,  "a": "\\u00e4\\n"}', '[]')`;
  await prisma.override.create({
    data: { brandId, section: 'colors', kind: 'patch', value: { design_notes: 'warm' } },
  });
  await prisma.editHistoryEntry.create({
    data: { brandId, section: 'colors', action: 'patch', userId, authType: 'user', afterData: { a: null } },
  });
  const prefix = analysisPrefix(brandId, analysisId);
  const [logo, viewKey] = [`${prefix}crawl-3/logo.png`, `${prefix}crawl-3/first-view-1.json.gz`];
  const files = [logo, viewKey, `${prefix}crawl-3/evidence.json.gz`];
  for (const file of files) await store.put(file, Buffer.from(`${file} ${randomUUID()}`), 'image/png');
  await prisma.asset.create({
    data: { analysisId, name: 'logo.png', key: logo, contentType: 'image/png', bytes: 3 },
  });
  await prisma.firstLook.create({ data: { analysisId, viewKey, claimedAt: new Date(), sections: { z: 1, a: null } } });
  await prisma.print.create({
    data: { analysisId, workspaceId, brandId, hash: 'h', status: 'running', attempts: 1, leaseUntil: soon() },
  });
  await prisma.event.create({ data: { brandId, seq: 1, type: 'brand.queued', data: { z: 1, a: 2 } } });
  await prisma.usageEvent.create({ data: { workspaceId, apiKeyId, environment: 'prod', kind: 'parse', brandId } });
  const call = { workspaceId, brandId, analysisId, stage: 'things', model: 'm', promptVersion: '1' };
  await prisma.modelCall.create({
    data: { ...call, inputTokens: 1, outputTokens: 2, cacheWriteTokens: 0, cacheReadTokens: 0, cost: 3 },
  });
  const endpointId = randomUUID();
  const secret = new Uint8Array(createSecretBox(secretsKey).seal('a secret', endpointId));
  const endpoint = { id: endpointId, workspaceId, url: 'https://hooks.test/', eventTypes: ['brand.queued'] };
  await prisma.webhookEndpoint.create({ data: { ...endpoint, secret } });
  const { id: deliveryId } = await prisma.webhookDelivery.create({
    data: { endpointId, brandId, seq: 1, messageId: 'm', type: 'brand.queued', payload: '{}' },
  });
  await prisma.webhookAttempt.create({ data: { deliveryId, number: 1, startedAt: new Date(), durationMs: 5 } });
  await prisma.idempotencyKey.create({
    data: { workspaceId, key: 'k', fingerprint: randomBytes(32), answer: { status: 202 }, expiresAt: soon() },
  });
  return { id: workspaceId, brandId, analysisId, key, userId, email, sessionToken: session.token, files };
}
