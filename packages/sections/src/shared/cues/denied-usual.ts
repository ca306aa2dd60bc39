/** What a brand says it is not, makes none of or does without: what people are used to from others, or who stands between. */
interface Denial {
  /** "not", "no", "without", with an article behind it. */
  no: string;
  /** What people are used to, up to its noun; all of it is told. */
  usual: string;
}

const WORDS = "(?: [\\p{L}\\p{M}’'-]+){0,3}";
const NOUN = "[\\p{L}\\p{M}’'-]{3,}";

/** An adjective in front of its noun. */
const ahead = (adjectives: string): string => `(?:${adjectives})(?: ${NOUN})${WORDS}`;
/** An adjective behind its noun, and behind "of" another: "rutinas de fumigación genéricas". */
const behind = (adjectives: string): string =>
  `${NOUN}(?: d\\p{L}{0,2} ${NOUN})? (?:${adjectives})(?: d\\p{L}{0,2} ${NOUN})?`;

const DENIALS: Readonly<Record<string, Denial>> = {
  en: {
    no: '(?:not|no(?: more)?|never|without(?: any)?)(?: just)?(?: (?:an?|another|some|the|your))?',
    usual: `${ahead('traditional|conventional|standard|generic|typical|ordinary|cookie-cutter|one-size-fits-all|mass-produced|off-the-shelf|old-fashioned|anonymous|impersonal|industrial|faceless|run-of-the-mill')}|(?:unnecessary )?middlem[ae]n|(?:ready-made )?templates?|mass production`,
  },
  de: {
    no: '(?:kein(?:e[nmr]?)?|nicht(?: nur)?|ohne)(?: (?:ein(?:e[nmr]?)?|der|die|das))?',
    usual: `${ahead('(?:traditionell|herkömmlich|klassisch|konventionell|gewöhnlich|anonym|industriell|unpersönlich)e[nrsm]?')}|Standard(?:programm|lösung|folien|paket|produkt|ware|angebot|vorlage)\\p{L}*|Massen(?:ware|produkt|abfertigung|produktion|tierhaltung)\\p{L}*|Zwischenhändler\\p{L}*|Fließband\\p{L}*|08/15-\\p{L}+`,
  },
  fr: {
    no: "(?:pas(?: que| seulement)?|non|sans|aucun|aucune|ni|jamais)(?: (?:d['’]?|de|des|une?|les?|la))? ?",
    usual: `${behind('traditionnel(?:le)?s?|conventionnel(?:le)?s?|industriel(?:le)?s?|standard(?:isé(?:e)?)?s?|génériques?|anonymes?|impersonnel(?:le)?s?')}|intermédiaires?|production de masse`,
  },
  es: {
    no: '(?:no|ni|sin|nada de|nunca)(?: (?:es|son|somos|en|como|una?|unos|unas|l[oa]s?|el))*',
    usual: `${behind('tradicional(?:es)?|convencional(?:es)?|industrial(?:es)?|genéric[oa]s?|estándar|anónim[oa]s?')}|intermediarios|producción en (?:masa|serie)`,
  },
  it: {
    no: "(?:non|né|niente|senza|nessun[oa]?)(?: (?:è|sono|siamo|un[oa]?|il|la|gli?|le|i|l['’]))* ?",
    usual: `${behind('tradizional[ei]|convenzional[ei]|industrial[ei]|generic(?:[oa]|h[ei])|standard|anonim[oaie]')}|intermediari|produzione di massa`,
  },
  pt: {
    no: '(?:não|nem|sem|nada de|nunca)(?: (?:é|são|somos|um|uma|uns|umas|[oa]s?))*',
    usual: `${behind('tradicional|tradicionais|convencional|convencionais|industrial|industriais|genéric[oa]s?|padrão|anônim[oa]s?')}|intermediários?|produção em (?:massa|série)`,
  },
  nl: {
    no: '(?:geen|niet|zonder|nooit)(?: (?:een|de|het))?',
    usual: `${ahead('traditionele?|standaard|gewone?|klassieke?|anonieme?|industriële?|onpersoonlijke?|doorsnee')}|massaproductie|tussenpersonen|tussenhandel`,
  },
  sv: {
    no: '(?:inga|ingen|inget|inte|utan)(?: (?:en|ett|någon|något|några))?',
    usual: `${ahead('traditionell[at]?|vanlig[at]?|konventionell[at]?|anonym[at]?|generisk[at]?|opersonlig[at]?|massproducera(?:d|t|de)')}|halvfabrikat|mellanhänder|massproduktion|standardlösning\\p{L}*`,
  },
  da: {
    no: '(?:ingen|intet|ikke|uden)(?: (?:en|et|nogen|noget))?',
    usual: `${ahead('traditionel(?:le|t)?|almindelig[et]?|konventionel(?:le|t)?|anonym[et]?|generisk[e]?|upersonlig[et]?|masseproducere(?:t|de)')}|halvfabrikata|mellemled|masseproduktion|standardløsning\\p{L}*`,
  },
  nb: {
    no: '(?:ingen|intet|ikke|uten)(?: (?:en|et|noen|noe))?',
    usual: `${ahead('tradisjonel(?:le|l|t)|vanlig[et]?|konvensjonel(?:le|l|t)|anonym[et]?|generiske?|upersonlig[et]?|masseprodusert[e]?|ferdige')}|halvfabrikata|mellomledd|masseproduksjon|standardløsning\\p{L}*`,
  },
  pl: {
    no: '(?:nie|bez|żadn\\p{L}+)(?: jest| są)?',
    usual: `${ahead('(?:tradycyjn|zwykł|anonimow|masow|gotow|przemysłow|standardow)\\p{L}+')}|pośredników|szablonów|masowej produkcji`,
  },
  cs: {
    no: '(?:ne|není|bez|žádn\\p{L}+)(?: je| jsou)?',
    usual: `${ahead('(?:tradiční|běžn|anonymní|masov|obyčejn|průmyslov|standardní)\\p{L}*')}|prostředníků|polotovarů|šablon|masové výroby`,
  },
  sk: {
    no: '(?:nie|bez|žiadn\\p{L}+)(?: je| sú)?',
    usual: `${ahead('(?:tradičn|bežn|anonymn|masov|obyčajn|priemyseln|štandardn)\\p{L}+')}|sprostredkovateľov|polotovarov|šablón|masovej výroby`,
  },
  ru: {
    no: '(?:не(?: просто)?|без|никаких|ни)',
    usual: `${ahead('(?:традиционн|обычн|безлик|массов|типов|шаблонн|стандартн|конвейерн)\\p{L}+')}|посредников|шаблонов|полуфабрикатов`,
  },
  uk: {
    no: '(?:не(?: просто)?|без|жодних|ніяких|ні)',
    usual: `${ahead('(?:традиційн|звичайн|безлик|масов|типов|шаблонн|стандартн|конвеєрн)\\p{L}+')}|посередників|шаблонів|напівфабрикатів`,
  },
  bg: {
    no: '(?:не(?: просто)?|без|никакви)(?: са| е)?',
    usual: `${ahead('(?:традицион|обикновен|безлич|масов|типов|шаблон|стандарт)\\p{L}+')}|посредници|шаблони|полуфабрикати`,
  },
  ro: {
    no: '(?:nu|fără|niciun|nicio)(?: (?:cu|un|o|este|sunt|doar))*',
    usual: `${behind('tradițional[eă]?|convențional[eă]?|industrial[eă]?|generic[eă]?|standard|anonim[eă]?|clasic[eă]?')}|intermediari|șabloane|producție de masă`,
  },
  hu: {
    no: '(?:nem|nincs(?:enek)?|se)(?: (?:egy|csak))?',
    usual: `${ahead('hagyományos|átlagos|személytelen|tömeg\\p{L}+|sablonos|szokványos')}`,
  },
  fi: {
    no: '(?:ei|ilman|eikä)',
    usual: `${ahead('(?:perintei|tavalli|kasvoton|teolli)\\p{L}+')}|massatuotan\\p{L}+|välikäsiä|puolivalmisteita`,
  },
  hr: {
    no: '(?:nije|nisu|ne|bez|nema)(?: samo)?',
    usual: `${ahead('(?:tradicionaln|običn|anonimn|masovn|industrijsk|tipsk|generičk)\\p{L}+')}|posrednika|šablona|polugotovih proizvoda`,
  },
  sr: {
    no: '(?:nije|nisu|ne|bez|nema|није|нису|не|без|нема)(?: samo| само)?',
    usual: `${ahead('(?:tradicionaln|običn|anonimn|masovn|industrijsk|tipsk|generičk|традиционалн|обичн|масовн|индустријск)\\p{L}+')}|posrednika|šablona|посредника|шаблона`,
  },
  sl: {
    no: '(?:ni|niso|ne|brez)(?: samo| le)?',
    usual: `${ahead('(?:tradicionaln|običajn|navadn|anonimn|množičn|industrijsk|generičn)\\p{L}+')}|posrednikov|šablon`,
  },
  el: {
    no: '(?:όχι|χωρίς|δεν είναι|καμία|κανένα)(?: (?:ένα|μια|ένας|απλά))*',
    usual: `${ahead('(?:παραδοσιακ|συμβατικ|απρόσωπ|τυποποιημέν|βιομηχανικ)\\p{L}+')}|μεσάζοντες|μεσαζόντων`,
  },
  ca: {
    no: '(?:no|ni|sense|res de)(?: (?:és|són|una?|els|les|el|la))*',
    usual: `${behind('tradicionals?|convencionals?|industrials?|genèri(?:c|ca|cs|ques)|estàndard|anònim(?:a|s|es)?')}|intermediaris`,
  },
  tr: { no: '', usual: '(?:aracı(?: komisyonu| komisyonları)?|seri üretim|fabrikasyon ürün)(?= olmadan| yok| değil)' },
  id: {
    no: '(?:bukan(?: sekadar)?|tanpa|tidak ada)',
    usual: `${behind('tradisional|konvensional|biasa|generik|pabrikan|massal')}|perantara|calo|tengkulak`,
  },
  vi: {
    no: '(?:không(?: phải| qua| có)?|chẳng)',
    usual: `${behind('truyền thống|thông thường|đại trà|công nghiệp')}|trung gian`,
  },
};

/** "No middlemen": it ends its clause. */
const CLAUSE_END = '(?=\\s*(?:[.,;:!…—–]|$))';

const patterns = new Map<string, RegExp>();

/** What a text says that the brand is not or does without, where people are used to it: "anonymous chains"; "" if it does not. */
export function deniedUsual(text: string, language: string): string {
  const denial = DENIALS[language];
  if (!denial) return '';
  const pattern =
    patterns.get(language) ??
    new RegExp(
      `(?<!\\p{L})${denial.no}${denial.no && ' ?'}(?<!\\p{L})(${denial.usual})${language === 'tr' ? '' : CLAUSE_END}`,
      'iu',
    );
  patterns.set(language, pattern);
  return pattern.exec(text)?.[1]?.trim() ?? '';
}
