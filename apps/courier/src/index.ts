export type { CourierDeps } from './deps.ts';
export { retentionFrom } from './retention.ts';
export { startCourier } from './start.ts';
export { limitsFrom } from './webhooks/settings.ts';
