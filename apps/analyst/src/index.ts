export { type AnalystDeps, defaultConcurrency, startAnalyst } from './start.ts';
