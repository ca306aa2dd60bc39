import { type Evidence, TypographySection } from '@brandprint/contracts';
import { defineSection, type Measurement } from '../section.ts';
import { formatList, formatNumber, pluralize } from '../shared/format-text.ts';
import { measureFamilies } from './families.ts';
import { measureHeadings } from './heading-styles.ts';
import { measureBlockquotes, measureBodyText, measureButtons, measureLabels, measureLinks } from './type-styles.ts';
import { typographyWriting } from './write.ts';

interface TypeFacts {
  measured: Omit<TypographySection, 'design_notes'>;
  /** Families whose text the browser rendered with another face. */
  substituted: readonly string[];
}

export const typography = defineSection({
  name: 'typography',
  needs: ['things'],
  schema: TypographySection,
  measure: measureTypography,
  compose: (facts): TypographySection => ({ ...facts.measured, design_notes: typographyDesignNotes(facts) }),
  write: typographyWriting,
});

function measureTypography(evidence: Evidence): Measurement<TypeFacts> {
  const parts = {
    font_families: measureFamilies(evidence),
    headings: measureHeadings(evidence),
    labels: measureLabels(evidence),
    body_text: measureBodyText(evidence),
    links: measureLinks(evidence),
    buttons: measureButtons(evidence),
    blockquotes: measureBlockquotes(evidence),
  };
  return {
    facts: {
      measured: {
        font_families: parts.font_families.entries,
        headings: parts.headings.entries,
        labels: parts.labels.entries,
        body_text: parts.body_text.entries,
        links: parts.links.entries,
        buttons: parts.buttons.entries,
        blockquotes: parts.blockquotes.entries,
      },
      substituted: parts.font_families.substituted,
    },
    provenance: Object.values(parts).flatMap(({ provenance }) => provenance),
    findings: { faces: parts.font_families.faces },
  };
}

/** Sentences with measured figures only. */
function typographyDesignNotes({
  measured: { font_families, headings: headingStyles, body_text, buttons: buttonStyles },
  substituted,
}: TypeFacts): string {
  const [body] = body_text;
  const sizes = headingStyles.map(({ level, font_size }) => `${level} ${font_size}`);
  const largest = Math.max(0, ...headingStyles.map(({ font_size }) => Number.parseFloat(font_size)));
  const ratio = body ? largest / Number.parseFloat(body.font_size) : 0;
  const radii = [...new Set(buttonStyles.map(({ border_radius }) => border_radius))];
  return [
    font_families.length > 0
      ? `${font_families.map(({ name, usage }) => `${name} sets ${usage.charAt(0).toLowerCase()}${usage.slice(1, -1)}`).join('; ')}.`
      : 'No declared typeface was found.',
    substituted.length > 0 ? `${formatList(substituted)} did not render when the pages were captured.` : '',
    sizes.length > 0 ? `Heading sizes: ${sizes.join(', ')}.` : '',
    body
      ? `Body text is ${body.font_size} at line height ${body.line_height}${ratio > 0 ? `; the largest heading is ${formatNumber(ratio)} times that` : ''}.`
      : '',
    radii.length > 0
      ? `${pluralize(buttonStyles.length, 'button look')} with ${radii.length === 1 ? 'a border radius' : 'border radii'} of ${formatList(radii)}.`
      : '',
  ]
    .filter(Boolean)
    .join(' ');
}
