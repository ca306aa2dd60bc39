import type { LogoCandidate, PageView, StoredAsset } from '@brandprint/contracts';
import { isSameDrawing } from '../same-picture.ts';
import { showsWholeFile } from './picture-identity.ts';

interface Logo {
  candidate: LogoCandidate;
  page: string;
  view: PageView['name'] | null;
  asset: StoredAsset | null;
  occurrenceCount: number;
  grounds: ReadonlySet<'light' | 'dark'>;
  silhouettes: ReadonlySet<'light' | 'dark'>;
}

/**
 * One drawing in several files is one logo. It keeps the place and the reasons of the first, and its file is the best of
 * `all` that show it: a vector, else the largest.
 */
export function mergeSameDrawings<L extends Logo>(logos: readonly L[], all: readonly L[]): L[] {
  const merged = new Set<L>();
  return logos.flatMap((logo) => {
    if (merged.has(logo)) return [];
    const files = [logo, ...all.filter((other) => other !== logo && !merged.has(other) && isSameLogo(logo, other))];
    for (const file of files) merged.add(file);
    return [files.length > 1 ? mergeFiles(logo, files) : logo];
  });
}

const isSameLogo = (a: Logo, b: Logo): boolean =>
  isSameDrawing(a.asset, b.asset) && [a, b].every(({ candidate, asset }) => asset && showsWholeFile(candidate, asset));

function mergeFiles<L extends Logo>(logo: L, files: readonly L[]): L {
  const { candidate, asset } = files.reduce((a, b) => (sharpness(b) > sharpness(a) ? b : a));
  const { url, assetKey, laid = null } = candidate;
  return {
    ...logo,
    candidate: { ...logo.candidate, url, assetKey, laid },
    asset,
    view: files.some(({ view }) => view === null) ? null : logo.view,
    occurrenceCount: files.reduce((sum, { occurrenceCount }) => sum + occurrenceCount, 0),
    grounds: new Set(files.flatMap(({ grounds }) => [...grounds])),
    silhouettes: new Set(files.flatMap(({ silhouettes }) => [...silhouettes])),
  };
}

const sharpness = ({ asset }: Logo): number => (asset?.isVector ? Infinity : (asset?.width ?? 0));
