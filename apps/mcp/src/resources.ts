import { EXPORT_FORMATS, ExportFormat, SECTION_NAMES, SectionName } from '@brandprint/contracts';
import { type Brandprint, NotFoundError } from '@brandprint/sdk';
import {
  type McpServer,
  ProtocolError,
  ProtocolErrorCode,
  type ReadResourceResult,
  ResourceNotFoundError,
  ResourceTemplate,
  type Variables,
} from '@modelcontextprotocol/server';
import { brandCompleter } from './complete-brand.ts';
import { explainError } from './explain-error.ts';
import { isTextType, readBytes, readText } from './exported-file.ts';
import { summarizeBrand } from './summarize-brand.ts';
import { markWebsiteData, noticeOf, withoutHiddenCharacters } from './website-data.ts';

const LISTED_BRANDS = 50;
const BRAND_URI = 'brandprint://brands/{brandId}';

/** Brands, their sections and their exports, for people to attach to a conversation. */
export function registerResources(server: McpServer, client: Brandprint): void {
  const brandId = brandCompleter(client);
  const startingWith = (names: readonly string[]) => (value: string) => names.filter((name) => name.startsWith(value));

  const list = async () => {
    const brands = await client.brands.list({ status: 'complete', limit: LISTED_BRANDS }).page();
    return {
      resources: brands.data.map(({ id, name, source_url }) => ({
        uri: BRAND_URI.replace('{brandId}', id),
        name: withoutHiddenCharacters(name),
        description: `Brand of ${source_url}, in short`,
        mimeType: 'text/plain',
      })),
    };
  };
  server.registerResource(
    'brand',
    new ResourceTemplate(BRAND_URI, { list, complete: { brandId } }),
    { title: 'Brand', description: 'A brand in short: name, palette, fonts, logo, voice.', mimeType: 'text/plain' },
    (uri, variables, { mcpReq: { signal } }) =>
      read(uri, async () => {
        const brand = await client.brands.get(variable(variables, 'brandId'), { signal });
        return [textOf(uri, brand.source_url, summarizeBrand(brand))];
      }),
  );
  server.registerResource(
    'section',
    new ResourceTemplate(`${BRAND_URI}/sections/{section}`, {
      list: undefined,
      complete: { brandId, section: startingWith(SECTION_NAMES) },
    }),
    { title: 'Section', description: 'A section of a brand as a whole.', mimeType: 'text/plain' },
    (uri, variables, { mcpReq: { signal } }) =>
      read(uri, async () => {
        const name = SectionName.safeParse(variable(variables, 'section'));
        if (!name.success) throw new ResourceNotFoundError(uri.href);
        const brand = await client.brands.get(variable(variables, 'brandId'), { signal });
        const { data } = await client.sections.get(brand.id, name.data, { signal });
        return [textOf(uri, brand.source_url, data)];
      }),
  );
  server.registerResource(
    'export',
    new ResourceTemplate(`${BRAND_URI}/exports/{format}`, {
      list: undefined,
      complete: { brandId, format: startingWith(EXPORT_FORMATS) },
    }),
    { title: 'Export', description: 'A brand as a file for other tools: design tokens, CSS, Markdown and more.' },
    (uri, variables, { mcpReq: { signal } }) =>
      read(uri, async () => {
        const format = ExportFormat.safeParse(variable(variables, 'format'));
        if (!format.success) throw new ResourceNotFoundError(uri.href);
        const brand = await client.brands.get(variable(variables, 'brandId'), { signal });
        const file = await client.exports.get(brand.id, format.data, {}, { signal });
        if (!isTextType(file.type)) {
          return [{ uri: uri.href, mimeType: file.type, blob: Buffer.from(await readBytes(file)).toString('base64') }];
        }
        // Before the file and apart from it, so that the file can be used as it is.
        const notice = { uri: `${uri.href}#notice`, mimeType: 'text/plain', text: noticeOf([brand.source_url]) };
        return [notice, { uri: uri.href, mimeType: file.type, text: withoutHiddenCharacters(await readText(file)) }];
      }),
  );
}

const textOf = (uri: URL, website: string, data: unknown) => ({
  uri: uri.href,
  mimeType: 'text/plain',
  text: `${noticeOf([website])}\n${markWebsiteData(withoutHiddenCharacters(data))}`,
});

const variable = (variables: Variables, name: string): string => String(variables[name] ?? '');

async function read(uri: URL, load: () => Promise<ReadResourceResult['contents']>): Promise<ReadResourceResult> {
  try {
    return { contents: await load() };
  } catch (error) {
    if (error instanceof ProtocolError) throw error;
    if (error instanceof NotFoundError) throw new ResourceNotFoundError(uri.href);
    throw new ProtocolError(ProtocolErrorCode.InternalError, explainError(error) ?? 'Internal error.');
  }
}
