import type { ReactNode } from 'react';
import { inkOn, oklchText, safeCss } from '../../lib/color.ts';
import { CopyButton, useCopy } from '../../ui/copy.tsx';
import { Nothing, Part } from './chapter.tsx';
import { ContrastMatrix } from './contrast.tsx';
import { Evidence } from './evidence.tsx';
import { type PaletteEntry, paletteOf } from './palette.ts';
import type { ChapterProps } from './types.ts';

/** Large areas for what the brand uses much, but never so small that its name has no room. */
const shareOf = (text: string): number => Math.max(4, Math.min(60, Number.parseFloat(text) || 4));

export function Colors({ brand, part }: ChapterProps<'colors'>) {
  const palette = paletteOf(part);
  if (palette.length === 0) return <Nothing>No colours were found on the pages that were read.</Nothing>;
  return (
    <>
      <div className="proportions" aria-hidden="true">
        {palette.map(({ color, rgb, index }) => (
          <div
            key={index}
            style={{
              background: color.hex,
              color: inkOn({ ...rgb, a: 1 }),
              flexGrow: shareOf(color.recommended_usage_percent),
            }}
          >
            <span>{color.recommended_usage_percent}</span>
          </div>
        ))}
      </div>
      {part.design_notes && <p className="lead-note">{part.design_notes}</p>}
      <Part title="Palette" note="Every notation copies with a click.">
        <ul className="swatches">
          {palette.map((entry) => (
            <Swatch key={entry.index} entry={entry}>
              <Evidence brand={brand} section="colors" path={`/primary_palette/${entry.index}`} of={entry.color.name} />
            </Swatch>
          ))}
        </ul>
      </Part>
      {part.gradients.length > 0 && (
        <Part title="Gradients">
          <ul className="gradients">
            {part.gradients.map(({ name, css, usage }, at) => (
              <li key={`${name}-${at}`}>
                <div className="gradient" style={{ background: safeCss(css) }} />
                <div className="row spread">
                  <strong>
                    <bdi>{name}</bdi>
                  </strong>
                  <span className="row">
                    <Evidence brand={brand} section="colors" path={`/gradients/${at}`} of={name} />
                    <CopyButton text={css} what={`CSS of ${name}`} />
                  </span>
                </div>
                <p className="small muted">{usage}</p>
              </li>
            ))}
          </ul>
        </Part>
      )}
      <ContrastMatrix palette={palette} />
    </>
  );
}

function Swatch({ entry: { color, rgb }, children }: { entry: PaletteEntry; children: ReactNode }) {
  const copy = useCopy();
  const notations = [
    ['HEX', color.hex],
    ['RGB', color.rgba],
    ['HSL', color.hsl],
    ['CMYK', color.cmyk],
    ['OKLCH', oklchText(rgb)],
  ] as const;
  return (
    <li className="swatch">
      <div className="swatch-color" style={{ background: color.hex, color: inkOn({ ...rgb, a: 1 }) }}>
        <span className="swatch-role">{color.category}</span>
        <span className="swatch-share">{color.recommended_usage_percent}</span>
      </div>
      <div className="swatch-body">
        <div className="row spread">
          <h4>
            <bdi>{color.name}</bdi>
          </h4>
          {children}
        </div>
        <p className="small muted">{color.usage}</p>
        <ul className="notations">
          {notations
            .filter(([, value]) => value)
            .map(([name, value]) => (
              <li key={name}>
                <button type="button" onClick={() => copy(value, `${color.name} as ${name}`)}>
                  <span className="muted">{name}</span>
                  <code>{value.replace(/^(rgba?|hsla?|cmyk|oklch)\((.*)\)$/, '$2')}</code>
                  <span className="visually-hidden">, copy</span>
                </button>
              </li>
            ))}
        </ul>
      </div>
    </li>
  );
}
