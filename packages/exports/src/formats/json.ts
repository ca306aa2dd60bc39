import { BrandDetailResponse } from '@brandprint/contracts';
import { z } from 'zod';
import type { ExportSource } from '../types.ts';

const indented = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** The body of `GET /v1/api/brands/{id}`. */
export const toJson = ({ brand }: ExportSource): string => indented({ data: brand });

let schemaText: string | undefined;

/** The JSON Schema of that body. It is the same for every brand, and made once. */
export function toJsonSchema(): string {
  schemaText ??= indented(z.toJSONSchema(BrandDetailResponse, { io: 'output' }));
  return schemaText;
}
