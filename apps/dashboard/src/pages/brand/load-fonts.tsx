import { useEffect } from 'react';
import { faceFor } from '../../lib/fonts.ts';
import {
  isLoadable,
  loadsAlways,
  loadWebFont,
  rememberToLoad,
  useWebFonts,
  webFontState,
} from '../../lib/web-fonts.ts';
import { Icon } from '../../ui/icon.tsx';
import type { Part } from './types.ts';

type Family = Part<'typography'>['font_families'][number];

/**
 * Offers to show the brand's open typefaces as they are. They come from another host, which then sees the visitor's
 * address: so it asks, once.
 */
export function LoadFonts({ families }: { families: readonly Family[] }) {
  useWebFonts();
  const missing = families.filter(
    ({ name, availability: { bunny_fonts_css_url: url, recommended_alternative: other } }) =>
      isLoadable(url) && !faceFor(name, other).isOwn,
  );
  const load = () => {
    for (const { name, availability } of missing) void loadWebFont(name, availability.bunny_fonts_css_url);
  };
  const isAutomatic = loadsAlways();
  useEffect(() => {
    if (isAutomatic) load();
  });
  const states = missing.map(({ availability }) => webFontState(availability.bunny_fonts_css_url));
  if (states.includes('failed')) {
    return <p className="notice">Bunny Fonts did not send the typefaces. Stand-ins are shown.</p>;
  }
  if (missing.length === 0 || isAutomatic) return null;
  const names = new Intl.ListFormat('en').format(missing.map(({ name }) => name));
  return (
    <div className="notice load-fonts">
      <span>
        {names} {missing.length === 1 ? 'is' : 'are'} free to use, but not on this device. Bunny Fonts can send{' '}
        {missing.length === 1 ? 'it' : 'them'}, and then sees your network address.
      </span>
      <button
        type="button"
        className="button small"
        disabled={states.includes('loading')}
        onClick={() => {
          rememberToLoad();
          load();
        }}
      >
        <Icon name="download" /> Load the typefaces
      </button>
    </div>
  );
}
