export { type Checked, createChecker, type Exchange } from './check.ts';
export { createValidate } from './validator.ts';
