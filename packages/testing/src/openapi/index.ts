export { type CheckResult, createResponseChecker, type HttpExchange } from './check.ts';
export { createValidator } from './validator.ts';
