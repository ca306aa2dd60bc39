import { type Evidence, WebSection } from '@brandprint/contracts';
import { type Measured, section } from '../section.ts';
import { plural } from '../shared/words.ts';
import { accessibilityProvenance, accessibilitySentences } from './accessibility.ts';
import { arranged, LISTS, type ListName, toldOf } from './arrange.ts';
import { type Technology, technologies } from './detect.ts';
import { type Motion, motionNotes, motionOf, motionProvenance } from './motion.ts';
import { patternProvenance, preferredPatterns } from './patterns.ts';
import { cluesByKind, cut, technologyProvenance } from './provenance.ts';
import { designTokens, type TokenTree } from './tokens.ts';

interface WebFacts {
  technologies: Technology[];
  pages: number;
  tokens: TokenTree;
  accessibility: string;
  patterns: string[];
  motion: Motion;
}

type Entry = WebSection['component_libraries'][number];

/** Technologies of the site, each with what gave it away. */
export const web = section({
  name: 'web',
  needs: [],
  schema: WebSection,
  measure(evidence: Evidence): Measured<WebFacts> {
    const found = technologies(evidence);
    const motion = motionOf(evidence);
    const tokens = designTokens(evidence);
    return {
      facts: {
        technologies: found,
        pages: evidence.pages.length,
        tokens: tokens.tree,
        accessibility: accessibilitySentences(evidence),
        patterns: preferredPatterns(evidence),
        motion,
      },
      provenance: [
        ...technologyProvenance(arranged(found)),
        ...accessibilityProvenance(evidence),
        ...motionProvenance(evidence, motion),
        ...tokens.provenance,
        ...patternProvenance(evidence),
      ],
    };
  },
  compose(facts) {
    const { lists, css, others } = arranged(facts.technologies);
    const animation = others.animation[0];
    return {
      ...entries(lists),
      css_framework: css
        ? { name: css.rule.name, ...versionOf(css, lists.component_libraries) }
        : { name: '', version: '', theme_config_url: '', notes: '' },
      language: labelled(others.language),
      runtime: labelled(others.runtime),
      package_manager: labelled(others.package_manager),
      accessibility: facts.accessibility,
      animation: {
        library: animation?.rule.name ?? '',
        reduced_motion: facts.motion.reduced,
        notes: motionNotes(facts.motion),
      },
      design_tokens: facts.tokens,
      preferred_patterns: facts.patterns,
      custom_urls: others.service.map((service) => ({ label: service.rule.name, url: addressOf(service) })),
      notes: summary(facts),
    };
  },
});

/** Its own version; where its styles say none, that of its scripts, which are published together. */
function versionOf(css: Technology, components: readonly Technology[]) {
  const scripts = css.version
    ? undefined
    : components.find(({ rule, version }) => rule.name === css.rule.name && version);
  return {
    version: css.version || (scripts?.version ?? ''),
    theme_config_url: '',
    notes: [notes(css), scripts ? 'version as its scripts say' : ''].filter(Boolean).join('; '),
  };
}

const entries = (lists: Record<ListName, Technology[]>): Record<ListName, Entry[]> =>
  Object.fromEntries(LISTS.map((name) => [name, lists[name].map(entry)])) as Record<ListName, Entry[]>;

const entry = (technology: Technology): Entry => ({
  name: technology.rule.name,
  url: technology.rule.url,
  version: technology.version,
  notes: notes(technology),
});

/** What it is and up to three kinds of evidence, for instance "charts; script file https://…; class names apexcharts-canvas". */
function notes(technology: Technology): string {
  const seen = cluesByKind(technology)
    .slice(0, 3)
    .map(({ kind, value }) => `${WORDS[kind] ?? kind} ${cut(value)}`);
  return [technology.rule.description, ...seen].join('; ');
}

const WORDS: Record<string, string> = {
  banner: 'licence banner of',
  package: 'package at',
  file: 'file',
  host: 'requested from',
  address: 'requested',
  header: 'response header',
  site: 'served at',
  code: 'code in',
};

const labelled = (found: readonly Technology[]): string =>
  found
    .slice(0, 1)
    .map(({ rule, version }) => (version ? `${rule.name} ${version}` : rule.name))
    .join('');

/** The address that the site asks of a service; its home page where only its traces were seen. */
const addressOf = ({ rule, clues }: Technology): string =>
  clues.find(({ kind }) => kind === 'host' || kind === 'address')?.value ?? rule.url;

const summary = ({ technologies: all, pages }: WebFacts): string => {
  const found = toldOf(arranged(all)).length;
  return found > 0
    ? `${found} ${found === 1 ? 'technology' : 'technologies'} recognised on ${plural(pages, 'page')} by requested files, licence banners, response headers, markup and styles.`
    : '';
};
