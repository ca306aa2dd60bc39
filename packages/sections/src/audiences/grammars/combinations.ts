import type { GroupGrammar } from './grammar.ts';

/** How a language joins groups, and the formulas that name one without any of the nouns of its grammar. */
export type Combinations = Pick<GroupGrammar, 'wholes' | 'paired' | 'range' | 'together' | 'specifiers' | 'plurals'> &
  Pick<GroupGrammar, 'after'>;

const ROMANCE_PLURALS: Combinations['plurals'] = [
  [/$/, 's'],
  [/(?=[^aeiouáéíóú]$)/, ''],
  [/([^aeiouáéíóú])$/, '$1es'],
];

export const COMBINATIONS: Readonly<Record<string, Combinations>> = {
  en: {
    wholes:
      '(?:whole|entire) family|young and old|ages? \\d{1,2}(?: ?(?:to|-|–|and) ?\\d{1,2}| and (?:up|over|above|older))',
    paired:
      'small|medium|medium-sized|large|larger|big|young|old|older|new|private|public|residential|commercial|local|regional|national|international|individual|corporate|aspiring|experienced|domestic|industrial|budding|established|emerging|primary|secondary|undergraduate|graduate|current|future|prospective|disabled|beginner|intermediate|advanced|amateur|rural|urban|micro',
    range: { from: 'from', to: '(?:right |all the way |up |through )?to' },
    specifiers: 'whether|be (?:it|they)|from',
    after: {
      levels:
        'of (?:all|any|every) (?:ages?|(?:\\p{L}+ )?levels?|sizes?|kinds?|backgrounds?|abilit(?:y|ies)|walks of life|shapes and sizes)',
    },
    together: 'with|to',
  },
  de: {
    wholes: '(?:ganzen?|gesamten?) Familie|groß und klein|klein und groß|jung und alt|alt und jung',
    paired:
      'kleine[nr]?|große[nr]?|größere[nr]?|mittlere[nr]?|mittelgroße[nr]?|private[nr]?|öffentliche[nr]?|gewerbliche[nr]?|junge[nr]?|ältere[nr]?|regionale[nr]?|nationale[nr]?|internationale[nr]?|kommunale[nr]?|angehende[nr]?|erfahrene[nr]?|mittelständische[nr]?',
    range: { from: 'von|vom', to: 'bis(?: hin)?(?: zu[mr]?)?|über' },
    specifiers: 'ob|egal ob|sei es',
    after: {
      levels: '(?:jeden|jedes|aller|jeder) (?:Alters(?:gruppen|stufen|klassen)?|Art|Größen?|Niveaus?|Branchen?)',
    },
    together: 'mit',
    plurals: [[/$/, 's']],
  },
  nl: {
    wholes: '(?:hele|gehele) (?:gezin|familie)|jong en oud|groot en klein',
    paired:
      'kleine|grote|middelgrote|jonge|oudere|particuliere|zakelijke|publieke|beginnende|gevorderde|lokale|nationale|internationale',
    range: { from: 'van', to: 'tot(?: en met| aan)?' },
    specifiers: 'of het nu|zowel',
    after: { levels: 'van alle (?:leeftijden|niveaus|groottes)|van elk niveau' },
    together: 'met|aan',
    plurals: [
      [/$/, 's'],
      [/$/, 'en'],
    ],
  },
  sv: {
    wholes: 'hela familjen|stora och små|små och stora|unga och gamla',
    paired: 'små|stora|medelstora|unga|äldre|privata|offentliga|lokala|nationella|internationella',
    range: { from: 'från', to: 'till' },
    specifiers: 'oavsett om|vare sig',
    after: { levels: 'i alla åldrar|på alla nivåer' },
    together: 'med',
  },
  da: {
    wholes: 'hele familien|store og små|små og store|unge og gamle',
    paired: 'små|store|mellemstore|unge|ældre|private|offentlige|lokale|nationale|internationale',
    range: { from: 'fra', to: 'til' },
    specifiers: 'hvad enten|uanset om',
    after: { levels: 'i alle aldre|på alle niveauer' },
    together: 'med',
  },
  nb: {
    wholes: 'hele familien|store og små|små og store|unge og gamle',
    paired: 'små|store|mellomstore|unge|eldre|private|offentlige|lokale|nasjonale|internasjonale',
    range: { from: 'fra', to: 'til' },
    specifiers: 'enten|uansett om',
    after: { levels: 'i alle aldre|på alle nivåer' },
    together: 'med',
  },
  fr: {
    wholes:
      'toute la famille|petits et grands|grands et petits|jeunes et moins jeunes|(?:seule?s?, )?en couple(?:,| et| ou) (?:ou )?en famille(?: ou entre amis)?|en famille ou entre amis',
    paired: 'petites?|moyennes?|grandes?|petits|moyens|grands|jeunes|futurs|futures|jeunes',
    range: { from: "d[ue]|des|de l[’']", to: "(?:jusqu['’])?(?:à la|à l['’]|aux?|à)" },
    specifiers: 'que ce soi(?:t|en)t?|qu’il s’agisse de|soit',
    after: { levels: 'de tou(?:s|tes) (?:âges|niveaux|tailles|horizons|secteurs|les âges|les niveaux)' },
    together: 'avec|à|aux?|et',
    plurals: [
      [/$/, 's'],
      [/eur$/, 'eurs'],
    ],
  },
  es: {
    wholes:
      'toda la familia|grandes y pequeños|pequeños y (?:grandes|mayores)|en pareja, (?:en familia|con (?:la )?familia) o con amigos|en pareja o en familia',
    paired: 'pequeñ[oa]s|median[oa]s|grandes|jóvenes|nuev[oa]s|públic[oa]s|privad[oa]s|futur[oa]s',
    range: { from: 'desde|de', to: 'hasta|a' },
    specifiers: 'ya sean?|tanto',
    after: { levels: 'de tod[oa]s (?:l[oa]s )?(?:edades|niveles|tamaños|sectores)' },
    together: 'con|a',
    plurals: ROMANCE_PLURALS,
  },
  it: {
    wholes:
      'tutta la famiglia|grandi e piccini|grandi e piccoli|in coppia, in famiglia o con (?:gli )?amici|in coppia o in famiglia',
    paired: 'piccol[ei]|medi[e]?|grandi|giovani|nuov[ei]|pubblic[ih]e?|privat[ei]|futur[ei]',
    range: { from: "da(?:i|gli|lle|l|ll['’])?", to: "(?:fino )?a(?:i|gli|lle|l|ll['’])?" },
    specifiers: 'sia',
    after: { levels: 'di (?:tutte le età|ogni (?:età|livello|dimensione|settore)|tutti i livelli)' },
    together: 'con|a(?:i|gli|lle)?',
    plurals: [
      [/[oe]$/, 'i'],
      [/a$/, 'e'],
    ],
  },
  pt: {
    wholes: 'toda a família|miúdos e graúdos|adultos e crianças|em casal ou em família|a dois ou em família',
    paired: 'pequen[oa]s|médi[oa]s|grandes|jovens|nov[oa]s|públic[oa]s|privad[oa]s|futur[oa]s',
    range: { from: 'desde|d[oa]s?|de', to: 'at[eé](?: [oa]s?| aos?| às?)?|a[os]?s?' },
    specifiers: 'sejam?|quer',
    after: { levels: 'de tod[oa]s (?:[oa]s )?(?:idades|níveis|portes|tamanhos)' },
    together: 'com|a(?:os|s)?',
    plurals: ROMANCE_PLURALS,
  },
  ca: { wholes: 'tota la família|grans i petits' },
  ro: { wholes: 'toat[ăa] familia|mari [șş]i mici|mici [șş]i mari', together: 'cu' },
  pl: {
    wholes: 'cał(?:ej|a|ą) rodzin(?:y|a|ę)|małych i dużych|dużych i małych|najmłodszych',
    paired: 'mał\\p{L}+|średni\\p{L}*|duż\\p{L}+|młod\\p{L}+|prywatn\\p{L}+|publiczn\\p{L}+|przyszł\\p{L}+',
    range: { from: 'od', to: '(?:aż )?(?:po|do)' },
    specifiers: 'czy to|zarówno',
    after: { levels: 'w każdym wieku|na każdym poziomie' },
    together: 'z|ze',
  },
  cs: {
    wholes: 'cel(?:ou|á) rodin(?:u|a)|malé i velké|velké i malé',
    paired: 'mal\\p{L}+|středn\\p{L}+|velk\\p{L}+|mlad\\p{L}+|soukrom\\p{L}+|veřejn\\p{L}+|budouc\\p{L}+',
    range: { from: 'od', to: '(?:až )?(?:po|k|do)' },
    specifiers: 'ať už|ať',
    after: { levels: 'všech věkových kategorií|každého věku|všech úrovní' },
    together: 's|se',
  },
  sk: {
    wholes: 'cel(?:ú|á) rodin(?:u|a)|malých aj veľkých|malých i veľkých',
    paired: 'mal\\p{L}+|stredn\\p{L}+|veľk\\p{L}+|mlad\\p{L}+|súkromn\\p{L}+|verejn\\p{L}+|budúc\\p{L}+',
    range: { from: 'od', to: '(?:až )?(?:po|k|do)' },
    specifiers: 'či už',
    after: { levels: 'všetkých vekových kategórií|každého veku' },
    together: 's|so',
  },
  ru: {
    wholes:
      'вс(?:ех|ем) сло(?:[её]в|ям) населения|вс(?:ей|я|ю) сем(?:ьи|ья|ью)|детей и взрослых всех возрастов|больших и маленьких|маленьких и больших',
    paired: 'мал\\p{L}+|средн\\p{L}+|крупн\\p{L}+|молод\\p{L}+|частн\\p{L}+|государственн\\p{L}+|будущ\\p{L}+',
    range: { from: 'от', to: 'до' },
    specifiers: 'будь то|как',
    after: { levels: '(?:всех|любого) (?:возрастов|возраста|уровня|уровней|размера)' },
    together: 'с|со|и',
  },
  uk: {
    wholes:
      '(?:в|у)сі(?:х|м) верств(?:ам)? населення|вс(?:ієї|ій|я) (?:родин|сім)\\p{L}{1,3}|великих і маленьких|малих і великих',
    paired: 'мал\\p{L}+|середн\\p{L}+|велик\\p{L}+|молод\\p{L}+|приватн\\p{L}+|державн\\p{L}+|майбутн\\p{L}+',
    range: { from: 'від', to: 'до' },
    specifiers: 'будь то|як',
    after: { levels: '(?:усіх|всіх|будь-якого) (?:віків|віку|рівнів|рівня)' },
    together: 'з|із|та|і',
  },
  bg: { wholes: 'цялото семейство|малки и големи', together: 'с|със', range: { from: 'от', to: 'до' } },
  el: { wholes: 'όλη την οικογένεια|μικρούς και μεγάλους|μικρά και μεγάλα παιδιά', together: 'με' },
  hr: {
    wholes: 'cijelu obitelj|cijelu porodicu|male i velike|velike i male',
    together: 's|sa',
    range: { from: 'od', to: 'do' },
  },
  sl: {
    wholes: 'vso družino|celo družino|male in velike|velike in male',
    together: 's|z',
    range: { from: 'od', to: 'do' },
  },
  lv: { wholes: 'vis(?:ai|u) ģimen(?:ei|i)|lieliem un maziem|maziem un lieliem', together: 'ar' },
  lt: { wholes: 'vis(?:ai|ą) šeim(?:ai|ą)|dideliems ir mažiems|mažiems ir dideliems', together: 'su' },
  et: { wholes: 'kogu perele|tervele perele|suurtele ja väikestele', together: 'ja' },
  fi: { wholes: 'koko perheelle|koko perheen|kaikenikäisille' },
  hu: { wholes: 'egész családnak|egész család|kicsiknek és nagyoknak|kicsik és nagyok' },
  tr: { wholes: 'tüm aile|bütün aile|her yaştan \\p{L}+' },
};
