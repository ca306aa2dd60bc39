export { type AnalystDeps, startAnalyst } from './start.ts';
