import { type Extraction, MAX_FAMILIES, ROLE, type Truth, techName } from '../../../corpus/score.mjs';
import type { KnownSite } from '../../corpus.ts';
import type { AnswerScore } from '../measures.ts';
import { type Html, html } from './html.ts';

/** If more technologies are missed, only their number is shown. */
const MAX_SHOWN_MISSED = 4;

/** The families of a role that the scorer reads. */
export const familiesOf = ({ fonts }: Extraction, role: keyof typeof ROLE): string =>
  [...new Set(fonts.filter((font) => ROLE[role].test(font.role)).map(({ family }) => family))]
    .slice(0, MAX_FAMILIES)
    .join(', ') || '–';

export const expectedTech = ({ tech = [] }: Truth): Html => techChips(tech.map((name) => [name, 'hit']));

export function foundTech({ truth, seen }: KnownSite, { tech }: Extraction, { unknownTech }: AnswerScore): Html {
  const wanted = truth.tech ?? [];
  const has = (names: readonly string[], name: string) => names.some((one) => techName(one) === techName(name));
  const missed = wanted.filter((name) => !has(tech, name));
  const kind = (name: string): string => (has(wanted, name) ? 'hit' : seen && unknownTech.includes(name) ? 'junk' : '');
  const found = techChips([...new Set(tech)].map((name) => [name, kind(name)]));
  if (missed.length > MAX_SHOWN_MISSED)
    return html`${found}<small class="bad">and ${missed.length} of ${wanted.length} missed</small>`;
  return html`${found}${techChips(missed.map((name) => [name, 'missed']))}`;
}

const techChips = (all: readonly (readonly [string, string])[]): Html =>
  html`${all.map(([name, kind]) => html`<span class="tech ${kind}">${name}</span> `)}`;
