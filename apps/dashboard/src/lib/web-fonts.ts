import { useSyncExternalStore } from 'react';
import { forgetMissingFonts } from './fonts.ts';

/** The only host that typefaces are loaded from: it mirrors Google's catalogue and stores nothing about visitors. */
const HOST = 'https://fonts.bunny.net';
const CHOICE_KEY = 'brandprint.webFonts';
/** A family in all weights and scripts has about so many files; the browser loads those that a text needs. */
const MAX_FACES = 200;

type State = 'loading' | 'loaded' | 'failed';

const states = new Map<string, State>();
const listeners = new Set<() => void>();
let version = 0;

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

function setState(url: string, state: State): void {
  states.set(url, state);
  version += 1;
  for (const listener of listeners) listener();
}

/** Draws anew when a typeface has come. */
export const useWebFonts = (): number => useSyncExternalStore(subscribe, () => version);

export const webFontState = (url: string): State | undefined => states.get(url);

/** Whether a stylesheet is one that may be loaded: a brand could name any address. */
export const isLoadable = (url: string): boolean => URL.canParse(url) && new URL(url).origin === HOST;

/** Loads the faces of a family, once. */
export async function loadWebFont(family: string, url: string): Promise<void> {
  if (!isLoadable(url) || states.has(url)) return;
  setState(url, 'loading');
  try {
    const response = await fetch(url, { credentials: 'omit', referrerPolicy: 'no-referrer' });
    if (!response.ok) throw new Error(`${HOST} answered ${response.status}`);
    const faces = facesOf(await response.text());
    if (faces.length === 0) throw new Error(`${HOST} knows no such family`);
    for (const { source, descriptors } of faces) document.fonts.add(new FontFace(family, source, descriptors));
    await document.fonts.load(`16px "${family.replaceAll(/["\\]/g, '')}"`);
    forgetMissingFonts();
    setState(url, 'loaded');
  } catch {
    setState(url, 'failed');
  }
}

interface Face {
  source: string;
  descriptors: FontFaceDescriptors;
}

/** The faces of a stylesheet; files of other hosts are left out. */
function facesOf(css: string): Face[] {
  const faces: Face[] = [];
  for (const [, block = ''] of css.matchAll(/@font-face\s*\{([^}]*)\}/g)) {
    const file = /url\(["']?(https:\/\/fonts\.bunny\.net\/[\w./-]+\.woff2)["']?\)/.exec(block)?.[1];
    if (file === undefined || faces.length >= MAX_FACES) continue;
    const read = (name: string) => new RegExp(`${name}:\\s*([^;]+);`).exec(block)?.[1]?.trim();
    const [weight, style, unicodeRange] = [read('font-weight'), read('font-style'), read('unicode-range')];
    faces.push({
      source: `url("${file}") format("woff2")`,
      descriptors: {
        display: 'swap',
        ...(weight && { weight }),
        ...(style && { style }),
        ...(unicodeRange && { unicodeRange }),
      },
    });
  }
  return faces;
}

/** Whether the person has chosen to load typefaces of brands on every visit. */
export function loadsAlways(): boolean {
  try {
    return localStorage.getItem(CHOICE_KEY) === 'always';
  } catch {
    return false;
  }
}

export function rememberToLoad(): void {
  try {
    localStorage.setItem(CHOICE_KEY, 'always');
  } catch {
    // Storage is blocked: it is asked again.
  }
}
