export type { CourierDeps } from './deps.ts';
export { retentionFrom } from './retention.ts';
export { startCourier } from './start.ts';
export { limitsFor } from './webhooks/settings.ts';
