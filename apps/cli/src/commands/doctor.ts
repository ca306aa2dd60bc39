import { Brandprint } from '@brandprint/sdk';
import type { Command } from 'commander';
import { configPath, readMode } from '../config.ts';
import { checkApiKey, findTarget } from '../connection.ts';
import type { CommandContext, RegisterCommands } from '../context.ts';
import { loadEmbedded } from '../embedded.ts';
import { describeFailure } from '../errors.ts';
import { EXIT, type ExitCode } from '../exit-codes.ts';
import { version } from '../version.ts';

interface CheckResult {
  check: string;
  ok: boolean;
  detail: string;
  hint: string;
}

export const registerDoctor: RegisterCommands = (program, act) => {
  program
    .command('doctor')
    .summary('check the setup and say what is missing')
    .description('Check what the other commands need, and say what is missing. Exits with 1 if something is.')
    .addHelpText('after', '\nExamples:\n  $ brandprint doctor\n  $ brandprint doctor --json')
    .action(act((context, _options: object, _: Command) => doctor(context)));
};

async function doctor(context: CommandContext): Promise<ExitCode> {
  const { io, output, server } = context;
  const results: CheckResult[] = [
    ok('version', `brandprint ${version} on Node ${process.versions.node}`),
    ...checkConfig(io.env),
  ];
  try {
    const target = findTarget(server, io.env);
    results.push(...(target ? await checkServer(target, io.signal) : await checkEmbedded(server.data, io.signal)));
  } catch (error) {
    results.push(missing('server', error));
  }
  output.result(results, () =>
    results.flatMap(({ check, ok: isOk, detail, hint }) => [
      `${isOk ? output.paint.success('✓') : output.paint.error('✗')} ${check.padEnd(9)} ${detail}`,
      ...(hint ? [`            ${hint}`] : []),
    ]),
  );
  return results.every((one) => one.ok) ? EXIT.ok : EXIT.finding;
}

const ok = (check: string, detail: string): CheckResult => ({ check, ok: true, detail, hint: '' });

function missing(check: string, error: unknown): CheckResult {
  const failure = describeFailure(error);
  return { check, ok: false, detail: failure?.message ?? String(error), hint: failure?.hint ?? '' };
}

/** Others must not be able to read the key. */
function checkConfig(env: CommandContext['io']['env']): CheckResult[] {
  const mode = readMode(env);
  const path = configPath(env);
  if (mode === undefined) return [];
  if (process.platform === 'win32' || (mode & 0o077) === 0) return [ok('login', path)];
  const permissions = (mode & 0o777).toString(8);
  return [
    {
      check: 'login',
      ok: false,
      detail: `${path} can be read by others (mode ${permissions})`,
      hint: `chmod 600 ${path}`,
    },
  ];
}

async function checkServer(
  { url, apiKey, from }: { url: string; apiKey: string; from: string },
  signal: AbortSignal,
): Promise<CheckResult[]> {
  try {
    checkApiKey(apiKey);
  } catch (error) {
    return [missing('key', error)];
  }
  const client = new Brandprint({ baseUrl: url, apiKey, maxRetries: 0, timeout: 10_000 });
  try {
    await client.brands.list({ limit: 1 }, { signal }).page();
    return [ok('server', `${url} (from ${from})`), ok('key', `${apiKey.slice(0, 12)}… is valid`)];
  } catch (error) {
    const isReached = describeFailure(error)?.exitCode === EXIT.authentication;
    return isReached ? [ok('server', `${url} (from ${from})`), missing('key', error)] : [missing('server', error)];
  }
}

/** The product that another process runs on this machine, or what running it needs. */
async function checkEmbedded(dataDir: string | undefined, signal: AbortSignal): Promise<CheckResult[]> {
  try {
    const { checkRequirements, findRunningServer } = await loadEmbedded();
    const running = findRunningServer(dataDir);
    if (running) return await checkServer({ ...running, from: `process ${running.pid} of this machine` }, signal);
    const { browser, dataDir: data } = await checkRequirements(dataDir);
    return [ok('server', 'none: everything runs on this machine'), ok('browser', browser), ok('data', data)];
  } catch (error) {
    return [missing('server', error)];
  }
}
