import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { BrandDetailResponse, BrandListResponse } from '@brandprint/contracts';
import { commandLine, isAlive } from '@brandprint/embedded';
import { describe, expect, test } from '@jest/globals';
import { type Access, get, postgresOf, startGatedSite, useCommands } from './quickstart-fixture.ts';

const { launch, launchBundled, newFolder } = useCommands();

describe('quickstart', () => {
  test('When the process is killed during the crawl, then the next start completes the brand, once', async () => {
    const folder = newFolder();
    const site = await startGatedSite();
    const env = { EGRESS_ALLOW: site.authority };
    const first = launch(['quickstart', `http://${site.authority}/`, '--port', '0', '--data', folder], env);
    await site.visited;
    while (!existsSync(join(folder, 'quickstart.json'))) await wait(20);
    const access = JSON.parse(readFileSync(join(folder, 'quickstart.json'), 'utf8')) as Access;
    const postgres = postgresOf(folder);
    first.kill('SIGKILL');
    await first.exit;
    site.open();

    const second = await launchBundled(['start', '--port', '0', '--data', folder], env);
    await second.waitForOutput(/listening on (\S+)/);
    access.base_url = second.output.stdout.match(/listening on (\S+)/)?.[1] ?? '';
    const brand = async () => BrandDetailResponse.parse(await get(access, `/v1/api/brands/${access.brand_id}`)).data;
    while (['queued', 'running'].includes((await brand()).analysis_status)) await wait(100);

    expect(await brand()).toMatchObject({ analysis_status: 'complete', name: 'Gate & Sons' });
    expect(BrandListResponse.parse(await get(access, '/v1/api/brands')).data).toHaveLength(1);
    expect(isAlive(postgres) && commandLine(postgres).includes(folder)).toBe(false);
    await site.stop();
  });
});
