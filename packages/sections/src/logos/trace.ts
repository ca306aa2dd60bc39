import { LOGO_SLOTS, type Provenance } from '@brandprint/contracts';
import type { FoundLogo, LogoChoice } from './choose.ts';
import { confidenceOf, iconConfidence, NONE_CONFIDENCE } from './confidence.ts';
import type { FoundIcon } from './favicon.ts';
import type { Drawing, DrawnLogo } from './files.ts';
import type { Made } from './shown.ts';
import { slotOf } from './slots.ts';

type Told = Omit<Provenance, 'path'>;

/** Where the logo, each variant and each slot was seen; and why there is none, where there is none. */
export function trace(choice: LogoChoice, { drawn, refused }: Drawing, icon: FoundIcon | undefined): Provenance[] {
  const [primary] = drawn;
  const none = primary ? null : whyNone(choice, refused);
  return [
    ...(none ? [{ path: '/primary_logo', ...none }] : []),
    ...(primary?.found ? reasonsFor(primary, primary.found) : []),
    ...drawn.map((logo, index) => ({ path: `/variants/${index}`, ...sighting(logo) })),
    ...LOGO_SLOTS.map((key) => ({ path: `/slots/${key}`, ...slotted(key, drawn, none) })),
    ...(icon ? [ofFavicon(icon)] : []),
  ];
}

const MADE: Record<Made, string> = {
  cropped: 'cut out of a file with several pictures, as its box shows it',
  painted: 'a mask, in the colour that is painted through it',
};

const reasonsFor = (logo: DrawnLogo, found: FoundLogo): Provenance[] => {
  const seen = { path: '/primary_logo', ...sighting(logo) };
  return [
    seen,
    ...found.reasons.map(({ points, why }) => ({
      ...seen,
      property: 'evidence',
      value: `${points > 0 ? '+' : ''}${points} ${why}`,
      count: 1,
    })),
  ];
};

/** Where it was seen, and what was done to it; of an icon of the head, that it is declared there. */
function sighting({ found, file, made, origin, madeFor }: DrawnLogo): Told {
  if (!found)
    return {
      page: file.page_url,
      selector: 'head',
      property: 'link',
      value: file.source_url ?? '',
      count: 1,
      confidence: NONE_CONFIDENCE,
      basis: 'declared',
    };
  const done = [
    ...made.map((what) => MADE[what]),
    ...(origin === 'generated' ? [`recoloured for ${madeFor} backgrounds`] : []),
  ];
  return {
    page: found.page,
    selector: found.candidate.selector,
    property: found.candidate.source,
    value: [found.candidate.url ?? 'inline SVG', ...done].join('; '),
    count: found.sightings,
    confidence: confidenceOf(found),
    basis: found.declaredOnly ? 'declared' : 'rendered',
  };
}

function slotted(key: (typeof LOGO_SLOTS)[number], drawn: readonly DrawnLogo[], none: Told | null): Told {
  const logo = slotOf(drawn, key);
  if (logo) return sighting(logo);
  if (none) return none;
  const [kind, background] = key.split('_');
  const hasKind = drawn.some((other) => other.kind === kind);
  const value = hasKind
    ? `None is seen on ${background} backgrounds, and none of one colour could be recoloured for them`
    : `No ${kind} was seen`;
  const [first] = drawn;
  return {
    page: first?.file.page_url ?? '',
    selector: '',
    property: 'none',
    value,
    count: 0,
    confidence: NONE_CONFIDENCE,
    basis: 'rendered',
  };
}

/** The name is set in type; or what came nearest, and why it was not taken. */
function whyNone({ textBrand, judged, entry }: LogoChoice, [refusal]: Drawing['refused']): Told {
  const told = { count: 1, confidence: NONE_CONFIDENCE, basis: 'rendered' as const };
  if (textBrand) {
    const { page, selector, text } = textBrand;
    return { ...told, page, selector, property: 'text', value: `The name is set in type: ${text}`.slice(0, 200) };
  }
  const found = refusal?.found ?? judged[0];
  if (!found)
    return {
      ...told,
      page: entry,
      selector: '',
      property: 'none',
      value: 'No picture stands where a logo would, and none is declared',
      count: 0,
    };
  const { page, candidate } = found;
  return {
    ...told,
    page,
    selector: candidate.selector,
    property: candidate.source,
    value: `${candidate.url ?? 'inline SVG'} was not taken: ${refusal?.why ?? whyNot(found)}`,
  };
}

function whyNot({ candidate, asset, score, reasons }: FoundLogo): string {
  if (candidate.markup === null && asset === null)
    return candidate.source === 'inline-svg'
      ? 'its drawing is larger than what is kept'
      : 'its file did not answer, or is no picture';
  const against = reasons.filter(({ points }) => points < 0).map(({ why }) => why);
  if (against.length > 0) return against.join(', ');
  return score > 0 ? 'too little says that it is the logo' : 'nothing ties it to the site';
}

/** A file that no head names is asked for by its usual address. */
const ofFavicon = (found: FoundIcon): Provenance => ({
  path: '/favicon',
  page: found.page,
  selector: found.declared ? `link[rel=${JSON.stringify(found.icon.rel)}]` : '',
  property: found.declared ? 'href' : 'address',
  value: found.icon.url ?? 'data:',
  count: found.pages,
  confidence: iconConfidence(found),
  basis: 'declared',
});
