import { type Site, startSite, waitFor } from '@brandprint/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Webhook } from 'standardwebhooks';
import { type OpenIdProvider, startOpenIdProvider } from '../../api/test/support/openid-provider.ts';
import type { Access } from './quickstart-fixture.ts';
import {
  buildDashboard,
  DASHBOARD_DIR,
  fill,
  press,
  pressButton,
  seesText,
  useDashboardBrowser,
  type Visitor,
} from './support/dashboard-browser.ts';
import { useProduct } from './support/product.ts';

const ANALYSIS_MS = 200_000;
const GRACE = { email: 'grace@example.com', email_verified: true, name: 'Grace' };
const ATTACK = '<img src=x onerror="window.attacked=1"><script>window.attacked=1</script>';
const escaped = ATTACK.replaceAll('<', '&lt;');

/** A brand whose every text is markup, and whose logo has scripts of all kinds. */
const HOSTILE = {
  '/': `<!doctype html><title>${escaped}</title><meta name="description" content="${ATTACK.replaceAll('"', '&quot;')}">
    <header><a href="/"><img class="logo" src="/logo.svg" alt="logo ${escaped.replaceAll('"', '&quot;')}"></a></header>
    <h1>${escaped}</h1><p>${escaped}</p><h2>Our mission</h2><p>Our mission is ${escaped}.</p>`,
  '/logo.svg': `<svg xmlns="http://www.w3.org/2000/svg" width="160" height="48" viewBox="0 0 160 48" onload="top.attacked=1">
    <script>top.attacked=1; window.attacked=1</script><rect width="160" height="48" fill="#a01c5b"/>
    <foreignObject width="9" height="9"><body xmlns="http://www.w3.org/1999/xhtml" onload="top.attacked=1"/></foreignObject>
    <a href="javascript:top.attacked=1"><circle cx="24" cy="24" r="12" fill="#fff"/></a></svg>`,
};

let access: Access;
let provider: OpenIdProvider;
let receiver: Site;
let hostile: Site;
/** Of the webhook, as it was shown once. */
let secret = '';
const owner: Visitor = { cookies: [] };
const grace: Visitor = { cookies: [] };
const browser = useDashboardBrowser();
const product = useProduct();

beforeAll(async () => {
  await buildDashboard();
  provider = await startOpenIdProvider();
  receiver = await startSite({ '/hook': { status: 204 } });
  hostile = await startSite(HOSTILE);
  const { issuer, clientId, clientSecret, name } = provider.settings;
  const { welcomeUrl, ...rest } = await product.start(
    {
      DASHBOARD_DIR,
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: clientId,
      OIDC_CLIENT_SECRET: clientSecret,
      OIDC_NAME: name,
    },
    [receiver.host, hostile.host, new URL(issuer).host],
  );
  access = rest;
  await provider.sendBackTo(`${access.base_url}/app/auth/oauth2/callback/oidc`);
  await browser.start(access.base_url, [issuer]);
  await browser.visit(owner, welcomeUrl.slice(`${access.base_url}/app`.length), async (page) => {
    await page.waitForSelector('.cover h1');
  });
});
afterAll(async () => {
  for (const server of [provider, receiver, hostile]) await server?.stop();
});

const brandPath = () => `/brands/${access.brand_id}`;

describe('people in the dashboard', () => {
  test('When somebody comes by the OpenID provider, then only an invitation lets them in', async () => {
    provider.expect(GRACE);
    await browser.visit(grace, '/sign-in', async (page) => {
      await pressButton(page, 'Continue with Example ID');
      await seesText(page, 'nobody has invited you here');
    });
    await browser.visit(owner, '/settings/members', async (page) => {
      await pressButton(page, 'Invite');
      await fill(page, 'dialog [type=email]', GRACE.email);
      await page.select('dialog select', 'editor');
      await pressButton(page, 'Make a link');
      await page.waitForSelector('.secret code');
    });
    await browser.visit(grace, '/sign-in', async (page) => {
      await pressButton(page, 'Continue with Example ID');
      await page.waitForSelector('.card');
      await press(page, 'button[aria-label="Account"]');
      await seesText(page, GRACE.email);
    });
  });

  test('When two people edit one value at once, then the slower one sees three versions, and the webhook hears of both', async () => {
    await browser.visit(owner, '/settings/webhooks', async (page) => {
      await pressButton(page, 'New webhook');
      await fill(page, 'dialog input[type=url]', `${receiver.url}/hook`);
      await pressButton(page, 'Create webhook');
      secret = (await (await page.waitForSelector('.secret code'))?.evaluate((code) => code.textContent)) ?? '';
    });
    await browser.visit(owner, brandPath(), async (page) => {
      await press(page, '#things .chapter-edit');
      await fill(page, 'dialog .group.top > .field input', ' & Daughters');
      await browser.visit(grace, brandPath(), async (hers) => {
        await press(hers, '#things .chapter-edit');
        await fill(hers, 'dialog .group.top > .field input', ' & Sons');
        await pressButton(hers, 'Save');
        await hers.waitForSelector('dialog', { hidden: true });
      });
      await pressButton(page, 'Save');
      await page.waitForSelector('.conflict');
      const [extracted = '', ...others] = await page.$$eval('.three-ways p', (all) => all.map((it) => it.textContent));
      expect(others).toEqual([`${extracted} & Sons`, `${extracted} & Daughters`]);
      await pressButton(page, 'Take yours');
      await pressButton(page, 'Save');
      await page.waitForSelector('dialog', { hidden: true });
      await press(page, 'a[aria-label="Edit history"]');
      await page.waitForFunction(() => document.querySelectorAll('.history > li').length === 2);
      await seesText(page, 'Grace');
    });
    await waitFor(async () => receiver.requests.length >= 2, ANALYSIS_MS);
    const verify = ({ body, headers }: Site['requests'][number]) =>
      (new Webhook(secret).verify(body, headers as Record<string, string>) as { type: string }).type;
    expect(receiver.requests.map(verify)).toEqual(['brand.section_updated', 'brand.section_updated']);
    await browser.visit(owner, '/settings/webhooks', async (page) => {
      await press(page, 'tbody a');
      await seesText(page, 'HTTP 204');
    });
  });

  test('When a delivery is sent again and the secret renewed, then both secrets verify, and the audit log says who it was', async () => {
    const before = receiver.requests.length;
    let renewed = '';
    await browser.visit(owner, '/settings/webhooks', async (page) => {
      await press(page, 'tbody a');
      await press(page, '.deliveries summary');
      await pressButton(page, 'Send again');
      await waitFor(async () => receiver.requests.length > before, ANALYSIS_MS);
      expect(receiver.requests.slice(0, before).map(({ body }) => body)).toContain(receiver.requests.at(-1)?.body);

      await pressButton(page, 'New secret');
      await press(page, 'dialog .button.danger');
      renewed = (await (await page.waitForSelector('.secret code'))?.evaluate((code) => code.textContent)) ?? '';
      await page.keyboard.press('Escape');
      await pressButton(page, 'Send a test');
      await waitFor(async () => receiver.requests.length > before + 1, ANALYSIS_MS);
    });
    const { body, headers } = receiver.requests.at(-1) as Site['requests'][number];
    expect(renewed).not.toBe(secret);
    for (const key of [secret, renewed]) {
      expect(new Webhook(key).verify(body, headers as Record<string, string>)).toMatchObject({ type: 'webhook.test' });
    }
    await browser.visit(owner, '/settings/audit-log', async (page) => {
      await page.waitForSelector('tbody tr');
      const rows = await page.$$eval('tbody tr', (all) => all.map((row) => row.querySelector('th')?.textContent));
      expect(rows).toEqual(
        expect.arrayContaining(['Webhook secret rotated', 'Webhook created', 'Member joined', 'Invitation created']),
      );
    });
  });

  test('When a section is edited as JSON, then mistakes are named, and what is valid is saved', async () => {
    await browser.visit(grace, brandPath(), async (page) => {
      await press(page, '#mission .chapter-edit');
      await page.waitForSelector('dialog .edit-form');
      await page.$$eval('dialog .segment input', ([, json]) => (json as HTMLElement).click());
      // Waiting for a selector does not notice changes in a shadow root.
      const content = await waitFor(() => page.$('>>> .cm-content'));
      await content.focus();
      const replaceAll = async (text: string) => {
        await page.keyboard.down('Control');
        await page.keyboard.press('a');
        await page.keyboard.up('Control');
        await page.keyboard.sendCharacter(text);
      };
      await replaceAll('{ "core_values": [ }');
      await page.waitForSelector('dialog .problem');
      expect(await page.$eval('.edit-foot .primary', (button) => (button as HTMLButtonElement).disabled)).toBe(true);
      await replaceAll('{ "core_values": [{ "title": "Written as JSON", "description": "It is." }] }');
      await page.waitForSelector('dialog .problem', { hidden: true });
      await pressButton(page, 'Save');
      await page.waitForSelector('dialog', { hidden: true });
      await seesText(page, 'Written as JSON');
    });
  });

  test('When all a site says is markup and its logo is a picture with scripts, then both are shown and nothing runs', async () => {
    const headers = { authorization: `Bearer ${access.api_key}`, 'content-type': 'application/json' };
    const call = async (path: string, body?: object) => {
      const init = { headers, ...(body && { method: 'POST', body: JSON.stringify(body) }) };
      return (await (await fetch(`${access.base_url}/v1/api${path}`, init)).json()).data;
    };
    const { brand_id: id } = await call('/parse', { url: `${hostile.url}/`, max_pages: 1 });
    const brand = await waitFor(async () => {
      const found = await call(`/brands/${id}`);
      return found.analysis_status === 'complete' && found;
    }, ANALYSIS_MS);
    const logo = brand.analysis.logos.primary_logo;
    expect(logo.format).toBe('svg');
    const complaints = await browser.visit(owner, `/brands/${id}`, async (page) => {
      await seesText(page, '<img src=x onerror=');
      await page.$eval('#logos', (chapter) => chapter.scrollIntoView());
      await page.waitForFunction(() => {
        const picture = document.querySelector<HTMLImageElement>('#logos .logo img');
        return picture?.complete && picture.naturalWidth > 0;
      });
      expect(await page.evaluate(() => (window as { attacked?: number }).attacked)).toBeUndefined();
      expect(await page.$('a[href^="javascript:"], .chapter script, img[src="x"]')).toBeNull();
    });
    expect(complaints).toEqual([]);
    const file = await fetch(`${access.base_url}${logo.asset_path}`, { headers });
    expect(file.headers.get('content-security-policy')).toContain('sandbox');
    expect(file.headers.get('x-content-type-options')).toBe('nosniff');
  });
});
