import { expect, test } from '@jest/globals';
import { readCode } from '../src/visit/code-signatures.ts';

const servicesIn = (body: string): string[] => (readCode(body, 'script').signatures.code ?? []).map(({ name }) => name);

test.each([
  ['Google Analytics', "const id = 'G-3KRHEMLLQ5'; s.src = `https://www.googletagmanager.com/gtag/js?id=${id}`;"],
  ['Google Tag Manager', "s.src = 'https://www.googletagmanager.com/gtm.js?id=' + id;"],
  ['reCAPTCHA', "s.src = 'https://www.google.com/recaptcha/api.js?render=' + key;"],
  ['Cloudflare Turnstile', "s.src = 'https://challenges.cloudflare.com/turnstile/v0/api.js';"],
  ['hCaptcha', "s.src = 'https://js.hcaptcha.com/1/api.js';"],
  ['Meta Pixel', "s.src = 'https://connect.facebook.net/en_US/fbevents.js';"],
  ['LinkedIn Insight Tag', "s.src = 'https://snap.licdn.com/li.lms-analytics/insight.min.js';"],
  ['Microsoft Clarity', "s.src = 'https://www.clarity.ms/tag/' + id;"],
  ['Hotjar', "s.src = 'https://static.hotjar.com/c/hotjar-' + id;"],
  ['Yandex Metrica', "s.src = 'https://mc.yandex.ru/metrika/tag.js';"],
  ['Google Maps', "s.src = 'https://maps.googleapis.com/maps/api/js?key=' + key;"],
  ['Vercel Analytics', 'window.vaq.push(t)})},nt="@vercel/analytics",rt="2.0.1";function ge(){}'],
  ['Vercel Speed Insights', "var n='@vercel/speed-insights', v='1.3.1';"],
  ['Formspree', "fetch('https://formspree.io/f/xvzbkdvd', options);"],
  ['Web3Forms', "fetch('https://api.web3forms.com/submit', options);"],
  ['FormSubmit', "fetch('https://formsubmit.co/ajax/abc', options);"],
  ['EmailJS', "fetch('https://api.emailjs.com/api/v1.0/email/send', options);"],
  ['Tawk.to', "s.src = 'https://embed.tawk.to/abc/default';"],
  ['Crisp', "s.src = 'https://client.crisp.chat/l.js';"],
])('When a script of the site can load %s, then that is in its signatures', (name, body) => {
  expect(servicesIn(body)).toEqual([name]);
});

test.each([
  ['an advertiser', "const id = 'AW-17872323221'; s.src = `https://www.googletagmanager.com/gtag/js?id=${id}`;"],
  ['a form elsewhere', `document.querySelectorAll('form[action^="https://formspree.io/f/"]');`],
  ['widgets of Facebook', "s.src = 'https://connect.facebook.net/en_US/sdk.js';"],
  ['a policy', "link.href = 'https://policies.google.com/privacy';"],
])('When a script only names %s, then no such service is in its signatures', (_, body) => {
  expect(servicesIn(body)).toEqual([]);
});
