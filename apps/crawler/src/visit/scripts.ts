/**
 * What runs inside pages besides the capture. Kept as text: a compiler's helpers do not exist there.
 */

/** Resolves when the document has loaded, its fonts are there and nothing was added for a moment, or after `capMs`. */
export const domQuiet = (quietMs: number, capMs: number): string => `new Promise((resolve) => {
  const done = () => { observer.disconnect(); resolve(); };
  let timer = setTimeout(done, ${capMs});
  const end = Date.now() + ${capMs};
  const later = () => { clearTimeout(timer); timer = setTimeout(done, Math.max(0, Math.min(${quietMs}, end - Date.now()))); };
  const observer = new MutationObserver(later);
  observer.observe(document, { childList: true, subtree: true, characterData: true });
  const loaded = document.readyState === 'complete' ? Promise.resolve() : new Promise((go) => addEventListener('load', go, { once: true }));
  loaded.then(() => document.fonts.ready).then(later);
})`;

/** Walks down the page and back, so that lazy pictures load and entrances happen, then ends what still moves. */
export const SCROLL_THROUGH = `(async () => {
  for (const image of document.querySelectorAll('img[loading=lazy], iframe[loading=lazy]')) image.loading = 'eager';
  const root = document.scrollingElement || document.documentElement;
  const height = Math.min(root.scrollHeight, 12000);
  const frame = () => new Promise((go) => { const timer = setTimeout(go, 60); requestAnimationFrame(() => { clearTimeout(timer); go(); }); });
  for (let y = innerHeight; y < height; y += innerHeight) { scrollTo({ top: y, behavior: 'instant' }); await frame(); await frame(); }
  scrollTo({ top: 0, behavior: 'instant' });
  await frame();
})()`;

export const FINISH_ANIMATIONS = `(() => {
  for (const animation of document.getAnimations()) {
    try { if (Number.isFinite(animation.effect.getComputedTiming().endTime)) animation.finish(); } catch {}
  }
})()`;

const CONSENT = [
  '#onetrust-consent-sdk',
  '#onetrust-banner-sdk',
  '#CybotCookiebotDialog',
  '#CybotCookiebotDialogBodyUnderlay',
  '#usercentrics-root',
  '#usercentrics-cmp-ui',
  '#didomi-host',
  '#qc-cmp2-container',
  '.qc-cmp2-container',
  '#truste-consent-track',
  '.truste_overlay',
  '.truste_box_overlay',
  '#cookie-law-info-bar',
  '.cky-consent-container',
  '.cky-overlay',
  '#cmplz-cookiebanner-container',
  '.cmplz-cookiebanner',
  '.osano-cm-window',
  '#iubenda-cs-banner',
  '.iubenda-cs-container',
  '.cc-window',
  '.cc-banner',
  '#cookiescript_injected',
  '#hs-eu-cookie-confirmation',
  '#hs-banner-parent',
  '#termly-code-snippet-support',
  '#axeptio_overlay',
  '#tarteaucitronRoot',
  '#klaro',
  '.klaro',
  '#sp_message_container',
  '[id^=sp_message_container]',
  '#BorlabsCookieBox',
  '#moove_gdpr_cookie_info_bar',
  '#cc-main',
  '#gdpr-cookie-message',
  '#shopify-pc__banner',
].join(',');

/** Hides the cookie banners of well-known makers: they are not the site's own. */
export const HIDE_CONSENT = `(() => {
  const found = document.querySelectorAll(${JSON.stringify(CONSENT)});
  for (const element of found) element.style.setProperty('display', 'none', 'important');
  if (found.length) for (const element of [document.documentElement, document.body]) {
    if (element && getComputedStyle(element).overflow === 'hidden') element.style.setProperty('overflow', 'visible', 'important');
  }
})()`;

export const LOOK_AROUND = `({
  title: document.title,
  html: document.documentElement.outerHTML.slice(0, 30000),
  textLength: (document.body ? document.body.innerText : '').length,
  hasPassword: !!document.querySelector('input[type=password]'),
})`;
