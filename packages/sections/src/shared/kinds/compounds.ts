import type { Kind } from './kind.ts';

/**
 * Languages that write a noun together with what it is of: "metallgjenvinning". Of German and Dutch the lists say which words
 * end such compounds: there, others end in an "Ideenschmiede" and a "Kreisbahn".
 */
const COMPOUNDING: ReadonlySet<string> = new Set(['da', 'et', 'fi', 'fo', 'hu', 'is', 'nb', 'sv']);
/** Shorter words end others by chance. */
const LONG_WORD = /^\p{L}{7,}\*?$/u;
/** Others have a "sundhedsforsikring" and a "nabokommune". */
const OF_OTHERS: ReadonlySet<string> = new Set(['Financial services', 'Government']);
/** Words that end compounds for much else: a "kulturentreprenör" builds nothing, and a "szerszámkönyvtár" lends tools. */
const OF_MUCH_ELSE = /^(?:entreprenör|entreprenør|könyvtár|konkurss)/u;

/** What makes something else of a word at the end of a compound: "hjärtmassage" is no massage, "nukkesairaala" no hospital. */
const OTHER_COMPOUNDS: readonly (readonly [heads: RegExp, before: string])[] = [
  [/^(?:massage|massasje|hieronta)/u, 'hjert[ea]|hjärt|sydän|hård|ego|tal'],
  [/^(?:rengøring|rengjøring|rengöring|puhdistus)/u, 'tand|tann|tänd|hammas|ansigts|ansikts|hud|pore|øre|aura|kasvo'],
  [/^(?:remontti|remont)/u, 'elämän|elämä|ryhti|asenne|talous|arvo|hymy|tapa|hius|keho'],
  [/^(?:renovering|renovation)/u, 'kärl|kar|møbel|möbel|båd|båt|orgel|motor'],
  [/^kahvila/u, 'kieli|korjaus|muisti|kansalais|kohtaamis|keskustelu|netti|rauha|uni|vanhempain|kuolema'],
  [/^(?:hotelli|hotell)/u, 'hyönteis|ötökkä|rengas|palvelin|toimisto|putuka|insekt[s]?|däck|dekk|bi|server|kontors?'],
  [
    /^(?:sairaala|sjukhus|sygehus|sykehus|haigla)/u,
    'nukke|lelu|nalle|vankila|kenttä|dock|bamse|nalle|dukke|fängelse|fengsels|fælt|fält|felt|nuku|kaisu',
  ],
  [/^bil/u, 'mo|automo'],
];

/** The word for a kind as the end of compounds too: a "málmendurvinnsla" is an "endurvinnsla". */
export function withCompounds(source: string, { bucket, isGeneral, isVague }: Kind, language: string): string {
  if (!COMPOUNDING.has(language) || !LONG_WORD.test(source) || isGeneral || isVague || OF_OTHERS.has(bucket))
    return source;
  if (OF_MUCH_ELSE.test(source)) return source;
  const others = OTHER_COMPOUNDS.filter(([heads]) => heads.test(source)).map(([, before]) => before);
  return others.length > 0 ? `(?!(?:${others.join('|')})${source.replace('*', '')})*${source}` : `*${source}`;
}
