export { type Asked, type Asking, createLlm, type Llm } from './llm.ts';
export type { CallRecord, Meter, Reservation } from './meter.ts';
export { CALL_OUTCOMES, type CallOutcome, type Failure } from './outcome.ts';
export type { Usage } from './prices.ts';
export type { Block, ModelRequest } from './request.ts';
export type { Budget } from './settings.ts';
export { MODEL_SETTINGS, type ModelSettings, modelSettings, warningsOf } from './settings.ts';
