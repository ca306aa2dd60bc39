import type { Combinations } from './grammar.ts';

const ROMANCE_PLURALS: Combinations['plurals'] = [
  [/$/, 's'],
  [/(?=[^aeiouáéíóú]$)/, ''],
  [/([^aeiouáéíóú])$/, '$1es'],
];

/** How languages of the west join groups, and the formulas that name one. */
export const WESTERN_COMBINATIONS: Readonly<Record<string, Combinations>> = {
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
    plurals: [
      [/$/, 's'],
      [/$/, 'er'],
      [/$/, 'en'],
    ],
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
  ca: {
    wholes: 'tota la família|grans i petits|petits i grans|en parella o en família',
    paired: 'petit(?:s|es)|mitjan(?:s|es)|grans|joves|no(?:us|ves)|públi(?:cs|ques)|priva(?:ts|des)|futur(?:s|es)',
    range: { from: "des (?:de|d['’]|del|dels)", to: 'fins (?:a|als?)(?: les)?' },
    specifiers: 'ja siguin?|tant',
    after: { levels: 'de tot(?:s|es) (?:els|les) (?:edats|nivells|mides)|de qualsevol edat' },
    together: 'amb|als?|a les',
  },
  ro: {
    wholes: 'toat[ăa] familia|[îi]ntreaga familie|mari [șş]i mici|mici [șş]i mari|tineri [șş]i v[âa]rstnici',
    range: { from: 'de la|[îi]ncep[âa]nd cu', to: '(?:p[âa]n[ăa] )?la' },
    specifiers: 'fie(?: c[ăa] sunt)?|indiferent dac[ăa] sunt',
    after: {
      levels: 'de toate (?:v[âa]rstele|nivelurile|dimensiunile|categoriile)|de orice (?:v[âa]rst[ăa]|nivel|dimensiune)',
    },
    together: 'cu',
  },
};
