import type { PageEvidence, TextBlock } from '@brandprint/contracts';
import { countKinds } from '../kinds/kind-words.ts';
import { comparisonKey, normalizeWhitespace, wordCount, wordsOf } from '../text/index.ts';
import { ABBREVIATED, cleanName, type NameLimits, nameWords, splitTitle, WELCOME_TO } from './clean-name.ts';
import { isGenericName } from './generic-words.ts';
import { COPYRIGHT_NOTICE, metaContent, type RawClue } from './name-clue.ts';

const COPYRIGHT = new RegExp(
  String.raw`(?:©|\(c\)|&copy;|copyright)\s*(?:©|\(c\)|copyright)?\s*(?:by\s+)?(?:(?:19|20)\d\d)?(?:\s*[-–—/]\s*(?:(?:19|20)?\d\d|present|today|now))?[\s,.:|–-]*(?:by\s+)?(.{2,60}?)(?=\s*(?:(?<!${ABBREVIATED})\.|[|,(]|[·•–—]\s|$|\ball rights|\balle rechte|\btous droits|\btodos|\btutti|\b(?:19|20)\d\d|\bdesign|\bmade\b|\bpowered|\blicen[cs]))`,
  'iu',
);
/** "All rights reserved", before or behind the name. */
const RIGHTS_RESERVED =
  /all rights reserved|alle rechte vorbehalten|alle rechten voorbehouden|tous droits réservés|todos los derechos reservados|tots els drets reservats|tutti i diritti riservati|todos os direitos reservados|toate drepturile rezervate|wszelkie prawa zastrzeżone|wszystkie prawa zastrzeżone|všechna práva vyhrazena|všetky práva vyhradené|minden jog fenntartva|sva prava (?:pridržana|zadržana)|vse pravice pridržane|visas tiesības aizsargātas|visos teisės saugomos|kõik õigused kaitstud|kaikki oikeudet pidätetään|alla rättigheter förbehållna|alle rettigheder forbeholdes|alle rettigheter (?:forbeholdt|reservert)|все права защищены|усі права захищено|всі права захищені|всички права (?:са )?запазени|сва права задржана|tüm hakları saklıdır|με επιφύλαξη παντός δικαιώματος|جميع الحقوق محفوظة|כל הזכויות שמורות|版权所有|版權所有|모든 권리 보유|สงวนลิขสิทธิ์|mọi quyền được bảo lưu|hak cipta dilindungi(?: undang-undang)?|semua hak dilindungi/giu;
/** First and last names of several people, who made the site. */
const PEOPLE = /^(?:\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+(?:, | and | & |, and | und | et | y | e | и |$)){2,}$/u;
const COPYRIGHT_AFTER = /^(.{2,40}?)\s*(?:©|(?<!\d)\(c\))\s*(?:(?:19|20)\d\d)?/i;

export function copyrightClues(page: PageEvidence): RawClue[] {
  return page.text
    .filter((block) => COPYRIGHT_NOTICE.test(block.text) && block.text.length < 300)
    .flatMap((block) => {
      const text = normalizeWhitespace(block.text.replace(RIGHTS_RESERVED, ' '));
      const found = (COPYRIGHT.exec(text)?.[1] ?? COPYRIGHT_AFTER.exec(text)?.[1])?.replace(/\.$/, '');
      if (!found) return [];
      const weight = PEOPLE.test(found) ? 1 : block.region === 'footer' ? 3 : 2;
      return [
        { family: 'copyright', weight, page: page.finalUrl, selector: block.selector, property: 'text', raw: found },
      ];
    });
}

const MAX_HEADING_WORDS = 5;

/** A first heading above it is the masthead, which says whose page it is where the title does not. */
const MAX_MASTHEAD_Y = 240;

/** A first heading in the bar at the top says whose page it is, as a logo there does, if the page claims these words too. */
const isMasthead = ({ level, region, text }: TextBlock, home: PageEvidence, hostKeys: ReadonlySet<string>): boolean => {
  if (level !== 1 || (region !== 'header' && region !== 'nav')) return false;
  const key = comparisonKey(text);
  const claimed = [...copyrightClues(home).map(({ raw }) => cleanName(raw)), metaContent(home, 'og:site_name')].map(
    comparisonKey,
  );
  return hostKeys.has(key) || claimed.some((name) => name.length > 3 && (name.includes(key) || key.includes(name)));
};
const MASTHEAD_WEIGHT = 4;

/** A first heading that agrees with no word of the title is about the page, not the site. */
export function headingClues(
  home: PageEvidence,
  hostKeys: ReadonlySet<string>,
  limits?: NameLimits,
): (RawClue & { agrees: boolean })[] {
  const maxWords = limits?.words ?? MAX_HEADING_WORDS;
  const parts = splitTitle(home.title).filter((part) => cleanName(part) !== '');
  const titled = new Set(wordsOf(parts.join(' ').toLowerCase()));
  const agrees = (heading: string): boolean =>
    titled.size === 0 || wordsOf(heading.toLowerCase()).some((word) => titled.has(word));
  return home.text
    .filter(({ kind }) => kind === 'heading')
    .filter(
      ({ level, box, text }, index) =>
        wordCount(text) <= maxWords &&
        (titled.size > 0
          ? level === 1
          : (level === 1 || (index === 0 && box.y < MAX_MASTHEAD_Y)) && cleanName(text, limits) !== ''),
    )
    .slice(0, 1)
    .map((block) => ({
      family: 'heading',
      agrees: agrees(block.text),
      weight: isMasthead(block, home, hostKeys) ? MASTHEAD_WEIGHT : agrees(block.text) ? 2 : 1.2,
      page: home.finalUrl,
      selector: block.selector,
      property: 'text',
      raw: block.text,
    }));
}

const ADDRESS_HEADING_WEIGHT = 3;
const MIN_ADDRESS_LENGTH = 6;

/** A heading of any page that spells an address of the site: its host, its e-mail addresses, its accounts. */
export function addressHeadingClues(pages: readonly PageEvidence[], hostKeys: ReadonlySet<string>): RawClue[] {
  return pages.flatMap(({ finalUrl, text }) =>
    text
      .filter(({ kind, level, text: heading }) => {
        const key = comparisonKey(heading);
        return kind === 'heading' && level === 1 && key.length >= MIN_ADDRESS_LENGTH && hostKeys.has(key);
      })
      .slice(0, 1)
      .map(
        (block): RawClue => ({
          family: 'heading',
          weight: ADDRESS_HEADING_WEIGHT,
          page: finalUrl,
          selector: block.selector,
          property: 'text',
          raw: block.text,
        }),
      ),
  );
}

const WELCOMES = [
  new RegExp(`(?:^|[!.,:–-]\\s|\\s(?:and|und|et|y|e|en|og|och|și)\\s)(?:${WELCOME_TO})\\s+(\\S.{1,60}?)[!.…]*$`, 'iu'),
  /^(.{2,30}?)(?:へようこそ|에 오신 것을 환영합니다)/u,
  /^[欢歡]迎(?:来到|來到|光临|光臨)(.{2,30}?)[!！。]*$/u,
];
/** "our website", "当院のホームページ": the site, and not whose it is. */
const NOT_A_NAME =
  /^(?:my|our|unser\p{L}*|notre|nos|nuestr\p{L}+|nostr\p{L}+|noss\p{L}+|onze|vår\p{L}*|vores)(?!\p{L})|(?:ホームページ|サイト|网站|網站|홈페이지|사이트)$/iu;
const WELCOME_WEIGHT = 3;
const WELCOME_BLOCKS = 12;

/** "Welcome to Acme!" near the top of the first page. */
export function welcomeClues(home: PageEvidence, limits?: NameLimits): RawClue[] {
  return home.text
    .filter(({ kind }) => kind === 'heading' || kind === 'paragraph')
    .slice(0, WELCOME_BLOCKS)
    .flatMap(({ text, selector }) => {
      const words = normalizeWhitespace(text);
      const raw = WELCOMES.map((pattern) => pattern.exec(words)?.[1]).find(Boolean);
      const isName = raw && /^[\p{Lu}\p{Lo}\p{N}]/u.test(raw) && wordCount(raw) <= (limits?.words ?? MAX_HEADING_WORDS);
      if (!isName || isGenericName(raw) || NOT_A_NAME.test(raw)) return [];
      return [{ family: 'heading', weight: WELCOME_WEIGHT, page: home.finalUrl, selector, property: 'text', raw }];
    });
}

const SUBJECT =
  /^(?:at |bei |chez )?((?:The )?[\p{Lu}\p{N}][^\s,]*(?: [\p{Lu}\p{N}&][^\s,]*){0,4}?),? (?:is|are|helps?|lets|makes|provides|offers|gives|builds|brings|ist|sind|bietet|hilft|est|propose|es|ofrece|è|offre|é|oferece|är|er|biedt|to)\s/u;

/** "Acme – a …". */
const BEFORE_DASH = /^([\p{Lu}\p{N}][^\s,]*(?: [\p{L}\p{N}&][^\s,]*){0,3}) [–—-] \p{L}/u;

/**
 * What the description says before a dash, if an address, a part of the title or a main heading says it too: "Since 1990 –
 * a bakery" opens with no name.
 */
function openingBefore(text: string, home: PageEvidence, hostKeys: ReadonlySet<string>): string | undefined {
  const opening = BEFORE_DASH.exec(text)?.[1];
  const key = comparisonKey(opening ?? '');
  const headings = home.text.filter(({ level }) => level === 1).map((block) => block.text);
  const isSaidToo = [...splitTitle(home.title), ...headings].some((other) => comparisonKey(other) === key);
  return hostKeys.has(key) || isSaidToo ? opening : undefined;
}

/** The title, if it has one part and the description begins with it: "Acme Tools and hand-made benches". */
const titleBefore = (text: string, title: string): string | undefined => {
  const [only = '', ...others] = splitTitle(title);
  const isOpening = text.startsWith(only) && !/^[\p{L}\p{N}]/u.test(text.slice(only.length));
  return others.length === 0 && isOpening && nameWords(only) <= MAX_SUBJECT_WORDS ? only : undefined;
};
const MAX_SUBJECT_WORDS = 3;

/** "Restoran", "Document database": the words for a kind of business (unlike `isPageOrProduct`), and no name with them. */
const saysOnlyKind = (text: string, lang: string): boolean =>
  !/\s\p{Lu}/u.test(text) && [lang.slice(0, 2).toLowerCase(), 'en'].some((code) => countKinds(text, code).length > 0);

/** "Acme is a …", "Acme – a …": the subject of the description. */
export function subjectClues(home: PageEvidence, hostKeys: ReadonlySet<string>): RawClue[] {
  const descriptions = home.meta.filter(({ name }) => /^(?:og:)?description$/i.test(name));
  return descriptions.flatMap(({ name, content }) => {
    const text = normalizeWhitespace(content);
    const stated = SUBJECT.exec(text)?.[1];
    const opening = openingBefore(text, home, hostKeys) ?? titleBefore(text, home.title);
    const subject = stated ?? (opening && !saysOnlyKind(opening, home.lang) ? opening : undefined);
    if (!subject || isGenericName(subject)) return [];
    return [
      {
        family: 'subject',
        weight: stated ? 2 : 1.5,
        page: home.finalUrl,
        selector: `meta[${name}]`,
        property: 'content',
        raw: subject,
      },
    ];
  });
}
