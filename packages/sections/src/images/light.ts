import { isTypical, pictureBackground, typicalValue } from './picture-traits.ts';
import type { Picture } from './pictures.ts';
import { meanTonality, measureTonalities, type Tonality, tonalContrast, tonalityKeywords } from './tonality.ts';

/** The light and colour that most pictures share. */
export interface SharedLight {
  mean: Tonality;
  contrast: 'low' | 'medium' | 'high';
  /** Words that hold for most pictures, for instance "dark", "muted", "warm". */
  keywords: string[];
  /** Number of pictures that were measured. */
  count: number;
}

/** Null if no picture was measured. */
export function measureSharedLight(pictures: readonly Picture[]): SharedLight | null {
  const lights = measureTonalities(pictures);
  const mean = meanTonality(lights);
  if (!mean) return null;
  const counts = new Map<string, number>();
  for (const word of lights.flatMap(tonalityKeywords)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return {
    mean,
    contrast: typicalValue(lights.map(tonalContrast)) ?? tonalContrast(mean),
    keywords: [...counts].filter(([, count]) => isTypical(count, lights.length)).map(([word]) => word),
    count: lights.length,
  };
}

const LIGHT_INSTRUCTIONS: Readonly<Record<string, string>> = {
  dark: 'Keep the light low and let most of the picture fall into shadow.',
  'mid-toned': 'Light evenly, without blown whites or deep shadows.',
  bright: 'Light brightly and keep backgrounds pale.',
};
const COLOR_INSTRUCTIONS: Readonly<Record<string, string>> = {
  monochrome: 'work in black and white',
  muted: 'mute the colours',
  'natural colours': 'keep colours natural',
  vivid: 'let colours be full and saturated',
  warm: 'lean to warm tones',
  cool: 'lean to cool tones',
};
const CONTRAST_INSTRUCTIONS: Readonly<Record<SharedLight['contrast'], string>> = {
  low: 'Keep contrast soft.',
  medium: '',
  high: 'Set light hard against dark.',
};

/** What to do with light and colour, for instance "Mute the colours and lean to warm tones."; "" if there is no one way. */
export function directLight(pictures: readonly Picture[]): string {
  const light = measureSharedLight(pictures);
  if (!light) return '';
  const { keywords, contrast } = light;
  const isolated = pictures.filter((picture) =>
    ['plain white', 'transparent'].includes(pictureBackground(picture) ?? ''),
  );
  const colors = keywords.flatMap((word) => COLOR_INSTRUCTIONS[word] ?? []);
  // The ground of a cut-out says nothing about the light.
  const lit = !isTypical(isolated.length, pictures.length);
  return [
    // "Evenly" would contradict a high contrast.
    ...(lit ? keywords.filter((word) => word !== 'mid-toned' || contrast !== 'high') : []).map(
      (word) => LIGHT_INSTRUCTIONS[word],
    ),
    colors.length > 0 && (lit || light.mean.chroma > CHROMA_ON_WHITE) ? `${capitalize(joinWords(colors))}.` : '',
    lit ? CONTRAST_INSTRUCTIONS[contrast] : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/** Mean chroma from which the colours of subjects on white are known. */
const CHROMA_ON_WHITE = 0.02;

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const joinWords = (parts: readonly string[]): string =>
  parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
