import type { TextBlock } from '@brandprint/contracts';
import { evidence } from '@brandprint/testing/evidence';
import { audiences } from '../../src/audiences/index.ts';
import { bindToHeadings } from './text-blocks.ts';

/** The names of the personas of a site with these texts on its only page. */
export const namesOn = (lang: string, ...text: TextBlock[]): string[] =>
  audiences
    .compose(audiences.measure(evidence({ pages: [{ lang, text: bindToHeadings(...text) }] })).facts, {
      things: null,
      mission: null,
    })
    .personas.map(({ name }) => name);
