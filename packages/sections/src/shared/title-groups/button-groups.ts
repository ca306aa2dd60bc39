import type { TextBlock } from '@brandprint/contracts';
import { normalizeWhitespace, wordCount } from '../text/index.ts';
import { groupByKey } from './line-groups.ts';
import { headingsOf, lookOf, type PageBlocks, textOf } from './page-blocks.ts';
import type { PageGroup, TitledItem } from './title-group.ts';

/** What buttons say in front of what they lead to, or behind it: "Read more about Tours". */
const MORE_ABOUT: readonly RegExp[] = [
  /^(?:(?:read|learn|find out|discover|see|know) )?more (?:about|on) (?:(?:the|our) )?(?<subject>.+)$/iu,
  /^(?:(?:erfahren sie|lesen sie|erfahre|lies) )?mehr (?:über|zu[mr]?) (?:(?:die|den|das|unsere?n?) )?(?<subject>.+)$/iu,
  /^(?:en savoir plus|lire la suite|lire plus|plus d[’']infos?) sur (?:l[’']|(?:les?|la|nos|notre) )?(?<subject>.+)$/iu,
  /^(?:(?:leer|saber|ver|conoce|descubre) )?más (?:información )?(?:sobre|acerca de) (?:(?:el|las?|los|nuestr[oa]s?) )?(?<subject>.+)$/iu,
  /^(?:leggi|scopri|per saperne|maggiori informazioni) (?:di )?(?:più )?su(?:ll[ae]|l|i|gli)? (?<subject>.+)$/iu,
  /^(?:leia|saiba|veja|conheça|ler|saber) mais sobre (?:[oa]s? )?(?<subject>.+)$/iu,
  /^(?:(?:lees|ontdek) )?meer over (?:(?:de|het|onze) )?(?<subject>.+)$/iu,
  /^(?:läs|læs|les) me(?:ra?|re) om (?<subject>.+)$/iu,
  /^(?:dowiedz się |czytaj |przeczytaj )?więcej o (?<subject>.+)$/iu,
  /^(?:zjistit |číst |zistiť |čítať )?(?:více|viac) o (?<subject>.+)$/iu,
  /^(?:află|citește) mai multe despre (?<subject>.+)$/iu,
  /^(?:подробнее|узнать больше|узнайте больше|детальніше|докладніше|дізнатися більше) (?:об?|про) (?<subject>.+)$/iu,
  /^(?<subject>.+?)(?:について|を)(?:もっと|さらに)?(?:詳しく|くわしく)(?:見る|知る|はこちら)?$/u,
  /^(?<subject>.+?) hakkında daha fazla.*$/iu,
];

const MIN_BUTTONS = 3;
const MAX_TAB_WORDS = 5;
/** Behind the words of a button. */
const ARROWS = /[\s→»›>:]+$/u;

const itemOf = (title: TextBlock, text: string, body: readonly TextBlock[]): TitledItem => ({
  title,
  text,
  body,
  hasSubheadings: false,
});

const isGroup = (items: readonly TitledItem[]): boolean => new Set(items.map(({ text }) => text)).size >= MIN_BUTTONS;

/** Cards whose button names them: "Read more about Tours", below a text about tours. */
function moreAboutGroups(page: PageBlocks): PageGroup[] {
  const named = page.buttons.flatMap((button) => {
    const subject = MORE_ABOUT.map((pattern) => pattern.exec(textOf(button))?.groups?.['subject']).find(Boolean);
    if (!subject) return [];
    const above = page.page.text[page.positionOf(button) - 1];
    const body = above?.kind === 'paragraph' ? [above] : [];
    return [{ key: 'more about', item: itemOf(button, normalizeWhitespace(subject.replace(ARROWS, '')), body) }];
  });
  return groupByKey('links', page, named, isGroup);
}

/** Buttons side by side that look alike: tabs, filters, links to parts of the page. */
function tabGroups(page: PageBlocks): PageGroup[] {
  const runs: TextBlock[][] = [];
  for (const button of page.buttons) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    const continues =
      last !== undefined &&
      page.positionOf(button) === page.positionOf(last) + 1 &&
      button.sizePx === last.sizePx &&
      lookOf(button) === lookOf(last);
    if (run && continues) run.push(button);
    else runs.push([button]);
  }
  return runs.flatMap((run): PageGroup[] => {
    const items = run.map((button) => itemOf(button, textOf(button), []));
    return isGroup(items) && items.every(({ text }) => wordCount(text) <= MAX_TAB_WORDS)
      ? [{ shape: 'tabs', items, parents: headingsOf(page, run[0] as TextBlock), leadIn: '' }]
      : [];
  });
}

/** Titles in buttons: of tabs, and of cards that they lead on from. */
export const buttonGroups = (page: PageBlocks): PageGroup[] => [...moreAboutGroups(page), ...tabGroups(page)];
