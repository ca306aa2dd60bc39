import { UsageError } from '@brandprint/harness/command';
import { UserError } from '@brandprint/platform';
import { describe, expect, test } from '@jest/globals';
import { accuracyCommand } from '../src/accuracy/command.ts';
import { readRealCorpus } from '../src/real-sites/corpus.ts';
import { writingCommand } from '../src/writing/command.ts';

const setsOf = async (kind: 'written-truth' | 'truth') => [
  ...new Set((await readRealCorpus([], kind)).map(({ set }) => set)),
];

/** Sets whose truth is of what is said, and not of looks. */
const WITHOUT_LOOKS: readonly string[] = [
  ...['combes', 'copses', 'crags', 'fens', 'fjells', 'knolls', 'lochs', 'moors', 'ponds', 'skerries', 'tarns'],
  ...['glens', 'isles', 'peaks', 'reefs', 'shores', 'tors', 'weirs'],
  ...['becks', 'capes', 'fells', 'holms', 'lakes', 'straits'],
];

describe('The corpus of real sites', () => {
  test('When no site is named, then all sets are read, each site with its record', async () => {
    expect(await setsOf('written-truth')).toEqual([
      'becks',
      'bridges',
      'brooks',
      'capes',
      'cliffs',
      'combes',
      'companies',
      'copses',
      'coves',
      'crags',
      'crofts',
      'dales',
      'docks',
      'estuaries',
      'fells',
      'fens',
      'ferries',
      'fjells',
      'fjords',
      'gardens',
      'glades',
      'glens',
      'groves',
      'harbours',
      'heaths',
      'holms',
      'inlets',
      'institutions',
      'isles',
      'knolls',
      'lakes',
      'lanes',
      'lochs',
      'marshes',
      'meadows',
      'meres',
      'mills',
      'mixed',
      'moors',
      'orchards',
      'organisations',
      'peaks',
      'piers',
      'ponds',
      'products',
      'quays',
      'reefs',
      'services',
      'shoals',
      'shores',
      'skerries',
      'squares',
      'straits',
      'streets',
      'tarns',
      'terraces',
      'tors',
      'towns',
      'valleys',
      'weirs',
      'wharves',
      'willows',
      'yards',
    ]);
    const sites = await readRealCorpus([], 'written-truth');
    expect(sites.map(({ truth }) => truth.id)).toEqual(sites.map(({ source }) => source.id));
    expect(new Set(sites.map(({ source }) => source.id)).size).toBe(sites.length);
  });

  test('When a site has no visual truth, then it is left out of its set, and cannot be named', async () => {
    const withLooks = (await setsOf('written-truth')).filter((set) => !WITHOUT_LOOKS.includes(set));
    expect(await setsOf('truth')).toEqual([...withLooks, 'places'].sort());
    const services = await readRealCorpus(['services'], 'truth');
    expect(services.map(({ source, truth }) => [source.id, truth.id])).toContainEqual(['stone-grill', 'stone-grill']);
    expect(services.length).toBeLessThan((await readRealCorpus(['services'], 'written-truth')).length);
    await expect(readRealCorpus(['sydney-cbd-eye'], 'truth')).rejects.toThrow(UserError);
  });

  test('When sets and sites are named, then these are read', async () => {
    const sites = await readRealCorpus(['companies', 'tcoc'], 'truth');
    expect(sites.filter(({ set }) => set === 'companies')).toHaveLength(11);
    expect(sites.filter(({ set }) => set !== 'companies').map(({ source }) => source.id)).toEqual(['tcoc']);
  });
});

describe('The options of evaluations', () => {
  test.each([
    {
      command: writingCommand,
      args: '--mirror repositories',
      message: '--sites, --mirror and --unlisted need --corpus real',
    },
    { command: writingCommand, args: '--unlisted', message: '--sites, --mirror and --unlisted need --corpus real' },
    { command: writingCommand, args: '--corpus real --check', message: 'takes neither --answers nor --check' },
    { command: accuracyCommand, args: '--mirror repositories', message: '--mirror needs --corpus real' },
    { command: accuracyCommand, args: '--corpus real --truth truth.json', message: 'takes neither --truth nor --seen' },
  ])('When $command.name is given $args, then the error says what is wrong', async ({ command, args, message }) => {
    const failure = await command.run(args.split(' '), () => undefined).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(UsageError);
    expect((failure as Error).message).toContain(message);
  });
});
