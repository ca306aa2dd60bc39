import {
  type Evidence,
  type LogoFile,
  type LogoSlot,
  LogosSection,
  type LogoVariant,
  type Provenance,
} from '@brandprint/contracts';
import { type Measured, section } from '../section.ts';
import { chooseLogos, type LogoChoice } from './choose.ts';
import { favicon } from './favicon.ts';
import { type DrawnLogo, drawLogos, fits, type LogoKind } from './files.ts';
import { write } from './write.ts';

interface LogoFacts {
  choice: LogoChoice;
  favicon: LogoFile | null;
  /** Filled by `derive`. */
  drawn: DrawnLogo[];
}

/** The site's own logo, in the forms in which it was found; nothing where the name is only set in type. */
export const logos = section({
  name: 'logos',
  needs: ['things'],
  schema: LogosSection,
  measure(evidence: Evidence): Measured<LogoFacts> {
    const choice = chooseLogos(evidence);
    const icon = favicon(evidence);
    return { facts: { choice, favicon: icon, drawn: [] }, provenance: provenance(choice, icon) };
  },
  async derive(facts, assets, signal) {
    return { ...facts, drawn: await drawLogos(facts.choice, assets, signal) };
  },
  compose({ drawn, favicon: icon }, { things }) {
    const primary = drawn[0];
    return {
      slots: {
        mark_light: slot(drawn, 'mark', 'light'),
        mark_dark: slot(drawn, 'mark', 'dark'),
        wordmark_light: slot(drawn, 'wordmark', 'light'),
        wordmark_dark: slot(drawn, 'wordmark', 'dark'),
      },
      slot_definitions: SLOT_DEFINITIONS,
      primary_logo: primary && primary.origin !== 'generated' ? primary.file : null,
      variants: variants(drawn, things?.name ?? ''),
      favicon: icon,
    };
  },
  write,
});

const SLOT_DEFINITIONS: LogosSection['slot_definitions'] = [
  {
    key: 'mark_light',
    label: 'Mark for light backgrounds',
    description: 'The symbol alone, to be set on light backgrounds.',
  },
  {
    key: 'mark_dark',
    label: 'Mark for dark backgrounds',
    description: 'The symbol alone, to be set on dark backgrounds.',
  },
  {
    key: 'wordmark_light',
    label: 'Wordmark for light backgrounds',
    description: 'The name as a picture, with or without the symbol, to be set on light backgrounds.',
  },
  {
    key: 'wordmark_dark',
    label: 'Wordmark for dark backgrounds',
    description: 'The name as a picture, with or without the symbol, to be set on dark backgrounds.',
  },
];

type Background = 'light' | 'dark';

/** What the site itself shows in that scheme goes first, what was found before what was made, and earlier before later. */
function slot(drawn: readonly DrawnLogo[], kind: LogoKind, background: Background): LogoSlot | null {
  const fitting = drawn.filter((logo) => logo.kind === kind && fits(logo, background));
  const best =
    fitting.find(({ scheme }) => scheme === background) ??
    fitting.find(({ origin }) => origin !== 'generated') ??
    fitting[0];
  if (!best) return null;
  const { asset_path, format, is_vector, width, height, generated } = best.file;
  return { asset_path, format, is_vector, width, height, ...(generated ? { generated } : {}) };
}

function variants(drawn: readonly DrawnLogo[], name: string): LogoVariant[] {
  const used = new Map<string, number>();
  return drawn.map((logo) => {
    const key = keyOf(logo);
    const number = (used.get(key) ?? 0) + 1;
    used.set(key, number);
    return {
      ...logo.file,
      key: number > 1 ? `${key}_${number}` : key,
      label:
        `${name} ${LABELS[logo.origin]} (${logo.scheme ? `of its ${logo.scheme} scheme, ` : ''}${backgrounds(logo)})`.trim(),
    };
  });
}

const keyOf = ({ kind, origin, madeFor }: DrawnLogo): string =>
  origin === 'app-icon' ? 'app_icon' : origin === 'generated' ? `${kind}_${madeFor}` : kind;

const LABELS: Record<DrawnLogo['origin'], string> = {
  found: 'logo',
  'app-icon': 'app icon',
  declared: 'logo, declared in the page’s head or data',
  generated: 'logo, recoloured',
};

function backgrounds(logo: DrawnLogo): string {
  const fitting = (['light', 'dark'] as const).filter((background) => fits(logo, background));
  return `for ${fitting.join(' and ')} backgrounds`;
}

function provenance({ found, textBrand }: LogoChoice, icon: LogoFile | null): Provenance[] {
  const [primary] = found;
  return [
    ...(primary
      ? [
          {
            path: '/primary_logo',
            page: primary.page,
            selector: primary.candidate.selector,
            property: primary.candidate.source,
            value: primary.candidate.url ?? 'inline SVG',
            count: primary.sightings,
            confidence: Math.min(0.99, primary.score / 130),
          },
          ...primary.reasons.map(({ points, why }) => ({
            path: '/primary_logo',
            page: primary.page,
            selector: primary.candidate.selector,
            property: 'evidence',
            value: `${points > 0 ? '+' : ''}${points} ${why}`,
            count: 1,
            confidence: Math.min(0.99, primary.score / 130),
          })),
        ]
      : []),
    ...(textBrand
      ? [
          {
            path: '/primary_logo',
            page: textBrand.page,
            selector: textBrand.selector,
            property: 'text',
            value: `The name is set in type: ${textBrand.text}`.slice(0, 200),
            count: 1,
            confidence: 0.9,
          },
        ]
      : []),
    ...(icon
      ? [
          {
            path: '/favicon',
            page: icon.page_url,
            selector: 'head',
            property: 'link',
            value: icon.source_url ?? '',
            count: 1,
            confidence: 0.99,
          },
        ]
      : []),
  ];
}
