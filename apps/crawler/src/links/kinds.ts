import type { PageKind } from '@brandprint/contracts';

/**
 * Words in a path segment or a link's text that tell what a page is about, in several languages; the first kind that
 * matches is it. `worth` is how much such a page says about a brand.
 */
const KINDS: { kind: PageKind; worth: number; words: string[] }[] = [
  {
    kind: 'legal',
    worth: -30,
    words: [
      'privacy',
      'terms',
      'legal',
      'cookies?',
      'imprint',
      'impressum',
      'datenschutz',
      'agb',
      'gdpr',
      'dpa',
      'licen[cs]e',
      'disclaimer',
      'mentions legales',
      'confidentialite',
      'privacidad',
      'aviso legal',
      'privacidade',
      'voorwaarden',
      'integritet',
      'accessibility',
      'security policy',
      'terms of (service|use)',
    ],
  },
  {
    kind: 'brand',
    worth: 34,
    words: [
      'brand',
      'branding',
      'brand (assets|guidelines|guide|kit|book)',
      'press',
      'press kit',
      'presskit',
      'media kit',
      'mediakit',
      'newsroom',
      'logos?',
      'style ?guide',
      'presse',
      'prensa',
      'imprensa',
      'stampa',
      'pers',
      'marke',
    ],
  },
  {
    kind: 'mission',
    worth: 38,
    words: [
      'mission',
      'vision',
      'values',
      'our (mission|vision|values|purpose|story|impact)',
      'purpose',
      'manifesto',
      'principles',
      'impact',
      'sustainability',
      'story',
      'mision',
      'valores',
      'missao',
      'missione',
      'valori',
      'leitbild',
      'werte',
      'nachhaltigkeit',
      'valeurs',
      'engagements?',
      'missie',
    ],
  },
  {
    kind: 'about',
    worth: 40,
    words: [
      'about',
      'about us',
      'aboutus',
      'company',
      'who we are',
      'our (company|team|people)',
      'team',
      'people',
      'leadership',
      'ueber uns',
      'uber uns',
      'unternehmen',
      'a propos',
      'apropos',
      'qui sommes nous',
      'entreprise',
      'sobre',
      'sobre nosotros',
      'nosotros',
      'quienes somos',
      'acerca( de)?',
      'empresa',
      'sobre nos',
      'quem somos',
      'chi siamo',
      'azienda',
      'over( ons)?',
      'om( oss)?',
      'o nas',
      'about [a-z]+',
      'kaisha',
      '会社概要',
      '关于我们',
      '회사소개',
      'о нас',
      'о компании',
    ],
  },
  {
    kind: 'pricing',
    worth: 32,
    words: [
      'pricing',
      'prices?',
      'plans?',
      'plans and pricing',
      'preise',
      'tarife?s?',
      'tarifs?',
      'precios',
      'planes',
      'precos',
      'planos',
      'prezzi',
      'prijzen',
      'priser',
      'cennik',
      '料金',
      '价格',
      'цены',
    ],
  },
  {
    kind: 'product',
    worth: 33,
    words: [
      'products?',
      'features?',
      'solutions?',
      'platform',
      'services?',
      'overview',
      'how it works',
      'what we do',
      'tour',
      'use cases?',
      'offerings?',
      'capabilities',
      'shop',
      'collections?',
      'produkte?',
      'funktionen',
      'loesungen',
      'losungen',
      'leistungen',
      'produits?',
      'fonctionnalites',
      'productos?',
      'funciones',
      'soluciones',
      'servicios',
      'produtos?',
      'servicos',
      'recursos',
      'prodotti',
      'servizi',
      'soluzioni',
      'diensten',
      'produkter',
      'tjanster',
      'works?',
      'portfolio',
      'projects?',
      '製品',
      '产品',
      'продукты',
      'услуги',
    ],
  },
  {
    kind: 'customers',
    worth: 28,
    words: [
      'customers?',
      'clients?',
      'case stud(y|ies)',
      'stories',
      'customer stories',
      'success stories',
      'testimonials?',
      'reviews',
      'showcase',
      'partners?',
      'kunden',
      'referenzen',
      'temoignages',
      'clientes',
      'casos( de exito)?',
      'clienti',
      'klanten',
      'kunder',
    ],
  },
  {
    kind: 'careers',
    worth: 22,
    words: [
      'careers?',
      'jobs?',
      'join( us)?',
      'work with us',
      'hiring',
      'life at [a-z]+',
      'culture',
      'karriere',
      'stellen',
      'carrieres?',
      'recrutement',
      'empleo',
      'carreras',
      'trabalhe conosco',
      'carreiras',
      'lavora con noi',
      'vacatures',
      'werken bij',
      'karriar',
    ],
  },
  {
    kind: 'blog',
    worth: 20,
    words: [
      'blog',
      'news',
      'articles?',
      'posts?',
      'journal',
      'magazine',
      'insights',
      'stories',
      'resources',
      'aktuelles',
      'neuigkeiten',
      'actualites',
      'noticias',
      'novidades',
      'notizie',
      'nieuws',
      'nyheter',
      'changelog',
      'updates',
    ],
  },
  {
    kind: 'contact',
    worth: 18,
    words: [
      'contact',
      'contact us',
      'contacts',
      'get in touch',
      'talk to us',
      'locations?',
      'kontakt',
      'contacto',
      'contato',
      'contatti',
      'nous contacter',
      'お問い合わせ',
      '联系我们',
      'контакты',
    ],
  },
  {
    kind: 'docs',
    worth: 8,
    words: [
      'docs?',
      'documentation',
      'api',
      'reference',
      'guides?',
      'help',
      'help cent(er|re)',
      'support',
      'faq',
      'tutorials?',
      'learn',
      'academy',
      'wiki',
      'dokumentation',
      'hilfe',
      'aide',
      'ayuda',
      'ajuda',
      'getting started',
      'developers?',
      'components?',
    ],
  },
];

const MATCHERS = KINDS.map(({ kind, worth, words }) => ({
  kind,
  worth,
  pattern: new RegExp(`^(${words.join('|')})$`, 'u'),
}));

/** Lower case, without accents, words parted by single spaces. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/\.(html?|php|aspx?|jsp)$/, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

const segments = (url: string): string[] =>
  new URL(url).pathname
    .split('/')
    .filter(Boolean)
    .map((part) => plain(decoded(part)));

/** A first path segment such as "de" or "pt-br". */
export function languagePrefix(url: string): string | null {
  return /^\/([a-z]{2}(?:[-_][a-z]{2})?)(?:\/|$)/i.exec(new URL(url).pathname)?.[1]?.toLowerCase() ?? null;
}

/**
 * What a page is about: by its path, last segment first since it says most, then by the text of the link to it.
 * `depth` counts the segments below the one that told; null where the text did.
 */
export function classify(url: string, text: string): { kind: PageKind; worth: number; depth: number | null } {
  const parts = segments(url).filter((part, index) => index > 0 || languagePrefix(url) === null || part.length > 5);
  if (parts.length === 0 || (parts.length === 1 && /^(index|home|default)$/.test(parts[0] ?? ''))) {
    return { kind: 'home', worth: 10, depth: 0 };
  }
  for (let depth = 0; depth < Math.min(parts.length, 3); depth += 1) {
    const part = parts[parts.length - 1 - depth] ?? '';
    const found = MATCHERS.find(({ pattern }) => pattern.test(part));
    if (found) return { kind: found.kind, worth: found.worth, depth };
  }
  const said = plain(text);
  const found = MATCHERS.find(({ pattern }) => pattern.test(said));
  return found ? { kind: found.kind, worth: found.worth, depth: null } : { kind: 'other', worth: 0, depth: null };
}

export const pageKind = (url: string, text = ''): PageKind => classify(url, text).kind;
