import type { TextBlock } from '@brandprint/contracts';
import { elementStyle, textBlock } from '@brandprint/testing/evidence';
import { describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { createPaintTest, visibleText, withoutHiddenText } from '../src/visit/visible-text.ts';

const VIEWPORT = { width: 400, height: 300 };
const HERE = { x: 20, y: 20, width: 100, height: 40 };
const ELSEWHERE = { x: 200, y: 100, width: 100, height: 40 };

const block = (text: string, overrides: Partial<TextBlock> = {}): TextBlock =>
  textBlock(text, { box: HERE, ...overrides });

/** A white page with black strokes inside of HERE. */
const drawStrokes = (): Promise<Buffer> =>
  sharp({ create: { ...VIEWPORT, channels: 3, background: '#ffffff' } })
    .composite([{ input: { create: { width: 30, height: 4, channels: 3, background: '#000000' } }, left: 40, top: 30 }])
    .png()
    .toBuffer();

describe('Text of which nobody knows whether it is seen', () => {
  const text = [
    block('Shown', { kind: 'heading', level: 1 }),
    block('Hidden', { kind: 'heading', level: 2 }),
    block('Under the hidden heading', { heading: 1 }),
    block('Seen unseen seen', { heading: 1 }),
  ];
  const doubtful = [
    { blockIndex: 1, pieces: [{ text: 'Hidden', box: ELSEWHERE }] },
    {
      blockIndex: 3,
      pieces: [
        { text: 'Seen ', box: null },
        { text: 'unseen', box: ELSEWHERE },
        { text: ' seen', box: null },
      ],
    },
  ];

  test('When nobody looks, then it is left out, and what stood under it stands under the heading before', () => {
    expect(visibleText(text, doubtful).map((left) => [left.text, left.heading])).toEqual([
      ['Shown', null],
      ['Under the hidden heading', 0],
      ['Seen seen', 0],
    ]);
  });

  test('When something is painted in its place, then it stays', async () => {
    const look = await createPaintTest(await drawStrokes(), VIEWPORT);
    expect([look(HERE), look(ELSEWHERE)]).toEqual([true, false]);
    const painted = [{ blockIndex: 1, pieces: [{ text: 'Hidden', box: HERE }] }];
    expect(visibleText(text, painted, look)).toEqual(text);
  });

  test('When the picture ends before its place, then it is left out', async () => {
    const look = await createPaintTest(await drawStrokes(), VIEWPORT);
    expect(look({ x: 0, y: 900, width: 100, height: 40 })).toBe(false);
  });

  test('When it was the sample of a look, then that look has none', () => {
    const styles = [
      elementStyle({ text: 'Hidden' }),
      elementStyle({ text: 'Shown' }),
      elementStyle({ text: 'unseen' }),
    ];
    expect(withoutHiddenText(styles, doubtful, visibleText(text, doubtful)).map((style) => style.text)).toEqual([
      '',
      'Shown',
      '',
    ]);
  });
});
