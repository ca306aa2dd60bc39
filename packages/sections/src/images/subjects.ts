import { comparisonKey, normalizeWhitespace, uniqueBy, wordCount } from '../shared/text/index.ts';
import { meaningfulAlt } from './describe-pictures.ts';
import { showsPeople } from './people.ts';
import { rankValues } from './picture-traits.ts';
import type { Picture } from './pictures.ts';

export interface Subjects {
  /** What the site says that its pictures show. */
  primary: string[];
  /** Weaker hints: names of files and headings above pictures. */
  secondary: string[];
}

interface SubjectContext {
  /** Pictures whose file could not be read; their texts are hints. */
  unseen: readonly Picture[];
  brandName: string;
  /** All text of the pages, in lower case. */
  siteText: string;
}

const PICTURE_WORDS =
  /\b(?:photos?|photograph|pictures?|images?|foto|bild|imagen|immagine|logo|banner|cover|teaser)\b/giu;
const MAX_SUBJECTS = 8;
/** Words of file names that describe the place or version of a file and not what it shows. */
const FILE_WORDS =
  /^(?:img|image|images|photo|photos|pic|picture|foto|fotos|bg|background|banner|header|hero|slide|slider|cover|gallery|thumb|thumbnail|small|medium|large|big|min|max|copy|new|old|final|index|home|page|main|left|right|top|bottom|dsc|dscn|screenshot|screen|preview|placeholder|default|scaled|edited|web|removebg|crop|cropped|logo|icon|teaser|poster|intro|about|untitled|unnamed|desktop|mobile|full|square)$/i;

/** The subjects of pictures in the site's own words. Portraits are named as such, never by the names of the people. */
export function findSubjects(pictures: readonly Picture[], { brandName, siteText, unseen }: SubjectContext): Subjects {
  const portraits = pictures.filter(isPortrait);
  const others = pictures.filter((picture) => !portraits.includes(picture));
  const named = others.filter(isNamed);
  const areNames = named.length >= MIN_NAMES;
  const brandKey = comparisonKey(brandName);
  const isBrand = (text: string): boolean => {
    const key = comparisonKey(text.replace(PICTURE_WORDS, ''));
    return key.length < 2 || brandKey.includes(key);
  };
  const described = distinct(
    others
      .filter((picture) => !isHeadline(picture))
      .filter((picture) => !isNamed(picture) || (!areNames && picture.role === 'product'))
      .map(({ image }) => readable(meaningfulAlt(image.alt))),
  )
    .filter((alt) => !isBrand(alt))
    .toSorted((a, b) => Number(STARTS_WITH_NAME.test(a)) - Number(STARTS_WITH_NAME.test(b)));
  const hints = others.filter(({ image }) => !meaningfulAlt(image.alt));
  const headings = rankValues(hints.map(({ image }) => normalizeWhitespace(image.nearHeading)).filter(Boolean));
  return {
    primary: [
      ...described.slice(0, MAX_SUBJECTS - 2),
      ...(portraits.length > 0 ? [describePortraits(portraits)] : []),
      ...(areNames ? ['a series in one format, each picture with a short label'] : []),
    ],
    secondary: distinct([
      ...unseen
        .filter((picture) => !isNamed(picture))
        .map(({ image }) => readable(meaningfulAlt(image.alt)))
        .filter((alt) => wordCount(alt) >= MIN_DESCRIPTION_WORDS),
      // A theme's pictures keep their names when they are replaced, so the site has to mention the words.
      ...hints
        .filter((picture) => !showsPeople(picture))
        .map(({ image }) => fileSubject(image.url))
        .filter((subject) => siteText.includes(subject)),
      ...headings.map(([heading]) => heading).filter((heading) => !isBrand(heading) && wordCount(heading) <= 12),
    ]).slice(0, MAX_SUBJECTS),
  };
}

/** A picture of people without a description of its own, or with nothing but a name. */
function isPortrait(picture: Picture): boolean {
  const alt = meaningfulAlt(picture.image.alt);
  return (
    (picture.role === 'team' || picture.role === 'avatar') && showsPeople(picture) && (alt === '' || readsAsName(alt))
  );
}

const MIN_HEADLINE_WORDS = 5;

/** Whether its text is the headline of the article that it stands beside, which says what the article is about. */
function isHeadline({ image: { alt, nearHeading } }: Picture): boolean {
  const text = meaningfulAlt(alt);
  return (
    /[?？؟]$/u.test(text) ||
    (wordCount(text) >= MIN_HEADLINE_WORDS && comparisonKey(text) === comparisonKey(nearHeading ?? ''))
  );
}

const distinct = (texts: readonly string[]): string[] => uniqueBy(texts.filter(Boolean), comparisonKey);

/** Without the number of a copy, and with spaces in place of underscores. */
const readable = (alt: string): string =>
  (/\s/.test(alt) ? alt : alt.replaceAll('_', ' ')).replace(/(?<=\p{L})[\s-]*\d{1,2}$/u, '');

function describePortraits(portraits: readonly Picture[]): string {
  const [heading] = rankValues(portraits.map(({ image }) => normalizeWhitespace(image.nearHeading)).filter(Boolean));
  return `portraits of people${heading ? `, under the heading “${heading[0].slice(0, 80)}”` : ''}`;
}

const MIN_NAMES = 3;
const MIN_DESCRIPTION_WORDS = 3;
const NAME =
  /^(?:(?:dr|prof|mr|mrs|ms)\.? )?\p{Lu}[\p{L}.'’-]*(?: (?:\(?\p{Lu}[\p{L}.'’-]*\)?|de|da|van|von|der|den|del|di|la|le|bin|al)){1,4}$/u;
/** Texts that may begin with a person's name come last. */
const STARTS_WITH_NAME = /^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+ \p{Ll}/u;
/** Scripts without capitals, where a name looks like a short label. */
const CASELESS =
  /^[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\s（）()'"・-]+$/u;

/** Family and given name with a space between them, which other words of these scripts do not have. */
const EAST_ASIAN_NAME =
  /^[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}]{1,5}[\s　][\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}]{1,5}(?:\s*[（(].{1,30}[）)])?$/u;

const isShortLabel = (text: string): boolean => CASELESS.test(text) && wordCount(text) <= 4;
const readsAsName = (text: string): boolean => NAME.test(text) || EAST_ASIAN_NAME.test(text) || isShortLabel(text);

/** Whether its text reads as the name of a person: in capitals only if it has the shape of a portrait. */
function isNamed({ image: { alt, box } }: Picture): boolean {
  const text = meaningfulAlt(alt);
  return (
    text !== '' &&
    (isShortLabel(text) || EAST_ASIAN_NAME.test(text) || (NAME.test(text) && box.width <= 1.15 * box.height))
  );
}

/** The words of a file name that describe its content, for instance "butter chicken"; "" if they do not. */
function fileSubject(url: string | null): string {
  const file = /([^/?#]+)\.(?:jpe?g|png|webp|avif|svg)(?:[?#]|$)/i.exec(url ?? '')?.[1] ?? '';
  const words = file.split(/[-_\s]+|%20/).filter(Boolean);
  const isPlain = words.every((word) => /^[a-z]{3,}$/i.test(word) && !/^[A-Z]{2,}$/.test(word));
  return isPlain && words.length >= 2 && words.length <= 5 && !words.some((word) => FILE_WORDS.test(word))
    ? words.join(' ').toLowerCase()
    : '';
}
