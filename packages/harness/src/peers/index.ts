export { DEMBRANDT, runDembrandt } from './dembrandt.ts';
export {
  type DesignlangCheckout,
  type DesignlangTask,
  readDesignlangCheckout,
  startDesignlang,
} from './designlang/index.ts';
export { launchProxylessBrowser } from './launch-proxyless-browser.ts';
