import type { Command } from '@brandprint/harness/command';
import { accuracyCommand } from './accuracy/command.ts';
import { calibrationCommand } from './calibration/command.ts';
import { examplesCommand } from './examples/command.ts';
import { mainColorCommand } from './main-color/command.ts';
import { rankingCommand } from './ranking/command.ts';
import { simulateCommand } from './simulation/command.ts';
import { statementsCommand } from './statements/command.ts';
import { voiceCommand } from './voice/command.ts';
import { writingCommand } from './writing/command.ts';

export const EVALUATIONS: readonly Command[] = [
  accuracyCommand,
  writingCommand,
  calibrationCommand,
  rankingCommand,
  mainColorCommand,
  voiceCommand,
  statementsCommand,
  simulateCommand,
  examplesCommand,
];
