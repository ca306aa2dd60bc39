import TestRunner from 'jest-runner';

/** Runs its test files one after another, while those of other runners do not run. */
export default class SerialRunner extends TestRunner {
  isSerial = true;
}
