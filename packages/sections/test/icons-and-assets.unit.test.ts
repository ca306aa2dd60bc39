import { createHash } from 'node:crypto';
import type { IconEvidence, StoredAsset } from '@brandprint/contracts';
import {
  evidence,
  iconEvidence,
  imageEvidence,
  logoCandidate,
  type PageOverrides,
  storedAsset,
} from '@brandprint/testing/evidence';
import { describe, expect, test } from '@jest/globals';
import { extractSection } from '../src/extract.ts';
import { analyseImages } from './support/images.ts';

describe('Icons', () => {
  const style = (...icons: Partial<IconEvidence>[]) => analyseImages({ icons: icons.map(iconEvidence) }).icon_style;
  const line =
    '<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round"><path d="M4 4h16"/></svg>';

  test('When icons are drawn with lines, then weight, corners and grid are reported', () => {
    const { visual_style } = style({ markup: line, strokeWidth: 1.5, fill: 'none', stroke: '#000000', count: 4 });
    expect(visual_style.stroke_vs_fill).toBe('stroke (4 of 4 inline SVG icons)');
    expect(visual_style.stroke_weight).toBe('1.5 (4)');
    expect(visual_style.corner_radius).toContain('round caps or joins on 4 of 4');
    expect(visual_style.consistency_notes).toContain('4 on a grid of 24 × 24');
  });

  test('When icons are drawn with rectangles, then their corners are measured', () => {
    const markup = '<svg viewBox="0 0 24 24" fill="none" stroke="#000"><rect width="7" height="7" rx="1.5"/></svg>';
    const style = analyseImages({ icons: [iconEvidence({ markup, count: 3 })] }).icon_style.visual_style;
    expect(style.corner_radius).toBe('square caps and joins; rectangles with a radius of 1.5 (3)');
  });

  test('When several icons each have one name of an icon set, then together they identify the set', () => {
    const icon = (classes: string) => iconEvidence({ kind: 'font', classes });
    const library = (...names: string[]) => analyseImages({ icons: names.map(icon) }).icon_style.possible_library.name;
    expect(library('bi-gem fs-1', 'bi-globe fs-1')).toBe('Bootstrap Icons');
    expect(library('bi-gem fs-1')).toBe('');
  });

  test('When icons are filled, then they are reported as filled', () => {
    const filled = '<svg viewBox="0 0 16 16"><path fill="#333" d="M0 0h9v9z"/></svg>';
    expect(style({ markup: filled, fill: '#333333' }).visual_style).toMatchObject({
      stroke_vs_fill: 'fill (1 of 1 inline SVG icons)',
      stroke_weight: '',
    });
  });

  test.each([
    ['Bootstrap Icons', { kind: 'font' as const, classes: 'bi-chat-text-fill me-2', fontFamily: 'bootstrap-icons' }],
    ['Font Awesome', { kind: 'font' as const, classes: 'fas fa-bars', fontFamily: '"Font Awesome 6 Free"' }],
    ['Boxicons', { kind: 'font' as const, classes: 'bx bx-home', fontFamily: 'boxicons' }],
    ['Themify Icons', { kind: 'font' as const, classes: 'ti ti-user', fontFamily: 'themify' }],
    ['Tabler Icons', { kind: 'font' as const, classes: 'ti ti-user', fontFamily: 'tabler-icons' }],
    ['Feather', { classes: 'feather feather-x', markup: line }],
    ['Lucide', { classes: 'lucide lucide-house', markup: line }],
    ['Heroicons', { markup: '<svg data-slot="icon" viewBox="0 0 24 24"><path d="M0 0"/></svg>' }],
    ['', { classes: 'icon', markup: line }],
  ])('When an icon is from "%s", then that library is named', (name, icon) => {
    expect(style(icon).possible_library.name).toBe(name);
  });
});

describe('Listed assets', () => {
  /** The section and the files that it stored, by key. */
  async function listed(page: PageOverrides, assets: StoredAsset[] = []) {
    const files = new Map<string, string>();
    const { data, provenance } = await extractSection('images', {
      evidence: evidence({ pages: [page], assets }),
      needs: {},
      assets: {
        read: async () => null,
        save: async ({ body, contentType, pageUrl, url = null }) => {
          const key = createHash('sha256').update(body).digest('hex');
          files.set(key, body.toString());
          return storedAsset({ key, contentType, pageUrl, url, kind: 'derived' });
        },
      },
      signal: AbortSignal.timeout(10_000),
    });
    return { ...data.assets, files, provenance };
  }
  const inline = (more: string, classes = '') =>
    iconEvidence({ classes, markup: `<svg viewBox="0 0 24 24" width="24" height="24">${more}</svg>` });
  const square = '<path d="M2 2h20v20H2z" fill="#0a7d32"/>';

  test('When an icon is an inline SVG, then it is stored without scripts and external references', async () => {
    const hostile = `${square}<script>alert(1)</script><image href="https://evil.test/x.png"/><path d="M0 0h9" onclick="x()"/>`;
    const { icons, files, provenance } = await listed({ icons: [inline(hostile)] });
    const [key = '', file = ''] = [...files][0] ?? [];
    expect(icons).toMatchObject([{ url: '', minio_key: key, role: 'icon' }]);
    expect(file).toContain('fill="#0a7d32"');
    expect(file).not.toMatch(/script|evil|onclick/);
    expect(provenance.filter(({ path }) => path === '/assets/icons/0')).toMatchObject([{ value: 'inline SVG' }]);
  });

  test('When two inline icons result in the same file, then it is stored and listed once', async () => {
    const { icons, files } = await listed({ icons: [inline(square), inline(`${square}<script>1</script>`)] });
    expect([icons.length, files.size]).toEqual([1, 1]);
  });

  test('When there are many inline icons or huge ones, then at most forty are stored, and no huge one', async () => {
    const many = Array.from({ length: 60 }, (_, i) => inline(square.replace('M2', `M${i}`)));
    const huge = inline(square.replace('z', ' h1'.repeat(9_000)), 'huge');
    const { icons, files } = await listed({ icons: [huge, ...many] });
    expect([icons.length, files.size]).toEqual([40, 40]);
    expect(icons[0]).toMatchObject({ minio_key: '', classes: 'huge' });
  });

  test('When an icon is a font glyph, then its classes and its library are listed', async () => {
    const glyph = iconEvidence({ kind: 'font', classes: 'fas fa-anvil', fontFamily: 'Font Awesome 6 Free' });
    expect((await listed({ icons: [glyph] })).icons).toMatchObject([
      { url: '', minio_key: '', classes: 'fas fa-anvil', library_guess: 'Font Awesome' },
    ]);
  });

  test('When an icon or picture has neither file nor description, then it is omitted, and provenance points at the listed ones', async () => {
    const nothing = { url: null, assetKey: null };
    const page = {
      icons: [iconEvidence({ markup: '<svg></svg>', count: 9 }), iconEvidence({ classes: 'menu', selector: '.menu' })],
      images: [
        imageEvidence({ ...nothing, kind: 'svg', selector: '.first', box: { x: 0, y: 0, width: 900, height: 900 } }),
        imageEvidence({ ...nothing, kind: 'svg', selector: '.second', alt: 'A chart' }),
      ],
    };
    const { icons, images, provenance } = await listed(page);
    expect(icons.map(({ classes }) => classes)).toEqual(['menu']);
    expect(images.map(({ alt }) => alt)).toEqual(['A chart']);
    const places = provenance.filter(({ path }) => path.startsWith('/assets/'));
    expect(places.map(({ path, selector }) => [path, selector])).toEqual([
      ['/assets/icons/0', '.menu'],
      ['/assets/images/0', '.second'],
    ]);
  });

  test("When a picture is the site's logo, then it is listed as such with its file", async () => {
    const logo = storedAsset({ key: 'logo.svg', kind: 'logo', format: 'svg', isVector: true });
    const markup = '<svg viewBox="0 0 140 40"><path d="M4 6h132v28H4z" fill="#0a7d32"/></svg>';
    const place = { url: null, selector: 'header svg', classes: 'site-logo' };
    const { images } = await listed(
      {
        logoCandidates: [logoCandidate({ ...place, source: 'inline-svg', markup, assetKey: logo.key })],
        images: [imageEvidence({ ...place, kind: 'svg', classes: '', region: 'header' })],
      },
      [logo],
    );
    expect(images).toMatchObject([{ role: 'logo', minio_key: 'logo.svg' }]);
  });
});
