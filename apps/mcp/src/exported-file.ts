import type { BrandFile } from '@brandprint/sdk';
import { cutBefore } from './website-data.ts';

/** A book with its pictures has some megabytes. */
const MAX_FILE_BYTES = 20_000_000;

export const exportUri = (brandId: string, format: string): string =>
  `brandprint://brands/${brandId}/exports/${format}`;

/** Whether a file of this media type is text. */
export const isTextType = (type: string): boolean => /^text\/|[/+](json|xml|javascript|typescript|yaml)\b/.test(type);

export const readText = async (file: BrandFile): Promise<string> => new TextDecoder().decode(await readBytes(file));

/** A part of a text, at most `length` long, and where the next one begins: null after the last. Splits no surrogate pair. */
export function partOf(whole: string, offset: number, length: number): { text: string; next: number | null } {
  const end = cutBefore(whole, offset + length);
  return { text: whole.slice(cutBefore(whole, offset), end), next: end < whole.length ? end : null };
}

/** All of a file. Throws if it is too large to be kept in memory. */
export async function readBytes(file: BrandFile): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of file.stream()) {
    size += chunk.byteLength;
    if (size > MAX_FILE_BYTES) throw new Error(`${file.name} has more than ${MAX_FILE_BYTES} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
