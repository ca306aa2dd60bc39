import { describe, expect, test } from '@jest/globals';
import type { z } from 'zod';
import * as contracts from '../src/index.ts';
import { acceptsUnchanged, misspellings, pathsOfSchema, pathsOfShape, type Shape, sample } from './shape.ts';
import * as specification from './specification.ts';
import { SECTIONS } from './specification-sections.ts';

type Case = [name: string, schema: z.ZodType, shape: Shape];

const cases = <Name extends string>(shapes: Record<Name, Shape>, schemas: Record<NoInfer<Name>, z.ZodType>): Case[] =>
  Object.entries<Shape>(shapes).map(([name, shape]) => [name, schemas[name as Name], shape]);

const sections = cases(SECTIONS, contracts.SECTION_SCHEMAS);
const answers = cases(specification.ANSWERS, contracts);
const requests = cases(specification.REQUESTS, contracts);

describe('Field lists', () => {
  test.each([...sections, ...answers])(
    'When %s is returned, then it has exactly the keys and kinds of the specification',
    (name, schema, shape) => {
      expect(pathsOfSchema(schema, name, 'output')).toEqual(pathsOfShape(shape, name));
    },
  );

  test.each(requests)(
    'When %s is sent, then it accepts exactly the keys and kinds of the specification',
    (name, schema, shape) => {
      expect(pathsOfSchema(schema, name, 'input')).toEqual(pathsOfShape(shape, name));
    },
  );

  test('When a section has a schema, then it is in the specification', () => {
    expect(new Set(Object.keys(contracts.SECTION_SCHEMAS))).toEqual(new Set(Object.keys(SECTIONS)));
  });
});

describe('Documents', () => {
  test.each([...sections, ...answers])(
    'When a document of %s has every key, then all of it is kept, and when a key is misspelt, then it is not',
    (_, schema, shape) => {
      const document = sample(shape);
      const misspelt = misspellings(document);

      expect(schema.parse(document)).toEqual(document);
      expect(misspelt.length).toBeGreaterThan(0);
      expect(misspelt.filter(({ document }) => acceptsUnchanged(schema, document)).map(({ path }) => path)).toEqual([]);
    },
  );

  test('When sections of an analysis were not requested or are overridden, then it is still valid', () => {
    const keys = Object.keys(SECTIONS);
    const all = (value: unknown) => Object.fromEntries(keys.map((key) => [key, value]));

    expect(acceptsUnchanged(contracts.Analysis, all(null))).toBe(true);
    expect(acceptsUnchanged(contracts.Analysis, all({ any: ['shape', 1, null] }))).toBe(true);
    expect(acceptsUnchanged(contracts.Analysis, { ...all(null), audio: { voice: 'warm' } })).toBe(true);
  });
});

describe('Lists of values', () => {
  test.each([
    ['statuses', contracts.ANALYSIS_STATUSES, specification.STATUSES],
    ['section names', contracts.SECTION_NAMES, specification.SECTION_NAMES],
    ['stages', contracts.STAGES, specification.STAGES],
    ['asset lifetimes', contracts.CACHE_TTLS, specification.CACHE_TTL_SECONDS],
  ])('When the %s are listed, then they are those of the specification', (_, actual, expected) => {
    expect([...actual].sort()).toEqual([...expected].sort());
  });

  test('When a stage needs others, then these are the decided ones and come before it', () => {
    expect(contracts.STAGE_NEEDS).toEqual(specification.NEEDS);
    for (const [index, stage] of contracts.STAGES.entries()) {
      expect(contracts.STAGES.slice(0, index)).toEqual(expect.arrayContaining([...contracts.STAGE_NEEDS[stage]]));
    }
  });

  test('When a request fails, then status, error and message are those of the specification', () => {
    expect(contracts.ERRORS).toMatchObject(specification.ERRORS);
    expect(contracts.AUTH_MESSAGES).toEqual(specification.AUTH_MESSAGES);
  });
});
