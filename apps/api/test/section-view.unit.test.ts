import { expect, test } from '@jest/globals';
import { provisionalView, sectionView } from '../src/views/section.ts';

test('When a first look says the same as the final section, then its mark and its version are still its own', () => {
  const section = { extracted: { name: 'Acme' }, override: null };
  const [provisional, final] = [provisionalView(section), sectionView(section)];
  expect(provisional.version).not.toBe(final.version);
  const [marked, plain] = [JSON.parse(provisional.text).data, JSON.parse(final.text).data];
  expect(marked).toEqual({ ...plain, meta: { ...plain.meta, provisional: true } });
});
