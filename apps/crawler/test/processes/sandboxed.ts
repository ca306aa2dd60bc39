import { readFileSync } from 'node:fs';
import { createEgressPolicy, startForwardProxy } from '@brandprint/egress';
import { createLogger, UserError } from '@brandprint/platform';
import { readProcesses } from '../../src/browser/memory.ts';
import { createBrowserPool } from '../../src/index.ts';

/** Starts a browser as the current user, and prints its flags and the kernel's state of its renderers. */
const logger = createLogger({ level: 'silent', service: 'test' });
const proxy = await startForwardProxy({ policy: createEgressPolicy(), logger });
const parts = { executable: undefined, env: process.env, userAgent: 'test', logger };
const pool = createBrowserPool({ ...parts, proxyUrl: proxy.url });
const fieldOf = (pid: number, field: string): string =>
  new RegExp(`^${field}:\\s+(.*)$`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'latin1'))?.[1] ?? '';

const report = await pool
  .withBrowserContext(new AbortController().signal, async (context) => {
    const page = await context.newPage();
    await page.setContent('<h1>Words</h1>');
    const browser = context.browser().process();
    const renderers = readProcesses(browser?.pid ?? 0).filter(({ isRenderer }) => isRenderer);
    return {
      uid: process.getuid?.(),
      flags: browser?.spawnargs.filter((flag) => /^--[\w-]*sandbox/.test(flag)),
      words: await page.$eval('h1', (element) => element.textContent),
      renderers: renderers.map(({ pid }) => ({
        seccomp: fieldOf(pid, 'Seccomp'),
        capabilities: fieldOf(pid, 'CapEff'),
        namespaces: fieldOf(pid, 'NSpid').split(/\s+/).length,
      })),
    };
  })
  .catch((error) => ({ failure: error instanceof UserError ? error.message : `not for people: ${error}` }));
console.log(JSON.stringify(report));
await pool.stop();
await proxy.stop();
