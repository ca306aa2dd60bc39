import type { LanguagePatterns } from '../text/index.ts';

/** Words in front of what customers need no longer, at the opening of a sentence: "No more spreadsheets." */
const FAREWELLS: LanguagePatterns = {
  en: '(?:no more|(?:say|wave|kiss) goodbye to|skip (?:the|all)|ditch (?:the|your)|(?:you )?no longer need)(?: (?:the|your|all))?',
  de: '(?:schluss mit|nie wieder|nie mehr|ade|adieu|verabschieden sie sich von|verabschiede dich von)(?: (?:de[mnr]|all(?:en|em)?|ihren|deinen))*',
  fr: "(?:finie?s?|adieu|terminée?s?|plus besoin d(?:e|['’]))(?:,? (?:aux?|les?|la|l['’]|tous les|vos))?",
  es: '(?:(?:di(?:le|ga)? )?adiós a(?:l)?|olvídate del?|olvídese del?|se acabó|se acabaron|no más)(?: (?:l[oa]s?|el|tus))?',
  it: "(?:(?:di['’]? )?addio(?: a(?:l|i|lle|gli|lla|gl['’])?)?|mai più|basta con)(?: (?:l[aeo]|i|gli|il))?",
  pt: '(?:(?:diga )?adeus(?: a(?:os?|s)?| às?)?|chega de|esqueça)(?: (?:[oa]s?|todos os))?',
  nl: '(?:nooit meer|weg met|zeg vaarwel (?:tegen|aan)|gedaan met|afgelopen met)(?: (?:de|het|al(?:le)?|je|uw))?',
  sv: '(?:slut på|säg (?:hej då|adjö|farväl) till|slipp)(?: (?:alla|allt))?',
  da: '(?:slut med|(?:sig )?farvel til|slip for)(?: (?:alle|alt))?',
  nb: '(?:slutt på|slutt med|(?:si )?farvel til|slipp)(?: (?:alle|all))?',
  fi: '(?:(?:sano )?hyvästit?|ei enää)',
  pl: '(?:koniec z|pożegnaj|żegnaj|nigdy więcej)',
  cs: '(?:konec|sbohem|už žádn\\p{L}+|rozlučte se s)',
  sk: '(?:koniec|zbohom|už žiadn\\p{L}+|rozlúčte sa s)',
  ru: '(?:больше никаких|забудьте (?:о|об|про)|хватит|прощайте?,?)',
  uk: '(?:більше (?:ніяких|жодних)|забудьте про|прощавайте?,?)',
  bg: '(?:край на|сбогом на|забравете за|без повече)',
  ro: '(?:gata cu|adio|la revedere)',
  hu: '(?:nincs többé|viszlát|vége a)',
  hr: '(?:zbogom|kraj|dosta je|nema više)',
  sr: '(?:zbogom|kraj|nema više|збогом|крај|нема више)',
  ca: "(?:adéu a(?:ls?)?|s['’]ha acabat|s['’]han acabat)(?: (?:els?|les?|la))?",
  id: '(?:selamat tinggal|tidak perlu lagi|lupakan)',
  vi: '(?:không còn|tạm biệt|quên đi)',
};

/** Where pages lead on or tell what is sold out, opened by the same words, and what is only done: "No more guessing". */
const OF_THE_PAGE =
  /^(?:content|navigation|menu|line|queue|intro|tickets?|seats?|posts?|results?|items?|than|to|\p{L}+ing)(?!\p{L})/iu;

/** What customers take leave of, by the opening of a sentence: "endless spreadsheets" of "No more endless spreadsheets."; "" if none. */
export function farewell(sentence: string, language: string): string {
  const words = FAREWELLS[language];
  if (!words) return '';
  const found =
    new RegExp(`^${words}(?: |(?<=['’]))([^,.;:!?…—–]{3,60}?)\\s*(?:[,.;:!?…—–]|$)`, 'iu').exec(sentence)?.[1] ?? '';
  return OF_THE_PAGE.test(found) ? '' : found.trim();
}
