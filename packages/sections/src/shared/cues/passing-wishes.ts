import { type LanguagePatterns, matchesPatterns } from '../text/index.ts';

/** Plans of these days: "next week", "for the time being", "on the same day". */
const PASSING_TIMES: LanguagePatterns = {
  en: '(?:next|this|last) (?:week|weekend|month|year|spring|summer|autumn|winter)|for the time being|at the moment|tonight|same day',
  de: '(?:nächste[nmrs]?|kommende[nmrs]?|diese[nmrs]?) (?:woche|wochenende|monat|jahr|frühjahr|frühling|sommer|herbst|winter)|derzeit|zurzeit|zur zeit|heute abend|selben tag',
  fr: "(?:la semaine|le mois|l'année|l'été|l'hiver|le printemps) prochaine?|cette semaine|ce mois-ci|cette année|cet été|cet hiver|en ce moment|ce soir|même jour",
  es: '(?:la semana|el mes|el año|el verano) que viene|la próxima semana|el próximo (?:mes|año)|esta semana|este (?:mes|año|verano|invierno)|en este momento|esta noche|mismo día',
  it: "la prossima settimana|il prossimo (?:mese|anno)|questa settimana|questo mese|quest'(?:anno|estate|inverno)|in questo momento|stasera|stesso giorno",
  pt: 'na próxima semana|no próximo (?:mês|ano)|esta semana|este (?:mês|ano|verão)|neste momento|no momento|hoje à noite|mesmo dia',
  nl: '(?:volgende?|komende?|deze|dit) (?:week|weekend|maand|jaar|voorjaar|zomer|herfst|winter)|op dit moment|momenteel|vanavond|dezelfde dag',
  sv: '(?:nästa|denna) (?:vecka|månad|år)|i (?:sommar|vinter|höst|vår|kväll|helgen|år)|för närvarande|just nu|samma dag',
  da: '(?:næste|denne) (?:uge|måned|år)|til (?:sommer|vinter|efteråret|foråret)|i (?:aften|weekenden|år)|for tiden|i øjeblikket|samme dag',
  nb: '(?:neste|denne) (?:uke|måned|år)|til (?:sommeren|vinteren|høsten|våren)|i (?:kveld|helgen|år)|for tiden|for øyeblikket|samme dag',
  fi: '(?:ensi|tällä) (?:viiko|kuu|vuo|kesä|talve)\\p{L}*|tänä (?:vuonna|kesänä|talvena|iltana)|parhaillaan|saman päivän',
  pl: 'w (?:przyszłym|tym|następnym) (?:tygodniu|miesiącu|roku)|(?:tego|przyszłego) (?:lata|roku)|obecnie|dziś wieczorem|tego samego dnia',
  cs: '(?:příští|tento) (?:týden|měsíc|rok)|letos|napřesrok|momentálně|dnes večer|týž den',
  sk: '(?:budúci|tento) (?:týždeň|mesiac|rok)|tohto roku|momentálne|dnes večer|ten istý deň',
  hu: '(?:jövő|ezen a) (?:héten|hónapban|évben)|idén|jövőre|jelenleg|ma este|aznap',
  ro: '(?:săptămâna|luna|vara) (?:viitoare|aceasta)|anul (?:viitor|acesta)|în prezent|momentan|diseară|aceeași zi',
  hr: '(?:sljedeć|ov)\\p{L}+ (?:tjed|mjesec|godin|ljet)\\p{L}*|trenutačno|trenutno|večeras|isti dan',
  sr: '(?:sledeć|ov)\\p{L}+ (?:nedelj|mesec|godin|let)\\p{L}*|trenutno|večeras|isti dan|(?:следећ|ов)\\p{L}+ (?:недељ|месец|годин|лет)\\p{L}*|тренутно|вечерас|исти дан',
  sl: '(?:naslednj|t)\\p{L}+ (?:teden|mesec|leto)|trenutno|nocoj|isti dan',
  ru: 'на (?:следующей|этой) неделе|в (?:следующем|этом) (?:месяце|году)|этим летом|тот же день',
  uk: '(?:наступного|цього) (?:тижня|місяця|року|літа)|того ж дня',
  bg: '(?:следващата|тази) (?:седмица|година)|(?:следващия|този) месец|в момента|тази вечер|същия ден',
  el: '(?:την επόμενη|αυτή την?) (?:εβδομάδα|χρονιά)|τον επόμενο μήνα|φέτος|του χρόνου|αυτή τη στιγμή|απόψε|ίδια μέρα',
  tr: '(?:gelecek|önümüzdeki|bu) (?:hafta|ay|yıl|yaz|kış)|şu anda|bu akşam|aynı gün',
  id: '(?:minggu|bulan|tahun) depan|saat ini|hari yang sama',
  ja: '来週|来月|来年|年内|当日中',
  zh: '下周|下週|下个月|下個月|明年|当天|當天',
  ko: '다음 ?(?:주|달)|내년|당일',
  ca: "(?:la setmana|el mes|l'any) que ve|aquest(?:a setmana| mes| any| estiu)|en aquest moment|mateix dia",
};

/** What a club wants to reach in a season. */
const LEAGUES: LanguagePatterns = {
  en: '(?:leagues?|semi-?finals?|play-?offs?|relegation)',
  de: '(?:halbfinale\\p{L}*|finale|relegation|klassenerhalt|aufstieg|\\p{L}*liga)',
  fr: '(?:demi-finales?|quarts? de finale|play-?offs?|nationale \\d)',
  es: '(?:semifinal(?:es)?|(?:primera|segunda|tercera) división)',
  it: '(?:semifinal[ei]|serie [abcd]|play-?off)',
  pt: '(?:semifinal|semifinais|(?:primeira|segunda|terceira) divisão)',
  nl: '(?:halve finales?|eerste klasse|promotie naar|play-?offs?)',
  sv: '(?:semifinal\\p{L}*|slutspel\\p{L}*|allsvensk\\p{L}*)',
  da: '(?:semifinale\\p{L}*|slutspil\\p{L}*|superliga\\p{L}*)',
  nb: '(?:semifinale\\p{L}*|opprykk|sluttspill\\p{L}*|\\p{L}+ divisjon)',
  fi: '(?:välieri\\p{L}*|loppuottelu\\p{L}*)',
  pl: '(?:półfina\\p{L}*|lidze|ligi|ligę)',
  cs: '(?:semifinále|první lig\\p{L}|druhé ligy)',
  sk: '(?:semifinále|prvej ligy|druhej ligy)',
  hu: '(?:elődöntő\\p{L}*|bajnokság\\p{L}*)',
  ro: '(?:semifinal\\p{L}*|liga (?:întâi|a \\p{L}+))',
  ru: '(?:полуфинал\\p{L}*|высш\\p{L}+ лиг\\p{L}+)',
  uk: '(?:півфінал\\p{L}*|вищ\\p{L}+ ліг\\p{L}+)',
  tr: '(?:yarı final\\p{L}*|ligde|play-?off\\p{L}*)',
  ja: '(?:準決勝|優勝|リーグ)',
  ko: '(?:준결승|우승|리그)',
};

/** What is said to readers in passing: thanks, reminders, apologies. */
const COURTESIES: LanguagePatterns = {
  en: '(?:thank|remind|apologi[sz]e|congratulate|welcome you|invite you)',
  de: '(?:(?:\\p{L}+ ){0,8}(?:danken|bedanken|entschuldigen|gratulieren|daran erinnern))',
  fr: '(?:(?:vous |tous )?(?:remercier|rappeler|féliciter)|nous excuser)',
  es: '(?:agradecer|recordar(?:les|te|os)|felicitar|disculpar\\p{L}*)',
  it: '(?:ringraziar\\p{L}+|ricordar(?:e|vi) (?:che|a tutti)|scusar\\p{L}+)',
  pt: '(?:agradecer|lembrar que|parabenizar|desculpar)',
  nl: '(?:(?:\\p{L}+ ){0,8}(?:danken|bedanken|herinneren|feliciteren))',
  sv: '(?:tacka|påminna|be om ursäkt|gratulera)',
  da: '(?:(?:gerne )?(?:takke|minde om|beklage|ønske tillykke))',
  nb: '(?:(?:gjerne )?(?:takke|minne om|beklage|gratulere))',
  fi: '(?:kiittä\\p{L}+|muistutta\\p{L}+|pahoitel\\p{L}+)',
  pl: '(?:podziękować|przypomnieć|przeprosić|pogratulować)',
  cs: '(?:poděkovat|připomenout|omluvit)',
  sk: '(?:poďakovať|pripomenúť|ospravedlniť)',
  hu: '(?:megköszön\\p{L}+|emlékeztet\\p{L}+)',
  ro: '(?:să )?(?:mulțum\\p{L}+|reamint\\p{L}+)',
  hr: '(?:zahvaliti|podsjetiti|ispričati se)',
  sl: '(?:zahvaliti|opomniti|opravičiti)',
  ru: '(?:поблагодарить|напомнить|извиниться)',
  uk: '(?:подякувати|нагадати|вибачитися)',
  bg: '(?:да )?(?:благодар\\p{L}+|напомн\\p{L}+)',
  el: '(?:να )?(?:ευχαριστήσ\\p{L}+|υπενθυμίσ\\p{L}+)',
  ca: '(?:agrair|recordar-vos|felicitar)',
};
const COURTESY: LanguagePatterns = Object.fromEntries(
  Object.entries(COURTESIES).map(([language, verbs]) => [
    language,
    `^[^\\p{L}]*(?:(?:to|zu|te|om|die|de|a|di|att|at|å|je|jest) ){0,2}(?:${verbs})`,
  ]),
);

/** Whether what somebody aims at is of these days, or of a season in a league. */
export const isOfTheseDays = (rest: string, language: string): boolean =>
  matchesPatterns(rest, PASSING_TIMES, language) || matchesPatterns(rest, LEAGUES, language);

/** The same of a wish, which may also be a courtesy. */
export const isPassingWish = (rest: string, language: string): boolean =>
  isOfTheseDays(rest, language) || matchesPatterns(rest, COURTESY, language);
