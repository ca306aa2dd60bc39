import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, parseAllDocuments } from 'yaml';

export const ROOT = join(import.meta.dirname, '../../../..');

export const readRepositoryFile = (...path: string[]): string => readFileSync(join(ROOT, ...path), 'utf8');
export const readYaml = (...path: string[]): unknown => parse(readRepositoryFile(...path), { merge: true });

/** Every document of a file. Throws if it is not YAML. */
export function documentsOf(text: string): unknown[] {
  return parseAllDocuments(text).flatMap((document) => {
    if (document.errors[0]) throw document.errors[0];
    const value: unknown = document.toJS();
    return value === null ? [] : [value];
  });
}

/** `KEY=value` lines, without comments and empty ones. */
export function readEnvFile(text: string): Record<string, string> {
  const lines = text.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'));
  return Object.fromEntries(lines.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]));
}
