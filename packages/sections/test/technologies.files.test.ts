import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { evidence } from '@brandprint/testing/evidence';
import { describe, expect, test } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { z } from 'zod';
import { TECHNOLOGY_RULES } from '../src/shared/technologies/index.ts';
import { toRegExp } from '../src/shared/technologies/match.ts';
import { TechnologyFile, type TechnologyRule } from '../src/shared/technologies/rule.ts';
import type { Clue } from '../src/web/clue.ts';
import { detectTechnologies, type Technology } from '../src/web/detect-technologies.ts';
import { exponentialPart } from './pattern-safety.ts';
import { type Example, ExampleFile, pageOf } from './technology-examples.ts';

const REPOSITORY = new URL('../../../', import.meta.url);
const RULES = new URL('../src/shared/technologies/data/', import.meta.url);
const EXAMPLES = new URL('fixtures/technologies/', import.meta.url);
const WRITE_SCHEMAS = 'npx tsx packages/sections/scripts/technology-schemas.mjs && npm run format';

/** A host name, such as `example\.com`, before the path of an address pattern. */
const NAMED_HOST = /^(?:\(\?i\))?(?:\/\/)?[^/]*[\w)\]]\\\.[\w([]/;

const read = (name: string, folder: URL): unknown => JSON.parse(readFileSync(new URL(name, folder), 'utf8'));
const filesIn = (folder: URL): string[] => readdirSync(folder).filter((name) => !name.endsWith('.schema.json'));
const files = filesIn(RULES);
const technologiesIn = (file: string) => TechnologyFile.parse(read(file, RULES)).technologies;

describe.each([
  ['technologies', 'technologies.schema.json', RULES, TechnologyFile],
  ['examples', 'examples.schema.json', EXAMPLES, ExampleFile],
] as const)('the JSON Schema of %s', (_, name, folder, schema) => {
  test('When the code changes the shape of these files, then the schema for editors has changed too', () => {
    expect({ schema: read(name, folder), writtenBy: WRITE_SCHEMAS }).toEqual({
      schema: z.toJSONSchema(schema, { io: 'input' }),
      writtenBy: WRITE_SCHEMAS,
    });
  });

  const ajv = new Ajv2020({ formats: { uri: true }, allErrors: true });
  const validate = ajv.compile(read(name, folder) as object);
  test.each(filesIn(folder))('When an editor validates %s, then it finds no error', (file) => {
    const content = read(file, folder);
    validate(content);
    expect(validate.errors ?? []).toEqual([]);
    expect(content).toMatchObject({ $schema: `./${name}` });
  });

  test('When a property is misspelt, then the schema rejects it', () => {
    const [file = ''] = filesIn(folder);
    expect(validate({ ...(read(file, folder) as object), clue: [] })).toBe(false);
  });
});

describe('technology files', () => {
  test('When the schema names a file of the repository, then the file exists', () => {
    const schema = readFileSync(new URL('technologies.schema.json', RULES), 'utf8');
    const paths = schema.match(/\b(?:apps|packages)\/[\w./-]+\.ts\b/g) ?? [];
    expect(paths.length).toBeGreaterThan(0);
    expect(paths.filter((path) => !existsSync(new URL(path, REPOSITORY)))).toEqual([]);
  });

  test('When a file exists, then its technologies are detected', () => {
    const known = TECHNOLOGY_RULES.map(({ name, category }) => `${category} ${name}`);
    const written = files.flatMap((file) => {
      const { category } = TechnologyFile.parse(read(file, RULES));
      return technologiesIn(file).map(({ name }) => `${category} ${name}`);
    });
    expect(known.toSorted()).toEqual(written.toSorted());
    expect(new Set(known).size).toBe(known.length);
  });

  test.each(files)('When patterns of %s are compiled, then each is valid and none takes exponential time', (file) => {
    const wrong = technologiesIn(file).flatMap(({ name, clues }) =>
      patternsOf(clues).flatMap((pattern) => {
        const { source } = toRegExp(pattern);
        const part = exponentialPart(source);
        return part ? [{ name, pattern, part }] : [];
      }),
    );
    expect(wrong).toEqual([]);
  });

  test('When a rule names a host in an address, then it is anchored', () => {
    const patterns = TECHNOLOGY_RULES.flatMap(({ name, clues }) => (clues.urls ?? []).map((url) => ({ name, url })));
    expect(patterns.filter(({ url }) => !url.startsWith('^') && NAMED_HOST.test(url))).toEqual([]);
  });

  test.each(['(a+)+', '^(?:a*)*$', '(?:a|ab)+c', '(?:\\w|\\d)*', '(?:x(?:a?)){2,}', '((?:a|b)*c?)+'])(
    'When a pattern is %s, then it is rejected',
    (pattern) => expect(exponentialPart(pattern)).not.toBeNull(),
  );

  test.each(['^(?:(?:sm|md):)+-?[a-z]+$', '(?:a+)?b*', '[(+)]+', '\\(a+\\)+', '(?:\\.\\d){3}', '^ab?(\\d[\\d.]*)?'])(
    'When a pattern is %s, then it is allowed',
    (pattern) => expect(exponentialPart(pattern)).toBeNull(),
  );
});

/** Kinds of clues by their property in a technology file. */
const KINDS: Record<string, Clue['kind'][]> = {
  packages: ['package', 'file'],
  cdnPackages: ['package'],
  bannerNames: ['banner'],
  banners: ['banner'],
  hosts: ['host'],
  urls: ['address'],
  siteHosts: ['site'],
  cookies: ['cookie'],
  generators: ['generator'],
  globals: ['global'],
  domMarkers: ['marker'],
  attributes: ['attribute'],
  classNames: ['class names', 'styled class names', 'inline icons'],
  generatedClassNames: ['generated class names'],
  customElements: ['custom element'],
  customProperties: ['custom property'],
  customPropertyPrefixes: ['custom property prefix'],
  fontFamilies: ['font', 'icon font'],
  comments: ['comment'],
  inlineScripts: ['inline script'],
};

describe.each(files)('Examples of %s', (file) => {
  const { category, technologies: listed } = TechnologyFile.parse(read(file, RULES));
  const { examples } = ExampleFile.parse(read(file, EXAMPLES));

  const shown = new Map<Example, Technology[]>();
  const shownBy = (example: Example): Technology[] => {
    const known = shown.get(example) ?? detectTechnologies(evidence({ pages: [pageOf(example)] }));
    shown.set(example, known);
    return known;
  };
  const find = (name: string, example: Example): Technology | undefined =>
    shownBy(example).find(({ rule }) => rule.name === name && rule.category === category);

  test('When a page shows a technology, then it is detected with its version', () => {
    const wrong = Object.entries(examples).flatMap(([name, { found }]) =>
      found.flatMap((example) => {
        const version = find(name, example)?.version ?? 'not recognised';
        return version === (example.version ?? '') ? [] : [{ name, example, version }];
      }),
    );
    expect(wrong).toEqual([]);
  });

  test('When a page only resembles it, then the technology is not detected', () => {
    const wrong = Object.entries(examples).flatMap(([name, { notFound = [] }]) =>
      notFound.flatMap((example) => {
        const clues = find(name, example)?.clues;
        return clues ? [{ name, example, clues }] : [];
      }),
    );
    expect(wrong).toEqual([]);
  });

  test('When a technology has a clue, then an example covers it', () => {
    const missing = listed.flatMap(({ name, clues }) => {
      const found = (examples[name]?.found ?? []).flatMap((example) => find(name, example)?.clues ?? []);
      return found.length > 0 ? withoutExample(clues, found).map((clue) => `${name}: ${clue}`) : [name];
    });
    expect(missing).toEqual([]);
  });

  test('When a file has examples, then they are of its own technologies', () => {
    const names = listed.map(({ name }) => name);
    expect(Object.keys(examples).filter((name) => !names.includes(name))).toEqual([]);
  });
});

/** What limits other clues. */
const CONDITIONS: ReadonlySet<string> = new Set(['fileType', 'globalsOfOthers']);

function withoutExample({ headers = {}, ...clues }: TechnologyRule['clues'], found: readonly Clue[]): string[] {
  const isSeen = (kinds: readonly string[]) => found.some(({ kind }) => kinds.includes(kind));
  return [
    ...Object.keys(clues).filter((clue) => !CONDITIONS.has(clue) && !isSeen(KINDS[clue] ?? [])),
    ...Object.keys(headers).filter((name) => !found.some(({ selector }) => selector === `header:${name}`)),
  ];
}

/** Every pattern of a technology's clues. */
function patternsOf(clues: TechnologyRule['clues']): string[] {
  const { packages, cdnPackages, bannerNames, globals, globalsOfOthers, fileType, headers = {}, ...rest } = clues;
  return [...Object.values(rest), ...Object.values(headers)].flatMap((value = []) =>
    Array.isArray(value) ? value : value.patterns,
  );
}
