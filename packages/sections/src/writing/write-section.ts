import { createHash } from 'node:crypto';
import type { Findings, Provenance, SectionStage, Sections, Stage } from '@brandprint/contracts';
import { z } from 'zod';
import type { Writing, WritingInput } from './define-writing.ts';
import { wrapAsData } from './delimiters.ts';
import { createGrounding } from './grounding/index.ts';
import type { Material } from './material.ts';
import { MATERIAL_END, MATERIAL_FORMAT_VERSION, renderMaterial } from './material-template.ts';
import type { WriterPort, WritingTask } from './port.ts';
import { traceProvenance } from './provenance.ts';
import { SYSTEM } from './system.ts';

/** Minimum groundedness; below it, the whole answer is rejected. */
const MIN_GROUNDEDNESS = 0.4;

export interface WrittenResult<S extends SectionStage> {
  data: Sections[S];
  provenance: Provenance[];
  writing: NonNullable<Findings['writing']>;
}

/**
 * A section with a model's contribution, or as composed if there is none. `provenance` is that of the composed section.
 */
export async function writeSection<S extends Stage, Facts, Needs>(
  stage: S,
  writing: Writing<S, Facts, Needs>,
  input: WritingInput<S, Facts, Needs>,
  {
    provenance,
    material,
    writer,
    signal,
  }: { provenance: Provenance[]; material: Material; writer: WriterPort; signal: AbortSignal },
): Promise<WrittenResult<S>> {
  const task = buildTask(stage, writing, input, material);
  const withoutModel = (reason: string, more: Partial<WrittenResult<S>['writing']> = {}): WrittenResult<S> => ({
    data: input.composed,
    provenance,
    writing: { by: 'rules', prompt: task.version, model: '', groundedness: null, dropped: {}, reason, ...more },
  });
  const outcome = await writer.write(task, signal);
  if (!outcome.ok) return withoutModel(outcome.reason);
  const shownMaterial = outcome.blind ? { ...material, screenshots: new Map() } : material;
  const grounding = createGrounding(shownMaterial, `${SYSTEM}\n${writing.prompt}`);
  const data = writing.accept(outcome.answer, grounding, input);
  const { groundedness, dropped } = grounding.report();
  const emptied = grounding.emptied();
  const modelReport = { model: outcome.model, groundedness, dropped };
  if (groundedness === null && emptied.length === 0)
    return withoutModel('the model returned nothing usable', modelReport);
  if (groundedness !== null && groundedness < MIN_GROUNDEDNESS) {
    const rejected = withoutModel('too little of the answer is supported by the site', modelReport);
    return emptied.length > 0 ? withoutEmptied(rejected, data, emptied) : rejected;
  }
  return {
    data,
    provenance: traceProvenance({
      ...{ composed: input.composed, data, provenance },
      ...{ citations: grounding.citations, material: shownMaterial },
      groundedness: groundedness ?? 0,
    }),
    writing: { by: 'model', prompt: task.version, reason: '', ...modelReport, ...(emptied.length > 0 && { emptied }) },
  };
}

/** The composed section without what the model did not find on the site: that stands, whatever else it answered. */
function withoutEmptied<S extends SectionStage>(
  { data, provenance, writing }: WrittenResult<S>,
  accepted: Sections[S],
  emptied: string[],
): WrittenResult<S> {
  const isEmptied = (path: string): boolean => emptied.some((one) => `${path}/`.startsWith(`${one}/`));
  const parts = Object.entries(accepted).filter(([key]) => isEmptied(`/${key}`));
  return {
    data: { ...data, ...Object.fromEntries(parts) },
    provenance: provenance.filter(({ path }) => !isEmptied(path)),
    writing: { ...writing, emptied },
  };
}

/** The complete request of a stage. */
export function buildTask<S extends Stage, Facts, Needs>(
  stage: S,
  writing: Writing<S, Facts, Needs>,
  input: WritingInput<S, Facts, Needs>,
  { nonce, prefix }: Pick<Material, 'nonce' | 'prefix'>,
): WritingTask {
  const schema = JSON.stringify(z.toJSONSchema(writing.answer, { io: 'input' }));
  const extraLines = writing.extraLines?.(input) ?? [];
  return {
    stage,
    version: promptVersion(stage, writing.prompt, schema),
    system: SYSTEM,
    prefix,
    task: renderTask(stage, writing.prompt, schema, { nonce, lines: extraLines }),
    answer: writing.answer,
    maxTokens: writing.maxTokens,
  };
}

function renderTask(
  stage: Stage,
  prompt: string,
  schema: string,
  { nonce, lines }: { nonce: string; lines: readonly string[] },
): string {
  return [
    `Task: ${stage}`,
    prompt,
    ...(lines.length > 0 ? [`For this task:\n${wrapAsData(nonce, 'task', lines.join('\n'))}`] : []),
    `Answer with one JSON object that fits this JSON Schema, and nothing else:\n${schema}`,
  ].join('\n\n');
}

const EMPTY_MATERIAL = { pages: '', quotes: '', measured: '' };

/** Changes with every change of prompt, input format or schema; independent of the site. */
function promptVersion(stage: Stage, prompt: string, schema: string): string {
  const parts = [
    SYSTEM,
    ...[true, false].map((hasPictures) => renderMaterial('', EMPTY_MATERIAL, hasPictures)),
    MATERIAL_END,
    String(MATERIAL_FORMAT_VERSION),
    renderTask(stage, prompt, schema, { nonce: '', lines: ['line'] }),
  ];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 12);
}
