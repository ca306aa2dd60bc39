import { chmodSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { CliError } from './errors.ts';
import type { Io } from './io.ts';

/** What `brandprint login` keeps. */
interface Config {
  url: string;
  api_key: string;
}

type Env = Io['env'];

/** By the XDG base directories: `$XDG_CONFIG_HOME/brandprint/config.json`, else below `~/.config`. */
export function configPath(env: Env): string {
  const base = env.XDG_CONFIG_HOME?.startsWith('/') ? env.XDG_CONFIG_HOME : join(env.HOME ?? homedir(), '.config');
  return join(base, 'brandprint', 'config.json');
}

export function readConfig(env: Env): Config | undefined {
  const path = configPath(env);
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw new CliError(`Cannot read ${path}: ${(error as Error).message}`, { hint: 'Check its permissions.' });
  }
  const config = parse(text);
  if (config) return config;
  throw new CliError(`${path} is not a configuration of brandprint`, { hint: 'Run `brandprint login` again.' });
}

/** The same for a login that replaces it: undefined also for a file that is broken. */
export function readConfigIfValid(env: Env): Config | undefined {
  try {
    return readConfig(env);
  } catch {
    return undefined;
  }
}

function parse(text: string): Config | undefined {
  try {
    const { url, api_key } = JSON.parse(text);
    return typeof url === 'string' && typeof api_key === 'string' ? { url, api_key } : undefined;
  } catch {
    return undefined;
  }
}

/** Only its owner can read the file, from its first moment. Returns its path. */
export function writeConfig(env: Env, config: Config): string {
  const path = configPath(env);
  const draft = `${path}.${process.pid}.part`;
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  writeFileSync(draft, `${JSON.stringify(config, null, 2)}\n`, { mode: 0o600 });
  chmodSync(draft, 0o600);
  renameSync(draft, path);
  return path;
}

/** Whether there was one. */
export function deleteConfig(env: Env): boolean {
  const existed = readMode(env) !== undefined;
  rmSync(configPath(env), { force: true });
  return existed;
}

/** The permissions of the file; undefined without one. */
export function readMode(env: Env): number | undefined {
  return statSync(configPath(env), { throwIfNoEntry: false })?.mode;
}
