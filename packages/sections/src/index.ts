export { extractSection } from './extract.ts';
export { SECTIONS } from './registry.ts';
export type { AssetPort, Measurement, Needs, Section } from './section.ts';
export type { PrefixBlock, WriterPort, WritingOutcome, WritingTask } from './writing/port.ts';
