import type { Brand } from '@brandprint/sdk';
import { labelOf } from '../../lib/format.ts';
import { AssetImage, ExpiredNotice } from './asset-image.tsx';
import { Facts, Nothing, Part } from './chapter.tsx';
import { Evidence } from './evidence.tsx';
import type { ChapterProps, Part as SectionPart } from './types.ts';

type Asset = SectionPart<'images'>['assets']['images'][number];
const MAX_PICTURES = 18;
const MAX_ICONS = 48;

/** Every text of a nested style description, as label and text; lists are joined. */
function textsOf(value: unknown, label = ''): [string, string][] {
  if (typeof value === 'string') return value === '' ? [] : [[label, value]];
  if (Array.isArray(value)) {
    const words = value.filter((item) => typeof item === 'string' && item !== '');
    return words.length === 0 ? [] : [[label, words.join(', ')]];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => (key === 'examples' ? [] : textsOf(inner, labelOf(key))));
}

export function Imagery({ brand, part }: ChapterProps<'images'>) {
  const { assets, summary } = part;
  const { keywords, description } = summary.overall_mood;
  const images = shownOf(assets.images, MAX_PICTURES);
  const icons = shownOf(assets.icons, MAX_ICONS);
  const styles = [
    ['Photography', textsOf(part.photographic_style)],
    ['Illustration', textsOf(part.illustration_style)],
    ['Icons', textsOf(part.icon_style)],
    ['Product pictures', textsOf(part.product_imagery)],
  ] as const;
  const hasStyles = styles.some(([, texts]) => texts.length > 0);
  const isEmpty = assets.images.length + assets.icons.length === 0 && !hasStyles && !description;
  if (isEmpty) return <Nothing>The pages that were read show no pictures or icons.</Nothing>;
  return (
    <>
      {description && <p className="lead">{description}</p>}
      {keywords.length > 0 && (
        <ul className="chips">
          {keywords.map((word) => (
            <li key={word}>{word}</li>
          ))}
        </ul>
      )}
      {images.shown.length + icons.shown.length > 0 && <ExpiredNotice brand={brand} what="Pictures and icons" />}
      {images.shown.length === 0 && images.note && <p className="small muted">Pictures: {images.note}</p>}
      {images.shown.length > 0 && (
        <Part title="Pictures" note={images.note}>
          <ul className={brand.assets_expired ? 'pictures without' : 'pictures'}>
            {images.shown.map(({ asset: image, at }) => (
              <Picture key={at} brand={brand} image={image} path={`/assets/images/${at}`} />
            ))}
          </ul>
        </Part>
      )}
      {icons.shown.length > 0 && !brand.assets_expired && (
        <Part title="Icons" note={icons.note}>
          <ul className="icons">
            {icons.shown.map(({ asset: icon, at }) => (
              <li key={at} title={icon.description || icon.alt}>
                <AssetImage brand={brand} path={icon.minio_key} alt={icon.alt || icon.description || 'Icon'} />
              </li>
            ))}
          </ul>
        </Part>
      )}
      {icons.shown.length === 0 && icons.note && <p className="small muted">Icons: {icons.note}</p>}
      {hasStyles && (
        <Part title="Style">
          <div className="style-columns">
            {styles.map(
              ([title, texts]) =>
                texts.length > 0 && (
                  <div key={title}>
                    <h4>{title}</h4>
                    <Facts facts={texts} />
                  </div>
                ),
            )}
          </div>
        </Part>
      )}
    </>
  );
}

/** Those with a file, up to a number; `at` is the place in the section. The note says what is left out. */
function shownOf<Item extends { minio_key: string }>(assets: readonly Item[], max: number) {
  const stored = assets.map((asset, at) => ({ asset, at })).filter(({ asset }) => asset.minio_key !== '');
  const missing = assets.length - stored.length;
  const notes = [
    stored.length > max && `The first ${max} of ${stored.length}. Exports have all of them.`,
    missing > 0 &&
      `${missing === 1 ? '1 has' : `${missing} have`} no file: not loaded, too large, or added by an edit.`,
  ];
  return { shown: stored.slice(0, max), note: notes.filter(Boolean).join(' ') };
}

function Picture({ brand, image, path }: { brand: Brand; image: Asset; path: string }) {
  const caption = image.description || image.alt;
  return (
    <li>
      {!brand.assets_expired && (
        <div className="picture-frame">
          <AssetImage brand={brand} path={image.minio_key} alt="" />
        </div>
      )}
      <div className="row spread picture-text">
        <span className="small">{caption || labelOf(image.role) || 'Picture'}</span>
        <Evidence brand={brand} section="images" path={path} of={caption || image.role} />
      </div>
    </li>
  );
}
