export { DEMBRANDT, runDembrandt } from './dembrandt.ts';
export { launchBrowser } from './launch-browser.ts';
