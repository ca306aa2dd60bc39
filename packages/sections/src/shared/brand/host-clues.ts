import { canParseUrl, type Evidence } from '@brandprint/contracts';
import { parse } from 'tldts';
import { comparisonKey } from '../text/index.ts';
import { metaContent } from './name-clue.ts';

/** A name from an address: the registrable name of a host, an account, or a folder of a shared host. */
export interface HostClue {
  key: string;
  weight: number;
  value: string;
}

/** Weight of the site's own address. */
export const OWN_HOST_WEIGHT = 4;

const NAME_AFFIX =
  /^(get|try|use|go|my|the|hello|we|join|meet|with)(?=.{3})|(?<=.{3})(app|hq|io|inc|online|web|site|shop|store|group|official|team)$/;
const SOCIAL_HOSTS =
  /^(twitter|x|facebook|instagram|linkedin|github|youtube|tiktok|medium|dribbble|pinterest|mastodon)\.com$/;
const NON_ACCOUNT_PATHS =
  /^(share|sharer|intent|home|company|in|school|channel|user|c|pages|groups|watch|search|hashtag|login|p|explore)$/i;

/** An address at a network, whose pictures show the network's name. */
export const isAccountUrl = (href: string | null): boolean =>
  href !== null && canParseUrl(href) && SOCIAL_HOSTS.test(new URL(href).hostname.replace(/^(www|m)\./, ''));

/** The host of an e-mail address that stands in a text without a link. */
const WRITTEN_EMAIL = /(?<![\w.+-])[\w.+-]{1,64}@((?:[a-z\d-]{1,63}\.){1,4}[a-z]{2,24})(?![\w@])/gi;

/** Hosts of mail that anybody has an address at. */
const MAIL_HOSTS =
  /^(?:aol|arcor|bigpond|bluewin|btinternet|comcast|email|eircom|freenet|free|freemail|gmail|gmx|googlemail|hotmail|hotmart|icloud|inbox|laposte|libero|list|live|mac|mail|me|msn|naver|onet|orange|outlook|proton|protonmail|qq|rambler|rediffmail|sapo|seznam|sfr|sky|talktalk|telenet|telia|terra|tin|tiscali|t-online|tonline|ukr|uol|virgilio|virginmedia|walla|wanadoo|web|windowslive|wp|interia|o2|yahoo|yandex|ymail|ziggo|zoho|163|126)\./i;
/** "Website by jane@studio.example": whose address is not the site's. */
const MADE_BY =
  /(?<!\p{L})(?:web ?(?:site|design|master)|design(?:ed)?|site|made|created|powered|hosting|developed)(?: and \p{L}+)? (?:by|:|von|par|por|da|av|af|door)(?!\p{L})|web ?(?:design|master)/iu;

/** Names in addresses. Numbers and local names are ignored. */
export function collectHostClues(evidence: Evidence): HostClue[] {
  const home = evidence.pages[0];
  if (!home) return [];
  const own = cluesFromUrl(evidence.finalUrl, OWN_HOST_WEIGHT);
  const declared = [
    metaContent(home, 'og:url'),
    ...home.headLinks.filter((link) => link.rel === 'canonical').map((link) => link.href),
  ].flatMap((url) => cluesFromUrl(url, 2));
  const linked = home.links.flatMap((link) => {
    if (link.href.startsWith('mailto:')) {
      const host = link.href.split('@')[1]?.split('?')[0] ?? '';
      return MAIL_HOSTS.test(host) ? [] : cluesFromUrl(`https://${host}`, 1.5);
    }
    if (link.sameSite || !canParseUrl(link.href)) return [];
    const url = new URL(link.href);
    const account = url.pathname
      .split('/')
      .filter((part) => part && !NON_ACCOUNT_PATHS.test(part))[0]
      ?.replace(/^@/, '');
    return isAccountUrl(link.href) && account ? [{ key: comparisonKey(account), weight: 1.5, value: link.href }] : [];
  });
  const written = home.text
    .filter(({ text }) => !MADE_BY.test(text))
    .flatMap(({ text }) =>
      Array.from(text.matchAll(WRITTEN_EMAIL), ([, host = '']) =>
        MAIL_HOSTS.test(host) ? [] : cluesFromUrl(`https://${host}`, 1.5),
      ).flat(),
    );
  return [...own, ...declared, ...linked, ...written].filter(({ key }) => key.length > 1);
}

function cluesFromUrl(address: string, weight: number): HostClue[] {
  if (!canParseUrl(address)) return [];
  const url = new URL(address);
  const { domainWithoutSuffix, isIp, isIcann, isPrivate } = parse(url.hostname, { allowPrivateDomains: true });
  if (isIp || !domainWithoutSuffix || !(isIcann || isPrivate)) return [];
  const label = comparisonKey(domainWithoutSuffix);
  const clues = [{ key: label, weight, value: domainWithoutSuffix }];
  const bare = label.replace(NAME_AFFIX, '');
  if (bare !== label) clues.push({ key: bare, weight: weight * 0.8, value: domainWithoutSuffix });
  const folder = url.pathname.split('/').filter(Boolean)[0] ?? '';
  if (isPrivate && folder) clues.push({ key: comparisonKey(folder), weight, value: folder });
  return clues;
}
