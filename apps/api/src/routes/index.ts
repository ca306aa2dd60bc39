import type { Route } from '../http/route.ts';
import { analysisRoutes } from './analyses.ts';
import { assetRoutes } from './assets.ts';
import { brandRoutes } from './brands.ts';
import { evidenceRoutes } from './evidence.ts';
import { exportRoutes } from './exports.ts';
import { healthRoutes } from './health.ts';
import { keyRoutes } from './keys.ts';
import { meRoutes } from './me.ts';
import { memberRoutes } from './members.ts';
import { referenceRoutes } from './reference.ts';
import { sectionRoutes } from './sections.ts';
import { usageRoutes } from './usage.ts';
import { webhookDeliveryRoutes } from './webhook-deliveries.ts';
import { webhookRoutes } from './webhooks.ts';
import { workspaceRoutes } from './workspace.ts';

/** Every operation of the API; the OpenAPI document is generated from this list. */
export const routes: readonly Route[] = [
  ...analysisRoutes,
  ...brandRoutes,
  ...assetRoutes,
  ...sectionRoutes,
  ...evidenceRoutes,
  ...exportRoutes,
  ...keyRoutes,
  ...meRoutes,
  ...workspaceRoutes,
  ...memberRoutes,
  ...usageRoutes,
  ...webhookRoutes,
  ...webhookDeliveryRoutes,
  ...healthRoutes,
  ...referenceRoutes(() => routes),
];
