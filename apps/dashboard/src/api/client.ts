import { Brandprint } from '@brandprint/sdk';

/** Where the API is: above `/app/`, on this origin. */
export const API_BASE = new URL('..', new URL(import.meta.env.BASE_URL, location.origin)).href.replace(/\/$/, '');

const WORKSPACE_KEY = 'brandprint.workspace';

/** The workspace that requests are about; the person's first one if null. */
export const workspace = {
  get id(): string | null {
    try {
      return localStorage.getItem(WORKSPACE_KEY);
    } catch {
      return null;
    }
  },
  choose(id: string | null): void {
    try {
      if (id === null) localStorage.removeItem(WORKSPACE_KEY);
      else localStorage.setItem(WORKSPACE_KEY, id);
    } catch {
      // Storage is blocked: the first workspace it is.
    }
  },
};

/** The session's cookie signs requests in; the header says which workspace they are about. */
export const sessionFetch: typeof fetch = (input, init) => {
  const headers = new Headers(init?.headers);
  const { id } = workspace;
  if (id !== null && !headers.has('brandprint-workspace')) headers.set('brandprint-workspace', id);
  return fetch(input, { ...init, headers, credentials: 'same-origin' });
};

export const brandprint = new Brandprint({ baseUrl: API_BASE, apiKey: null, fetch: sessionFetch });

/** The URL of a file of a brand, from an `asset_path` or key of its analysis. */
export const assetUrl = (brandId: string, path: string): string =>
  `${API_BASE}/v1/api/brands/${brandId}/assets/${encodeURIComponent(path.slice(path.lastIndexOf('/') + 1))}`;
