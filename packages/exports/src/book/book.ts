import type { SectionName } from '@brandprint/contracts';
import type { BrandTokens } from '../tokens/index.ts';
import { asObject, asText } from '../tokens/read.ts';
import { type Color, parseColor } from '../tokens/values.ts';
import type { ExportSource } from '../types.ts';
import type { Basis } from './basis.ts';
import { contrastRatio, INK, isDarkColor, WHITE } from './contrast.ts';
import { faceOf } from './faces.ts';
import type { Html } from './html.ts';
import { type BookLogo, bookLogos } from './logo-symbols.ts';
import { type Pictures, picturesOf } from './pictures.ts';
import { fallbackFontsFor, scriptOf } from './scripts.ts';
import { languageOf, type Words, wordsIn } from './words.ts';

type Fields = Record<string, unknown>;

/** What every page is made from. */
export interface Book {
  source: ExportSource;
  tokens: BrandTokens;
  name: string;
  language: string;
  words: Words;
  pictures: Pictures;
  logos: readonly BookLogo[];
  /** Paths of icons that need a dark ground. */
  lightIcons: ReadonlySet<string>;
  /** A section as it is shown; empty if there is none. */
  part(name: SectionName | 'spacing' | 'elevation'): Fields;
  grounds: Grounds;
  /** For lines and bars on paper: the primary colour if it is visible there. */
  accent: string;
  /** The list of families that sets headings. */
  face: string;
  script: ReturnType<typeof scriptOf>;
  /** Families for letters that the brand's own lack: those of its script, then one for each other script in it. */
  fallbackFonts: readonly string[];
}

/** The brand's own colours for large areas; null where it has none. */
interface Grounds {
  primary: Color | null;
  light: Color | null;
  dark: Color | null;
}

/** One idea on one sheet. */
export interface Page {
  chapter: string;
  title: string;
  /** A short text beside or below the title. */
  intro?: Html | string;
  /** The source of its values, named at its foot. */
  basis?: Basis;
  /** `split`: the title in a column of its own. `wide`: above the content. `full`: no title but in the content. */
  layout: 'split' | 'wide' | 'full';
  /** The colour of the whole sheet; paper by default. */
  ground?: Color | null;
  body: Html;
}

export function createBook(source: ExportSource, tokens: BrandTokens, lightIcons: ReadonlySet<string>): Book {
  const analysis = asObject(source.brand.analysis);
  const language = languageOf(source);
  const part: Book['part'] = (name) => asObject(analysis[name]);
  const heading = tokens.families.find(({ name }) => name === 'heading') ?? tokens.families[0];
  const grounds = groundsOf(tokens);
  const pictures = picturesOf(source);
  const { description, purpose } = part('things');
  const script = scriptOf([tokens.name, asText(description), asText(purpose)].join(' '));
  const fallbackFonts = fallbackFontsFor(script, JSON.stringify(analysis));
  return {
    source,
    tokens,
    name: tokens.name || hostOf(tokens.sourceUrl) || 'Brand',
    language,
    words: wordsIn(language),
    pictures,
    logos: bookLogos(source, pictures),
    lightIcons,
    part,
    grounds,
    accent: accentOf(grounds),
    face: heading ? faceOf(part('typography'), heading, fallbackFonts) : '',
    script,
    fallbackFonts,
  };
}

export const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).host : '');

/** Of light colours and dark colours the most extreme, so that logos are seen on them. */
function groundsOf({ schemes: [own] }: BrandTokens): Grounds {
  const named = (...names: string[]) =>
    names.flatMap((name) => own.colors.find((token) => token.name === name)?.color ?? []);
  const opaque = own.colors.map(({ color }) => color).filter(({ alpha }) => alpha === 1);
  const sum = ({ components: [red, green, blue] }: Color) => red + green + blue;
  const sorted = [...opaque].sort((a, b) => sum(a) - sum(b));
  const [darkest] = sorted;
  const lightest = sorted.at(-1);
  return {
    primary: named('primary', 'accent', 'secondary', 'text')[0] ?? opaque[0] ?? null,
    light: lightest && sum(lightest) > 2.4 ? lightest : null,
    dark: darkest && isDarkColor(darkest) && sum(darkest) < 1.2 ? darkest : null,
  };
}

/** What WCAG asks of graphics. */
const MIN_CONTRAST = 3;

const accentOf = ({ primary }: Grounds): string =>
  primary && contrastRatio(primary, WHITE) >= MIN_CONTRAST ? primary.hex : INK;

/** The colour of a text that people or pages wrote; null if it is none. */
export const colorOf = (value: unknown): Color | null => parseColor(asText(value));
