import { canParseUrl, type Evidence, type FontFace, type FontFamily } from '@brandprint/contracts';
import { places } from '../shared/words.ts';
import { nearestOpen, openFont, systemFont } from './catalog.ts';
import { familyName, isKeyword } from './family.ts';

type Availability = FontFamily['availability'];

/** Hosts that serve typefaces under a paid licence, with whom they belong to. */
const LICENSED: readonly (readonly [RegExp, string])[] = [
  [/(^|\.)typekit\.(net|com)$/, 'Adobe Fonts'],
  [/(^|\.)fonts\.(com|net)$|(^|\.)fast\.fonts\.(net|com)$|(^|\.)monotype\.com$/, 'Monotype'],
  [/(^|\.)myfonts\.(net|com)$/, 'MyFonts'],
  [/(^|\.)typography\.com$/, 'Hoefler&Co.'],
  [/(^|\.)typenetwork\.com$/, 'Type Network'],
  [/(^|\.)fontstand\.com$/, 'Fontstand'],
  [/(^|\.)type\.today$/, 'type.today'],
];

/** Foundries of commercial families that sites host themselves. */
const FOUNDRIES: readonly (readonly [RegExp, string])[] = [
  [/^(proxima ?nova|proxima ?soft|ambit)/i, 'Mark Simonson Studio'],
  [/^(gotham|whitney|sentinel|mercury|archer|knockout|ideal sans|chronicle)( |$|-)/i, 'Hoefler&Co.'],
  [/^(graphik|canela|druk|produkt|publico|marr sans|lyon|caponi|sanomat)/i, 'Commercial Type'],
  [
    /^(s(ö|oe?)hne|tiempos|calibre|national 2|untitled sans|untitled serif|founders grotesk|domaine|martina plantijn|the future)/i,
    'Klim Type Foundry',
  ],
  [/^(circular|ll circular|lineto|akkurat|brown( |$|-)|ll )/i, 'Lineto'],
  [
    /^(gt |ft )?(gt[- ]?)(america|walsheim|pressura|sectra|super|eesti|haptik|cinetype|alpina|flexa|planar|ultra)/i,
    'Grilli Type',
  ],
  [
    /^(aeonik|air-?bnb-?cereal|suisse|basis grotesque|apercu|euclid|maison neue|messina|neue haas|sharp (sans|grotesk)|roobert|favorit|abc )/i,
    '',
  ],
  [
    /^(avenir|frutiger|univers|din next|trade gothic|neue helvetica|futura|gill sans|sackers|helvetica now)/i,
    'Monotype',
  ],
  [/^(brandon|hvd fonts|pluto)/i, 'HVD Fonts'],
  [/^(museo|calluna)/i, 'exljbris Font Foundry'],
  [/^(ff |meta |dax|din pro|ff-)/i, 'FontFont'],
];

/** Families that open hosts have under a newer name. */
const RENAMED: Readonly<Record<string, string>> = {
  muli: 'Mulish',
  'source sans pro': 'Source Sans 3',
  'source serif pro': 'Source Serif 4',
  crimson: 'Crimson Text',
  baloo: 'Baloo 2',
  'shadows into light 2': 'Shadows Into Light Two',
};

const SYSTEM_NAMES =
  /^(system-ui|san francisco|sf (pro|mono|compact)|new york|segoe|menlo|monaco|consolas|courier|calibri|cambria|candara|constantia|corbel|times|palatino|book antiqua|garamond|impact|comic sans|charter|lucida|geneva|optima|didot|baskerville|hoefler text|american typewriter|liberation|dejavu|nimbus|cantarell|ubuntu mono|microsoft yahei|pingfang|hiragino|meiryo|yu gothic|malgun)/i;

/** Hosts that the family's files or stylesheets come from. */
function hostsOf(family: string, evidence: Evidence): string[] {
  const urls = evidence.pages.flatMap((page) => [
    ...page.fontFaces
      .filter((face) => familyName(face.family) === family)
      .flatMap((face) => [...face.urls, face.stylesheet ?? '']),
    ...[...page.headLinks.map(({ href }) => href), ...page.resources.map(({ url }) => url)].filter((url) =>
      asksFor(url, family),
    ),
  ]);
  return [...new Set(urls.flatMap((url) => hostOf(url) ?? []))];
}

/** Whether a stylesheet's address asks a font host for the family, as in `css2?family=Open+Sans:wght@400`. */
function asksFor(url: string, family: string): boolean {
  if (!/fonts\.(googleapis\.com|bunny\.net)/.test(url)) return false;
  const query = canParseUrl(url) ? new URL(url).searchParams.getAll('family') : [];
  return query
    .flatMap((value) => value.split('|'))
    .some((value) => familyName(value.split(':')[0]?.replace(/\+/g, ' ') ?? '') === family);
}

function hostOf(url: string): string | null {
  return /^https?:/.test(url) && canParseUrl(url) ? new URL(url).hostname : null;
}

/** A family as the site uses it. */
interface Wanted {
  family: string;
  weights: readonly number[];
  /** ISO 15924 codes of the scripts of its text. */
  scripts: readonly string[];
  /** What drew it, as a sentence. */
  drawn: string;
  /** The font-family list. */
  stack: string;
}

/** Where a family can be had: the hosts seen decide, then the bundled lists. */
export function availability({ family, weights, scripts, drawn, stack }: Wanted, evidence: Evidence): Availability {
  const hosts = hostsOf(family, evidence);
  const faces = evidence.pages.flatMap((page) => page.fontFaces.filter((face) => familyName(face.family) === family));
  const hasFiles = faces.some((face) => face.urls.length > 0);
  const present = RENAMED[family.toLowerCase()];
  const open = openFont(family) ?? (present ? openFont(present) : undefined);
  const system = systemFont(family);
  const licensed = LICENSED.find(([host]) => hosts.some((seen) => host.test(seen)));
  const foundry = open || system ? undefined : FOUNDRIES.find(([name]) => name.test(family));

  const kind =
    licensed || foundry
      ? 'commercial'
      : hosts.some((host) => /(^|\.)(gstatic|googleapis)\.com$/.test(host))
        ? 'google'
        : hosts.some((host) => /(^|\.)bunny\.net$/.test(host))
          ? 'bunny'
          : hasFiles
            ? 'self-hosted'
            : open
              ? 'google'
              : system || isKeyword(family) || SYSTEM_NAMES.test(family)
                ? 'system'
                : 'unknown';

  const measured = open || family === 'system-ui' ? undefined : (system ?? measuredOf(family, faces, stack));
  const near = kind !== 'google' && measured ? nearestOpen(measured, scripts) : undefined;
  const alternative = present && !openFont(family) && open ? open : near;
  return {
    availability: kind,
    requires_license: kind === 'commercial',
    foundry: foundry?.[1] ?? '',
    license_type:
      kind === 'commercial'
        ? 'commercial'
        : open
          ? 'open (SIL OFL or Apache)'
          : kind === 'system'
            ? 'part of the operating system'
            : '',
    recommended_alternative: alternative?.family ?? '',
    alternative_rationale: !alternative
      ? ''
      : alternative === near && measured
        ? `Nearest open family in measure: x-height ${near.xHeight} against ${measured.xHeight}, cap height ${near.capHeight} against ${measured.capHeight}, average width ${near.averageWidth} against ${measured.averageWidth} (thousandths of an em)${also(scripts)}.`
        : `Open font hosts carry ${family} under the name ${alternative.family}.`,
    notes: notesOf(hosts, faces, licensed?.[1], drawn),
    google_fonts_css_url: open && kind !== 'commercial' ? cssUrl('google', open.family, weights) : '',
    bunny_fonts_css_url: open && kind !== 'commercial' ? cssUrl('bunny', open.family, weights) : '',
  };
}

const NAMES = new Intl.DisplayNames('en', { type: 'script' });

/** For instance ", with Arabic letters". */
function also(scripts: readonly string[]): string {
  const others = scripts.filter((script) => script !== 'Latn').map((script) => NAMES.of(script) ?? script);
  return others.length > 0 ? `, with ${places(others)} letters` : '';
}

/** A family that no list has, as its loaded file was measured; its kind is what the stack falls back to. */
function measuredOf(family: string, faces: readonly FontFace[], stack: string) {
  const metrics = faces.find((face) => face.metrics)?.metrics;
  const category = /monospace/i.test(stack) ? 'm' : /(^|,\s*)serif\b/i.test(stack) ? 'r' : 's';
  return metrics && { family, category, ...metrics };
}

function notesOf(
  hosts: readonly string[],
  faces: readonly { status: string }[],
  licensor: string | undefined,
  drawn: string,
): string {
  const loaded = faces.some(({ status }) => status === 'loaded');
  const failed = !loaded && faces.some(({ status }) => status === 'error');
  return [
    licensor ? `Served by ${licensor}.` : hosts.length > 0 ? `Served from ${hosts.join(', ')}.` : '',
    failed ? 'Its files did not load.' : '',
    drawn,
  ]
    .filter(Boolean)
    .join(' ');
}

/** A stylesheet address that the host answers: only weights that the family has. */
function cssUrl(host: 'google' | 'bunny', family: string, seen: readonly number[]): string {
  const has = openFont(family)?.weights ?? [];
  const wanted = [...new Set(seen.map((weight) => Math.round(weight / 100) * 100))]
    .filter((w) => has.includes(w))
    .sort((a, b) => a - b);
  const weights = wanted.length > 0 ? wanted : has.includes(400) ? [] : has.slice(0, 1);
  if (host === 'google') {
    const name = encodeURIComponent(family).replace(/%20/g, '+');
    return `https://fonts.googleapis.com/css2?family=${name}${weights.length > 0 ? `:wght@${weights.join(';')}` : ''}&display=swap`;
  }
  const slug = family.toLowerCase().replace(/\s+/g, '-');
  return `https://fonts.bunny.net/css?family=${slug}${weights.length > 0 ? `:${weights.join(',')}` : ''}&display=swap`;
}
