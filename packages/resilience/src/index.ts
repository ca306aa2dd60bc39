import type { Command } from '@brandprint/harness/command';
import { chaosCommand } from './chaos/command.ts';
import { containersCommand } from './containers/command.ts';
import { fuzzCommand } from './fuzz/command.ts';
import { rollbackCommand } from './rollback/command.ts';
import { soakCommand } from './soak/command.ts';

export const RESILIENCE_CHECKS: readonly Command[] = [
  chaosCommand,
  rollbackCommand,
  soakCommand,
  fuzzCommand,
  containersCommand,
];
