export { type CheckResult, createResponseChecker, type HttpExchange } from './response-checker.ts';
export { createValidator } from './validator.ts';
