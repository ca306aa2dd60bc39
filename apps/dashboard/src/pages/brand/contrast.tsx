import { lightnessContrast, lightnessUse } from '../../lib/apca.ts';
import { contrast, contrastLevel, inkOn } from '../../lib/color.ts';
import { ScrollRegion } from '../../ui/scroll-region.tsx';
import { Part } from './chapter.tsx';
import { useSectionEvidence } from './evidence.tsx';
import type { PaletteEntry } from './palette.ts';

const MAX_COLORS = 8;
const LEVELS = {
  AAA: 'all text',
  AA: 'text',
  'AA large': 'large text',
  none: 'no text',
} as const;

const keyOf = (text: string, ground: string): string => `${text.toLowerCase()} ${ground.toLowerCase()}`;

/** Which colours of the palette are legible on which, by WCAG 2.2 and APCA, and which of these pairs the site itself uses. */
export function ContrastMatrix({ palette }: { palette: readonly PaletteEntry[] }) {
  const evidence = useSectionEvidence('colors');
  const used = new Set((evidence?.contrast_pairs ?? []).map((pair) => keyOf(pair.foreground, pair.background)));
  const colors = palette.filter(({ rgb }) => rgb.a === 1).slice(0, MAX_COLORS);
  if (colors.length < 2) return null;
  return (
    <Part
      title="Contrast"
      note={`Rows are text, columns are grounds. ${used.size > 0 ? 'A ring marks pairs that the site uses.' : ''}`}
    >
      <ScrollRegion className="table-scroll" label="Contrast of the palette">
        <table className="contrast">
          <thead>
            <tr>
              <td />
              {colors.map(({ color, index }) => (
                <th key={index} scope="col">
                  <span className="contrast-name">{color.name}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {colors.map((text) => (
              <tr key={text.index}>
                <th scope="row">
                  <span className="contrast-name">{text.color.name}</span>
                </th>
                {colors.map((ground) => (
                  <Cell
                    key={ground.index}
                    text={text}
                    ground={ground}
                    isUsed={used.has(keyOf(text.color.hex, ground.color.hex))}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      <dl className="contrast-key">
        <div>
          <dt>WCAG 2.2</dt>
          <dd>A ratio. AAA from 7, AA from 4.5, large text from 3.</dd>
        </div>
        <div>
          <dt>APCA</dt>
          <dd>
            Lightness contrast (Lc). Body text from 75, other text from 60, large text from 45, headlines from 30.
          </dd>
        </div>
      </dl>
    </Part>
  );
}

function Cell({ text, ground, isUsed }: { text: PaletteEntry; ground: PaletteEntry; isUsed: boolean }) {
  if (text.index === ground.index) return <td className="contrast-same" />;
  const ratio = contrast(text.rgb, ground.rgb);
  const level = contrastLevel(ratio);
  const lightness = lightnessContrast(text.rgb, ground.rgb);
  if (level === 'none') {
    return (
      <td className="contrast-none">
        <span>{ratio.toFixed(1)}</span>
        <span className="contrast-lc">Lc {lightness}</span>
        <span className="visually-hidden"> not for text</span>
      </td>
    );
  }
  return (
    <td>
      <div
        className={`contrast-pair ${isUsed ? 'used' : ''}`}
        style={{ background: ground.color.hex, color: inkOn(ground.rgb) }}
        title={`${text.color.name} on ${ground.color.name}: ${ratio} : 1, for ${LEVELS[level]}. Lc ${lightness}, for ${lightnessUse(lightness)}`}
      >
        <span className="contrast-sample" aria-hidden="true" style={{ color: text.color.hex }}>
          Aa
        </span>
        <span className="contrast-ratio">
          {ratio.toFixed(1)} <span>{level}</span>
        </span>
        <span className="contrast-lc">Lc {lightness}</span>
        {isUsed && <span className="visually-hidden">, used on the site</span>}
      </div>
    </td>
  );
}
