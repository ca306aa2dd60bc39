import { wordCount } from './normalize.ts';

/** What a builder of sites says of a site until somebody writes another description, and what stands there for a test. */
const FIXED = [
  // WordPress.
  'just another (?:\\S+ ){0,2}(?:site|weblog|blog|website)',
  'my (?:wordpress )?blog',
  '(?:eine? weitere[sr]?|noch eine|un autre|un nouveau|un site utilisant|otro sitio(?: más| realizado con)?(?: de)?|s[oó] mais um|mais um|apenas mais um|un altro|un nuovo sito targato|ancora un|weer een|nog een|gewoon een|kolejna|jeszcze jedna|další|ďalšia|ännu en|endnu en|bare enda et|nok en|vain uusi|vielä yksi|egy újabb|(?:încă )?un alt|još jedan|još jedna|ещ[её] один|ще один|още един|başka bir|bir başka|bir diğer|um outro|chỉ là một|又一个|又一個|另一个|另一個|워드프레스로 만든|또 하나의).{0,20}(?:wordpress|워드프레스|вордпрес)\\p{L}*.{0,20}',
  'situs wordpress(?: (?:lainnya|baru|saya|lain))?',
  'موقع ووردبريس .{0,12}',
  // Frameworks.
  'web ?site created (?:using|with) create-react-app',
  '(?:generated|created|built) (?:by|with|using) (?:create[- ]next[- ]app|create[- ]react[- ]app|vite|v0(?:\\.dev)?|lovable|bolt|wix|webflow|mobirise|jimdo|weebly|squarespace|astro|hugo|jekyll|nuxt|gatsby|framer)(?: .{0,20})?',
  'lovable generated project',
  'write an awesome description for your new site.*',
  'description will go into a meta tag.*',
  '(?:a|this is a|my) (?:new|default|basic|simple|sample|starter|test|demo) (?:site|website|web ?page|page|project|app)',
  'vite \\+ (?:react|vue|svelte)(?: \\+ ts)?',
  // A field that nobody filled.
  '(?:(?:your|my|the|a|this|enter|add|insert|write|put|default|short|brief|this is (?:the|a|your|my)) ){0,3}(?:(?:meta|site|website|web ?site|page|page’s|store|company|business|seo|home ?page|tagline|content) ){0,2}description(?: (?:goes here|here|of (?:my|your|the|this) (?:site|website|web ?site|page|business|company|store|app)|for (?:my|your|the|this|seo).{0,20}|text|content|tag))?',
  'describe (?:your|the) (?:site|website|business|page|company).{0,20}',
  '(?:meta-?|seite(?:n)?-?|website-?)?beschreibung(?: (?:hier|meiner|deiner|ihrer|der) (?:website|webseite|web-?site|seite|homepage|firma)| hier.{0,20}| einfügen)?',
  'hier (?:steht|kommt) (?:die|ihre|deine|eine) .{0,20}beschreibung.{0,10}',
  '(?:méta[- ]?)?description (?:de (?:mon|votre|ton|la|notre)|du) (?:site|page|site web).{0,10}',
  '(?:meta ?)?descripci[óo]n(?: (?:de (?:mi|tu|su|la)|del?) (?:sitio|página|web|tienda|sitio web)(?: web)?.{0,6})?',
  '(?:meta ?)?descri[çc][ãa]o(?: (?:d[oae] (?:meu|seu|minha|sua)?|do|da) ?(?:site|página|loja).{0,6})?',
  '(?:meta ?)?descrizione(?: (?:del (?:mio|tuo|vostro)?|della|di) ?(?:sito|pagina)(?: web)?.{0,6})?',
  '(?:meta-?)?(?:omschrijving|beschrijving)(?: (?:van (?:mijn|je|jouw|uw|de) (?:web)?(?:site|pagina)|hier.{0,16}))?',
  '(?:meta ?)?opis(?: (?:mojej |twojej |moje )?(?:strony|witryny|sajta|stranice|spletne strani|weba).{0,10})?',
  '(?:meta ?)?popis(?:ek)?(?: (?:mojí |mojej |vašeho )?(?:stránky|webu|stránok|stránek).{0,10})?',
  '(?:meta-?)?(?:beskrivning|beskrivelse)(?: (?:av|af) (?:(?:min|din) (?:sida|side|webbplats|hjemmeside)|webbplatsen|siden|hjemmesiden|nettstedet|sidan))?',
  '(?:мета-?)?описание(?: (?:моего |вашего |на )?(?:сайта|страниц[ыа]\\p{L}*).{0,6})?',
  '(?:мета-?)?опис(?: (?:мого |вашого |на )?(?:сайту|сторінки|сајта|странице|сајтот|страницата).{0,6})?',
  '(?:(?:site|sayfa|web sitesi|meta) açıklaması.{0,10}|açıklama)',
  '(?:meta )?deskripsi|(?:deskripsi|keterangan) (?:situs|website|halaman|toko).{0,10}',
  '(?:サイト|ページ|ホームページ)(?:の)?(?:説明|概要|ディスクリプション).{0,6}|(?:メタ・?|meta ?)?ディスクリプション(?:が入ります|を入力.{0,8})?',
  '(?:网站|網站|站点|页面|頁面|网页)(?:的)?(?:描述|说明|說明|简介|簡介)|描述',
  '(?:사이트|페이지|홈페이지|메타) ?(?:설명|소개)(?:을 입력하세요|입니다)?',
  '(?:ال)?وصف(?: (?:ال)?(?:موقع|صفحة))?|وصف موقعي',
  '(?:sivuston |sivun )?kuvaus|(?:az )?(?:oldal |weboldal )?leírása?|descriere(?:a (?:site-ului|paginii))?|descripció(?: (?:del lloc|de la pàgina)(?: web)?)?',
  'περιγραφή(?: (?:της|του) (?:σελίδας|ιστοσελίδας|ιστότοπου))?|(?:lehe |saidi )?kirjeldus|(?:lapas |vietnes )?apraksts|(?:svetainės |puslapio )?aprašymas',
  'mô tả(?: (?:trang web|website|trang))?|תיאור(?: (?:האתר|הדף))?|توضیحات(?: (?:سایت|صفحه))?|คำอธิบาย(?:เว็บไซต์)?|(?:साइट|वेबसाइट) का विवरण',
  '(?:todo|tbd|n/a|none|null|undefined|test|testing|asdf\\p{L}*|xxx+|lorem ipsum(?:,? dolor.*)?|coming soon)',
  '(?:this is )?(?:just )?(?:a )?test(?:ing)?(?: \\p{L}+){0,2} (?:site|website|page|web ?page|description|store|shop)',
];
const PLACEHOLDER_DESCRIPTION = new RegExp(`^(?:${FIXED.join('|')})$`, 'iu');
/** That which nobody changed is short, but for the lines that come with a template. */
const MAX_WORDS = 40;

/** Whether a description is one that nobody wrote for this site: "Just another WordPress site", "Meta description here". */
export function isPlaceholderDescription(text: string): boolean {
  const bare = text.trim().replace(/^["'“”«»[({<]+|["'“”«»\])}>.!…]+$/gu, '');
  return wordCount(bare) <= MAX_WORDS && PLACEHOLDER_DESCRIPTION.test(bare);
}
