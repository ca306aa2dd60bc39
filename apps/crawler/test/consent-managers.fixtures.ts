import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { SiteRoute } from '@brandprint/testing';
import { buildSync } from 'esbuild';
import { BAR, BOX, over } from './overlays.fixtures.ts';

/** A page with the banner of one consent manager. */
export interface ConsentManagerPage {
  html: string;
  /** An expression that is true in the page while the banner is shown. */
  isShown: string;
  files?: Record<string, SiteRoute>;
}

const shown = (selector: string) => `document.querySelector('${selector}')?.checkVisibility() ?? false`;
const POLICY = 'FOREIGN We and our partners use cookies to store and access information on your device.';
const SHADE = 'position:fixed;inset:0;z-index:9998;background:rgba(0,0,0,.6)';
/** A choice takes the banner away and is sent to the site, as consent managers do. */
const chooser = (root: string) => `<script>{
  const root = document.querySelector('${root}');
  root.addEventListener('click', (event) => {
    const button = event.composedPath().find((el) => el.matches?.('button, a, [role=button]'));
    if (!button) return;
    fetch('/choice?' + encodeURIComponent(button.textContent.trim()));
    root.remove();
    document.documentElement.className = document.body.className = '';
  });
}</script>`;
const hosted = (root: string, markup: string, head = ''): ConsentManagerPage => ({
  html: over(`${markup}${chooser(root)}`, head),
  isShown: shown(root),
});
/** The banner in an open shadow root of `host`. */
const shadowed = (root: string, host: string, selector: string, markup: string): ConsentManagerPage =>
  hosted(
    root,
    `${host}<script>document.querySelector('${selector}').attachShadow({ mode: 'open' }).innerHTML = ${JSON.stringify(markup)}</script>`,
  );

/** The markup of consent managers that are loaded from their makers, as their pages have it: ids, classes and structure. */
export const HOSTED_CONSENT_MANAGERS: Record<string, ConsentManagerPage> = {
  OneTrust: hosted(
    '#onetrust-consent-sdk',
    `<div id="onetrust-consent-sdk"><div class="onetrust-pc-dark-filter ot-fade-in" style="${SHADE}"></div>
     <div id="onetrust-banner-sdk" class="otFlat bottom ot-wo-title vertical-align-content" tabindex="0" role="region" aria-label="Cookie banner" style="${BAR}">
     <div role="alertdialog" aria-describedby="onetrust-policy-text" aria-label="Privacy"><div class="ot-sdk-container"><div class="ot-sdk-row">
     <div id="onetrust-group-container" class="ot-sdk-eight ot-sdk-columns"><div id="onetrust-policy"><div id="onetrust-policy-text">${POLICY} <a class="ot-cookie-policy-link" href="/cookies">Cookie policy</a></div></div></div>
     <div id="onetrust-button-group-parent" class="ot-sdk-three ot-sdk-columns"><div id="onetrust-button-group"><button id="onetrust-pc-btn-handler" class="cookie-setting-link">Cookies Settings</button><button id="onetrust-reject-all-handler">Reject All</button><button id="onetrust-accept-btn-handler">Accept All Cookies</button></div></div>
     </div></div><div id="onetrust-close-btn-container"><button class="onetrust-close-btn-handler banner-close-button ot-close-icon" aria-label="Close"></button></div></div></div></div>`,
  ),
  Cookiebot: hosted(
    '#CybotCookiebotDialog',
    `<div id="CybotCookiebotDialogBodyUnderlay" style="${SHADE}"></div>
     <div id="CybotCookiebotDialog" name="CybotCookiebotDialog" role="dialog" aria-modal="true" class="CybotEdge CybotCookiebotDialogActive" data-template="popup" lang="en" style="${BOX}">
     <div class="CybotCookiebotDialogContentWrapper"><div id="CybotCookiebotDialogHeader"></div><div id="CybotCookiebotDialogTabContent"><div class="CybotCookiebotDialogBodyContent"><h2 id="CybotCookiebotDialogBodyContentTitle">This website uses cookies</h2><div id="CybotCookiebotDialogBodyContentText">${POLICY}</div></div></div>
     <div id="CybotCookiebotDialogFooter"><div id="CybotCookiebotDialogBodyButtons"><div id="CybotCookiebotDialogBodyButtonsWrapper"><button id="CybotCookiebotDialogBodyButtonDecline" class="CybotCookiebotDialogBodyButton">Deny</button><button id="CybotCookiebotDialogBodyLevelButtonCustomize">Customize</button><button id="CybotCookiebotDialogBodyLevelButtonLevelOptinAllowAll">Allow all</button></div></div></div></div></div>`,
  ),
  'Usercentrics 2': shadowed(
    '#usercentrics-root',
    '<div id="usercentrics-root" data-created-at="1"></div>',
    '#usercentrics-root',
    `<div data-testid="uc-app-container"><div data-testid="uc-container" style="${BOX}"><div id="uc-central-banner-modal" role="dialog" aria-label="Privacy Settings" aria-modal="true"><h1 data-testid="uc-heading-title">Privacy Settings</h1><span data-testid="uc-message-container">${POLICY}</span><div data-testid="uc-buttons-container"><button data-testid="uc-more-button">More</button><button data-testid="uc-deny-all-button">Deny</button><button data-testid="uc-accept-all-button">Accept All</button></div></div></div></div>`,
  ),
  'Usercentrics 3': shadowed(
    '#usercentrics-cmp-ui',
    '<aside id="usercentrics-cmp-ui" style="display:block"></aside>',
    '#usercentrics-cmp-ui',
    `<div id="uc-overlay" class="overlay" style="${SHADE}"></div><dialog open id="uc-main-dialog" class="cmp first wall" aria-labelledby="uc-privacy-title" style="${BOX}"><div class="header"><h2 id="uc-privacy-title">Privacy Settings</h2><p id="uc-privacy-description">${POLICY}</p></div><footer><button id="deny" class="uc-deny-button" data-action-type="deny">Deny</button><button id="accept" class="uc-accept-button" data-action-type="accept">Accept All</button></footer></dialog>`,
  ),
  Didomi: hosted(
    '#didomi-host',
    `<div id="didomi-host" data-nosnippet="true" aria-hidden="false"><div id="didomi-popup" class="didomi-popup-backdrop didomi-notice-popup didomi-popup__backdrop" style="${SHADE}"><div class="didomi-popup-container didomi-popup-notice didomi-popup-notice-with-data-processing" role="dialog" aria-modal="true" aria-labelledby="didomi-popup-notice-text" style="${BOX}"><div class="didomi-popup-view"><a href="javascript:void(0)" class="didomi-continue-without-agreeing" role="button">Continue without agreeing →</a><div class="didomi-popup-notice-text-container"><div class="didomi-popup-notice-text">${POLICY}</div></div><div class="didomi-popup-notice-buttons"><button id="didomi-notice-learn-more-button">Learn More</button><button id="didomi-notice-agree-button">Agree &amp; Close</button></div></div></div></div></div>`,
    '<style>body.didomi-popup-open{overflow:hidden!important}</style><script>addEventListener("DOMContentLoaded",()=>document.body.classList.add("didomi-popup-open"))</script>',
  ),
  'Quantcast Choice': hosted(
    '#qc-cmp2-container',
    `<div class="qc-cmp2-container" id="qc-cmp2-container" data-nosnippet=""><div class="qc-cmp2-main" id="qc-cmp2-main" style="${SHADE}"><div class="qc-cmp-cleanslate css-1ln8wuw"><div id="qc-cmp2-ui" role="dialog" aria-labelledby="qc-cmp2-title" aria-modal="true" tabindex="0" class="css-vqk5pw" style="${BOX}"><div class="qc-cmp2-summary-section"><h2 id="qc-cmp2-title">We value your privacy</h2><div class="qc-cmp2-summary-info">${POLICY}</div></div><div class="qc-cmp2-footer"><div class="qc-cmp2-summary-buttons"><button mode="secondary" size="large" class="css-1hy2vtq">MORE OPTIONS</button><button mode="secondary" size="large" class="css-1hy2vtq">DISAGREE</button><button mode="primary" size="large" class="css-47sehv">AGREE</button></div></div></div></div></div></div>`,
  ),
  'TrustArc bar': hosted(
    '#truste-consent-track',
    `<div id="truste-consent-track" style="display:block;${BAR}"><div id="truste-consent-content"><div id="truste-consent-text">${POLICY}</div><div id="truste-consent-buttons"><button id="truste-show-consent">Cookie Preferences</button><button id="truste-consent-required">Required Only</button><button id="truste-consent-button">Agree and Proceed</button></div></div></div>`,
  ),
  'TrustArc dialog': hosted(
    '.truste_box_overlay',
    `<div class="truste_overlay" style="${SHADE}"></div><div class="truste_box_overlay" style="${BOX}"><div class="truste_box_overlay_inner"><div id="pop-div" class="truste_popframe"><iframe class="truste_popframe" title="TrustArc Cookie Consent Manager" sandbox style="width:100%;height:200px;border:0" srcdoc="<body style='background:#ff00aa'>FOREIGN"></iframe></div></div></div>`,
  ),
  Sourcepoint: hosted(
    '#sp_message_container_872135',
    `<div id="sp_message_container_872135" style="display:block;${SHADE}"><iframe id="sp_message_iframe_872135" title="SP Consent Message" sandbox style="position:fixed;left:20%;top:15%;width:60%;height:60%;border:0" srcdoc="<body style='background:#ff00aa'>FOREIGN"></iframe></div>`,
    '<style>html.sp-message-open{overflow:hidden!important}html.sp-message-open body{overflow:hidden!important;position:fixed;width:100%}</style><script>document.documentElement.classList.add("sp-message-open")</script>',
  ),
  iubenda: hosted(
    '#iubenda-cs-banner',
    `<div id="iubenda-cs-banner" class="iubenda-cs-center iubenda-cs-overlay iubenda-cs-visible" role="alertdialog" aria-labelledby="iubenda-cs-title" style="${SHADE}"><div class="iubenda-cs-container" style="${BOX}"><div class="iubenda-cs-content"><div class="iubenda-cs-rationale"><button class="iubenda-cs-close-btn" aria-label="Close this notice">×</button><div id="iubenda-cs-title">Notice</div><div id="iubenda-cs-paragraph"><p>${POLICY}</p></div><div class="iubenda-cs-counter"></div><div class="iubenda-cs-opt-group"><div class="iubenda-cs-opt-group-custom"><button class="iubenda-cs-customize-btn">Learn more and customize</button></div><div class="iubenda-cs-opt-group-consent"><button class="iubenda-cs-reject-btn iubenda-cs-btn-primary">Reject</button><button class="iubenda-cs-accept-btn iubenda-cs-btn-primary">Accept</button></div></div></div></div></div></div>`,
  ),
  'Osano CMP': hosted(
    '.osano-cm-window',
    `<div class="osano-cm-window" dir="ltr" style="position:static"><div role="dialog" aria-label="Cookie Consent Banner" class="osano-cm-window__dialog osano-cm-dialog osano-cm-dialog--position_bottom osano-cm-dialog--type_bar" style="${BAR}"><button class="osano-cm-dialog__close osano-cm-close" aria-label="Close this dialog"></button><div class="osano-cm-dialog__content osano-cm-content"><span class="osano-cm-content__message osano-cm-message">${POLICY}</span></div><div class="osano-cm-dialog__buttons osano-cm-buttons"><button class="osano-cm-manage osano-cm-button">Manage Preferences</button><button class="osano-cm-denyAll osano-cm-button">Reject All</button><button class="osano-cm-accept-all osano-cm-button">Accept All</button></div></div></div>`,
  ),
  Complianz: hosted(
    '#cmplz-cookiebanner-container',
    `<div id="cmplz-cookiebanner-container"><div class="cmplz-cookiebanner cmplz-hidden-no banner-1 optin cmplz-bottom-right cmplz-categories-type-view-preferences" aria-modal="true" data-nosnippet="true" role="dialog" aria-live="polite" style="${BOX}"><div class="cmplz-header"><div class="cmplz-title">Manage Consent</div><div class="cmplz-close" tabindex="0" role="button" aria-label="Close dialog">×</div></div><div class="cmplz-body"><div class="cmplz-message">${POLICY}</div></div><div class="cmplz-buttons"><button class="cmplz-btn cmplz-accept">Accept</button><button class="cmplz-btn cmplz-deny">Deny</button><button class="cmplz-btn cmplz-view-preferences">View preferences</button></div></div></div>`,
  ),
  CookieYes: hosted(
    '.cky-consent-container',
    `<div class="cky-overlay" style="${SHADE}"></div><div class="cky-consent-container cky-box-bottom-left" tabindex="0" style="${BOX}"><div class="cky-consent-bar" data-cky-tag="notice"><div class="cky-notice"><p class="cky-title" role="heading" data-cky-tag="title">We value your privacy</p><div class="cky-notice-group"><div class="cky-notice-des" data-cky-tag="description"><p>${POLICY}</p></div><div class="cky-notice-btn-wrapper" data-cky-tag="notice-buttons"><button class="cky-btn cky-btn-customize" data-cky-tag="settings-button">Customise</button><button class="cky-btn cky-btn-reject" data-cky-tag="reject-button">Reject All</button><button class="cky-btn cky-btn-accept" data-cky-tag="accept-button">Accept All</button></div></div></div></div></div>`,
  ),
  Klaro: hosted(
    '.klaro',
    `<div id="klaro"><div class="klaro"><div role="dialog" aria-describedby="id-cookie-notice" aria-labelledby="id-cookie-title" id="klaro-cookie-notice" tabindex="0" class="cookie-notice" style="${BOX}"><div class="cn-body"><h2 id="id-cookie-title">Cookie Consent</h2><p id="id-cookie-notice">${POLICY}</p><div class="cn-ok"><a href="#" role="button" class="cm-link cn-learn-more">Let me choose</a><div class="cn-buttons"><button type="button" class="cm-btn cn-decline cm-btn-danger">I decline</button><button type="button" class="cm-btn cm-btn-success">That's ok</button></div></div></div></div></div></div>`,
  ),
  'Borlabs Cookie 2': hosted(
    '#BorlabsCookieBox',
    `<div id="BorlabsCookieBox" class="BorlabsCookie" role="dialog" aria-labelledby="CookieBoxTextHeadline" aria-modal="true"><div class="top-center" style="${SHADE}"><div class="_brlbs-box-wrap" style="${BOX}"><div class="_brlbs-box"><div class="cookie-box"><h3 id="CookieBoxTextHeadline">Privacy Preference</h3><p id="CookieBoxTextDescription">${POLICY}</p><p class="_brlbs-accept"><a href="#" tabindex="0" role="button" class="_brlbs-btn _brlbs-btn-accept-all _brlbs-cursor" data-cookie-accept-all>Accept all</a></p><p class="_brlbs-refuse-btn"><a href="#" tabindex="0" role="button" class="_brlbs-btn _brlbs-cursor" data-cookie-refuse>Accept only essential cookies</a></p></div></div></div></div></div>`,
  ),
  'Borlabs Cookie 3': hosted(
    '#BorlabsCookieBox',
    `<div data-nosnippet data-borlabs-cookie-consent-required="true" id="BorlabsCookieBox" class="brlbs-cmpnt-container"><div class="brlbs-cmpnt-dialog-backdrop" style="${SHADE}"></div><div class="brlbs-cmpnt-dialog brlbs-cmpnt-dialog-box-compact" role="dialog" aria-modal="true" style="${BOX}"><h3 class="brlbs-cmpnt-dialog-title">Privacy Preference</h3><p>${POLICY}</p><button class="brlbs-btn brlbs-btn-accept-all">Accept all</button><button class="brlbs-btn brlbs-btn-accept-only-essential">Accept only essential cookies</button></div></div>`,
  ),
  consentmanager: shadowed(
    '#cmpwrapper',
    '<div id="cmpwrapper" class="cmpwrapper" style="display:block"></div>',
    '#cmpwrapper',
    `<div id="cmpbox" class="cmpbox cmpstyleroot cmpboxnew cmpBoxWelcomeGDPR" role="dialog" aria-modal="true" style="${BOX}"><div class="cmpboxinner"><div class="cmpboxhl"><h2>We use cookies</h2></div><div class="cmpboxtxt">${POLICY}</div><div class="cmpboxbtns"><a role="button" href="#" class="cmpboxbtn cmpboxbtncustom cmpmore">Settings</a><a role="button" href="#" class="cmpboxbtn cmpboxbtnno" id="cmpbntnotxt">Reject</a><a role="button" href="#" class="cmpboxbtn cmpboxbtnyes" id="cmpbntyestxt">Accept all</a></div></div></div><div id="cmpbox2" class="cmpbox2" style="${SHADE}"></div>`,
  ),
  'consentmanager, newer': hosted(
    '#ncmp__tool',
    `<div id="ncmp__tool"><div class="ncmp__banner ncmp__active" role="dialog" aria-modal="true" style="${BOX}"><div class="ncmp__banner-inner"><h2 class="ncmp__title">Cookies</h2><div class="ncmp__banner-text">${POLICY}</div><div class="ncmp__banner-btns"><button class="ncmp__btn ncmp__btn-border">Reject</button><button class="ncmp__btn">Accept all</button></div></div></div></div>`,
  ),
  Axeptio: shadowed(
    '#axeptio_overlay',
    '<div id="axeptio_overlay" class="axeptio_mount"><div class="needsclick" id="axeptio_host"></div></div>',
    '#axeptio_host',
    `<div class="axeptio_widget axeptio-widget--open" style="${BOX}"><div role="dialog"><h1>Cookies, shall we?</h1><p>${POLICY}</p><button id="axeptio_btn_dismiss" class="ax-discardButton">No, thanks</button><button id="axeptio_btn_configure">I choose</button><button id="axeptio_btn_acceptAll">OK for me</button></div></div>`,
  ),
  'Civic Cookie Control': hosted(
    '#ccc',
    `<div id="ccc" class="popup light" data-nosnippet><div id="ccc-overlay" style="${SHADE}"></div><div id="ccc-module" role="region" class="ccc-module--popup" style="${BOX}"><div id="ccc-content"><div id="cc-panel"><h2 id="ccc-title">This site uses cookies</h2><p id="ccc-intro">${POLICY}</p><button id="ccc-recommended-settings" class="ccc-notify-button ccc-accept-button">I Accept</button><button id="ccc-reject-settings" class="ccc-notify-button ccc-reject-button">I Do Not Accept</button><button id="ccc-close" aria-label="Close Cookie Control">×</button></div></div></div></div>`,
  ),
  Termly: hosted(
    '#termly-code-snippet-support',
    `<div id="termly-code-snippet-support"><div class="termly-styles-root-ab12"><div class="termly-styles-termly-banner-cd34 t-consentBanner" role="alertdialog" aria-modal="true" aria-label="Cookie Consent Prompt" style="${BAR}"><div class="termly-styles-content"><div class="termly-styles-message"><span>${POLICY}</span></div><div class="termly-styles-buttons"><button class="t-preference-button" data-tid="banner-preferences">Preferences</button><button class="t-declineButton" data-tid="banner-decline">Decline</button><button class="t-acceptAllButton" data-tid="banner-accept">Accept</button></div></div></div></div></div>`,
  ),
  'Google Funding Choices': hosted(
    '.fc-consent-root',
    `<div class="fc-consent-root"><div class="fc-dialog-overlay" style="${SHADE}"></div><div class="fc-dialog-container" style="${BOX}"><div class="fc-dialog fc-choice-dialog" role="dialog" aria-label="Acme asks for your consent to use your personal data to:" tabindex="0"><div class="fc-dialog-scrollable-content"><div class="fc-header fc-dialog-restricted-content"><h1>Acme asks for your consent to use your personal data to:</h1></div><div class="fc-stacks">${POLICY}</div></div><div class="fc-footer-buttons-container"><div class="fc-footer-buttons"><button class="fc-button fc-cta-consent fc-primary-button" aria-label="Consent"><p class="fc-button-label">Consent</p></button><button class="fc-button fc-cta-do-not-consent fc-secondary-button" aria-label="Do not consent"><p class="fc-button-label">Do not consent</p></button><button class="fc-button fc-cta-manage-options" aria-label="Manage options"><p class="fc-button-label">Manage options</p></button></div></div></div></div></div>`,
    '<style>body{overflow:hidden}</style>',
  ),
  HubSpot: hosted(
    '#hs-eu-cookie-confirmation',
    `<div id="hs-eu-cookie-confirmation" class="hs-cookie-notification-position-bottom" style="${BAR}"><div id="hs-eu-cookie-confirmation-inner" role="alertdialog"><div id="hs-en-cookie-confirmation-policy-wrapper"><div id="hs-eu-policy-wording"><p>${POLICY}</p></div></div><div id="hs-en-cookie-confirmation-buttons-area"><div id="hs-eu-cookie-confirmation-button-group"><a id="hs-eu-confirmation-button" role="button" href="#">Accept</a><a id="hs-eu-decline-button" role="button" href="#">Decline</a></div></div></div></div>`,
  ),
  CookieScript: hosted(
    '#cookiescript_injected_wrapper',
    `<div id="cookiescript_injected_wrapper"><div id="cookiescript_injected" class="cookiescript_checkbox_injected" role="alertdialog" style="${BOX}"><div id="cookiescript_header">This website uses cookies</div><div id="cookiescript_close" role="button" aria-label="Close">×</div><div id="cookiescript_description">${POLICY}</div><div id="cookiescript_buttons"><div id="cookiescript_accept" role="button" tabindex="0">Accept all</div><div id="cookiescript_reject" role="button" tabindex="0">Decline all</div></div></div></div>`,
  ),
  'Cookie Information': hosted(
    '#coiOverlay',
    `<div id="coiOverlay" role="dialog" aria-modal="true" style="display:flex;${SHADE}"><div id="coi-banner-wrapper" style="${BOX}"><div id="coiConsentBannerBase" class="coi-banner__base"><div class="coi-banner__page"><div class="coi-banner__summary"><h2 class="coi-banner__headline">We use cookies</h2><div class="coi-banner__text">${POLICY}</div></div><div class="coi-banner__page-footer"><button id="declineButton" class="coi-banner__decline">Decline all</button><button class="coi-banner__accept">Accept all</button></div></div></div></div></div>`,
    '<style>html.noScroll,body.noScroll{overflow:hidden}</style>',
  ),
  Shopify: hosted(
    '#shopify-pc__banner',
    `<div id="shopify-pc__banner" class="shopify-pc__banner__dialog" role="alertdialog" aria-label="Cookie banner" style="${BAR}"><div class="shopify-pc__banner__body"><h2>Cookie consent</h2><p>${POLICY}</p></div><div class="shopify-pc__banner__btns"><button id="shopify-pc__banner__btn-accept" class="shopify-pc__banner__btn-accept">Accept</button><button id="shopify-pc__banner__btn-decline">Decline</button><button id="shopify-pc__banner__btn-manage-prefs">Manage preferences</button></div></div>`,
  ),
  'Cookie Notice for WordPress': hosted(
    '#cookie-notice',
    `<div id="cookie-notice" role="dialog" class="cookie-notice-hidden-no cookie-revoke-hidden cn-position-bottom cookie-notice-visible" aria-label="Cookie Notice" style="${BAR}"><div class="cookie-notice-container"><span id="cn-notice-text" class="cn-text-container">${POLICY}</span><span id="cn-notice-buttons" class="cn-buttons-container"><button id="cn-accept-cookie" data-cookie-set="accept" class="cn-set-cookie cn-button">Ok</button><button id="cn-refuse-cookie" data-cookie-set="refuse" class="cn-set-cookie cn-button">No</button></span><button id="cn-close-notice" class="cn-close-icon" aria-label="No"></button></div></div>`,
  ),
  'GDPR Cookie Compliance (Moove)': hosted(
    '#moove_gdpr_cookie_info_bar',
    `<aside id="moove_gdpr_cookie_info_bar" class="moove-gdpr-align-center moove-gdpr-dark-scheme gdpr_infobar_postion_bottom" role="dialog" aria-label="GDPR Cookie Banner" style="${BAR}"><div class="moove-gdpr-info-bar-container"><div class="moove-gdpr-info-bar-content"><div class="moove-gdpr-cookie-notice"><p>${POLICY}</p></div><div class="moove-gdpr-button-holder"><button class="mgbutton moove-gdpr-infobar-allow-all gdpr-fbo-0">Accept</button><button class="mgbutton moove-gdpr-infobar-reject-btn gdpr-fbo-1">Reject</button></div></div></div></aside>`,
  ),
  Ketch: hosted(
    '#lanyard_root',
    `<div id="lanyard_root"><div id="ketch-consent-banner" class="ketch-relative" role="dialog" aria-label="Privacy" style="${BAR}"><h2>Your Privacy</h2><div id="ketch-banner-description">${POLICY}</div><div><button id="ketch-banner-button-secondary">Reject All</button><button id="ketch-banner-button-primary">Accept All</button></div></div></div>`,
  ),
  Transcend: shadowed(
    '#transcend-consent-manager',
    '<div id="transcend-consent-manager" style="position:fixed;z-index:2147483647;bottom:0;left:0;right:0"></div>',
    '#transcend-consent-manager',
    `<div id="consentManagerMainDialog" role="dialog" aria-modal="true" style="${BAR}"><p>${POLICY}</p><button>Accept all</button><button>Reject all</button></div>`,
  ),
};

const file = (name: string): Buffer => readFileSync(fileURLToPath(new URL(`../node_modules/${name}`, import.meta.url)));
const fromPackage = (
  isShown: string,
  paths: Record<string, string>,
  head: string,
  config: string,
): ConsentManagerPage => ({
  html: over(config, head),
  isShown,
  files: Object.fromEntries(Object.entries(paths).map(([path, name]) => [path, file(name)])),
});
/** A program as sites ship it. */
function bundle(contents: string): string {
  const stdin = { contents, resolveDir: fileURLToPath(new URL('.', import.meta.url)), loader: 'jsx' } as const;
  const define = { 'process.env.NODE_ENV': '"production"' };
  const { outputFiles } = buildSync({ stdin, define, bundle: true, minify: true, write: false, logLevel: 'silent' });
  return outputFiles[0]?.text ?? '';
}
const REACT_COOKIE_CONSENT = `
  import { createElement } from 'react';
  import { createRoot } from 'react-dom/client';
  import { CookieConsent } from 'react-cookie-consent';
  const props = { enableDeclineButton: true, declineButtonText: 'Decline', style: { background: '#ff00aa' } };
  createRoot(document.getElementById('consent')).render(createElement(CookieConsent, props, ${JSON.stringify(POLICY)}));`;

/** Consent managers whose code is in npm: they make their banners themselves. */
const FROM_PACKAGES: Record<string, ConsentManagerPage> = {
  'tarteaucitron.js': fromPackage(
    shown('#tarteaucitronAlertBig'),
    {
      '/tarteaucitron/tarteaucitron.js': 'tarteaucitronjs/tarteaucitron.js',
      '/tarteaucitron/css/tarteaucitron.css': 'tarteaucitronjs/css/tarteaucitron.css',
      '/tarteaucitron/tarteaucitron.services.js': 'tarteaucitronjs/tarteaucitron.services.js',
      '/tarteaucitron/lang/tarteaucitron.en.js': 'tarteaucitronjs/lang/tarteaucitron.en.js',
    },
    '<script src="/tarteaucitron/tarteaucitron.js"></script><script>tarteaucitronForceLanguage="en";tarteaucitron.init({highPrivacy:true,DenyAllCta:true,AcceptAllCta:true,orientation:"middle",showIcon:true,mandatory:true})</script>',
    '<script>(tarteaucitron.job=tarteaucitron.job||[]).push("youtube")</script>',
  ),
  'vanilla-cookieconsent': fromPackage(
    shown('#cc-main .cm'),
    {
      '/cc/cookieconsent.umd.js': 'vanilla-cookieconsent/dist/cookieconsent.umd.js',
      '/cc/cookieconsent.css': 'vanilla-cookieconsent/dist/cookieconsent.css',
    },
    '<link rel="stylesheet" href="/cc/cookieconsent.css"><script src="/cc/cookieconsent.umd.js"></script>',
    `<script>CookieConsent.run({hideFromBots:false,disablePageInteraction:true,categories:{necessary:{enabled:true,readOnly:true},analytics:{}},language:{default:'en',translations:{en:{consentModal:{title:'FOREIGN cookies',description:${JSON.stringify(POLICY)},acceptAllBtn:'Accept all',acceptNecessaryBtn:'Reject all',showPreferencesBtn:'Manage preferences'},preferencesModal:{title:'Preferences',acceptAllBtn:'Accept all',savePreferencesBtn:'Save',sections:[{title:'Necessary',linkedCategory:'necessary'}]}}}}})</script>`,
  ),
  'cookieconsent 3 (Osano)': fromPackage(
    shown('.cc-window'),
    {
      '/cc/cookieconsent.min.js': 'cookieconsent/build/cookieconsent.min.js',
      '/cc/cookieconsent.min.css': 'cookieconsent/build/cookieconsent.min.css',
    },
    '<link rel="stylesheet" href="/cc/cookieconsent.min.css"><script src="/cc/cookieconsent.min.js"></script>',
    '<script>cookieconsent.initialise({type:"opt-in",palette:{popup:{background:"#ff00aa"},button:{background:"#00ff22"}},content:{message:"FOREIGN This website uses cookies."}})</script>',
  ),
  'react-cookie-consent': {
    html: over('<div id="consent"></div><script src="/react-cookie-consent.js"></script>'),
    isShown: shown('.CookieConsent'),
    files: { '/react-cookie-consent.js': bundle(REACT_COOKIE_CONSENT) },
  },
  Orejime: fromPackage(
    shown('.orejime-Banner'),
    {
      '/orejime.js': 'orejime/dist/orejime-standard-en.js',
      '/orejime.css': 'orejime/dist/orejime-standard.css',
    },
    '<link rel="stylesheet" href="/orejime.css"><script>orejimeConfig={privacyPolicyUrl:"/privacy",purposes:[{id:"analytics",title:"Analytics",cookies:["_ga"]}]}</script>',
    '<script src="/orejime.js"></script>',
  ),
};

export const CONSENT_MANAGERS: Record<string, ConsentManagerPage> = { ...HOSTED_CONSENT_MANAGERS, ...FROM_PACKAGES };
