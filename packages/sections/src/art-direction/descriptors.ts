import { roundTo } from '../shared/numbers.ts';
import { DARK_BACKGROUND, LIGHT_BACKGROUND } from './background.ts';
import type { PageLayout } from './page-layout.ts';
import { radiusPx } from './site-habits.ts';

export interface Descriptor {
  name: string;
  /** What to do, then what it was measured on. */
  means: string;
  /** What the site never does; "" if it does so somewhere. */
  avoids: string;
}

interface DescriptorRule {
  name: string;
  applies(measures: PageLayout): boolean;
  means(measures: PageLayout): string;
  avoids(measures: PageLayout): string | false;
}

const headingToBodyRatio = ({ h1Px, bodyPx }: PageLayout): number => (h1Px && bodyPx ? roundTo(h1Px / bodyPx, 1) : 0);

/** A picture that fills the opening has no ground: it begins below. Some sites change it from page to page. */
const groundVerb = (
  changes: boolean,
  { hasHeroPicture, pictureShare }: Pick<PageLayout, 'hasHeroPicture' | 'pictureShare'>,
) => (hasHeroPicture && pictureShare > 0.9 ? 'Set what follows the opening' : changes ? 'Open' : 'Set pages');

const RULES: DescriptorRule[] = [
  {
    name: 'Light',
    applies: ({ backgroundLightness }) => backgroundLightness !== null && backgroundLightness > LIGHT_BACKGROUND,
    means: ({ background, habits, ...opening }) =>
      `${groundVerb(habits.darkPages, opening)} on a light ground (${background}).`,
    avoids: ({ habits }) => !habits.darkPages && 'Dark full-page backgrounds.',
  },
  {
    name: 'Dark',
    applies: ({ backgroundLightness }) => backgroundLightness !== null && backgroundLightness < DARK_BACKGROUND,
    means: ({ background, habits, ...opening }) =>
      `${groundVerb(habits.lightPages, opening)} on a dark ground (${background}) and let type and pictures light up on it.`,
    avoids: ({ habits }) => !habits.lightPages && 'White full-page backgrounds.',
  },
  {
    name: 'Picture-led',
    applies: ({ pictureShare, hasHeroPicture }) => hasHeroPicture || pictureShare > 0.35,
    means: ({ hasHeroPicture }) =>
      `Open with a picture${hasHeroPicture ? ' behind the first words' : ' and let it carry the first screen'}.`,
    avoids: () => false,
  },
  {
    name: 'Type-led',
    applies: ({ pictureShare, hasHeroPicture }) => !hasHeroPicture && pictureShare < 0.08,
    means: ({ pictureShare }) =>
      `Open with words: let type and empty space carry the first screen${pictureShare === 0 ? ', without a picture' : ', with small pictures at most'}.`,
    avoids: ({ habits }) => !habits.pictureOpenings && 'Pictures that fill the first screen.',
  },
  {
    name: 'Centred',
    applies: ({ opening }) => opening === 'centred',
    means: () => 'Centre the opening: headline and buttons stand on one axis.',
    avoids: () => false,
  },
  {
    name: 'Set to one side',
    applies: ({ opening }) => opening === 'left' || opening === 'right',
    means: ({ opening }) =>
      `Set the opening words to the ${opening} and leave the other side to a picture or to space.`,
    avoids: () => false,
  },
  {
    name: 'Colourful',
    applies: ({ colorfulShare, hasLargeColorArea }) => colorfulShare > 0.3 || hasLargeColorArea,
    means: ({ colorfulShare }) =>
      colorfulShare > 0.3 ? 'Use colour in large areas, from the first screen on.' : 'Use colour in large areas.',
    avoids: () => false,
  },
  {
    name: 'Restrained in colour',
    // Little is seen of the page's own colours behind large pictures.
    applies: ({ colorfulShare, pictureShare, hasLargeColorArea }) =>
      colorfulShare < 0.08 && pictureShare < 0.5 && !hasLargeColorArea,
    means: () => 'Keep surfaces neutral and use colour as a small accent.',
    avoids: ({ habits }) => !habits.largeColorAreas && 'Large coloured areas.',
  },
  {
    name: 'High typographic contrast',
    applies: (measures) => headingToBodyRatio(measures) >= 3,
    means: (measures) =>
      `Set one large headline against small text, about ${headingToBodyRatio(measures)} to 1 (${measures.h1Px} to ${measures.bodyPx} px).`,
    avoids: () => false,
  },
  {
    name: 'Quiet typographic scale',
    applies: (measures) => headingToBodyRatio(measures) > 0 && headingToBodyRatio(measures) < 2,
    means: (measures) =>
      `Keep headlines modest, about ${headingToBodyRatio(measures)} times the body size (${measures.h1Px} to ${measures.bodyPx} px), and rank by weight, colour or place.`,
    avoids: () => false,
  },
  {
    name: 'Pill-shaped',
    applies: ({ buttonRadius }) => radiusPx(buttonRadius) >= 24,
    means: ({ buttonRadius }) => `Give buttons fully rounded ends (border-radius ${buttonRadius}).`,
    avoids: ({ habits }) => !habits.squareButtons && 'Square buttons.',
  },
  {
    name: 'Softly rounded',
    applies: ({ buttonRadius }) => radiusPx(buttonRadius) >= 3 && radiusPx(buttonRadius) < 24,
    means: ({ buttonRadius, cardRadius }) =>
      `Round the corners of buttons a little (${buttonRadius})${cardRadius ? `, and of cards too (${cardRadius})` : ''}.`,
    avoids: ({ habits }) => !habits.squareButtons && !habits.pillButtons && 'Sharp corners and pill shapes.',
  },
  {
    name: 'Square-edged',
    applies: ({ buttonRadius }) => buttonRadius !== '' && radiusPx(buttonRadius) < 3,
    means: ({ buttonRadius }) => `Keep the corners of buttons square (${buttonRadius}).`,
    avoids: ({ habits }) => !habits.roundedCorners && 'Rounded shapes.',
  },
  {
    name: 'Layered',
    applies: ({ shadowCount }) => shadowCount >= 3,
    means: () => 'Lift cards and buttons off the page with shadows.',
    avoids: () => false,
  },
  {
    name: 'Flat',
    applies: ({ shadowCount, habits }) => shadowCount === 0 && !habits.shadows,
    means: () => 'Keep surfaces flat and separate them by colour, lines and space.',
    avoids: () => 'Drop shadows.',
  },
  {
    name: 'Gradients',
    applies: ({ gradientCount }) => gradientCount >= 2,
    means: () => 'Fill chosen areas with gradients.',
    avoids: () => false,
  },
  {
    name: 'Capitals for emphasis',
    applies: ({ uppercaseButtonShare, uppercaseHeadingShare }) =>
      uppercaseButtonShare >= 0.5 || uppercaseHeadingShare >= 0.3,
    means: ({ uppercaseButtonShare, uppercaseHeadingShare }) =>
      `Set ${[uppercaseButtonShare >= 0.5 && 'buttons', uppercaseHeadingShare >= 0.3 && 'headings'].filter(Boolean).join(' and ')} in capitals.`,
    avoids: () => false,
  },
  {
    name: 'Spacious',
    applies: ({ sectionPadding }) => sectionPadding !== null && sectionPadding >= 80,
    means: ({ sectionPadding }) => `Give sections room: about ${sectionPadding} px above and below.`,
    avoids: () => false,
  },
  {
    name: 'Dense',
    applies: ({ firstScreenChars, pictureShare }) => firstScreenChars > 1_200 && pictureShare < 0.35,
    means: () => 'Show much at once: the first screen may carry a full text.',
    avoids: () => false,
  },
];

const MAX_DESCRIPTORS = 8;

export function matchDescriptors(measures: PageLayout): Descriptor[] {
  return RULES.filter((rule) => rule.applies(measures))
    .slice(0, MAX_DESCRIPTORS)
    .map(({ name, means, avoids }) => ({ name, means: means(measures), avoids: avoids(measures) || '' }));
}
