import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';
import { type JsonSchema, toShape } from './shapes.ts';

/** The parts of the OpenAPI document that are read here. */
export interface ApiDocument {
  paths: Record<string, Record<string, { operationId: string }>>;
  components: { schemas: Record<string, JsonSchema> };
}

const HEADER = '// Generated from apps/api/openapi.json by `npm run openapi`. Do not edit.\n';

/** The generated source files, by name. */
export async function generateSources(document: ApiDocument): Promise<Record<string, string>> {
  const types = astToString(
    await openapiTS(document as unknown as OpenAPI3, { alphabetize: false, defaultNonNullable: false }),
  );
  return {
    'api.gen.ts': `${HEADER}${types}`,
    'operations.gen.ts': `${HEADER}${operationsSource(document)}`,
    'section-shapes.gen.ts': `${HEADER}${shapesSource(document)}`,
  };
}

function operationsSource({ paths }: ApiDocument): string {
  const lines = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(
      ([method, { operationId }]) => `  ${operationId}: ['${method.toUpperCase()}', '${path}'],`,
    ),
  );
  return `/** Method and path of every operation. */\nexport const OPERATIONS = {\n${lines.join('\n')}\n} as const;\n`;
}

function shapesSource({ components: { schemas } }: ApiDocument): string {
  const { properties = {} } = schemas['ExtractedAnalysis'] ?? {};
  const shapes = Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, toShape(requireOwnShape(schema), schemas)]),
  );
  return `import type { Shape } from '../shape.ts';\n\n/** The shape of each section as it is extracted. */\nexport const SECTION_SHAPES: Record<string, Shape> = ${JSON.stringify(shapes)};\n`;
}

/** A section is its own shape or null; null needs no description. */
const requireOwnShape = ({ anyOf }: JsonSchema): JsonSchema => {
  const own = anyOf?.find(({ $ref }) => $ref !== undefined);
  if (!own) throw new Error('A section must be a component or null');
  return own;
};
