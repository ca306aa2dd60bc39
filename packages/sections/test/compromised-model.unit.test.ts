import { type SectionStage, STAGES } from '@brandprint/contracts';
import { ATTACKS, attacksIn, COMPROMISED_ROUNDS, compromisedReply } from '@brandprint/testing/messages';
import { expect, test } from '@jest/globals';
import { SECTIONS } from '../src/registry.ts';
import type { Needs, Section } from '../src/section.ts';
import { canonicalizeEvidence } from '../src/shared/canonicalize-evidence.ts';
import { createGrounding } from '../src/writing/grounding/index.ts';
import { traceProvenance } from '../src/writing/provenance.ts';
import { buildTask } from '../src/writing/write-section.ts';
import { buildMaterialFor, createWritingSite } from './support/writing-site.ts';

const site = createWritingSite();

/** What `accept` returns for the answer of each round, even if most of the answer is rejected. */
async function rounds(stage: (typeof STAGES)[number]) {
  const section: Section<SectionStage, SectionStage, unknown> = SECTIONS[stage];
  const { facts, provenance } = section.measure(canonicalizeEvidence(site));
  const needs = {} as Needs<SectionStage>;
  const composed = section.compose(
    facts,
    Object.fromEntries(section.needs.map((need) => [need, null])) as typeof needs,
  );
  const input = { composed, facts, needs: Object.fromEntries(section.needs.map((need) => [need, null])) };
  const material = await buildMaterialFor(site);
  const way = section.write;
  if (!way) throw new Error(`${stage} is not written`);
  const { task, prefix } = buildTask(stage, way as never, input as never, material);
  const shown = [...prefix.map((block) => (block.type === 'text' ? block.text : '')), task].join('\n');
  return {
    composed,
    made: Array.from({ length: COMPROMISED_ROUNDS }, (_, round) => {
      const answer = way.answer.parse(compromisedReply(shown, round));
      const ground = createGrounding(material);
      const data = way.accept(answer, ground, input as never);
      const seen = { composed, data, provenance, citations: ground.citations, material, groundedness: 0.5 };
      return {
        answer,
        section: section.schema.parse(data),
        provenance: traceProvenance(seen),
        ...ground.report(),
      };
    }),
  };
}

test.each(STAGES)('When the model is compromised, then none of its attacks reaches %s', async (stage) => {
  const { composed, made } = await rounds(stage);
  const own = new Set(attacksIn(JSON.stringify(composed)));
  const tried = new Set(made.flatMap(({ answer }) => attacksIn(JSON.stringify(answer))));
  expect(tried.size).toBeGreaterThan(ATTACKS.length / 2);
  for (const { section, groundedness } of made) {
    expect(attacksIn(JSON.stringify(section)).filter((found) => !own.has(found))).toEqual([]);
    expect(groundedness).toBeLessThan(0.8);
  }
});

/** The value at a JSON Pointer without escapes. */
const at = (data: unknown, path: string): unknown =>
  path
    .split('/')
    .slice(1)
    .reduce((node, key) => (node as Record<string, unknown> | null | undefined)?.[key], data);

test.each(STAGES)(
  'When it cites arbitrary ids for %s, then every pointer leads to a value and every source has a quote',
  async (stage) => {
    const { made } = await rounds(stage);
    // The places of logos are only known after their files have been rendered.
    if (stage !== 'logos') expect(made.flatMap(({ provenance }) => provenance)).not.toHaveLength(0);
    for (const { section, provenance } of made)
      for (const { path, value, property, basis } of provenance) {
        const shown = at(section, path);
        expect({ path, isThere: shown !== undefined }).toEqual({ path, isThere: true });
        // The source of a category is the word that indicates it.
        const isQuoted = basis !== 'cited' && property === 'text' && path !== '/category';
        if (isQuoted && typeof shown === 'string') expect(value).toContain(shown);
      }
  },
);
