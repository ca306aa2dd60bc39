import type { CSSProperties } from 'react';
import { inkOn, luminance, parseHex, pixels, type Rgb, safeCss } from '../../lib/color.ts';
import { faceFor } from '../../lib/fonts.ts';
import { webUrl } from '../../lib/format.ts';
import { type Specimen, specimenOf } from '../../lib/specimen.ts';
import { webFontState } from '../../lib/web-fonts.ts';
import { Facts, Nothing, Part } from './chapter.tsx';
import { Evidence } from './evidence.tsx';
import { LoadFonts } from './load-fonts.tsx';
import type { ChapterProps, Part as SectionPart } from './types.ts';

type Typography = SectionPart<'typography'>;
type Family = Typography['font_families'][number];

const AVAILABILITY: Record<string, string> = {
  google: 'Google Fonts',
  bunny: 'Bunny Fonts',
  'self-hosted': 'Hosted by the site',
  commercial: 'Commercial',
  system: 'Part of operating systems',
  unknown: 'Unknown',
};

export function TypographyChapter({ brand, part }: ChapterProps<'typography'>) {
  const families = part.font_families;
  if (families.length === 0) return <Nothing>No typefaces were found on the pages that were read.</Nothing>;
  const specimen = specimenOf(`${brand.name} ${brand.analysis?.things?.description ?? ''}`);
  return (
    <>
      <LoadFonts families={families} />
      <ul className="families">
        {families.map((family, at) => (
          <li key={`${family.name}-${at}`} className="family">
            <FamilySpecimen family={family} specimen={specimen} />
            <div className="family-evidence">
              <Evidence brand={brand} section="typography" path={`/font_families/${at}`} of={family.name} />
            </div>
          </li>
        ))}
      </ul>
      {part.design_notes && <p className="lead-note">{part.design_notes}</p>}
      <Scale brand={brand} part={part} />
      {part.buttons.length > 0 && (
        <Part title="Buttons">
          <ul className="button-specimens">
            {part.buttons.map((button, at) => (
              <li key={`${button.label}-${at}`}>
                <div className="specimen-ground" style={groundForButton(button)}>
                  <span style={buttonStyle(button, stackOf(families, 'buttons'))} aria-hidden="true">
                    {quotedIn(button.usage) || button.label}
                  </span>
                </div>
                <div className="row spread">
                  <strong>{button.label}</strong>
                  <Evidence brand={brand} section="typography" path={`/buttons/${at}`} of={button.label} />
                </div>
                <p className="small muted mono">
                  {[button.font_size, button.font_weight, button.padding, `radius ${button.border_radius}`].join(' · ')}
                </p>
              </li>
            ))}
          </ul>
        </Part>
      )}
    </>
  );
}

function FamilySpecimen({ family, specimen }: { family: Family; specimen: Specimen }) {
  const { name, usage, availability } = family;
  const wasLoaded = webFontState(availability.bunny_fonts_css_url) === 'loaded';
  const { stack, note } = faceFor(name, availability.recommended_alternative, wasLoaded);
  const source = webUrl(availability.google_fonts_css_url) ?? webUrl(availability.bunny_fonts_css_url);
  const link = source ? (
    <a href={source} target="_blank" rel="noreferrer">
      {new URL(source).host}
    </a>
  ) : (
    ''
  );
  return (
    <>
      <div className="family-face" style={{ fontFamily: stack }} aria-hidden="true">
        <span className={specimen.isTall ? 'family-aa tall' : 'family-aa'}>{specimen.pair}</span>
        <span className="family-glyphs">{specimen.letters}</span>
      </div>
      <div className="family-text">
        <h3>
          <bdi>{name}</bdi>
        </h3>
        <p>{usage}</p>
        <Facts
          facts={[
            ['Source', AVAILABILITY[availability.availability] ?? availability.availability],
            [
              'Licence',
              availability.requires_license ? `Needs one. ${availability.license_type}` : availability.license_type,
            ],
            ['Foundry', availability.foundry],
            ['Alternative', availability.recommended_alternative],
            ['Stylesheet', link],
          ]}
        />
        <p className="small muted">
          {note} {availability.notes}
        </p>
      </div>
    </>
  );
}

interface Sample {
  path: string;
  label: string;
  size: string;
  weight: string;
  lineHeight: string;
  spacing: string;
  transform: string;
  color: string;
  ground: string;
  usage: string;
}

const samplesOf = ({ headings, body_text, labels, links, blockquotes }: Typography): Sample[] => [
  ...headings.map((it, at) => ({
    ...base(it, `/headings/${at}`),
    lineHeight: it.line_height,
    spacing: it.letter_spacing,
    transform: it.text_transform,
    ground: it.example_background_color,
  })),
  ...body_text.map((it, at) => ({ ...base(it, `/body_text/${at}`), lineHeight: it.line_height })),
  ...blockquotes.map((it, at) => ({ ...base(it, `/blockquotes/${at}`), lineHeight: it.line_height })),
  ...labels.map((it, at) => ({
    ...base(it, `/labels/${at}`),
    spacing: it.letter_spacing,
    transform: it.text_transform,
  })),
  ...links.map((it, at) => base(it, `/links/${at}`)),
];

interface Style {
  label: string;
  font_size: string;
  font_weight: string;
  example_text_color: string;
  usage: string;
}

const base = (style: Style, path: string): Sample => ({
  path,
  label: style.label,
  size: style.font_size,
  weight: style.font_weight,
  lineHeight: '',
  spacing: '',
  transform: 'none',
  color: style.example_text_color,
  ground: '',
  usage: style.usage,
});

function Scale({ brand, part }: ChapterProps<'typography'>) {
  const samples = samplesOf(part);
  if (samples.length === 0) return null;
  return (
    <Part title="Scale" note="In the sizes, weights and colours of the site.">
      <ul className="scale">
        {samples.map((sample) => (
          <li key={sample.path}>
            <div className="scale-meta">
              <strong>{sample.label}</strong>
              <span className="mono small muted">
                {sample.size} · {sample.weight}
                {sample.lineHeight && ` · ${sample.lineHeight}`}
              </span>
              <Evidence brand={brand} section="typography" path={sample.path} of={sample.label} align="start" />
            </div>
            <div className="scale-sample" style={groundFor(sample)}>
              <span aria-hidden="true" style={textStyle(sample, stackOf(part.font_families, sample.path))}>
                {quotedIn(sample.usage) || `${brand.name}`}
              </span>
              <span className="visually-hidden">{sample.usage}</span>
            </div>
          </li>
        ))}
      </ul>
    </Part>
  );
}

/** The site's own text, in curly quotes at the end of a usage. */
const quotedIn = (usage: string): string => (/“(.{2,})”\.?$/u.exec(usage)?.[1] ?? '').trim();

/** The family that says it sets this kind of text; the first one otherwise. */
function stackOf(families: readonly Family[], path: string): string {
  const kind = /heading/.test(path) ? /heading/i : /button/.test(path) ? /button/i : /body|text|link|quote|label/i;
  const family = families.find(({ usage }) => kind.test(usage)) ?? families[0];
  return family ? faceFor(family.name, family.availability.recommended_alternative).stack : 'inherit';
}

const MAX_SIZE = 96;

const textStyle = (
  { size, weight, lineHeight, spacing, transform, color, ground }: Sample,
  fontFamily: string,
): CSSProperties => {
  const fontSize = pixels(size, MAX_SIZE);
  const line = pixels(lineHeight, 200);
  const seen = parseHex(ground);
  const ink = visibleColor(color) ? color : seen && inkOn(seen);
  return {
    fontFamily,
    ...(fontSize && { fontSize: `min(${fontSize}px, ${fontSize > 28 ? '9vw' : `${fontSize}px`})` }),
    ...(/^\d{3}$/.test(weight) && { fontWeight: Number(weight) }),
    ...(line && fontSize && { lineHeight: line / fontSize }),
    ...(pixels(spacing, 40) !== undefined && { letterSpacing: spacing }),
    ...(transform === 'uppercase' && { textTransform: 'uppercase' as const }),
    ...(ink && { color: ink }),
  };
};

/** Null also for text without a colour of its own, such as one filled with a gradient. */
function visibleColor(text: string): Rgb | null {
  const rgb = parseHex(text);
  return rgb && rgb.a >= 0.5 ? rgb : null;
}

/** Lighter text has a contrast below 3 on white. */
const LIGHT = 0.3;

/** The ground that the text was seen on; otherwise one on which its colour is legible. */
function groundFor({ color, ground }: Pick<Sample, 'color' | 'ground'>): CSSProperties {
  if (parseHex(ground)) return { background: ground };
  const rgb = visibleColor(color);
  return rgb ? { background: luminance(rgb) > LIGHT ? '#1b1a17' : '#ffffff' } : {};
}

/** A button without a fill stood on something that its text is legible on; a white one needs an edge. */
function groundForButton({ background_color, example_text_color }: Typography['buttons'][number]): CSSProperties {
  const fill = parseHex(background_color);
  if (!fill || fill.a < 0.5) return groundFor({ color: example_text_color, ground: '' });
  return luminance(fill) > 0.9 ? { background: '#e4e2dc' } : {};
}

function buttonStyle(button: Typography['buttons'][number], fontFamily: string): CSSProperties {
  const rgb = parseHex(button.background_color);
  const size = pixels(button.font_size, 40);
  return {
    fontFamily,
    display: 'inline-block',
    maxWidth: '100%',
    ...(rgb && { background: button.background_color, color: inkOn(rgb) }),
    ...(parseHex(button.example_text_color) && { color: button.example_text_color }),
    ...(size && { fontSize: size }),
    ...(/^\d{3}$/.test(button.font_weight) && { fontWeight: Number(button.font_weight) }),
    ...(/^[\d.px% ]{1,40}$/.test(button.padding) && { padding: button.padding }),
    ...(/^[\d.px% /]{1,60}$/.test(button.border_radius) && { borderRadius: button.border_radius }),
    border: safeCss(button.border) ?? 'none',
  };
}
