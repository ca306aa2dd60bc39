import { z } from 'zod';
import analytics from './data/analytics.json' with { type: 'json' };
import animation from './data/animation.json' with { type: 'json' };
import auth from './data/auth.json' with { type: 'json' };
import chat from './data/chat.json' with { type: 'json' };
import commerce from './data/commerce.json' with { type: 'json' };
import contentSystems from './data/content-systems.json' with { type: 'json' };
import cssFrameworks from './data/css-frameworks.json' with { type: 'json' };
import deployment from './data/deployment.json' with { type: 'json' };
import forms from './data/forms.json' with { type: 'json' };
import iconLibraries from './data/icon-libraries.json' with { type: 'json' };
import languages from './data/languages.json' with { type: 'json' };
import marketing from './data/marketing.json' with { type: 'json' };
import media from './data/media.json' with { type: 'json' };
import metaFrameworks from './data/meta-frameworks.json' with { type: 'json' };
import packageManagers from './data/package-managers.json' with { type: 'json' };
import runtimes from './data/runtimes.json' with { type: 'json' };
import scriptLibraries from './data/script-libraries.json' with { type: 'json' };
import services from './data/services.json' with { type: 'json' };
import stateManagement from './data/state-management.json' with { type: 'json' };
import styleKits from './data/style-kits.json' with { type: 'json' };
import uiKits from './data/ui-kits.json' with { type: 'json' };
import visuals from './data/visuals.json' with { type: 'json' };
import widgets from './data/widgets.json' with { type: 'json' };
import wordpress from './data/wordpress.json' with { type: 'json' };
import { TechnologyFile, type TechnologyRule } from './rule.ts';

const FILES = {
  'meta-frameworks': metaFrameworks,
  'content-systems': contentSystems,
  wordpress,
  'script-libraries': scriptLibraries,
  'ui-kits': uiKits,
  visuals,
  forms,
  widgets,
  'style-kits': styleKits,
  'css-frameworks': cssFrameworks,
  'icon-libraries': iconLibraries,
  'state-management': stateManagement,
  auth,
  animation,
  services,
  analytics,
  marketing,
  commerce,
  chat,
  media,
  deployment,
  languages,
  runtimes,
  'package-managers': packageManagers,
};

function rulesOf([name, content]: [name: string, content: unknown]): TechnologyRule[] {
  const { data, error } = TechnologyFile.safeParse(content);
  if (error) throw new Error(`technologies/${name}.json does not match its schema: ${z.prettifyError(error)}`);
  return data.technologies.map((technology) => ({ ...technology, category: data.category }));
}

/** All supported technologies, in the order of the section. */
export const TECHNOLOGY_RULES: readonly TechnologyRule[] = Object.entries(FILES).flatMap(rulesOf);

/** Icon sets; the images section uses the same rules. */
export const ICON_LIBRARIES = TECHNOLOGY_RULES.filter(({ category }) => category === 'icon_libraries');
