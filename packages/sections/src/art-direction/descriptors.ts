import { percent, roundTo } from '../shared/numbers.ts';
import type { LayoutMeasures } from './layout-measures.ts';

export interface Descriptor {
  name: string;
  means: string;
  avoids: string;
}

interface DescriptorRule {
  name: string;
  applies(measures: LayoutMeasures): boolean;
  means(measures: LayoutMeasures): string;
  avoids: string;
}

const radiusPx = (radius: string): number => (radius.includes('%') ? 999 : Number.parseFloat(radius) || 0);
const headingToBodyRatio = ({ h1Px, bodyPx }: LayoutMeasures): number =>
  h1Px && bodyPx ? roundTo(h1Px / bodyPx, 1) : 0;

const RULES: DescriptorRule[] = [
  {
    name: 'Light',
    applies: ({ backgroundLightness }) => backgroundLightness !== null && backgroundLightness > 0.85,
    means: ({ background }) => `Apart from pictures, the first screen has a light background (${background}).`,
    avoids: 'Dark full-page backgrounds.',
  },
  {
    name: 'Dark',
    applies: ({ backgroundLightness }) => backgroundLightness !== null && backgroundLightness < 0.4,
    means: ({ background }) => `Apart from pictures, the first screen has a dark background (${background}).`,
    avoids: 'White full-page backgrounds.',
  },
  {
    name: 'Picture-led',
    applies: ({ pictureShare, hasHeroPicture }) => hasHeroPicture || pictureShare > 0.35,
    means: ({ pictureShare, hasHeroPicture }) =>
      pictureShare === 0
        ? 'A picture is behind the opening text.'
        : `Pictures cover ${percent(pictureShare)} of the first screen${hasHeroPicture ? ', one of them behind the opening text' : ''}.`,
    avoids: 'First screens with text only.',
  },
  {
    name: 'Type-led',
    applies: ({ pictureShare, hasHeroPicture }) => !hasHeroPicture && pictureShare < 0.08,
    means: ({ pictureShare }) =>
      pictureShare === 0
        ? 'The first screen has no picture and relies on type and white space.'
        : `Pictures cover only ${percent(pictureShare)} of the first screen, which relies on type and white space.`,
    avoids: 'Pictures that fill the first screen.',
  },
  {
    name: 'Colourful',
    applies: ({ colorfulShare }) => colorfulShare > 0.3,
    means: ({ colorfulShare }) =>
      `${percent(colorfulShare)} of the first screen's pixels outside pictures are clearly coloured.`,
    avoids: 'Neutral-only layouts.',
  },
  {
    name: 'Restrained in colour',
    applies: ({ colorfulShare }) => colorfulShare < 0.08,
    means: ({ colorfulShare }) =>
      colorfulShare === 0
        ? 'Almost no pixel of the first screen outside pictures is clearly coloured.'
        : `Colour is an accent: ${percent(colorfulShare)} of the first screen's pixels outside pictures are clearly coloured.`,
    avoids: 'Large coloured areas.',
  },
  {
    name: 'High typographic contrast',
    applies: (measures) => headingToBodyRatio(measures) >= 3,
    means: (measures) =>
      `The largest heading is ${headingToBodyRatio(measures)} times the body size (${measures.h1Px} to ${measures.bodyPx} px).`,
    avoids: 'Headings close to body size.',
  },
  {
    name: 'Quiet typographic scale',
    applies: (measures) => headingToBodyRatio(measures) > 0 && headingToBodyRatio(measures) < 2,
    means: (measures) =>
      `The largest heading is only ${headingToBodyRatio(measures)} times the body size (${measures.h1Px} to ${measures.bodyPx} px).`,
    avoids: 'Headings in display sizes.',
  },
  {
    name: 'Pill-shaped',
    applies: ({ buttonRadius }) => radiusPx(buttonRadius) >= 24,
    means: ({ buttonRadius }) => `Buttons have fully rounded ends (border-radius ${buttonRadius}).`,
    avoids: 'Square buttons.',
  },
  {
    name: 'Softly rounded',
    applies: ({ buttonRadius }) => radiusPx(buttonRadius) >= 3 && radiusPx(buttonRadius) < 24,
    means: ({ buttonRadius, cardRadius }) =>
      `Buttons have a corner radius of ${buttonRadius}${cardRadius ? `, cards of ${cardRadius}` : ''}.`,
    avoids: 'Sharp corners and pill shapes.',
  },
  {
    name: 'Square-edged',
    applies: ({ buttonRadius }) => buttonRadius !== '' && radiusPx(buttonRadius) < 3,
    means: ({ buttonRadius }) => `Buttons have square corners (radius ${buttonRadius}).`,
    avoids: 'Rounded shapes.',
  },
  {
    name: 'Layered',
    applies: ({ shadowCount }) => shadowCount >= 3,
    means: ({ shadowCount }) => `${shadowCount} visible elements of the first page cast shadows.`,
    avoids: 'Elements distinguished only by outlines.',
  },
  {
    name: 'Flat',
    applies: ({ shadowCount }) => shadowCount === 0,
    means: () => 'No visible element of the first page casts a shadow.',
    avoids: 'Drop shadows.',
  },
  {
    name: 'Gradients',
    applies: ({ gradientCount }) => gradientCount >= 2,
    means: ({ gradientCount }) => `${gradientCount} visible elements of the first page are filled with gradients.`,
    avoids: 'Flat fills throughout.',
  },
  {
    name: 'Capitals for emphasis',
    applies: ({ uppercaseButtonShare, uppercaseHeadingShare }) =>
      uppercaseButtonShare >= 0.5 || uppercaseHeadingShare >= 0.3,
    means: ({ uppercaseButtonShare, uppercaseHeadingShare }) =>
      `${[uppercaseButtonShare > 0 && `${percent(uppercaseButtonShare)} of the buttons`, uppercaseHeadingShare > 0 && `${percent(uppercaseHeadingShare)} of the headings`].filter(Boolean).join(' and ')} are set in capitals.`,
    avoids: 'Sentence case on labels.',
  },
  {
    name: 'Spacious',
    applies: ({ sectionPadding }) => sectionPadding !== null && sectionPadding >= 80,
    means: ({ sectionPadding }) => `Sections have ${sectionPadding} px of padding above and below (median).`,
    avoids: 'Tightly stacked sections.',
  },
];

const MAX_DESCRIPTORS = 7;

export function matchDescriptors(measures: LayoutMeasures): Descriptor[] {
  return RULES.filter((rule) => rule.applies(measures))
    .slice(0, MAX_DESCRIPTORS)
    .map(({ name, means, avoids }) => ({ name, means: means(measures), avoids }));
}
