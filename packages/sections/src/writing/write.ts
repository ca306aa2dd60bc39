import { createHash } from 'node:crypto';
import type { Findings, Provenance, SectionStage, Sections, Stage } from '@brandprint/contracts';
import { z } from 'zod';
import { delimited } from './delimit.ts';
import { END, framed, SHOWN } from './digest/frame.ts';
import { groundOn } from './grounding/index.ts';
import type { Material } from './material.ts';
import type { WriterPort, WritingTask } from './port.ts';
import { provenanceOf } from './provenance.ts';
import { SYSTEM } from './system.ts';
import type { Composed, Writing } from './writing.ts';

/** Below this much of an answer standing, none of it is used. */
const TOO_LITTLE = 0.4;

export interface Written<S extends SectionStage> {
  data: Sections[S];
  provenance: Provenance[];
  writing: NonNullable<Findings['writing']>;
}

/** A section with a model's part in it, or as composed where the model has none to give; `provenance` is the composed one's. */
export async function writeSection<S extends Stage, Facts, Needs>(
  stage: S,
  way: Writing<S, Facts, Needs>,
  input: Composed<S, Facts, Needs>,
  {
    provenance,
    material,
    writer,
    signal,
  }: { provenance: Provenance[]; material: Material; writer: WriterPort; signal: AbortSignal },
): Promise<Written<S>> {
  const task = taskOf(stage, way, input, material);
  const plainly = (reason: string, more: Partial<Written<S>['writing']> = {}): Written<S> => ({
    data: input.composed,
    provenance,
    writing: { by: 'rules', prompt: task.version, model: '', groundedness: null, dropped: {}, reason, ...more },
  });
  const outcome = await writer.write(task, signal);
  if (!outcome.ok) return plainly(outcome.reason);
  const seen = outcome.blind ? { ...material, shots: new Map() } : material;
  const ground = groundOn(seen, `${SYSTEM}\n${way.prompt}`);
  const data = way.accept(outcome.answer, ground, input);
  const { groundedness, dropped } = ground.standing();
  const told = { model: outcome.model, groundedness, dropped };
  if (groundedness === null) return plainly('the model had nothing to say', told);
  if (groundedness < TOO_LITTLE) return plainly('too little of what the model said is borne out by the site', told);
  return {
    data,
    provenance: provenanceOf({
      ...{ composed: input.composed, data, provenance },
      ...{ ledger: ground.ledger, material: seen, groundedness },
    }),
    writing: { by: 'model', prompt: task.version, reason: '', ...told },
  };
}

/** All that a stage says to a model. */
export function taskOf<S extends Stage, Facts, Needs>(
  stage: S,
  way: Writing<S, Facts, Needs>,
  input: Composed<S, Facts, Needs>,
  { nonce, prefix }: Pick<Material, 'nonce' | 'prefix'>,
): WritingTask {
  const schema = JSON.stringify(z.toJSONSchema(way.answer, { io: 'input' }));
  const shown = way.shown?.(input) ?? [];
  return {
    stage,
    version: versionOf(stage, way.prompt, schema),
    system: SYSTEM,
    prefix,
    task: asked(stage, way.prompt, schema, { nonce, lines: shown }),
    answer: way.answer,
    maxTokens: way.maxTokens,
  };
}

function asked(
  stage: Stage,
  prompt: string,
  schema: string,
  { nonce, lines }: { nonce: string; lines: readonly string[] },
): string {
  return [
    `Task: ${stage}`,
    prompt,
    ...(lines.length > 0 ? [`Measured for this task:\n${delimited(nonce, 'measured', lines.join('\n'))}`] : []),
    `Answer with one JSON object that fits this JSON Schema, and nothing else:\n${schema}`,
  ].join('\n\n');
}

const NOTHING = { pages: '', quotes: '', measured: '' };

/** Changes with every change of what is said to the model, shown to it or asked of it; not with the site. */
function versionOf(stage: Stage, prompt: string, schema: string): string {
  const said = [
    SYSTEM,
    ...[true, false].map((hasPictures) => framed('', NOTHING, hasPictures)),
    END,
    String(SHOWN),
    asked(stage, prompt, schema, { nonce: '', lines: ['line'] }),
  ];
  return createHash('sha256').update(JSON.stringify(said)).digest('hex').slice(0, 12);
}
