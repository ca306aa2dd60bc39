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

const CONJUGATIONS: Readonly<Record<string, Conjugation>> = {
  en: {
    opening: /^We (\p{Ll}+)(?= )/u,
    elsewhere: /\b(?:we|us|our|ours|ourselves|let['’]s)\b/iu,
    another: new RegExp(`\\b(?:and|or|but) (?:\\p{L}+ly |also |never |always )?(?:are|have|do|${ENGLISH})\\b`, 'u'),
    endings: [
      [/^are$/, 'is'],
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
    another: /(?<!\p{L})(?:und|oder|aber) (?:auch |immer |nie )?\p{Ll}+e?n(?!\p{L})/u,
    endings: [
      [/^sind$/, 'ist'],
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
      [/^sommes$/, 'est'],
      [/^avons$/, 'a'],
      [/^faisons$/, 'fait'],
      [/^voulons$/, 'veut'],
      [/^pouvons$/, 'peut'],
      [/^croyons$/, 'croit'],
      [/^mettons$/, 'met'],
      [/^(ag|bât|chois|déf|fin|fourn|garant|réun)issons$/, '$1it'],
      [
        /^(accompagn|propos|offr|cré|développ|organis|travaill|accueill|aid|fabriqu|réalis|conseill|assur|form|utilis|souhait|partag|cultiv|élabor|donn|cherch|lutt|milit)ons$/u,
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
      [/^somos$/i, 'es'],
      [/^estamos$/i, 'está'],
      [/^tenemos$/i, 'tiene'],
      [/^queremos$/i, 'quiere'],
      [/^podemos$/i, 'puede'],
      [/^(ofrec|cre|hac|vend|promov)emos$/iu, '$1e'],
      [/^(trabaj|ayud|acompañ|apoy|desarroll|diseñ|elabor|fabric|cuid|form|organiz|realiz|cre|busc)amos$/iu, '$1a'],
      [/.*/, ''],
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
    /^ (?:and|und|et|y|e|or|oder|ou|o) /u.test(rest)
  )
    return '';
  const [from, to] = conjugation.endings.find(([ending]) => ending.test(verb)) ?? [];
  const conjugated = from && to ? verb.replace(from, to).toLowerCase() : '';
  return conjugated ? `${name} ${conjugated}${rest}` : '';
};
