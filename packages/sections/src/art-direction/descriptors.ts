import type { Measures } from './measures.ts';

export interface Descriptor {
  name: string;
  means: string;
  avoids: string;
}

interface DescriptorRule {
  name: string;
  holds(measures: Measures): boolean;
  means(measures: Measures): string;
  avoids: string;
}

const percent = (share: number): string => `${Math.round(share * 100)} %`;
const radiusPx = (radius: string): number => (radius.includes('%') ? 999 : Number.parseFloat(radius) || 0);
const scale = ({ h1Px, bodyPx }: Measures): number => (h1Px && bodyPx ? Number((h1Px / bodyPx).toFixed(1)) : 0);

const RULES: DescriptorRule[] = [
  {
    name: 'Light',
    holds: ({ groundLightness }) => groundLightness !== null && groundLightness > 0.85,
    means: ({ ground }) => `Outside pictures, the first screen stands on a light ground (${ground}).`,
    avoids: 'Dark full-page grounds.',
  },
  {
    name: 'Dark',
    holds: ({ groundLightness }) => groundLightness !== null && groundLightness < 0.4,
    means: ({ ground }) => `Outside pictures, the first screen stands on a dark ground (${ground}).`,
    avoids: 'White full-page grounds.',
  },
  {
    name: 'Picture-led',
    holds: ({ pictures, heroPicture }) => heroPicture || pictures > 0.35,
    means: ({ pictures, heroPicture }) =>
      pictures === 0
        ? 'A picture lies behind the opening words.'
        : `Pictures cover ${percent(pictures)} of the first screen${heroPicture ? ', one of them behind the opening words' : ''}.`,
    avoids: 'First screens of type alone.',
  },
  {
    name: 'Type-led',
    holds: ({ pictures, heroPicture }) => !heroPicture && pictures < 0.08,
    means: ({ pictures }) =>
      `${pictures === 0 ? 'No picture stands on the first screen' : `Pictures cover only ${percent(pictures)} of the first screen`}: type and space carry it.`,
    avoids: 'Pictures that fill the first screen.',
  },
  {
    name: 'Colourful',
    holds: ({ colorful }) => colorful > 0.3,
    means: ({ colorful }) => `${percent(colorful)} of the first screen's pixels outside pictures are clearly coloured.`,
    avoids: 'Neutral-only layouts.',
  },
  {
    name: 'Restrained in colour',
    holds: ({ colorful }) => colorful < 0.08,
    means: ({ colorful }) =>
      colorful === 0
        ? 'Hardly a pixel of the first screen outside pictures is clearly coloured.'
        : `Colour is an accent: ${percent(colorful)} of the first screen's pixels outside pictures are clearly coloured.`,
    avoids: 'Large coloured areas.',
  },
  {
    name: 'High typographic contrast',
    holds: (measures) => scale(measures) >= 3,
    means: (measures) =>
      `The largest heading is ${scale(measures)} times the body size (${measures.h1Px} to ${measures.bodyPx} px).`,
    avoids: 'Headings close to body size.',
  },
  {
    name: 'Quiet typographic scale',
    holds: (measures) => scale(measures) > 0 && scale(measures) < 2,
    means: (measures) =>
      `The largest heading is only ${scale(measures)} times the body size (${measures.h1Px} to ${measures.bodyPx} px).`,
    avoids: 'Display sizes.',
  },
  {
    name: 'Pill-shaped',
    holds: ({ buttonRadius }) => radiusPx(buttonRadius) >= 24,
    means: ({ buttonRadius }) => `Buttons have fully rounded ends (border-radius ${buttonRadius}).`,
    avoids: 'Square buttons.',
  },
  {
    name: 'Softly rounded',
    holds: ({ buttonRadius }) => radiusPx(buttonRadius) >= 3 && radiusPx(buttonRadius) < 24,
    means: ({ buttonRadius, cardRadius }) =>
      `Buttons have a corner radius of ${buttonRadius}${cardRadius ? `, cards of ${cardRadius}` : ''}.`,
    avoids: 'Hard corners and full pills.',
  },
  {
    name: 'Square-edged',
    holds: ({ buttonRadius }) => buttonRadius !== '' && radiusPx(buttonRadius) < 3,
    means: ({ buttonRadius }) => `Buttons have straight corners (radius ${buttonRadius}).`,
    avoids: 'Rounded shapes.',
  },
  {
    name: 'Layered',
    holds: ({ shadows }) => shadows >= 3,
    means: ({ shadows }) => `${shadows} visible elements of the first page cast shadows.`,
    avoids: 'Elements told apart by outlines alone.',
  },
  {
    name: 'Flat',
    holds: ({ shadows }) => shadows === 0,
    means: () => 'No visible element of the first page casts a shadow.',
    avoids: 'Drop shadows.',
  },
  {
    name: 'Gradients',
    holds: ({ gradients }) => gradients >= 2,
    means: ({ gradients }) => `${gradients} visible elements of the first page are filled with gradients.`,
    avoids: 'Flat fills throughout.',
  },
  {
    name: 'Capitals for emphasis',
    holds: ({ capitalButtons, capitalHeadings }) => capitalButtons >= 0.5 || capitalHeadings >= 0.3,
    means: ({ capitalButtons, capitalHeadings }) =>
      `${[capitalButtons > 0 && `${percent(capitalButtons)} of the buttons`, capitalHeadings > 0 && `${percent(capitalHeadings)} of the headings`].filter(Boolean).join(' and ')} are set in capitals.`,
    avoids: 'Sentence case on labels.',
  },
  {
    name: 'Spacious',
    holds: ({ sectionPadding }) => sectionPadding !== null && sectionPadding >= 80,
    means: ({ sectionPadding }) => `Sections keep ${sectionPadding} px of space above and below (median).`,
    avoids: 'Tightly stacked sections.',
  },
];

const MOST = 7;

export function descriptorsOf(measures: Measures): Descriptor[] {
  return RULES.filter((rule) => rule.holds(measures))
    .slice(0, MOST)
    .map(({ name, means, avoids }) => ({ name, means: means(measures), avoids }));
}
