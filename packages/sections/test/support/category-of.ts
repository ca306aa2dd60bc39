import { evidence } from '@brandprint/testing/evidence';
import { things } from '../../src/things/index.ts';
import { block } from './text-blocks.ts';

/** The category of a site of one page with this title, description and texts. */
export const categoryOf = (lang: string, title: string, description: string, ...texts: readonly string[]): string =>
  things.measure(
    evidence({
      pages: [
        { lang, title, meta: [{ name: 'description', content: description }], text: texts.map((text) => block(text)) },
      ],
    }),
  ).facts.category;
