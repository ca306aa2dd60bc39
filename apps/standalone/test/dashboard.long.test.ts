import { waitFor } from '@brandprint/testing';
import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Access } from './quickstart-fixture.ts';
import {
  buildDashboard,
  DASHBOARD_DIR,
  fill,
  listenToStatus,
  type Page,
  press,
  pressButton,
  seesText,
  tabTo,
  useDashboardBrowser,
  type Visitor,
  waitForFocus,
} from './support/dashboard-browser.ts';
import { cutTextsOf, overflowOf, violationsOf } from './support/page-checks.ts';
import { useProduct } from './support/product.ts';

const EMAIL = 'ada@example.com';
const PASSWORD = 'seven quiet harbours at dawn';

let access: Access;
const owner: Visitor = { cookies: [] };
const browser = useDashboardBrowser();
const product = useProduct();

beforeAll(async () => {
  await buildDashboard();
  const { welcomeUrl, ...rest } = await product.start({ DASHBOARD_DIR });
  access = rest;
  await browser.start(access.base_url);
  await browser.visit(owner, pathOf(welcomeUrl), async (page) => {
    await page.waitForSelector('.cover h1');
    expect(page.url()).toBe(`${access.base_url}/app${brandPath()}`);
  });
});

const visit = (path: string, use: (page: Page) => Promise<void>) => browser.visit(owner, path, use);
const brandPath = () => `/brands/${access.brand_id}`;
/** The path below /app, with the fragment, of a link. */
const pathOf = (link: string) => link.slice(`${access.base_url}/app`.length);

async function call(method: string, path: string, body: object): Promise<void> {
  const headers = { authorization: `Bearer ${access.api_key}`, 'content-type': 'application/json' };
  const response = await fetch(`${access.base_url}/v1/api${path}`, { method, headers, body: JSON.stringify(body) });
  expect(response.ok).toBe(true);
}

describe('the dashboard', () => {
  test('When every page is looked at, light and dark, narrow, wide and with large text, then axe finds nothing and nothing is cut off', async () => {
    const pages: [path: string, ready: string][] = [
      ['/', '.card'],
      [brandPath(), '.book[aria-busy="false"] #web'],
      [`${brandPath()}/history`, '.state'],
      ['/settings/keys', 'tbody'],
      ['/settings/webhooks', '.state'],
      ['/settings/usage', '.chart'],
      ['/settings/limits', '.limits'],
      ['/settings/members', 'tbody'],
      ['/settings/audit-log', 'tbody'],
      ['/settings/workspace', 'form'],
      ['/settings/profile', 'form'],
      ['/sign-in', 'form'],
      ['/welcome', '[role=alert]'],
      ['/invite', '[role=alert]'],
      ['/reset', '[role=alert]'],
      ['/no-such-page', '.state h1'],
      ['/brands/00000000-0000-4000-8000-000000000000', '.state h1'],
    ];
    for (const [path, ready] of pages) {
      const complaints = await visit(path, async (page) => {
        await page.waitForSelector(ready);
        if (path === brandPath()) await page.waitForSelector('.evidence-button');
        for (const width of [320, 1440]) {
          for (const theme of ['light', 'dark']) {
            await page.setViewport({ width, height: 900 });
            await page.emulateMediaFeatures([
              { name: 'prefers-color-scheme', value: theme },
              { name: 'prefers-reduced-motion', value: 'reduce' },
            ]);
            const found = { overflow: await overflowOf(page), violations: await violationsOf(page) };
            expect({ path, width, theme, ...found }).toEqual({ path, width, theme, overflow: 0, violations: [] });
          }
        }
        await page.setViewport({ width: 1280, height: 900 });
        await page.evaluate(() => {
          document.documentElement.style.fontSize = '200%';
        });
        const cut = { overflow: await overflowOf(page), texts: await cutTextsOf(page) };
        expect({ path, textZoom: 2, ...cut }).toEqual({ path, textZoom: 2, overflow: 0, texts: [] });
      });
      expect({ path, complaints }).toEqual({ path, complaints: [] });
    }
  });

  test.each(['/', '/settings/keys'])(
    'When the fonts of %s do not load, then a narrow page is not cut off',
    async (path) => {
      await visit(path, async (page) => {
        const session = await page.createCDPSession();
        await session.send('Network.enable');
        await session.send('Network.setBlockedURLs', { urls: ['*.woff2'] });
        await session.send('Network.setCacheDisabled', { cacheDisabled: true });
        await page.setViewport({ width: 320, height: 900 });
        await page.reload();
        await page.waitForSelector('.bar-end');
        await page.evaluate(() => document.fonts.ready);
        expect(await page.evaluate(() => [...document.fonts].some(({ status }) => status === 'loaded'))).toBe(false);
        expect(await overflowOf(page)).toBe(0);
      });
    },
  );

  test('When a value’s evidence is opened by keyboard, then it says where it was seen, and Escape closes it', async () => {
    await visit(brandPath(), async (page) => {
      await page.waitForSelector('#colors .evidence-button');
      await page.focus('#colors .evidence-button');
      await page.keyboard.press('Enter');
      await page.waitForSelector('.evidence code');
      await page.keyboard.press('Escape');
      await page.waitForSelector('.evidence', { hidden: true });
      expect(await page.evaluate(() => document.activeElement?.className)).toBe('evidence-button');
    });
  });

  test('When two people edit the same value, then the later one sees all three, chooses, and can revert', async () => {
    await visit(brandPath(), async (page) => {
      await press(page, '#things .chapter-edit');
      const name = await page.waitForSelector('dialog .group.top > .field input');
      const extracted = await name?.evaluate((input) => (input as HTMLInputElement).value);
      await name?.click({ count: 3 });
      await page.keyboard.type('Yours');
      await call('PATCH', `${brandPath()}/sections/things`, { name: 'Theirs', category: 'Theirs too' });
      await pressButton(page, 'Save');
      await page.waitForSelector('.conflict');
      const ways = await page.$$eval('.three-ways p', (all) => all.map((it) => it.textContent));
      expect(ways).toEqual([extracted, 'Theirs', 'Yours']);
      await pressButton(page, 'Take yours');
      await pressButton(page, 'Save');
      await page.waitForSelector('dialog', { hidden: true });
      await seesText(page, 'Theirs too');
      await page.waitForFunction(() => document.querySelector('#things .badge')?.textContent === 'Edited');

      await press(page, '#things .chapter-edit');
      await pressButton(page, 'Revert to what was extracted');
      await page.waitForSelector('#things .badge', { hidden: true });
      await press(page, 'a[aria-label="Edit history"]');
      await page.waitForFunction(() => document.querySelectorAll('.history > li').length === 3);
      await seesText(page, 'Reverted: Overview');
    });
  });

  test('When every word of a brand is markup or script, then it is shown as text and runs nothing', async () => {
    const attack = '<img src=x onerror="window.attacked=1"><script>window.attacked=1</script>';
    const link = 'javascript:window.attacked=1';
    await call('PATCH', `${brandPath()}/sections/things`, {
      name: attack,
      description: attack,
      capabilities: [attack],
    });
    await call('PATCH', `${brandPath()}/sections/web`, {
      meta_frameworks: [{ name: attack, url: link, version: attack, notes: attack }],
      custom_urls: [{ label: attack, url: link }],
    });
    await call('PATCH', `${brandPath()}/sections/colors`, {
      gradients: [{ name: attack, css: 'url(https://evil.example/x.png)', usage: attack }],
    });
    const complaints = await visit(brandPath(), async (page) => {
      await seesText(page, attack);
      expect(await page.evaluate(() => (window as { attacked?: number }).attacked)).toBeUndefined();
      expect(await page.$('a[href^="javascript:"], .chapter script, img[src="x"]')).toBeNull();
      // A brand is drawn chapter by chapter.
      await page.waitForSelector('.gradient');
      expect(await page.$eval('.gradient', (it) => (it as HTMLElement).style.background)).toBe('');
    });
    expect(complaints).toEqual([]);
  });

  test('When a webhook is created, then its secret is shown once, and the list has it', async () => {
    await visit('/settings/webhooks', async (page) => {
      await pressButton(page, 'New webhook');
      await page.waitForSelector('dialog[open] input[type=url]');
      await page.type('dialog input[type=url]', product.siteUrl());
      await pressButton(page, 'Create webhook');
      await page.waitForFunction(() => document.querySelector('.secret code')?.textContent?.startsWith('whsec_'));
      await pressButton(page, 'I have copied it');
      await page.waitForSelector('tbody tr');
      expect(await page.evaluate(() => document.body.innerText)).not.toContain('whsec_');
    });
  });

  test('When a key is created and revoked in the dashboard, then it works in between only', async () => {
    await visit('/settings/keys', async (page) => {
      await pressButton(page, 'New key');
      await fill(page, 'dialog[open] input', 'Importer');
      await pressButton(page, 'Create key');
      const secret = await page.waitForSelector('.secret code');
      const key = await secret?.evaluate((code) => code.textContent);
      const useKey = async () => {
        const headers = { authorization: `Bearer ${key}` };
        return (await fetch(`${access.base_url}/v1/api${brandPath()}`, { headers })).status;
      };
      expect(await useKey()).toBe(200);
      await pressButton(page, 'I have copied it');
      await pressButton(page, 'Revoke Importer');
      await pressButton(page, 'Revoke the key');
      await seesText(page, 'Revoked');
      expect(await useKey()).toBe(401);
    });
  });

  test('When an invited viewer becomes an editor and a viewer again, then the edit in between is refused in plain words', async () => {
    let link = '';
    await visit('/settings/members', async (page) => {
      await pressButton(page, 'Invite');
      await page.waitForSelector('dialog[open] select');
      await page.select('dialog select', 'viewer');
      await pressButton(page, 'Make a link');
      const shown = await page.waitForSelector('.secret code');
      link = (await shown?.evaluate((code) => code.textContent)) ?? '';
    });
    const changeRole = (role: string) =>
      visit('/settings/members', async (page) => {
        const row = await page.waitForSelector('::-p-xpath(//tr[contains(., "grace@example.com")]//select)');
        await row?.select(role);
        await page.waitForNetworkIdle();
      });

    const viewer: Visitor = { cookies: [] };
    await browser.visit(viewer, pathOf(link), async (page) => {
      await fill(page, '[name=email]', 'grace@example.com');
      await fill(page, '[name=name]', 'Grace');
      await fill(page, '[name=password]', PASSWORD);
      await pressButton(page, 'Make account and join');
      await press(page, '.card a');
      await page.waitForSelector('#things .chapter-head');
      expect(await page.$('.chapter-edit')).toBeNull();

      await changeRole('editor');
      await page.reload();
      await press(page, '#things .chapter-edit');
      await fill(page, 'dialog .group.top > .field input', ' & Co');
      await changeRole('viewer');
      await pressButton(page, 'Save');
      await seesText(page, 'Your role in this workspace does not allow this');
    });
  });

  test('When somebody leaves their only workspace, then they can create another', async () => {
    const leaver: Visitor = { cookies: [] };
    await browser.visit(leaver, '/sign-in', async (page) => {
      await fill(page, '[name=email]', 'grace@example.com');
      await fill(page, '[name=password]', PASSWORD);
      await pressButton(page, 'Sign in');
      await page.waitForSelector('.card');
      await press(page, 'a[href$="/settings"]');
      await press(page, 'a[href$="/settings/workspace"]');
      await pressButton(page, 'Leave this workspace');
      await pressButton(page, 'Leave');
      await seesText(page, 'You are in no workspace');
      await page.reload();
      await seesText(page, 'You are in no workspace');
      await fill(page, 'form input', 'Grace & Co');
      await pressButton(page, 'Create workspace');
      await seesText(page, 'Your first brand');
    });
  });

  test('When the owner sets a password and signs out, then they sign in with it', async () => {
    await visit('/settings/profile', async (page) => {
      await fill(page, '[name=email]', EMAIL);
      await fill(page, '[name=password]', PASSWORD);
      await pressButton(page, 'Set password');
      await seesText(page, 'Change password');
      await press(page, 'button[aria-label="Account"]');
      await pressButton(page, 'Sign out');
      await page.waitForSelector('[autocomplete=current-password]');
      await page.goto(`${access.base_url}/app${brandPath()}`);
      await fill(page, '[name=email]', EMAIL);
      await fill(page, '[name=password]', 'not this one, surely');
      await pressButton(page, 'Sign in');
      await seesText(page, 'Email or password is wrong');
      await page.$eval('[name=password]', (field) => {
        (field as HTMLInputElement).value = '';
      });
      await fill(page, '[name=password]', PASSWORD);
      await pressButton(page, 'Sign in');
      await page.waitForSelector('.cover h1');
    });
  });

  test('When only the keyboard is used, then one signs in, analyses, edits, reverts, makes a key and revokes it', async () => {
    await browser.visit({ cookies: [] }, '/sign-in', async (page) => {
      const { keyboard } = page;
      const pressOn = async (name: string) => {
        await tabTo(page, name);
        await keyboard.press('Enter');
      };
      await tabTo(page, 'Email');
      await keyboard.type(EMAIL);
      await tabTo(page, 'Password');
      await keyboard.type(PASSWORD);
      await keyboard.press('Enter');
      await page.waitForSelector('.card');

      // Escape closes a dialog, and the focus returns to what opened it.
      await pressOn('New analysis');
      await waitForFocus(page, 'Website');
      await keyboard.press('Escape');
      await waitForFocus(page, 'New analysis');
      await keyboard.press('Enter');
      await waitForFocus(page, 'Website');
      await keyboard.type(product.siteUrl());
      await tabTo(page, 'Pages to read');
      await keyboard.press('Home');
      const heard = await listenToStatus(page);
      await pressOn('Analyse');

      // A screen reader hears each step, and the end.
      await page.waitForSelector('[role=progressbar]');
      await waitFor(() => page.evaluate(() => document.activeElement?.id === 'main'));
      await waitFor(() => page.$('.cover h1'), 200_000);
      await waitFor(async () => (await heard()).includes('The analysis is complete'));
      expect(await heard()).toMatch(/Opening the site|of 1 page\b|Waiting for a worker/);

      await pressOn('Edit Overview');
      await waitForFocus(page, 'Name');
      await keyboard.press('End');
      await keyboard.type(' Ltd');
      await pressOn('Save');
      await waitForFocus(page, 'Edit Overview');
      await page.waitForFunction(() => document.querySelector('#things .badge')?.textContent === 'Edited');
      await keyboard.press('Enter');
      await waitForFocus(page, 'Name');
      await keyboard.down('Shift');
      await tabTo(page, 'Revert to what was extracted');
      await keyboard.up('Shift');
      await keyboard.press('Enter');
      await page.waitForSelector('#things .badge', { hidden: true });
      await waitForFocus(page, 'Edit Overview');

      await keyboard.press('Enter');
      await waitForFocus(page, 'Name');
      await keyboard.type('Not this');
      await keyboard.press('Escape');
      await waitForFocus(page, 'Keep editing');
      await pressOn('Discard');
      await waitForFocus(page, 'Edit Overview');

      await keyboard.down('Control');
      await keyboard.press('k');
      await keyboard.up('Control');
      await waitForFocus(page, 'Page or brand');
      await keyboard.type('api ke');
      await keyboard.press('Enter');
      await page.waitForSelector('tbody');
      await pressOn('New key');
      await waitForFocus(page, 'Description');
      await keyboard.type('Made by keyboard');
      await keyboard.press('Enter');
      await page.waitForSelector('.secret code');
      await pressOn('I have copied it');
      await waitForFocus(page, 'New key');
      await pressOn('Revoke Made by keyboard');
      await waitForFocus(page, 'Cancel');
      await pressOn('Revoke the key');
      // The button that opened the dialog is gone: the focus is on the page.
      await page.waitForSelector('::-p-xpath(//tr[contains(., "Made by keyboard")]//*[contains(., "Revoked")])');
      await waitFor(() => page.evaluate(() => document.activeElement?.id === 'main'));
    });
  });
});
