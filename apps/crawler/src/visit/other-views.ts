import type { PageEvidence, PageView } from '@brandprint/contracts';
import type { CDPSession } from 'puppeteer';
import { VIEWPORT } from '../browser/launch.ts';
import { captureLooks } from '../capture/index.ts';
import { isMove } from './arrive.ts';
import { keepScreenshot, tryScreenshot } from './screenshot.ts';
import { settle } from './settle.ts';
import type { Tab, Visit } from './tab.ts';
import { wellFormed } from './well-formed.ts';

/** CSS pixels of a common telephone. */
const SMALL = { width: 390, height: 844 };
const DARK_MEDIA = '(prefers-color-scheme: dark)';

type Shown = Pick<PageView, 'name' | 'trigger'>;

/**
 * Looks at a page that was read as someone with a telephone does, and then in its other colour scheme, if it has one: without
 * loading it again. A view that fails is left out, and the log says so; the page is left in the last one.
 */
export async function seeOtherwise(visit: Visit, tab: Tab, evidence: PageEvidence): Promise<void> {
  const { view, clock, budget, page } = tab;
  const wasDark = await isDark(tab);
  const shows: Record<string, () => Promise<Shown | null>> = {
    small: () => showSmall(tab),
    scheme: () => showOtherScheme(tab, wasDark),
  };
  const kept: Promise<unknown>[] = [];
  for (const [name, show] of Object.entries(shows)) {
    if (view.stopped() || clock.total() > budget.views) break;
    try {
      const shown = await show();
      if (shown && !view.stopped()) kept.push((await readView(visit, tab, shown, evidence)).kept);
    } catch (error) {
      if (page.isClosed() || !page.browser().connected) throw error;
      visit.logger.warn('another view of a page was not read', { url: tab.url, view: name, error });
      if (isMove(error)) break;
    }
  }
  await Promise.all(kept);
}

async function showSmall(tab: Tab): Promise<Shown> {
  await resize(tab.view.session, SMALL, true);
  await settle(tab, tab.budget.resettleView);
  return { name: 'mobile', trigger: `(width: ${SMALL.width}px)` };
}

/** Asks for the other scheme as a system does, and if that changes nothing as the site's own switch would. */
async function showOtherScheme(tab: Tab, wasDark: boolean): Promise<Shown | null> {
  const { view, budget } = tab;
  const name = wasDark ? 'light' : 'dark';
  await resize(view.session, VIEWPORT, false);
  if (name === 'dark') {
    await emulateScheme(view.session, name);
    await rest(tab);
    if (await isDark(tab)) return { name, trigger: DARK_MEDIA };
    await emulateScheme(view.session, 'light');
  }
  const trigger = await view.ask(budget.patience, (world, ms) => world.call('switchScheme', [name], ms));
  if (!trigger) return null;
  await rest(tab);
  return (await isDark(tab)) === wasDark ? null : { name, trigger };
}

const isDark = ({ view, budget }: Tab): Promise<boolean> =>
  view.ask(budget.patience, (world, ms) => world.call('isDark', [], ms));

const resize = (session: CDPSession, size: { width: number; height: number }, mobile: boolean) =>
  session.send('Emulation.setDeviceMetricsOverride', { ...size, deviceScaleFactor: 1, mobile });

const emulateScheme = (session: CDPSession, value: 'dark' | 'light') =>
  session.send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-color-scheme', value }] });

async function rest(tab: Tab): Promise<void> {
  await settle(tab, tab.budget.resettleView);
  const { view, budget } = tab;
  if (!view.stopped()) await view.ask(budget.patience, (world, ms) => world.call('finishAnimations', [], ms));
}

/** Adds the view to the evidence; `kept` resolves once its screenshot is there too. */
async function readView(
  visit: Visit,
  tab: Tab,
  shown: Shown,
  { finalUrl, views }: PageEvidence,
): Promise<{ kept: Promise<unknown> }> {
  const { view, budget } = tab;
  const captured = await view.ask(budget.readView, (world, readMs) =>
    captureLooks(world, { firstScreen: shown.name === 'mobile' ? SMALL : VIEWPORT, readMs }),
  );
  const { images, ...looks } = wellFormed(captured);
  const seen: PageView = { ...shown, ...looks, screenshot: null, pixels: [], firstScreenPixels: [] };
  views.push(seen);
  const png = await tryScreenshot(visit, tab, captured);
  const kept = keepScreenshot(visit.assets, { finalUrl, viewport: looks.viewport }, png, images);
  const added = kept.then((shot) => Object.assign(seen, shot));
  added.catch(() => undefined); // heard of by who awaits all of them
  return { kept: added };
}
