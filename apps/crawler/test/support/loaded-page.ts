import type { LoadedPage } from '../../src/loaded-page.ts';

/** A text that is longer than any wall. */
export const ARTICLE =
  'We tried every captcha there is, and tell you which one keeps visitors and which one keeps bots away. '.repeat(12);

/** A page of a site that answered; `text` is what a visitor reads. */
export function page(given: Partial<LoadedPage>): LoadedPage {
  const text = given.text ?? ARTICLE;
  return {
    status: 200,
    headers: { 'content-type': 'text/html' },
    title: 'Acme',
    description: '',
    html: '<html><body>',
    textLength: text.length,
    requested: 'https://acme.example/',
    finalUrl: 'https://acme.example/',
    hasPassword: false,
    fields: 0,
    links: 20,
    hasPictures: true,
    ...given,
    text: text.slice(0, 2_000),
  };
}
