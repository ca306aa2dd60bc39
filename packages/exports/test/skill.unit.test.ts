import { describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { ALL, EXAMPLES } from './support/brands.ts';
import { exportedFiles } from './support/exported.ts';

const [, composed] = EXAMPLES[0] as (typeof EXAMPLES)[number];

describe('skill', () => {
  test.each(ALL)('When %s is exported, then the skill keeps the rules of agentskills.io', async (_, source) => {
    const files = await exportedFiles('skill', source);
    const [path = ''] = Object.keys(files);
    const [folder = '', file] = path.split('/');
    expect(file).toBe('SKILL.md');
    const text = String(files[path]);
    const [, frontmatter = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
    const { name, description, ...others } = parse(frontmatter);
    expect(others).toEqual({});
    expect(name).toBe(folder);
    expect(name).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
    expect(name.length).toBeLessThanOrEqual(64);
    expect(description.length).toBeGreaterThan(0);
    expect(description.length).toBeLessThanOrEqual(1024);
    expect(description).not.toMatch(/[<>\n]/);
    expect(body.split('\n').length).toBeLessThan(500);
    // Each file that it names is there, and none is left unnamed.
    const named = [...body.matchAll(/^- \[(references\/[\w.-]+)\]\(\1\)/gm)].map(([, link]) => `${folder}/${link}`);
    expect(named).toEqual(Object.keys(files).slice(1));
    for (const content of Object.values(files)) {
      expect(content.length).toBeGreaterThan(0);
      expect(String(content)).not.toMatch(/(^|[^\\])<\/?(?:script|style)/i);
    }
  });

  test('When a brand is complete, then each reference says what it is for', async () => {
    const logo = {
      asset_path: '/v1/api/brands/x/assets/a.svg',
      source_url: 'https://fennwick.example/a.svg',
      page_url: '',
    };
    const art = {
      visual_guidelines: {
        guidelines: [
          { name: 'Leave out', guideline: 'Leave out drop shadows.' },
          { name: 'Crops', guideline: 'Leave out the sky.' },
        ],
      },
      aesthetic_language: {
        style_descriptors: [{ name: 'Flat', means: 'Keep surfaces flat.', avoids: 'Drop shadows.' }],
      },
    };
    const analysis = { ...composed.brand.analysis, logos: { primary_logo: logo }, 'art-direction': art } as never;
    const files = await exportedFiles('skill', { ...composed, brand: { ...composed.brand, analysis } });
    const references = ['voice.md', 'tokens.md', 'tokens.css', 'logos.md', 'do-and-dont.md'];
    expect(Object.keys(files)).toEqual(
      ['SKILL.md', ...references.map((name) => `references/${name}`)].map((name) => `fennwick-brand/${name}`),
    );
    expect(String(files['fennwick-brand/references/tokens.md'])).toContain('`#1f5c4d`');
    expect(String(files['fennwick-brand/references/tokens.css'])).toContain('--color-primary: #1f5c4d;');
    expect(String(files['fennwick-brand/references/logos.md'])).toContain('<https://fennwick.example/a.svg>');
    expect(String(files['fennwick-brand/references/do-and-dont.md'])).toMatch(/## Do\n[\s\S]*## Don’t\n/);
    expect(String(files['fennwick-brand/references/do-and-dont.md'])).toContain('Leave out the sky');
    // What to avoid is in one list only, and each file ends with its line.
    expect(String(files['fennwick-brand/references/do-and-dont.md']).match(/drop shadows/gi)).toHaveLength(1);
    expect(Object.values(files).filter((bytes) => !String(bytes).endsWith('\n'))).toEqual([]);
  });
});
