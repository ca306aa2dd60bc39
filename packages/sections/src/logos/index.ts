import { type Evidence, type LogoSlot, LogosSection, type LogoVariant } from '@brandprint/contracts';
import { type Measured, section } from '../section.ts';
import { chooseLogos, type LogoChoice } from './choose.ts';
import { type FoundIcon, favicons, iconFile } from './favicon.ts';
import { type Drawing, type DrawnLogo, drawLogos, fits } from './files.ts';
import { slotOf } from './slots.ts';
import { trace } from './trace.ts';
import { write } from './write.ts';

interface LogoFacts {
  choice: LogoChoice;
  /** The best first. */
  icons: FoundIcon[];
  /** Filled by `derive`. */
  drawing: Drawing;
}

/** The site's own logo, in the forms in which it was found; nothing where the name is only set in type. */
export const logos = section({
  name: 'logos',
  needs: ['things'],
  schema: LogosSection,
  measure(evidence: Evidence): Measured<LogoFacts> {
    const facts = { choice: chooseLogos(evidence), icons: favicons(evidence), drawing: { drawn: [], refused: [] } };
    return { facts, provenance: [] };
  },
  async derive(facts, assets, signal) {
    return { ...facts, drawing: await drawLogos(facts.choice, assets, signal) };
  },
  trace: ({ choice, drawing, icons }) => trace(choice, drawing, icons[0]),
  compose({ drawing: { drawn }, icons: [icon] }, { things }) {
    const primary = drawn[0];
    return {
      slots: {
        mark_light: slot(drawn, 'mark_light'),
        mark_dark: slot(drawn, 'mark_dark'),
        wordmark_light: slot(drawn, 'wordmark_light'),
        wordmark_dark: slot(drawn, 'wordmark_dark'),
      },
      slot_definitions: SLOT_DEFINITIONS,
      primary_logo: primary && primary.origin !== 'generated' ? primary.file : null,
      variants: variants(drawn, things?.name ?? ''),
      favicon: icon ? iconFile(icon) : null,
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

function slot(drawn: readonly DrawnLogo[], key: keyof LogosSection['slots']): LogoSlot | null {
  const best = slotOf(drawn, key);
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
        `${name} ${LABELS[logo.origin]}${logo.made.map((made) => MADE[made]).join('')} (${logo.scheme ? `of its ${logo.scheme} scheme, ` : ''}${backgrounds(logo)})`.trim(),
    };
  });
}

const keyOf = ({ kind, origin, madeFor }: DrawnLogo): string =>
  origin === 'app-icon' ? 'app_icon' : origin === 'generated' ? `${kind}_${madeFor}` : kind;

const MADE: Record<DrawnLogo['made'][number], string> = {
  cropped: ', cut out of a file with several pictures',
  painted: ', in the colour that its mask is painted in',
};

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
