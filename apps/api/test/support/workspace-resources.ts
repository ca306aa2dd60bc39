import { randomUUID } from 'node:crypto';
import { createApiKey } from '@brandprint/database';
import { analysisPrefix } from '@brandprint/storage';
import type { Route } from '../../src/http/route.ts';
import type { TestApi, TestCaller } from './api.ts';
import { createCompleteBrand } from './brands.ts';

/** The resources of a workspace, as path parameters that name them. */
export interface WorkspaceResources {
  brandId: string;
  /** Name of an asset. */
  name: string;
  keyId: string;
  webhookId: string;
  deliveryId: string;
  /** A member. */
  userId: string;
  invitationId: string;
}

/** Values of path parameters that do not name resources of a workspace. */
export const SHARED_PARAMETERS: Record<string, string> = { section: 'colors', format: 'css' };

/** A valid body, by operation. */
export const BODIES: Record<string, object> = {
  parse: { url: 'https://example.com' },
  reanalyze: {},
  patchSection: { design_notes: 'changed' },
  replaceSection: { design_notes: 'changed' },
  createKey: {},
  createWebhook: { url: 'https://example.com' },
  updateWebhook: { description: 'changed' },
  updateMe: { name: 'Changed' },
  createWorkspace: { name: 'Changed' },
  updateWorkspace: { name: 'Changed' },
  deleteWorkspace: { name: 'Changed' },
  updateMember: { role: 'viewer' },
  createInvitation: {},
};

/** The path of a route with these parameters. */
export const fillPath = (route: Route, things: WorkspaceResources): string =>
  route.path.replaceAll(
    /\{(\w+)\}/g,
    (_, name: string) => ({ ...SHARED_PARAMETERS, ...things })[name as keyof WorkspaceResources] ?? `{${name}}`,
  );

/** Creates two of everything that can belong to a workspace, directly in rows. Returns the newer ones. */
export async function createWorkspaceResources(api: TestApi, caller: TestCaller): Promise<WorkspaceResources> {
  await createResources(api, caller);
  return createResources(api, caller, true);
}

async function createResources(api: TestApi, { workspaceId }: TestCaller, twice = false): Promise<WorkspaceResources> {
  const { prisma } = api.database;
  const secret = randomUUID();
  const brandId = await createCompleteBrand(
    api,
    { workspaceId },
    { name: secret, sections: { colors: { design_notes: secret } } },
  );
  const { analysisId } = await prisma.brand.findUniqueOrThrow({ where: { id: brandId } });
  if (!analysisId) throw new Error('a complete brand has an analysis');
  const name = `${secret}.png`;
  const key = `${analysisPrefix(brandId, analysisId)}${name}`;
  await api.store.put(key, Buffer.from(secret), 'image/png');
  await prisma.asset.create({ data: { analysisId, name, key, contentType: 'image/png', bytes: secret.length } });

  const edit = { brandId, section: 'colors', action: 'patch', authType: 'user', userId: secret } as const;
  await prisma.editHistoryEntry.createMany({ data: twice ? [edit, edit] : [edit] });
  await prisma.override.create({
    data: { brandId, section: 'colors', kind: 'patch', value: { design_notes: secret } },
  });
  await prisma.usageEvent.create({ data: { workspaceId, environment: 'prod', kind: 'parse', brandId } });

  const { id: keyId } = await createApiKey(prisma, { workspaceId, environment: 'stag', description: secret });
  const url = `https://${secret}.example.com/`;
  const endpoint = { workspaceId, url, eventTypes: [], secret: Buffer.alloc(48) };
  const { id: webhookId } = await prisma.webhookEndpoint.create({ data: endpoint });
  const message = { endpointId: webhookId, brandId, messageId: secret, type: 'brand.queued', payload: '{}' };
  const sent = { ...message, status: 'succeeded', attempts: 1, dueAt: null, finishedAt: new Date() } as const;
  if (twice) await prisma.webhookDelivery.create({ data: sent });
  const { id: deliveryId } = await prisma.webhookDelivery.create({ data: sent });
  await prisma.webhookAttempt.create({
    data: { deliveryId, number: 1, startedAt: new Date(), durationMs: 5, status: 204 },
  });
  const { id: userId } = await prisma.identityUser.create({ data: { email: `${secret}@example.com`, name: secret } });
  await prisma.identityMembership.create({ data: { workspaceId, userId, role: 'editor' } });
  const expiresAt = new Date(Date.now() + 3_600_000);
  const { id: invitationId } = await prisma.identityInvitation.create({
    data: { workspaceId, role: 'viewer', tokenHash: Buffer.from(secret), expiresAt },
  });
  const entry = { workspaceId, userId, action: 'member.joined', targetId: userId };
  await prisma.identityAuditEntry.createMany({ data: twice ? [entry, entry] : [entry] });
  return { brandId, name, keyId, webhookId, deliveryId, userId, invitationId };
}
