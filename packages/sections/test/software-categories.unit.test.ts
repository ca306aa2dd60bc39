import { evidence, type PageOverrides } from '@brandprint/testing/evidence';
import { expect, test } from '@jest/globals';
import { things } from '../src/things/index.ts';
import { block, heading } from './support/text-blocks.ts';

const categoryOf = (page: PageOverrides): string => things.measure(evidence({ pages: [page] })).facts.category;
const saying = (lang: string, text: string): PageOverrides => ({ lang, title: 'Zebra', text: [block(text)] });

test.each([
  ['Zebra is a free and open source geographic information system.', 'open-source geographic information system'],
  ['Zebra is a powerful and easy to use e-book manager.', 'e-book manager'],
  ["Zebra is an HTTP client that's efficient by default.", 'HTTP client'],
  ['Zebra is an organized team chat app designed for efficient communication.', 'team chat app'],
  ['Zebra is an infrastructure as code tool that lets you build servers.', 'infrastructure-as-code tool'],
  ["Zebra is the world's most popular audio editing and recording app.", 'audio editing and recording app'],
  ['Zebra is a lightweight, yet powerful, modern text editor.', 'text editor'],
  ['Zebra is a radically simple IT automation system.', 'IT automation system'],
  ['Zebra is a free, automated, and open certificate authority.', 'certificate authority'],
])('When a brand says "%s", then its category is "%s"', (text, kind) => {
  expect(categoryOf(saying('en', text))).toBe(kind);
});

test('When a definition calls a brand by a part of its name that is no common noun, then it defines the brand', () => {
  const page = (...texts: string[]): PageOverrides => ({
    lang: 'en',
    title: 'Harbour Zebra',
    text: texts.map((text) => block(text)),
  });
  expect(categoryOf(page('Zebra is a vector graphics editor that opens all files.'))).toBe('vector graphics editor');
  expect(categoryOf(page('Zebra is a game for two.', 'Play zebra with your friends.'))).toBe('');
});

test.each([
  ['en', 'Zebra is a tool for transforming CSS with JavaScript.', 'tool for transforming CSS'],
  ['en', 'Zebra is a tool for managing large documents.', 'tool for managing large documents'],
  ['en', 'Zebra is an open source platform for knowledge management.', 'open-source platform for knowledge management'],
  ['de', 'Zebra ist ein Werkzeug zur Verwaltung von Notizen.', 'Werkzeug zur Verwaltung von Notizen'],
  ['fr', 'Zebra est un outil pour gérer ses photos.', 'outil pour gérer ses photos'],
])('When a brand in "%s" says "%s", then its category is what the thing is for', (lang, text, kind) => {
  expect(categoryOf(saying(lang, text))).toBe(kind);
});

test.each([
  ['en', 'Zebra is a tool for developers.'],
  ['en', 'Zebra is a platform for helping everyone.'],
  ['en', 'Zebra is a framework for building beautiful, fast and small pages.'],
  ['en', 'Zebra is a very handy and reliable tool.'],
  ['en', 'Zebra is a platform for creative professionals.'],
  ['en', 'Zebra is a tool for small business.'],
  ['de', 'Zebra ist eine Plattform für Unternehmen.'],
  ['es', 'Zebra es una plataforma para mujeres migrantes.'],
  ['pt', 'Zebra é um serviço para qualquer lugar bonito.'],
  ['fr', 'Zebra est un outil pour vous aider.'],
  ['en', 'Zebra is a suite for honeymooning couples.'],
  ['en', 'Zebra is a client for fixing things.'],
  ['en', 'Zebra is a library for borrowing toys.'],
  ['en', 'Zebra is a tool for small businesses.'],
  ['en', 'Zebra is software for working mums.'],
  ['en', 'Zebra is a service for North London.'],
  ['en', 'Zebra is a system for wedding venues.'],
  ['de', 'Zebra ist ein Dienst für Senioren zu Hause.'],
  ['fr', 'Zebra est un programme pour entrepreneur individuel.'],
])('When a brand in "%s" only says "%s", then that is no task', (lang, text) => {
  expect(categoryOf(saying(lang, text))).not.toMatch(/ (?:for|für|para|pour) /);
});

test.each([
  ['en', 'Our software is a tool for ordering fresh meals.'],
  ['en', 'The best room is a suite for celebrating weddings.'],
  ['de', 'Unsere App ist ein Werkzeug zur Verwaltung von Notizen.'],
  ['fr', 'Notre appli est un outil pour gérer ses photos.'],
])('When in "%s" something of the brand is for a task, as in "%s", then that is not the brand', (lang, text) => {
  expect(categoryOf(saying(lang, text))).toBe('');
});

test('When words say how well it does its task, then the category ends before them', () => {
  expect(categoryOf(saying('en', 'Zebra is a service for sending heavy parcels abroad.'))).toBe(
    'service for sending heavy parcels',
  );
});

const link = (href: string, region: 'main' | 'footer' = 'main') => ({
  href,
  text: 'Get it',
  region,
  rel: '',
  sameSite: false,
});
const APPLE = link('https://apps.apple.com/us/app/zebra/id123456');
const GOOGLE = link('https://play.google.com/store/apps/details?id=org.zebra');
const REPOSITORY = link('https://github.com/zebra/zebra');

test.each([
  [[APPLE], 'iOS app'],
  [[GOOGLE], 'Android app'],
  [[APPLE, GOOGLE], 'mobile app'],
])('When a brand names no kind and links to its app in %o, then that is its category', (links, kind) => {
  expect(categoryOf({ ...saying('en', 'Stripes at a glance.'), links })).toBe(kind);
});

test('When only the footer links to an app, or the store has something else of the brand, then it is no app', () => {
  const podcast = link('https://podcasts.apple.com/us/podcast/my-app/id123456');
  expect(categoryOf({ ...saying('en', 'Stripes at a glance.'), links: [link(APPLE.href, 'footer')] })).toBe('');
  expect(categoryOf({ ...saying('en', 'Stripes at a glance.'), links: [podcast] })).toBe('');
});

test('When a brand names a kind and has an app too, then the kind is its category', () => {
  expect(categoryOf({ ...saying('en', 'Zebra is a bakery in Leith.'), links: [APPLE] })).toBe('bakery');
});

const headed = (text: string): PageOverrides => ({
  lang: 'en',
  title: 'Zebra',
  text: [heading(text, 1, { region: 'hero' })],
});
const OPEN = headed('Stripes under an open source, friendly license');

test('When a brand names no kind and shows its open code, then it is an open source project', () => {
  expect(categoryOf({ ...OPEN, links: [REPOSITORY] })).toBe('open source project');
});

test('When only the footer links to code, or nothing says that it is open, then it is no word on the category', () => {
  expect(categoryOf({ ...OPEN, links: [link(REPOSITORY.href, 'footer')] })).toBe('');
  expect(categoryOf({ ...headed('Stripes at a glance'), links: [REPOSITORY] })).toBe('');
});
