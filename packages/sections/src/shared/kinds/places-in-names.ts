import { normalizeWhitespace } from '../text/index.ts';
import { countKinds } from './kind-words.ts';
import { withoutStreets } from './street-names.ts';

/**
 * What else names use of a place: a building that others moved into ("School House"), or beside which somebody is ("am
 * Museum", "du Théâtre").
 */
const OTHER_PLACES: Readonly<Record<string, string>> = {
  en: '(?:bank|chapel|church|college|court|hospital|mill|school|station) house|(?:chapel|church|college|hospital|market|mill|school|station|theat(?:re|er)) (?:bridge|close|corner|court|green|grove|parade|quay|walk|wharf|way)|brewery (?:quay|wharf|yard)|(?<=\\p{L} )(?:at|by|near|behind|beside|opposite) the [\\p{L}-]+',
  de: '(?<=\\p{L} )(?:am|an de[rn]|beim|bei der|hinter de[rm]|vor de[rm]|neben de[rm]) (?:alten? |alten )?[\\p{L}-]+',
  nl: '(?<=\\p{L} )(?:bij|aan|naast|achter) (?:de|het) [\\p{L}-]+',
  sv: '(?<=\\p{L} )(?:vid|bredvid|bakom) [\\p{L}-]+',
  da: '(?<=\\p{L} )(?:ved|bag) [\\p{L}-]+',
  nb: '(?<=\\p{L} )(?:ved|bak) [\\p{L}-]+',
  fr: "(?<=\\p{L} )(?:près )?(?:de la |de l['’]|du )(?:abbaye|cathédrale|chapelle|château|cinéma|collège|école|église|gare|hôpital|lycée|mairie|marché|moulin|musée|stade|théâtre|université)",
  es: '(?<=\\p{L} )(?:de la|del) (?:castillo|catedral|colegio|escuela|estación|hospital|iglesia|mercado|molino|museo|teatro|universidad)',
  it: "(?<=\\p{L} )(?:del |della |dell['’])(?:castello|cattedrale|chiesa|duomo|mercato|mulino|museo|ospedale|scuola|stazione|teatro|università)",
  pt: '(?<=\\p{L} )(?:da|do) (?:castelo|catedral|colégio|escola|estação|hospital|igreja|mercado|moinho|museu|teatro|universidade)',
  ca: "(?<=\\p{L} )(?:de la |del |de l['’])(?:castell|catedral|escola|església|estació|hospital|mercat|molí|museu|teatre|universitat)",
};

const PLACES = new Map(
  Object.entries(OTHER_PLACES).map(
    ([language, source]) => [language, new RegExp(`(?<!\\p{L})(?:${source})(?!\\p{L})`, 'giu')] as const,
  ),
);

/** The place may be the brand's own: "Maison du Théâtre", "Dining at the Brewery". */
const MAY_BE_OWN: Readonly<Record<string, RegExp>> = {
  en: /^\p{L}+ing (?:at|by) the /iu,
  nl: /^\p{L}+en (?:bij|aan) (?:de|het) /iu,
  ...Object.fromEntries(['fr', 'es', 'it', 'pt', 'ca'].map((code) => [code, /^/u])),
};

const namesKind = (text: string, language: string): boolean =>
  countKinds(text, language).some(({ kind }) => !kind.isGeneral);

/** A name without the streets and places in it; with a place that may be the brand's own, if nothing else says its kind. */
export function withoutPlaces(name: string, language: string): string {
  const streetless = withoutStreets(name, language);
  const rest = normalizeWhitespace(streetless.replace(PLACES.get(language) ?? '', ' '));
  return MAY_BE_OWN[language]?.test(streetless) && !namesKind(rest, language) ? streetless : rest;
}
