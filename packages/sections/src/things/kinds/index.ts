import { LEISURE } from './animals-leisure.ts';
import { ARTS } from './arts.ts';
import { ASSOCIATIONS } from './associations.ts';
import { BUILDING } from './building.ts';
import { CARE } from './care.ts';
import { CIVIC } from './civic.ts';
import { COMMERCE } from './commerce.ts';
import { COURSES } from './courses.ts';
import { CRAFTS } from './crafts.ts';
import { CULTURE } from './culture.ts';
import { DIGITAL } from './digital.ts';
import { EVENTS } from './events.ts';
import { EXPERT_SERVICES } from './expert-services.ts';
import { FOOD } from './food.ts';
import { HEALTH } from './health.ts';
import type { Kind } from './kind.ts';
import { LEARNING } from './learning.ts';
import { MAKERS } from './makers.ts';
import { ONLINE_SERVICES } from './online-services.ts';
import { PRODUCERS } from './producers.ts';
import { PROFESSIONS } from './professions.ts';
import { SERVICES } from './services.ts';
import { SHOPS } from './shops.ts';
import { STAYS } from './stays.ts';
import { TRADES } from './trades.ts';
import { TRANSPORT } from './transport.ts';
import { WELLNESS } from './wellness.ts';

export type { Kind } from './kind.ts';

export const KINDS: readonly Kind[] = [
  ...HEALTH,
  ...WELLNESS,
  ...STAYS,
  ...FOOD,
  ...BUILDING,
  ...CRAFTS,
  ...LEARNING,
  ...ASSOCIATIONS,
  ...CULTURE,
  ...EVENTS,
  ...PROFESSIONS,
  ...DIGITAL,
  ...MAKERS,
  ...PRODUCERS,
  ...SERVICES,
  ...SHOPS,
  ...TRADES,
  ...TRANSPORT,
  ...COMMERCE,
  ...CARE,
  ...LEISURE,
  ...ARTS,
  ...COURSES,
  ...CIVIC,
  ...EXPERT_SERVICES,
  ...ONLINE_SERVICES,
];
