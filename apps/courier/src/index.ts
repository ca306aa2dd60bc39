export type { CourierDeps } from './deps.ts';
export { startCourier } from './start.ts';
