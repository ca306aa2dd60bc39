import { treeCpuMs } from '@brandprint/harness/processes';
import type { Stoppable } from '@brandprint/platform';
import { Brandprint } from '@brandprint/sdk';
import { startQuickstart } from '../start-quickstart.ts';
import type { RunCost } from './run-cost.ts';

/** What people look at first: the name, the colours, the fonts and the logo. */
const FIRST_SECTIONS: readonly string[] = ['things', 'colors', 'typography', 'logos'];

export interface AnalysisCost {
  /** From the submission to the end of the analysis. */
  whole: RunCost;
  /** To the moment from which the first sections can be read. */
  first: RunCost;
  /** To the moment from which a first look at name, colours and fonts can be read; undefined if it came too late. */
  firstLook: RunCost | undefined;
  /** When each stage was done, in milliseconds after the submission. */
  stages: Record<string, number>;
}

/** The product as a user runs it, which analyses a site. */
export interface Analyser extends Stoppable {
  analyse(url: string, pages: number): Promise<AnalysisCost>;
}

/** Starts the product, of this checkout or of another, and warms it up with the first of the sites. */
export async function startAnalyser(
  sites: readonly { url: string; host: string }[],
  checkout?: string,
): Promise<Analyser> {
  const hosts = sites.map(({ host }) => host);
  const product = await startQuickstart(sites[0]?.url ?? '', { hosts, maxPages: 1, ...(checkout && { checkout }) });
  const client = new Brandprint({ baseUrl: product.url, apiKey: product.apiKey });
  return {
    async analyse(url, pages) {
      const cpuBefore = treeCpuMs(product.pid);
      const { brand_id: brandId } = await client.brands.create({ url, max_pages: pages });
      // Events have the time of the change, so that nothing needs to ask for it meanwhile.
      const at = new Map<string, number>();
      for await (const { type, timestamp, data } of client.brands.events(brandId))
        at.set('stage' in data ? `${type} ${data.stage}` : type, Date.parse(timestamp));
      const cpuAfter = treeCpuMs(product.pid);
      const after = (name: string): number => (at.get(name) ?? Number.NaN) - (at.get('brand.queued') ?? Number.NaN);
      const stages = [...at.keys()].flatMap((name) => (name.startsWith('stage.done ') ? [name] : []));
      const wholeMs = after('brand.complete');
      if (Number.isNaN(wholeMs)) throw new Error(`the analysis of ${url} did not complete`);
      return {
        whole: { wallMs: wholeMs, cpuMs: cpuBefore === null || cpuAfter === null ? null : cpuAfter - cpuBefore },
        first: { wallMs: Math.max(...FIRST_SECTIONS.map((stage) => after(`stage.done ${stage}`))), cpuMs: null },
        firstLook: at.has('sections.provisional') ? { wallMs: after('sections.provisional'), cpuMs: null } : undefined,
        stages: Object.fromEntries(stages.map((name) => [name.slice('stage.done '.length), after(name)])),
      };
    },
    stop: () => product.stop(),
  };
}
