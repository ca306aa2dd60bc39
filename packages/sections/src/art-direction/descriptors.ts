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
    means: ({ background }) => `Outside pictures, the first screen stands on a light ground (${background}).`,
    avoids: 'Dark full-page grounds.',
  },
  {
    name: 'Dark',
    applies: ({ backgroundLightness }) => backgroundLightness !== null && backgroundLightness < 0.4,
    means: ({ background }) => `Outside pictures, the first screen stands on a dark ground (${background}).`,
    avoids: 'White full-page grounds.',
  },
  {
    name: 'Picture-led',
    applies: ({ pictureShare, hasHeroPicture }) => hasHeroPicture || pictureShare > 0.35,
    means: ({ pictureShare, hasHeroPicture }) =>
      pictureShare === 0
        ? 'A picture lies behind the opening words.'
        : `Pictures cover ${percent(pictureShare)} of the first screen${hasHeroPicture ? ', one of them behind the opening words' : ''}.`,
    avoids: 'First screens of type alone.',
  },
  {
    name: 'Type-led',
    applies: ({ pictureShare, hasHeroPicture }) => !hasHeroPicture && pictureShare < 0.08,
    means: ({ pictureShare }) =>
      `${pictureShare === 0 ? 'No picture stands on the first screen' : `Pictures cover only ${percent(pictureShare)} of the first screen`}: type and space carry it.`,
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
        ? 'Hardly a pixel of the first screen outside pictures is clearly coloured.'
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
    avoids: 'Display sizes.',
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
    avoids: 'Hard corners and full pills.',
  },
  {
    name: 'Square-edged',
    applies: ({ buttonRadius }) => buttonRadius !== '' && radiusPx(buttonRadius) < 3,
    means: ({ buttonRadius }) => `Buttons have straight corners (radius ${buttonRadius}).`,
    avoids: 'Rounded shapes.',
  },
  {
    name: 'Layered',
    applies: ({ shadowCount }) => shadowCount >= 3,
    means: ({ shadowCount }) => `${shadowCount} visible elements of the first page cast shadows.`,
    avoids: 'Elements told apart by outlines alone.',
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
    means: ({ sectionPadding }) => `Sections keep ${sectionPadding} px of space above and below (median).`,
    avoids: 'Tightly stacked sections.',
  },
];

const MAX_DESCRIPTORS = 7;

export function matchDescriptors(measures: LayoutMeasures): Descriptor[] {
  return RULES.filter((rule) => rule.applies(measures))
    .slice(0, MAX_DESCRIPTORS)
    .map(({ name, means, avoids }) => ({ name, means: means(measures), avoids }));
}
