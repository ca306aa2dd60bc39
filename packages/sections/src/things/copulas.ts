import type { LanguagePatterns } from '../shared/text/index.ts';

/** "is (a)" after the name, and "we are (a)" at the opening of a sentence. */
interface Copula {
  is: string;
  weAre: string;
}

/** Of languages in which the noun follows at once, but for its adjectives. */
export const COPULAS: Readonly<Record<string, Copula>> = {
  ar: { is: '(?:هي|هو)', weAre: 'نحن' },
  bg: { is: 'е', weAre: '(?:ние )?сме' },
  ca: { is: 'és una?', weAre: '(?:nosaltres )?som una?' },
  cs: { is: 'je', weAre: '(?:my )?jsme' },
  da: { is: 'er (?:en|et)', weAre: 'vi er (?:en|et)' },
  de: { is: '(?:ist|sind) eine?', weAre: 'wir sind eine?' },
  el: { is: 'είναι(?: (?:ένας|μία|μια|ένα|το|η|ο))?', weAre: '(?:εμείς )?είμαστε(?: (?:ένας|μία|μια|ένα|το|η|ο))?' },
  es: { is: 'es una?', weAre: '(?:nosotros )?somos una?' },
  et: { is: 'on', weAre: '(?:me )?oleme' },
  fi: { is: 'on', weAre: '(?:me )?olemme' },
  fr: { is: 'est une?', weAre: 'nous sommes une?' },
  he: { is: '(?:הוא|היא)', weAre: '(?!)' },
  hr: { is: 'je', weAre: '(?:mi )?smo' },
  hu: { is: '(?:\\p{L}+ )?egy', weAre: 'mi egy' },
  id: { is: '(?:adalah|merupakan)(?: (?:sebuah|salah satu))?', weAre: 'kami adalah(?: sebuah)?' },
  it: { is: 'è (?:una?|uno)', weAre: '(?:noi )?siamo (?:una?|uno)' },
  ko: { is: '(?:은|는)', weAre: '(?:저희|우리)는' },
  lt: { is: '(?:yra|[–—-])', weAre: '(?:mes )?esame' },
  lv: { is: '(?:ir|[–—-])', weAre: '(?:mēs )?esam' },
  mk: { is: 'е', weAre: '(?:ние )?сме' },
  nb: { is: 'er (?:en|ei|et)', weAre: 'vi er (?:en|ei|et)' },
  nl: { is: '(?:is|zijn) een', weAre: '(?:wij|we) zijn een' },
  pl: { is: '(?:to|jest)', weAre: '(?:my )?jesteśmy' },
  pt: { is: 'é uma?', weAre: '(?:nós )?somos uma?' },
  ro: { is: 'este (?:un|o)', weAre: '(?:noi )?suntem (?:un|o)' },
  ru: { is: '(?:[–—-] (?:это )?|это|является)', weAre: 'мы(?: [–—-](?: это)?| являемся)' },
  sk: { is: 'je', weAre: '(?:my )?sme' },
  sl: { is: 'je', weAre: '(?:mi )?smo' },
  sq: { is: '(?:është|eshte) (?:një|nje)', weAre: '(?:ne )?jemi (?:një|nje)' },
  sv: { is: 'är (?:en|ett)', weAre: 'vi är (?:en|ett)' },
  tr: { is: '(?:,|.{0,60} bir)', weAre: '(?:biz|bizler)' },
  uk: { is: '(?:[–—-] (?:це )?|це|є)', weAre: 'ми(?: [–—-](?: це)?| є)' },
  vi: { is: 'là(?: một)?', weAre: 'chúng tôi là(?: một)?' },
};

/** The verb behind the noun, where it comes last: "카페입니다". */
export const VERB_BEHIND: Readonly<Record<string, RegExp>> = { ko: /(?:입니다|이에요|예요|이다)$/u };

/** Words after which a noun names somebody else or a place: "je členem asociace", "on osa yliopistoa". */
export const NO_KIND_FOLLOWS: LanguagePatterns = {
  ar: 'عضو|جزء|شريك|من|في|على|مع|التي|الذي',
  bg: 'част|член|партньор|на|за|от|в|във|с|със|при|до',
  ca: 'membre|part|soci|sòcia|de|per|amb|en|que|i|o|del|al|prop',
  cs: 'součástí|člen\\p{L}*|partner\\p{L}*|pro|od|z|ze|v|ve|s|se|na|do|při|u',
  da: 'del|medlem|partner|for|af|i|på|fra|hos|til|ved|med|som|der',
  de: 'teil|mitglied|partner(?:in)?|für|von|vom|in|im|am|an|aus|bei|der|des|mit|zu|zum|zur|auf|und|oder',
  el: 'μέλος|μέρος|για|από|σε|στην?|στον?|στο|με|του|της|των',
  en: "member|part|partner|for|of|in|at|from|with|by|near|to|and|or|that|which|next|[\\p{L}]+['’]s",
  et: 'osa|liige|partner|ja|või|kus|mis',
  fi: 'osa|jäsen|kumppani|ja|tai|joka|jossa',
  fr: "de|d['’]\\p{L}+|membre|partie|partenaire|pour|à|au|aux|dans|en|avec|qui|que|et|ou|du|des|près",
  es: 'de|miembro|parte|socio|para|con|en|por|que|y|o|del|al|junto',
  he: 'חלק|חבר|חברה ב|של|עבור|עם',
  hr: 'dio|član\\p{L}*|partner|za|od|iz|u|s|sa|na|do|pri',
  hu: 'része|tagja|partnere|és|vagy|amely|ahol',
  id: 'bagian|anggota|mitra|untuk|dari|di|dengan|yang',
  it: 'di|da|dal|membro|parte|partner|per|con|in|nel|nella|che|e|o|del|della|dei|delle|al|vicino',
  ko: '회원|일부|파트너',
  lt: 'dalis|narys|partneris|ir|kuri|kuris',
  lv: 'daļa|biedrs|partneris|un|kas|kura',
  mk: 'дел|член\\p{L}*|партнер|на|за|од|во|со|при|до|и|или|кој\\p{L}*|што',
  nb: 'del|medlem|partner|for|av|i|på|fra|hos|til|ved|med|som',
  nl: 'deel|onderdeel|lid|partner|voor|van|in|op|uit|bij|met|die|dat|en|of|naast',
  pl: 'częścią|członkiem|partnerem|dla|od|z|ze|w|we|na|do|przy|i|lub|oraz|który|która|które',
  pt: 'de|membro|parte|parceir[oa]|para|com|em|no|na|por|que|e|ou|do|dos|das|ao',
  ro: 'parte|membr[ău]|partener|pentru|cu|în|din|la|care|și|sau',
  ru: 'част\\p{L}+|член\\p{L}*|партн[её]р\\p{L}*|для|от|из|в|во|с|со|на|при|до|и|или|котор\\p{L}+',
  sk: 'súčasťou|člen\\p{L}*|partner\\p{L}*|pre|od|z|zo|v|vo|s|so|na|do|pri|a|alebo',
  sl: 'del|član\\p{L}*|partner|za|od|iz|v|s|z|na|do|pri|in|ali',
  sq: 'pjesë|anëtar\\p{L}*|partner\\p{L}*|për|nga|në|me|te|dhe|ose|që|i|e|të',
  sv: 'del|medlem|partner|för|av|i|på|från|hos|till|vid|med|som|och|eller',
  tr: 'için|olan|ve|veya|üyesi|parçası|ile',
  uk: 'частин\\p{L}+|член\\p{L}*|партнер\\p{L}*|для|від|із|з|в|у|на|при|до|і|й|та|або|як\\p{L}+',
  vi: 'thành|đối|cho|của|tại|ở|với|và',
};
