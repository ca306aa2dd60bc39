import type { PageEvidence, PageView } from '@brandprint/contracts';
import type { CDPSession } from 'puppeteer';
import { VIEWPORT } from '../browser/launch-browser.ts';
import { captureAppearance } from '../capture/index.ts';
import type { SchemeLook } from '../page/main.ts';
import { PAGE_FEATURES, type PageFeature } from './code-signatures.ts';
import { isDocumentReplaced } from './navigate.ts';
import type { PageVisit, VisitOptions } from './page-visit.ts';
import { decodeScreenshot, storeScreenshot, tryScreenshot } from './screenshot.ts';
import { finishAnimations, settle, settleAfter } from './settle.ts';
import { toWellFormed } from './well-formed.ts';

/** CSS pixels of a common phone. */
const MOBILE_VIEWPORT = { width: 390, height: 844 };
const DARK_MEDIA = '(prefers-color-scheme: dark)';

type ShownView = Pick<PageView, 'name' | 'trigger'>;

/**
 * Views a page that was read on a small screen, and then in its other colour scheme if it has one, without reloading
 * it. Once its scripts are stopped, it shows what its styles do. A view that fails is left out and logged; the page stays
 * in the last view.
 */
export async function captureOtherViews(visit: VisitOptions, tab: PageVisit, evidence: PageEvidence): Promise<void> {
  const { stopwatch, budget, page } = tab;
  const mayHaveScheme = await mayHaveOtherScheme(tab);
  const usual = await schemeLook(tab);
  const used = usedFeatures(tab);
  used.catch(() => undefined); // awaited with the views that need it
  const shows: Record<string, () => Promise<ShownView | null>> = {
    small: () => showMobile(tab, used),
    scheme: async () =>
      mayHaveScheme || (await used).has('prefers-color-scheme') ? showOtherScheme(tab, usual, used) : null,
  };
  const kept: Promise<unknown>[] = [];
  for (const [name, show] of Object.entries(shows)) {
    if (stopwatch.total() > budget.views) {
      if (name === 'small' || mayHaveScheme)
        visit.logger.warn('no time for another view of a page', { url: tab.url, view: name });
      continue;
    }
    try {
      const shown = await show();
      if (shown) kept.push((await captureView(visit, tab, shown, evidence)).kept);
    } catch (error) {
      if (page.isClosed() || !page.browser().connected) throw error;
      visit.logger.warn('could not capture another view of a page', { url: tab.url, view: name, error });
      if (isDocumentReplaced(error)) break;
    }
  }
  await Promise.all(kept);
}

type Features = ReadonlySet<PageFeature>;

async function showMobile(tab: PageVisit, used: Promise<Features>): Promise<ShownView> {
  const { session } = tab.client;
  await settleAfter(
    tab,
    tab.budget.resettleView,
    () => resize(session, MOBILE_VIEWPORT, true),
    async () => (await listensToResizing(tab)) || mayReactToSize(await used),
  );
  return { name: 'mobile', trigger: `(width: ${MOBILE_VIEWPORT.width}px)` };
}

/** Requests the other scheme like a system preference, and if nothing changes, like the site's own switch. */
async function showOtherScheme(tab: PageVisit, usual: SchemeLook, used: Promise<Features>): Promise<ShownView | null> {
  const { client, budget } = tab;
  const name = usual.screen ? 'light' : 'dark';
  const isOther = async () => differs(await schemeLook(tab), usual);
  const { session } = client;
  const widen = () => resize(session, VIEWPORT, false);
  if (name === 'light') await widen();
  else {
    const mayReactLater = async () => (await listensToResizing(tab)) || mayReactToScheme(await used);
    const show = () => Promise.all([widen(), emulateScheme(session, name)]);
    // Styles follow the preference at once; a page whose scripts do not name it is not waited for if it stays light.
    const staysLight = async () => {
      if ((await used).has('prefers-color-scheme')) return false;
      await finishAnimations(tab);
      return !(await isOther());
    };
    const settled = await settleAfter(tab, budget.resettleView, show, mayReactLater, staysLight);
    if (settled && (await isOther())) return { name, trigger: DARK_MEDIA };
    await emulateScheme(session, 'light');
  }
  const trigger = await client.evaluate(budget.responseTimeout, (world, ms) => world.call('switchScheme', [name], ms));
  if (!trigger) return null;
  await settle(tab, budget.resettleView);
  await finishAnimations(tab);
  return (await isOther()) ? { name, trigger } : null;
}

const schemeLook = ({ client, budget }: PageVisit): Promise<SchemeLook> =>
  client.evaluate(budget.responseTimeout, (world, ms) => world.call('schemeLook', [], ms));

/** Pictures and single sections may keep half of the screen as it is, so canvas and text also tell. */
const differs = (now: SchemeLook, before: SchemeLook): boolean =>
  now.screen !== before.screen || (now.paper !== null && before.paper !== null && now.paper !== before.paper);

const mayHaveOtherScheme = ({ client, budget }: PageVisit): Promise<boolean> =>
  client.evaluate(budget.responseTimeout, (world, ms) => world.call('mayHaveOtherScheme', [], ms));

const resize = (session: CDPSession, size: { width: number; height: number }, mobile: boolean) =>
  session.send('Emulation.setDeviceMetricsOverride', { ...size, deviceScaleFactor: 1, mobile });

const emulateScheme = (session: CDPSession, value: 'dark' | 'light') =>
  session.send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-color-scheme', value }] });

/** What scripts of the page may use, in its markup or in files. */
async function usedFeatures({ client, budget, traffic }: PageVisit): Promise<Features> {
  const inline = await client.evaluate(budget.responseTimeout, (world, ms) =>
    world.call('findInInlineScripts', [PAGE_FEATURES], ms),
  );
  const loaded = await traffic.scriptFeatures();
  return new Set(PAGE_FEATURES.filter((name) => loaded.has(name) || inline.includes(name)));
}

const mayReactToSize = (used: Features): boolean => used.has('ResizeObserver') || used.has('matchMedia');

/** The window is widened again at the same time. */
const mayReactToScheme = (used: Features): boolean => used.has('prefers-color-scheme') || mayReactToSize(used);

/** Whether scripts are told when the window is resized; true if the page does not respond. */
async function listensToResizing({ client: { session }, budget }: PageVisit): Promise<boolean> {
  const waiting = { timeout: budget.responseTimeout };
  const group = { objectGroup: 'listeners' };
  try {
    const { result } = await session.send('Runtime.evaluate', { expression: 'window', ...group }, waiting);
    const of = { objectId: result.objectId ?? '' };
    const { listeners } = await session.send('DOMDebugger.getEventListeners', of, waiting);
    await session.send('Runtime.releaseObjectGroup', group, waiting);
    return listeners.some(({ type }) => type === 'resize' || type === 'orientationchange');
  } catch {
    return true;
  }
}

/** Adds the view to the evidence; `kept` resolves when its screenshot is stored too. */
async function captureView(
  visit: VisitOptions,
  tab: PageVisit,
  shown: ShownView,
  { finalUrl, views }: PageEvidence,
): Promise<{ kept: Promise<unknown> }> {
  const { client, budget } = tab;
  const captured = await client.evaluate(budget.readView, (world, readMs) =>
    captureAppearance(world, { firstScreen: shown.name === 'mobile' ? MOBILE_VIEWPORT : VIEWPORT, readMs }),
  );
  const { images: _, foreignAreas, ...looks } = toWellFormed(captured);
  const seen: PageView = { ...shown, ...looks, screenshot: null, pixels: [], firstScreenPixels: [] };
  views.push(seen);
  const decoding = decodeScreenshot(await tryScreenshot(visit, tab, captured));
  const { viewport } = looks;
  const added = decoding
    .then((shown) => storeScreenshot(visit.assets, { finalUrl, viewport }, shown, foreignAreas))
    .then((shot) => Object.assign(seen, shot));
  added.catch(() => undefined); // awaited together with the others
  return { kept: added };
}
