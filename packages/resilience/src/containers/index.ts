import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { LogProgress } from '@brandprint/harness/command';
import { makeBases } from './bases.ts';
import { type Engine, startEngine } from './engine.ts';
import { buildImages, imageMegabytes } from './images.ts';
import type { ContainersOptions, ContainersResult, Step } from './run.ts';
import { runScenario } from './scenario.ts';
import { writeSettings } from './settings.ts';
import { createStack, type Stack } from './stack.ts';

const DEBIAN = 'http://deb.debian.org/debian';

/** Builds and runs everything, and removes it again. */
export async function runContainers(options: ContainersOptions, logProgress: LogProgress): Promise<ContainersResult> {
  const seconds: Record<string, number> = {};
  const step: Step = async (name, work) => {
    const began = performance.now();
    const result = await work();
    seconds[name] = (performance.now() - began) / 1000;
    logProgress(`${new Date().toISOString().slice(11, 19)} ${name}: ${seconds[name].toFixed(0)} s`);
    return result;
  };
  const work = await mkdtemp(join(tmpdir(), 'brandprint-containers-'));
  const folder = resolve(options.folder ?? join(work, 'engine'));
  await mkdir(folder, { recursive: true });
  let engine: Engine | undefined;
  let stack: Stack | undefined;
  try {
    engine = await startEngine(folder);
    await makeBases(engine, { work, mirror: process.env['DEBIAN_MIRROR'] ?? DEBIAN }, step);
    const settings = await writeSettings(work);
    await buildImages(engine, { work, previous: options.previous, settings }, step);
    stack = createStack(engine, settings.envFile);
    await stack.remove(); // what an earlier run left in this folder because it was killed
    const result = await runScenario(stack, { settings, every: options.every }, step);
    return { ...result, seconds, megabytes: await imageMegabytes(engine) };
  } finally {
    await stack?.remove().catch((error) => logProgress(String(error)));
    await engine?.stop();
    await rm(work, { recursive: true, force: true, maxRetries: 5 });
  }
}
