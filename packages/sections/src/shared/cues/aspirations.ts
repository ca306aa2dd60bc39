import type { LanguagePatterns } from '../text/index.ts';

/** What a commitment to the world is to do; one to customers is any shop's. */
const EN_CAUSE =
  '(?:advance|conserve|foster|preserve|promote|protect the|raise the|restore|strengthen|transform)(?! your)';
const FR_CAUSE =
  '(?:contribuer|faire vivre|favoriser|préserver|promouvoir|soutenir|transformer|transmettre|valoriser)(?! vo(?:s|tre))';
const ES_CAUSE = '(?:conservar|contribuir|fomentar|fortalecer|impulsar|preservar|promover|transformar)';
const IT_CAUSE = '(?:contribuire|custodire|favorire|preservare|promuovere|sostenere|trasformare|valorizzare)';
const PT_CAUSE = '(?:conservar|contribuir|fomentar|fortalecer|impulsionar|preservar|promover|transformar)';

/** "Our aspiration is to…", "our commitment is to preserve…": other words for "our mission is to". What is wished for may be guests. */
export const ASPIRATIONS: LanguagePatterns = {
  en: `our (?!latest|next|first|new)(?:\\p{L}+ )?(?:aspiration|endeavou?r) (?:is|remains|has always been) to(?! (?:open|make your)(?!\\p{L}))|our (?:\\p{L}+ )?commitment is to ${EN_CAUSE}`,
  de: 'unsere (?:\\p{L}+ )?ambition ist|unser (?:\\p{L}+ )?streben ist es',
  fr: `notre (?:\\p{L}+ )?(?:engagement|volonté|aspiration) est de ${FR_CAUSE}`,
  es: `nuestr[oa] (?:\\p{L}+ )?(?:ambición|aspiración) es(?! (?:verte|verle|que vuelvas))|nuestro (?:\\p{L}+ )?compromiso es ${ES_CAUSE}`,
  it: `la nostra (?:\\p{L}+ )?(?:ambizione|aspirazione) è|il nostro (?:\\p{L}+ )?impegno è (?:quello di )?${IT_CAUSE}`,
  pt: `nossa (?:\\p{L}+ )?aspiração é|nosso (?:\\p{L}+ )?compromisso é ${PT_CAUSE}`,
  sv: 'vår (?:\\p{L}+ )?strävan är att',
  da: 'vores (?:\\p{L}+ )?stræben er at',
  nb: 'vår (?:\\p{L}+ )?streben er å',
  fi: 'pyrkimyksemme on',
  pl: 'naszą (?:\\p{L}+ )?(?:ambicją|aspiracją) jest|naszym (?:\\p{L}+ )?dążeniem jest',
  ro: '(?:aspirația|ambiția) noastră (?:este|e)',
  el: '(?:επιδίωξή|επιδίωξη|φιλοδοξία) μας (?:είναι|η|ο|το)',
  ru: 'наш[еа] (?:\\p{L}+ )?(?:стремление|амбиция) ?(?:[–—-]|состоит|заключается)',
  uk: 'наш[еа] (?:\\p{L}+ )?(?:прагнення|амбіція) ?(?:[–—-]|полягає)',
  bg: '(?:стремежът|амбицията) ни е',
  mk: '(?:стремежот|амбицијата) ни е',
  hr: 'naša (?:\\p{L}+ )?(?:težnja|ambicija) je',
  sr: 'naša (?:\\p{L}+ )?(?:težnja|ambicija) je|наша (?:\\p{L}+ )?(?:тежња|амбиција) је',
  bs: 'naša (?:\\p{L}+ )?(?:težnja|ambicija) je',
  sl: 'naša (?:\\p{L}+ )?težnja je|naše (?:\\p{L}+ )?prizadevanje je',
  ca: 'la nostra (?:ambició|aspiració) és',
  lt: 'mūsų (?:\\p{L}+ )?siekis (?:yra|[–—-])',
  et: 'meie (?:\\p{L}+ )?püüdlus on',
  vi: 'khát vọng của chúng tôi là',
};
