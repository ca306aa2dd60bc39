import type { Command } from '@brandprint/harness/command';
import { accuracyCommand } from './accuracy/command.ts';
import { calibrationCommand } from './calibration/command.ts';
import { examplesCommand } from './examples/command.ts';
import { statementsCommand } from './statements/command.ts';
import { writingCommand } from './writing/command.ts';

export const EVALUATIONS: readonly Command[] = [
  accuracyCommand,
  writingCommand,
  statementsCommand,
  calibrationCommand,
  examplesCommand,
];
