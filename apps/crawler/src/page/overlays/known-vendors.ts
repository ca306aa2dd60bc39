/** Kinds of overlays that are not part of a page. */
export type OverlayKind =
  | 'consent'
  | 'popup'
  | 'gate'
  | 'app-banner'
  | 'chat'
  | 'survey'
  | 'accessibility'
  | 'badge'
  | 'backdrop';

/** Ids, classes and elements of well-known vendors. */
const VENDOR_SELECTORS: Partial<Record<OverlayKind, string>> = {
  consent: `
    #onetrust-consent-sdk, #onetrust-banner-sdk, #onetrust-pc-sdk, .onetrust-pc-dark-filter, #ot-sdk-btn-floating,
    .optanon-alert-box-wrapper, #optanon-popup-wrapper, #CybotCookiebotDialog, #CybotCookiebotDialogBodyUnderlay,
    #CookiebotWidget, #usercentrics-root, #usercentrics-cmp-ui, #didomi-host, #qc-cmp2-container, .qc-cmp2-container,
    .qc-cmp-ui-container, #qc-cmp2-persistent-link, #truste-consent-track, .truste_overlay, .truste_box_overlay,
    .truste_cm_outerdiv, #trustarc-banner-overlay, #consent_blackbar, #cookie-law-info-bar, #cookie-law-info-again,
    .cli-modal, .cky-consent-container, .cky-overlay, .cky-modal, .cky-btn-revisit-wrapper,
    #cmplz-cookiebanner-container, .cmplz-cookiebanner, #cmplz-manage-consent, .cmplz-soft-cookiewall,
    .osano-cm-window, .osano-cm-widget, #iubenda-cs-banner, .iubenda-cs-container, .iubenda-tp-btn, .cc-window,
    .cc-revoke, #cookiescript_injected, #cookiescript_injected_wrapper, #cookiescript_badge,
    #hs-eu-cookie-confirmation, #hs-banner-parent, #hs-eu-cookie-settings-button, #termly-code-snippet-support,
    #axeptio_overlay, #axeptio_main_button, #tarteaucitronRoot, #klaro, .klaro, [id^=sp_message_container],
    [id^=sp_veil], #BorlabsCookieBox, #BorlabsCookieBoxWidget, .brlbs-cmpnt-container, #moove_gdpr_cookie_info_bar,
    #moove_gdpr_cookie_modal, #moove_gdpr_save_popup_settings_button, #cc-main:has(.cm-wrapper, .pm-wrapper),
    #cc--main, #gdpr-cookie-message, #shopify-pc__banner, #shopify-pc__prefs, #cookie-notice.cookie-notice-hidden,
    #cookie-notice[class*=cookie-], .cookie-revoke-container, .fc-consent-root, .fc-dialog-overlay, #ccc-notify,
    #ccc, #ccc-overlay, #ccc-icon, #ccc-module, #cmpbox, #cmpbox2, #cmpwrapper, .cmpboxrecall, #ncmp__tool, #tc-privacy-wrapper,
    #privacy-overlay, #coiOverlay, #coi-banner-wrapper, #cookie-information-template-wrapper, #Coi-Renew,
    #cookiefirst-root, [class^=cookiefirst-root], #lanyard_root, #ketch-banner, #ketch-consent-banner,
    #transcend-consent-manager, #_evidon_banner, #_evidon-banner, #_evidon-background, .evidon-banner,
    #ifrmCookieBanner, #ez-cookie-notification, .enzuzo-cookiebanner-container, #pandectes-banner,
    .sqs-cookie-banner-v2, .gdpr-cookie-banner, [data-hook=consent-banner-root], [fs-cc=banner], [fs-cc=preferences],
    [fs-cc=manager], [fs-consent-element=banner], [fs-consent-element=preferences], #sliding-popup,
    .eu-cookie-compliance-banner, .eu-cookie-withdraw-tab, .govuk-cookie-banner, .gem-c-cookie-banner,
    #global-cookie-message, #sp-cc, #wcpConsentBannerCtrl, #gdpr-banner, .CookieConsent, .ch2-container, .ch2-icon,
    #unic-b, .gdpr-lmd-wall, #gdpr-consent-tool-wrapper, #ppms_cm_popup_overlay, #ppms_cm_popup,
    #ppms_cm_privacy_settings, .ccm-root, #ccm-widget, #wpconsent-root, .legalmonster-cleanslate,
    #snigel-cmp-framework, #awsccc-cb-c, #awsccc-cs-container, #awsccc-sb-ux-c, #cookieConsentIframe,
    #cookie-consent-banner, #cookieconsent, .cookieconsent-wrapper, .js-cookie-consent, .cookie-consent-banner`,
  chat: `
    #intercom-container, .intercom-lightweight-app, #intercom-frame, .intercom-launcher-frame, .intercom-namespace,
    #drift-widget-container, #drift-frame-chat, #drift-frame-controller, .drift-conductor-item, .crisp-client,
    #crisp-chatbox, #hubspot-messages-iframe-container, iframe#launcher, iframe#webWidget,
    [data-product=web_widget], .zopim, #tawkchat-container, .tawk-min-container, #tidio-chat, #tidio-chat-iframe,
    #olark-wrapper, #olark-container, #chat-widget-container, #livechat-compact-container, #fc_frame, #fc_widget,
    #freshworks-container, #chatra, #gorgias-chat-container, #front-chat-container, #front-chat-iframe,
    #beacon-container, .BeaconFabButtonFrame, #q-messenger-frame, #kustomer-ui-sdk-iframe, #ada-entry,
    #ada-button-frame, #web-messenger-container, jdiv, .__jivoMobileButton, [id^=userlike], .fb_dialog,
    .fb-customerchat, .joinchat, .qlwapp, #tiledesk-container, .woot-widget-holder, .woot--bubble-holder,
    #bp-web-widget-container, #voiceflow-chat, #chatbase-bubble-button, #chatbase-bubble-window, #pylon-chat,
    #pylon-chat-container, #reamaze-widget, #podium-widget, #podium-bubble, .LPMcontainer, [id^=LPMoverlay],
    .genesys-mxg-frame, .genesys-mxg-launcher-frame, .embeddedServiceHelpButton, .embeddedServiceSidebar,
    #embedded-messaging, .zsiq_floatmain, #zsiq_float, .siqembed, #zsiqwidget, #kommunicate-widget-iframe,
    #trengo-web-widget, #smartsupp-widget-container, #shopify-chat, inbox-online-store-chat, df-messenger,
    #docsbotai-root, #kapa-widget-container, #brevo-conversations, #sib-conversations, gleap-frame-container, #g-chat-widget,
    .usetiful-button`,
  popup: `
    .klaviyo-form[role=dialog], .kl-private-reset-css-Xuajs1[role=dialog], #privy-container, .privy-popup-container,
    .sumome-react-wysiwyg-popup-container, #PopupSignupForm_0, .mc-modal, .mc-modal-bg, #jutrans, .wisepops-root,
    [id^=wisepops-instance], [id^=sleeknote-], #attentive_overlay, #attentive_creative, .poptin-popup,
    #hellobar-bar, .hustle-popup, .pum-overlay.pum-active, [id^=optimonk-campaign], .elementor-popup-modal,
    .needsclick[role=dialog], .om-holder, .getsitecontrol-widget, .convertflow-overlay, #privy-inner-container`,
  'app-banner': '.smartbanner, #smartbanner, .smart-app-banner, #branch-banner-iframe, #branch-banner',
  survey: `
    #_hj_feedback_container, [id^=_hj_poll], ._hj-widget-container, .usabilla_live_button_container,
    .usabilla__overlay, .QSIFeedbackButton, .QSIPopOver, .QSISlider, .QSIWebResponsive, #nebula_div_btn,
    #kampyleButtonContainer, .kampyle_vertical_button, #survicate-box, #survicate-fb-box,
    .delighted-web-iframe-container, #mopinion-feedback-button, .ul-app-container`,
  accessibility: `
    #userwayAccessibilityIcon, .uwy, .userway_buttons_wrapper, access-widget-ui, .acsb-trigger, .acsb-widget,
    #INDmenu-btn, #INDWrap, #INDbtnWrap, #ae_app, #ae_launcher, #pojo-a11y-toolbar, #ea11y-root, #nagishli,
    #enable-toolbar-trigger, .asw-container, .asw-menu-btn, [vw].enabled, .onetap-container`,
  badge: `
    .grecaptcha-badge, #__framer-badge-container, .w-webflow-badge, #WIX_ADS, [id^=trustbadge-container],
    [id^=trustbadge-minimized], .trstd-badge`,
};

/** Third-party blocks in the flow of a page. */
const EMBED_SELECTORS = `
  #CookieDeclaration, #ot-sdk-cookie-policy, .cky-audit-table-element, .iubenda-embed, .trustpilot-widget, .g-recaptcha,
  .h-captcha, .cf-turnstile, #disqus_thread, [class*=elfsight-app], .calendly-inline-widget, .fb-page,
  .twitter-timeline`;

/** Prefixes of vendors' rules and custom properties. */
const VENDOR_RULES =
  /[.#[](?:onetrust|ot-sdk|optanon|Cybot|Cookiebot|usercentrics|didomi|qc-cmp|truste|cky-|cmplz|osano-|iubenda|cookiescript|hs-eu-cookie|hs-banner|termly|axeptio|tarteaucitron|klaro|sp_message|Borlabs|_?brlbs-|ncmp__|ccc-(?:notify|module|overlay|icon)|orejime-|moove_gdpr|cc-(?:main|window|banner|revoke|btn|link)|cc--main|shopify-pc__|cookie-law-info|cli-|fc-consent|cmpbox|coi-|coiOverlay|cookiefirst|lanyard|pandectes|intercom-|drift-|crisp-|hubspot-messages|tawk|tidio|olark|klaviyo|kl-private|privy|sumome|wisepops|usabilla|QSI|acsb-|uwy|userway|grecaptcha|joinchat|qlwapp|woot)/;
const VENDOR_PROPERTIES =
  /^--(?:cc|cmplz|cky|ot|onetrust|cookie|cookies|consent|klaro|orejime|gdpr|didomi|uc|axeptio|crisp|intercom|pandectes|shopify-pc)-/;

/** Hosts of vendors' frames and stylesheets. */
const VENDOR_HOSTS =
  /(?:^|\.)(?:cookielaw\.org|onetrust\.(?:com|io)|cookiebot\.com|cookiebot\.eu|usercentrics\.eu|didomi\.io|privacy-center\.org|quantcast\.mgr\.consensu\.org|consensu\.org|trustarc\.com|truste\.com|cookieyes\.com|osano\.com|iubenda\.com|cookie-script\.com|termly\.io|axept\.io|sp-prod\.net|privacy-mgmt\.com|consentmanager\.net|cookieinformation\.com|cookiefirst\.com|ketchcdn\.com|transcend-cdn\.com|evidon\.com|fundingchoicesmessages\.google\.com|intercom\.io|intercomcdn\.com|drift\.com|driftt\.com|crisp\.chat|zdassets\.com|zendesk\.com|zopim\.com|tawk\.to|tidio\.co|tidiochat\.com|olark\.com|livechatinc\.com|livechat\.com|freshchat\.com|chatra\.io|gorgias\.chat|jivosite\.com|jivochat\.com|userlike\.com|smartsupp\.com|salesiq\.zoho\.\w+|klaviyo\.com|privy\.com|wisepops\.com|sumo\.com|optimonk\.com|poptin\.com|attn\.tv|attentivemobile\.com|hotjar\.com|usabilla\.com|qualtrics\.com|medallia\.com|survicate\.com|userway\.org|acsbapp\.com|acsbap\.com|audioeye\.com|equalweb\.com)$/;

const KINDS = Object.entries(VENDOR_SELECTORS) as [OverlayKind, string][];

const ALL = Object.values(VENDOR_SELECTORS)
  .flatMap((list) => list.split(/,(?![^(]*\))/))
  .map((selector) => selector.trim());
const IDS = ALL.filter((selector) => /^#[\w-]+$/.test(selector)).map((selector) => selector.slice(1));
const CLASSES = new Set(ALL.filter((selector) => /^\.[\w-]+$/.test(selector)).map((selector) => selector.slice(1)));
const OTHERS = ALL.filter((selector) => !/^[#.][\w-]+$/.test(selector)).join(',');
const HINT = /cookie|consent|gdpr|privacy/i;
const MAX_HINTS = 100;

/**
 * Elements of well-known vendors, and elements with a name that suggests consent. Names are looked up, because
 * selectors are slow on a large page.
 */
export function findVendorElements(root: Document | ShadowRoot): { makers: Element[]; hints: Element[] } {
  const vendorElements = new Set<Element>(root.querySelectorAll(OTHERS));
  const hints: Element[] = [];
  for (const id of IDS) {
    const el = root.getElementById(id);
    if (el) vendorElements.add(el);
  }
  for (const el of root.querySelectorAll('[class], [id]')) {
    const classes = el.getAttribute('class') ?? '';
    if (classes.split(/\s+/).some((name) => CLASSES.has(name))) vendorElements.add(el);
    if (hints.length < MAX_HINTS && (HINT.test(classes) || HINT.test(el.id))) hints.push(el);
  }
  return { makers: [...vendorElements], hints };
}

/** The kind of overlay of its vendor; null if the vendor is not known. */
export const vendorOverlayKind = (el: Element): OverlayKind | null =>
  KINDS.find(([, selector]) => el.matches(selector))?.[0] ?? null;

/** Third-party blocks in the flow of `root`: not part of the site's own words and looks. */
export const findEmbeds = (root: ParentNode): Set<Element> => new Set(root.querySelectorAll(EMBED_SELECTORS));

/** Whether a rule styles a vendor's elements. */
export const isVendorRule = (selector: string): boolean => VENDOR_RULES.test(selector);

export const isVendorProperty = (name: string): boolean => VENDOR_PROPERTIES.test(name);

export function isVendorUrl(address: string | null): boolean {
  if (!address) return false;
  try {
    return VENDOR_HOSTS.test(new URL(address, document.baseURI).hostname);
  } catch {
    return false;
  }
}
