import { type CompleteLanguagePatterns, findPattern, isFirstPersonPlural } from '../text/index.ts';
import { isOfOtherThing } from './everyday-aims.ts';
import { speaksOfUs } from './verbs-of-us.ts';

/** What a brand does with what it values, before it: "we believe in", "we attach importance to", "built on". */
const BEFORE: CompleteLanguagePatterns = {
  en: '(?:we|i) (?:\\p{L}+ly |also )?(?:believe in|(?:place|put|attach|lay) (?:(?:a|an|the|our|great|high|special|particular|utmost|strong|much|huge|lot|of) )*(?:importance|emphasis|value|weight|stress) (?:on|to|in)|set (?:great )?store by|care (?:deeply |passionately )?about|pride ourselves (?:on|in)|are (?:proud of|known for) our|value|cherish|champion|prioriti[sz]e|strive for|stand for)|(?:built|based|founded|grounded|rooted|run|works?|acts?|operates?) (?:up)?on (?:the )?(?:(?:principles?|foundations?|pillars) of )?|(?:guided|driven|shaped|inspired|characteri[sz]ed|defined) by (?:(?:the|our) )?|(?:act|work|operate|treat \\p{L}+) with',
  de: '(?:(?:großen|grossen|viel|besonderen|höchsten|hohen|wir legen|lege ich|legen wir) )+(?:\\p{L}+ )?wert auf|(?:wir|ich) (?:\\p{L}+ )?(?:setze(?:n)?|baue(?:n)?|achte(?:n)?) (?:\\p{L}+ )?auf|(?:setzen|bauen) wir auf|(?:wir|ich) (?:glaube(?:n)?|glauben fest) an|(?:(?:besonders|sehr) )?wichtig (?:sind|ist) (?:uns|mir)(?: (?:dabei|auch|vor allem|besonders))?|(?:uns|mir) (?:sind|ist) (?:\\p{L}+ )?wichtig:?|(?:geprägt|getragen|geleitet|bestimmt) (?:von|durch)|(?:basier(?:t|en)|beruh(?:t|en)|gründet|bau(?:t|en)) auf|im (?:mittelpunkt|vordergrund|zentrum) (?:stehen|steht)|(?:wir|ich) stehe(?:n)? für|zeichne(?:t|n) (?:uns|sich) (?:\\p{L}+ )?durch|wir leben',
  fr: "(?:nous|j['’]) ?(?:\\p{L}+ )?(?:attach(?:ons|e)|accord(?:ons|e)|port(?:ons|e)) (?:\\p{L}+ ){0,4}(?:importance|attention|valeur) (?:à|au|aux)|(?:nous|je) (?:mis(?:ons|e) sur|cro(?:yons|is) (?:en|à|au|aux)|privilégi(?:ons|e)|défend(?:ons|s)|prôn(?:ons|e)|cultiv(?:ons|e)|valoris(?:ons|e))|(?:fondée?s?|basée?s?|axée?s?|bâtie?s?|construite?s?|reposent|repose) sur|placée?s? sous le signe (?:de|du)|(?:guidée?s?|portée?s?|animée?s?|caractérisée?s?) par|notre (?:démarche|travail|approche) (?:repose|se fonde) sur|le maître mot(?:s)? (?:est|sont)?|mots d['’]ordre ?:?",
  es: '(?:apostamos|apuesto|velamos) por|cre(?:emos|o) en|(?:basad[oa]s?|fundad[oa]s?|sustentad[oa]s?|cimentad[oa]s?|(?:se )?bas(?:a|amos)) en|nos (?:guían|guiamos por|mueven|definen|caracterizan|distinguen|basamos en)|(?:priorizamos|valoramos|defendemos|cultivamos|promovemos)|(?:actuamos|trabajamos|trabajo|actúo) (?:con|desde)|nos (?:caracterizamos|distinguimos|guiamos) por|guiad[oa]s? por|damos (?:\\p{L}+ )?(?:importancia|prioridad) a',
  it: "punt(?:iamo|o) (?:su|sulla|sul|sull['’]|sui|sulle)|cred(?:iamo|o) (?:in|nel|nella|nei|nelle|nell['’])|(?:basat[oaie]|fondat[oaie]|si (?:basa|fonda)) (?:su|sulla|sul|sulle|sui|sull['’])|mett(?:iamo|o) (?:sempre )?al (?:centro|primo posto)|ci (?:guidano|contraddistinguono|caratterizzano|distinguono|ispiriamo a)|(?:ten(?:iamo|go)) (?:molto )?(?:alla|al|a|all['’])|lavor(?:iamo|o) con|guidat[oaie] da|all['’]insegna (?:di|della|del|dell['’])|ci distinguiamo per",
  pt: '(?:apostamos|aposto) (?:em|na|no|nos|nas)|acredit(?:amos|o) (?:em|na|no|nos|nas)|(?:basead[oa]s?|fundad[oa]s?|pautad[oa]s?|alicerçad[oa]s?|(?:se )?baseia) (?:em|na|no|nos|nas)|prez(?:amos|o) (?:por|pela|pelo|pelos|pelas)|(?:valorizamos|priorizamos|defendemos|cultivamos|promovemos)|(?:atuamos|trabalhamos|trabalho|atuo) com|guiad[oa]s? (?:por|pela|pelo|pelos|pelas)|primamos (?:por|pela|pelo)|com foco em|nos (?:guiamos|destacamos) (?:por|pela|pelo)',
  nl: '(?:wij|we|ik) (?:hecht(?:en)?|legg?(?:en)?) (?:\\p{L}+ ){0,3}(?:waarde|belang|nadruk) (?:aan|op)|(?:hechten|leggen|hecht|leg) (?:wij|we|ik) (?:\\p{L}+ ){0,3}(?:waarde|belang|nadruk) (?:aan|op)|(?:wij|we|ik) (?:gelo(?:ven|of) in|gaan voor|sta(?:an)? voor|kies(?:zen)? voor)|(?:gebaseerd|gebouwd|gestoeld|gericht) op|(?:wij|we) werken (?:met|vanuit)|gekenmerkt door|met (?:veel )?(?:aandacht|oog|respect) voor|(?:wij|we|ik) vind(?:en)?',
  sv: 'vi (?:\\p{L}+ )?(?:lägger (?:\\p{L}+ )?(?:vikt|fokus) (?:vid|på)|värnar om|värdesätter|tror på|sätter|arbetar med|står för|prioriterar)|(?:bygger|vilar|baseras) på|präglas av|genomsyras av|(?:kännetecknas|utmärks) av|med (?:fokus|betoning) på|(?:med|möts med|bemöter \\p{L}+(?: \\p{L}+){0,4} med) (?=respekt)',
  da: 'vi (?:\\p{L}+ )?(?:lægger (?:\\p{L}+ )?vægt på|vægter|værner om|værdsætter|tror på|går ind for|sætter|arbejder med|prioriterer)|(?:bygger|hviler) på|(?:præget|kendetegnet|drevet) af|med fokus på|baseret på',
  nb: 'vi (?:\\p{L}+ )?(?:legger (?:\\p{L}+ )?vekt på|verner om|verdsetter|tror på|setter|jobber med|prioriterer)|(?:bygger|hviler) på|(?:preget|kjennetegnet|drevet) av|(?:preges|kjennetegnes) av|med fokus på|basert på',
  fi: '(?:arvostamme|panostamme|painotamme|korostamme|vaalimme|uskomme|edustamme)|(?:meille|minulle) (?:on )?(?:\\p{L}+ )?tärke(?:ää|intä|itä) (?:on|ovat)?|perustuu|pohjautuu|arvostan|panostan|painotan',
  pl: 'stawiam[y]? na|ceni(?:my|ę)(?: sobie)?|(?:przykładamy|kładziemy|przykładam|kładę) (?:\\p{L}+ )?(?:wagę|nacisk) (?:do|na)|wierz(?:ymy|ę) w|najważniejsz[ae] (?:(?:dla nas|jest|są|to) )+|(?:opiera(?:my|ją)? się|oparta?e?) (?:na|o)|kierujemy się|(?:dbamy|dbam) o|cechuje nas|wyróżnia(?:ją)? nas',
  cs: '(?:si )?(?:\\p{L}+ )?zaklád(?:áme|ám)(?: si)? na|(?:klademe|kladu) (?:\\p{L}+ )?důraz na|(?:vážíme|vážím) si|věř(?:íme|ím) v|ctím[e]?|stavíme na|dbám[e]? na|řídíme se|založen[oaáéý]? na|vyznáváme|sázíme na',
  sk: '(?:si )?(?:\\p{L}+ )?zaklad(?:áme|ám)(?: si)? na|(?:kladieme|kladiem) (?:\\p{L}+ )?dôraz na|(?:vážime|vážim) si|stojím[e]? si za|ver(?:íme|ím) v|ctím[e]?|staviame na|dbám[e]? na|riadime sa|založen[oaáéý]? na|vyznávame|stavili sme na',
  ru: '(?:мы |я )?(?:цен(?:им|ю)|дела(?:ем|ю) (?:ставку|акцент|упор) на|верим в|руководствуемся|придерживаемся|прида[её]м значение|выступаем за)|(?:основан[аоы]?|строится|построен[аоы]?|базируется) на|нас отлича(?:ет|ют)|главное для нас ?[–—-]|для нас (?:важны|главное|важно) ?[–—:-]?|работаем (?:с|на)',
  uk: '(?:ми |я )?(?:ціну(?:ємо|ю)|роб(?:имо|лю) (?:ставку|акцент) на|віримо (?:в|у)|керуємося|дотримуємося|надаємо значення|виступаємо за)|(?:заснован[аоі]?|ґрунтується|базується|побудован[аоі]?|будується) на|нас відрізня(?:є|ють)|головне для нас ?[–—-]|для нас (?:важливі|важливо|головне) ?[–—:-]?',
  bg: '(?:държ(?:им|а)|залага(?:ме|м)) на|вярва(?:ме|м) в|цен(?:им|я)|(?:основава|базира|гради|крепи) се на|(?:основан|базиран|изграден)[аои]? на|водим се от|отличаваме се с|(?:акцентираме|наблягаме) на|отстояваме',
  el: '(?:δίνουμε|δίνω) (?:\\p{L}+ )?(?:έμφαση|σημασία|βαρύτητα|προτεραιότητα) (?:στην|στη|στο|στον|στις|στα|σε)|πιστεύ(?:ουμε|ω) (?:στην|στη|στο|στον|στις|στα|σε)|(?:βασίζ(?:εται|ονται|όμαστε)|στηρίζ(?:εται|όμαστε)|βασισμέν\\p{L}*) (?:στην|στη|στο|στον|στις|στα|σε)|επενδύουμε (?:στην|στη|στο|σε)|με γνώμονα|διακρινόμαστε για|μας χαρακτηρίζ(?:ει|ουν)|με (?=σεβασμό|συνέπεια|υπευθυνότητα)',
  tr: 'temelimiz|ilkemiz ?[:;]|prensibimiz ?[:;]|(?:inandığımız|benimsediğimiz) (?:değerler|ilkeler) ?[:;]',
  ro: '(?:punem|pun) (?:\\p{L}+ )?(?:accent|preț|accentul|bază)(?: deosebit)? pe|cred(?:em)? în|ne (?:bazăm pe|ghidăm după|definesc|caracterizează|mândrim cu)|(?:bazat[ăe]?|fondat[ăe]?|construit[ăe]?|se bazează) pe|prețui(?:m|esc)|promovăm|apreciem|ghidați de',
  hu: '(?:fontos|lényeges) (?:számunkra|nekünk|nálunk) (?:az? )?|hiszünk (?:az? )?|értékeink:|(?:alapja|alapjai|alapul) (?:az? )',
  hr: '(?:cijen(?:imo|im)|njegujemo|zalažemo se za|vjeruj(?:emo|em) u|držimo do|promičemo)|(?:temelji se|zasniva se|temeljen[aoi]?) na|(?:odlikuju|krase|vode|pokreću) nas|velik[ui] (?:važnost|pažnju) (?:pridajemo|posvećujemo)|stavljamo naglasak na|vodimo se',
  sr: '(?:cen(?:imo|im)|negujemo|zalažemo se za|veruj(?:emo|em) u|držimo do|promovišemo)|(?:temelji se|zasniva se|bazira se|zasnovan[aoi]?) na|(?:odlikuju|krase|vode|pokreću) nas|veliku (?:važnost|pažnju) (?:pridajemo|posvećujemo)|stavljamo akcenat na|vodimo se|(?:ценимо|негујемо|залажемо се за|верујемо у|држимо до)|(?:темељи се|заснива се|заснован[аои]?) на|воде нас|водимо се',
  sl: '(?:cenimo|cenim|negujemo|prisegamo na|verjame(?:mo|m) v|zavzemamo se za|stavimo na|gradimo na|stojimo za)|(?:temelji|temeljijo|sloni) na|odlikujejo nas|vodijo nas|(?:velik )?(?:poudarek|pomen) (?:dajemo|pripisujemo)(?: na)?|vodi nas',
  lv: '(?:mēs )?(?:(?:augstu )?(?:vērtējam|novērtējam)|ticam|liekam uzsvaru uz|iestājamies par|balstāmies uz)|(?:balstās|balstīts|balstīta|balstīti) uz|mums (?:ir )?svarīg[ias]+ (?:ir )?|mūs raksturo',
  lt: '(?:mes )?(?:vertiname|puoselėjame|vadovaujamės|tikime|pabrėžiame)|(?:remiasi|grindžiam[aie]s?|paremt[aias]+|pagrįst[aias]+)|mums (?:yra )?(?:svarbu|svarbūs|svarbi|svarbiausia) ?[–—:-]?',
  et: '(?:me |meie )?(?:väärtustame|hindame|usume|peame (?:oluliseks|tähtsaks)|seisame)|(?:põhineb|tugineb|rajaneb)|meile on olulis(?:ed|t)?|meile on tähtsad',
  ca: '(?:apostem|vetllem) per|creiem en|(?:basad[ae]s?|basats|fonamentad[ae]s?|es basa) en|(?:valorem|prioritzem|defensem|promovem)|ens (?:guien|mouen|defineixen|caracteritzen|basem en)|(?:treballem|actuem) (?:amb|des)|eduquem en valors com|guiats per',
  id: '(?:mengedepankan|menjunjung tinggi|mengutamakan|berlandaskan|berlandaskan pada|berpegang (?:teguh )?pada|memegang teguh|menghargai)|percaya (?:pada|akan)|didasari oleh|kami (?:percaya|yakin) (?:pada|akan)|dengan (?:penuh|semangat)',
  vi: '(?:đề cao|coi trọng|trân trọng|tin vào|chú trọng|hướng đến|hướng tới|theo đuổi|giữ vững)(?: sự| các giá trị)?|dựa trên(?: sự)?|(?:được )?xây dựng (?:dựa )?trên(?: nền tảng)?|lấy',
  ja: '(?:モットー|理念|信条|基本|大切にしているの)は',
  zh: '(?:注重|坚持|堅持|崇尚|重视|重視|追求|秉承|秉持|奉行|以)|(?:建立|基于|基於)(?:在|于|於)',
  ko: '(?:추구하는|지향하는) (?:것은|가치는)|우리는',
  ar: '(?:نؤمن|نلتزم|نتمسك|نعتز|نهتم)(?: دائما)? ?(?=ب)|(?:نحرص|نركز|نعتمد|نقوم|قائم[ةه]?|تقوم|مبني[ةه]?|يقوم|ترتكز) على|نقد[ّ]?ر',
  he: 'אנ(?:ו|חנו) (?:\\p{L}+ )?(?:(?:מאמינ(?:ים|ות)|דוגלים)(?= ב)|מקפידים על|מעריכים)|שמים (?:\\p{L}+ )?דגש על|(?:מבוסס(?:ת|ים)?|מושתת(?:ת)?|נשענת?) על|תוך הקפדה על',
  fa: '(?:بر پایه|بر اساس|با تکیه بر|با تاکید بر|مبتنی بر)(?:‌?ی)?|(?:ما )?به (?=.{3,80}(?:اهمیت|باور|اعتقاد|پایبند))',
  th: '(?:ให้ความสำคัญกับ|ยึดมั่นใน|เชื่อมั่นใน|มุ่งเน้น|เน้น|ยึดถือ)',
  hi: '(?:हमारी पहचान|हमारा आधार|हमारे लिए) ?(?:है|हैं|:)?',
};

/** The same behind it: "… are important to us", "… ilkelerine bağlıyız", "…を大切にしています". */
const AFTER: CompleteLanguagePatterns = {
  en: '(?:are|is) (?:(?:very|most|really|so) )?(?:important|close|dear|central|essential|key|fundamental) to (?:us|me|our .{2,40}|what we do|how we work)|(?:come|comes) first(?: .{2,30})?|(?:are|is|lie|lies) at the (?:heart|core|cent(?:re|er)) of .{2,50}|(?:matter|matters) (?:most )?to (?:us|me)|(?:guide|drive|define|unite)s? (?:us|our .{2,40}|everything we do)|are (?:our|my) (?:priorit(?:y|ies)|watchwords|hallmarks|guiding principles|top priorit(?:y|ies))',
  de: '(?:(?:sind|ist|liegen|liegt) )?(?:uns|mir|bei uns) (?:\\p{L}+ )?(?:wichtig|am herzen|an erster stelle|großgeschrieben|groß geschrieben|selbstverständlich|eine selbstverständlichkeit)|(?:stehen|steht) (?:bei uns|für uns|bei mir) (?:\\p{L}+ )?(?:im (?:mittelpunkt|vordergrund|zentrum)|an erster stelle)|(?:stehen|steht) im (?:mittelpunkt|vordergrund|zentrum)(?: .{2,40})?|(?:werden|wird) bei uns groß ?geschrieben|(?:prägen|leiten|bestimmen|kennzeichnen|zeichnen) (?:uns|unsere?n? .{2,30})(?: aus)?|(?:dafür|für) stehen wir|haben für uns (?:\\p{L}+ )?(?:priorität|vorrang)',
  fr: "(?:sont|est|restent) (?:au (?:cœur|centre) de .{2,50}|(?:nos|notre) (?:priorités?|maîtres[- ]mots|mots d['’]ordre|moteurs?)|(?:très )?importants? (?:pour|à) (?:nous|moi|nos yeux)|essentiels? (?:pour|à) .{2,20})|(?:nous|m['’]) ?(?:guident|animent|caractérisent|définissent|tiennent à cœur|portent|unissent)(?: .{2,40})?|guident (?:notre|nos|mon|mes) .{2,40}|sont les maîtres[- ]mots(?: .{2,40})?",
  es: '(?:son|es) (?:nuestr[oa]s? (?:prioridad(?:es)?|señas? de identidad|pilares|bandera)|(?:muy )?importantes? para (?:nosotros|mí)|la base de .{2,40}|el (?:eje|centro|corazón) de .{2,40})|nos (?:guían|definen|mueven|caracterizan|distinguen|avalan|unen)(?: .{2,40})?|guían (?:nuestro|nuestra|todo|cada) .{2,40}',
  it: "(?:sono|è) (?:le nostre priorità|la nostra priorità|i nostri punti di forza|al centro (?:di|del|della|dei) .{2,40}|alla base (?:di|del|della) .{2,40}|(?:molto )?importanti? per (?:noi|me)|le parole d['’]ordre.{0,30})|ci (?:guidano|contraddistinguono|caratterizzano|distinguono|ispirano|uniscono)(?: .{2,40})?|guidano (?:ogni|il nostro|la nostra|le nostre) .{2,40}",
  pt: '(?:são|é) (?:as? (?:nossas?) (?:prioridades?|marcas?)|os (?:nossos )?pilares .{2,40}|(?:muito )?importantes? para (?:nós|mim)|a base d[eoa] .{2,40})|nos (?:guiam|definem|movem|caracterizam|distinguem|unem)(?: .{2,40})?|(?:guiam|norteiam|orientam) (?:nosso|nossa|nossos|nossas|o nosso|a nossa|tudo|cada) .{2,40}',
  nl: '(?:staan|staat) (?:bij (?:ons|mij)|voor (?:ons|mij)) (?:\\p{L}+ )?(?:voorop|centraal|hoog in het vaandel|op (?:de eerste plaats|nummer één))|(?:vinden|vind) (?:wij|we|ik) (?:\\p{L}+ )?belangrijk|(?:zijn|is) (?:voor )?(?:ons|mij|bij ons|voor ons) (?:\\p{L}+ )?belangrijk|(?:staan|staat) (?:altijd )?(?:centraal|voorop)(?: .{2,40})?|hebben (?:wij|we) hoog in het vaandel(?: staan)?',
  sv: 'är (?:viktigt|viktiga|det viktigaste|centralt|en självklarhet|ledord|grunden) (?:för oss|för mig|hos oss|i .{2,40})|står (?:alltid )?i (?:centrum|fokus)(?: .{2,40})?|sätter vi (?:främst|högt|i första rummet)|(?:präglar|genomsyrar|styr) (?:vår|vårt|allt|hela) .{2,40}',
  da: 'er (?:vigtigt|vigtige|det vigtigste|afgørende|en selvfølge|i centrum|i højsædet|nøgleord) ?(?:for os|for mig|hos os|i .{2,40})?|(?:er|står) (?:altid )?i (?:centrum|fokus|højsædet)(?: .{2,40})?|sætter vi (?:højt|i højsædet|først)|præger (?:vores|alt|hele) .{2,40}|vægter vi (?:højt|meget)',
  nb: 'er (?:viktig|viktige|det viktigste|avgjørende|en selvfølge|i sentrum|i høysetet|nøkkelord|stikkord) ?(?:for oss|for meg|hos oss|i .{2,40})?|(?:er|står) (?:alltid )?i (?:sentrum|fokus|høysetet)(?: .{2,40})?|setter vi (?:høyt|først|i høysetet)|preger (?:vår|vårt|alt|hele) .{2,40}',
  fi: '(?:on|ovat) (?:meille|minulle) (?:\\p{L}+ )?(?:tärkeää|tärkeitä|tärkeintä|kunnia-asia|itsestäänselvyys)|(?:on|ovat) toimintamme (?:perusta|ydin|kulmakiviä|lähtökohta)|ohjaavat (?:toimintaamme|työtämme|meitä)',
  pl: '(?:są|jest|to) (?:dla nas|dla mnie) (?:\\p{L}+ )?(?:ważne|najważniejsze|priorytetem|istotne|kluczowe|ważna|ważny)|(?:są|to) (?:nasze|nasza|naszymi|nasz) (?:\\p{L}+ )?(?:priorytety|priorytetami|atuty|wizytówka|znaki rozpoznawcze)|są (?:podstawą|fundamentem) .{2,40}',
  cs: '(?:jsou|je) (?:pro (?:nás|mě)|nám) (?:\\p{L}+ )?(?:důležit[éýoá]|prioritou|priorit[ay]|samozřejmost(?:í)?|nejdůležitější|na prvním místě)|(?:je|jsou) (?:naší|našimi) (?:\\p{L}+ )?(?:prioritou|prioritami|vizitkou)|(?:je|jsou) (?:u nás )?na prvním místě|(?:jsou|je) základem .{2,40}',
  sk: '(?:sú|je) (?:pre (?:nás|mňa)|nám) (?:\\p{L}+ )?(?:dôležit[éýoá]|prioritou|priorit[ay]|samozrejmosť(?:ou)?|najdôležitejšie|na prvom mieste)|(?:je|sú) (?:našou|našimi) (?:\\p{L}+ )?(?:prioritou|prioritami|vizitkou)|(?:je|sú) (?:u nás )?na prvom mieste|(?:sú|je) základom .{2,40}',
  ru: '[–—-] (?:это )?(?:наш[аеи]|мо[яйи]) (?:главн\\p{L}+ )?(?:приоритет\\p{L}*|правила?|визитная карточка|кредо)(?:,? .{2,40})?|(?:важны|важно) для нас|лежат в основе .{2,40}|для нас (?:не пустой звук|на первом месте|превыше всего)',
  uk: '[–—-] (?:це )?(?:наш[аеі]?|мо[яйї]) (?:головн\\p{L}+ )?(?:пріоритет\\p{L}*|правила?|візитна картка|кредо)(?:,? .{2,40})?|(?:важливі|важливо) для нас|лежать в основі .{2,40}|для нас (?:на першому місці|понад усе)',
  bg: '(?:са|е) (?:важни|важно|най-важни|водещи|приоритет|основни) за (?:нас|мен)|(?:са|е) (?:наш|нашият|нашите|водещият ни) (?:приоритет\\p{L}*|отличителен знак)|са в основата на .{2,40}|ни (?:водят|отличават|движат|обединяват)',
  el: '(?:είναι|αποτελούν|αποτελεί) (?:\\p{L}+ )?(?:προτεραιότητά? μας|προτεραιότητες μας|σημαντικ\\p{L}+ για (?:εμάς|μας)|ο(?:ι)? (?:πυρήνας|πυλώνες|βάση) .{2,40}|η βάση .{2,40})|μας (?:χαρακτηρίζουν|διακρίνουν|καθοδηγούν|ενώνουν)',
  tr: '(?:önem|değer) (?:veriyoruz|veririz|vermekteyiz|veriyorum)|(?:ilkelerine|ilkelerimize|değerlerine|anlayışına|prensiplerine) (?:bağlı|sadık|inan)\\p{L}*(?: .{2,60})?|(?:ön planda|ön planda tutmak|her şeyin önünde) (?:tut|gel)\\p{L}*|(?:ilkeleriyle|ilkesiyle|anlayışıyla|prensibiyle|değerleriyle)(?: .{2,80})?|(?:ilkelerini|değerlerini) (?:benimse|ilke edin)\\p{L}*(?: .{2,40})?|önceliğimizdir|önceliklerimizdir|bizim için (?:çok )?önemli(?:dir)?',
  ro: '(?:sunt|este) (?:(?:foarte )?important[eăi]? pentru (?:noi|mine)|prioritatea noastră|prioritățile noastre|esențiale? pentru .{2,20}|la baza .{2,40})|ne (?:ghidează|definesc|caracterizează|reprezintă|motivează|unesc)(?: .{2,40})?|stau la baza .{2,40}',
  hu: '(?:fontos|alapvető|elsődleges|kiemelten fontos|a legfontosabb) (?:számunkra|nekünk|nekem|nálunk|szempont)|(?:a mi )?(?:vezérelveink|alapelveink|hitvallásunk|jelszavunk)|(?:nagy |kiemelt |különös )?(?:hangsúlyt|figyelmet) (?:fektetünk|helyezünk|fordítunk)|(?:vezérel|jellemez|meghatároz) (?:minket|bennünket)',
  hr: '(?:su|je) (?:nam|mi|za nas) (?:\\p{L}+ )?(?:važn[aieo]|bitn[aieo]|na prvom mjestu|prioritet\\p{L}*)|(?:su|je) (?:naš|naši|naša|naše) (?:\\p{L}+ )?(?:prioritet\\p{L}*|zaštitni znak|glavne odlike)|su temelj .{2,40}|nas (?:vode|pokreću|odlikuju|krase)',
  sr: '(?:su|je) (?:nam|mi|za nas) (?:\\p{L}+ )?(?:važn[aieo]|bitn[aieo]|na prvom mestu|prioritet\\p{L}*)|(?:su|je) (?:naš|naši|naša|naše) (?:\\p{L}+ )?(?:prioritet\\p{L}*|zaštitni znak)|su temelj .{2,40}|nas (?:vode|pokreću|odlikuju|krase)|(?:су|је) (?:нам|за нас) (?:важн[аиео]|битн[аиео]|на првом месту)|су темељ .{2,40}|нас (?:воде|покрећу|одликују)',
  sl: '(?:so|je) (?:nam|mi|za nas) (?:\\p{L}+ )?(?:pomembn[aieo]|na prvem mestu|ključn[aieo])|(?:so|je) (?:naša|naše|naši) (?:\\p{L}+ )?(?:prioriteta|prednostne naloge|vodila|vodilo|odlike)|so temelj .{2,40}|nas (?:vodijo|odlikujejo|povezujejo)',
  lv: '(?:ir )?(?:mums|man) (?:ir )?(?:\\p{L}+ )?(?:svarīg[iasu]+|būtisk[iasu]+|pirmajā vietā)|ir mūsu (?:prioritāte|prioritātes|pamats|pamatprincipi|darba pamats)|ir mūsu darba pamatā|vada mūs',
  lt: '(?:yra )?(?:mums|man) (?:yra )?(?:\\p{L}+ )?(?:svarb[uiūsa]+|svarbiausia|pirmoje vietoje)|(?:yra|[–—-]) mūsų (?:\\p{L}+ )?(?:prioritet\\p{L}*|pagrindas|varomoji jėga)|yra (?:\\p{L}+ )?pagrindas|veda mus',
  et: 'on (?:meile|mulle|meie jaoks) (?:\\p{L}+ )?(?:olulis\\p{L}*|tähts\\p{L}*|esikohal)|on meie (?:prioriteedid?|alustalad|tegevuse alus|töö alus)|juhivad meid',
  ca: '(?:són|és) (?:(?:les nostres|la nostra) (?:prioritats?)|(?:molt )?importants? per a? ?(?:nosaltres|mi)|la base de .{2,40}|els (?:nostres )?pilars .{0,40})|ens (?:guien|defineixen|mouen|caracteritzen|distingeixen|uneixen)(?: .{2,40})?',
  id: '(?:adalah|merupakan|menjadi) (?:prioritas|komitmen|landasan|pedoman|dasar|kunci|fondasi) (?:kami|utama kami|.{2,30})|sangat penting bagi kami|kami utamakan|kami junjung tinggi',
  vi: '(?:là|luôn là) (?:ưu tiên|kim chỉ nam|tôn chỉ|phương châm|nền tảng|tiêu chí)(?: .{2,50})?|(?:luôn )?(?:được )?(?:chúng tôi )?(?:đặt lên hàng đầu|đề cao|coi trọng)|làm (?:trọng tâm|kim chỉ nam|nền tảng|tôn chỉ)(?: .{2,50})?',
  ja: '(?:を|が|こそ)(?:何より(?:も)?|最も|一番)?(?:(?:大切|大事|モットー|信条|理念|第一|最優先|重要)(?:に|と)?(?:し(?:て(?:い(?:ます|る)|おります|まいります)?|ます)|考え(?:て(?:い|お)?(?:ます|る|り)?|ます)?|です|とし.{0,12})|重視(?:し.{0,8})|(?:心(?:が|掛)け(?:て.{0,6})?)).{0,12}',
  zh: '(?:是|为|為)(?:我们|我們|本公司|公司)的?(?:核心|宗旨|理念|信念|原则|原則|追求|根本)?.{0,8}|(?:为|為)(?:本|宗旨|理念|核心|先|根本|己任|导向|導向|原则|原則|目标|目標|准则|準則).{0,20}',
  ko: '(?:을|를) (?:가장 |무엇보다 |늘 )?(?:소중히|소중하게|중요하게|중요시|최우선으로|우선으로|바탕으로|기본으로|중시|추구|지향|실천).{0,30}|(?:이|가) (?:우리의|저희의) (?:가치|원칙|철학|약속)입니다',
  ar: '(?:هي|هو|من|تمثل|تشكل) (?:أساس|أولوياتنا|أولويتنا|ركائز|جوهر|صميم)(?: .{2,40})?|مهم[ةه]? (?:جدا )?(?:لنا|بالنسبة لنا)|(?:توجهنا|تقودنا|تميزنا)',
  he: '(?:הם|היא|הוא|הן) (?:אבני היסוד|נר לרגלינו|בראש סדר העדיפויות|הבסיס|ערך עליון)(?: .{2,40})?|חשוב(?:ים|ות|ה)? לנו(?: .{2,20})?|(?:מנחים|מובילים|מאפיינים|מניעים) אותנו|עומד(?:ים|ות|ת)? (?:במרכז|בראש).{0,40}',
  fa: '(?:اهمیت می.?دهیم|پایبند(?:یم| هستیم)|باور داریم|معتقدیم|اعتقاد داریم|ارزش می.?نهیم)|(?:سرلوحه|اساس|پایه|اولویت)(?:‌?ی)? (?:کار|فعالیت|ما).{0,30}|برای ما (?:مهم|ارزشمند|اولویت)(?: است| هستند)?',
  th: '(?:เป็น|คือ)(?:หัวใจ|สิ่งสำคัญ|หลักการ|พื้นฐาน|สิ่งที่เราให้ความสำคัญ).{0,30}|เป็นสำคัญ|เป็นอันดับ(?:แรก|หนึ่ง)|มาก่อน',
  hi: '(?:को|पर|में) (?:\\S+ )?(?:महत्व देते|विश्वास (?:करते|रखते)|जोर देते|ज़ोर देते|प्राथमिकता देते) हैं|हमारी (?:प्राथमिकता|पहचान|ताकत) (?:है|हैं)|हमारे लिए (?:महत्वपूर्ण|सर्वोपरि) (?:है|हैं)',
};

/** AFTER at the end of a sentence. */
const AT_END = Object.fromEntries(Object.entries(AFTER).map(([language, words]) => [language, `(?:${words})\\P{L}*$`]));

/**
 * What a sentence says that the brand values: what stands behind the words that say so, or before them. "The recipe is based
 * on quality" and "respect is at the heart of riding" say it of something else.
 */
export function partsOfCare(sentence: string, language: string): { after: string; before: string } {
  const lead = findPattern(sentence, BEFORE, language);
  const end = findPattern(sentence, AT_END, language);
  return {
    after: lead && !isOfOtherThing(sentence, lead, language) ? sentence.slice(lead.end) : '',
    before: end && saysUs(sentence, language) ? sentence.slice(0, end.start) : '',
  };
}

/** Their sentences need no subject, and their verbs do not tell it. */
const WITHOUT_SUBJECT: ReadonlySet<string> = new Set(['ja', 'ko', 'zh']);
const US_IN_HUNGARIAN = /(?<!\p{L})(?:számunkra|nekünk|nálunk|minket|bennünket)(?!\p{L})/iu;

const saysUs = (sentence: string, language: string): boolean =>
  WITHOUT_SUBJECT.has(language) ||
  isFirstPersonPlural(sentence, language) ||
  speaksOfUs(sentence, language) ||
  (language === 'hu' && US_IN_HUNGARIAN.test(sentence));
