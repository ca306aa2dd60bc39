export { type AskContext, type AskResult, createLlm, type Llm } from './llm.ts';
export { CALL_OUTCOMES, type CallOutcome, type Failure } from './outcome.ts';
export type { Usage } from './prices.ts';
export type { Block, ModelRequest } from './request.ts';
export type { Budget } from './settings.ts';
export { MODEL_SETTINGS, type ModelSettings, modelSettings, settingsWarnings } from './settings.ts';
export type { CallRecord, Reservation, UsageMeter } from './usage-meter.ts';
