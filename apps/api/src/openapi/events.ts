import { BRAND_EVENTS, type BrandEventType } from '@brandprint/contracts';
import { z } from 'zod';
import type { SchemaRegistry } from './schemas.ts';
import type { MediaType } from './types.ts';

const timestamp = z.iso.datetime().describe('When it happened.');

/** `BrandSectionUpdatedEvent` */
export const eventName = (type: string): string =>
  `${type.replaceAll(/(?:^|[._])(\w)/g, (_, letter) => letter.toUpperCase())}Event`;

/** An event, as in a webhook or a stream. */
export const eventPayload = (type: string, data: z.ZodType) =>
  z.object({ type: z.literal(type), timestamp, data }).meta({ id: eventName(type) });

/** Server-sent events as text, and the schema of their data. */
export function eventStream(book: SchemaRegistry): Record<string, MediaType> {
  const types = Object.keys(BRAND_EVENTS) as BrandEventType[];
  const event = {
    type: 'object',
    properties: {
      id: { type: 'string', description: 'A number, one higher than that of the previous event.' },
      event: { type: 'string', enum: types },
      data: {
        type: 'string',
        contentMediaType: 'application/json',
        contentSchema: { oneOf: types.map((type) => book.schema(eventPayload(type, BRAND_EVENTS[type]), 'output')) },
      },
    },
    required: ['id', 'event', 'data'],
  };
  const contentSchema = { type: 'array', items: event };
  return {
    'text/event-stream': { schema: { type: 'string', contentMediaType: 'text/event-stream', contentSchema } },
  };
}
