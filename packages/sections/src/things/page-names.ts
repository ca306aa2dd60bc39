import { readTitle } from '../shared/offer-words/index.ts';
import { NOUN_FIRST } from './activity-head.ts';
import { tellingWords } from './used-in-sentences.ts';

/** Names of pages that any site has, whatever it offers. */
const PAGES = [
  "opening (?:times|hours).*|(?:office|business|visiting) hours|(?:job |current |staff )?vacancies|job (?:openings|offers|opportunities)|careers?|(?:latest|recent|upcoming) .*|(?:exam |match |test |race |election )?results|members?[’']? (?:area|only|login)|(?:covid|corona)\\S*(?: .*)?|.* guidance|(?:school|public|bank) holidays|(?:news|dates|prices|times|hours|contacts?) (?:and|&) .*|.* (?:and|&) (?:news|contacts?|directions|prices)|frequently asked .*|faqs?|terms (?:and|&) .*|useful (?:links|information)|visitor information|term dates",
  'öffnungszeiten.*|sprechzeiten.*|offene stellen|stellenangebote|stellenanzeigen|freie stellen|mitgliederbereich|häufige? .*fragen|häufig gestellte fragen|aktuelle .*|preise und .*|termine und .*|ergebnisse|schulferien',
  "horaires? (?:et|d[’']).*|heures d[’']ouverture.*|offres d[’']emploi|postes? à pourvoir|espace (?:membres?|adhérents?|client)|questions fréquentes|foire aux questions|tarifs et .*|actualités.*|résultats|vacances scolaires|infos? pratiques|informations pratiques",
  'horarios?(?: .*)?|preguntas frecuentes|ofertas? de empleo|empleo|vacantes|tarifas y .*|noticias.*|resultados|área de (?:socios|miembros|clientes)|últimas? .*|últimos .*',
  'orari(?:o)?(?: .*)?|domande frequenti|offerte di lavoro|posizioni aperte|lavora con noi|tariffe e .*|notizie.*|risultati|area (?:soci|riservata|clienti)|ultime? .*|contatti.*',
  'horários?(?: .*)?|perguntas (?:mais )?frequentes|vagas(?: .*)?|ofertas? de emprego|trabalhe conosco|notícias.*|resultados|área (?:do|de) (?:cliente|sócio|membros?)|últim[ao]s .*|horaris? .*|preguntes freqüents',
  'openingstijden.*|(?:openstaande )?vacatures|veelgestelde vragen|nieuws en .*|uitslagen|ledenomgeving|laatste .*|schoolvakanties|prijzen en .*',
  'lediga (?:jobb|tjänster|platser).*|öppettider.*|vanliga frågor.*|senaste .*|medlemssidor|priser och .*|resultat|ledige (?:stillinger|jobs?|stilling).*|åbningstider.*|åpningstider.*|ofte stillede spørgsmål|ofte stilte spørsmål|seneste .*|siste .*|priser og .*|resultater',
  'avoimet työpaikat|aukioloajat.*|usein kysyt\\p{L}+ .*|viimeisim\\p{L}+ .*|ajankohtaista|tulokset|hinnat ja .*|vabad töökohad|lahtiolekuajad.*|korduma kippuvad küsimused|tulemused',
  'godziny (?:otwarcia|pracy|przyjęć).*|oferty pracy|praca|(?:najczęściej|często) zadawane pytania|najnowsze .*|aktualności.*|wyniki|strefa (?:członka|klienta)|cennik.*',
  'voln[áé] (?:místa|pracovní .*|miesta)|voľné (?:pracovné )?miesta|(?:úřední|ordinační|otevírací|provozní|úradné|otváracie) (?:hodiny|doba).*|časté (?:dotazy|otázky)|nejčastější .*|nejnovější .*|najnovšie .*|aktuality.*|výsledky|ceník.*|cenník.*|kariéra',
  'nyitvatartás.*|gyakori kérdések|gyakran ismételt .*|állás(?:ok|ajánlatok)|legfrissebb .*|hírek.*|eredmények|árak és .*|program (?:de lucru|cu publicul)|întrebări frecvente|locuri de muncă|ultimele .*|rezultate|știri.*',
  'radno v(?:ij|r)?eme.*|česta pitanja|slobodna radna m(?:j)?esta|najnovij\\p{L} .*|delovni čas.*|pogosta vprašanja|prosta delovna mesta|najnovejš\\p{L}+ .*|rezultati',
  'часто задаваемые вопросы|(?:часы|режим|время|график) работы.*|вакансии|(?:последние|свежие) .*|новости.*|результаты|личный кабинет|часті (?:за)?питання|поширені запитання|вакансії|графік роботи.*|останні .*|новини.*|работно време.*|често задавани въпроси|свободни .*места|последни .*',
  'çalışma saatleri.*|sık(?:ça)? sorulan sorular|iş ilanları|açık pozisyonlar|son .*|haberler.*|sonuçlar|ώρες λειτουργίας.*|ωράριο.*|συχνές ερωτήσεις|θέσεις εργασίας|τελευταία .*|αποτελέσματα',
  'dažniausi(?:ai)? .*klausimai|darbo laikas.*|laisvos darbo vietos|rezultatai|biežāk uzdotie .*|darba laiks.*|vakances|jaunākie .*|jam (?:buka|operasional).*|lowongan(?: kerja)?|giờ (?:mở cửa|làm việc).*|tuyển dụng|câu hỏi thường gặp',
  'ساعات العمل.*|الأسئلة الشائعة|وظائف.*|آخر .*|أخبار.*|שעות (?:פתיחה|פעילות).*|שאלות (?:נפוצות|ותשובות)|דרושים|משרות.*|ساعات کاری.*|سوالات متداول|فرصت‌های شغلی|استخدام|영업 ?시간.*|자주 묻는 질문|채용.*|최신 .*',
];
/** What any site may sell or give away for a time. */
const SALES = [
  '(?:.* )?(?:tickets|vouchers?|gift (?:cards?|certificates?)|discounts?|coupons?)|(?:(?:summer|winter|spring|autumn|fall|christmas|easter|january|final|clearance|flash|mid-season|end of season) )*(?:sale|clearance)|black friday.*|special offers?',
  '(?:.* )?(?:gutscheine?|geschenkgutscheine?|rabatte?|eintrittskarten|sonderangebote?|schlussverkauf|sommerschlussverkauf|ausverkauf)|(?:bons?|chèques?|cartes?)[ -]cadeaux?|soldes.*|réductions|promotions?.*|billetterie|billets?',
  'rebajas.*|descuentos.*|tarjetas? (?:de )?regalo|entradas|cheques? regalo|saldi.*|sconti.*|buoni? regalo|biglietti|descontos.*|vales?[ -](?:presente|oferta)|cartão presente|saldos.*|ingressos|bilhetes|liquidação',
  '(?:cadeau)?bonnen|cadeaukaarten|kortingen?|uitverkoop|opruiming|presentkort|biljetter|gavekort|udsalg|billetter|billetten?|tilbud|salg|lahjakort\\p{L}+|alennus\\p{L}+|liput|kinkekaar\\p{L}+|soodustus\\p{L}*|piletid',
  'bony podarunkowe|karty podarunkowe|wyprzedaż.*|rabaty|promocj[ae]|zniżki|bilety|dárkové (?:poukazy|poukázky|certifikáty)|slevy|výprodej|vstupenky|darčekové .*|zľavy|výpredaj|poklon bonovi|popusti|rasprodaja|ulaznice|vstopnice',
  'kedvezmények|akciók|ajándékutalvány\\p{L}*|jegyek|reduceri|vouchere|bilete|oferte speciale|скидки|распродажа|акции|билеты|подарочные (?:сертификаты|карты)|знижки|розпродаж|квитки|отстъпки|намаления|билети',
  'indirimler?|hediye (?:kartı|çeki)|biletler?|εκπτώσεις|προσφορές|δωροκάρτες|εισιτήρια|nuolaidos|dovanų kuponai|bilietai|atlaides|dāvanu kartes|biļetes|diskon|khuyến mãi|تخفيضات|خصومات|تذاكر|מבצעים|כרטיסים|تخفیف‌?ها|بلیط|할인|티켓',
];
/** What anything may bring: slogans are of it. */
const BLESSINGS = [
  'happiness|smiles?|joy|growth|success|peace of mind|peace|confidence|freedom|hope|love|excellence|innovation|passion|satisfaction|dreams?|prosperity|harmony',
  'erfolge?|glück|lächeln|wachstum|vertrauen|freiheit|zufriedenheit|lebensfreude|lebensqualität|wohlbefinden|gelassenheit|seelenfrieden|freude|zukunft|träume|harmonie|hoffnung',
  "bonheur|sourires?|croissance|succès|réussite|sérénité|tranquillité(?: d[’']esprit)?|confiance|liberté|bien-être|joie|rêves?|harmonie|espoir|avenir",
  'felicidad|sonrisas?|crecimiento|éxito|tranquilidad|confianza|libertad|bienestar|alegría|sueños|armonía|esperanza|futuro|felicitat|somriures?|creixement|èxit|tranquil·litat|confiança|llibertat|benestar',
  'felicità|sorris[oi]|crescita|successo|tranquillità|serenità|fiducia|libertà|benessere|gioia|sogni|armonia|speranza|futuro',
  'felicidade|sorrisos?|crescimento|sucesso|tranquilidade|confiança|liberdade|bem-estar|alegria|sonhos|harmonia|esperança',
  'geluk|glimlach(?:en)?|groei|succes|gemoedsrust|vertrouwen|vrijheid|welzijn|plezier|toekomst|dromen|levensgeluk|werkgeluk',
  'lycka|leenden|tillväxt|framgång|sinnesro|självförtroende|frihet|välbefinnande|glädje|lykke|vækst|vekst|succes|suksess|ro i sindet|selvtillid|selvtillit|frihed|frihet|velvære|trivsel|glæde|glede|framgang',
  'onnellisuu\\p{L}+|onni|onnea|hymy\\p{L}*|kasvu\\p{L}*|menesty\\p{L}+|mielenrauha\\p{L}*|luottamu\\p{L}+|vapau\\p{L}+|õnn|naeratus\\p{L}*|kasv|meelerahu|vabadus|heaolu',
  'szczęści\\p{L}+|uśmiech\\p{L}*|rozwój|rozwoju|wzrost\\p{L}*|sukces\\p{L}*|spok[oó]j\\p{L}*|pewnoś\\p{L}+|wolnoś\\p{L}+|zadowoleni\\p{L}+|radoś\\p{L}+',
  'štěstí|úsměv\\p{L}*|růst\\p{L}*|úspěch\\p{L}*|klid\\p{L}*|důvěr\\p{L}*|svobod\\p{L}*|pohod\\p{L}*|radost\\p{L}*|šťasti\\p{L}*|úsmev\\p{L}*|rast|úspech\\p{L}*|pokoj duše|dôver\\p{L}*|slobod\\p{L}*|sreć[aeiu]|osmi?jeh\\p{L}*|osmeh\\p{L}*|uspjeh\\p{L}*|uspeh\\p{L}*|nasmeh\\p{L}*|sreč[aeo]',
  'boldogság\\p{L}*|mosoly\\p{L}*|növekedés\\p{L}*|siker\\p{L}*|nyugalom|lelki béke|bizalom|szabadság|jóllét|öröm\\p{L}*|fericire\\p{L}*|zâmbet\\p{L}*|creștere\\p{L}*|succes\\p{L}*|liniște\\p{L}*|încredere\\p{L}*|libertate\\p{L}*|bunăstare\\p{L}*',
  'счасть\\p{L}+|улыб\\p{L}+|рост|успех\\p{L}*|спокойстви\\p{L}+|уверенност\\p{L}+|свобод\\p{L}+|благополучи\\p{L}+|радост\\p{L}+|щаст\\p{L}+|посмішк\\p{L}+|усмішк\\p{L}+|зростання|успіх\\p{L}*|спокій|впевненіст\\p{L}+|усмивк\\p{L}+|растеж|спокойствие',
  'mutluluk|gülümseme\\p{L}*|gülüş\\p{L}*|büyüme|başarı|huzur|güven|özgürlük|ευτυχία|χαμόγελ\\p{L}+|ανάπτυξη|επιτυχία|ηρεμία|ελευθερία|laimė|šypsen\\p{L}+|sėkm\\p{L}+|ramyb\\p{L}+|laime|smaid\\p{L}+|izaugsme|panākum\\p{L}+|kebahagiaan|senyuman?|kesuksesan|hạnh phúc|nụ cười|thành công',
  'سعادة|ابتسامة|نجاح|نمو|حرية|راحة البال|אושר|חיוכים?|הצלחה|צמיחה|שקט נפשי|חופש|خوشبختی|لبخند|موفقیت|آرامش|행복|미소|성장|성공',
];

const wholly = (alternatives: readonly string[]): RegExp => new RegExp(`^(?:${alternatives.join('|')})$`, 'iu');
const PAGE_OR_SALE = wholly([...PAGES, ...SALES]);
const BLESSING = wholly(BLESSINGS);
/** With more words it is of something: "growth marketing for dentists". */
const MAX_TELLING = 2;

/** Whether words name a page or a sale of any site, and nothing that only this brand offers. */
export const isPageName = (words: string, language: string): boolean =>
  PAGE_OR_SALE.test(words) || readTitle(words, language).nonOffers.has('labels');

/** Whether words are of what anything may bring: "happiness", "zdrowy uśmiech". */
export function isBlessing(words: string, language: string): boolean {
  const all = words.split(/\s+/u);
  const head = NOUN_FIRST.has(language) ? all[0] : all.at(-1);
  return (
    BLESSING.test(words) || (all.length <= MAX_TELLING && tellingWords(words).length > 0 && BLESSING.test(head ?? ''))
  );
}
