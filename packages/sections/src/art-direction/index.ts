import { ArtDirectionSection, type Evidence, type Provenance } from '@brandprint/contracts';
import { defineSection } from '../section.ts';
import { describeBrand } from '../shared/brand/profile.ts';
import { analyzeText } from '../shared/text/index.ts';
import { composeArtDirection } from './compose.ts';
import { matchDescriptors } from './descriptors.ts';
import { findDesignElements } from './design-elements.ts';
import type { ArtDirectionFacts } from './facts.ts';
import { measureLayout } from './page-layout.ts';
import { findProminentTexts } from './prominent-texts.ts';
import { listScreenshots } from './screenshots.ts';
import { findStockColors } from './stock-colors.ts';
import { artDirectionWriting } from './write.ts';

function measureArtDirection(evidence: Evidence) {
  const measures = measureLayout(evidence);
  const found = findDesignElements(evidence);
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
    brand: describeBrand(evidence),
    measures,
    descriptors: measures ? matchDescriptors(measures) : [],
    elements: found.map(({ description, significance, screenshot_index, region }) => ({
      description,
      significance,
      screenshot_index,
      region,
    })),
    stockColors: findStockColors(evidence),
    prominentTexts: home ? findProminentTexts(home, analyzeText(evidence).language) : [],
  };
  return { facts, provenance, findings: { screenshots: listScreenshots(evidence) } };
}

/** The overall look of the brand, as directions that follow from measurements, without judgements of taste. */
export const artDirection = defineSection({
  name: 'art-direction',
  needs: ['colors', 'typography', 'images', 'tone'],
  schema: ArtDirectionSection,
  measure: measureArtDirection,
  compose: composeArtDirection,
  write: artDirectionWriting,
});
