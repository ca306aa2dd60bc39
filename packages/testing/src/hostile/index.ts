export { type NameServer, startNameServer, type Zone } from './name-server.ts';
export { hostileUrls } from './places.ts';
export { startVictim, type Victim } from './victim.ts';
