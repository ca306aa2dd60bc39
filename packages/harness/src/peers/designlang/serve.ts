import { pathToFileURL } from 'node:url';
import { serveTasks } from '../../child/serve-tasks.ts';
import { launchProxylessBrowser } from '../launch-proxyless-browser.ts';
import { designlangModule } from './checkout.ts';
import type { DesignlangTask } from './index.ts';

interface Designlang {
  /** `wsEndpoint` is the DevTools address of a running Chromium. */
  extract(url: string, options: { wsEndpoint: string }): Promise<unknown>;
}

await serveTasks<DesignlangTask, unknown>(async () => {
  const { extract } = (await import(
    pathToFileURL(designlangModule(process.env['DESIGNLANG'] ?? '')).href
  )) as Designlang;
  const browser = await launchProxylessBrowser();
  return {
    run: ({ url }) => extract(url, { wsEndpoint: browser.wsEndpoint() }),
    stop: () => browser.close(),
  };
});
