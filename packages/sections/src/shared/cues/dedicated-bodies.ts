import { findPattern, type LanguagePatterns, matchesPatterns } from '../text/index.ts';

/** "An association dedicated to the protection of birds", "…which works for…": what a body without profit is there for. */
const DEDICATED_BODIES: LanguagePatterns = {
  en: '(?<!(?:which|that|who|clients?|partners?) )(?:(?:is|are|build|create|foster) (?:an?|the) (?:[\\p{L}-]+ ){0,6}|(?<=, )an? (?:[\\p{L}-]+ ){0,3}|(?:the|our) )(?:organi[sz]ation|foundation|charity|association|non-?profit|ngo|trust|federation|collective|society|community|network|group|company)(?:,? (?:that|which) (?:is|are|has been)| is)? (?:dedicated|devoted|committed) to',
  de: '(?:\\p{L}*verein|\\p{L}*stiftung|organisation|\\p{L}*initiative|\\p{L}*verband|ngo),? (?:der|die) sich .{3,90}(?:verschrieben hat|widmet|einsetzt|engagiert|stark macht)',
  fr: "(?:association|fondation|ong|fédération|collectif)(?: \\p{L}+){0,3},? (?:qui (?:se consacre|se dédie|œuvre|milite|s['’]engage)|dédiée? à|dédiée? au|engagée? (?:pour|dans|en faveur))",
  es: '(?:asociación|fundación|ong|federación|colectivo)(?: \\p{L}+){0,4},? (?:(?:que (?:se dedica|trabaja|lucha)|dedicad[ao]s?) (?:a|al|por|para)|comprometid[ao]s? con|que vela por)',
  it: "(?:associazione|fondazione|ong|onlus|federazione|comitato)(?: \\p{L}+){0,4},? (?:che si (?:dedica|occupa|impegna)|dedicata|impegnata) (?:a|all[ao]|ai|agli|alle|al|all['’]|nell[ao]|nel|per|di|dell[ao])",
  pt: '(?:associação|fundação|ong|federação|coletivo)(?: \\p{L}+){0,4},? (?:(?:que se dedica|dedicad[ao]s?|voltad[ao]s?) (?:a|à|ao|aos|às|para)|comprometid[ao]s? com|que (?:luta|trabalha) (?:por|pela|pelo))',
  nl: '(?:stichting|vereniging|federatie|collectief)(?: \\p{L}+){0,3},? die (?:zich (?:inzet|richt op|toelegt)|werkt aan|opkomt)',
  sv: '(?:förening|stiftelse|organisation|förbund|rörelse)(?:,)? som (?:arbetar|verkar|kämpar) för(?! (?:närvarande|tillfället))',
  da: '(?:forening|fond|organisation|forbund|bevægelse),? (?:der|som) (?:arbejder|virker|kæmper) for(?! (?:tiden|øjeblikket))',
  nb: '(?:forening|stiftelse|organisasjon|forbund|bevegelse),? som (?:arbeider|jobber|virker|kjemper) for(?! (?:tiden|øyeblikket))',
  fi: '(?:yhdistys|säätiö|järjestö|liitto), joka (?:edistää|tukee|toimii .{2,60} (?:hyväksi|puolesta))',
  pl: '(?:stowarzyszenie|fundacja|federacja)(?: \\p{L}+){0,3},? (?:(?:które|która|który) (?:działa na rzecz|wspiera|zajmuje się (?:ochroną|pomocą|wspieraniem|promocją|edukacją))|działając[ay] na rzecz|wspierając[ay])',
  cs: '(?:spolek|sdružení|nadace)(?: \\p{L}+){0,3}, kter[ýáé] (?:se (?:věnuje|zasazuje)|usiluje|podporuje|pomáhá)',
  sk: '(?:spolok|združenie|nadácia)(?: \\p{L}+){0,3}, ktor[ýáé] (?:sa (?:venuje|zasadzuje)|usiluje|podporuje|pomáha)',
  ro: '(?:asociație|fundație|federație)(?: \\p{L}+){0,3},? (?:dedicată|care (?:se dedică|sprijină|luptă|militează|lucrează pentru))',
  ru: '(?:фонд|ассоциация|объединение)(?: \\p{L}+){0,3}, котор(?:ый|ая|ое) (?:занимается (?:защитой|помощью|поддержкой|развитием)|помогает|поддерживает|борется)',
  uk: "(?:фонд|асоціація|спілка|об['’]єднання)(?: \\p{L}+){0,3}, (?:як(?:ий|а|е)|що) (?:займається (?:захистом|допомогою|підтримкою|розвитком)|допомагає|підтримує|бореться)",
  bg: '(?:фондация|сдружение)(?: \\p{L}+){0,3}, (?:който|която|което) (?:работи за|подкрепя|помага|се бори)|(?:фондация|сдружение),? посветен[ао]',
  hr: '(?:udruga|zaklada)(?: \\p{L}+){0,3} koj[aei] se (?:bavi (?:zaštitom|promicanjem|pomaganjem)|zalaže)',
  sr: '(?:udruženje|fondacija)(?: \\p{L}+){0,3} koj[aei] se (?:bavi (?:zaštitom|promocijom|pomaganjem)|zalaže)',
  sl: '(?:društvo|ustanova|zveza|združenje)(?: \\p{L}+){0,3},? (?:ki (?:si prizadeva|se posveča|se zavzema)|namenjen[oa])',
  el: '(?:σύλλογος|σωματείο|ίδρυμα|οργάνωση)(?: \\p{L}+){0,3},? (?:αφιερωμέν(?:ος|ο|η) (?:σ\\p{L}+)|που (?:εργάζεται|αγωνίζεται|στηρίζει|προωθεί))',
  tr: '\\p{L}+(?:maya|meye) (?:adanmış|kendini adamış) bir (?:\\p{L}+ )?(?:dernek|vakıf)\\p{L}*',
  ja: 'に(?:取り組む|取り組んでいる|貢献する|寄与する)(?:非営利)?(?:団体|法人|組織|協会|NPO)です',
  zh: '(?:致力于|致力於).{2,60}的(?:非营利|非營利|公益)?(?:组织|組織|协会|協會|基金会|基金會)',
  ca: '(?:associació|fundació|ong|federació)(?: \\p{L}+){0,3},? (?:dedicada|que (?:es dedica|treballa|lluita)|compromesa)',
};

/** What is sold, or customers, behind it: "an association dedicated to sales". */
const OF_TRADE =
  /(?<!\p{L})(?:sales?|customers?|clients?|verkauf|kunden|ventes?|ventas?|compraventa|vendita|clienti|vendas?|verkoop|klanten|försäljning|kunder|salg|sprzedaż\p{L}*|klient\p{L}*|prodej\p{L}*|predaj\p{L}*|zákazn\p{L}*|vânzar\p{L}*|clienț\p{L}*|продаж\p{L}*|клиент\p{L}*|клієнт\p{L}*|satış|müşteri\p{L}*)(?!\p{L})/iu;

/** "Is", with which a brand says what it is. Languages whose predicate is no word before the noun have none. */
const COPULAS: Readonly<Record<string, string>> = {
  de: 'ist|sind',
  fr: 'est|sommes',
  es: 'es|somos',
  it: 'è|siamo',
  pt: 'é|somos',
  nl: 'is|zijn',
  sv: 'är',
  da: 'er',
  nb: 'er',
  fi: '(?<!saajana )on|olemme',
  pl: 'jest|jesteśmy|to',
  cs: 'je|jsme',
  sk: 'je|sme',
  ro: 'este|e|suntem',
  ru: '[–—]',
  uk: '[–—]',
  bg: 'е|сме',
  hr: 'je|smo',
  sr: 'je|smo',
  sl: 'je|smo',
  el: 'είναι|είμαστε',
  ca: 'és|som',
};

/** Prepositions and memberships, by which it is somebody else's body: "is for an association", "is a member of". */
const OF_OTHERS: LanguagePatterns = {
  de: 'für|bei|in|von|mit|an|zu|mitglied\\p{L}*',
  fr: 'pour|à|avec|chez|dans|membre',
  es: 'para|con|en|por|miembro',
  it: 'per|con|presso|membro',
  pt: 'para|com|em|membro',
  nl: 'voor|met|bij|lid',
  sv: 'för|med|hos|medlem',
  da: 'for|med|hos|medlem',
  nb: 'for|med|hos|medlem',
  pl: 'dla|z|w|członki\\p{L}+',
  cs: 'pro|s|v|u|člen\\p{L}*',
  sk: 'pre|s|v|u|člen\\p{L}*',
  ro: 'pentru|cu|la|membr\\p{L}+',
  ru: 'для|в|с|член\\p{L}*',
  uk: 'для|у|в|з|член\\p{L}*',
  bg: 'за|при|член\\p{L}*',
  hr: 'za|pri|kod|član\\p{L}*',
  sr: 'za|pri|kod|član\\p{L}*',
  sl: 'za|pri|član\\p{L}*',
  el: 'για|με|σε|μέλος',
  ca: 'per|amb|a|membre',
};

/** Others' bodies as subjects: "our client is a charity". */
const OTHERS = /(?:kund|partner|client|klient|zákaz|клиент|партн)/iu;

/** What stands before the noun: "Acme is an …", "we are a …", with no more than adjectives between. */
const PREDICATES: Readonly<Record<string, RegExp>> = Object.fromEntries(
  Object.entries(COPULAS).map(([language, words]) => [
    language,
    new RegExp(`^((?:\\S+ ){0,6}?)(?:${words})( (?:[^\\s.;:]+ ){0,6}| (?:un|[dl])['’])$`, 'iu'),
  ]),
);

/** Languages whose predicate is no word before the noun: nobody else may be named before it. */
const OTHERS_BEFORE: Readonly<Record<string, RegExp>> = {
  ja: /寄付|支援先|パートナー|お客様|取引先|会員/u,
  zh: /捐|合作|客户|客戶|伙伴|夥伴/u,
  tr: /bağış|ortağımız|müşteri|üyesi/iu,
};

/** Whether a sentence defines a body by what it is dedicated to. */
export function isDedicatedBody(text: string, language: string): boolean {
  const found = findPattern(text, DEDICATED_BODIES, language);
  if (!found || OF_TRADE.test(text.slice(found.start))) return false;
  const before = text.slice(0, found.start);
  const predicate = PREDICATES[language];
  if (!predicate) return !OTHERS_BEFORE[language]?.test(before);
  const [whole, subject = '', adjectives = ''] = predicate.exec(before) ?? [];
  return whole !== undefined && !matchesPatterns(adjectives, OF_OTHERS, language) && !OTHERS.test(subject);
}
