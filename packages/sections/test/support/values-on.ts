import { evidence } from '@brandprint/testing/evidence';
import { mission } from '../../src/mission/index.ts';
import { bindToHeadings, type block, heading } from './text-blocks.ts';

/** The titles of the values that a page of these blocks states. */
export function valuesOn(lang: string, ...text: ReturnType<typeof block>[]): string[] {
  const pages = [{ title: 'Acme', lang, text: bindToHeadings(heading('Acme', 1, { region: 'hero' }), ...text) }];
  const found = mission.compose(mission.measure(evidence({ pages })).facts, { things: null });
  return found.core_values.map(({ title }) => title);
}
