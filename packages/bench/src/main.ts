import { writeFile } from 'node:fs/promises';
import { UserError } from '@brandprint/platform';
import { runCommandLine } from './command-line.ts';
import { COMMANDS } from './commands.ts';

const logProgress = (line: string) => process.stderr.write(`${line}\n`);

// Exiting ends the child processes too, whichever signal ends this process.
process.once('SIGTERM', () => process.exit(143));
process.once('SIGINT', () => process.exit(130));

try {
  const { report, data, out, failed } = await runCommandLine(COMMANDS, process.argv.slice(2), logProgress);
  process.stdout.write(`${report}\n`);
  if (out !== undefined) await writeFile(out, `${JSON.stringify(data, null, 2)}\n`);
  if (failed) process.exitCode = 1;
} catch (error) {
  logProgress(error instanceof UserError ? error.message : String((error as Error).stack));
  process.exitCode = 1;
}
