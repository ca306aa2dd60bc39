import { z } from 'zod';

const CacheControl = z.strictObject({ type: z.literal('ephemeral'), ttl: z.enum(['5m', '1h']).optional() }).nullish();

const TextBlock = z.strictObject({
  type: z.literal('text'),
  text: z.string().min(1, 'text content blocks must be non-empty'),
  cache_control: CacheControl,
});
const ImageBlock = z.strictObject({
  type: z.literal('image'),
  source: z.strictObject({
    type: z.literal('base64'),
    media_type: z.enum(['image/jpeg', 'image/png', 'image/gif', 'image/webp']),
    data: z.base64(),
  }),
  cache_control: CacheControl,
});
const Block = z.discriminatedUnion('type', [TextBlock, ImageBlock]);
export type Block = z.infer<typeof Block>;

const blocks = z
  .union([z.string().min(1), z.array(Block).min(1)])
  .transform((content): Block[] => (typeof content === 'string' ? [{ type: 'text', text: content }] : content));

/** The supported part of the body of POST /v1/messages; unknown fields are rejected, as in the API. */
export const MessagesRequest = z.strictObject({
  model: z.string(),
  max_tokens: z.int().min(1),
  messages: z.array(z.strictObject({ role: z.enum(['user', 'assistant']), content: blocks })).min(1),
  system: z
    .union([z.string(), z.array(TextBlock)])
    .transform((text): Block[] => (typeof text === 'string' ? [{ type: 'text', text }] : text))
    .optional(),
  stream: z.boolean().optional(),
  output_config: z
    .strictObject({ effort: z.enum(['low', 'medium', 'high', 'xhigh', 'max']).optional(), format: z.unknown() })
    .partial()
    .optional(),
  stop_sequences: z.array(z.string()).optional(),
  thinking: z.looseObject({ type: z.enum(['adaptive', 'between_tools', 'disabled', 'enabled']) }).optional(),
  metadata: z.strictObject({ user_id: z.string().nullish() }).optional(),
});
export type MessagesRequest = z.infer<typeof MessagesRequest>;

const MAX_BREAKPOINTS = 4;
const MAX_SIDE_PX = 8_000;

/** Everything shown to the model, in cache order. */
export const blocksOf = ({ system = [], messages }: MessagesRequest): Block[] => [
  ...system,
  ...messages.flatMap(({ content }) => content),
];

/** The API's error for a body; null if it is valid. */
export function validateRequest(body: unknown): { fault: string } | { request: MessagesRequest } {
  const parsed = MessagesRequest.safeParse(body);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const extra = issue?.code === 'unrecognized_keys' ? issue.keys[0] : undefined;
    const at = [...(issue?.path ?? []), ...(extra === undefined ? [] : [extra])].join('.');
    return { fault: `${at}: ${extra === undefined ? issue?.message : 'Extra inputs are not permitted'}` };
  }
  const request = parsed.data;
  const blocks = blocksOf(request);
  const breakpoints = blocks.filter((block) => block.cache_control).length;
  if (breakpoints > MAX_BREAKPOINTS)
    return {
      fault: `A maximum of ${MAX_BREAKPOINTS} blocks with cache_control may be provided. Found ${breakpoints}.`,
    };
  if (request.messages[0]?.role !== 'user') return { fault: 'messages: first message must use the "user" role' };
  if (request.messages.at(-1)?.role !== 'user')
    return {
      fault: 'This model does not support assistant message prefill. The conversation must end with a user message.',
    };
  for (const block of blocks) {
    if (block.type !== 'image') continue;
    const size = imageSize(block.source.data);
    if (!size) return { fault: 'messages.content.image.source.base64: Could not process image' };
    if (Math.max(size.width, size.height) > MAX_SIDE_PX)
      return {
        fault: `messages.content.image.source.base64.data: image dimensions exceed max allowed size: ${MAX_SIDE_PX} pixels`,
      };
  }
  return { request };
}

/** Width and height of a PNG or JPEG; null for other formats. */
export function imageSize(base64: string): { width: number; height: number } | null {
  const bytes = Buffer.from(base64, 'base64');
  if (bytes.length > 24 && bytes.readUInt32BE(0) === 0x89504e47)
    return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xffd8) return null;
  // Segments: marker, length, data. Those of a frame (SOF) have its size.
  for (let at = 2; at + 9 < bytes.length; at += 2 + bytes.readUInt16BE(at + 2)) {
    const marker = bytes.readUInt16BE(at);
    const isFrame = marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker);
    if (isFrame) return { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) };
  }
  return null;
}
