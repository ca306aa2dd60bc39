import type { SectionStage, STAGE_NEEDS } from '@brandprint/contracts';
import { artDirection } from './art-direction/index.ts';
import { audiences } from './audiences/index.ts';
import { colors } from './colors/index.ts';
import { elevation } from './elevation/index.ts';
import { images } from './images/index.ts';
import { logos } from './logos/index.ts';
import { mission } from './mission/index.ts';
import { northstartStatement } from './northstart-statement/index.ts';
import type { Section } from './section.ts';
import { spacing } from './spacing/index.ts';
import { things } from './things/index.ts';
import { tone } from './tone/index.ts';
import { typography } from './typography/index.ts';
import { web } from './web/index.ts';

/** The section of each stage. A stage without one does not compile. */
export const SECTIONS = {
  things,
  mission,
  audiences,
  tone,
  logos,
  colors,
  typography,
  images,
  'art-direction': artDirection,
  'northstart-statement': northstartStatement,
  web,
  spacing,
  elevation,
} as const satisfies { [S in SectionStage]: Section<S, (typeof STAGE_NEEDS)[S][number], unknown> };
