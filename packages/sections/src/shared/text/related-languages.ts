/**
 * Languages that readers of another one understand: their words do where a table has none of its own. Serbian in Latin letters
 * is often declared or taken as Croatian. Azerbaijani and Turkish are close, but hardly spell a word alike.
 */
const RELATED: Readonly<Record<string, readonly string[]>> = {
  af: ['nl'],
  an: ['es'],
  ast: ['es'],
  bs: ['hr', 'sr'],
  cnr: ['hr', 'sr'],
  fo: ['da'],
  fy: ['nl'],
  gl: ['pt', 'es'],
  hr: ['sr'],
  lb: ['de'],
  ms: ['id'],
  nn: ['nb'],
  oc: ['ca', 'fr'],
  sh: ['hr', 'sr'],
  sr: ['hr'],
};

export const relatedLanguages = (language: string): readonly string[] => RELATED[language] ?? [];
