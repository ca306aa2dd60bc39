/**
 * Languages that readers of another one understand: their words do where a table has none of its own. Serbian in Latin letters
 * is often declared or taken as Croatian.
 */
const RELATED: Readonly<Record<string, readonly string[]>> = {
  af: ['nl'],
  bs: ['hr', 'sr'],
  cnr: ['hr', 'sr'],
  fo: ['da'],
  fy: ['nl'],
  hr: ['sr'],
  lb: ['de'],
  ms: ['id'],
  nn: ['nb'],
  sh: ['hr', 'sr'],
  sr: ['hr'],
};

export const relatedLanguages = (language: string): readonly string[] => RELATED[language] ?? [];
