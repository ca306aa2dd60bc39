import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { UserError } from '@brandprint/platform';
import { CORPORA } from './accuracy/corpus.ts';
import type { AccuracyOptions } from './accuracy/index.ts';
import type { ApiBenchOptions } from './api/index.ts';
import type { CalibrationOptions } from './calibration/index.ts';
import type { ChaosOptions } from './chaos/index.ts';
import type { FuzzOptions } from './fuzz/index.ts';
import { CACHE_DIR } from './npm.ts';
import type { QueueBenchOptions } from './queue/index.ts';
import type { SiteFolders } from './real-sites/site-files.ts';
import type { SoakOptions } from './soak/index.ts';
import type { SpeedBenchOptions } from './speed/index.ts';
import type { WritingOptions } from './writing/index.ts';
import type { RealWritingOptions } from './writing/real/index.ts';

export type Command =
  | {
      name: 'accuracy';
      out: string | undefined;
      /** Folder that a page with pictures is written to. */
      report: string | undefined;
      /** Whether a missed aim is a failure. */
      check: boolean;
      options: AccuracyOptions;
    }
  | { name: 'api'; out: string | undefined; options: ApiBenchOptions }
  | { name: 'calibration'; options: CalibrationOptions }
  | { name: 'chaos'; out: string | undefined; options: ChaosOptions }
  | { name: 'examples' }
  | { name: 'fuzz'; options: FuzzOptions }
  | { name: 'queue'; out: string | undefined; options: QueueBenchOptions }
  | { name: 'speed'; out: string | undefined; options: SpeedBenchOptions }
  | { name: 'soak'; out: string | undefined; options: SoakOptions }
  | { name: 'writing'; out: string | undefined; check: boolean; options: WritingOptions }
  | { name: 'real-writing'; out: string | undefined; options: RealWritingOptions }
  | { name: 'help' };

export const USAGE = `Usage:
  npm run bench -- accuracy [--site ID ...] [--pages N] [--twice] [--no-peer] [--peer-pages N] [--fresh]
                            [--corpus ${CORPORA.join('|')}] [--truth FILE] [--sites FILE] [--seen FILE]
                            [--report DIR] [--out FILE] [--check]
  npm run bench -- accuracy --corpus real [--site ID|SET ...] [--sites DIR] [--mirror DIR] [as above but --truth, --seen]
  npm run bench -- api [--brands N] [--queued N] [--rounds N] [--seconds N] [--out FILE]
  npm run bench -- calibration [--site ID ...] [--pages N] [--evidence DIR]
  npm run bench -- chaos [--brands N] [--seed N] [--postgres] [--out FILE]
  npm run bench -- examples
  npm run bench -- fuzz [--runs N] [--seed N]
  npm run bench -- queue [--analyses N] [--parses N] [--out FILE]
  npm run bench -- speed [--site ID ...] [--pages N] [--rounds N] [--no-peer] [--out FILE]
  npm run bench -- soak [--crawls N] [--warm-up N] [--out FILE]
  npm run bench -- writing [--site ID ...] [--evidence DIR] [--answers DIR] [--out FILE] [--check]
  npm run bench -- writing --corpus real [--site ID|SET ...] [--sites DIR] [--mirror DIR] [--evidence DIR] [--out FILE]

accuracy: has the whole product, started as npm start does, analyse sites of which it is known what is true (10 pages at most;
--twice: a second time, and says what changed), and dembrandt and openbrand too; scores all alike, and measures the processor time
of the sections. --report writes a page with pictures; --check fails if an aim is missed. Peers are installed when they are first
needed, and what they answer is kept until --fresh. --corpus takes another set of sites; --truth and --sites name files of your own:
records of what is true (a record may hold "seen", what else is there to be told: without it precision is not counted), and lines of
id, npm package (or a folder, below the file, that begins with a dot), web root and entry page. packages/bench/corpus/README.md.
api: the API as it runs in production (it knows the key, and logs a line a request) next to a bare Express and pg server that
sends the same bytes from one row without either. Processor time and the ratios of a round say more than requests a second.
calibration: crawls sites of which the sources are known, fits how sure values of colours, spacing, elevation, type and logos are to what these
sources name, and prints the weights and how often what was stated of a site by the fit to all others was right. Evidence is kept.
chaos: the apps as processes of their own, two of each, analyse 200 brands while they are killed, held and stopped, Redis is flushed and
started again, Postgres crashes, the store goes down, browsers are killed and the network to each of them is cut, stalled and slow, at
moments that follow from --seed (printed). Fails if a brand is lost, there twice or not complete, metered or told of twice, or if a
process or a binary is left. About 15 minutes; needs redis-server, or --postgres: then the queue is in Postgres.
examples: makes docs/examples anew: a company's site (packages/bench/corpus/companies) on 127.0.0.1:8090, analysed by the product.
fuzz: generated requests against the OpenAPI document.
queue: how long it takes from a parse request to the start of its first stage, and how many analyses that wait two seconds for a model
1, 2 and 4 workers of one place each get through, on Redis and on Postgres.
speed: crawls of real sites (fetched from npm once, served on this machine; no other host answers) next to a bare Puppeteer script
that opens the same pages in the same browser, three at a time, waits for networkidle2 and takes the same pictures; and next to
dembrandt (its command line, with a browser that runs already) on one page and on as many pages. 5 pages, 3 rounds, who is first
changes with each. All browsers are warm, the crawler meets the site for the first time, and its files are kept on disk. Aims are
for crawls without the pauses that politeness takes, since those are no work; what they add is shown. Ratios are ours to theirs,
medians of the rounds; processor time (Linux) is that of a process and its browser together.
soak: 200 crawls of varied sites in one process, then whether what it holds is level: memory, handles, browsers, temporary files.
writing: the sections that are words, as code makes them of the evidence of sites of which a person wrote down what they say (six
companies in six languages, made for this, and sites from npm), and with a model's part, where --answers has its answers as
SITE/STAGE.json (packages/bench/corpus/answers has some). Counts, section by section: the contract's shape, how much of the answer
stood, words and values that are found on the site, fields without filler, banners, labels or code, what the site says (and what it
does not), its language. Crawls are kept (--evidence); --check
fails below a floor. --corpus real: sites of public repositories that nobody tuned to, precision and recall of each field. Their
pages are not part of this repository: --sites has a folder an id, --mirror git directories as OWNER+NAME/repo; sites that are in
neither, and have no evidence kept, are skipped. packages/bench/corpus/real/README.md.`;

const TEXT = { type: 'string' } as const;
const FLAG = { type: 'boolean' } as const;
const MAX_SEED = 1_000_000_000;
/** Of a whole run. */
const CHAOS = {
  count: { api: 2, crawler: 2, analyst: 2, courier: 2 },
  everyMs: 1_700,
  longest: 30,
  between: [1, 5],
  deadly: true,
  waitForExpiry: true,
} as const;

/** Reads a command line. Throws UserError. */
export function parseCommand([name, ...args]: string[]): Command {
  if (name === undefined || name === 'help' || args.includes('--help')) return { name: 'help' };
  switch (name) {
    case 'accuracy':
      return readAccuracy(args);
    case 'api': {
      const values = parseOptions(args, { brands: TEXT, queued: TEXT, rounds: TEXT, seconds: TEXT, out: TEXT });
      return {
        name,
        out: values.out,
        options: {
          brands: wholeNumber('brands', values.brands ?? '1000000'),
          queued: wholeNumber('queued', values.queued ?? '100000'),
          rounds: wholeNumber('rounds', values.rounds ?? '7'),
          seconds: wholeNumber('seconds', values.seconds ?? '2'),
        },
      };
    }
    case 'calibration': {
      const values = parseOptions(args, { site: { type: 'string', multiple: true }, pages: TEXT, evidence: TEXT });
      return {
        name,
        options: {
          sites: values.site ?? [],
          pages: wholeNumber('pages', values.pages ?? '10'),
          evidence: values.evidence,
        },
      };
    }
    case 'chaos': {
      const { brands, seed, postgres, out } = parseOptions(args, {
        brands: TEXT,
        seed: TEXT,
        postgres: FLAG,
        out: TEXT,
      });
      return {
        name,
        out,
        options: {
          brands: wholeNumber('brands', brands ?? '200'),
          seed: seed === undefined ? randomInt(MAX_SEED) : wholeNumber('seed', seed),
          redis: postgres !== true,
          ...CHAOS,
        },
      };
    }
    case 'examples':
      parseOptions(args, {});
      return { name };
    case 'fuzz': {
      const { runs = '10000', seed } = parseOptions(args, { runs: TEXT, seed: TEXT });
      return {
        name,
        options: {
          runs: wholeNumber('runs', runs),
          seed: seed === undefined ? randomInt(MAX_SEED) : wholeNumber('seed', seed),
        },
      };
    }
    case 'queue': {
      const { analyses, parses, out } = parseOptions(args, { analyses: TEXT, parses: TEXT, out: TEXT });
      return {
        name,
        out,
        options: {
          analyses: wholeNumber('analyses', analyses ?? '12'),
          parses: wholeNumber('parses', parses ?? '500'),
          workers: [1, 2, 4],
          waitMs: 2_000,
        },
      };
    }
    case 'speed': {
      const values = parseOptions(args, {
        site: { type: 'string', multiple: true },
        pages: TEXT,
        rounds: TEXT,
        'no-peer': FLAG,
        out: TEXT,
      });
      return {
        name,
        out: values.out,
        options: {
          sites: values.site ?? [],
          pages: wholeNumber('pages', values.pages ?? '5'),
          rounds: wholeNumber('rounds', values.rounds ?? '3'),
          peer: values['no-peer'] !== true,
        },
      };
    }
    case 'soak': {
      const values = parseOptions(args, { crawls: TEXT, 'warm-up': TEXT, out: TEXT });
      return {
        name,
        out: values.out,
        options: {
          crawls: wholeNumber('crawls', values.crawls ?? '200'),
          warmUp: wholeNumber('warm-up', values['warm-up'] ?? '20'),
          pages: 3,
        },
      };
    }
    case 'writing': {
      const values = parseOptions(args, {
        site: { type: 'string', multiple: true },
        evidence: TEXT,
        answers: TEXT,
        corpus: TEXT,
        sites: TEXT,
        mirror: TEXT,
        check: FLAG,
        out: TEXT,
      });
      if (values.corpus === 'real') {
        if (values.answers !== undefined || values.check)
          throw new UserError('--corpus real takes neither --answers nor --check.');
        return {
          name: 'real-writing',
          out: values.out,
          options: {
            sites: values.site ?? [],
            evidence: values.evidence ?? join(CACHE_DIR, 'real-writing'),
            folders: realFolders(values),
          },
        };
      }
      if ((values.corpus ?? values.sites ?? values.mirror) !== undefined)
        throw new UserError('--corpus must be real or absent; --sites and --mirror need --corpus real.');
      return {
        name,
        out: values.out,
        check: values.check === true,
        options: {
          sites: values.site ?? [],
          evidence: values.evidence ?? join(CACHE_DIR, 'writing'),
          answers: values.answers,
        },
      };
    }
    default:
      throw new UserError(`Unknown benchmark: ${name}.\n${USAGE}`);
  }
}

function readAccuracy(args: string[]): Command {
  const values = parseOptions(args, {
    site: { type: 'string', multiple: true },
    pages: TEXT,
    'peer-pages': TEXT,
    'no-peer': FLAG,
    fresh: FLAG,
    twice: FLAG,
    check: FLAG,
    corpus: TEXT,
    truth: TEXT,
    sites: TEXT,
    seen: TEXT,
    mirror: TEXT,
    report: TEXT,
    out: TEXT,
  });
  const real = values.corpus === 'real';
  if (values.mirror !== undefined && !real) throw new UserError('--mirror needs --corpus real.');
  if (real && (values.truth ?? values.seen) !== undefined)
    throw new UserError('--corpus real has its truth: it takes neither --truth nor --seen.');
  return {
    name: 'accuracy',
    out: values.out,
    report: values.report,
    check: values.check === true,
    options: {
      files: {
        corpus: readCorpusName(real ? undefined : values.corpus),
        truth: values.truth,
        sites: values.sites,
        seen: values.seen,
      },
      real: real ? realFolders(values) : undefined,
      sites: values.site ?? [],
      pages: wholeNumber('pages', values.pages ?? '10'),
      peerPages: wholeNumber('peer-pages', values['peer-pages'] ?? '1'),
      peers: values['no-peer'] !== true,
      fresh: values.fresh === true,
      twice: values.twice === true,
      pictures: values.report !== undefined,
    },
  };
}

const realFolders = ({ sites, mirror }: { sites?: string | undefined; mirror?: string | undefined }): SiteFolders => ({
  sites,
  mirror,
  checkouts: join(CACHE_DIR, 'real-sites'),
});

function readCorpusName(name = 'main') {
  const corpus = CORPORA.find((one) => one === name);
  if (!corpus) throw new UserError(`--corpus must be one of ${[...CORPORA, 'real'].join(', ')}.`);
  return corpus;
}

function parseOptions<Flags extends NonNullable<ParseArgsConfig['options']>>(args: string[], options: Flags) {
  try {
    return parseArgs({ args, options, strict: true }).values;
  } catch (error) {
    throw new UserError(`${(error as Error).message}\n${USAGE}`);
  }
}

function wholeNumber(flag: string, text: string): number {
  if (/^\d{1,9}$/.test(text) && Number(text) > 0) return Number(text);
  throw new UserError(`--${flag} must be a positive whole number.`);
}
