import { type CompleteLanguagePatterns, matchesPatterns, normalizeWhitespace, wholeText } from '../text/index.ts';
import { MAX_HEADING_LENGTH } from './section-kinds.ts';

const OF_APPLICANTS =
  /(?<!\p{L})(?:we(?:['’]re| are)? (?:also |now |currently )?(?:look(?:ing)? for|seek(?:ing)?)|hiring|applicants?|candidates?|require[sd]?|wir suchen|suchen wir|gesucht|bewerber\p{L}*|cherchons|recherchons|recrutons|recrute|candidats?|buscamos|candidat[oa]s|cerchiamo|procuramos|zoeken|sollicitant\p{L}*|söker|sökande|søger|søker|ansøger\p{L}*|etsimme|hakij\p{L}+|szukamy|poszukujemy|zatrudni\p{L}+|kandydat\p{L}*|hledáme|uchazeč\p{L}*|hľadáme|uchádzač\p{L}*|ищем|требу\p{L}+|кандидат\p{L}*|шукаємо|потрібен|търсим|keresünk|jelentkező\p{L}*|căutăm|tražimo|iščemo|arıyoruz|aday\p{L}*|otsime|meklējam|ieškome|ζητάμε|αναζητούμε)(?!\p{L})/iu;

/** Whether a text says whom the brand wants to hire, of whom it then asks something: "We are looking for cooks with two years of experience". */
export const asksForApplicants = (text: string): boolean => OF_APPLICANTS.test(text);

/** Headings above what a job, or being a member, asks of somebody: "What we expect of applicants", "Driver wanted". */
const EXPECTATIONS: CompleteLanguagePatterns = {
  en: "(?:what )?(?:we|it) (?:expects?|requires?|demands?|asks?|looks? for|takes)(?: .*)?|(?:qualities|skills|people|values) (?:that )?we (?:look for|expect|need).*|what we (?:value|look for|want|need) in (?:(?:our|an?|all|new|every) )?(?:\\p{L}+ )?(?:applicants?|candidates?|recruits?|members?|employees?|staff|volunteers?|you)|.* (?:of|in|from|for) (?:our |all |new )?(?:applicants?|candidates?|recruits)|you (?:should|must|will need)(?: .*)?|you (?:need|have|are)|.* wanted|(?:become|being|be) a (?:member|volunteer)|membership|work (?:with|for) us|we(?:['’]re| are) (?:hiring|recruiting)(?: .*)?|(?:job|open) (?:offers?|positions?|openings?)|careers?|jobs?|vacancies",
  de: '(?:(?:was|das) )?(?:wir )?(?:von .{2,40} )?(?:erwarten|verlangen|wünschen)(?: wir)?(?: uns)?(?: (?:von|auch|uns).*)?|(?:anforderungen|erwartungen) an .*|.* von (?:unseren )?bewerber\\p{L}*|(?:du solltest|sie sollten|sie bringen)(?: .*)?|du (?:hast|bist)|sie (?:haben|sind)|.* gesucht|mitgliedschaft|mitglied werden|jobs|karriere|stellen(?:angebote)?|offene stellen|wir suchen(?: .*)?',
  fr: "(?:ce que )?(?:nous|on) (?:attend|demand|exige|recherch)\\p{L}*(?: .*)?|.* (?:des|de nos|aux|du) candidat\\p{L}*|vous devez(?: .*)?|vous (?:avez|êtes)|devenir (?:membre|bénévole|adhérent)|adhé(?:sion|rer)|nous recrutons(?: .*)?|on recrute(?: .*)?|offres? d['’]emploi|emplois?|recrutement|carrières?|.* recherchée?s?",
  es: '(?:qué|lo que) (?:esperamos|pedimos|exigimos)(?: .*)?|.* (?:de los|del|a los|de nuestros) candidat\\p{L}*|debes(?: .*)?|se (?:busca|necesita|requiere)(?: .*)?|haz?te (?:socio|miembro|voluntario)|hacerse (?:socio|miembro)|ofertas? de (?:empleo|trabajo)|empleo|trabaja con nosotros',
  it: '(?:che )?cosa (?:ci aspettiamo|chiediamo|cerchiamo)(?: .*)?|.* (?:dai|dei|ai) candidat\\p{L}*|devi(?: .*)?|cercasi(?: .*)?|.* cercasi|divent(?:a|are) (?:socio|membro|volontario)|offert[ae] di lavoro|posizioni aperte|lavora con noi|cerchiamo(?: .*)?',
  pt: 'o que (?:esperamos|pedimos|exigimos)(?: .*)?|.* (?:dos|aos|de) candidat\\p{L}*|precisa-se(?: .*)?|procura-se(?: .*)?|(?:seja|torne-se|ser) (?:um )?(?:sócio|associado|membro|voluntário)|(?:ofertas?|vagas?) de (?:emprego|trabalho)|vagas|trabalhe conosco',
  nl: '(?:wat )?(?:wij|we|ik) (?:van .{2,30} )?(?:verwachten|vragen|eisen)(?: .*)?|.* (?:van|aan) (?:onze |de )?(?:kandidaten|sollicitanten)|jij (?:hebt|heeft|bent)|.* gezocht|gezocht.*|lid worden|lidmaatschap|openstaande functies|vacatures?|werken bij ons',
  sv: '(?:vad )?vi (?:förväntar|kräver|begär)(?: .*)?|.* (?:av|på) (?:sökande|kandidater)|du (?:har|är|ska)|.* sökes|medlemskap|bli medlem|lediga (?:jobb|tjänster)|jobba hos oss',
  da: '(?:hvad )?vi (?:forventer|kræver)(?: .*)?|(?:hvad )?forventer vi(?: .*)?|.* (?:af|til) (?:ansøgere|kandidater)|du (?:har|er|skal)|.* søges|medlemskab|bliv medlem|ledige (?:job|stillinger)',
  nb: '(?:hva )?vi (?:forventer|krever)(?: .*)?|(?:hva )?forventer vi(?: .*)?|.* (?:av|til) (?:søkere|kandidater)|du (?:har|er|må)|.* søkes|medlemskap|bli medlem|ledige (?:jobber|stillinger)',
  fi: '(?:mitä )?odotamme(?: .*)?|.* hakijoilta|haetaan(?: .*)?|.* haetaan|jäseneksi|jäsenyys|liity jäseneksi|avoimet (?:työ)?paikat',
  pl: '(?:czego )?oczekujemy(?: .*)?|.* (?:od|wobec) kandydat\\p{L}*|zatrudnimy(?: .*)?|szukamy(?: .*)?|poszukiwan\\p{L}+(?: .*)?|(?:zostań|jak zostać) członk\\p{L}+|członkostwo|oferty pracy|praca|kariera',
  cs: '(?:co )?(?:očekáváme|požadujeme)(?: .*)?|.* (?:od|na) (?:uchazeč|kandidát)\\p{L}*|hledáme(?: .*)?|přijmeme(?: .*)?|staňte se členem|členství|volná (?:pracovní )?místa|kariéra',
  sk: '(?:čo )?(?:očakávame|požadujeme)(?: .*)?|.* (?:od|na) (?:uchádzač|kandidát)\\p{L}*|hľadáme(?: .*)?|prijmeme(?: .*)?|staňte sa členom|členstvo|voľné (?:pracovné )?miesta|kariéra',
  hu: '(?:amit |mit )?(?:várunk|elvárunk|kérünk)(?: .*)?|.* (?:a )?(?:jelentkező|jelölt)\\p{L}*(?:től|tól)|.* keresünk|keresünk.*|légy tag|tagság|állásajánlat\\p{L}*',
  ro: 'ce (?:așteptăm|cerem)(?: .*)?|.* (?:de la|pentru) candida\\p{L}*|angajăm(?: .*)?|căutăm(?: .*)?|devino membru|locuri de muncă',
  bg: '(?:какво )?(?:очакваме|изискваме)(?: .*)?|.* (?:от|към) кандидат\\p{L}*|търсим(?: .*)?|търси се(?: .*)?|стани член|членство|свободни (?:работни )?места',
  hr: '(?:što )?(?:očekujemo|zahtijevamo)(?: .*)?|.* od kandidat\\p{L}*|tražimo(?: .*)?|traži se(?: .*)?|postani(?:te)? član|članstvo|slobodna (?:radna )?mjesta',
  sr: '(?:šta )?(?:očekujemo|zahtevamo)(?: .*)?|.* od kandidat\\p{L}*|tražimo(?: .*)?|traži se(?: .*)?|postani(?:te)? član|članstvo|slobodna radna mesta|(?:шта )?(?:очекујемо|захтевамо)(?: .*)?|.* од кандидат\\p{L}*|тражимо(?: .*)?|чланство',
  sl: '(?:kaj )?(?:pričakujemo|zahtevamo)(?: .*)?|.* od kandidat\\p{L}*|iščemo(?: .*)?|postani(?:te)? član|članstvo|prosta delovna mesta',
  el: '(?:τι )?(?:περιμένουμε|απαιτούμε|αναζητούμε)(?: .*)?|.* (?:από τους|των) υποψηφί\\p{L}*|ζητείται(?: .*)?|γίνε μέλος|θέσεις εργασίας',
  ru: '(?:что )?(?:мы )?(?:ожидаем|ждем|требуем)(?: .*)?|.* (?:от|к) (?:кандидат|соискател)\\p{L}*|ищем(?: .*)?|требу(?:ется|ются)(?: .*)?|стать членом|членство|(?:наши )?вакансии',
  uk: '(?:що )?(?:ми )?(?:очікуємо|вимагаємо)(?: .*)?|.* (?:від|до) кандидат\\p{L}*|шукаємо(?: .*)?|потріб(?:ен|на|ні)(?: .*)?|стати членом|членство|(?:наші )?вакансії',
  ca: '(?:què|el que) (?:esperem|demanem|exigim)(?: .*)?|.* (?:dels|als) candidats|es busca(?: .*)?|fes-te (?:soci|membre|voluntari)|ofertes? de (?:feina|treball)',
  et: '(?:mida )?(?:me )?ootame(?: .*)?|.* kandidaatidelt|otsime(?: .*)?|liikmeks|liikmelisus|vabad töökohad',
  lv: '(?:ko )?(?:mēs )?(?:sagaidām|prasām)(?: .*)?|.* no kandidāt\\p{L}*|meklējam(?: .*)?|kļūsti par biedru|vakances',
  lt: '(?:ko )?(?:mes )?(?:tikimės|reikalaujame)(?: .*)?|.* iš kandidat\\p{L}*|ieškome(?: .*)?|tapk nariu|narystė|laisvos darbo vietos',
  tr: '(?:adaylar|üyeler|çalışanlar)\\p{L}*dan beklentilerimiz|.* beklentilerimiz|.* aranıyor|üyelik|üye ol\\p{L}*|açık pozisyonlar|iş ilanları',
  ja: '(?:応募者|会員|スタッフ|入会者)に(?:求める|期待する).*|求める(?:人材|人物|スキル|資質|能力|条件|経験).*|.*募集(?:中)?|求人.*|入会(?:条件|資格|案内)|採用.*',
  zh: '(?:我们|我們)?(?:对|對).*(?:要求|期望|期待)|.*招聘.*|诚聘.*|誠聘.*|加入我们|加入我們|入会(?:条件|要求)|会员要求',
  ko: '.*(?:지원자|회원|직원)에게 (?:바라는|기대하는).*|.*(?:모집|구인|채용).*|회원 ?가입',
  ar: 'ماذا نتوقع.*|ما نتوقعه.*|نبحث عن.*|مطلوب.*|وظائف.*|العضوية|انضم (?:إلينا|كعضو)',
  he: 'מה אנחנו מצפים.*|מה נדרש.*|דרוש(?:ה|ים|ות)?(?: .*)?|משרות.*|חברות באגודה|הצטרפו אלינו',
  fa: 'انتظار(?:ات)? ما.*|استخدام.*|عضویت.*|به دنبال.*',
  vi: '(?:chúng tôi )?(?:mong đợi|kỳ vọng|cần).*|tuyển (?:dụng|nhân viên).*|(?:trở thành )?hội viên|gia nhập.*',
  id: '(?:yang )?(?:kami )?harapkan(?: .*)?|dicari(?: .*)?|dibutuhkan(?: .*)?|lowongan(?: .*)?|(?:menjadi |syarat )?(?:anggota|keanggotaan)',
  th: 'สิ่งที่เราคาดหวัง.*|รับสมัคร.*|ร่วมงานกับเรา|สมาชิก.*|ตำแหน่งงาน.*',
  hi: 'हम क्या (?:उम्मीद|अपेक्षा).*|.*(?:से अपेक्षाएं|से अपेक्षा)|आवश्यकता है.*|नौकरी.*|सदस्यता.*',
};
const EXPECTATION = wholeText(EXPECTATIONS);

/** What we expect of ourselves is no job's. */
const OF_OURSELVES =
  /(?<!\p{L})(?:ourselves|each other|one another|(?:von|an) uns(?: selbst)?|nous-mêmes|nosotros mismos|noi stessi|nós (?:mesmos|próprios)|ons ?zelf|oss själva|os selv|oss selv|itseltämme|od siebie|(?:od|po) sebe|от себя|від себе)(?!\p{L})/iu;

/** Whether a heading stands above what is asked of applicants or members. */
export const headsExpectations = (heading: string, language: string): boolean =>
  heading.length <= MAX_HEADING_LENGTH &&
  !OF_OURSELVES.test(heading) &&
  [...new Set([language, 'en'])].some((code) => matchesPatterns(normalizeWhitespace(heading), EXPECTATION, code));

/** What applicants have, and nobody holds dear: "A driving licence". */
const PAPERS =
  /(?<!\p{L})(?:licen[cs]es?|(?:university|college|bachelor\p{L}*|master\p{L}*) degree|degree(?: in)?|diplomas?|certificates?|criminal record|führer(?:schein|zeugnis)|permis de conduire|casier judiciaire|carnet de conducir|permiso de conducir|patente di guida|carta de condução|carteira de (?:motorista|habilitação)|cnh|rijbewijs|körkort|kørekort|førerkort|ajokortti|prawo jazdy|řidičský průkaz|vodičský preukaz|jogosítvány|permis(?:ul)? (?:de conducere|auto)|водительск\p{L}+ (?:права|удостоверение)|посвідчення водія|шофьорска книжка|vozačka dozvola|vozniški izpit|άδεια οδήγησης|δίπλωμα οδήγησης|carnet de conduir|juhiluba|autovadītāja apliecība|vairuotojo pažymėjimas|ehliyet|sürücü belgesi)(?!\p{L})|運転免許|驾照|駕照|驾驶证|운전 ?면허|رخصة (?:قيادة|القيادة)|רישיון נהיגה|گواهینامه رانندگی|bằng lái|ใบขับขี่|ड्राइविंग लाइसेंस/iu;

/** Whether an item of a list is a paper that applicants have. */
export const namesPapers = (item: string): boolean => PAPERS.test(item);
