import type { OperationExamples } from './operations.ts';

/** By operation. */
export const EXAMPLES: Record<string, OperationExamples> = {};
