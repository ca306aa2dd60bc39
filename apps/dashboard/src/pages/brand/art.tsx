import type { Brand, SectionEvidence } from '@brandprint/sdk';
import { useState } from 'react';
import { hostOf } from '../../lib/format.ts';
import { AssetImage, ExpiredNotice } from './asset-image.tsx';
import { Nothing, Part } from './chapter.tsx';
import { useSectionEvidence } from './evidence.tsx';
import type { ChapterProps, Part as SectionPart } from './types.ts';
import { Prompts } from './voice.tsx';

type Art = SectionPart<'art-direction'>;
type Element = Art['design_elements'][number];
type Shot = NonNullable<SectionEvidence['screenshots']>[number];

/** Screenshots are long: this part of their width is shown as height. Without the picture, as much as has regions. */
const MAX_HEIGHT_RATIO = 0.85;
const MARGIN_BELOW = 24;

export function ArtDirection({ brand, part }: ChapterProps<'art-direction'>) {
  const screenshots = useSectionEvidence('art-direction')?.screenshots ?? [];
  const { style_descriptors } = part.aesthetic_language;
  const { guidelines } = part.visual_guidelines;
  const { visual_storytelling, visual_narrative_elements } = part.narrative_to_visual;
  if (!part.art_direction_summary && style_descriptors.length === 0 && guidelines.length === 0) {
    return <Nothing>The pages show too little to describe their art direction.</Nothing>;
  }
  return (
    <>
      {part.art_direction_summary && <p className="lead">{part.art_direction_summary}</p>}
      {style_descriptors.length > 0 && (
        <Part title="Look">
          <ul className="values">
            {style_descriptors.map(({ name, means, avoids }, at) => (
              <li key={`${name}-${at}`}>
                <h4>{name}</h4>
                <p className="muted">{means}</p>
                {avoids && <p className="small avoids">Avoid: {avoids}</p>}
              </li>
            ))}
          </ul>
        </Part>
      )}
      {screenshots.some(({ index }) => part.design_elements.some((it) => it.screenshot_index === index)) && (
        <Part title="On the site">
          <ExpiredNotice brand={brand} what="Screenshots" />
          {screenshots.map((shot) => (
            <Screenshot
              key={shot.index}
              brand={brand}
              shot={shot}
              elements={part.design_elements.filter((it) => it.screenshot_index === shot.index)}
            />
          ))}
        </Part>
      )}
      {guidelines.length > 0 && (
        <Part title="Guidelines">
          <dl className="guidelines">
            {guidelines.map(({ name, guideline, how_to_apply, applies_to }, at) => (
              <div key={`${name}-${at}`}>
                <dt>{name}</dt>
                <dd>
                  <p>{guideline}</p>
                  {how_to_apply && <p className="small muted">{how_to_apply}</p>}
                  {applies_to && <p className="small muted">For: {applies_to}</p>}
                </dd>
              </div>
            ))}
          </dl>
        </Part>
      )}
      {(visual_storytelling || visual_narrative_elements.length > 0) && (
        <Part title="From words to pictures">
          {visual_storytelling && <p>{visual_storytelling}</p>}
          <dl className="guidelines">
            {visual_narrative_elements.map(({ narrative_aspect, visual_expression }, at) => (
              <div key={`${narrative_aspect}-${at}`}>
                <dt>{narrative_aspect}</dt>
                <dd>{visual_expression}</dd>
              </div>
            ))}
          </dl>
        </Part>
      )}
      <Prompts
        prompts={[
          [
            `Image prompt${part.llm_image_prompt.optimised_for ? `, for ${part.llm_image_prompt.optimised_for.charAt(0).toLowerCase()}${part.llm_image_prompt.optimised_for.slice(1)}` : ''}`,
            part.llm_image_prompt.prompt,
          ],
        ]}
      />
    </>
  );
}

const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(2)}%`;

/** The top of a page with its regions; pointing at a note shows its region, and the other way round. */
function Screenshot({ brand, shot, elements }: { brand: Brand; shot: Shot; elements: readonly Element[] }) {
  const [active, setActive] = useState<number>();
  const lowest = Math.max(...elements.map(({ region }) => region.y + region.height)) + MARGIN_BELOW;
  const height = Math.min(brand.assets_expired ? lowest : shot.height, shot.width * MAX_HEIGHT_RATIO);
  const shown = elements.filter(({ region }) => region.y < height && region.width > 0 && region.height > 0);
  if (shown.length === 0 || shot.width <= 0) return null;
  const pointAt = (at: number) => ({
    onPointerEnter: () => setActive(at),
    onPointerLeave: () => setActive(undefined),
  });
  return (
    <div className="screenshot">
      <div>
        <div className="shot" style={{ aspectRatio: `${shot.width} / ${Math.round(height)}` }}>
          {!brand.assets_expired && (
            <AssetImage
              brand={brand}
              path={shot.asset_path}
              alt={`Screenshot of ${hostOf(shot.page)}`}
              className="shot-image"
            />
          )}
          {shown.map(({ region }, at) => (
            <span
              key={at}
              aria-hidden="true"
              className={`region ${active === at ? 'active' : ''}`}
              style={{
                left: percent(region.x, shot.width),
                top: percent(region.y, height),
                width: percent(Math.min(region.width, shot.width - region.x), shot.width),
                height: percent(Math.min(region.height, height - region.y), height),
              }}
              {...pointAt(at)}
            >
              <b>{at + 1}</b>
            </span>
          ))}
        </div>
        <p className="small muted wrap">{shot.page}</p>
      </div>
      <ol className="region-notes">
        {shown.map(({ description, significance }, at) => (
          <li key={at} className={active === at ? 'active' : ''} {...pointAt(at)}>
            <b aria-hidden="true">{at + 1}</b>
            <div>
              <p>{description}</p>
              <p className="small muted">{significance}</p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
