import type { TechSignals } from '@brandprint/contracts';
import type { CDPSession } from 'puppeteer';
import { elementProperties } from './element-properties.ts';

/**
 * A library's name, its global, and the path of its version. Where the global is a word that scripts of a site use for
 * things of their own (a function "next", a date "d3"), the path goes on to something that only the library has.
 */
const PROBES: [name: string, path: string, version?: string][] = [
  ['React', 'React', 'React.version'],
  ['ReactDOM', 'ReactDOM', 'ReactDOM.version'],
  ['Preact', 'preact', 'preact.version'],
  ['Vue', 'Vue', 'Vue.version'],
  ['Vue', '__VUE__'],
  ['Angular', 'ng.coreTokens'],
  ['Angular', 'getAllAngularRootElements'],
  ['AngularJS', 'angular', 'angular.version.full'],
  ['Svelte', '__svelte'],
  ['Ember', 'Ember', 'Ember.VERSION'],
  ['Backbone', 'Backbone', 'Backbone.VERSION'],
  ['Knockout', 'ko.observable', 'ko.version'],
  ['SolidJS', '_$HY'],
  ['SolidJS', 'Solid$$'],
  ['Lit', 'litElementVersions', 'litElementVersions.0'],
  ['Stimulus', 'Stimulus'],
  ['Turbo', 'Turbo'],
  ['Alpine.js', 'Alpine', 'Alpine.version'],
  ['htmx', 'htmx', 'htmx.version'],
  ['Next.js', 'next.version', 'next.version'],
  ['Next.js', '__NEXT_DATA__'],
  ['Next.js', '__next_f'],
  ['Nuxt', '__NUXT__'],
  ['Nuxt', '$nuxt'],
  ['Gatsby', '___gatsby'],
  ['Gatsby', '___loader'],
  ['Remix', '__remixContext'],
  ['React Router', '__reactRouterContext'],
  ['React Router', '__reactRouterVersion', '__reactRouterVersion'],
  ['SvelteKit', '__sveltekit'],
  ['TanStack Start', '$_TSR'],
  ['TanStack Start', '__TSR__'],
  ['Remix', '__remixManifest'],
  ['Astro', 'Astro'],
  ['Qwik', 'qwikevents'],
  ['Docusaurus', 'docusaurus'],
  ['VitePress', '__VP_HASH_MAP__'],
  ['jQuery', 'jQuery', 'jQuery.fn.jquery'],
  ['jQuery', '$.fn.jquery', '$.fn.jquery'],
  ['jQuery UI', 'jQuery.ui.sortable', 'jQuery.ui.version'],
  ['jQuery UI', 'jQuery.ui.dialog', 'jQuery.ui.version'],
  ['jQuery UI', 'jQuery.ui.autocomplete', 'jQuery.ui.version'],
  ['jQuery UI', 'jQuery.datepicker', 'jQuery.ui.version'],
  ['jQuery Mobile', 'jQuery.mobile.version', 'jQuery.mobile.version'],
  ['Bootstrap', 'bootstrap', 'bootstrap.Tooltip.VERSION'],
  ['Bootstrap', 'jQuery.fn.tooltip.Constructor.VERSION', 'jQuery.fn.tooltip.Constructor.VERSION'],
  ['UIkit', 'UIkit', 'UIkit.version'],
  ['Foundation', 'Foundation', 'Foundation.version'],
  ['Materialize', 'M.AutoInit', 'M.version'],
  ['Tailwind CSS', 'tailwind.config'],
  ['Popper', 'Popper'],
  ['Tabler', 'tabler'],
  ['Font Awesome', 'FontAwesome', 'FontAwesome.config.version'],
  ['Feather', 'feather.replace'],
  ['Lucide', 'lucide.createIcons'],
  ['Iconify', 'Iconify'],
  ['GSAP', 'gsap', 'gsap.version'],
  ['GSAP', 'gsapVersions', 'gsapVersions.0'],
  ['GSAP', 'TweenMax', 'TweenMax.version'],
  ['ScrollTrigger', 'ScrollTrigger', 'ScrollTrigger.version'],
  ['Anime.js', 'anime.timeline', 'anime.version'],
  ['Anime.js', 'anime.animate', 'anime.version'],
  ['AOS', 'AOS'],
  ['ScrollReveal', 'ScrollReveal', 'ScrollReveal.version'],
  ['WOW.js', 'WOW'],
  ['Motion', 'Motion.animate'],
  ['Lottie', 'lottie.loadAnimation', 'lottie.version'],
  ['Lottie', 'bodymovin', 'bodymovin.version'],
  ['three.js', '__THREE__', '__THREE__'],
  ['three.js', 'THREE', 'THREE.REVISION'],
  ['Lenis', 'Lenis'],
  ['Locomotive Scroll', 'LocomotiveScroll'],
  ['Barba', 'barba.init', 'barba.version'],
  ['Swiper', 'Swiper'],
  ['Splide', 'Splide'],
  ['Glide', 'Glide'],
  ['Slick', 'jQuery.fn.slick'],
  ['Owl Carousel', 'jQuery.fn.owlCarousel'],
  ['SimpleLightbox', 'SimpleLightbox'],
  ['Magnific Popup', 'jQuery.magnificPopup'],
  ['Masonry', 'Masonry'],
  ['Isotope', 'Isotope'],
  ['Perfect Scrollbar', 'PerfectScrollbar'],
  ['Chart.js', 'Chart.defaults', 'Chart.version'],
  ['ApexCharts', 'ApexCharts'],
  ['ECharts', 'echarts', 'echarts.version'],
  ['Highcharts', 'Highcharts', 'Highcharts.version'],
  ['D3', 'd3.version', 'd3.version'],
  ['reveal.js', 'Reveal.initialize', 'Reveal.VERSION'],
  ['Leaflet', 'L.version', 'L.version'],
  ['Mapbox GL', 'mapboxgl', 'mapboxgl.version'],
  ['Google Maps', 'google.maps', 'google.maps.version'],
  ['DataTables', 'jQuery.fn.dataTable', 'jQuery.fn.dataTable.version'],
  ['Moment.js', 'moment.utc', 'moment.version'],
  ['Lodash', '_.runInContext', '_.VERSION'],
  ['Underscore.js', '_.allKeys', '_.VERSION'],
  ['WebSlides', 'WebSlides'],
  ['Axios', 'axios.get', 'axios.VERSION'],
  ['RequireJS', 'requirejs', 'requirejs.version'],
  ['Modernizr', 'Modernizr', 'Modernizr._version'],
  ['core-js', '__core-js_shared__', '__core-js_shared__.versions.0.version'],
  ['webpack', 'webpackJsonp'],
  ['webpack', 'webpackChunk'],
  ['webpack', 'webpackChunk_N_E'],
  ['Parcel', 'parcelRequire'],
  ['Redux', '__REDUX_STORE__'],
  ['Redux', '__PRELOADED_STATE__'],
  ['Redux', 'Redux'],
  ['Apollo Client', '__APOLLO_CLIENT__', '__APOLLO_CLIENT__.version'],
  ['Apollo Client', '__APOLLO_STATE__'],
  ['TanStack Query', '__REACT_QUERY_STATE__'],
  ['Relay', '__RELAY_STORE__'],
  ['MobX', '__mobxGlobals'],
  ['Pinia', '__pinia'],
  ['Vuex', 'Vuex', 'Vuex.version'],
  ['Zustand', '__ZUSTAND_STORE__'],
  ['Shopify', 'Shopify', 'Shopify.theme.name'],
  ['WordPress', 'wp'],
  ['WooCommerce', 'woocommerce_params'],
  ['Elementor', 'elementorFrontend', 'elementorFrontend.config.version'],
  ['Drupal', 'Drupal'],
  ['Joomla', 'Joomla'],
  ['Wix', 'wixBiSession'],
  ['Squarespace', 'Squarespace'],
  ['Webflow', 'Webflow'],
  ['Framer', '__framer_importFromPackage'],
  ['Ghost', 'ghost'],
  ['Magento', 'Mage'],
  ['PrestaShop', 'prestashop'],
  ['Livewire', 'Livewire'],
  ['Inertia', 'Inertia'],
  ['Auth0', 'auth0'],
  ['Auth0', 'createAuth0Client'],
  ['Clerk', 'Clerk', 'Clerk.version'],
  ['Clerk', '__clerk_publishable_key'],
  ['Firebase', 'firebase', 'firebase.SDK_VERSION'],
  ['Supabase', 'supabase'],
  ['Okta', 'OktaAuth'],
  ['AWS Amplify', 'aws_amplify'],
  ['Google Sign-In', 'google.accounts.id'],
  ['Stripe', 'Stripe', 'Stripe.version'],
  ['PayPal', 'paypal', 'paypal.version'],
  ['Algolia', 'algoliasearch', 'algoliasearch.version'],
  ['Google Analytics', 'ga.q'],
  ['Google Analytics', 'ga.getAll'],
  ['Google Tag Manager', 'google_tag_manager'],
  ['Segment', 'analytics.SNIPPET_VERSION', 'analytics.SNIPPET_VERSION'],
  ['Mixpanel', 'mixpanel'],
  ['Amplitude', 'amplitude'],
  ['PostHog', 'posthog'],
  ['Hotjar', 'hj'],
  ['Plausible', 'plausible'],
  ['Matomo', 'Matomo'],
  ['Sentry', 'Sentry', 'Sentry.SDK_VERSION'],
  ['Sentry', '__SENTRY__'],
  ['Datadog RUM', 'DD_RUM', 'DD_RUM.version'],
  ['Intercom', 'Intercom'],
  ['Drift', 'drift'],
  ['Crisp', '$crisp'],
  ['HubSpot', '_hsq'],
  ['Zendesk', 'zE'],
  ['Usercentrics', 'UC_UI'],
  ['OneTrust', 'OneTrust'],
  ['Cookiebot', 'Cookiebot'],
  ['Cloudflare Turnstile', 'turnstile'],
  ['reCAPTCHA', 'grecaptcha'],
];

/**
 * Runs in the page's own world, where anything may have been patched: every read is guarded, only plain syntax is used,
 * and a named element (`<div id="Vue">`) does not count as a global.
 */
const reader = `(() => {
  const probes = ${JSON.stringify(PROBES)};
  const at = (path) => {
    try {
      let value = window, key = '';
      for (let i = 0; i <= path.length; i++) {
        if (i < path.length && path[i] !== '.') { key += path[i]; continue; }
        if (value === null || (typeof value !== 'object' && typeof value !== 'function')) return undefined;
        value = value[key];
        key = '';
      }
      if (value === null || value === undefined || value === false || value === 0) return undefined;
      if (typeof value === 'object' && typeof value.nodeType === 'number') return undefined;
      return value;
    } catch { return undefined; }
  };
  const found = { __proto__: null };
  for (let i = 0; i < probes.length; i++) {
    const name = probes[i][0];
    if (at(probes[i][1]) === undefined) continue;
    let version = '';
    const says = probes[i][2] ? at(probes[i][2]) : undefined;
    if (typeof says === 'string' || typeof says === 'number') version = '' + says;
    if (!found[name]) found[name] = version;
  }
  return found;
})()`;

/** Known libraries in the page's global scope or on its elements. Throws if the page does not respond within `ms`. */
export async function readGlobals(session: CDPSession, ms: number): Promise<TechSignals['globals']> {
  const ask = async (expression: string): Promise<unknown> => {
    const { result } = await session.send(
      'Runtime.evaluate',
      { expression, returnByValue: true, timeout: 500 },
      { timeout: ms },
    );
    return result.value;
  };
  const named = await ask(reader);
  const fromElements = await ask(elementProperties);
  const globals: TechSignals['globals'] = Object.entries(typeof named === 'object' && named !== null ? named : {})
    .filter(([name]) => PROBES.some(([known]) => known === name))
    .map(([name, version]) => ({ name, version: typeof version === 'string' ? version.slice(0, 40) : '' }));
  for (const triple of Array.isArray(fromElements) ? fromElements.slice(0, 60) : []) {
    if (!Array.isArray(triple) || !triple.every((part) => typeof part === 'string')) continue;
    const [name = '', version = '', property = ''] = triple.map((part: string) => part.slice(0, 40));
    globals.push({ name, version, property });
  }
  return globals;
}
