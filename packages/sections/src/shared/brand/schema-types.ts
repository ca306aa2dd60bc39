import names from '../../../data/schema-types.gen.json' with { type: 'json' };

const TYPES: ReadonlySet<string> = new Set(names);

/**
 * The types of a JSON-LD object that schema.org has, without their prefix: "Hotel" for "https://schema.org/Hotel" or
 * "schema:Hotel". A page may declare any text as a type, so all others are left out.
 */
export const schemaTypes = (declared: unknown): string[] =>
  [declared]
    .flat()
    .filter((type): type is string => typeof type === 'string')
    .map((type) => type.replace(/^(?:https?:\/\/schema\.org\/|schema:)/, ''))
    .filter((type) => TYPES.has(type));
