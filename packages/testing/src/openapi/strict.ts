/** The same document, whose schemas take no keys besides those that they name. */
export function closed<T>(node: T): T {
  return close(node, false) as T;
}

/** Beside a reference or inside of `allOf` a schema names only some of the keys. */
function close(node: unknown, partly: boolean): unknown {
  if (Array.isArray(node)) return node.map((item) => close(item, partly));
  if (typeof node !== 'object' || node === null) return node;
  const whole =
    !partly && 'properties' in node && !('$ref' in node || 'allOf' in node || 'additionalProperties' in node);
  const entries = Object.entries(node).map(([key, value]) => [
    key,
    isData(key) ? value : close(value, key === 'allOf'),
  ]);
  return {
    ...Object.fromEntries(entries),
    ...(whole && node.properties && isSchema(node) && { additionalProperties: false }),
  };
}

const isSchema = (node: object): boolean => 'type' in node && node.type === 'object';
/** These hold values, not schemas. */
const isData = (key: string): boolean => ['example', 'examples', 'default', 'enum', 'const'].includes(key);
