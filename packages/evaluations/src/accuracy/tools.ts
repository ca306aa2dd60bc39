import type { SectionStage } from '@brandprint/contracts';

/** Installed from npm when first needed. */
export const NPM_PEERS = ['dembrandt', 'openbrand'] as const;
export const PEERS = [...NPM_PEERS, 'designlang'] as const;
export type PeerName = (typeof PEERS)[number];
export const TOOLS = ['brandprint', ...PEERS] as const;
export type ToolName = (typeof TOOLS)[number];

/** Sections of measured values; the others are written. */
export const MEASURED_SECTIONS: readonly SectionStage[] = [
  'colors',
  'typography',
  'logos',
  'images',
  'spacing',
  'elevation',
  'web',
];
