import { serveTasks } from '../child/serve-tasks.ts';
import { runDembrandt } from '../peers/dembrandt.ts';
import { launchBrowser } from '../peers/launch-browser.ts';

export interface PeerTask {
  url: string;
  maxPages: number;
}

await serveTasks<PeerTask, { colors: number }>(async () => {
  const browser = await launchBrowser();
  const endpoint = `http://${new URL(browser.wsEndpoint()).host}`;
  const modules = process.env['PEER_MODULES'] ?? '';
  return {
    async run(order) {
      const { colors } = (await runDembrandt({ modules, browser: endpoint, ...order })) as {
        colors: { palette: unknown[] };
      };
      return { colors: colors.palette.length };
    },
    stop: () => browser.close(),
  };
});
