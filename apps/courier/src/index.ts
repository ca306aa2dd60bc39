export { startCourier } from './start.ts';
