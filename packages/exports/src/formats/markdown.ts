import { NORTHSTAR_FIELDS } from '../northstar-fields.ts';
import { capitalised, unsaidPhrases } from '../phrases.ts';
import { bullets, labelled, linkTarget, plain, section, table } from '../text/markdown.ts';
import type { BrandTokens } from '../tokens/index.ts';
import { asObject, asObjects, asText, asTexts } from '../tokens/read.ts';
import { colorText, dimensionText } from '../tokens/values.ts';
import type { ExportSource } from '../types.ts';
import { shadowText } from './variables.ts';

type Fields = Record<string, unknown>;

/** The brand for readers: what a copywriter or designer puts into a brief. Parts without content are left out. */
export function toMarkdown(source: ExportSource, tokens: BrandTokens): string {
  const { brand } = source;
  const analysis = asObject(brand.analysis);
  const part = (name: string) => asObject(analysis[name]);
  return documentOf(
    `# ${plain(tokens.name) || 'Brand'}`,
    aboutText(part('things')),
    section('## Mission and promise', ...missionBlocks(part('mission'))),
    section('## Positioning', northstarText(part('northstart-statement'))),
    section('## Audiences', audiencesText(part('audiences'))),
    section('## Voice', ...voiceBlocks(part('tone'))),
    section('## Colours', ...colorBlocks(tokens), plain(asText(part('colors').design_notes))),
    section('## Typography', ...typeBlocks(tokens), plain(asText(part('typography').design_notes))),
    section('## Space, corners and depth', ...shapeBlocks(tokens)),
    section('## Art direction', ...artBlocks(part('art-direction'))),
    section('## Source', sourceText(brand)),
  );
}

/** Blocks that are not empty, with a final line break. */
export const documentOf = (...blocks: readonly string[]): string => `${blocks.filter(Boolean).join('\n\n')}\n`;

export const aboutText = ({ description, purpose, category, capabilities }: Fields): string => {
  const what = asText(description);
  const why = asText(purpose);
  return [
    plain(what),
    why === what ? '' : labelled('Purpose', why),
    labelled('Category', asText(category)),
    bullets(asTexts(capabilities).map(plain)),
  ]
    .filter(Boolean)
    .join('\n\n');
};

function missionBlocks({ mission_statement, vision, brand_promise, core_values }: Fields): string[] {
  const promise = asObject(brand_promise);
  return [
    labelled('Mission', asText(asObject(mission_statement).statement)),
    labelled('Vision', asText(asObject(vision).statement)),
    labelled('Promise', [asText(promise.title), asText(promise.description)].filter(Boolean).join(': ')),
    bullets(
      asObjects(core_values).flatMap(({ fields }) => titledText(asText(fields.title), asText(fields.description))),
    ),
  ];
}

/** A bold title with a text; nothing if both are empty. */
export const titledText = (title: string, text: string): string[] => {
  const bold = title && `**${plain(title)}**`;
  const joined = [bold, plain(text)].filter(Boolean).join(': ');
  return joined ? [joined] : [];
};

const labelOf = (field: string): string => field.charAt(0).toUpperCase() + field.slice(1).replaceAll('_', ' ');

const northstarText = (statement: Fields): string =>
  bullets(NORTHSTAR_FIELDS.map((field) => labelled(labelOf(field), asText(statement[field]))).filter(Boolean));

const PERSONA_FIELDS = ['role', 'industry', 'business_context', 'challenge', 'goals', 'pain_points'];

const audiencesText = ({ personas }: Fields): string =>
  asObjects(personas)
    .flatMap(({ fields }) => {
      const name = capitalised(asText(fields.name));
      const facts = PERSONA_FIELDS.map((field) => labelled(labelOf(field), asText(fields[field]))).filter(Boolean);
      return name || facts.length > 0
        ? section(`### ${plain(name) || 'Audience'}`, bullets(facts)) || [`### ${plain(name)}`]
        : [];
    })
    .join('\n\n');

export function voiceBlocks(tone: Fields): string[] {
  const { voice_summary, voice_traits, example_phrases, style_guidelines } = tone;
  return [
    plain(asText(voice_summary)),
    table(
      ['Trait', 'What it means', 'Do', 'Don’t'],
      asObjects(voice_traits).map(({ fields }) =>
        ['name', 'explanation', 'correct_example', 'incorrect_example'].map((field) => plain(asText(fields[field]))),
      ),
    ),
    section('### Says', bullets(asTexts(asObject(example_phrases).we_say).map(plain))),
    section('### Does not say', bullets(unsaidPhrases(tone).map(plain))),
    section(
      '### Rules',
      bullets(
        asObjects(style_guidelines).flatMap(({ fields }) => titledText(asText(fields.category), asText(fields.rule))),
      ),
    ),
  ];
}

export function colorBlocks({ schemes, gradients }: BrandTokens): string[] {
  return [
    ...schemes.map(({ scheme, colors }) =>
      section(
        schemes.length > 1 ? `### ${labelOf(scheme)} scheme` : '',
        table(
          ['Role', 'Name', 'Value', 'Usage'],
          colors.map(({ name, label, color, usage }) => [name, plain(label), `\`${colorText(color)}\``, plain(usage)]),
        ),
      ).trim(),
    ),
    bullets(gradients.map(({ name, css }) => `${name}: \`${css}\``)),
  ];
}

export function typeBlocks({ families, textStyles }: BrandTokens): string[] {
  return [
    bullets(
      families.map(({ name, stack, usage, stylesheet }) => {
        const link = linkTarget(stylesheet);
        return `**${name}**: ${plain(stack[0] ?? '')}. ${plain(usage)}${link && ` [Stylesheet](${link})`}`.trim();
      }),
    ),
    table(
      ['Style', 'Size', 'Weight', 'Line height', 'Usage'],
      textStyles.map(({ name, fontSize, fontWeight, lineHeightText, usage }) => [
        name,
        dimensionText(fontSize),
        String(fontWeight ?? ''),
        plain(lineHeightText),
        // An example that was cut ends after a whole word.
        plain(usage.replace(/\s+\S*…(?=”\.?$)/u, '…')),
      ]),
    ),
  ];
}

export function shapeBlocks({ spacing, radii, shadows }: BrandTokens): string[] {
  const sizes = (tokens: BrandTokens['spacing']) =>
    bullets(tokens.map(({ name, size, usage }) => `${name}: ${dimensionText(size)}${usage && ` (${plain(usage)})`}`));
  return [
    section('### Spacing', sizes(spacing)),
    section('### Corners', sizes(radii)),
    section(
      '### Shadows',
      bullets(
        shadows.map(
          (shadow) => `${shadow.name}: \`${shadowText(shadow)}\`${shadow.usage && ` (${plain(shadow.usage)})`}`,
        ),
      ),
    ),
  ];
}

function artBlocks({ art_direction_summary, aesthetic_language, visual_guidelines }: Fields): string[] {
  const { style_descriptors } = asObject(aesthetic_language);
  const { guidelines } = asObject(visual_guidelines);
  return [
    plain(asText(art_direction_summary)),
    bullets(
      asObjects(style_descriptors).flatMap(({ fields }) => titledText(asText(fields.name), asText(fields.means))),
    ),
    section(
      '### Guidelines',
      bullets(asObjects(guidelines).flatMap(({ fields }) => titledText(asText(fields.name), asText(fields.guideline)))),
    ),
  ];
}

/** What it was measured on, and what may be missing. */
function sourceText({
  source_url,
  analysis_completed_at,
  quality_note,
  overridden_sections,
}: ExportSource['brand']): string {
  return bullets(
    [
      labelled('Site', asText(source_url)),
      labelled('Measured', asText(analysis_completed_at).slice(0, 10)),
      labelled('Edited by people', overridden_sections.join(', ')),
      labelled('Note', asText(quality_note)),
    ].filter(Boolean),
  );
}
