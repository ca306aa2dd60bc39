import { writeFile } from 'node:fs/promises';
import { UserError } from '@brandprint/platform';
import { benchApi } from './api/index.ts';
import { reportTable } from './api/report.ts';
import { parseCommand, USAGE } from './args.ts';
import { type FuzzOptions, fuzz } from './fuzz/index.ts';
import { startScratchPostgres } from './postgres.ts';

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
    case 'fuzz':
      await runFuzz(command.options);
      return;
  }
}

async function runFuzz(options: FuzzOptions): Promise<void> {
  const postgres = await startScratchPostgres();
  try {
    say(`Seed ${options.seed}`);
    const { requests, answers, failure } = await fuzz({ databaseUrl: postgres.url, dir: postgres.dir }, options);
    for (const [answer, times] of [...answers].sort(([a], [b]) => (a < b ? -1 : 1))) print(`${answer}  ${times}`);
    print(`${requests} requests, ${answers.size} kinds of answers`);
    if (failure === undefined) return;
    print(failure);
    process.exitCode = 1;
  } finally {
    await postgres.stop();
  }
}

main().catch((error: unknown) => {
  say(error instanceof UserError ? error.message : String((error as Error).stack));
  process.exitCode = 1;
});
