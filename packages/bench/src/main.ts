import { writeFile } from 'node:fs/promises';
import { UserError } from '@brandprint/platform';
import { benchApi } from './api/index.ts';
import { reportTable } from './api/report.ts';
import { parseCommand, USAGE } from './args.ts';

const say = (line: string) => process.stderr.write(`${line}\n`);
const print = (text: string) => process.stdout.write(`${text}\n`);

async function main(): Promise<void> {
  const command = parseCommand(process.argv.slice(2));
  switch (command.name) {
    case 'help':
      print(USAGE);
      return;
    case 'api': {
      const results = await benchApi(command.options, say);
      print(reportTable(results));
      if (command.out) await writeFile(command.out, `${JSON.stringify({ ...command.options, results }, null, 2)}\n`);
      return;
    }
  }
}

main().catch((error: unknown) => {
  say(error instanceof UserError ? error.message : String((error as Error).stack));
  process.exitCode = 1;
});
