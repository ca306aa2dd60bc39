/** Pages that stand in place of a site's own, by what they are made of and what they say. */

export interface Answered {
  status: number;
  headers: Record<string, string>;
  title: string;
  description: string;
  /** The page's markup, or its start. */
  html: string;
  /** The start of what a visitor can read. */
  text: string;
  /** Characters that a visitor can read. */
  textLength: number;
  requested: string;
  finalUrl: string;
  hasPassword: boolean;
  /** Fields to write into, those for passwords left out. */
  fields: number;
  links: number;
  hasPictures: boolean;
}

/** A wall is short; an article about walls is not. */
const SHORT = 800;
const SHORTER = 400;

const any = (...patterns: string[]) => new RegExp(patterns.join('|'), 'iu');

/** Only walls are made of these. */
const WALL_MARKUP = any(
  'cf_chl_opt|cf-chl-|id="challenge-(?:form|running|error-text)"|challenge-platform/h/[a-z]/orchestrate', // Cloudflare
  '(?:geo|ct|interstitial)\\.captcha-delivery\\.com', // DataDome
  'id="px-captcha|px-captcha-wrapper|captcha\\.px-cdn\\.net|captcha\\.px-cloud\\.net', // PerimeterX (HUMAN)
  'sec-if-cpt-container|_sec/cp_challenge|errors\\.edgesuite\\.net', // Akamai
  'incapsula incident id|request unsuccessful\\. incapsula', // Imperva
  'awswafintegration|token\\.awswaf\\.com|captcha\\.awswaf\\.com', // AWS WAF
  'validate\\.perfdrive\\.com|captcha\\.perfdrive\\.com', // Radware
  'cloudproxy@sucuri\\.net|sucuri website firewall', // Sucuri
  'anubis_challenge|/\\.within\\.website/x/cmd/anubis', // Anubis
  '/\\.well-known/sgcaptcha|kpsdk\\.|/\\.well-known/vercel/security', // SiteGround, Kasada, Vercel
);
/** These stand in ordinary pages too, beside what is to be read there. */
const CAPTCHA = any(
  'hcaptcha\\.com|g-recaptcha|h-captcha|recaptcha/(?:api|enterprise)|cf-turnstile|challenges\\.cloudflare\\.com|_incapsula_resource|arkoselabs\\.com|friendlycaptcha',
);
/** Those who guard a site look after its ordinary pages too; an error beside their script is their refusal. */
const GUARDED = any('challenge-platform/|datadome|perimeterx|_incapsula_resource');
const WALL_HEADERS: [name: string, value: RegExp][] = [
  ['cf-mitigated', /./],
  ['x-amzn-waf-action', /challenge|captcha/],
  ['x-vercel-mitigated', /./],
];
const WALL_WORDS = any(
  'just a moment\\.\\.\\.|attention required! \\| cloudflare|pardon our interruption|ddos protection by|robot or human|press (?:&|and) hold|vercel security checkpoint|making sure you.re not a bot|ddos-guard',
  '(?:verify|confirm|prove|checking|check) (?:that |if )?(?:you are|you.re|the site connection|your browser)(?: an?| not an?)? ?(?:human|robot|bot|is secure|before)?|are you a (?:robot|human)|i.m not a robot|unusual traffic|checking your browser|enable javascript and cookies to continue|you have been blocked|security check to access|access to this page has been denied|the requested url was rejected|bot detection|automated (?:access|requests|traffic)',
  'dass sie ein mensch sind|kein roboter|que vous êtes (?:un )?humain|pas un robot|que eres humano|no (?:soy|eres) un robot|che sei umano|não é um robô|ben geen robot|nie jestem robotem|что вы (?:не робот|человек)|ロボットではありません|人机验证|人間であることを確認|로봇이 아닙니다',
);
const DENIED = any(
  '^access denied|^403 forbidden|^error 10\\d\\d|^blocked|request blocked|forbidden by administrative rules',
);
const GEO = any(
  '(?:not|isn.t|un)\\s?(?:currently )?available in (?:your|this) (?:country|region|location|area)|(?:in|from) your (?:country|region) (?:is|are) (?:not|blocked)|nicht in ihrem land verfügbar|pas disponible dans votre (?:pays|région)|no (?:está )?disponible en (?:su|tu) (?:país|región)|非対応の地域|您所在的(?:国家|地区)',
);

function isBotWall(page: Answered): boolean {
  const { status, headers, title, html, text, textLength } = page;
  const words = WALL_WORDS.test(title) || (textLength < SHORT && WALL_WORDS.test(text));
  const marked = WALL_MARKUP.test(html) || WALL_HEADERS.some(([name, value]) => value.test(headers[name] ?? ''));
  const denied = DENIED.test(title) || DENIED.test(text);
  if (status >= 400)
    return (
      [401, 403, 405, 429, 503].includes(status) &&
      (marked || words || CAPTCHA.test(html) || GUARDED.test(html) || (status === 403 && denied && isGuarded(headers)))
    );
  if (textLength >= SHORT) return false;
  if (marked || (headers['x-amzn-waf-action'] !== undefined && status === 202)) return true;
  if (words && (page.fields === 0 || CAPTCHA.test(html)) && page.links < 8) return true;
  // A page with a captcha in a form is a page; one with nothing else is a wall.
  return CAPTCHA.test(html) && textLength < SHORTER && page.fields === 0 && !page.hasPassword && page.links < 4;
}

const isGuarded = (headers: Record<string, string>) =>
  /akamai|cloudflare|imperva|incapsula|sucuri|ddos-guard/i.test(
    `${headers.server ?? ''} ${headers['x-cdn'] ?? ''} ${headers.via ?? ''}`,
  );

const PARKED_BY = any(
  'sedoparking\\.com|parkingcrew\\.net|bodiscdn\\.com|bodis\\.com/|parklogic\\.com|cdn-fileserver\\.com|d1lxhc4jvstzrp\\.cloudfront|afternic\\.com/forsale|godaddy\\.com/(?:forsale|domainsearch)|hugedomains\\.com/domain_profile|dan\\.com/(?:buy-domain|assets)|parkingpage|domain-?parking|above\\.com/marketplace|img\\.sedoparking',
);
const PARKED = any(
  '(?:this|the) (?:web ?site|domain)(?: name)?(?: \\S+)? (?:is|may be|might be|could be) (?:for sale|parked|available for (?:sale|purchase))|buy this domain|domain (?:is )?(?:for sale|parked)|(?:is|are) parked (?:free|for)|inquire about this domain|make an offer (?:on|for) this domain',
  'diese domain (?:steht zum verkauf|ist (?:zu verkaufen|geparkt))|domain kaufen|ce (?:nom de )?domaine est (?:à vendre|parqué)|este dominio está (?:en venta|aparcado)|questo dominio è in vendita|dominio in vendita|este domínio está à venda|deze domein(?:naam)? is te koop|domena (?:jest )?na sprzedaż|домен (?:продается|продаётся|припаркован)|このドメインは|域名(?:正在)?出售|이 도메인은',
);

const isParked = ({ html, text, title, textLength, links }: Answered) =>
  textLength < 1_500 && links < 40 && (PARKED.test(`${title} ${text}`) || (PARKED_BY.test(html) && textLength < SHORT));

const SERVER_PAGE = any(
  '^welcome to (?:nginx|openresty|centos|tengine|apache|lighttpd)|^apache2? (?:\\S+ )*default page|^test page for the |^iis windows|^default (?:web site|parallels plesk|plesk) page|^web server.s default page|^caddy works|^apache tomcat|^domain default page|^index of /|^http server test page|^fedora webserver test page|^site is created successfully|^success! your new web server is ready',
);

const isServerPage = ({ title, text, textLength }: Answered) =>
  (SERVER_PAGE.test(title.trim()) && textLength < 5_000) ||
  (textLength < 400 && /^it works\W*$/i.test(text.trim())) ||
  (textLength < 3_000 && SERVER_PAGE.test(text.trim()));

const LOGIN_PATH = /\/(?:log-?in|sign-?in|auth|sso|account\/login|users\/sign_in)(?:\/|$|\.)/i;
const pathOf = (address: string) => new URL(address).pathname;

const isLogin = ({ hasPassword, finalUrl, requested }: Answered) =>
  hasPassword && LOGIN_PATH.test(pathOf(finalUrl)) && !LOGIN_PATH.test(pathOf(requested));

/** A form to sign in and hardly anything else. */
const isOnlyLogin = ({ hasPassword, fields, textLength, links }: Answered) =>
  hasPassword && fields > 0 && textLength < SHORTER && links < 10;
const isOnlyPassword = ({ hasPassword, fields, textLength, links, finalUrl, html }: Answered) =>
  textLength < SHORT &&
  links < 12 &&
  ((hasPassword && fields === 0) || (/\/password\/?$/.test(pathOf(finalUrl)) && /shopify/i.test(html)));

const UNDER_WORK = any(
  '(?:under|down for|scheduled|in) (?:scheduled |brief(?:ly)? )?(?:maintenance|construction)|briefly unavailable|maintenance mode|wartungsarbeiten|wartungsmodus|en (?:cours de )?maintenance|en (?:mantenimiento|construcción)|in manutenzione|em manutenção|in onderhoud|na сайте ведутся|технические работы|メンテナンス中|维护中|점검 중',
);
const NOT_OPEN = any(
  'coming soon|opening soon|launching soon|under construction|we.ll be back|stay tuned|be the first to know when we launch|demnächst|in kürze|bientôt (?:disponible|en ligne)|ouverture prochaine|próximamente|muy pronto|prossimamente|in arrivo|em breve|binnenkort|wkrótce|brzy|kommer snart|tulossa|скоро открытие|скоро здесь|незабаром|çok yakında|hamarosan|în curând|近日公開|準備中|即将(?:上线|推出)|곧 (?:오픈|공개)|قريب[اً]|בקרוב',
);

const CONSENT_HOST = /^(?:consent|cmp|guce|privacy)\./;

export type WallKind = 'bot' | 'geo' | 'password' | 'parked' | 'server' | 'login' | 'consent' | 'maintenance' | 'empty';

const leads = (page: Answered, words: RegExp) =>
  words.test(page.title) || (page.textLength < SHORTER && words.test(page.text));

/** First one that holds is the wall. */
const WALLS: [WallKind, (page: Answered) => boolean][] = [
  ['password', ({ status }) => status === 401],
  ['geo', (page) => page.status === 451 || (page.textLength < SHORT && page.status >= 400 && GEO.test(page.text))],
  ['bot', isBotWall],
  ['maintenance', (page) => page.status === 503 && (leads(page, UNDER_WORK) || leads(page, NOT_OPEN))],
];
const WALLS_OF_PAGES: [WallKind, (page: Answered) => boolean][] = [
  ['geo', (page) => page.textLength < SHORTER && page.links < 8 && GEO.test(page.text)],
  ['parked', isParked],
  ['server', isServerPage],
  ['login', isLogin],
  [
    'consent',
    (page) =>
      CONSENT_HOST.test(new URL(page.finalUrl).hostname) &&
      new URL(page.finalUrl).hostname !== new URL(page.requested).hostname,
  ],
  [
    'empty',
    ({ textLength, hasPictures, title, description }) =>
      textLength === 0 && !hasPictures && !title.trim() && !description.trim(),
  ],
];

/** What stands in place of the site, so that nothing of it can be seen; null if nothing does. */
export function wallOf(page: Answered): WallKind | null {
  const walls = page.status >= 400 ? WALLS : [...WALLS, ...WALLS_OF_PAGES];
  return walls.find(([, holds]) => holds(page))?.[0] ?? null;
}

export const REMARKS = {
  login: 'What was read is a page to sign in: the site shows visitors nothing else there.',
  password: 'The site is open only to those who have its password: what was read is what it shows to others.',
  maintenance: 'The site says that it is being worked on: what was read may not be what it shows at other times.',
  notOpen: 'The site says that it is not open yet.',
  consent: 'The page shows little until its question about cookies or privacy is answered; it was not answered.',
  empty: 'The page shows no text.',
} as const;

/** What was hidden of a page, and what is left to read. */
interface Cleared {
  hidden: readonly { kind: string; chars: number }[];
  textLength: number;
}

/** What a person should know of a page that was read; null if nothing. */
export function remarkOf(page: Answered, cleared: Cleared): string | null {
  if (isOnlyLogin(page)) return REMARKS.login;
  if (isOnlyPassword(page)) return REMARKS.password;
  if (leads(page, NOT_OPEN) && page.textLength < SHORT) return REMARKS.notOpen;
  if (leads(page, UNDER_WORK) && page.textLength < SHORT) return REMARKS.maintenance;
  const asked = cleared.hidden.some(({ kind, chars }) => kind === 'consent' && chars > 0);
  if (asked && cleared.textLength < 100) return REMARKS.consent;
  return cleared.textLength === 0 ? REMARKS.empty : null;
}
