import jestRunner from 'jest-runner';

/** Runs its test files one after another, before or after those of other runners. */
export default class SerialRunner extends jestRunner.default {
  isSerial = true;
}
