import { blend, type Rgba } from './color.ts';
import type { PageWalk, RenderedElement } from './types.ts';

const MAX_LAYERS = 400;
const MIN_AREA = 15_000;
const MEDIA = new Set(['img', 'video', 'canvas', 'picture']);

const isPicture = ({ tag, style }: RenderedElement) =>
  MEDIA.has(tag) || (style.backgroundImage !== 'none' && style.backgroundClip !== 'text');
const isOutOfFlow = ({ style }: RenderedElement) => /^(?:absolute|fixed|sticky)$/.test(style.position);
const isOpaque = (seen: RenderedElement) => isPicture(seen) || seen.background.a * seen.opacity >= 0.998;

/**
 * Ancestors are not the only layers behind a text: a transparent bar floats over the hero image, or a text is over an
 * absolutely positioned image. Looks for such layers under the element's centre and corrects its backdrop.
 */
export function correctBackdrops(walked: PageWalk): void {
  const layers = walked.elements
    .filter(
      (seen) =>
        seen.area >= MIN_AREA && (seen.background.a > 0.02 || isPicture(seen)) && !/^(?:html|body)$/.test(seen.tag),
    )
    .slice(0, MAX_LAYERS);
  if (layers.length === 0) return;

  for (const seen of walked.elements) {
    if (!seen.visible || (isOpaque(seen) && !MEDIA.has(seen.tag)) || seen.area > 400_000) continue;
    const chain = new Set<RenderedElement>();
    let floats = false;
    let base: RenderedElement | null = seen;
    for (; base; base = base.parent) {
      if (base !== seen && isOpaque(base)) break;
      chain.add(base);
      floats ||= isOutOfFlow(base);
    }
    const x = seen.box.x + seen.box.width / 2;
    const y = seen.box.y + seen.box.height / 2;
    const under = layers.filter((layer) => {
      if (layer === base || chain.has(layer) || !layer.visible || seen.el.contains(layer.el)) return false;
      const { visible } = layer;
      if (x < visible.x || y < visible.y || x > visible.x + visible.width || y > visible.y + visible.height)
        return false;
      if (base && !base.el.contains(layer.el) && base.tag !== 'body') return false;
      return floats
        ? !isOutOfFlow(layer) || layer.order < seen.order
        : layer.order < seen.order && (isOutOfFlow(layer) || MEDIA.has(layer.tag));
    });
    if (under.length === 0) continue;
    seen.backdrop = blendLayers(
      [...under, ...[...chain].reverse().filter((link) => link.background.a > 0)],
      base,
      walked.canvas,
    );
  }
}

/** Layers from the lowest up, over what the nearest opaque ancestor shows. */
function blendLayers(layers: RenderedElement[], base: RenderedElement | null, canvas: Rgba): Rgba | null {
  let color: Rgba | null = base ? base.backdrop : canvas;
  for (const layer of layers) {
    if (isPicture(layer)) color = null;
    else {
      const a = layer.background.a * layer.opacity;
      color = a >= 0.998 ? { ...layer.background, a: 1 } : color && blend({ ...layer.background, a }, color);
    }
  }
  return color;
}
