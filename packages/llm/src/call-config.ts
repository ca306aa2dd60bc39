import { getModelInfo, type ModelInfo } from './models.ts';
import type { OptionalPart, RefusedParts } from './optional-parts.ts';
import type { ModelRequest } from './request.ts';
import { type ModelSettings, modelForStage, sharesPrefix } from './settings.ts';

/** The parameters of one call. */
export interface CallConfig {
  model: string;
  modelInfo: ModelInfo;
  /** The optional parts that are sent: a level of effort, a cache breakpoint after the prefix, images. */
  parts: Readonly<Record<OptionalPart, boolean>>;
  /** The invalid answer, and what is wrong with it. */
  repair: { answer: string; complaint: string } | null;
}

export const hasPictures = ({ prefix }: Pick<ModelRequest, 'prefix'>): boolean =>
  prefix.some(({ type }) => type === 'image');

/** The first call of a request: everything that the model supports and the endpoint did not refuse before. */
export function firstCallConfig(request: ModelRequest, settings: ModelSettings, refused: RefusedParts): CallConfig {
  const model = modelForStage(settings, request.stage);
  const modelInfo = getModelInfo(model, settings.prices);
  const parts = {
    effort: modelInfo.supportsEffort,
    cache: sharesPrefix(settings, request.stage),
    pictures: hasPictures(request),
  };
  return withoutParts({ model, modelInfo, parts, repair: null }, refused.of(model));
}

export const sentParts = ({ parts }: CallConfig): OptionalPart[] =>
  (Object.keys(parts) as OptionalPart[]).filter((part) => parts[part]);

export const withoutParts = (config: CallConfig, without: readonly OptionalPart[]): CallConfig => ({
  ...config,
  parts: { ...config.parts, ...Object.fromEntries(without.map((part) => [part, false])) },
});
