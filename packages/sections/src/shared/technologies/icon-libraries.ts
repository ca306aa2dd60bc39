import type { IconEvidence } from '@brandprint/contracts';
import { ICON_LIBRARIES } from './index.ts';
import { isMatch } from './match.ts';
import type { TechnologyRule } from './rule.ts';

/** Icon sets whose class names are on enough icons. For these, one class name on an icon is enough. */
export function detectIconLibraries(icons: readonly Pick<IconEvidence, 'classes'>[]): TechnologyRule[] {
  const names = [...new Set(icons.flatMap(({ classes }) => classes.split(/\s+/)))];
  return ICON_LIBRARIES.filter(
    (rule) => names.filter((name) => isClassOfLibrary(rule, name)).length >= minClassNames(rule),
  );
}

const isClassOfLibrary = ({ clues: { classNames, generatedClassNames } }: TechnologyRule, name: string): boolean =>
  isMatch(classNames?.patterns, name) || isMatch(generatedClassNames?.patterns, name);
const minClassNames = ({ clues: { classNames, generatedClassNames } }: TechnologyRule): number =>
  classNames?.min ?? generatedClassNames?.min ?? 2;

/**
 * The icon set of an icon by its font, classes, URL or markup; null if unknown. `known` are the sets that the site
 * uses.
 */
export function iconLibraryOfIcon(
  icon: Pick<IconEvidence, 'classes' | 'fontFamily' | 'url' | 'markup'>,
  known: readonly TechnologyRule[] = [],
): TechnologyRule | null {
  const family =
    icon.fontFamily
      .split(',')[0]
      ?.trim()
      .replace(/^["']|["']$/g, '') ?? '';
  const classes = icon.classes.split(/\s+/).filter(Boolean);
  const markup = icon.markup ?? '';
  return (
    (family ? ICON_LIBRARIES.find((rule) => isMatch(rule.clues.fontFamilies, family)) : undefined) ??
    ICON_LIBRARIES.find(
      (rule) => classes.filter((name) => isClassOfLibrary(rule, name)).length >= minClassNames(rule),
    ) ??
    known.find((rule) => classes.some((name) => isClassOfLibrary(rule, name))) ??
    ICON_LIBRARIES.find((rule) =>
      rule.clues.packages?.some((name) => icon.url?.toLowerCase().includes(`/${name.toLowerCase()}`)),
    ) ??
    (/data-slot="icon"/.test(markup) ? ICON_LIBRARIES.find((rule) => rule.name === 'Heroicons') : undefined) ??
    null
  );
}
