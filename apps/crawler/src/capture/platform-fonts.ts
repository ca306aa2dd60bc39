import type { ElementStyle } from '@brandprint/contracts';
import type { CDPSession } from 'puppeteer';
import { PAGE_GLOBAL } from './page-bundle.ts';

type RenderedFonts = ElementStyle['renderedFonts'];

/**
 * The fonts that the browser rendered each sample element's own text with; empty for elements that are gone. Throws if
 * the page does not respond within `ms`.
 */
export async function readPlatformFonts(session: CDPSession, contextId: number, ms: number): Promise<RenderedFonts[]> {
  const waiting = { timeout: ms };
  const expression = `${PAGE_GLOBAL}.sampledElements()`;
  const { result } = await session.send('Runtime.evaluate', { expression, contextId }, waiting);
  if (!result.objectId) return [];
  await session.send('DOM.enable', undefined, waiting);
  // Node ids exist only after DOM.getDocument; CSS needs DOM.
  await Promise.all([
    session.send('DOM.getDocument', { depth: 0 }, waiting),
    session.send('CSS.enable', undefined, waiting),
  ]);
  const { result: entries } = await session.send(
    'Runtime.getProperties',
    { objectId: result.objectId, ownProperties: true },
    waiting,
  );
  const elements = entries.filter(({ name, value }) => /^\d+$/.test(name) && value?.objectId);
  const fonts = await Promise.all(
    elements.map(async ({ value }): Promise<RenderedFonts> => {
      try {
        const { nodeId } = await session.send('DOM.requestNode', { objectId: value?.objectId ?? '' }, waiting);
        const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId }, waiting);
        return fonts
          .map(({ familyName, glyphCount, isCustomFont }) => ({
            family: familyName,
            glyphs: glyphCount,
            isCustom: isCustomFont,
          }))
          .sort((a, b) => b.glyphs - a.glyphs);
      } catch {
        return [];
      }
    }),
  );
  // Otherwise the browser reports every later change of an element or a stylesheet.
  await Promise.all([session.send('CSS.disable', undefined, waiting), session.send('DOM.disable', undefined, waiting)]);
  return fonts;
}
