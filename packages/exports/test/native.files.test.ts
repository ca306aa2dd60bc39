import dart from '@ast-grep/lang-dart';
import kotlin from '@ast-grep/lang-kotlin';
import swift from '@ast-grep/lang-swift';
import { parse, registerDynamicLanguage, type SgNode } from '@ast-grep/napi';
import { describe, expect, test } from '@jest/globals';
import { type ExportSource, schemesOf } from '../src/index.ts';
import { ALL, EXAMPLES, OPTIONS, withAnalysis } from './support/brands.ts';
import { exported } from './support/exported.ts';

const LANGUAGES = { swiftui: 'swift', compose: 'kotlin', flutter: 'dart' } as const;
const FORMATS = ['swiftui', 'compose', 'flutter'] as const;
registerDynamicLanguage({ swift, kotlin, dart });

/** What the grammar of the language does not allow, and what it asks for: tokens that parsers insert have no length. */
const syntaxErrors = (format: (typeof FORMATS)[number], code: string): string[] => {
  const errorsIn = (node: SgNode): string[] => {
    const { start, end } = node.range();
    if (node.kind() === 'ERROR') return [node.text()];
    if (node.isLeaf() && start.index === end.index) return [`line ${start.line + 1}: ${node.kind()} is missing`];
    return node.children().flatMap(errorsIn);
  };
  return errorsIn(parse(LANGUAGES[format], code).root());
};

/** Everything that a platform has a type for. */
const FULL: ExportSource = {
  brand: {
    ...(EXAMPLES[0] as (typeof EXAMPLES)[number])[1].brand,
    analysis: {
      colors: {
        primary_palette: [
          { hex: '#1f5c4d80', category: 'primary' },
          { hex: '#ffffff', category: 'default' },
        ],
      },
      typography: {
        font_families: [{ name: 'A "b" $c \\(d)', usage: 'Headings' }],
        headings: [
          { level: 'h1', font_size: '48px', font_weight: '650', line_height: '1.1', letter_spacing: '-0.5px' },
          { level: 'h1', font_size: '24px', font_weight: '700', line_height: '1.1' },
        ],
      },
      spacing: {
        scale: [
          { name: '3xs', value_px: 2 },
          { name: 'default', value_px: 8 },
        ],
      },
      elevation: {
        levels: [{ name: 'md', css_value: '0 1px 2px #00000033, inset 0 0 1px #000000', usage: 'Cards */ // x' }],
      },
      web: {
        design_tokens: {
          duration: { fast: { $type: 'duration', $value: { value: 120, unit: 'ms' } } },
          cubicBezier: { out: { $type: 'cubicBezier', $value: [0, 0, 0.2, 1] } },
        },
      },
    } as never,
  },
  evidence: [],
};

describe.each(FORMATS)('%s', (format) => {
  test('When code is wrong, then the parser says so', () => {
    const code = exported(format, FULL);
    expect(syntaxErrors(format, `${code}\n)) what (`)).not.toEqual([]);
    // Two of the parsers insert the brace.
    expect(syntaxErrors(format, code.slice(0, code.lastIndexOf('}')))).not.toEqual([]);
  });

  test.each([...ALL, ['everything', FULL] as const])('When %s is exported, then it parses', (_, source) => {
    for (const options of OPTIONS) expect(syntaxErrors(format, exported(format, source, options))).toEqual([]);
  });

  test.each(EXAMPLES)('When %s is exported, then all of its colours are there, in each scheme', (_, source) => {
    const code = exported(format, source).toLowerCase();
    const css = exported('css', source);
    for (const [, hex = ''] of css.matchAll(/--color-[\w-]+: #([0-9a-f]{6})/g)) {
      const [r, g, b] = [0, 2, 4].map((at) => hex.slice(at, at + 2));
      expect(code).toContain(
        format === 'swiftui' ? `red: 0x${r} / 255.0, green: 0x${g} / 255.0, blue: 0x${b}` : `ff${hex}`,
      );
    }
  });
});

describe('values of apps', () => {
  test('When a brand has everything, then it is written as each platform has it', () => {
    const swift = exported('swiftui', FULL);
    expect(swift).toContain(
      'primary: Color(.sRGB, red: 0x1F / 255.0, green: 0x5C / 255.0, blue: 0x4D / 255.0, opacity: 0.502)',
    );
    expect(swift).toContain(
      'family: "A \\u{22}b\\u{22} \\u{24}c \\u{5c}\\u{28}d\\u{29}", size: 48, weight: .bold, lineHeight: 1.1, tracking: -0.5',
    );
    expect(swift).toContain('public static let default_: CGFloat = 8');
    const kotlin = exported('compose', FULL);
    expect(kotlin).toContain('primary = Color(0x801F5C4D)');
    expect(kotlin).toContain(
      'val h1 = TextStyle(fontSize = 48.sp, fontWeight = FontWeight(650), lineHeight = 1.1.em, letterSpacing = (-0.5).sp)',
    );
    expect(kotlin).toContain('val h1_24 = ');
    expect(kotlin).toContain('val spacing3xs = 2.dp');
    expect(kotlin).toContain('const val fastMillis = 120');
    const dart = exported('flutter', FULL);
    expect(dart).toContain(
      "TextStyle(fontFamily: 'A \\u{22}b\\u{22} \\u{24}c \\u{5c}\\u{28}d\\u{29}', fontSize: 48, fontWeight: FontWeight.w700, height: 1.1, letterSpacing: -0.5)",
    );
    expect(dart).toContain(
      '[BoxShadow(color: Color(0x33000000), offset: Offset(0, 1), blurRadius: 2, spreadRadius: 0)]',
    );
    expect(dart).toContain('static const Cubic out = Cubic(0, 0, 0.2, 1);');
  });

  test('When a brand has one scheme, then Swift does not choose between two', () => {
    const [, twoSchemes] = ALL.find(([, source]) => schemesOf(source).length === 2) as (typeof ALL)[number];
    expect(exported('swiftui', twoSchemes)).toContain('scheme == .dark ? dark : light');
    expect(exported('swiftui', twoSchemes, { scheme: 'light' })).not.toContain('scheme ==');
  });

  test('When a usage has the ends of comments in it, then Kotlin has it as KDoc on one line', () => {
    const palette = [{ hex: '#1f5c4d', category: 'primary', usage: 'Links. */ val x = 1 /* and /** more' }];
    const kotlin = exported('compose', withAnalysis({ colors: { primary_palette: palette } }));
    const comment = kotlin.split('\n').find((line) => line.includes('Links.')) ?? '';
    expect(comment.trim()).toMatch(/^\/\*\* Links\. .* \*\/$/);
    expect(comment.match(/\/\*|\*\//g)).toEqual(['/*', '*/']);
  });

  test.each([
    ['swiftui', 'AcmeColors'],
    ['compose', 'AcmeColors'],
    ['flutter', 'AcmeColors'],
  ] as const)('When a prefix is given, then types of %s have it', (format, name) => {
    expect(exported(format, FULL, { prefix: 'acme' })).toContain(name);
  });
});
