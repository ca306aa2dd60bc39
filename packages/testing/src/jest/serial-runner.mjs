import TestRunner from 'jest-runner';

/** Runs its test files one after another, while no other runner is active. */
export default class SerialRunner extends TestRunner {
  isSerial = true;
}
