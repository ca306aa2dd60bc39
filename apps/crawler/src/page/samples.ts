import type { DesignSample } from '@brandprint/contracts';
import { selectorOf } from './dom.ts';
import type { RenderedElement } from './types.ts';

/** Maximum number of values that are reported. */
export const MAX_SAMPLES = 40;
/** Maximum number of different values to compare; a page has no reason to have more. */
const MAX_VALUES = 300;

/** Where a sample was first seen, and how often. */
type Sighting = Pick<DesignSample, 'count' | 'selector' | 'region'>;

/** Adds up equal samples. Of those the largest element describes the value. */
export class Samples<T extends DesignSample> {
  readonly #found = new Map<string, { sample: T; largest: number }>();

  add(key: string, seen: Pick<RenderedElement, 'el' | 'area' | 'region'>, describe: (at: Sighting) => T): void {
    const same = this.#found.get(key);
    if (same) {
      same.sample.count++;
      if (seen.area <= same.largest) return;
      const { count, selector, region } = same.sample;
      this.#found.set(key, { sample: describe({ count, selector, region }), largest: seen.area });
    } else if (this.#found.size < MAX_VALUES) {
      const sample = describe({ count: 1, selector: selectorOf(seen.el), region: seen.region });
      this.#found.set(key, { sample, largest: seen.area });
    }
  }

  mostUsed(): T[] {
    return [...this.#found.values()]
      .map(({ sample }) => sample)
      .sort((a, b) => b.count - a.count)
      .slice(0, MAX_SAMPLES);
  }
}
