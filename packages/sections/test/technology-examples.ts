import type { FontFace } from '@brandprint/contracts';
import { iconEvidence, type PageOverrides, resource } from '@brandprint/testing/evidence';
import { z } from 'zod';

const text = z.string().min(1);
const names = z.array(text).min(1);

/** The part of a page that shows one technology, or only resembles it. */
const Example = z
  .strictObject({
    script: z.url().describe('URL of a script that the page requests.'),
    stylesheet: z.url().describe('URL of a stylesheet that the page requests.'),
    request: z.url().describe('Any other URL that the page requests; https://site.test is the site itself.'),
    banner: text.describe('Licence comment of that script or stylesheet; without them, of a <style> element.'),
    page: z.url().describe('URL of the page itself.'),
    headers: z.record(text, text).describe('Response headers of the page, by lower-case name.'),
    cookie: text.describe('Name of a cookie.'),
    generator: text.describe('Content of <meta name="generator">.'),
    global: z
      .strictObject({ name: text, version: text.optional() })
      .describe('Global variable that the crawler reports.'),
    marker: text.describe('Marker in the markup that the crawler reports, as "name" or "name=value".'),
    classNames: names.describe('Class names of elements.'),
    styledClassNames: names.describe('Class names of elements that CSS rules of the page use.'),
    iconClassNames: names.describe('Class names of an inline SVG icon.'),
    customElement: text.describe('Name of a custom element.'),
    customProperty: text.describe('Name of a CSS custom property.'),
    font: text.describe('Font family that the page loads.'),
    iconFont: text.describe('Font family of an icon.'),
    comment: text.describe('HTML comment.'),
    inlineScript: text.describe('Inline script.'),
    version: text.describe('Expected version; if omitted, no version may be detected.'),
  })
  .partial()
  .meta({ id: 'example' });
export type Example = z.infer<typeof Example>;

/** Examples of each technology in the file of the same name in `src/shared/technologies/data`, by name. */
export const ExampleFile = z
  .strictObject({
    $schema: z.string(),
    examples: z.record(
      text,
      z.strictObject({
        found: z.array(Example).min(1).describe('The technology must be detected in each.'),
        notFound: z.array(Example).min(1).optional().describe('The technology must not be detected in any.'),
      }),
    ),
  })
  .meta({ title: 'Pages in which technologies must be detected, and false positives' });

const property = { value: '1px', color: null, scope: ':root', uses: 1 };
const fontFace = (family: string): FontFace => ({
  family,
  weight: '400',
  style: 'normal',
  urls: [],
  display: 'auto',
  status: 'loaded',
  stylesheet: null,
});

const requests = ({ script, stylesheet, request, banner = '' }: Example) => [
  ...(script ? [resource(script, { type: 'script', banner })] : []),
  ...(stylesheet ? [resource(stylesheet, { type: 'stylesheet', banner })] : []),
  ...(request ? [resource(request)] : []),
];

const classes = ({ classNames = [], styledClassNames = [] }: Example) => [
  ...classNames.map((name) => ({ name, count: 1 })),
  ...styledClassNames.map((name) => ({ name, count: 1, styled: true as const })),
];

const list = <T>(value: T | undefined): T[] => (value === undefined ? [] : [value]);

/** A page with only the example. */
export function pageOf(example: Example): PageOverrides {
  const { banner, global, iconClassNames, iconFont, page } = example;
  const resources = requests(example);
  return {
    ...(page && { finalUrl: page }),
    resources,
    headers: example.headers ?? {},
    cookies: list(example.cookie),
    customProperties: list(example.customProperty).map((name) => ({ ...property, name })),
    fontFaces: list(example.font).map(fontFace),
    icons: [
      ...list(iconClassNames).map((all) => iconEvidence({ kind: 'svg', classes: all.join(' ') })),
      ...list(iconFont).map((fontFamily) => iconEvidence({ kind: 'font', fontFamily })),
    ],
    signals: {
      generator: example.generator ?? '',
      globals: list(global).map(({ name, version = '' }) => ({ name, version })),
      dom: list(example.marker),
      classes: classes(example),
      comments: list(example.comment),
      customElements: list(example.customElement),
      inlineScripts: list(example.inlineScript),
      styleBanners: resources.length === 0 ? list(banner) : [],
    },
  };
}
