import type { Contrast } from './contrasts.ts';

/** The brand in the third person where the site says "we", by the conjugation of the language. */

/**
 * Forms of a verb with "we", and with a name. The first that fits counts. Only verbs that are known to be regular are
 * conjugated: endings alone say too little.
 */
interface Conjugation {
  /** "We" and the verb, where the sentence opens. */
  opening: RegExp;
  /** Other words for "we", which would have to change too. */
  elsewhere: RegExp;
  /** Another verb of "we", which would have to change too. */
  another: RegExp;
  endings: readonly (readonly [RegExp, string])[];
}

const ENGLISH =
  'accompany|advise|aim|bake|believe|brew|bring|build|care|carry|combine|connect|cook|create|deliver|design|develop|help|host|invest|keep|love|make|manage|offer|organi[sz]e|partner|print|produce|protect|provide|publish|repair|run|sail|sell|serve|share|speciali[sz]e|supply|support|teach|train|want|work';
const GERMAN_T =
  'bau|beginn|betreu|beweg|entwickel|erzeug|fertig|forsch|glaub|koch|lehr|leb|lieb|liefer|mach|organisier|pfleg|plan|produzier|reparier|schaff|setz|steh|such|unterstütz|verkauf';

const wordsIn = (alternatives: string): RegExp => new RegExp(`(?<!\\p{L})(?:${alternatives})(?!\\p{L})`, 'iu');
const NO_VERB = /(?!)/;
/** Each verb as it stands; what follows "are" would have to agree. */
const SAME: Conjugation['endings'] = [[/^(?!(?:är|er|var|är)$)\p{L}+$/u, '$&']];
const irregular = (verbs: string): Conjugation['endings'] =>
  verbs.split(', ').map((pair) => {
    const [we = '', name = ''] = pair.split(' ');
    return [new RegExp(`^${we}$`, 'iu'), name];
  });

const CONJUGATIONS: Readonly<Record<string, Conjugation>> = {
  en: {
    opening: /^We (\p{Ll}+)(?= )/u,
    elsewhere: /\b(?:we|us|our|ours|ourselves|let['’]s)\b/iu,
    another: new RegExp(`\\b(?:and|or|but) (?:\\p{L}+ly |also |never |always )?(?:are|have|do|${ENGLISH})\\b`, 'u'),
    endings: [
      [/^have$/, 'has'],
      [/^(can|will|may|must|should|could|would)$/u, '$1'],
      [/^(accompan|carr|suppl)y$/, '$1ies'],
      [/^(publish|teach)$/, '$1es'],
      [new RegExp(`^(${ENGLISH})$`), '$1s'],
      [/.*/, ''],
    ],
  },
  de: {
    opening: /^Wir (\p{Ll}+)(?= )/u,
    elsewhere: /(?<!\p{L})(?:wir|uns|unser\p{L}*)(?!\p{L})/iu,
    another: /(?<!\p{L})(?:und|oder|aber) (?:auch |immer |nie )?(?:sind|\p{Ll}+e?n)(?!\p{L})/u,
    endings: [
      [/^haben$/, 'hat'],
      [/^können$/, 'kann'],
      [/^wollen$/, 'will'],
      [/^geben$/, 'gibt'],
      [/^helfen$/, 'hilft'],
      [new RegExp(`^(${GERMAN_T})e?n$`), '$1t'],
      [/^(arbeit|begleit|biet|gestalt|verbind|vermiet)en$/, '$1et'],
      [/.*/, ''],
    ],
  },
  fr: {
    opening: /^Nous (\p{Ll}+)(?= )/u,
    elsewhere: /(?<!\p{L})(?:nous|notre|nos|nôtres?)(?!\p{L})/iu,
    another: /(?<!\p{L})(?:et|ou|mais) (?:nous )?\p{Ll}+(?:ons|sommes)(?!\p{L})/u,
    endings: [
      [/^avons$/, 'a'],
      [/^faisons$/, 'fait'],
      [/^voulons$/, 'veut'],
      [/^pouvons$/, 'peut'],
      [/^croyons$/, 'croit'],
      [/^mettons$/, 'met'],
      [/^(ag|bât|chois|déf|fin|fourn|garant|réun)issons$/, '$1it'],
      [
        /^(accompagn|propos|offr|cré|développ|organis|travaill|accueill|aid|fabriqu|réalis|conseill|assur|form|utilis|souhait|cultiv|élabor|donn|cherch|lutt|milit)ons$/u,
        '$1e',
      ],
      [/.*/, ''],
    ],
  },
  es: {
    opening: /^(?:Nosotr[oa]s )?(\p{L}+)(?= )/u,
    elsewhere: /(?<!\p{L})(?:nosotr[oa]s|nos|nuestr[oa]s?)(?!\p{L})|\p{L}{2}(?:[aei]mos)(?!\p{L})/iu,
    another: /(?<!\p{L})(?:y|e|o|pero) \p{Ll}+mos(?!\p{L})/u,
    endings: [
      [/^tenemos$/i, 'tiene'],
      [/^queremos$/i, 'quiere'],
      [/^podemos$/i, 'puede'],
      [/^(ofrec|cre|hac|vend)emos$/iu, '$1e'],
      [/^(trabaj|ayud|acompañ|apoy|desarroll|diseñ|elabor|fabric|cuid|form|organiz|realiz|cre|busc)amos$/iu, '$1a'],
      [/.*/, ''],
    ],
  },
  it: {
    opening: /^(?:Noi )?(\p{L}+)(?= )/u,
    elsewhere: /(?<!\p{L})(?:noi|ci|nostr[oaie])(?!\p{L})|\p{L}{2}iamo(?!\p{L})/iu,
    another: NO_VERB,
    endings: [
      ...irregular(
        'abbiamo ha, facciamo fa, vogliamo vuole, possiamo può, crediamo crede, offriamo offre, produciamo produce, proponiamo propone, costruiamo costruisce, forniamo fornisce, garantiamo garantisce, cerchiamo cerca, fabbrichiamo fabbrica, promuoviamo promuove',
      ),
      [/^(lavor|realizz|aiut|organizz|accompagn|svilupp|progett|cre|cur|port|prepar|affianc)iamo$/iu, '$1a'],
    ],
  },
  pt: {
    opening: /^(?:Nós )?(\p{L}+)(?= )/u,
    elsewhere: /(?<!\p{L})(?:nós|nos|noss[oa]s?)(?!\p{L})|\p{L}{2}[aei]mos(?!\p{L})/iu,
    another: NO_VERB,
    endings: [
      ...irregular('temos tem, queremos quer, fazemos faz, podemos pode, produzimos produz'),
      [/^(oferec|desenvolv|promov|vend|atend)emos$/iu, '$1e'],
      [/^(trabalh|ajud|cri|cuid|apoi|organiz|realiz|busc|acredit|prepar)amos$/iu, '$1a'],
    ],
  },
  nl: {
    opening: /^(?:We|Wij) (\p{Ll}+)(?= )/u,
    elsewhere: /(?<!\p{L})(?:we|wij|ons|onze)(?!\p{L})/iu,
    another: /(?<!\p{L})(?:en|of|maar) (?:ook )?\p{Ll}+en(?!\p{L})/u,
    endings: irregular(
      'hebben heeft, gaan gaat, staan staat, doen doet, komen komt, willen wil, kunnen kan, bieden biedt, geven geeft, geloven gelooft, maken maakt, helpen helpt, werken werkt, organiseren organiseert, leveren levert, verzorgen verzorgt, ontwikkelen ontwikkelt, bouwen bouwt, begeleiden begeleidt, streven streeft, brengen brengt, zorgen zorgt, adviseren adviseert, ondersteunen ondersteunt',
    ),
  },
  // Their verbs have one form for all persons.
  sv: { opening: /^Vi (\p{Ll}+)(?= )/u, elsewhere: wordsIn('vi|oss|vår\\p{L}*'), another: NO_VERB, endings: SAME },
  da: { opening: /^Vi (\p{Ll}+)(?= )/u, elsewhere: wordsIn('vi|os|vores?'), another: NO_VERB, endings: SAME },
  nb: { opening: /^Vi (\p{Ll}+)(?= )/u, elsewhere: wordsIn('vi|oss|vår\\p{L}*'), another: NO_VERB, endings: SAME },
  vi: {
    opening: /^Chúng tôi (\p{Ll}+)(?= )/u,
    elsewhere: wordsIn('chúng (?:tôi|ta)'),
    another: NO_VERB,
    endings: SAME,
  },
  id: { opening: /^Kami (\p{Ll}+)(?= )/u, elsewhere: wordsIn('kami|kita'), another: NO_VERB, endings: SAME },
  // Present tense, whose third person differs from the first by its ending alone.
  pl: {
    opening: /^(?:My )?(\p{L}+)(?= )/u,
    elsewhere: /(?<!\p{L})(?:my|nas|nam|nami|nasz\p{L}*|sobie|\p{L}{2,}(?:[aeiy]my|śmy))(?!\p{L})/iu,
    another: NO_VERB,
    endings: [
      [
        /^(\p{L}+uje|pomaga|wspiera|działa|tworzy|robi|wierzy|prowadzi|uczy|dba|łączy|szkoli|produkuje|zapewnia)my$/iu,
        '$1',
      ],
    ],
  },
  cs: {
    opening: /^(?:My )?(\p{L}+)(?= )/u,
    elsewhere: /(?<!\p{L})(?:my|nás|nám|námi|náš|naš\p{L}*|jsme|\p{L}{2,}(?:[íá]me|jeme))(?!\p{L})/iu,
    another: NO_VERB,
    endings: [[/^(\p{L}+(?:[íá]|je))me$/iu, '$1']],
  },
  sk: {
    opening: /^(?:My )?(\p{L}+)(?= )/u,
    elsewhere: /(?<!\p{L})(?:my|nás|nám|nami|náš|naš\p{L}*|sme|\p{L}{2,}(?:[íáa]me|jeme))(?!\p{L})/iu,
    another: NO_VERB,
    endings: [[/^(\p{L}+(?:[íáa]|je))me$/iu, '$1']],
  },
  ru: {
    opening: /^Мы (\p{Ll}+)(?= )/u,
    elsewhere: wordsIn('мы|нас|нам|нами|наш\\p{L}*'),
    another: /(?:[,;]|(?<!\p{L})(?:и|а|но|или)) (?:не |также )?\p{Ll}+[еёи]м(?:ся)?(?!\p{L})/u,
    endings: [
      ...irregular('хотим хочет'),
      [/^(?!всем|своим|созда|прода|переда|отда|да)(\p{L}+(?:[аяуюео]е|[гджзклмнпрстчшщв][ие]))м(ся)?$/u, '$1т$2'],
    ],
  },
  uk: {
    opening: /^Ми (\p{Ll}+)(?= )/u,
    elsewhere: wordsIn('ми|нас|нам|нами|наш\\p{L}*'),
    another: /(?:[,;]|(?<!\p{L})(?:і|й|та|а|але|або)) (?:не |також )?\p{Ll}+мо(?:ся)?(?!\p{L})/u,
    endings: [
      [/^(\p{L}+[єе])мо$/u, '$1'],
      [/^(\p{L}+[иї])мо$/u, '$1ть'],
      [/^(\p{L}+[єиїе])мося$/u, '$1ться'],
    ],
  },
};

/** "We build boats." → "Acme builds boats." */
export const asName: Contrast = (text, { language, name }) => {
  const conjugation = CONJUGATIONS[language];
  if (!conjugation || name.length < 2 || text.toLowerCase().includes(name.toLowerCase())) return '';
  const [opening, verb = ''] = conjugation.opening.exec(text) ?? [];
  const rest = text.slice(opening?.length ?? 0);
  if (
    !opening ||
    conjugation.elsewhere.test(rest) ||
    conjugation.another.test(` ${verb}${rest}`) ||
    /^ (?:and|und|et|y|e|or|oder|ou|o|se|sa) /u.test(rest)
  )
    return '';
  const [from, to] = conjugation.endings.find(([ending]) => ending.test(verb)) ?? [];
  const conjugated = from && to ? verb.replace(from, to).toLowerCase() : '';
  return conjugated ? `${name} ${conjugated}${rest}` : '';
};
