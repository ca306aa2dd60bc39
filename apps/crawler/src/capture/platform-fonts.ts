import type { ElementStyle } from '@brandprint/contracts';
import type { CDPSession } from 'puppeteer';
import { PAGE_GLOBAL } from './bundle.ts';

type RenderedFonts = ElementStyle['renderedFonts'];

/** What the browser drew each sample element's own text with; empty for elements that are gone. */
export async function readPlatformFonts(session: CDPSession, contextId: number): Promise<RenderedFonts[]> {
  const { result } = await session.send('Runtime.evaluate', { expression: `${PAGE_GLOBAL}.samples()`, contextId });
  if (!result.objectId) return [];
  await session.send('DOM.enable');
  // The answer of DOM.getDocument is needed for node ids to exist; CSS needs DOM.
  await Promise.all([session.send('DOM.getDocument', { depth: 0 }), session.send('CSS.enable')]);
  const { result: entries } = await session.send('Runtime.getProperties', {
    objectId: result.objectId,
    ownProperties: true,
  });
  const elements = entries.filter(({ name, value }) => /^\d+$/.test(name) && value?.objectId);
  return Promise.all(
    elements.map(async ({ value }): Promise<RenderedFonts> => {
      try {
        const { nodeId } = await session.send('DOM.requestNode', { objectId: value?.objectId ?? '' });
        const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
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
}
