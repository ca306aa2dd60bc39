import { waitFor } from '@brandprint/testing';
import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Access } from './quickstart-fixture.ts';
import {
  buildDashboard,
  DASHBOARD_DIR,
  fill,
  type Page,
  press,
  pressButton,
  seesText,
  useDashboardBrowser,
  type Visitor,
} from './support/dashboard-browser.ts';
import { useProduct } from './support/product.ts';

const EMAIL = 'ada@example.com';
const PASSWORD = 'seven quiet harbours at dawn';
const NAME = 'dialog .group.top > .field input';

const began = new Date();
let access: Access;
const owner: Visitor = { cookies: [] };
const browser = useDashboardBrowser();
const product = useProduct();

beforeAll(async () => {
  await buildDashboard();
  const { welcomeUrl, ...rest } = await product.start({ DASHBOARD_DIR });
  access = rest;
  await browser.start(access.base_url);
  await visit(welcomeUrl.slice(`${access.base_url}/app`.length), async (page) => {
    await page.waitForSelector('.cover h1');
  });
});

const visit = (path: string, use: (page: Page) => Promise<void>) => browser.visit(owner, path, use);
const brandPath = () => `/brands/${access.brand_id}`;
const textIn = (page: Page, selector: string) => page.$eval(selector, (input) => (input as HTMLInputElement).value);

/** What would move on the page as it is: the longest transition or animation, in seconds. */
const longestMotion = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const seconds = (list: string) =>
      list.split(',').map((it) => Number.parseFloat(it) / (it.endsWith('ms') ? 1000 : 1));
    const styles = [...document.querySelectorAll('*')].flatMap((element) =>
      ['', '::before', '::after', '::backdrop'].map((part) => getComputedStyle(element, part)),
    );
    return Math.max(...styles.flatMap((it) => [...seconds(it.transitionDuration), ...seconds(it.animationDuration)]));
  });

describe('changes in the dashboard', () => {
  test('When an edit is not saved, then Cancel, the way back and a closed tab ask before it is lost', async () => {
    await visit('/', async (page) => {
      await press(page, '.card a');
      await press(page, '#things .chapter-edit');
      await fill(page, NAME, ' Ltd');
      const edited = await textIn(page, NAME);

      await pressButton(page, 'Cancel');
      await pressButton(page, 'Keep editing');
      expect(await textIn(page, NAME)).toBe(edited);

      await page.evaluate(() => history.back());
      await seesText(page, 'Discard your changes?');
      await pressButton(page, 'Keep editing');
      expect(await textIn(page, NAME)).toBe(edited);

      const asked: string[] = [];
      page.on('dialog', async (dialog) => {
        asked.push(dialog.type());
        await dialog.dismiss();
      });
      await page.evaluate(() => setTimeout(() => location.reload()));
      await waitFor(async () => asked.includes('beforeunload'));
      expect(await textIn(page, NAME)).toBe(edited);

      await page.evaluate(() => history.back());
      await pressButton(page, 'Discard');
      await page.waitForSelector('.card');
    });
    await visit(`${brandPath()}/history`, async (page) => {
      await seesText(page, 'No edits yet');
    });
  });

  test('When the way back leads to a chapter of the same page and the edit is discarded, then the editor is closed', async () => {
    await visit(brandPath(), async (page) => {
      await page.waitForSelector('#colors');
      await page.evaluate(() => location.assign('#colors'));
      await press(page, '#things .chapter-edit');
      await fill(page, NAME, ' Ltd');
      await page.evaluate(() => history.back());
      await pressButton(page, 'Discard');
      await waitFor(async () => (await page.$(NAME)) === null);
    });
  });

  test('When an entry of the history is restored, then the section is as it was after it', async () => {
    await visit(brandPath(), async (page) => {
      const cover = await page.waitForSelector('.cover h1');
      const name = await cover?.evaluate((heading) => heading.textContent);
      for (const ending of [' One', ' Two']) {
        await press(page, '#things .chapter-edit');
        await fill(page, NAME, ending);
        await pressButton(page, 'Save');
        await page.waitForSelector('dialog', { hidden: true });
      }
      await press(page, 'a[aria-label="Edit history"]');
      await page.waitForFunction(() => document.querySelectorAll('.history > li').length === 2);
      await press(page, '.history > li:last-child .button');
      await page.waitForFunction(() => document.querySelectorAll('.history > li').length === 3);
      await seesText(page, 'Replaced: Overview');
      await press(page, '.page-head a');
      await page.waitForFunction(
        (text) => document.querySelector('.cover h1')?.textContent === text,
        {},
        `${name} One`,
      );
    });
  });

  test('When the name of a brand is edited, then its page, its card and its exports have the new name', async () => {
    const headings = (page: Page, selector: string, text: string) =>
      page.waitForFunction(
        (where, wanted) => document.querySelector(where)?.textContent === wanted,
        {},
        selector,
        text,
      );
    await visit(brandPath(), async (page) => {
      await press(page, '#things .chapter-edit');
      await page.waitForSelector(NAME);
      await page.$eval(NAME, (input) => (input as HTMLInputElement).select());
      await fill(page, NAME, 'Quiet Harbour');
      await pressButton(page, 'Save');
      await page.waitForSelector('dialog', { hidden: true });
      await headings(page, '.brand-bar strong', 'Quiet Harbour');
      await page.waitForFunction(() => document.title.startsWith('Quiet Harbour'));
      await press(page, '.brand-actions [aria-label="Export"]');
      await seesText(page, 'quiet-harbour');
      await press(page, '.brand-bar a');
      await headings(page, '.card h2', 'Quiet Harbour');
    });
  });

  test('When an address is no page, then the bar is above the message, and leads to the brands', async () => {
    await visit('/no/such-page', async (page) => {
      await seesText(page, 'There is no such page');
      await press(page, '.bar .home');
      await page.waitForSelector('.card');
    });
  });

  test('When less motion is wanted, then nothing moves; otherwise something does', async () => {
    await visit(brandPath(), async (page) => {
      await press(page, '#things .chapter-edit');
      await page.waitForSelector(NAME);
      expect(await longestMotion(page)).toBeLessThanOrEqual(0.0001);
      await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'no-preference' }]);
      expect(await longestMotion(page)).toBeGreaterThan(0.1);
    });
  });

  test('When a panel opens in a narrow window, then all of it is inside', async () => {
    await visit(brandPath(), async (page) => {
      for (const opener of ['.brand-actions [aria-label="Export"]', '#colors .evidence-button']) {
        for (const width of [390, 820]) {
          await page.setViewport({ width, height: 900 });
          await press(page, opener);
          await page.waitForSelector('.popover :is(.export-list, code)');
          await page.waitForFunction(() => {
            const panel = document.querySelector('.popover')?.getBoundingClientRect();
            return panel && panel.left >= 0 && panel.right <= document.documentElement.clientWidth;
          });
          await press(page, opener);
          await page.waitForSelector('.popover', { hidden: true });
        }
      }
    });
  });

  test('When the usage report is downloaded, then each line is a day, a key, an environment and a number', async () => {
    await visit('/settings/usage', async (page) => {
      await page.waitForSelector('.chart');
      await page.evaluate(() => {
        const create = URL.createObjectURL;
        URL.createObjectURL = (file) => {
          if (file instanceof Blob) file.text().then((text) => Object.assign(window, { downloaded: text }));
          return create(file);
        };
      });
      await pressButton(page, 'Download as CSV');
      const text = await waitFor(() => page.evaluate(() => (window as { downloaded?: string }).downloaded));
      const [head, ...lines] = text.trim().split(/\r?\n/);
      expect(head).toBe('date,environment,api_key_id,analyses');
      expect(lines).toEqual([expect.stringMatching(/^[\d-]{10},prod,[0-9a-f-]*,1$/)]);
      // It was analysed since these tests began, perhaps before midnight.
      expect([began, new Date()].map((time) => time.toISOString().slice(0, 10))).toContain(lines[0]?.slice(0, 10));
    });
  });

  test('When other sessions are ended, then they are signed out, and this one is not', async () => {
    const elsewhere: Visitor = { cookies: [] };
    await visit('/settings/profile', async (page) => {
      await fill(page, '[name=email]', EMAIL);
      await fill(page, '[name=password]', PASSWORD);
      await pressButton(page, 'Set password');
      await seesText(page, 'Change password');
    });
    // An address on another site is not followed.
    await browser.visit(elsewhere, '/sign-in?next=https://evil.example/', async (page) => {
      await fill(page, '[name=email]', EMAIL);
      await fill(page, '[name=password]', PASSWORD);
      await pressButton(page, 'Sign in');
      await page.waitForSelector('.card');
      expect(new URL(page.url()).pathname).toBe('/app/');
    });
    await visit('/settings/profile', async (page) => {
      await pressButton(page, 'End all others');
      await seesText(page, 'All other sessions have ended');
    });
    await browser.visit(elsewhere, '/?q=127.0.0&status=complete', async (page) => {
      await page.waitForSelector('[autocomplete=current-password]');
      await fill(page, '[name=email]', EMAIL);
      await fill(page, '[name=password]', PASSWORD);
      await pressButton(page, 'Sign in');
      await page.waitForSelector('.card');
      // Whoever signs in again finds the list as it was.
      expect(await textIn(page, '.search input')).toBe('127.0.0');
      expect(new URL(page.url()).search).toBe('?q=127.0.0&status=complete');
    });
    await visit('/', async (page) => {
      await page.waitForSelector('.card');
    });
  });

  test('When the files have expired, then the page says so, and another analysis with the limits of the last one brings them back', async () => {
    await product.expireFiles();
    await visit(brandPath(), async (page) => {
      await press(page, '#logos .expired .button');
      const choices = () => page.$$eval('dialog select', (fields) => fields.map((it) => it.selectedOptions[0]?.label));
      expect(await choices()).toEqual(['2 pages', '30 minutes']);
      expect(await page.$('#logos .logo-grounds img')).toBeNull();
      await page.$eval('dialog', (dialog) => dialog.querySelector<HTMLElement>('.button.primary')?.click());
      await page.waitForSelector('.progress-stages, [role=progressbar]');
      const widths = () => page.$$eval('#logos .logo-grounds img', (it) => it.map(({ naturalWidth }) => naturalWidth));
      await waitFor(async () => {
        await page.evaluate(() => document.querySelector('#logos')?.scrollIntoView());
        return (await widths()).some((width) => width > 0);
      });
      expect(await page.$('.expired')).toBeNull();
    });
  });

  test('When a brand is deleted, then it is gone; when the workspace is, then so are its keys', async () => {
    const statusOf = async (path: string) =>
      (await fetch(`${access.base_url}/v1/api${path}`, { headers: { authorization: `Bearer ${access.api_key}` } }))
        .status;
    await visit(brandPath(), async (page) => {
      await press(page, 'button[aria-label="Delete brand"]');
      await pressButton(page, 'Delete the brand');
      await seesText(page, 'Your first brand');
      expect(await statusOf(brandPath())).toBe(404);
    });
    await visit('/settings/workspace', async (page) => {
      const name = await page.waitForSelector('form input').then((input) => input?.evaluate((it) => it.value));
      await pressButton(page, 'Delete this workspace');
      await fill(page, 'dialog input', name ?? '');
      await pressButton(page, 'Delete everything');
      await seesText(page, 'You are in no workspace');
      expect(await statusOf('/brands')).toBe(401);
    });
  });
});
