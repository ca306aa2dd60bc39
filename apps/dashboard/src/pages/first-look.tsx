import type { AnalysisProgress, SectionName } from '@brandprint/sdk';
import { useQuery } from '@tanstack/react-query';
import { brandprint } from '../api/client.ts';
import { inkOn, parseHex } from '../lib/color.ts';

/** How many colours and fonts are shown. */
const MAX_COLORS = 6;
const MAX_FONTS = 3;

/** A section as soon as there is something of it, and again when it is final; null until then, and if it failed. */
function useEarlySection<Name extends SectionName>(
  brandId: string,
  progress: AnalysisProgress | undefined,
  name: Name,
) {
  const state = progress?.stages[name];
  const isFinal = state === 'done';
  const isReadable = isFinal || (state !== 'failed' && (progress?.provisional.includes(name) ?? false));
  const { data } = useQuery({
    queryKey: ['early-section', brandId, name, isFinal],
    queryFn: ({ signal }) => brandprint.sections.get(brandId, name, { provisional: true, signal }),
    enabled: isReadable,
    placeholderData: (before) => before,
    retry: false,
    gcTime: 0,
  });
  return (isReadable && data) || null;
}

/** Name, colours and fonts while the rest is being analysed. */
export function FirstLook({ brandId, progress }: { brandId: string; progress: AnalysisProgress | undefined }) {
  const things = useEarlySection(brandId, progress, 'things');
  const colors = useEarlySection(brandId, progress, 'colors');
  const typography = useEarlySection(brandId, progress, 'typography');
  const palette = (colors?.typed?.primary_palette ?? []).slice(0, MAX_COLORS).flatMap(({ name, hex }) => {
    const rgb = parseHex(hex);
    return rgb ? [{ name, hex, ink: inkOn(rgb) }] : [];
  });
  const fonts = (typography?.typed?.font_families ?? []).slice(0, MAX_FONTS).map(({ name }) => name);
  const name = things?.typed?.name;
  if (!name && palette.length === 0 && fonts.length === 0) return null;
  const isProvisional = [things, colors, typography].some((section) => section?.meta.provisional);
  return (
    <section className="first-look" aria-label="First look">
      <p className="eyebrow">{isProvisional ? 'First look' : 'So far'}</p>
      {name && <p className="first-look-name wrap">{name}</p>}
      {palette.length > 0 && (
        <ul className="first-look-colors" aria-label="Colours">
          {palette.map(({ name, hex, ink }) => (
            <li key={hex} style={{ background: hex, color: ink }}>
              <span className="visually-hidden">{name} </span>
              {hex}
            </li>
          ))}
        </ul>
      )}
      {fonts.length > 0 && <p className="wrap">{fonts.join(', ')}</p>}
      {isProvisional && <p className="muted small">From the home page, while the other pages are read.</p>}
    </section>
  );
}
