import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { serveFolder } from '@brandprint/harness/sites';
import { recordedScript, startMessagesServer } from '@brandprint/testing/messages';
import { corpusPath } from '../corpus.ts';
import { NO_EXTERNAL_SERVICES, productArgs } from '../product.ts';
import { readAnswers } from '../writing/recorded-writer.ts';

export const EXAMPLES = ['composed', 'simulated'] as const;
type Example = (typeof EXAMPLES)[number];

/** The fictional company in the examples. */
const COMPANY = 'fennwick';
/** Not the name of any model, to avoid confusion. */
const MODEL = 'simulated';
const API_KEY = 'written-by-hand';
const TIMEOUT_MS = 300_000;

const run = promisify(execFile);

/**
 * What `quickstart --out` writes about the company's site: without a model, or with answers that a person wrote, which a
 * server returns through the Messages API. `port` is that of the site, since the result contains its URL; 0 takes a free one.
 */
export async function makeExample(example: Example, port: number): Promise<unknown> {
  const site = await serveFolder(corpusPath(`companies/${COMPANY}`), { port });
  const answers = await readAnswers(corpusPath('answers'), COMPANY);
  const server = await startMessagesServer({ apiKey: API_KEY, models: [MODEL], script: recordedScript(answers) });
  const dir = await mkdtemp(join(tmpdir(), 'brandprint-example-'));
  const out = join(dir, 'brand.json');
  const env: Record<string, string | undefined> = {
    ...process.env,
    ...NO_EXTERNAL_SERVICES,
    NODE_OPTIONS: '',
    LOG_LEVEL: 'error',
    EGRESS_ALLOW: site.host,
    ANTHROPIC_API_KEY: undefined,
    ...(example === 'simulated' && {
      ANTHROPIC_API_KEY: API_KEY,
      ANTHROPIC_BASE_URL: server.url,
      ANTHROPIC_MODEL: MODEL,
    }),
  };
  try {
    const options = ['--once', '--port', '0', '--out', out, '--data', join(dir, 'data')];
    const command = await productArgs('quickstart', `${site.origin}/`, ...options);
    await run(process.execPath, command, { env, timeout: TIMEOUT_MS });
    return JSON.parse(await readFile(out, 'utf8'));
  } finally {
    await Promise.all([site.stop(), server.stop()]);
    await rm(dir, { recursive: true, force: true, maxRetries: 3 });
  }
}

const DOCS = fileURLToPath(new URL('../../../../docs/examples', import.meta.url));
/** Port of the site in the examples of the docs. */
const PORT = 8090;

export const exampleFile = (example: Example): string => join(DOCS, `${example}.json`);

/** Generates the examples of the docs. Returns their paths. */
export async function writeExamples(logProgress: (line: string) => void): Promise<string[]> {
  for (const example of EXAMPLES) {
    logProgress(`Generating ${example} …`);
    await writeFile(exampleFile(example), `${JSON.stringify(await makeExample(example, PORT), null, 2)}\n`);
  }
  return EXAMPLES.map(exampleFile);
}
