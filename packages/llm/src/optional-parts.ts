/** Parts of a request that endpoints other than Anthropic's may refuse. */
export type OptionalPart = 'effort' | 'cache' | 'pictures';

/** What the error messages of such endpoints mention. */
const MENTIONED_IN: Readonly<Record<OptionalPart, RegExp>> = {
  effort:
    /output_config|(?<!best[- ])\beffort\b[^.]*\b(?:not|un)\s?(?:support|allow|accept|known|permitted|recogni)|\b(?:unknown|unsupported|unexpected|invalid|extra)\b[^.]*\beffort\b/i,
  cache: /cache_control/i,
  pictures:
    /\bimages?\b[^.]*\b(?:not|un)\s?(?:support|allow|accept)|\b(?:not|un)\s?support\w*[^.]*\bimages?\b|\bmmproj\b|multi-?modal|\bvision\b/i,
};
const PARTS = Object.keys(MENTIONED_IN) as OptionalPart[];

/** The part that an error message names as unsupported; null if it names none. */
export const unsupportedPart = (message: string): OptionalPart | null =>
  PARTS.find((part) => MENTIONED_IN[part].test(message)) ?? null;

/** What an endpoint refused, by model: later requests are made without it. */
export class RefusedParts {
  readonly #byModel = new Map<string, readonly OptionalPart[]>();

  of(model: string): readonly OptionalPart[] {
    return this.#byModel.get(model) ?? [];
  }

  add(model: string, parts: readonly OptionalPart[]): void {
    this.#byModel.set(model, [...new Set([...this.of(model), ...parts])]);
  }
}
