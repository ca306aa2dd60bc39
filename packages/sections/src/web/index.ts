import { type Evidence, WebSection } from '@brandprint/contracts';
import { defineSection, type Measurement } from '../section.ts';
import { pluralize } from '../shared/format-text.ts';
import { accessibilityProvenance, describeAccessibility } from './accessibility.ts';
import { detectTechnologies, type Technology } from './detect-technologies.ts';
import { groupTechnologies, LIST_NAMES, type ListName, reportedTechnologies } from './group-technologies.ts';
import { describeMotion, type Motion, measureMotion, motionProvenance } from './motion.ts';
import { describePatterns, patternProvenance } from './preferred-patterns.ts';
import { cluesByKind, technologyProvenance, truncate } from './provenance.ts';
import { collectDesignTokens, type TokenTree } from './tokens/index.ts';

interface WebFacts {
  technologies: Technology[];
  pages: number;
  tokens: TokenTree;
  accessibility: string;
  patterns: string[];
  motion: Motion;
}

type Entry = WebSection['component_libraries'][number];

/** Technologies of the site with their clues. */
export const web = defineSection({
  name: 'web',
  needs: [],
  schema: WebSection,
  measure(evidence: Evidence): Measurement<WebFacts> {
    const found = detectTechnologies(evidence);
    const motion = measureMotion(evidence);
    const tokens = collectDesignTokens(evidence);
    return {
      facts: {
        technologies: found,
        pages: evidence.pages.length,
        tokens: tokens.tree,
        accessibility: describeAccessibility(evidence),
        patterns: describePatterns(evidence),
        motion,
      },
      provenance: [
        ...technologyProvenance(groupTechnologies(found)),
        ...accessibilityProvenance(evidence),
        ...motionProvenance(evidence, motion),
        ...tokens.provenance,
        ...patternProvenance(evidence),
      ],
    };
  },
  compose(facts) {
    const { lists, css, others } = groupTechnologies(facts.technologies);
    const animation = others.animation[0];
    return {
      ...composeLists(lists),
      css_framework: css
        ? { name: css.rule.name, ...composeCssFramework(css, lists.component_libraries) }
        : { name: '', version: '', theme_config_url: '', notes: '' },
      language: nameAndVersion(others.language),
      runtime: nameAndVersion(others.runtime),
      package_manager: nameAndVersion(others.package_manager),
      accessibility: facts.accessibility,
      animation: {
        library: animation?.rule.name ?? '',
        reduced_motion: facts.motion.honorsReducedMotion,
        notes: describeMotion(facts.motion),
      },
      design_tokens: facts.tokens,
      preferred_patterns: facts.patterns,
      custom_urls: others.service.map((service) => ({ label: service.rule.name, url: serviceUrl(service) })),
      notes: summarizeTechnologies(facts),
    };
  },
});

/** Its own version; if the styles have none, that of its scripts, which are published together. */
function composeCssFramework(css: Technology, components: readonly Technology[]) {
  const scripts = css.version
    ? undefined
    : components.find(({ rule, version }) => rule.name === css.rule.name && version);
  return {
    version: css.version || (scripts?.version ?? ''),
    theme_config_url: '',
    notes: [describeTechnology(css), scripts ? 'version taken from its scripts' : ''].filter(Boolean).join('; '),
  };
}

const composeLists = (lists: Record<ListName, Technology[]>): Record<ListName, Entry[]> =>
  Object.fromEntries(LIST_NAMES.map((name) => [name, lists[name].map(toEntry)])) as Record<ListName, Entry[]>;

const toEntry = (technology: Technology): Entry => ({
  name: technology.rule.name,
  url: technology.rule.url,
  version: technology.version,
  notes: describeTechnology(technology),
});

/**
 * A description and up to three kinds of clues, for instance "charts; script file https://…; class names
 * apexcharts-canvas".
 */
function describeTechnology(technology: Technology): string {
  const seen = cluesByKind(technology)
    .slice(0, 3)
    .map(({ kind, value }) => `${CLUE_LABELS[kind] ?? kind} ${truncate(value)}`);
  return [technology.rule.description, ...seen].join('; ');
}

const CLUE_LABELS: Record<string, string> = {
  banner: 'licence banner of',
  package: 'package at',
  file: 'file',
  host: 'requested from',
  address: 'requested',
  header: 'response header',
  site: 'served at',
  code: 'code in',
};

const nameAndVersion = (found: readonly Technology[]): string =>
  found
    .slice(0, 1)
    .map(({ rule, version }) => (version ? `${rule.name} ${version}` : rule.name))
    .join('');

/** The URL that the site requests from a service; the service's home page if there are only indirect clues. */
const serviceUrl = ({ rule, clues }: Technology): string =>
  clues.find(({ kind }) => kind === 'host' || kind === 'address')?.value ?? rule.url;

const summarizeTechnologies = ({ technologies: all, pages }: WebFacts): string => {
  const found = reportedTechnologies(groupTechnologies(all)).length;
  return found > 0
    ? `${found} ${found === 1 ? 'technology' : 'technologies'} recognised on ${pluralize(pages, 'page')} by requested files, licence banners, response headers, markup and styles.`
    : '';
};
