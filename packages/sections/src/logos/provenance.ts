import { LOGO_SLOTS, type Provenance } from '@brandprint/contracts';
import type { LogoSelection, ScoredLogo } from '../shared/logos/select-logos.ts';
import { iconConfidence, logoConfidence, NO_LOGO_CONFIDENCE } from './confidence.ts';
import type { FoundFavicon } from './favicon.ts';
import type { FileChange } from './render-as-shown.ts';
import { findSlotLogo } from './slots.ts';
import type { LogoFiles, StoredLogo } from './store-logos.ts';

type ProvenanceSource = Omit<Provenance, 'path'>;

/** The sources of the logo, each variant and each slot; or the reason why there is no logo. */
export function logosProvenance(
  choice: LogoSelection,
  { stored, rejected }: LogoFiles,
  icon: FoundFavicon | undefined,
): Provenance[] {
  const [primary] = stored;
  const none = primary ? null : explainMissingLogo(choice, rejected);
  return [
    ...(none ? [{ path: '/primary_logo', ...none }] : []),
    ...(primary?.source ? primaryLogoProvenance(primary, primary.source) : []),
    ...stored.map((logo, index) => ({ path: `/variants/${index}`, ...logoSource(logo) })),
    ...LOGO_SLOTS.map((key) => ({ path: `/slots/${key}`, ...slotSource(key, stored, none) })),
    ...(icon ? [faviconProvenance(icon)] : []),
  ];
}

const CHANGE_TEXT: Record<FileChange, string> = {
  cropped: 'cropped from a file with several pictures, as the page shows it',
  painted: 'a mask, in the colour that the page gives it',
};

const primaryLogoProvenance = (logo: StoredLogo, found: ScoredLogo): Provenance[] => {
  const seen = { path: '/primary_logo', ...logoSource(logo) };
  return [
    seen,
    ...found.reasons.map(({ points, text }) => ({
      ...seen,
      property: 'evidence',
      value: `${points > 0 ? '+' : ''}${points} ${text}`,
      count: 1,
    })),
  ];
};

/** The source of a logo and the changes to its file; for an icon of the head, its declaration. */
function logoSource({ source, file, changes, origin, generatedFor }: StoredLogo): ProvenanceSource {
  if (!source)
    return {
      page: file.page_url,
      selector: 'head',
      property: 'link',
      value: file.source_url ?? '',
      count: 1,
      confidence: NO_LOGO_CONFIDENCE,
      basis: 'declared',
    };
  const done = [
    ...changes.map((what) => CHANGE_TEXT[what]),
    ...(origin === 'generated' ? [`recoloured for ${generatedFor} backgrounds`] : []),
  ];
  return {
    page: source.page,
    selector: source.candidate.selector,
    property: source.candidate.source,
    value: [source.candidate.url ?? 'inline SVG', ...done].join('; '),
    count: source.occurrenceCount,
    confidence: logoConfidence(source),
    basis: source.declaredOnly ? 'declared' : 'rendered',
  };
}

function slotSource(
  key: (typeof LOGO_SLOTS)[number],
  drawn: readonly StoredLogo[],
  none: ProvenanceSource | null,
): ProvenanceSource {
  const logo = findSlotLogo(drawn, key);
  if (logo) return logoSource(logo);
  if (none) return none;
  const [kind, background] = key.split('_');
  const hasKind = drawn.some((other) => other.kind === kind);
  const value = hasKind
    ? `Not seen on ${background} backgrounds, and no single-colour version to recolour`
    : `No ${kind} was seen`;
  const [first] = drawn;
  return {
    page: first?.file.page_url ?? '',
    selector: '',
    property: 'none',
    value,
    count: 0,
    confidence: NO_LOGO_CONFIDENCE,
    basis: 'rendered',
  };
}

/** The name is set in type; otherwise the closest candidate and the reason for its rejection. */
function explainMissingLogo(
  { textLogo, scored, homeUrl }: LogoSelection,
  [refusal]: LogoFiles['rejected'],
): ProvenanceSource {
  const common = { count: 1, confidence: NO_LOGO_CONFIDENCE, basis: 'rendered' as const };
  if (textLogo) {
    const { page, selector, text } = textLogo;
    return { ...common, page, selector, property: 'text', value: `The name is set in type: ${text}`.slice(0, 200) };
  }
  const found = refusal?.found ?? scored[0];
  if (!found)
    return {
      ...common,
      page: homeUrl,
      selector: '',
      property: 'none',
      value: 'No picture was found where a logo usually is, and none is declared',
      count: 0,
    };
  const { page, candidate } = found;
  return {
    ...common,
    page,
    selector: candidate.selector,
    property: candidate.source,
    value: `${candidate.url ?? 'inline SVG'} was rejected: ${refusal?.why ?? explainRejection(found)}`,
  };
}

function explainRejection({ candidate, asset, score, reasons }: ScoredLogo): string {
  if (candidate.markup === null && asset === null)
    return candidate.source === 'inline-svg'
      ? 'the drawing is too large to store'
      : 'the file could not be fetched, or is not an image';
  const against = reasons.filter(({ points }) => points < 0).map(({ text }) => text);
  if (against.length > 0) return against.join(', ');
  return score > 0 ? 'too little evidence that it is the logo' : 'nothing links it to the site';
}

/** An undeclared icon is requested at its usual address. */
const faviconProvenance = (found: FoundFavicon): Provenance => ({
  path: '/favicon',
  page: found.page,
  selector: found.isDeclared ? `link[rel=${JSON.stringify(found.icon.rel)}]` : '',
  property: found.isDeclared ? 'href' : 'address',
  value: found.icon.url ?? 'data:',
  count: found.pageCount,
  confidence: iconConfidence(found),
  basis: 'declared',
});
