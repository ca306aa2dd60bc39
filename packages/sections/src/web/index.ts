import { type Evidence, type Provenance, WebSection } from '@brandprint/contracts';
import { type Measured, section } from '../section.ts';
import { plural } from '../shared/words.ts';
import { accessibilitySentences } from './accessibility.ts';
import { type Clue, type Technology, technologies } from './detect.ts';
import { preferredPatterns } from './patterns.ts';
import type { TechSlot } from './rules/rule.ts';
import { designTokens, type TokenTree } from './tokens.ts';

interface WebFacts {
  technologies: Technology[];
  pages: number;
  tokens: TokenTree;
  accessibility: string;
  patterns: string[];
  motion: {
    reduced: boolean;
    asked: boolean;
    moving: number;
    stilled: number;
    keyframes: string[];
    transitions: number;
  };
}

type Entry = WebSection['component_libraries'][number];

/** Technologies of the site, each with what gave it away. */
export const web = section({
  name: 'web',
  needs: [],
  schema: WebSection,
  measure(evidence: Evidence): Measured<WebFacts> {
    const found = technologies(evidence);
    const facts: WebFacts = {
      technologies: found,
      pages: evidence.pages.length,
      tokens: designTokens(evidence),
      accessibility: accessibilitySentences(evidence),
      patterns: preferredPatterns(evidence),
      motion: {
        ...reducedMotion(evidence),
        keyframes: [...new Set(evidence.pages.flatMap((page) => page.css.keyframes))].sort(),
        transitions: new Set(evidence.pages.flatMap((page) => page.css.transitions.map(({ value }) => value))).size,
      },
    };
    return { facts, provenance: provenance(arranged(found)) };
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
        notes: motionNotes(facts),
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

const LISTS = [
  'component_libraries',
  'icon_libraries',
  'meta_frameworks',
  'state_management',
  'auth',
  'deployment',
] as const satisfies TechSlot[];
type ListName = (typeof LISTS)[number];
const OTHERS = ['animation', 'service', 'language', 'runtime', 'package_manager'] as const satisfies TechSlot[];

/** Technologies by their place in the section. Animation libraries and further CSS frameworks are components too. */
function arranged(found: readonly Technology[]) {
  const of = (slot: TechSlot) => found.filter(({ rule }) => rule.slot === slot);
  const [css, ...weaker] = of('css').sort((a, b) => weight(b) - weight(a));
  // Frameworks share class names: names alone count only where nothing else is known.
  const moreCss = weaker.filter(({ clues }) => clues.some(({ kind }) => !NAMES.has(kind)));
  const animation = of('animation').sort((a, b) => b.clues.length - a.clues.length);
  const lists = Object.fromEntries(LISTS.map((name) => [name, of(name)])) as Record<ListName, Technology[]>;
  lists.component_libraries.push(...animation, ...moreCss);
  const others = Object.fromEntries(OTHERS.map((name) => [name, of(name)])) as Record<
    (typeof OTHERS)[number],
    Technology[]
  >;
  return { lists, css, others: { ...others, animation } };
}

/** Clues that are names only. */
const NAMES: ReadonlySet<string> = new Set(['class names', 'styled class names']);

const WEIGHTS: Record<string, number> = {
  banner: 4,
  package: 4,
  file: 3,
  host: 3,
  'custom property': 2,
  'styled class names': 1.5,
  'class names': 1,
};
const weight = ({ clues }: Technology): number =>
  [...new Set(clues.map(({ kind }) => kind))].reduce((total, kind) => total + (WEIGHTS[kind] ?? 1), 0);

const entries = (lists: Record<ListName, Technology[]>): Record<ListName, Entry[]> =>
  Object.fromEntries(LISTS.map((name) => [name, lists[name].map(entry)])) as Record<ListName, Entry[]>;

const entry = (technology: Technology): Entry => ({
  name: technology.rule.name,
  url: technology.rule.url,
  version: technology.version,
  notes: notes(technology),
});

/** What it is and up to three kinds of evidence, for instance "charts; script file https://…; class names apexcharts-canvas". */
function notes({ rule, clues }: Technology): string {
  const kinds = new Map<string, Clue>();
  for (const clue of clues) if (!kinds.has(clue.kind)) kinds.set(clue.kind, clue);
  const seen = [...kinds.values()].slice(0, 3).map(({ kind, value }) => `${WORDS[kind] ?? kind} ${cut(value)}`);
  return [rule.what, ...seen].join('; ');
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

const cut = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > 140 ? `${line.slice(0, 139)}…` : line;
};

const labelled = (found: readonly Technology[]): string =>
  found
    .slice(0, 1)
    .map(({ rule, version }) => (version ? `${rule.name} ${version}` : rule.name))
    .join('');

/** The address that the site asks of a service; its home page where only its traces were seen. */
const addressOf = ({ rule, clues }: Technology): string =>
  clues.find(({ kind }) => kind === 'host' || kind === 'address')?.value ?? rule.url;

/** Share of what moves that has to stand still for who asks for it. */
const HONOURED_FROM = 0.5;

/** A rule that asks is not enough: a library brings one along for its own parts. */
function reducedMotion({ pages }: Evidence) {
  const asked = pages.some(({ css }) => css.prefersReducedMotion);
  const moving = pages.reduce((sum, { css }) => sum + (css.motion?.moving ?? 0), 0);
  const stilled = pages.reduce((sum, { css }) => sum + (css.motion?.stilled ?? 0), 0);
  return { asked, moving, stilled, reduced: asked && (moving === 0 || stilled / moving >= HONOURED_FROM) };
}

function motionNotes({ motion }: WebFacts): string {
  const { asked, moving, stilled, keyframes, transitions } = motion;
  if (keyframes.length === 0 && transitions === 0) return '';
  return [
    `${keyframes.length} keyframe animations${keyframes.length > 0 ? ` (${keyframes.slice(0, 6).join(', ')})` : ''}`,
    `${transitions} different transitions`,
    asked ? 'rules ask for prefers-reduced-motion' : 'no rule asks for prefers-reduced-motion',
    asked && moving > 0 ? `${stilled} of ${moving} moving elements stand still where it is set` : '',
  ]
    .filter(Boolean)
    .join('; ');
}

const summary = ({ technologies: all, pages }: WebFacts): string => {
  const { lists, css, others } = arranged(all);
  const found = new Set([...Object.values(lists).flat(), ...Object.values(others).flat(), ...(css ? [css] : [])]);
  return found.size > 0
    ? `${found.size} ${found.size === 1 ? 'technology' : 'technologies'} recognised on ${plural(pages, 'page')} by requested files, licence banners, response headers, markup and styles.`
    : '';
};

function provenance({ lists, css, others }: ReturnType<typeof arranged>): Provenance[] {
  const at = (path: string, technology: Technology): Provenance[] =>
    technology.clues.slice(0, 1).map((clue) => stated(path, technology, clue));
  return [
    ...LISTS.flatMap((name) => lists[name].flatMap((technology, index) => at(`/${name}/${index}`, technology))),
    ...(css ? at('/css_framework', css) : []),
    ...others.animation.slice(0, 1).flatMap((technology) => at('/animation/library', technology)),
    ...others.service.flatMap((technology, index) => at(`/custom_urls/${index}`, technology)),
    ...(['language', 'runtime', 'package_manager'] as const).flatMap((name) =>
      others[name].slice(0, 1).flatMap((technology) => at(`/${name}`, technology)),
    ),
  ];
}

const stated = (path: string, { clues }: Technology, clue: Clue): Provenance => ({
  path,
  page: clue.page,
  selector: '',
  property: clue.kind,
  value: cut(clue.value),
  count: clues.length,
  confidence: clues.every(({ kind }) => NAMES.has(kind)) ? 0.7 : 0.95,
});
