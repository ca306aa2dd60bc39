import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { SiteRoute } from '@brandprint/testing';
import { build } from 'esbuild';

const require = createRequire(import.meta.url);
const root = (name: string): string => fileURLToPath(new URL(`../node_modules/${name}`, import.meta.url));
const file = (path: string): Buffer => readFileSync(root(path));
/** The version of a package that a site uses. */
const versionOf = (name: string): string => require(root(`${name}/package.json`)).version;

/** A program as sites ship it: one minified file in which only strings reveal its libraries. */
async function bundle(contents: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: fileURLToPath(new URL('.', import.meta.url)), loader: 'jsx' },
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    define: { 'process.env.NODE_ENV': '"production"', __VUE_OPTIONS_API__: 'true', __VUE_PROD_DEVTOOLS__: 'false' },
    legalComments: 'none',
    logLevel: 'silent',
  });
  return outputFiles[0]?.text ?? '';
}

const prose = '<p>Acme makes anvils for people who like their things heavy and well made.</p>'.repeat(6);
const page = (body: string, head = ''): string =>
  `<!doctype html><html lang="en"><head><title>Acme</title>${head}</head><body>${body}
  <main>${prose}</main></body></html>`;
const served = (body: string, headers: Record<string, string>): SiteRoute => ({
  headers: { 'content-type': 'text/html; charset=utf-8', ...headers },
  body,
});
const app = '<div id="app"></div><script src="/assets/main.js"></script>';

export interface TechnologyCase {
  routes: Record<string, SiteRoute>;
  /** The expected technologies, with versions where they can be known. */
  expected: Record<string, string>;
}

/** Sites with the published files of packages, and bundles of them. */
export async function technologyCases(): Promise<Record<string, TechnologyCase>> {
  const program = async (source: string): Promise<Record<string, SiteRoute>> => ({
    '/': page(app),
    '/assets/main.js': await bundle(source),
  });
  return {
    'scripts of its own with names as libraries have them': {
      routes: {
        '/': page(`<script>var d3 = new Date(), lottie = {}, anime = ['Akira'], moment = 3, Chart = { title: 'Sales' };
          function next() {} function feather() {} function ko() {}</script>`),
      },
      expected: {},
    },
    'React with Redux and TanStack Query in one file': {
      routes: await program(`import { createElement as h } from 'react'; import { createRoot } from 'react-dom/client';
        import { legacy_createStore } from 'redux'; import { Provider } from 'react-redux';
        import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
        createRoot(document.getElementById('app')).render(h(Provider, { store: legacy_createStore((s = {}) => s) },
          h(QueryClientProvider, { client: new QueryClient() }, h('h1', null, 'Anvils'))));`),
      expected: { React: versionOf('react-dom'), Redux: '', 'TanStack Query': '' },
    },
    'Vue with Pinia in one file': {
      routes: await program(`import { createApp, h } from 'vue'; import { createPinia } from 'pinia';
        createApp({ render: () => h('h1', 'Anvils') }).use(createPinia()).mount('#app');`),
      expected: { Vue: versionOf('vue'), Pinia: '' },
    },
    'Preact in one file': {
      routes: await program(
        `import { h, render } from 'preact'; render(h('h1', null, 'Anvils'), document.getElementById('app'));`,
      ),
      expected: { Preact: '' },
    },
    'Alpine.js in one file': {
      routes: {
        '/': page(
          '<div x-data="{ open: true }"><h1 x-show="open">Anvils</h1></div><script src="/assets/main.js"></script>',
        ),
        '/assets/main.js': await bundle(`import Alpine from 'alpinejs'; Alpine.start();`),
      },
      expected: { 'Alpine.js': '' },
    },
    'Swiper in one file': {
      routes: {
        '/': page(
          '<div class="swiper"><div class="swiper-wrapper"><div class="swiper-slide">One</div><div class="swiper-slide">Two</div></div></div><script src="/assets/main.js"></script>',
        ),
        '/assets/main.js': await bundle(`import Swiper from 'swiper'; new Swiper('.swiper');`),
      },
      expected: { Swiper: '' },
    },
    'Bootstrap, jQuery and Bootstrap Icons as published': {
      routes: {
        '/': page(
          '<nav class="navbar navbar-expand-lg"><a class="navbar-brand" href="/">Acme</a></nav><i class="bi bi-heart"></i><i class="bi bi-star"></i>',
          `<link rel="stylesheet" href="/css/app.css"><link rel="stylesheet" href="/css/icons.css">
           <script src="/js/a.js"></script><script src="/js/b.js"></script>`,
        ),
        '/css/app.css': file('bootstrap/dist/css/bootstrap.min.css'),
        '/css/icons.css': file('bootstrap-icons/font/bootstrap-icons.min.css'),
        '/css/fonts/bootstrap-icons.woff2': file('bootstrap-icons/font/fonts/bootstrap-icons.woff2'),
        '/js/a.js': file('jquery/dist/jquery.min.js'),
        '/js/b.js': file('bootstrap/dist/js/bootstrap.bundle.min.js'),
      },
      expected: {
        Bootstrap: versionOf('bootstrap'),
        jQuery: versionOf('jquery'),
        'Bootstrap Icons': versionOf('bootstrap-icons'),
      },
    },
    "Bootstrap's rules inside a site's own stylesheet": {
      routes: {
        '/': page(
          '<nav class="navbar navbar-expand-lg"><a class="navbar-brand" href="/">Acme</a></nav><a class="btn btn-primary" href="/">Go</a>',
          '<link rel="stylesheet" href="/site.css">',
        ),
        '/site.css': `.acme-hero{color:#123456}${file('bootstrap/dist/css/bootstrap.min.css')}`,
      },
      expected: { Bootstrap: versionOf('bootstrap') },
    },
    'Bulma as published': {
      routes: {
        '/': page(
          '<section class="hero is-primary"><h1 class="title">Acme</h1></section>',
          '<link rel="stylesheet" href="/main.css">',
        ),
        '/main.css': file('bulma/css/bulma.min.css'),
      },
      expected: { Bulma: versionOf('bulma') },
    },
    'names of libraries that are not there': {
      routes: {
        '/': page(
          `<nav class="navbar-brand btn-primary col-md-6 d-flex card-body form-control input-group"><i class="fab fa-x"></i><i class="bi bi-heart"></i></nav>
           <div x-data="{}" data-aos="fade-up" class="swiper swiper-wrapper swiper-slide md:flex hover:bg-red-500 lg:px-8 dark:text-white sm:p-4">Anvils</div>`,
        ),
      },
      expected: {},
    },
    'SvelteKit as it builds a page': {
      routes: {
        '/': `<!doctype html><html lang="en"><head><title>Acme</title><link href="./_app/immutable/entry/start.DECPUmp2.js" rel="modulepreload">
          </head><body data-sveltekit-preload-data="hover"><div style="display: contents"><h1>Anvils</h1>${prose}
          <script>{ __sveltekit_1oqjoor = { base: new URL(".", location).pathname.slice(0, -1) }; }</script></div></body></html>`,
        '/_app/immutable/entry/start.DECPUmp2.js': 'export const e=()=>Error("https://svelte.dev/e/hydration_failed");',
      },
      expected: { SvelteKit: '', Svelte: '' },
    },
    'Astro as it builds a page': {
      routes: {
        '/': page(
          '<h1 data-astro-cid-j7pv25f6>Anvils</h1>',
          '<meta name="generator" content="Astro v5.18.2"><link rel="stylesheet" href="/_astro/index.DPYAKoK4.css">',
        ),
        '/_astro/index.DPYAKoK4.css': 'h1[data-astro-cid-j7pv25f6]{color:red}',
      },
      expected: { Astro: '5.18.2' },
    },
    'Next.js as it builds a page': {
      routes: {
        '/': page(
          `<h1>Anvils</h1><script>(self.__next_f=self.__next_f||[]).push([0])</script>`,
          '<script src="/_next/static/chunks/main-app-7f9e0d029ecd8725.js" async=""></script>',
        ),
        '/_next/static/chunks/main-app-7f9e0d029ecd8725.js': 'window.next={version:"15.5.29",appDir:!0};',
      },
      expected: { 'Next.js': '15.5.29' },
    },
    'headers of hosts and servers': {
      routes: {
        '/': served(page('<h1>Anvils</h1>'), {
          server: 'cloudflare',
          'cf-ray': '8f-FRA',
          'x-powered-by': 'Express',
          'x-vercel-id': 'fra1::a',
        }),
      },
      expected: { Cloudflare: '', Vercel: '', Express: '', 'Node.js': '' },
    },
  };
}
