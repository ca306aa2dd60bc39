import { COMPONENT_LIBRARIES } from './components.ts';
import { CSS_FRAMEWORKS } from './css.ts';
import { FIELDS } from './fields.ts';
import { FRAMEWORKS } from './frameworks.ts';
import { HOSTING, LANGUAGES, PACKAGE_MANAGERS, RUNTIMES } from './hosting.ts';
import { ICON_LIBRARIES } from './icons.ts';
import type { TechRule } from './rule.ts';
import { SERVICES } from './services.ts';
import { ANIMATION, AUTH, STATE_MANAGEMENT } from './state.ts';
import { VISUALS } from './visuals.ts';
import { WIDGETS } from './widgets.ts';

/** Every technology that is recognised, in the order in which a section lists them. */
export const TECH_RULES: readonly TechRule[] = [
  ...FRAMEWORKS,
  ...COMPONENT_LIBRARIES,
  ...VISUALS,
  ...FIELDS,
  ...WIDGETS,
  ...CSS_FRAMEWORKS,
  ...ICON_LIBRARIES,
  ...STATE_MANAGEMENT,
  ...AUTH,
  ...ANIMATION,
  ...SERVICES,
  ...HOSTING,
  ...LANGUAGES,
  ...RUNTIMES,
  ...PACKAGE_MANAGERS,
];
