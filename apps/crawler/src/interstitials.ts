import { getDomain } from 'tldts';
import { hasBotWallMarks, isBotWall, isSilentBotWall } from './bot-walls.ts';
import { withoutWww } from './links/site.ts';
import type { LoadedPage } from './loaded-page.ts';

/**
 * Pages shown instead of a site's own, by their markup and their words. A page that answered well is refused for what
 * only such pages contain, or for two independent signs; words alone lead to a remark at most, as a site can be about
 * anything.
 */

/** A wall is short; an article about walls is not. */
const SHORT_PAGE_CHARS = 800;
const VERY_SHORT_PAGE_CHARS = 400;

const anyOf = (...patterns: string[]) => new RegExp(patterns.join('|'), 'iu');

const GEO = anyOf(
  '(?:not|isn.t|un)\\s?(?:currently )?available in (?:your|this) (?:country|region|location|area)|(?:in|from) your (?:country|region) (?:is|are) (?:not|blocked)|nicht in ihrem land verfügbar|pas disponible dans votre (?:pays|région)|no (?:está )?disponible en (?:su|tu) (?:país|región)|非対応の地域|您所在的(?:国家|地区)',
);

/** About the site itself, not something it offers. */
const GEO_SITE = anyOf(
  '(?:this|the|our) (?:web ?site|site|service|content|page|app)(?: \\S+){0,2} (?:not|isn.t|unavailable)(?: currently)?(?: available)? in (?:your|this) (?:country|region|location|area)|(?:in|from) your (?:country|region) (?:is|are) (?:not|blocked)|diese (?:web)?seite ist in ihrem land nicht|pas disponible dans votre (?:pays|région)|no (?:está )?disponible en (?:su|tu) (?:país|región)|非対応の地域',
);

/** Resources that only parked domains load. */
const PARKING_PROVIDERS = anyOf(
  'sedoparking\\.com|parkingcrew\\.net|bodiscdn\\.com|bodis\\.com/|parklogic\\.com|cdn-fileserver\\.com|d1lxhc4jvstzrp\\.cloudfront',
);
/** Domain marketplaces, linked by parked domains, and by anybody else. */
const DOMAIN_MARKETPLACES = anyOf(
  'afternic\\.com/forsale|godaddy\\.com/(?:forsale|domainsearch)|hugedomains\\.com/domain_profile|dan\\.com/(?:buy-domain|assets)|above\\.com/marketplace|parkingpage|domain-?parking',
);
const PARKED = anyOf(
  '(?:this|the) (?:web ?site|domain)(?: name)?(?: \\S+)? (?:is|may be|might be|could be) (?:for sale|parked|available for (?:sale|purchase))|\\S+\\.[a-z]{2,} is (?:for sale|parked)|domain (?:is )?(?:for sale|parked)|parked free|inquire about this domain|make an offer (?:on|for) this domain',
  'diese domain (?:steht zum verkauf|ist (?:zu verkaufen|geparkt))|ce (?:nom de )?domaine est (?:à vendre|parqué)|este dominio está (?:en venta|aparcado)|questo dominio è in vendita|este domínio está à venda|deze domein(?:naam)? is te koop|(?:ta )?domena jest na sprzedaż|этот домен (?:продается|продаётся|припаркован)|このドメインは|(?:此|该)域名(?:正在)?出售|이 도메인은',
);

/** The page says so; a broker's page has much other content. */
const mentionsParked = ({ title, text, textLength, links }: LoadedPage) =>
  textLength < 1_500 && links < 40 && PARKED.test(`${title} ${text}`);

function isParked(page: LoadedPage): boolean {
  const { html, text, title, textLength, links, requested, finalUrl } = page;
  if (PARKING_PROVIDERS.test(html) && textLength < SHORT_PAGE_CHARS && links < 40) return true;
  if (!mentionsParked(page) || links >= 15) return false;
  const said = `${title} ${text}`.toLowerCase();
  const named = [requested, finalUrl].some((address) => said.includes(withoutWww(new URL(address).hostname)));
  return named || DOMAIN_MARKETPLACES.test(html);
}

const SERVER_PAGE = anyOf(
  '^welcome to (?:nginx|openresty|centos|tengine|apache|lighttpd)\\W*(?:$|if you see)|^apache2? (?:\\S+ )*default page|^test page for the (?:apache|nginx|http|ssl)|^iis windows|^default (?:web site|parallels plesk|plesk) page|^web server.s default page|^caddy works|^apache tomcat/\\d|^domain default page|^index of /|^http server test page|^fedora webserver test page|^site is created successfully|^success! your new web server is ready',
);

const isServerPage = ({ title, text, textLength, links }: LoadedPage) =>
  (SERVER_PAGE.test(title.trim()) && textLength < 5_000 && links < 40) ||
  (textLength < VERY_SHORT_PAGE_CHARS && /^it works\W*$/i.test(text.trim())) ||
  (textLength < 3_000 && links < 20 && SERVER_PAGE.test(text.trim()));

const LOGIN_PATH = /\/(?:log-?in|sign-?in|auth|sso|account\/login|users\/sign_in)(?:\/|$|\.)/i;
const pathOf = (address: string) => new URL(address).pathname;

const isLogin = ({ hasPassword, finalUrl, requested, textLength, links }: LoadedPage) =>
  hasPassword &&
  textLength < 1_500 &&
  links < 30 &&
  LOGIN_PATH.test(pathOf(finalUrl)) &&
  !LOGIN_PATH.test(pathOf(requested));

/** A login form and hardly anything else. */
const isOnlyLogin = ({ hasPassword, fields, textLength, links }: LoadedPage) =>
  hasPassword && fields > 0 && textLength < VERY_SHORT_PAGE_CHARS && links < 10;
const isOnlyPassword = ({ hasPassword, fields, textLength, links, finalUrl, html }: LoadedPage) =>
  textLength < SHORT_PAGE_CHARS &&
  links < 12 &&
  ((hasPassword && fields === 0) || (/\/password\/?$/.test(pathOf(finalUrl)) && /shopify/i.test(html)));

/** For a page that hardly says more, or for its title. */
const MAINTENANCE = anyOf(
  '(?:under|down for|scheduled|in) (?:scheduled |brief(?:ly)? )?maintenance|^maintenance\\W*$|briefly unavailable|maintenance mode|wartungsarbeiten|wartungsmodus|en (?:cours de )?maintenance|en mantenimiento|in manutenzione|em manutenção|in onderhoud|на сайте ведутся|технические работы|メンテナンス中|维护中|점검 중',
);
const NOT_OPEN = anyOf(
  'coming soon|opening soon|launching soon|under construction|en construcción|we.ll be back|stay tuned|be the first to know when we launch|demnächst|in kürze|bientôt (?:disponible|en ligne)|ouverture prochaine|próximamente|muy pronto|prossimamente|in arrivo|em breve|binnenkort|wkrótce|brzy|kommer snart|tulossa|скоро открытие|скоро здесь|незабаром|çok yakında|hamarosan|în curând|近日公開|準備中|即将(?:上线|推出)|곧 (?:오픈|공개)|قريب[اً]|בקרוב',
);
/** About the site itself. */
const SITE = '(?:web ?site|site|page|shop|store|we) (?:is|are|.re)(?: \\S+){0,2} ';
const SITE_MAINTENANCE = anyOf(
  `${SITE}(?:down for|under|undergoing|in) (?:\\S+ )?maintenance|briefly unavailable for scheduled maintenance|(?:im|in) wartungs(?:modus|arbeiten)|wegen wartungsarbeiten`,
);
const SITE_NOT_OPEN = anyOf(
  `${SITE}(?:under construction|coming soon|launching soon|opening soon)|be the first to know when we launch|(?:neue )?(?:web)?seite entsteht`,
);
/** The whole title, or the title besides a name. */
const TITLE_NOT_OPEN =
  /(?:^|[-–—|:·•] ?)(?:(?:site |website )?(?:coming|opening|launching) soon|under construction|demnächst|próximamente|prossimamente|em breve|binnenkort|wkrótce|準備中|近日公開)\W*$/i;
const TITLE_MAINTENANCE =
  /(?:^|[-–—|:·•] ?)(?:(?:site |website )?(?:under |down for |scheduled )?maintenance(?: mode)?|wartungsmodus|wartungsarbeiten)\W*$/i;
/** A page that says no more than that. */
const ALMOST_EMPTY_CHARS = 160;
const isAlmostEmpty = ({ textLength, links }: LoadedPage) => textLength < ALMOST_EMPTY_CHARS && links < 6;

const CONSENT_LABEL = /^(?:consent|cmp|guce|privacy)\./;
const CONSENT_WORDS =
  /before you continue|cookie|consent|privacy|datenschutz|confidentialit|privacidad|partners|プライバシー|隐私/i;

/** A redirect to a consent host below a domain, instead of the requested host. */
function isConsentHost({ finalUrl, requested, title, text }: LoadedPage): boolean {
  const host = new URL(finalUrl).hostname;
  return (
    CONSENT_LABEL.test(host) &&
    host !== new URL(requested).hostname &&
    host !== getDomain(finalUrl) &&
    CONSENT_WORDS.test(`${title} ${text}`)
  );
}

export type InterstitialKind =
  | 'bot'
  | 'geo'
  | 'password'
  | 'parked'
  | 'server'
  | 'login'
  | 'consent'
  | 'maintenance'
  | 'empty';

const isEmpty = ({ textLength, hasPictures, title, description }: LoadedPage) =>
  textLength === 0 && !hasPictures && !title.trim() && !description.trim();

const mentions = (page: LoadedPage, words: RegExp) =>
  words.test(page.title) || (page.textLength < VERY_SHORT_PAGE_CHARS && words.test(page.text));

/** The first match wins. */
const ERROR_PAGE_RULES: [InterstitialKind, (page: LoadedPage) => boolean][] = [
  ['password', (page) => page.status === 401 && !hasBotWallMarks(page)],
  [
    'geo',
    (page) => page.status === 451 || (page.textLength < SHORT_PAGE_CHARS && page.status >= 400 && GEO.test(page.text)),
  ],
  ['bot', isBotWall],
  ['maintenance', (page) => page.status === 503 && (mentions(page, MAINTENANCE) || mentions(page, NOT_OPEN))],
];
const PAGE_RULES: [InterstitialKind, (page: LoadedPage) => boolean][] = [
  ['geo', (page) => page.textLength < ALMOST_EMPTY_CHARS && page.links < 3 && GEO_SITE.test(page.text)],
  ['parked', isParked],
  ['server', isServerPage],
  ['login', isLogin],
  ['consent', isConsentHost],
  ['bot', (page) => isEmpty(page) && isSilentBotWall(page)],
  ['empty', isEmpty],
];

/** What replaces the site, so that nothing of it is visible; null if nothing does. */
export function detectInterstitial(page: LoadedPage): InterstitialKind | null {
  const walls = page.status >= 400 ? ERROR_PAGE_RULES : [...ERROR_PAGE_RULES, ...PAGE_RULES];
  return walls.find(([, holds]) => holds(page))?.[0] ?? null;
}

export const REMARKS = {
  login: 'The page that was read is a login page: the site shows visitors nothing else there.',
  password: 'The site is protected by a password: only its public page was read.',
  maintenance: 'The site says that it is under maintenance: its usual content may differ.',
  notOpen: 'The site says that it is not open yet.',
  consent: 'The page shows little until its consent question is answered; it was not answered.',
  empty: 'The page shows no text.',
  parked: 'The page says that its domain is for sale.',
  geo: 'The page says that the site is not available in our region.',
} as const;

/** What was hidden of a page, and what is left to read. */
interface OverlayResult {
  hidden: readonly { kind: string; chars: number }[];
  textLength: number;
}

/** Words alone if there is hardly more text, otherwise words about the site itself. */
const describesSite = (page: LoadedPage, words: RegExp, ofSite: RegExp, inTitle: RegExp) =>
  page.textLength < SHORT_PAGE_CHARS &&
  (inTitle.test(page.title.trim()) ||
    (page.textLength < VERY_SHORT_PAGE_CHARS && ofSite.test(page.text)) ||
    (isAlmostEmpty(page) && words.test(page.text)));

/** Remarks for people about a page that was read; null if there are none. */
export function remarkOf(page: LoadedPage, cleared: OverlayResult): string | null {
  if (isOnlyLogin(page)) return REMARKS.login;
  if (isOnlyPassword(page)) return REMARKS.password;
  if (mentionsParked(page)) return REMARKS.parked;
  if (page.textLength < VERY_SHORT_PAGE_CHARS && page.links < 8 && GEO_SITE.test(page.text)) return REMARKS.geo;
  if (describesSite(page, NOT_OPEN, SITE_NOT_OPEN, TITLE_NOT_OPEN)) return REMARKS.notOpen;
  if (describesSite(page, MAINTENANCE, SITE_MAINTENANCE, TITLE_MAINTENANCE)) return REMARKS.maintenance;
  const asked = cleared.hidden.some(({ kind, chars }) => kind === 'consent' && chars > 0);
  if (asked && cleared.textLength < 100) return REMARKS.consent;
  return cleared.textLength === 0 ? REMARKS.empty : null;
}
