import { reconcile } from '@brandprint/pipeline';
import { prismaOf, waitFor } from '@brandprint/testing';
import { describe, expect, test } from '@jest/globals';
import { HOME_COLOR, PROVISIONAL, useFirstLooks, WAIT_MS } from './support/first-looks.ts';

const {
  log,
  call,
  submit,
  release,
  fetchSection,
  viewsOf,
  deleteBrand,
  readSection,
  readColors,
  firstLookOf,
  patchColors,
  statusOf,
  ended,
  eventsOf,
  heldCount,
  setDamage,
  pipeline,
} = useFirstLooks();
const hexesOf = ({ body }: Awaited<ReturnType<typeof call>>): string[] =>
  body.data.data.primary_palette.map(({ hex }: { hex: string }) => hex.toLowerCase());
const FINAL_META = { is_overridden: false, override_updated_at: null };

describe('A first look', () => {
  test('When later pages are slow, then colours can be read before the crawl ends, until the final ones replace them', async () => {
    const brandId = await submit();
    const first = await firstLookOf(brandId);

    expect(first.body.data.meta).toEqual({ ...FINAL_META, provisional: true });
    expect(hexesOf(first)).toContain(HOME_COLOR);
    expect(hexesOf(first)).not.toContain('#1565c0');
    const { body: things } = await readSection(brandId, 'things', PROVISIONAL);
    expect(things.data.data.name).toBe('Acme');
    const { body: typography } = await readSection(brandId, 'typography', PROVISIONAL);
    expect(typography.data.data.font_families[0].name).toBe('Georgia');
    const firstEtag = first.headers.get('etag');
    const unchanged = await fetchSection(brandId, { 'if-none-match': firstEtag ?? '' });
    expect(unchanged.status).toBe(304);
    expect(await statusOf(brandId)).toBe('running');

    release();
    await ended(brandId, 'complete');
    const final = await readColors(brandId);
    expect(final.body.data.meta).toEqual(FINAL_META);
    expect(final.headers.get('etag')).not.toBe(firstEtag);
    expect(hexesOf(final)).toContain('#1565c0');
    const types = (await eventsOf(brandId)).map(({ type }) => type);
    expect(types.filter((type) => type === 'sections.provisional')).toHaveLength(1);
    expect(types.indexOf('sections.provisional')).toBeLessThan(types.indexOf('stage.done'));
  });

  test('When a client does not ask for it, then every response is as if there were none', async () => {
    const brandId = await submit();
    await firstLookOf(brandId);
    for (const query of ['', '?provisional=false', '?source=extracted']) {
      const response = await readSection(brandId, 'colors', query);
      expect([response.status, response.body.code]).toEqual([409, 'ANALYSIS_NOT_COMPLETE']);
    }
    expect((await call(`/brands/${brandId}`)).body.data.analysis).toBeNull();
    expect((await call(`/brands/${brandId}/exports/json`)).status).toBe(409);
    release();
    await ended(brandId, 'complete');
    const [plain, asked] = [await readSection(brandId, 'colors'), await readColors(brandId)];
    expect([asked.body, asked.headers.get('etag')]).toEqual([plain.body, plain.headers.get('etag')]);
  });

  test('When it was read, then its ETag allows no edit, neither before the end nor after it', async () => {
    const brandId = await submit();
    const etag = (await firstLookOf(brandId)).headers.get('etag');
    expect((await patchColors(brandId, etag)).body.code).toBe('ANALYSIS_NOT_COMPLETE');
    release();
    await ended(brandId, 'complete');
    const stale = await patchColors(brandId, etag);
    expect([stale.status, stale.body.code]).toEqual([412, 'STALE']);
    const edited = await patchColors(brandId, stale.headers.get('etag'));
    expect(Object.keys(edited.body.data.meta)).toEqual(Object.keys(FINAL_META));
  });

  test('When only some sections were requested, then it has no others', async () => {
    const brandId = await submit(['typography']);
    await firstLookOf(brandId, 'typography');
    expect((await readColors(brandId)).body.code).toBe('ANALYSIS_NOT_COMPLETE');
    const event = (await eventsOf(brandId)).find(({ type }) => type === 'sections.provisional');
    expect(event?.data).toEqual({ brand_id: brandId, sections: ['things', 'typography'] });
    release();
    await ended(brandId, 'complete');
  });

  test.each(['failed', 'skipped'] as const)(
    'When the stage of a section is %s, then there is none of it, though there is of others',
    async (status) => {
      const brandId = await submit();
      await firstLookOf(brandId);
      await prismaOf(pipeline().database).stage.updateMany({
        where: { name: 'colors', analysis: { brandId } },
        data: { status },
      });
      expect((await readColors(brandId)).body.code).toBe('ANALYSIS_NOT_COMPLETE');
      expect((await readSection(brandId, 'typography', PROVISIONAL)).body.data.meta.provisional).toBe(true);
      release();
      await ended(brandId, 'complete');
    },
  );

  test('When the analysis is cancelled, then none is shown', async () => {
    const brandId = await submit();
    await firstLookOf(brandId);
    await call(`/brands/${brandId}/cancel`, { method: 'POST' });
    expect((await readColors(brandId)).body.code).toBe('ANALYSIS_NOT_COMPLETE');
  });

  test('When the crawl is retried, then its first look stays', async () => {
    const brandId = await submit();
    const first = await firstLookOf(brandId);
    await prismaOf(pipeline().database).stage.updateMany({
      where: { name: 'crawl', status: 'running' },
      data: { leaseUntil: new Date(0) },
    });
    await reconcile(pipeline());
    const requested = heldCount();
    await waitFor(async () => heldCount() > requested, WAIT_MS);
    const again = await readColors(brandId);
    expect([again.body, again.headers.get('etag')]).toEqual([first.body, first.headers.get('etag')]);
    release();
    await ended(brandId, 'complete');
  });

  test('When the brand is deleted, then so are the row and the file', async () => {
    const brandId = await submit();
    await firstLookOf(brandId);
    expect(await viewsOf(brandId)).toHaveLength(1);
    const where = { analysis: { brandId } };
    expect(await prismaOf(pipeline().database).firstLook.count({ where })).toBe(1);
    const { status } = await deleteBrand(brandId);
    expect(status).toBe(204);
    expect(await prismaOf(pipeline().database).firstLook.count({ where })).toBe(0);
    expect(await viewsOf(brandId)).toEqual([]);
  });

  test('When one section cannot be measured, then the others are shown', async () => {
    setDamage((evidence) => {
      for (const page of evidence.pages) Object.assign(page, { fonts: null, styles: null });
    });
    const before = log.lines.length;
    const brandId = await submit();
    await firstLookOf(brandId, 'things');
    expect(log.lines.slice(before).join('\n')).toContain('a section of a first look failed');
    expect((await readSection(brandId, 'typography', PROVISIONAL)).body.code).toBe('ANALYSIS_NOT_COMPLETE');
    release();
    await ended(brandId, 'complete');
    expect((await readSection(brandId, 'typography')).status).toBe(200);
  });

  test('When it fails, then the analysis is complete without it', async () => {
    setDamage(() => {
      throw new Error('lost');
    });
    const before = log.lines.length;
    const brandId = await submit();
    await waitFor(async () => log.lines.slice(before).some((line) => line.includes('first look failed')), WAIT_MS);
    expect((await readColors(brandId)).body.code).toBe('ANALYSIS_NOT_COMPLETE');
    release();
    await ended(brandId, 'complete');
    const types = (await eventsOf(brandId)).map(({ type }) => type);
    expect(types).not.toContain('sections.provisional');
    expect((await readColors(brandId)).body.data.meta).toEqual(FINAL_META);
  });
});
