import { ArtDirectionSection, type Evidence, type Provenance } from '@brandprint/contracts';
import { section } from '../section.ts';
import { isNoise, squash } from '../shared/text/index.ts';
import { compose } from './compose.ts';
import { descriptorsOf } from './descriptors.ts';
import { designElements, typeOf } from './elements.ts';
import type { ArtDirectionFacts } from './facts.ts';
import { measuresOf } from './measures.ts';
import { write } from './write.ts';

function measure(evidence: Evidence) {
  const measures = measuresOf(evidence);
  const found = designElements(evidence);
  const staged = (evidence.pages[0]?.styles ?? [])
    .filter(
      ({ role, region, firstScreenArea, text }) =>
        (role === 'heading' || role === 'body' || role === 'button') &&
        !['nav', 'footer', 'dialog', 'widget'].includes(region) &&
        firstScreenArea > 0 &&
        text.length > 2 &&
        !isNoise(text),
    )
    .sort((a, b) => b.font.sizePx - a.font.sizePx)
    .slice(0, 4)
    .map((style) => ({ text: squash(style.text), setting: typeOf(style) }));
  const provenance: Provenance[] = found.map(({ page, selector, description }, index) => ({
    path: `/design_elements/${index}`,
    page,
    selector,
    property: 'box',
    value: description,
    count: 1,
    confidence: 0.8,
  }));
  const facts: ArtDirectionFacts = {
    measures,
    descriptors: measures ? descriptorsOf(measures) : [],
    elements: found.map(({ description, significance, screenshot_index, region }) => ({
      description,
      significance,
      screenshot_index,
      region,
    })),
    staged,
  };
  return { facts, provenance };
}

/** How the brand looks as a whole, from what was measured: nothing here is a judgement of taste. */
export const artDirection = section({
  name: 'art-direction',
  needs: ['colors', 'typography', 'images', 'tone'],
  schema: ArtDirectionSection,
  measure,
  compose,
  write,
});
