import { expect, test } from '@jest/globals';
import { hintOf, questionOf } from '../src/cells/question.ts';

const KEY = 'bp_prod_NobodyHasThisKey0000000000Test1klQCn';
const ID = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff';
const BRANDS = '/v1/api/brands';
const SIGN_IN = '/app/auth/sign-in/email';
const SESSION = { kind: 'session', token: 'tok/en', workspaceId: null, brandId: null };
const COOKIE = 'theme=dark; __Host-brandprint.session_token=tok%2Fen.signature; x=1';

test.each<{ what: string; path: string; headers: Record<string, string>; question: object | null }>([
  { what: 'a key', path: BRANDS, headers: { authorization: `Bearer ${KEY}` }, question: { kind: 'key', key: KEY } },
  {
    what: 'a key and a session',
    path: BRANDS,
    headers: { authorization: `bearer  ${KEY}`, cookie: COOKIE },
    question: { kind: 'key', key: KEY },
  },
  { what: 'a mistyped key', path: BRANDS, headers: { authorization: `Bearer ${KEY.slice(0, -1)}x` }, question: null },
  { what: 'no key of ours', path: BRANDS, headers: { authorization: 'Bearer ey.y.z' }, question: null },
  { what: 'nothing', path: '/docs', headers: {}, question: null },
  { what: 'a session', path: '/app/', headers: { cookie: COOKIE }, question: SESSION },
  {
    what: 'a session on http',
    path: '/app/',
    headers: { cookie: 'brandprint.session_token=tok%2Fen.s' },
    question: SESSION,
  },
  {
    what: 'a session, a workspace and a brand',
    path: `${BRANDS}/${ID}/events?x=1`,
    headers: { cookie: COOKIE, 'brandprint-workspace': ID },
    question: { ...SESSION, workspaceId: ID, brandId: ID },
  },
  {
    what: 'a session, and ids that are none',
    path: `${BRANDS}/x`,
    headers: { cookie: COOKIE, 'brandprint-workspace': "' OR 1=1" },
    question: SESSION,
  },
  {
    what: 'a cookie that cannot be read',
    path: '/',
    headers: { cookie: 'brandprint.session_token=%E0%A4' },
    question: null,
  },
  {
    what: 'an address to sign in with',
    path: SIGN_IN,
    headers: { 'brandprint-person': 'Ann%40Acme.test%20' },
    question: { kind: 'person', email: 'ann@acme.test', workspaceId: null },
  },
  {
    what: 'the token of a link',
    path: '/app/auth/accept-invitation',
    headers: { 'brandprint-link': 'to%20ken', 'brandprint-person': 'ann@acme.test', cookie: COOKIE },
    question: { kind: 'link', token: 'to ken' },
  },
  { what: 'an address elsewhere', path: BRANDS, headers: { 'brandprint-person': 'ann@acme.test' }, question: null },
])('When a request has $what, then it says whose it is by that', ({ path, headers, question }) => {
  expect(questionOf(path, headers)).toEqual(question);
});

test.each([
  ['a=b; brandprint-cell=eu-1', 'eu-1'],
  ['brandprint-cell=EU', undefined],
  [undefined, undefined],
])('When the cookies are %s, then the chosen cell is %s', (cookie, cell) => {
  expect(hintOf({ cookie })).toBe(cell);
});
