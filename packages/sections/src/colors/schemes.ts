import type { ColorScheme, Evidence, PageView } from '@brandprint/contracts';
import { describeView, rankView } from './view-palette.ts';

/** The palettes of the site's other colour schemes. */
export function findOtherSchemes(evidence: Evidence, palette: readonly { hex: string }[]): ColorScheme[] {
  return evidence.pages.flatMap((page) =>
    page.views.filter(isScheme).map((view) => ({
      scheme: view.name,
      trigger: view.trigger,
      ...describeView(rankView(evidence, page, view), page, view, palette),
    })),
  );
}

type SchemeView = PageView & { name: 'dark' | 'light' };
const isScheme = (view: PageView): view is SchemeView => view.name === 'dark' || view.name === 'light';
