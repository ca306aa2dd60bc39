import type { Box } from '@brandprint/contracts';
import type { ScreenshotCrop } from '../writing/material.ts';

/** Minimum visible share; less is not recognizable. */
const MIN_VISIBLE_SHARE = 0.5;

/**
 * The position of a page's box on its screenshots, in their pixels: "s1 at 40, 120, 300 × 200"; "" if it is on none.
 */
export function locateOnScreenshots(shots: readonly ScreenshotCrop[], page: string, box: Box): string {
  for (const shot of shots) {
    if (shot.page !== page) continue;
    const at = { x: box.x / shot.scale, y: (box.y - shot.top) / shot.scale };
    const size = { width: box.width / shot.scale, height: box.height / shot.scale };
    const [left, top] = [Math.max(0, at.x), Math.max(0, at.y)];
    const width = Math.min(shot.width, at.x + size.width) - left;
    const height = Math.min(shot.height, at.y + size.height) - top;
    if (width < 1 || height < 1 || width * height < MIN_VISIBLE_SHARE * size.width * size.height) continue;
    return `${shot.id} at ${Math.floor(left)}, ${Math.floor(top)}, ${Math.floor(width)} × ${Math.floor(height)}`;
  }
  return '';
}
