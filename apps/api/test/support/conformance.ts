import { createResponseChecker } from '@brandprint/testing/openapi';
import request, { type Response } from 'supertest';
import { createDocument } from '../../src/openapi/document.ts';
import { routes } from '../../src/routes/index.ts';

/** Checks a response against the OpenAPI document. */
export const checkResponse = createResponseChecker(createDocument(routes));

/** Fails unless a response matches the document. */
function assertConforms({ status, headers, text, request: { method, url } }: Response & { request: Asked }): void {
  // The dashboard and its sign-in routes are for browsers.
  if (new URL(url).pathname.startsWith('/app/')) return;
  const { violations } = checkResponse({ method, url, status, headers, body: text });
  if (violations.length > 0) throw new Error(`Not as the OpenAPI document says.\n${violations.join('\n')}`);
}

type Asked = { method: string; url: string };
type Assert = (
  this: Asked & { expect(check: unknown): void },
  error: unknown,
  response: unknown,
  done: unknown,
) => void;

/** From now on every response to supertest is checked before other expectations. */
export function checkEveryResponse(): void {
  const { prototype } = (request as unknown as { Test: { prototype: { assert: Assert; _asserts: unknown[] } } }).Test;
  const { assert } = prototype;
  prototype.assert = function (error, response, done) {
    this.expect(assertConforms);
    assert.call(this, error, response, done);
  };
}
