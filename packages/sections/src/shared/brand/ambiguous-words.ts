import { comparisonKey } from '../text/index.ts';
import type { NameClue } from './name-clue.ts';

/** Menus have them behind a name, and some names end with them: "Acme Home", "Cesta domů". */
export const MENU_WORDS =
  'home|accueil|inicio|início|hjem|úvod|domů|domov|acasă|beranda|sākums|pagrindinis|naslovnica|početna|главная|головна|начало|αρχική|الرئيسية|דף הבית|ホーム|トップ|홈';
/** Also in languages whose texts do not say it in English. */
const LEADING_LOGO =
  /^(?:logo|logotipo|logotype|logotyp|logotip|логотип|лого|λογότυπο|לוגו|شعار|لوگو|लोगो|โลโก้|로고|ロゴ)\s+/iu;
/** What the text of a picture says of the name's owner: "logo kafića Melange", "znak firmy Acme". */
const LEADING_KIND = /^(?:\p{Ll}{4,}\s+)+(?=\p{Lu})/u;
const AMBIGUOUS_WORD = new RegExp(String.raw`${LEADING_LOGO.source}|\s+(?:${MENU_WORDS}|icon)$`, 'iu');

/**
 * Leaves out words that may belong to a menu or a picture where a clue of another family or an address has the name
 * without them. "Logo" in front of the name in a picture's text also goes if nothing else has it.
 */
export function resolveAmbiguousWords(
  clues: readonly NameClue[],
  hostKeys: ReadonlySet<string>,
  clean: (name: string) => string,
): NameClue[] {
  const families = new Map<string, Set<NameClue['family']>>();
  for (const { name, family } of clues) {
    const key = comparisonKey(name);
    families.set(key, (families.get(key) ?? new Set()).add(family));
  }
  const isElsewhere = (name: string, own: NameClue['family']): boolean => {
    const key = comparisonKey(name);
    return hostKeys.has(key) || [...(families.get(key) ?? [])].some((family) => family !== own);
  };
  return clues.map((clue) => {
    const bare = clue.name.replace(AMBIGUOUS_WORD, '');
    const named = clue.isPicture ? clean(bare.replace(LEADING_KIND, '')) : '';
    const shorter = named !== '' && isElsewhere(named, clue.family) ? named : clean(bare);
    if (shorter === '' || shorter === clue.name) return clue;
    const captions = clue.isPicture === true && LEADING_LOGO.test(clue.name) && !isElsewhere(clue.name, clue.family);
    return captions || isElsewhere(shorter, clue.family) ? { ...clue, name: shorter } : clue;
  });
}
