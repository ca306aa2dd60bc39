import { serveTasks } from '@brandprint/harness/child/serve';
import { launchProxylessBrowser, runDembrandt } from '@brandprint/harness/peers';

export interface PeerTask {
  url: string;
  maxPages: number;
}

await serveTasks<PeerTask, { colors: number }>(async () => {
  const browser = await launchProxylessBrowser();
  const endpoint = `http://${new URL(browser.wsEndpoint()).host}`;
  const modules = process.env['PEER_MODULES'] ?? '';
  return {
    async run(task) {
      const { colors } = (await runDembrandt({ modules, browser: endpoint, ...task })) as {
        colors: { palette: unknown[] };
      };
      return { colors: colors.palette.length };
    },
    stop: () => browser.close(),
  };
});
