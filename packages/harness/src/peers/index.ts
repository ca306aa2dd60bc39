export { DEMBRANDT, runDembrandt } from './dembrandt.ts';
export { launchProxylessBrowser } from './launch-proxyless-browser.ts';
