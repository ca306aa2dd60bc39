// jest imports this file without a transform, so TypeScript is loaded with tsx.
import { tsImport } from 'tsx/esm/api';

export default async function setup() {
  const { startTestPostgres } = await tsImport('../postgres.ts', import.meta.url);
  const { makeBundleFolder } = await tsImport('../bundle-script.ts', import.meta.url);
  globalThis.testResources = [await startTestPostgres(), makeBundleFolder()];
}
