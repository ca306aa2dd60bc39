import { createIdentity } from '@brandprint/identity';
import type { Express } from 'express';
import request, { type Response, type Test } from 'supertest';
import { createApp } from '../../src/index.ts';
import type { TestApi } from './api.ts';

export const ORIGIN = 'https://brandprint.test';

/** The API as people reach it: by https, or by http on loopback if `origin` is null. */
export function createPeopleApp(api: TestApi, origin: string | null = ORIGIN, more: object = {}): Express {
  const { sessions: _, ...deps } = api.deps;
  const publicBaseUrl = origin ?? undefined;
  const identity = createIdentity({ ...deps, database: api.database, publicBaseUrl, ...more });
  return createApp({ ...deps, identity, publicBaseUrl, trustProxy: '1' });
}

/** A browser: it keeps cookies, and says which page its requests come from. */
export interface Browser {
  cookies: Map<string, string>;
  get(path: string, headers?: Record<string, string>): Test;
  send(
    method: 'post' | 'patch' | 'put' | 'delete',
    path: string,
    body?: object,
    headers?: Record<string, string>,
  ): Test;
  post(path: string, body?: object, headers?: Record<string, string>): Test;
}

let addresses = 0;

export function openBrowser(app: Express, origin = ORIGIN, address = `203.0.113.${++addresses % 250}`): Browser {
  const cookies = new Map<string, string>();
  const keep = (response: Response) => {
    for (const line of [response.headers['set-cookie'] ?? []].flat() as string[]) {
      const [pair = '', ...attributes] = line.split('; ');
      const at = pair.indexOf('=');
      if (attributes.includes('Max-Age=0')) cookies.delete(pair.slice(0, at));
      else cookies.set(pair.slice(0, at), pair.slice(at + 1));
    }
  };
  const prepare = (test: Test, headers: Record<string, string>): Test => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    if (cookie) test.set('Cookie', cookie);
    return test.set({ 'X-Forwarded-For': address, ...headers }).on('response', keep);
  };
  const browser: Browser = {
    cookies,
    get: (path, headers = {}) => prepare(request(app).get(path), headers),
    send(method, path, body, headers = {}) {
      const test = prepare(request(app)[method](path), { Origin: origin, ...headers });
      return body === undefined ? test : test.type('application/json').send(body);
    },
    post: (path, body, headers) => browser.send('post', path, body ?? {}, headers),
  };
  return browser;
}
