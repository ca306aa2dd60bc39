import { FinalError, RetryableError } from '@brandprint/platform';
import { describe, expect, test } from '@jest/globals';
import { pageFailure, REASONS } from '../src/crawl-failures.ts';
import { REMARKS, remarkOf } from '../src/interstitials.ts';
import type { LoadedPage } from '../src/loaded-page.ts';
import { ARTICLE, page } from './support/loaded-page.ts';

const nothingHidden = (answered: LoadedPage) => ({ hidden: [], textLength: answered.textLength });

const WALLS: [name: string, given: Partial<LoadedPage>, reason: string][] = [
  ['Cloudflare, by its header', { status: 403, headers: { 'cf-mitigated': 'challenge' }, text: '' }, REASONS.botWall],
  [
    'Cloudflare, by its script',
    { status: 503, html: '<script>window._cf_chl_opt={}</script>', text: 'Checking' },
    REASONS.botWall,
  ],
  ['Cloudflare, by its title', { title: 'Just a moment...', text: 'acme.example', links: 1 }, REASONS.botWall],
  [
    'Akamai',
    {
      status: 403,
      title: 'Access Denied',
      text: "You don't have permission to access this server. Reference #18.2",
      html: 'https://errors.edgesuite.net/18.2',
    },
    REASONS.botWall,
  ],
  [
    'DataDome',
    { status: 403, html: '<script src="https://ct.captcha-delivery.com/c.js">', text: 'Please enable JS' },
    REASONS.botWall,
  ],
  [
    'PerimeterX',
    { html: '<div id="px-captcha">', text: 'Press & Hold to confirm you are a human', links: 0 },
    REASONS.botWall,
  ],
  [
    'Imperva',
    { html: '<iframe src="/_Incapsula_Resource">Request unsuccessful. Incapsula incident ID: 1', text: '', links: 0 },
    REASONS.botWall,
  ],
  ['AWS WAF', { status: 405, headers: { 'x-amzn-waf-action': 'captcha' }, text: '' }, REASONS.botWall],
  [
    'a captcha and nothing else',
    {
      html: '<div class="h-captcha"></div><script src="https://js.hcaptcha.com/1/api.js">',
      text: 'One more step',
      links: 1,
    },
    REASONS.botWall,
  ],
  [
    'a question in German',
    { html: '<div class="cf-turnstile">', text: 'Bitte bestätigen Sie, dass Sie ein Mensch sind', links: 0 },
    REASONS.botWall,
  ],
  ['HTTP 401', { status: 401, text: 'Authorization Required' }, REASONS.password],
  ['HTTP 451', { status: 451, text: 'Unavailable' }, REASONS.geo],
  [
    'an unavailable country',
    { status: 403, text: 'Sorry, this content is not available in your region.' },
    REASONS.geo,
  ],
  [
    'a parked domain',
    { text: 'acme.example is for sale. Buy this domain.', links: 3, title: 'acme.example' },
    REASONS.parked,
  ],
  [
    'a parked domain, by its provider',
    { html: '<script src="https://img.sedoparking.com/x.js">', text: 'Related searches', links: 6 },
    REASONS.parked,
  ],
  [
    'nginx',
    {
      title: 'Welcome to nginx!',
      text: 'If you see this page, the nginx web server is successfully installed.',
      links: 2,
    },
    REASONS.server,
  ],
  ['Apache', { title: '', text: 'It works!', links: 0 }, REASONS.server],
  ['Debian', { title: 'Apache2 Debian Default Page: It works', text: ARTICLE, links: 9 }, REASONS.server],
  ['IIS', { title: 'IIS Windows Server', text: '', links: 1 }, REASONS.server],
  [
    'a redirect to a login form',
    { finalUrl: 'https://acme.example/login?next=/', hasPassword: true, fields: 1, text: 'Sign in', links: 3 },
    REASONS.login,
  ],
  ['a consent host', { finalUrl: 'https://consent.acme.example/v2', text: 'Before you continue' }, REASONS.consent],
  [
    'a consent host below a suffix of two parts',
    {
      requested: 'https://www.acme.co.uk/',
      finalUrl: 'https://consent.acme.co.uk/v2',
      text: 'Acme and its partners use cookies. Accept all',
    },
    REASONS.consent,
  ],
  [
    'a site that is unavailable here, without other content',
    { text: 'Sorry, this website is not available in your country.', links: 1 },
    REASONS.geo,
  ],
  [
    'maintenance',
    {
      status: 503,
      title: 'Maintenance',
      text: 'Briefly unavailable for scheduled maintenance. Check back in a minute.',
    },
    REASONS.maintenance,
  ],
  ['an empty page', { title: '', text: '', hasPictures: false, links: 0 }, REASONS.empty],
  ['HTTP 404', { status: 404, text: 'Not found' }, 'The site answered with HTTP 404.'],
  [
    'HTTP 403 of an ordinary server',
    { status: 403, title: '403 Forbidden', text: 'Forbidden', headers: { server: 'nginx' } },
    'The site answered with HTTP 403.',
  ],
];

test.each(WALLS)('When the response is %s, then that is the reason of the failure', (_name, given, reason) => {
  const refusal = pageFailure(page(given));
  expect(refusal?.publicReason).toBe(reason);
  const passes = reason === REASONS.maintenance;
  expect(refusal).toBeInstanceOf(passes ? RetryableError : FinalError);
});

const PAGES: [name: string, given: Partial<LoadedPage>][] = [
  [
    'an article about captchas',
    { title: 'Are you a robot? Captchas in 2026', html: '<script src="https://js.hcaptcha.com/1/api.js">' },
  ],
  [
    'a form that asks for a captcha',
    { html: '<form><div class="g-recaptcha">', text: 'Write to us. We answer within a day.', fields: 3, links: 6 },
  ],
  [
    'a short page behind Cloudflare',
    { html: '<script src="/cdn-cgi/challenge-platform/scripts/jsd/main.js">', text: 'Acme makes anvils.', links: 2 },
  ],
  [
    'a short page of a site protected by DataDome',
    {
      headers: { 'content-type': 'text/html', 'x-datadome': 'protected' },
      html: '<script src="https://js.datadome.co/tags.js">',
      text: 'Acme makes anvils.',
    },
  ],
  [
    'a short page protected by Imperva',
    {
      html: '<script src="/_Incapsula_Resource?SWJI">',
      text: 'Acme makes anvils. Call us, or come by at the works in Leeds.',
      links: 5,
    },
  ],
  ['a page with a login form in its header', { hasPassword: true, fields: 2, links: 40 }],
  ['a page about login pages', { finalUrl: 'https://acme.example/sign-in-pages', hasPassword: false }],
  ['a broker of domains', { title: 'Buy domains', text: `Buy this domain today. ${ARTICLE}${ARTICLE}`, links: 50 }],
  ['a guide to nginx', { title: 'How to configure nginx' }],
  ['a page that sells cookies', { title: 'Cookies in Leeds', text: 'Cookies baked at dawn.', links: 4 }],
  ['a page with a new thing coming soon', { text: `${ARTICLE} Coming soon: the blue anvil.` }],
  ['a page of pictures', { text: '', title: 'Acme', hasPictures: true }],
  ['a page of the region', { text: `Anvils are not available in your country yet. ${ARTICLE}` }],
  [
    'a site whose own name is privacy',
    { requested: 'https://www.privacy.example/', finalUrl: 'https://privacy.example/', text: ARTICLE.repeat(4) },
  ],
  [
    'a site named privacy below a suffix of two parts',
    { requested: 'https://www.privacy.co.uk/', finalUrl: 'https://privacy.co.uk/', text: 'We make cookies private.' },
  ],
  ['a small hosting company', { title: 'Hosting Huber', text: 'Webhosting, Domain kaufen, SSL. '.repeat(28) }],
  [
    'a hosting company that parks domains',
    { title: 'Huber', html: '<a class="domain-parking" href="/domain-parking">', text: 'Hosting and domain parking.' },
  ],
  ['a seller of domains', { title: 'Acme Domains', text: 'Find and buy this domain or thousands more.', links: 30 }],
  ['a page protected by Kasada', { html: '<script>KPSDK.configure([])</script>', text: 'Great shoes' }],
  [
    'a page that loads the script of AWS WAF',
    { html: '<script src="https://x.token.awswaf.com/x/challenge.js">', text: 'Great shoes', links: 5 },
  ],
  [
    'a vendor of bot protection',
    {
      title: 'Bot detection for your site | Guard Inc',
      text: 'Guard stops bots and automated traffic. '.repeat(12),
      links: 6,
    },
  ],
  ['a film studio', { title: 'Just a moment... | Film studio', text: 'Films from Leeds.', links: 7 }],
  [
    'a vendor that verifies identity',
    { title: 'Verify you are human, not a bot', text: 'Know that your users are human. Book a demo.', links: 6 },
  ],
  [
    'a short page with an invisible captcha',
    {
      html: '<div class="g-recaptcha" data-size="invisible"></div>',
      text: 'Acme makes anvils. Call 0113 496 000.',
      links: 2,
    },
  ],
  [
    'a shop that does not deliver everywhere',
    { text: `Delivery is not available in your region? Call us. Shop anvils. ${'Anvil. '.repeat(30)}`, links: 5 },
  ],
  ['a town called Apache', { title: 'Welcome to Apache Junction', text: ARTICLE }],
  ['the makers of Tomcat', { title: 'Apache Tomcat® - Welcome!', text: ARTICLE }],
  [
    'an application with a login form and other content',
    {
      finalUrl: 'https://acme.example/login',
      hasPassword: true,
      fields: 1,
      text: ARTICLE.repeat(3),
      links: 50,
    },
  ],
  [
    'a builder with projects under construction',
    { title: 'Acme Construction', text: `We have three projects under construction. Call us. ${'Brick. '.repeat(30)}` },
  ],
  ['a shop with an upcoming collection', { text: 'Shop anvils. New collection coming soon. '.repeat(8), links: 20 }],
  ['a cinema', { title: 'Coming soon to a screen near you | Roxy', text: `Films and times. ${'Film. '.repeat(70)}` }],
  [
    'a status page',
    { title: 'Acme Status', text: `All systems work. No scheduled maintenance. ${'Up. '.repeat(60)}`, links: 4 },
  ],
  [
    'a lift maintenance company',
    { title: 'Lift Co', text: `Lifts in maintenance since 1921. Scheduled maintenance plans. ${'Lift. '.repeat(40)}` },
  ],
];

test.each(PAGES)('When the response is %s, then it is a page', (_name, given) => {
  expect(pageFailure(page(given))).toBeNull();
});

describe('Remarks about a page that was read', () => {
  const remark = (given: Partial<LoadedPage>) => {
    const answered = page(given);
    return pageFailure(answered) ? 'refused' : remarkOf(answered, nothingHidden(answered));
  };

  test('When the URL itself is a login form, then there is a remark', () => {
    expect(
      remark({
        requested: 'https://acme.example/login',
        finalUrl: 'https://acme.example/login',
        hasPassword: true,
        fields: 1,
        text: 'Acme. Email Password Sign in Forgot?',
        links: 3,
      }),
    ).toBe(REMARKS.login);
  });

  test('When a shop is behind a password, then there is a remark', () => {
    expect(
      remark({
        finalUrl: 'https://acme.example/password',
        html: '<link href="https://cdn.shopify.com/x.css">',
        text: 'Opening soon. Enter using password',
        links: 2,
        fields: 1,
      }),
    ).toBe(REMARKS.password);
    expect(remark({ hasPassword: true, text: 'This content is protected. Password: Enter', links: 4 })).toBe(
      REMARKS.password,
    );
  });

  test('When a site is not open, or under maintenance, then there is a remark', () => {
    expect(remark({ title: 'Acme – Coming soon', text: 'Something heavy is on its way.' })).toBe(REMARKS.notOpen);
    expect(remark({ title: 'Acme', text: 'Wir sind gerade im Wartungsmodus.' })).toBe(REMARKS.maintenance);
    expect(remark({ title: 'Acme', text: 'Our website is under construction. Call us. '.repeat(4) })).toBe(
      REMARKS.notOpen,
    );
    expect(remark({ title: 'Acme', text: 'Our shop is currently down for maintenance. '.repeat(4) })).toBe(
      REMARKS.maintenance,
    );
  });

  test('When only the words match an interstitial, then there is a remark', () => {
    expect(remark({ text: 'This domain is for sale. '.repeat(12), links: 30 })).toBe(REMARKS.parked);
    expect(remark({ text: 'This service is not available in your country. '.repeat(6), links: 6 })).toBe(REMARKS.geo);
  });

  test('When nothing is left behind a consent question, then there is a remark', () => {
    const answered = page({ text: 'We and our partners store cookies. Accept' });
    expect(remarkOf(answered, { hidden: [{ kind: 'consent', chars: 41 }], textLength: 0 })).toBe(REMARKS.consent);
    expect(remarkOf(answered, { hidden: [{ kind: 'consent', chars: 41 }], textLength: 900 })).toBeNull();
  });

  test('When a page is ordinary, then there is no remark', () => {
    for (const [name, given] of PAGES) {
      const text = given.text ?? ARTICLE;
      expect([name, remark(given)]).toEqual([name, text === '' ? REMARKS.empty : null]);
    }
  });
});
