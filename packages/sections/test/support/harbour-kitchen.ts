import type { TextBlock } from '@brandprint/contracts';
import { evidence, type PageOverrides } from '@brandprint/testing/evidence';
import { mission } from '../../src/mission/index.ts';
import { northstartStatement } from '../../src/northstart-statement/index.ts';
import { things } from '../../src/things/index.ts';
import { bindToHeadings, heading } from './text-blocks.ts';

/** A made-up restaurant, with its name as headline. */
export const HEAD = [heading('Harbour Kitchen', 1, { region: 'hero', sizePx: 48 })];
export const DESCRIPTION = 'Harbour Kitchen is a seafood restaurant on the old pier of Leith.';

export const page = (text: TextBlock[], more: PageOverrides = {}): PageOverrides => ({
  title: 'Harbour Kitchen',
  lang: 'en',
  text: bindToHeadings(...text),
  ...more,
});

export const thingsOf = (...pages: PageOverrides[]) => things.measure(evidence({ pages })).facts;

export const missionOf = (...pages: PageOverrides[]) =>
  mission.compose(mission.measure(evidence({ pages })).facts, { things: null });

export const differentiatorOf = (...pages: PageOverrides[]): string =>
  northstartStatement.compose(northstartStatement.measure(evidence({ pages })).facts, {
    things: null,
    mission: null,
    audiences: null,
  }).differentiator;
