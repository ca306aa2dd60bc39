import { bullets, linkTarget, plain, section } from '../text/markdown.ts';
import type { BrandTokens } from '../tokens/index.ts';
import { asObject, asObjects, asText, asTexts } from '../tokens/read.ts';
import { colorText } from '../tokens/values.ts';
import type { ExportSource } from '../types.ts';
import { documentOf } from './markdown.ts';

/** `llms.txt` (llmstxt.org): title, summary, details, and sections of links. */
export function toLlmsTxt({ brand }: ExportSource, tokens: BrandTokens): string {
  const analysis = asObject(brand.analysis);
  const things = asObject(analysis.things);
  const tone = asObject(analysis.tone);
  const description = plain(asText(things.description));
  const facts = [
    ['Category', asText(things.category)],
    ['Offers', asTexts(things.capabilities).join('; ')],
    ['Mission', asText(asObject(asObject(analysis.mission).mission_statement).statement)],
    ['Voice', asText(tone.voice_summary)],
    ['Colours', tokens.schemes[0].colors.map(({ name, color }) => `${name} ${colorText(color)}`).join(', ')],
    ['Fonts', tokens.families.map(({ name, stack }) => `${name} ${stack[0]}`).join(', ')],
  ] as const;
  return documentOf(
    `# ${plain(tokens.name) || 'Brand'}`,
    description && `> ${description}`,
    bullets(facts.flatMap(([label, text]) => (text ? [`${label}: ${plain(text)}`] : []))),
    section('## Pages', bullets(linksOf(brand.source_url, asObject(analysis.web).custom_urls))),
  );
}

/** Pages of the site itself. */
function linksOf(source: string, customUrls: unknown): string[] {
  const home = linkTarget(asText(source));
  const isOwn = (url: string) => url !== '' && home !== '' && new URL(url).hostname === new URL(home).hostname;
  const links = [
    { label: 'Home', url: home },
    ...asObjects(customUrls)
      .map(({ fields }) => ({ label: asText(fields.label), url: linkTarget(asText(fields.url)) }))
      .filter(({ url }) => isOwn(url) && url !== home),
  ];
  return links.flatMap(({ label, url }) => (url ? [`[${plain(label) || plain(url)}](${url})`] : []));
}
