import type { Evidence } from '@brandprint/contracts';
import { collectSamples, type Measure, type Observation, type SampleSource } from './measures.ts';
import { splitAtCommas, splitWords } from './split-values.ts';
import { extend } from './token-tree.ts';
import { type DesignToken, toCubicBezierToken } from './token-values.ts';

/** Shorter ones cannot be seen (style sheets set 0.01 ms to stop motion), longer ones are no reaction to anything. */
const MIN_MS = 10;
const MAX_MS = 10_000;
/** A rarer value is an exception. */
const MIN_SHARE = 0.01;
/** Lengths at which captured values are cut. */
const CUT_LENGTHS: ReadonlySet<number> = new Set([300, 1_000]);
/** Animations of icon fonts and widgets. */
const LIBRARY_KEYFRAMES = /^(?:fa|swiper|plyr|slick|grecaptcha|aos|wp|elementor)-/;

interface Motion {
  /** What it moves: a property of a transition, or a property in keyframes. */
  properties: readonly string[];
  /** Name of the keyframes; empty for a transition. */
  keyframes: string;
  durationMs: number;
  delayMs: number;
  easing: string;
  iterations: string;
}

/** Durations, easings, transitions and animations of visible elements. */
export function motionMeasures(evidence: Evidence): Measure[] {
  const transitions = collectSamples(evidence, ({ css }) => css.transitions).map(({ sample, at }) => ({
    at,
    motions: parseTransition(sample.value).filter(isVisible),
  }));
  const animations = collectSamples(evidence, ({ css }) => css.design?.animations ?? []).map(({ sample, at }) => ({
    at,
    motions: parseAnimation(sample).filter(isVisible),
  }));
  // Endless animations take their time by themselves.
  const reactions = [
    ...transitions,
    ...animations.map(({ at, motions }) => ({ at, motions: motions.filter((one) => one.iterations !== 'infinite') })),
  ];
  const observe = (
    from: readonly { at: SampleSource; motions: readonly Motion[] }[],
    read: (motion: Motion) => Pick<Observation, 'value' | 'token'>,
  ): Observation[] => from.flatMap(({ at, motions }) => onceByValue(at, motions, read));
  const common = { basis: 'rendered', minShare: MIN_SHARE, detailsKey: 'properties' } as const;
  return [
    {
      ...common,
      group: 'measured-duration',
      property: 'transition-duration',
      observations: observe(reactions, ({ durationMs }) => ({
        value: `${durationMs}ms`,
        token: { $type: 'duration', $value: toMs(durationMs) },
      })),
    },
    {
      ...common,
      group: 'measured-easing',
      property: 'transition-timing-function',
      observations: observe(reactions, ({ easing }) => ({ value: easing, token: toCubicBezierToken(easing) })),
    },
    {
      ...common,
      group: 'measured-transition',
      property: 'transition',
      observations: observe(transitions, (motion) => ({ value: describe(motion), token: toTransitionToken(motion) })),
    },
    {
      ...common,
      group: 'measured-animation',
      property: 'animation',
      observations: observe(animations, (motion) => ({
        value: `${motion.keyframes} ${describe(motion)} ${motion.iterations}`,
        token: toAnimationToken(motion),
      })),
    },
  ];
}

/** An element counts once for each value, with all properties that have it. */
function onceByValue(
  at: SampleSource,
  motions: readonly Motion[],
  read: (motion: Motion) => Pick<Observation, 'value' | 'token'>,
): Observation[] {
  const found = new Map<string, Observation & { details: string[] }>();
  for (const motion of motions) {
    const { value, token } = read(motion);
    const known = found.get(value) ?? { ...at, value, token, details: [] };
    known.details.push(...motion.properties);
    found.set(value, known);
  }
  return [...found.values()];
}

const isVisible = ({ durationMs, keyframes }: Motion): boolean =>
  durationMs >= MIN_MS && durationMs <= MAX_MS && !LIBRARY_KEYFRAMES.test(keyframes);

const describe = ({ durationMs, easing, delayMs }: Motion): string =>
  [`${durationMs}ms`, easing, ...(delayMs === 0 ? [] : [`${delayMs}ms`])].join(' ');

const toMs = (value: number) => ({ value, unit: 'ms' });

/** Null for curves that the format cannot describe, such as `steps()`. */
function toTransitionToken({ durationMs, delayMs, easing }: Motion): DesignToken | null {
  const curve = toCubicBezierToken(easing);
  return (
    curve && {
      $type: 'transition',
      $value: { duration: toMs(durationMs), delay: toMs(delayMs), timingFunction: curve.$value },
    }
  );
}

/** The format has no type for what makes an animation of a transition. */
function toAnimationToken(motion: Motion): DesignToken | null {
  const { keyframes, iterations } = motion;
  const token = toTransitionToken(motion);
  return token && extend(token, { keyframes, iterations: iterations === '1' ? undefined : iterations });
}

/** The parts of a computed `transition`; the last part of a value that was cut is left out. */
export function parseTransition(value: string): Motion[] {
  const layers = splitAtCommas(value);
  return layers.slice(0, CUT_LENGTHS.has(value.length) ? -1 : layers.length).map((layer) => {
    const words = splitWords(layer);
    const [durationMs = 0, delayMs = 0] = words.flatMap((word) => parseTime(word) ?? []);
    const easing = words.find((word) => isEasing(word)) ?? 'ease';
    const property = words.find((word) => parseTime(word) === null && !isEasing(word) && !BEHAVIOR.test(word)) ?? 'all';
    return { properties: [property], keyframes: '', durationMs, delayMs, easing, iterations: '1' };
  });
}

const BEHAVIOR = /^(?:normal|allow-discrete)$/;
const isEasing = (word: string): boolean =>
  /^(?:linear|ease|ease-in|ease-out|ease-in-out|step-start|step-end)$|^(?:cubic-bezier|steps|linear)\(/.test(word);

/** The longhands of `animation` are lists; shorter ones repeat. */
function parseAnimation(sample: {
  value: string;
  duration: string;
  delay: string;
  easing: string;
  iterations: string;
  properties: readonly string[];
}): Motion[] {
  const lists = [sample.duration, sample.delay, sample.easing, sample.iterations].map(splitAtCommas);
  return splitAtCommas(sample.value).flatMap((keyframes, index) => {
    const [duration = '', delay = '', easing = 'ease', iterations = '1'] = lists.map(
      (list) => list[index % Math.max(1, list.length)],
    );
    if (keyframes === 'none') return [];
    const { properties } = sample;
    const [durationMs, delayMs] = [parseTime(duration) ?? 0, parseTime(delay) ?? 0];
    return { properties, keyframes, durationMs, delayMs, easing, iterations };
  });
}

/** In ms; null if it is no time. */
function parseTime(text: string): number | null {
  const [, number = '', unit] = /^(-?\d*\.?\d+(?:e-?\d+)?)(ms|s)$/.exec(text) ?? [];
  return number === '' ? null : Math.round(Number(number) * (unit === 's' ? 1_000 : 1) * 100) / 100;
}
