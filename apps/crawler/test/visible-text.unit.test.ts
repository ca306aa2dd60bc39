import type { TextBlock } from '@brandprint/contracts';
import { elementStyle, textBlock } from '@brandprint/testing/evidence';
import { describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import type { Pixels } from '../src/images/dominant-colors.ts';
import { decodeScreenshot } from '../src/visit/screenshot.ts';
import { createPaintTest, keepVisibleText, withoutHiddenText } from '../src/visit/visible-text.ts';

const VIEWPORT = { width: 400, height: 300 };
const HERE = { x: 20, y: 20, width: 100, height: 40 };
const ELSEWHERE = { x: 200, y: 100, width: 100, height: 40 };

const block = (text: string, overrides: Partial<TextBlock> = {}): TextBlock =>
  textBlock(text, { box: HERE, ...overrides });

/** A white page with black strokes inside HERE. */
const drawStrokes = async (): Promise<Pixels> => {
  const png = await sharp({ create: { ...VIEWPORT, channels: 3, background: '#ffffff' } })
    .composite([{ input: { create: { width: 30, height: 4, channels: 3, background: '#000000' } }, left: 40, top: 30 }])
    .png()
    .toBuffer();
  return (await decodeScreenshot(png)) as Pixels;
};

describe('Text whose visibility is unknown', () => {
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

  test('When there is no screenshot, then it is left out, and text under it belongs to the previous heading', () => {
    expect(keepVisibleText(text, doubtful).map((left) => [left.text, left.heading])).toEqual([
      ['Shown', null],
      ['Under the hidden heading', 0],
      ['Seen seen', 0],
    ]);
  });

  test('When something is painted at its position, then it stays', async () => {
    const look = createPaintTest(await drawStrokes(), VIEWPORT);
    expect([look(HERE), look(ELSEWHERE)]).toEqual([true, false]);
    const painted = [{ blockIndex: 1, pieces: [{ text: 'Hidden', box: HERE }] }];
    expect(keepVisibleText(text, painted, look)).toEqual(text);
  });

  test('When the screenshot ends above its position, then it is left out', async () => {
    const look = createPaintTest(await drawStrokes(), VIEWPORT);
    expect(look({ x: 0, y: 900, width: 100, height: 40 })).toBe(false);
  });

  test('When it was the sample of a look, then that look has none', () => {
    const styles = [
      elementStyle({ text: 'Hidden' }),
      elementStyle({ text: 'Shown' }),
      elementStyle({ text: 'unseen' }),
    ];
    expect(withoutHiddenText(styles, doubtful, keepVisibleText(text, doubtful)).map((style) => style.text)).toEqual([
      '',
      'Shown',
      '',
    ]);
  });
});
