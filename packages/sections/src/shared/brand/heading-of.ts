import type { PageEvidence, TextBlock } from '@brandprint/contracts';

/** The heading above a block; "" if there is none. */
export const headingOf = ({ text }: PageEvidence, { heading }: TextBlock): string => text[heading ?? -1]?.text ?? '';
