import { type Evidence, type LogoSlot, LogosSection, type LogoVariant } from '@brandprint/contracts';
import { defineSection, type Measurement } from '../section.ts';
import { type LogoSelection, selectLogos } from '../shared/logos/select-logos.ts';
import { type FoundFavicon, findFavicons, storeFavicons, toFaviconFile } from './favicon.ts';
import { logosProvenance } from './provenance.ts';
import { findSlotLogo } from './slots.ts';
import { fitsBackground, type LogoFiles, type StoredLogo, storeLogos } from './store-logos.ts';
import { logosWriting } from './write.ts';

interface LogoFacts {
  selection: LogoSelection;
  /** The best first. */
  favicons: FoundFavicon[];
  /** Set by `derive`. */
  files: LogoFiles;
}

/** The site's own logo in its variants; none if the name is only set in type. */
export const logos = defineSection({
  name: 'logos',
  needs: ['things'],
  schema: LogosSection,
  measure(evidence: Evidence): Measurement<LogoFacts> {
    const facts = {
      selection: selectLogos(evidence),
      favicons: findFavicons(evidence),
      files: { stored: [], rejected: [] },
    };
    return { facts, provenance: [] };
  },
  async derive(facts, assets, signal) {
    const files = await storeLogos(facts.selection, assets, signal);
    return { ...facts, files, favicons: await storeFavicons(facts.favicons, assets, signal) };
  },
  derivedProvenance: ({ selection, files, favicons }) => logosProvenance(selection, files, favicons[0]),
  compose({ files: { stored }, favicons: [icon] }, { things }) {
    const primary = stored[0];
    return {
      slots: {
        mark_light: composeSlot(stored, 'mark_light'),
        mark_dark: composeSlot(stored, 'mark_dark'),
        wordmark_light: composeSlot(stored, 'wordmark_light'),
        wordmark_dark: composeSlot(stored, 'wordmark_dark'),
      },
      slot_definitions: SLOT_DEFINITIONS,
      primary_logo: primary && primary.origin !== 'generated' ? primary.file : null,
      variants: composeVariants(stored, things?.name ?? ''),
      favicon: icon ? toFaviconFile(icon) : null,
    };
  },
  write: logosWriting,
});

const SLOT_DEFINITIONS: LogosSection['slot_definitions'] = [
  {
    key: 'mark_light',
    label: 'Mark for light backgrounds',
    description: 'The symbol alone, for light backgrounds.',
  },
  {
    key: 'mark_dark',
    label: 'Mark for dark backgrounds',
    description: 'The symbol alone, for dark backgrounds.',
  },
  {
    key: 'wordmark_light',
    label: 'Wordmark for light backgrounds',
    description: 'The name as a picture, with or without the symbol, for light backgrounds.',
  },
  {
    key: 'wordmark_dark',
    label: 'Wordmark for dark backgrounds',
    description: 'The name as a picture, with or without the symbol, for dark backgrounds.',
  },
];

function composeSlot(drawn: readonly StoredLogo[], key: keyof LogosSection['slots']): LogoSlot | null {
  const best = findSlotLogo(drawn, key);
  if (!best) return null;
  const { asset_path, format, is_vector, width, height, generated } = best.file;
  return { asset_path, format, is_vector, width, height, ...(generated ? { generated } : {}) };
}

function composeVariants(drawn: readonly StoredLogo[], name: string): LogoVariant[] {
  const used = new Map<string, number>();
  return drawn.map((logo) => {
    const key = variantKey(logo);
    const number = (used.get(key) ?? 0) + 1;
    used.set(key, number);
    return {
      ...logo.file,
      key: number > 1 ? `${key}_${number}` : key,
      label:
        `${name} ${ORIGIN_LABELS[logo.origin]}${logo.changes.map((made) => CHANGE_LABELS[made]).join('')} (${logo.scheme ? `of its ${logo.scheme} scheme, ` : ''}${describeBackgrounds(logo)})`.trim(),
    };
  });
}

const variantKey = ({ kind, origin, generatedFor }: StoredLogo): string =>
  origin === 'app-icon' ? 'app_icon' : origin === 'generated' ? `${kind}_${generatedFor}` : kind;

const CHANGE_LABELS: Record<StoredLogo['changes'][number], string> = {
  cropped: ', cropped from a file with several pictures',
  painted: ', in the colour that the page gives its mask',
};

const ORIGIN_LABELS: Record<StoredLogo['origin'], string> = {
  found: 'logo',
  'app-icon': 'app icon',
  declared: 'logo, declared in the page’s head or data',
  generated: 'logo, recoloured',
};

function describeBackgrounds(logo: StoredLogo): string {
  const fitting = (['light', 'dark'] as const).filter((background) => fitsBackground(logo, background));
  return `for ${fitting.join(' and ')} backgrounds`;
}
