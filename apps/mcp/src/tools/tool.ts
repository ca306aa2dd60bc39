import type { Brandprint } from '@brandprint/sdk';
import type { ToolAnnotations } from '@modelcontextprotocol/server';
import type { z } from 'zod';

/** What a tool works with, for one call. */
export interface ToolContext {
  client: Brandprint;
  /** Aborts when the caller cancels or goes away. */
  signal: AbortSignal;
  /** Tells the caller how far the work is, if the caller wants to know. */
  report: (progress: Progress) => void;
}

export interface Progress {
  /** Grows with each report. */
  progress: number;
  total?: number | undefined;
  message: string;
}

/** What a tool found. */
export interface ToolResult<Data = Record<string, unknown>> {
  /** The websites whose texts and values are in `data`. */
  websites: readonly string[];
  data: Data;
  /** What to do next, in our words. */
  next?: string | undefined;
  /** The field of `data` that is a file, to be shown as it is after the data. */
  fileField?: string | undefined;
}

interface ToolTexts {
  name: string;
  title: string;
  description: string;
  annotations: ToolAnnotations;
}

/** One tool, without anything of the protocol. */
export interface Tool extends ToolTexts {
  input: z.ZodObject;
  output: z.ZodObject;
  run(input: unknown, context: ToolContext): Promise<ToolResult>;
}

interface ToolDefinition<In extends z.ZodObject, Out extends z.ZodObject> extends ToolTexts {
  input: In;
  output: Out;
  run(input: z.output<In>, context: ToolContext): Promise<ToolResult<z.output<Out>>>;
}

/** Checks the types of a tool against its schemas. */
export const defineTool = <In extends z.ZodObject, Out extends z.ZodObject>(tool: ToolDefinition<In, Out>): Tool => ({
  ...tool,
  run: (input, context) => tool.run(tool.input.parse(input), context),
});

/** Reads and changes nothing. */
export const READS = {
  readOnlyHint: true,
  destructiveHint: false,
  idempotentHint: true,
  openWorldHint: false,
} as const;
