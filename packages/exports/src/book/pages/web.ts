import { asObject, asObjects, asText, asTexts } from '../../tokens/read.ts';
import { basisOf } from '../basis.ts';
import type { Book, Page } from '../book.ts';
import { factPages } from '../facts.ts';
import { labelOf, plainWords } from '../words.ts';

/** Details, which need no large type. */
const MAX_POINTS = 13.5;
const LISTS = ['meta_frameworks', 'component_libraries', 'icon_libraries', 'state_management', 'auth', 'deployment'];

export function webPages(book: Book): Page[] {
  const web = book.part('web');
  const named = ({ name, version }: Record<string, unknown>) =>
    [asText(name), asText(version)].filter(Boolean).join(' ');
  const animation = asObject(web.animation);
  const facts: [label: string, text: string][] = [
    ['Accessibility', asText(web.accessibility)],
    ['Layout and components', asTexts(web.preferred_patterns).slice(0, 12).join(', ')],
    ['CSS framework', named(asObject(web.css_framework))],
    ...LISTS.map((field): [string, string] => [
      labelOf(field),
      asObjects(web[field])
        .map(({ fields }) => named(fields))
        .filter(Boolean)
        .slice(0, 8)
        .join(', '),
    ]),
    ['Animation', [asText(animation.library), asText(animation.notes)].filter(Boolean).join('. ')],
    ['Reduced motion', animation.reduced_motion === true ? 'The site reduces motion for people who ask for it.' : ''],
    ['Language', asText(web.language)],
    ['Notes', asText(web.notes)],
  ];
  const filled = facts.flatMap(([label, text]) => (text === '' ? [] : [{ label, text }]));
  return factPages(
    filled,
    plainWords,
    (body) => ({
      chapter: 'Web',
      title: 'Web and accessibility',
      intro: 'How the site is built, as far as its pages tell.',
      basis: basisOf(book, 'measured', 'web'),
      layout: 'split',
      body,
    }),
    MAX_POINTS,
  );
}
