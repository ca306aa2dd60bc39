import { type LogoCandidate, LogosSection, type StoredAsset } from '@brandprint/contracts';
import { evidence, logoCandidate, type PageOverrides, storedAsset } from '@brandprint/testing/evidence';
import { logos } from '../../src/logos/index.ts';

export const wide = (fill: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="30"><rect x="2" y="5" width="110" height="20" fill="${fill}"/></svg>`;
export const square = (fill: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><circle cx="12" cy="12" r="10" fill="${fill}"/></svg>`;

/** Content of assets without a file of their own. */
const PICTURE = Buffer.from(wide('#d01010'));

/** An asset store in memory, and what was saved in it. */
function store(files: Record<string, Buffer>) {
  const saved: { body: Buffer; contentType: string }[] = [];
  return {
    saved,
    read: async (key: string) => files[key] ?? null,
    save: async ({
      body,
      contentType,
      pageUrl,
      url = null,
    }: {
      body: Buffer;
      contentType: string;
      pageUrl: string;
      url?: string | null;
    }) => {
      saved.push({ body, contentType });
      const isVector = contentType === 'image/svg+xml';
      return storedAsset({
        key: `made/${saved.length}`,
        url,
        pageUrl,
        contentType,
        isVector,
        format: isVector ? 'svg' : 'png',
        kind: 'derived',
      });
    },
  };
}

interface Site {
  candidates: Partial<LogoCandidate>[];
  files?: Record<string, Buffer>;
  assets?: StoredAsset[];
  page?: PageOverrides;
  /** Pages other than the first. */
  others?: (Omit<PageOverrides, 'logoCandidates'> & { logoCandidates: Partial<LogoCandidate>[] })[];
}

export async function analyseLogos({ candidates, files = {}, assets = [], page = {}, others = [] }: Site) {
  const seen = evidence({
    pages: [{ title: 'Acme | Home', ...page, logoCandidates: candidates }, ...others].map((one) => ({
      ...one,
      logoCandidates: one.logoCandidates.map(logoCandidate),
    })),
    assets,
  });
  const port = store({ ...Object.fromEntries(assets.map(({ key }) => [key, PICTURE])), ...files });
  const { facts } = logos.measure(seen);
  const derived = (await logos.derive?.(facts, port, new AbortController().signal)) ?? facts;
  const provenance = logos.derivedProvenance?.(derived) ?? [];
  const section = logos.compose(derived, { things: null });
  return { section: LogosSection.parse(section), saved: port.saved, provenance };
}

export const inline = (markup: string, more: Partial<LogoCandidate> = {}): Partial<LogoCandidate> => ({
  source: 'inline-svg',
  url: null,
  markup,
  classes: 'site-logo',
  ...more,
});

export const EMPTY_SLOTS = { mark_light: null, mark_dark: null, wordmark_light: null, wordmark_dark: null };
