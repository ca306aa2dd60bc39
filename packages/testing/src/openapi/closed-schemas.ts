type Node = Record<string, unknown>;

/** The same document with schemas that allow no additional keys. */
export const closeSchemas = <T>(document: T): T => closeNode(document) as T;

function closeNode(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(closeNode);
  if (typeof node !== 'object' || node === null) return node;
  const closedNode = mapValues(node as Node, (value, key) => {
    if (VALUES.has(key)) return value;
    // Keys of this one are field names.
    return key === 'properties' ? mapValues(value as Node, closeNode) : closeNode(value);
  });
  return isClosable(closedNode) ? { ...closedNode, additionalProperties: false } : closedNode;
}

/** These contain values, not schemas. */
const VALUES: ReadonlySet<string> = new Set(['example', 'examples', 'default', 'enum', 'const']);

/** Whether a schema names all keys of an object: next to a reference it names only additional ones. */
const isClosable = (node: Node): boolean =>
  node.type === 'object' && 'properties' in node && !('$ref' in node) && !('additionalProperties' in node);

const mapValues = (node: Node, change: (value: unknown, key: string) => unknown): Node =>
  Object.fromEntries(Object.entries(node).map(([key, value]) => [key, change(value, key)]));
