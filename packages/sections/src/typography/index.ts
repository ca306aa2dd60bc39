import { type Evidence, TypographySection } from '@brandprint/contracts';
import { type Measured, section } from '../section.ts';
import { places, plural, short } from '../shared/words.ts';
import { families } from './families.ts';
import { blockquotes, bodyText, buttons, headings, labels, links } from './scale.ts';
import { write } from './write.ts';

type TypeFacts = Omit<TypographySection, 'design_notes'>;

export const typography = section({
  name: 'typography',
  needs: ['things'],
  schema: TypographySection,
  measure,
  compose: (facts): TypographySection => ({ ...facts, design_notes: designNotes(facts) }),
  write,
});

function measure(evidence: Evidence): Measured<TypeFacts> {
  const parts = {
    font_families: families(evidence),
    headings: headings(evidence),
    labels: labels(evidence),
    body_text: bodyText(evidence),
    links: links(evidence),
    buttons: buttons(evidence),
    blockquotes: blockquotes(evidence),
  };
  return {
    facts: {
      font_families: parts.font_families.entries,
      headings: parts.headings.entries,
      labels: parts.labels.entries,
      body_text: parts.body_text.entries,
      links: parts.links.entries,
      buttons: parts.buttons.entries,
      blockquotes: parts.blockquotes.entries,
    },
    provenance: Object.values(parts).flatMap(({ provenance }) => provenance),
    findings: { faces: parts.font_families.faces },
  };
}

/** Sentences that hold measured figures only. */
function designNotes({ font_families, headings: scale, body_text, buttons: pressed }: TypeFacts): string {
  const [body] = body_text;
  const sizes = scale.map(({ level, font_size }) => `${level} ${font_size}`);
  const largest = Math.max(0, ...scale.map(({ font_size }) => Number.parseFloat(font_size)));
  const ratio = body ? largest / Number.parseFloat(body.font_size) : 0;
  const missing = font_families
    .filter(({ availability }) => /^.*but drawn with/.test(availability.notes))
    .map(({ name }) => name);
  const radii = [...new Set(pressed.map(({ border_radius }) => border_radius))];
  return [
    font_families.length > 0
      ? `${font_families.map(({ name, usage }) => `${name} sets ${usage.charAt(0).toLowerCase()}${usage.slice(1, -1)}`).join('; ')}.`
      : 'No declared typeface was seen.',
    missing.length > 0 ? `${places(missing)} did not render where the pages were seen.` : '',
    sizes.length > 0 ? `Headings as painted: ${sizes.join(', ')}.` : '',
    body
      ? `Body text is ${body.font_size} at line height ${body.line_height}${ratio > 0 ? `; the largest heading is ${short(ratio)} times that` : ''}.`
      : '',
    radii.length > 0
      ? `${plural(pressed.length, 'button look')} with ${radii.length === 1 ? 'a border radius' : 'border radii'} of ${places(radii)}.`
      : '',
  ]
    .filter(Boolean)
    .join(' ');
}
