import { writeFile } from 'node:fs/promises';
import { UserError } from '@brandprint/platform';
import { benchAccuracy } from './accuracy/index.ts';
import { writeReport } from './accuracy/report/index.ts';
import { reportAccuracy, summarise } from './accuracy/table.ts';
import { benchApi } from './api/index.ts';
import { reportApi } from './api/report.ts';
import { parseCommand, USAGE } from './args.ts';
import { calibrate } from './calibration/index.ts';
import { reportCalibration } from './calibration/report.ts';
import { runChaos } from './chaos/index.ts';
import { isBroken, reportChaos } from './chaos/report.ts';
import { writeExamples } from './examples/index.ts';
import { type FuzzOptions, runFuzzing } from './fuzz/index.ts';
import { benchQueue } from './queue/index.ts';
import { reportQueue } from './queue/report.ts';
import { startScratchPostgres } from './scratch-postgres.ts';
import { runSoak } from './soak/index.ts';
import { reportSoak } from './soak/report.ts';
import { benchSpeed } from './speed/index.ts';
import { reportSpeed } from './speed/report.ts';
import { benchWriting } from './writing/index.ts';
import { benchRealWriting } from './writing/real/index.ts';
import { reportRealWriting, summariseRealWriting } from './writing/real/report.ts';
import { reportWriting, summariseWriting } from './writing/table.ts';

const logProgress = (line: string) => process.stderr.write(`${line}\n`);
const print = (text: string) => process.stdout.write(`${text}\n`);

async function main(): Promise<void> {
  const command = parseCommand(process.argv.slice(2));
  switch (command.name) {
    case 'help':
      print(USAGE);
      return;
    case 'accuracy': {
      const results = await benchAccuracy(command.options, logProgress);
      const summary = summarise(results);
      print(reportAccuracy(results));
      if (command.report) print(`\n${await writeReport(command.report, results)}`);
      const bare = results.map(({ pictures: _, ...result }) => result);
      if (command.out) await writeJson(command.out, { ...command.options, summary, results: bare });
      if (command.check && summary.some(({ met }) => met === false)) process.exitCode = 1;
      return;
    }
    case 'api': {
      const results = await benchApi(command.options, logProgress);
      print(reportApi(results));
      if (command.out) await writeJson(command.out, { ...command.options, results });
      return;
    }
    case 'calibration':
      print(reportCalibration(await calibrate(command.options, logProgress)));
      return;
    case 'examples':
      await writeExamples(logProgress);
      return;
    case 'chaos': {
      logProgress(`Seed ${command.options.seed}`);
      const result = await runChaos(command.options, logProgress);
      print(reportChaos(result));
      if (command.out) await writeJson(command.out, { ...command.options, ...result });
      if (isBroken(result)) process.exitCode = 1;
      return;
    }
    case 'queue': {
      const results = await benchQueue(command.options, logProgress);
      print(reportQueue(results));
      if (command.out) await writeJson(command.out, { ...command.options, results });
      return;
    }
    case 'speed': {
      const results = await benchSpeed(command.options, logProgress);
      print(reportSpeed(results));
      if (command.out) await writeJson(command.out, { ...command.options, results });
      return;
    }
    case 'soak': {
      const result = await runSoak(command.options, logProgress);
      print(reportSoak(result));
      if (command.out) await writeJson(command.out, { ...command.options, ...result });
      if (result.faults.length > 0) process.exitCode = 1;
      return;
    }
    case 'writing': {
      const results = await benchWriting(command.options, logProgress);
      print(reportWriting(results));
      const summary = summariseWriting(results);
      if (command.out) await writeJson(command.out, { summary, results });
      if (command.check && summary.some(({ met }) => met === false)) process.exitCode = 1;
      return;
    }
    case 'real-writing': {
      const results = await benchRealWriting(command.options, logProgress);
      print(reportRealWriting(results));
      if (command.out) await writeJson(command.out, { summary: summariseRealWriting(results), results });
      return;
    }
    case 'fuzz':
      await runFuzz(command.options);
      return;
  }
}

const writeJson = (path: string, value: object) => writeFile(path, `${JSON.stringify(value, null, 2)}\n`);

async function runFuzz(options: FuzzOptions): Promise<void> {
  const postgres = await startScratchPostgres();
  try {
    logProgress(`Seed ${options.seed}`);
    const { requests, answers, failure } = await runFuzzing({ databaseUrl: postgres.url, dir: postgres.dir }, options);
    for (const [answer, times] of [...answers].sort(([a], [b]) => (a < b ? -1 : 1))) print(`${answer}  ${times}`);
    print(`${requests} requests, ${answers.size} kinds of answers`);
    if (failure === undefined) return;
    print(failure);
    process.exitCode = 1;
  } finally {
    await postgres.stop();
  }
}

// What was started here goes with this process, however that is ended.
process.once('SIGTERM', () => process.exit(143));
process.once('SIGINT', () => process.exit(130));

main().catch((error: unknown) => {
  logProgress(error instanceof UserError ? error.message : String((error as Error).stack));
  process.exitCode = 1;
});
