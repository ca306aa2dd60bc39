import { ArtDirectionSection, type Evidence, type Provenance } from '@brandprint/contracts';
import { section } from '../section.ts';
import { readingOf } from '../shared/text/index.ts';
import { things } from '../things/index.ts';
import { compose } from './compose.ts';
import { descriptorsOf } from './descriptors.ts';
import { designElements } from './elements.ts';
import type { ArtDirectionFacts } from './facts.ts';
import { measuresOf } from './measures.ts';
import { screenshotsOf } from './screenshots.ts';
import { stagedOn } from './staged.ts';
import { write } from './write.ts';

function measure(evidence: Evidence) {
  const measures = measuresOf(evidence);
  const found = designElements(evidence);
  const home = evidence.pages[0];
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
    about: things.measure(evidence).facts,
    measures,
    descriptors: measures ? descriptorsOf(measures) : [],
    elements: found.map(({ description, significance, screenshot_index, region }) => ({
      description,
      significance,
      screenshot_index,
      region,
    })),
    staged: home ? stagedOn(home, readingOf(evidence).language) : [],
  };
  return { facts, provenance, findings: { screenshots: screenshotsOf(evidence) } };
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
