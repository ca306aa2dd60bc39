import type { Route } from '../http/route.ts';
import { createDocument } from './document.ts';

const cache = new Map<string, string>();

/** The document for a base URL, serialised once. */
export function documentText(routes: readonly Route[], publicBaseUrl: string | undefined): string {
  const server = publicBaseUrl ?? '/';
  const text = cache.get(server) ?? JSON.stringify(createDocument(routes, server));
  cache.set(server, text);
  return text;
}
