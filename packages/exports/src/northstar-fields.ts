import { NorthstarSection } from '@brandprint/contracts';

/** The parts of the positioning, in the order of the contract. */
export const NORTHSTAR_FIELDS: readonly string[] = Object.keys(NorthstarSection.shape);
