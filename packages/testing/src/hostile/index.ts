export { hostileUrls } from './hostile-urls.ts';
export { type NameServer, startNameServer, type Zone } from './name-server.ts';
export { startVictim, type Victim } from './victim.ts';
