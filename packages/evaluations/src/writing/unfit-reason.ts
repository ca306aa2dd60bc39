import { isName } from './fields.ts';
import { normalizeText, type SiteText, textKey } from './site-text.ts';

/**
 * Why a text should not be in a result; "" if it may. Does not use the rules by which the sections choose, so that one does
 * not hide faults of the other.
 */
export function unfitReason(path: string, text: string, site: SiteText): string {
  return RULES.find(({ holds }) => holds(normalizeText(text), site, path))?.name ?? '';
}

const LOREM_IPSUM_WORDS = new Set(
  (
    'lorem ipsum dolor sit amet consectetur adipiscing adipisicing elit sed eiusmod tempor incididunt labore dolore magna aliqua ' +
    'enim minim veniam quis nostrud exercitation ullamco laboris nisi aliquip commodo consequat duis aute irure voluptate velit ' +
    'esse cillum fugiat nulla pariatur excepteur sint occaecat cupidatat proident sunt culpa qui officia deserunt mollit anim'
  ).split(' '),
);

function isLoremIpsum(text: string): boolean {
  const words = text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
  const hits = words.filter((word) => LOREM_IPSUM_WORDS.has(word)).length;
  return hits >= 2 && hits / words.length > 0.3;
}

const PLACEHOLDER_TEXT =
  /\b(john doe|jane doe|foo bar|your (company|brand|text|name|title|website) here|placeholder|dummy text|sample text|raw denim|cupcake ipsum|bacon ipsum|english pig-dog|knights who say ni|gregor samsa|word mountains|quick brown fox|kanye|robust synopsis for high level|win-win survival|low hanging fruit|customer directed convergence|some quick example text|wider card|man must explore|finite number of heartbeats|card (title|body|subtitle)|project name \d|untitled|header with small)\b/i;
const COOKIE =
  /\b(cookies?|kakor|gdpr)\b.{0,120}\b(accept|consent|agree|settings|zustimm\w*|einwillig\w*|accepter|refuser|aceptas?|rechazar|website|site|sitio)|クッキー|ملفات تعريف الارتباط|we value your privacy/i;
const LEGAL =
  /©|all rights reserved|alle rechte vorbehalten|tous droits réservés|todos los derechos|جميع الحقوق|privacy policy|terms of (use|service)|datenschutzerklärung/i;
const CODE =
  /<\/?[a-z][^>]*>|[{};]\s*$|\{\{|\}\}|=>|\$\(|\w+\(\)|#!\/|\b(npm|yarn|pnpm|pip|curl|git) (i|install|add|run|clone|-)\b|\b(function|const|var|return)\s+\w+\s*[=({]|--[a-z]+-[a-z]+:|https?:\/\//;
const MARKUP = /\[[^\]]*\]\([^)]*\)|^#{1,6} |\*\*[^*]+\*\*|&[a-z]+;|[\u200b-\u200f\u202a-\u202e]/;
const INTERFACE_LABEL =
  /^(home|menu|search|log ?in|sign (in|up)|register|submit|read more|learn more|get started|download|subscribe|contact( us)?|about( us)?|back|next|previous|close|ok|skip to content|click here|startseite|kontakt|über uns|mehr erfahren|accueil|en savoir plus|inicio|leer más|saber más|お問い合わせ|もっと見る|اتصل بنا|المزيد)[.!]?$/i;
const GREETING = /^(welcome|willkommen|bienvenue|bienvenid[oa]s?|ようこそ|أهلا|مرحبا)\b.{0,40}[.!]?$/i;

const RULES: readonly { name: string; holds: (text: string, site: SiteText, path: string) => boolean }[] = [
  { name: 'lorem ipsum', holds: isLoremIpsum },
  { name: 'placeholder', holds: (text) => PLACEHOLDER_TEXT.test(text) },
  { name: 'cookie banner', holds: (text) => COOKIE.test(text) },
  { name: 'legal text', holds: (text) => LEGAL.test(text) },
  { name: 'code', holds: (text) => CODE.test(text) },
  { name: 'markup', holds: (text) => MARKUP.test(text) },
  { name: 'interface label', holds: (text) => INTERFACE_LABEL.test(text) },
  { name: 'greeting', holds: (text, _site, path) => !isName(path) && GREETING.test(text) },
  { name: 'missing word', holds: (text) => /\s[.,](\s|$)|\(\s*\)/.test(text) },
  { name: 'menu label', holds: (text, { labels }, path) => !isName(path) && labels.has(textKey(text)) },
  {
    name: 'testimonial',
    holds: (text, { spoken }, path) => !isName(path) && [...spoken].some((said) => said.includes(text)),
  },
  { name: 'mostly digits', holds: (text) => (text.match(/\p{L}/gu)?.length ?? 0) < text.length * 0.4 },
];
