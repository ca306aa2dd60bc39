import { EVALUATIONS } from '@brandprint/evaluations';
import type { Command } from '@brandprint/harness/command';
import { RESILIENCE_CHECKS } from '@brandprint/resilience';
import { apiCommand } from './api/command.ts';
import { dashboardCommand } from './dashboard/command.ts';
import { exportsCommand } from './exports/command.ts';
import { operationsCommand } from './operations/command.ts';
import { queueCommand } from './queue/command.ts';
import { speedCommand } from './speed/command.ts';

/** All commands of `npm run bench`, in the order of `--help`. */
export const COMMANDS: readonly Command[] = [
  ...EVALUATIONS,
  speedCommand,
  apiCommand,
  exportsCommand,
  dashboardCommand,
  queueCommand,
  operationsCommand,
  ...RESILIENCE_CHECKS,
];
