import { safeCss } from '../../lib/color.ts';
import { CopyButton } from '../../ui/copy.tsx';
import { Nothing } from './chapter.tsx';
import { Evidence } from './evidence.tsx';
import type { ChapterProps } from './types.ts';

/** Drawn as wide as it is, up to the width of the column; narrow windows draw all of them smaller. */
const COLUMN_PX = 160;

export function Spacing({ brand, part }: ChapterProps<'spacing'>) {
  if (part.scale.length === 0) return <Nothing>{part.rationale || 'No spacing scale was found.'}</Nothing>;
  return (
    <>
      <p className="lead">
        {part.base_unit_px > 0 && <>Base unit {part.base_unit_px} px. </>}
        <span className="muted">Confidence: {part.confidence}.</span>
      </p>
      <ul className="spacing">
        {part.scale.map(({ name, value_px: value, role }, at) => (
          <li key={`${name}-${at}`}>
            <strong className="mono">{name}</strong>
            <span className="mono small muted">{value} px</span>
            <span className="spacing-bar" style={{ maxWidth: COLUMN_PX }} aria-hidden="true">
              <span style={{ width: `${(100 * Math.min(COLUMN_PX, Math.max(0, value))) / COLUMN_PX}%` }} />
            </span>
            <span className="small muted spacing-role">{role}</span>
            <Evidence brand={brand} section="spacing" path={`/scale/${at}`} of={`${name}, ${value} px`} />
          </li>
        ))}
      </ul>
      {part.rationale && <p className="small muted">{part.rationale}</p>}
    </>
  );
}

export function Elevation({ brand, part }: ChapterProps<'elevation'>) {
  if (part.levels.length === 0) return <Nothing>{part.rationale || 'No shadows were found.'}</Nothing>;
  return (
    <>
      <ul className="elevation">
        {part.levels.map(({ name, css_value, usage }, at) => (
          <li key={`${name}-${at}`}>
            <div className="elevation-ground" aria-hidden="true">
              <div style={{ boxShadow: safeCss(css_value) }} />
            </div>
            <div className="row spread">
              <strong>{name}</strong>
              <span className="row">
                <Evidence brand={brand} section="elevation" path={`/levels/${at}`} of={name} />
                <CopyButton text={css_value} what={`Shadow ${name}`} />
              </span>
            </div>
            <p className="small muted">{usage}</p>
            <code className="small wrap muted">{css_value}</code>
          </li>
        ))}
      </ul>
      {part.rationale && <p className="small muted">{part.rationale}</p>}
    </>
  );
}
