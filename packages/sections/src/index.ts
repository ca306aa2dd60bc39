export { type AssetPort, type Measured, type Needs, type Section, section } from './section.ts';
