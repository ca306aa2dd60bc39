import type { Findings } from '@brandprint/contracts';
import type { CallRecord } from '@brandprint/llm';
import type { Metrics } from '@brandprint/operations';

const MILLIONTHS = 1_000_000;

/** Counts the outcome, tokens and cost of a model call. */
export function recordModelCall(metrics: Metrics, { model, outcome, usage, cost, durationMs }: CallRecord): void {
  metrics.observe('brandprint_model_call_duration_seconds', { model, outcome }, durationMs / 1_000);
  metrics.add('brandprint_model_cost_dollars_total', { model, outcome }, cost / MILLIONTHS);
  const tokens = {
    input: usage.input,
    output: usage.output,
    cache_write: usage.cacheWrite,
    cache_read: usage.cacheRead,
  };
  for (const [kind, count] of Object.entries(tokens))
    metrics.add('brandprint_model_tokens_total', { model, kind }, count);
}

/** Counts who wrote a section, and how much of a model's text the site supports. */
export function recordSection(metrics: Metrics, section: string, { writing }: Findings): void {
  if (!writing) return;
  const { by, groundedness } = writing;
  metrics.add('brandprint_sections_written_total', { section, by });
  // Also if so little was supported that none of it was used.
  if (groundedness !== null) metrics.observe('brandprint_section_groundedness', { section }, groundedness);
}
