import type { AccessibilityEvidence, TechSignals } from '@brandprint/contracts';
import { collapseWhitespace, truncate } from './dom.ts';
import type { Stylesheets } from './stylesheets.ts';
import type { PageWalk } from './types.ts';

/** A selector and the name of its match; with an attribute, its value is appended. */
const MARKERS: [selector: string, name: string, attribute?: string][] = [
  ['[data-reactroot]', 'data-reactroot'],
  ['[ng-version]', 'ng-version', 'ng-version'],
  ['[ng-app], [data-ng-app]', 'ng-app'],
  ['#__next', '#__next'],
  ['script#__NEXT_DATA__', '__NEXT_DATA__'],
  ['next-route-announcer', 'next-route-announcer'],
  ['#__nuxt', '#__nuxt'],
  ['[data-v-app]', 'data-v-app'],
  ['[data-server-rendered]', 'data-server-rendered'],
  ['#___gatsby', '#___gatsby'],
  ['#svelte, [class*="svelte-"]', 'svelte-class'],
  ['[data-sveltekit-preload-data], [data-sveltekit-hydrate]', 'data-sveltekit'],
  ['astro-island', 'astro-island'],
  ['[class*="astro-"]', 'astro-class'],
  ['[data-astro-cid], [data-astro-source-file]', 'data-astro'],
  ['[q\\:container]', 'q:container', 'q:version'],
  ['[x-data]', 'x-data'],
  ['[hx-get], [hx-post], [data-hx-get], [hx-boost]', 'hx-'],
  ['[data-controller]', 'data-controller'],
  ['turbo-frame', 'turbo-frame'],
  ['[data-turbo-track], [data-turbolinks-track]', 'data-turbo'],
  ['[wire\\:id]', 'wire:id'],
  ['[data-phx-main], [phx-hook]', 'phx'],
  ['[data-wf-site], [data-wf-page]', 'data-wf'],
  ['[data-framer-name], #__framer-badge-container', 'data-framer'],
  ['[data-elementor-type]', 'data-elementor-type'],
  ['#shopify-section-header, [id^="shopify-section"]', 'shopify-section'],
  ['#SITE_CONTAINER, #site-root[class*="wix"]', 'wix'],
  ['[data-squarespace-module], .sqs-block', 'squarespace'],
  ['[data-headlessui-state]', 'data-headlessui-state'],
  ['[data-radix-popper-content-wrapper], [data-radix-collection-item], [id^="radix-"]', 'radix'],
  ['[data-slot]', 'data-slot'],
  ['[class*="Mui"]', 'Mui-class'],
  ['style[data-emotion]', 'data-emotion', 'data-emotion'],
  ['style[data-styled], style[data-styled-components]', 'data-styled', 'data-styled-version'],
  ['[class*="chakra-"]', 'chakra-class'],
  ['[class*="mantine-"]', 'mantine-class'],
  ['[class*="ant-btn"], [class*="ant-layout"]', 'ant-class'],
  ['[data-theme]', 'data-theme', 'data-theme'],
  ['[data-bs-theme]', 'data-bs-theme', 'data-bs-theme'],
  ['[data-bs-toggle], [data-bs-target]', 'data-bs'],
  ['[data-toggle], [data-target]', 'data-toggle'],
  ['canvas[data-engine^="three.js"]', 'data-engine', 'data-engine'],
  ['.mapboxgl-map', 'mapboxgl-map'],
  ['.maplibregl-map', 'maplibregl-map'],
  ['[data-aos]', 'data-aos'],
  ['[data-scroll-container]', 'data-scroll-container'],
  ['[data-framer-appear-id], [data-projection-id]', 'data-projection-id'],
  ['lottie-player, dotlottie-player', 'lottie-player'],
  ['svg[data-icon][data-prefix]', 'svg-inline--fa'],
  ['svg.lucide, svg[class*="lucide-"]', 'lucide'],
  ['svg.feather, svg[class*="feather-"]', 'feather'],
  ['svg[class*="heroicon"], svg[data-slot="icon"]', 'heroicon'],
  ['svg.tabler-icon, svg[class*="icon-tabler"]', 'icon-tabler'],
  ['iconify-icon, .iconify', 'iconify'],
  ['ion-icon', 'ion-icon'],
  ['form[data-netlify="true"], form[netlify]', 'netlify-form'],
  ['script[data-website-id]', 'website-id', 'data-website-id'],
  ['form[action*="/cdn-cgi/"], script[data-cf-beacon], a[href*="/cdn-cgi/l/email-protection"]', 'cloudflare'],
  ['meta[name="csrf-param"]', 'csrf-param', 'content'],
  ['input[name="__VIEWSTATE"]', '__VIEWSTATE'],
  ['html[data-n-head], html[data-n-head-ssr]', 'data-n-head'],
  ['html[data-critters-container]', 'data-critters-container'],
  ['link[href*="/wp-content/"], script[src*="/wp-content/"], img[src*="/wp-content/"]', 'wp-content'],
  ['script[src*="/_next/"], link[href*="/_next/"]', '/_next/'],
  ['script[src*="/_nuxt/"], link[href*="/_nuxt/"]', '/_nuxt/'],
  ['script[type="module"][src*="/assets/index-"]', 'vite-assets'],
  ['link[href*="/_astro/"], script[src*="/_astro/"]', '/_astro/'],
  ['[href^="/_app/immutable/"], [src*="/_app/immutable/"]', '/_app/immutable/'],
];

function countNames(names: Iterable<string>, limit: number): { name: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const name of names) if (name.length <= 80) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts]
    .map(([name, times]) => ({ name, count: times }))
    .sort((a, b) => b.count - a.count)
    .slice(0, limit);
}

function comments(): string[] {
  const found: string[] = [];
  const iterator = document.createNodeIterator(document, NodeFilter.SHOW_COMMENT);
  for (let node = iterator.nextNode(), i = 0; node && i < 2000 && found.length < 40; node = iterator.nextNode(), i++) {
    const text = collapseWhitespace(truncate(node.nodeValue ?? '', 400));
    if (text) found.push(truncate(text, 200));
  }
  return found;
}

const CLASS_IN_SELECTOR = /\.((?:\\.|[\w-]|[\u0080-\uffff])+)/g;

/** Class names in the selectors of the page's rules. */
function classesInRules(sheets: Stylesheets): Set<string> {
  const names = new Set<string>();
  for (const { selector } of sheets.rules)
    for (const [, name = ''] of selector.matchAll(CLASS_IN_SELECTOR)) names.add(name.replaceAll('\\', ''));
  return names;
}

const MAX_STYLE_BANNERS = 20;

/** Licence comments of inline stylesheets: inlined code has no URL that tells its origin. */
function styleBanners(): string[] {
  const found: string[] = [];
  for (const style of document.querySelectorAll('style')) {
    for (const [comment] of (style.textContent ?? '').matchAll(/\/\*!.{5,}?\*\//gs)) {
      if (found.length >= MAX_STYLE_BANNERS) return found;
      found.push(truncate(collapseWhitespace(comment), 300));
    }
  }
  return found;
}

const MAX_FORM_HOSTS = 5;

/** Other hosts that forms are sent to. */
function formHosts(): string[] {
  const hosts = new Set<string>();
  for (const form of document.querySelectorAll('form[action]')) {
    const action = form.getAttribute('action') ?? '';
    const url = URL.canParse(action, document.baseURI) ? new URL(action, document.baseURI) : null;
    if (url && /^https?:$/.test(url.protocol) && url.host !== location.host) hosts.add(url.hostname);
  }
  return [...hosts].slice(0, MAX_FORM_HOSTS);
}

/** The script that Vite up to version 4 puts into the page: other bundlers give no module such a name. */
const VITE_ENTRY = /\/assets\/[\w-]+\.[0-9a-f]{8}\.js$/;

const hasViteEntry = (): boolean =>
  [...document.querySelectorAll('script[type="module"][crossorigin][src]')].some((script) =>
    VITE_ENTRY.test(script.getAttribute('src') ?? ''),
  );

const SCRIPT_CHARS = 300;
const MAX_SCRIPT = 100_000;
const MAX_REFERENCES = 12;
/** Addresses in quotes, and ids under which a service measures. */
const REFERENCE = /["'`](?:https:\/\/[\w.-]+\/[\w./?=&%-]{0,100}|(?:G|UA|AW|GTM)-[A-Z0-9-]{4,20}["'`])/g;

/** The beginning of an inline script, and what the rest names: scripts that are loaded after consent come late. */
function inlineScript(code: string): string {
  const rest = code.slice(SCRIPT_CHARS, MAX_SCRIPT);
  const references = new Set([...rest.matchAll(REFERENCE)].map(([found]) => found));
  return [truncate(code, SCRIPT_CHARS), ...[...references].slice(0, MAX_REFERENCES)].join('\n');
}

/** Technical clues in the page's markup; `globals` is read in the page's own world. */
export function readSignals(sheets: Stylesheets): Omit<TechSignals, 'globals'> {
  const dom: string[] = [];
  for (const [selector, name, attribute] of MARKERS) {
    const el = document.querySelector(selector);
    if (!el) continue;
    const value = attribute ? el.getAttribute(attribute) : null;
    dom.push(value ? `${name}=${truncate(value, 40)}` : name);
  }
  if (hasViteEntry()) dom.push('vite-entry');
  dom.push(...formHosts().map((host) => `form=${host}`));
  const elements = [...document.querySelectorAll('[class]')].slice(0, 20_000);
  const styled = classesInRules(sheets);
  const classes = countNames(
    elements.flatMap((el) => [...el.classList]),
    600,
  ).map((one) => (styled.has(one.name) ? { ...one, styled: true as const } : one));
  const banners = styleBanners();
  const custom = new Set<string>();
  for (const el of [...document.querySelectorAll('*')].slice(0, 20_000))
    if (el.localName.includes('-')) custom.add(el.localName);
  return {
    generator: document.querySelector('meta[name="generator" i]')?.getAttribute('content') ?? '',
    dom,
    classes,
    comments: comments(),
    customElements: [...custom].slice(0, 100),
    inlineScripts: [...document.scripts]
      .filter((script) => !script.src && script.textContent?.trim())
      .slice(0, 60)
      .map((script) => inlineScript(script.textContent?.trim() ?? '')),
    ...(banners.length > 0 && { styleBanners: banners }),
  };
}

const LANDMARKS: Record<string, string> = {
  header: 'banner',
  nav: 'navigation',
  main: 'main',
  aside: 'complementary',
  footer: 'contentinfo',
  search: 'search',
};

function isLabelled(el: Element): boolean {
  const labels = (el as HTMLInputElement).labels;
  return (
    (labels?.length ?? 0) > 0 ||
    ['aria-label', 'aria-labelledby', 'title'].some((name) => el.getAttribute(name)?.trim())
  );
}

export function readAccessibility(walked: PageWalk): AccessibilityEvidence {
  const landmarks = new Set<string>();
  const roles = new Set<string>();
  const headingOrder: number[] = [];
  let images = 0;
  let imagesWithoutAlt = 0;
  let inputs = 0;
  let inputsWithoutLabel = 0;
  for (const { el, tag, context, visible, ariaHidden } of walked.elements) {
    const role = el.getAttribute('role') ?? '';
    if (role && roles.size < 60) roles.add(role);
    const landmark = Object.values(LANDMARKS).includes(role) ? role : LANDMARKS[tag];
    const scoped =
      (tag === 'header' || tag === 'footer') && el.parentElement?.closest('article, section, main, aside, nav');
    if (landmark && !scoped) landmarks.add(landmark);
    if (/^h[1-6]$/.test(tag) || role === 'heading') {
      if (visible && !ariaHidden && headingOrder.length < 300) headingOrder.push(context.heading ?? 2);
    } else if (tag === 'img') {
      images++;
      if (!el.hasAttribute('alt') && !ariaHidden && role !== 'presentation') imagesWithoutAlt++;
    } else if (
      /^(?:input|select|textarea)$/.test(tag) &&
      !/^(?:hidden|submit|button|reset|image)$/.test(el.getAttribute('type') ?? '')
    ) {
      inputs++;
      if (!isLabelled(el)) inputsWithoutLabel++;
    }
  }
  const first = [...document.querySelectorAll('a[href^="#"]')].slice(0, 5);
  return {
    landmarks: [...landmarks],
    skipLink: first.some((el) =>
      /skip|jump to|zum inhalt|aller au contenu|saltar/i.test(`${el.textContent} ${el.className}`),
    ),
    images,
    imagesWithoutAlt,
    inputs,
    inputsWithoutLabel,
    headingOrder,
    ariaRoles: [...roles],
  };
}
