import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { closeSchemas } from './closed-schemas.ts';
import { type Document, type DocumentPath, toDocumentPointer } from './document.ts';

/** Says what is wrong with a value, by the schema at a place of the document; nothing if it is right. */
export type Validator = (path: DocumentPath, value: unknown) => string[];

const ID = 'document';

export function createValidator(document: Document, { coerce = false } = {}): Validator {
  // Not strict: OpenAPI has its own keywords (discriminator, example, …).
  const ajv = new Ajv2020({
    strict: false,
    allErrors: true,
    coerceTypes: coerce,
    validateSchema: false,
    verbose: true,
  });
  // Both are CommonJS: their default export arrives as a namespace.
  (addFormats as unknown as typeof addFormats.default)(ajv);
  ajv.addFormat('binary', true);
  ajv.addSchema(closeSchemas(document), ID);

  const compiled = new Map<string, ValidateFunction>();
  return (path, value) => {
    const $ref = `${ID}${toDocumentPointer(path)}`;
    const validate = compiled.get($ref) ?? ajv.compile({ $ref });
    compiled.set($ref, validate);
    // Coercion replaces a value inside its parent.
    return validate(value) ? [] : (validate.errors ?? []).map(formatError);
  };
}

function formatError({ instancePath, message, params, data }: ErrorObject): string {
  const shown = JSON.stringify(data)?.slice(0, 80) ?? 'nothing';
  return `${instancePath || 'the whole'} ${message} (${JSON.stringify(params)}): ${shown}`;
}
