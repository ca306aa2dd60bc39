import type { ResourceEvidence } from '@brandprint/contracts';

const BANNER_CHARS = 500;
const MAX_COMMENTS = 1_500;
const MAX_COMMENT = 300;

/** A string that minifiers keep, the library that it belongs to, and where its version is. */
const SIGNATURES: readonly (readonly [sign: string, name: string, version?: RegExp])[] = [
  ['rendererPackageName', 'React', /version:\s*["'`](\d[\w.-]*)["'`],\s*rendererPackageName:\s*["'`]react-dom["'`]/],
  ['svelte.dev/e/', 'Svelte'],
  ['_$DX_DELEGATE', 'SolidJS'],
  ['_$litType$', 'Lit'],
  ['_x_dataStack', 'Alpine.js'],
  ['htmx:configRequest', 'htmx'],
  ['redux.js.org/Errors', 'Redux'],
  ['@@redux/INIT', 'Redux'],
  ['mobx administration', 'MobX'],
  ['zustand persist middleware', 'Zustand'],
  ['$pinia', 'Pinia'],
  ['No QueryClient set, use QueryClientProvider', 'TanStack Query'],
  ['go.apollo.dev/c/err', 'Apollo Client'],
  ['__APOLLO_CLIENT__', 'Apollo Client'],
  ['__SWR_DEVTOOLS_USE__', 'SWR'],
  ['used inside a <RecoilRoot>', 'Recoil'],
  ['xstate.init', 'XState'],
  ['framerAppearId', 'Motion'],
  ['data-radix-', 'Radix UI'],
  ['headlessui-', 'Headless UI'],
  ['swiper-backface-hidden', 'Swiper'],
  ['__lodash_hash_undefined__', 'Lodash'],
  ['isAxiosError', 'Axios'],
  ['auth0-spa-js', 'Auth0'],
  ['clerk.accounts.dev', 'Clerk'],
  ['nextauth.message', 'Auth.js'],
  ['supabase-js', 'Supabase'],
  ['identitytoolkit.googleapis.com', 'Firebase'],
  ['okta-auth-js', 'Okta'],
  ['msal.js.browser', 'Microsoft Entra ID'],
  ['kc-callback-', 'Keycloak'],
  // Services that a script of the site loads or calls, often after consent only.
  ['googletagmanager.com/gtag/js', 'Google Analytics', /["'`](?:G|UA)-[A-Z0-9]{4}/],
  ['googletagmanager.com/gtm.js', 'Google Tag Manager'],
  ['google.com/recaptcha/api.js', 'reCAPTCHA', /recaptcha\/api\.js\?(?:render|onload)=/],
  ['challenges.cloudflare.com/turnstile/', 'Cloudflare Turnstile'],
  ['js.hcaptcha.com/', 'hCaptcha'],
  ['connect.facebook.net/', 'Meta Pixel', /connect\.facebook\.net\/[\w/]+\/fbevents\.js/],
  ['snap.licdn.com/li.lms-analytics', 'LinkedIn Insight Tag'],
  ['clarity.ms/tag/', 'Microsoft Clarity'],
  ['static.hotjar.com/', 'Hotjar'],
  ['mc.yandex.ru/metrika/', 'Yandex Metrica'],
  ['maps.googleapis.com/maps/api/js', 'Google Maps'],
  ['formspree.io/f/', 'Formspree', /formspree\.io\/f\/\w/],
  ['api.web3forms.com/submit', 'Web3Forms'],
  ['formsubmit.co/', 'FormSubmit', /https:\/\/formsubmit\.co\/\w/],
  ['@vercel/analytics', 'Vercel Analytics', /["'`]@vercel\/analytics["'`](?:,\s*\w{1,4}\s*=\s*["'`](\d[\w.-]*)["'`])?/],
  [
    '@vercel/speed-insights',
    'Vercel Speed Insights',
    /["'`]@vercel\/speed-insights["'`](?:,\s*\w{1,4}\s*=\s*["'`](\d[\w.-]*)["'`])?/,
  ],
  ['api.emailjs.com', 'EmailJS'],
  ['embed.tawk.to/', 'Tawk.to'],
  ['client.crisp.chat/', 'Crisp'],
];

/** Names by which scripts learn of another colour scheme or another size, besides listeners on the window. */
export const PAGE_FEATURES = ['prefers-color-scheme', 'ResizeObserver', 'matchMedia'] as const;
export type PageFeature = (typeof PAGE_FEATURES)[number];

export interface CodeReading {
  /** What it says of its library. */
  signatures: Pick<ResourceEvidence, 'banner' | 'code'>;
  /** What a script may use. */
  features: PageFeature[];
}

export function readCode(body: string, type: 'script' | 'stylesheet'): CodeReading {
  const banner = [body.slice(0, BANNER_CHARS), ...licenceComments(body, BANNER_CHARS)].join('\n');
  if (type === 'stylesheet') return { signatures: { banner }, features: [] };
  const code = findSignatures(body);
  return {
    signatures: { banner, ...(code.length > 0 && { code }) },
    features: PAGE_FEATURES.filter((name) => body.includes(name)),
  };
}

/** Positions of the licence comments from `from` on: `/*! … *\/` and those with `@license` or `@preserve`. */
function licenceComments(body: string, from: number): string[] {
  const found: string[] = [];
  let left = MAX_COMMENTS;
  for (let at = body.indexOf('/*', from); at >= 0 && left > 0; ) {
    const end = body.indexOf('*/', at + 2);
    if (end < 0) break;
    if (body[at + 2] === '!' || (body[at + 2] === '*' && /@(?:license|preserve)/.test(body.slice(at, end)))) {
      const comment = body.slice(at, Math.min(end + 2, at + MAX_COMMENT, at + left));
      found.push(comment);
      left -= comment.length;
    }
    at = body.indexOf('/*', end + 2);
  }
  return found;
}

function findSignatures(body: string): NonNullable<ResourceEvidence['code']> {
  const found = new Map<string, string>();
  for (const [sign, name, version] of SIGNATURES) {
    if (found.has(name) || !body.includes(sign)) continue;
    const match = version ? version.exec(body) : null;
    if (!version || match) found.set(name, match?.[1] ?? '');
  }
  return [...found].map(([name, version]) => ({ name, version }));
}
