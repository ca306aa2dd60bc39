export { type AnalystDeps, startAnalyst, usualConcurrency } from './start.ts';
