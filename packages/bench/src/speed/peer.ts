import { takeOrders } from '../child/orders.ts';
import { runDembrandt } from '../peers/dembrandt.ts';
import { launchBrowser } from '../peers/launch.ts';

export interface PeerOrder {
  url: string;
  maxPages: number;
}

await takeOrders<PeerOrder, { colors: number }>(async () => {
  const browser = await launchBrowser();
  const endpoint = `http://${new URL(browser.wsEndpoint()).host}`;
  const modules = process.env['PEER_MODULES'] ?? '';
  return {
    async carryOut(order) {
      const { colors } = (await runDembrandt({ modules, browser: endpoint, ...order })) as {
        colors: { palette: unknown[] };
      };
      return { colors: colors.palette.length };
    },
    stop: () => browser.close(),
  };
});
