import type { Contrast } from './contrasts.ts';

/** The brand in the third person where the site says "we", by the conjugation of the language. */

/** Endings of a verb with "we", and with a name. The first that fits counts. */
interface Conjugation {
  /** "We" and the verb, where the sentence opens. */
  opening: RegExp;
  /** Other words for "we", which would have to change too. */
  elsewhere: RegExp;
  endings: readonly (readonly [RegExp, string])[];
}

const CONJUGATIONS: Readonly<Record<string, Conjugation>> = {
  en: {
    opening: /^We (\p{Ll}+)(?= )/u,
    elsewhere: /\b(?:we|us|our|ours|ourselves|let['’]s)\b/iu,
    endings: [
      [/^are$/, 'is'],
      [/^were$/, 'was'],
      [/^have$/, 'has'],
      [/^do$/, 'does'],
      [/^(can|will|may|must|should|could|would|\p{L}+ed|made|built|began|grew|took|gave|won|met)$/u, '$1'],
      [/^(?:also|all|always|never|only|just|now|both|still|then|\p{L}+ly)$/u, ''],
      [/(s|sh|ch|x|o)$/, '$1es'],
      [/([^aeiou])y$/, '$1ies'],
      [/$/, 's'],
    ],
  },
  de: {
    opening: /^Wir (\p{Ll}+)(?= )/u,
    elsewhere: /(?<!\p{L})(?:wir|uns|unser\p{L}*)(?!\p{L})/iu,
    endings: [
      [/^sind$/, 'ist'],
      [/^haben$/, 'hat'],
      [/^können$/, 'kann'],
      [/^wollen$/, 'will'],
      [/^geben$/, 'gibt'],
      [/^helfen$/, 'hilft'],
      [/^sehen$/, 'sieht'],
      [/^halten$/, 'hält'],
      [/^(?:lassen|laden|fahren|tragen|nehmen|sprechen|treffen|müssen|dürfen|möchten|werden|wissen)$/, ''],
      [/([td])en$/, '$1et'],
      [/([^l])n?ern$/, '$1ert'],
      [/eln$/, 'elt'],
      [/([zsß])en$/, '$1t'],
      [/en$/, 't'],
      [/.*/, ''],
    ],
  },
  fr: {
    opening: /^Nous (\p{Ll}+)(?= )/u,
    elsewhere: /(?<!\p{L})(?:nous|notre|nos|nôtres?)(?!\p{L})/iu,
    endings: [
      [/^sommes$/, 'est'],
      [/^avons$/, 'a'],
      [/^faisons$/, 'fait'],
      [/^voulons$/, 'veut'],
      [/^pouvons$/, 'peut'],
      [/^croyons$/, 'croit'],
      [/^mettons$/, 'met'],
      [/issons$/, 'it'],
      [/^(?:vous|y|en|ne)$/, ''],
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
  if (!opening || conjugation.elsewhere.test(text.slice(opening.length))) return '';
  const [from, to] = conjugation.endings.find(([ending]) => ending.test(verb)) ?? [];
  const conjugated = from && to ? verb.replace(from, to).toLowerCase() : '';
  return conjugated ? `${name} ${conjugated}${text.slice(opening.length)}` : '';
};
