import { canParseUrl, type Evidence, type FontFace, type FontFamily } from '@brandprint/contracts';
import { findNearestOpenFont, findOpenFont, findSystemFont } from '../shared/fonts/catalog.ts';
import { canonicalFamilyName, isDefaultKeyword } from '../shared/fonts/font-family.ts';
import { formatList } from '../shared/format-text.ts';
import { hostnameOf } from '../shared/hostname-of.ts';

type Availability = FontFamily['availability'];

/** Hosts of commercially licensed typefaces, with their companies. */
const LICENSED_HOSTS: readonly (readonly [RegExp, string])[] = [
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

/** Families that open hosts offer under a newer name. */
const RENAMED: Readonly<Record<string, string>> = {
  muli: 'Mulish',
  'source sans pro': 'Source Sans 3',
  'source serif pro': 'Source Serif 4',
  crimson: 'Crimson Text',
  baloo: 'Baloo 2',
  'shadows into light 2': 'Shadows Into Light Two',
};

const SYSTEM_FONT_NAMES =
  /^(system-ui|san francisco|sf (pro|mono|compact)|new york|segoe|menlo|monaco|consolas|courier|calibri|cambria|candara|constantia|corbel|times|palatino|book antiqua|garamond|impact|comic sans|charter|lucida|geneva|optima|didot|baskerville|hoefler text|american typewriter|liberation|dejavu|nimbus|cantarell|ubuntu mono|microsoft yahei|pingfang|hiragino|meiryo|yu gothic|malgun)/i;

/** Hosts of the family's files or stylesheets. */
function fontHosts(family: string, evidence: Evidence): string[] {
  const urls = evidence.pages.flatMap((page) => [
    ...page.fontFaces
      .filter((face) => canonicalFamilyName(face.family) === family)
      .flatMap((face) => [...face.urls, face.stylesheet ?? '']),
    ...[...page.headLinks.map(({ href }) => href), ...page.resources.map(({ url }) => url)].filter((url) =>
      requestsFamily(url, family),
    ),
  ]);
  return [
    ...new Set(
      urls
        .filter((url) => /^https?:/.test(url))
        .map(hostnameOf)
        .filter(Boolean),
    ),
  ];
}

/** Whether a stylesheet's URL requests the family from a font host, as in `css2?family=Open+Sans:wght@400`. */
function requestsFamily(url: string, family: string): boolean {
  if (!/fonts\.(googleapis\.com|bunny\.net)/.test(url)) return false;
  const query = canParseUrl(url) ? new URL(url).searchParams.getAll('family') : [];
  return query
    .flatMap((value) => value.split('|'))
    .some((value) => canonicalFamilyName(value.split(':')[0]?.replace(/\+/g, ' ') ?? '') === family);
}

/** A family as used by the site. */
interface FontUsage {
  family: string;
  weights: readonly number[];
  /** ISO 15924 codes of the scripts of its text. */
  scripts: readonly string[];
  /** The rendered face, as a sentence. */
  renderingNote: string;
  /** The font-family list. */
  stack: string;
}

/** Where a family is available: by the observed hosts, then by the bundled lists. */
export function findAvailability(
  { family, weights, scripts, renderingNote, stack }: FontUsage,
  evidence: Evidence,
): Availability {
  const hosts = fontHosts(family, evidence);
  const faces = evidence.pages.flatMap((page) =>
    page.fontFaces.filter((face) => canonicalFamilyName(face.family) === family),
  );
  const hasFiles = faces.some((face) => face.urls.length > 0);
  const newName = RENAMED[family.toLowerCase()];
  const open = findOpenFont(family) ?? (newName ? findOpenFont(newName) : undefined);
  const system = findSystemFont(family);
  const licensed = LICENSED_HOSTS.find(([host]) => hosts.some((seen) => host.test(seen)));
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
              : system || isDefaultKeyword(family) || SYSTEM_FONT_NAMES.test(family)
                ? 'system'
                : 'unknown';

  const metrics = open || family === 'system-ui' ? undefined : (system ?? measuredMetrics(family, faces, stack));
  const nearestFont = kind !== 'google' && metrics ? findNearestOpenFont(metrics, scripts) : undefined;
  const alternative = newName && !findOpenFont(family) && open ? open : nearestFont;
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
      : alternative === nearestFont && metrics
        ? `Nearest open family by metrics: x-height ${nearestFont.xHeight} against ${metrics.xHeight}, cap height ${nearestFont.capHeight} against ${metrics.capHeight}, average width ${nearestFont.averageWidth} against ${metrics.averageWidth} (thousandths of an em)${describeScripts(scripts)}.`
        : `Open font hosts offer ${family} under the name ${alternative.family}.`,
    notes: describeSource(hosts, faces, licensed?.[1], renderingNote),
    google_fonts_css_url: open && kind !== 'commercial' ? fontCssUrl('google', open.family, weights) : '',
    bunny_fonts_css_url: open && kind !== 'commercial' ? fontCssUrl('bunny', open.family, weights) : '',
  };
}

const SCRIPT_NAMES = new Intl.DisplayNames('en', { type: 'script' });

/** For instance ", with Arabic letters". */
function describeScripts(scripts: readonly string[]): string {
  const others = scripts.filter((script) => script !== 'Latn').map((script) => SCRIPT_NAMES.of(script) ?? script);
  return others.length > 0 ? `, with ${formatList(others)} letters` : '';
}

/**
 * A family missing from the lists, with the metrics of its loaded file. Its kind comes from the fallback of the stack.
 */
function measuredMetrics(family: string, faces: readonly FontFace[], stack: string) {
  const metrics = faces.find((face) => face.metrics)?.metrics;
  const category = /monospace/i.test(stack) ? 'm' : /(^|,\s*)serif\b/i.test(stack) ? 'r' : 's';
  return metrics && { family, category, ...metrics };
}

function describeSource(
  hosts: readonly string[],
  faces: readonly { status: string }[],
  licensor: string | undefined,
  renderingNote: string,
): string {
  const loaded = faces.some(({ status }) => status === 'loaded');
  const failed = !loaded && faces.some(({ status }) => status === 'error');
  return [
    licensor ? `Served by ${licensor}.` : hosts.length > 0 ? `Served from ${hosts.join(', ')}.` : '',
    failed ? 'Its files did not load.' : '',
    renderingNote,
  ]
    .filter(Boolean)
    .join(' ');
}

/** A stylesheet URL that the host accepts: only with weights that the family has. */
function fontCssUrl(host: 'google' | 'bunny', family: string, seen: readonly number[]): string {
  const availableWeights = findOpenFont(family)?.weights ?? [];
  const wanted = [...new Set(seen.map((weight) => Math.round(weight / 100) * 100))]
    .filter((w) => availableWeights.includes(w))
    .sort((a, b) => a - b);
  const weights = wanted.length > 0 ? wanted : availableWeights.includes(400) ? [] : availableWeights.slice(0, 1);
  if (host === 'google') {
    const name = encodeURIComponent(family).replace(/%20/g, '+');
    return `https://fonts.googleapis.com/css2?family=${name}${weights.length > 0 ? `:wght@${weights.join(';')}` : ''}&display=swap`;
  }
  const slug = family.toLowerCase().replace(/\s+/g, '-');
  return `https://fonts.bunny.net/css?family=${slug}${weights.length > 0 ? `:${weights.join(',')}` : ''}&display=swap`;
}
