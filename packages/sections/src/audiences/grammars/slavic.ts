import { CONJUNCTIONS } from '../../shared/text/index.ts';
import type { GroupGrammar } from './grammar.ts';

/** Nouns are stems, because every case counts. */
export const SLAVIC: Readonly<Record<'ru' | 'uk' | 'pl' | 'cs' | 'sk', GroupGrammar>> = {
  ru: {
    groups:
      '(?:разработчик|программист|предприяти|агентств|школьник|студент|учител|преподавател|педагог|родител|дет(?:ей|ям|ями|ях|и)(?!\\p{L})|подростк|молод[её]ж|взросл|пенсионер|женщин|мужчин|семь|семей|специалист|профессионал|ресторан|магазин|клиник|больниц|аптек|врач|граждан|жител|посетител|волонт[её]р|исследовател|уч[её]н(?:ых|ым|ые)|художник|музыкант|дизайнер|фотограф|начинающ|новичк|любител|энтузиаст|пациент|учрежден|предпринимател|бизнес[ау](?!\\p{L})|инвалид|бездомн|нуждающ|беженц|переселенц|туристов|туристам|путешественник|спортсмен|игрок|читател|автор|учащ|учеников|ученикам|первоклассник|выпускник|абитуриент|аналитик|администратор|инженер|архитектор|менеджер|руководител|собственник|владельц|арендатор|инвестор|поставщик|производител|застройщик|фермер|школ(?:ам)?(?!\\p{L})|вузов|стартап|розничн\\p{L}+ сет)\\p{L}*',
    vague:
      'люд(?:ей|ям|и|ьми)|человеку|человек|всех|всем|каждого|каждому|тех|тем|кто|лиц|клиент\\p{L}*|компани\\p{L}*|команд\\p{L}*|организаци\\p{L}*|пользовател(?:ь|я|ю|и|ей|ям|ями|ях|ем)|участник\\p{L}*',
    qualifiers:
      'с|со|без|в|во|из|от|которы[еху]|которому|кто|кому|желающ\\p{L}+|попавш\\p{L}+|столкнувш\\p{L}+|нуждающ\\p{L}+|пострадавш\\p{L}+|оказавш\\p{L}+|имеющ\\p{L}+|страдающ\\p{L}+|старше',
    stop: 'что|как|это|эт\\p{L}+|он|она|они|мы|вы|я|не|ни|по|на|в|во|за|из|от|до|при|про|для|с|со|и|или|но|а|к|у|о|об|над|под|через|если|когда|где|чтобы|был\\p{L}*|есть|может|могут',
    fillers: 'всех|всем|наш\\p{L}*|сво\\p{L}+|более|эт\\p{L}+|больш\\p{L}+|мног\\p{L}+|кажд\\p{L}+|\\d[\\d.]*',
    adjective: 'х|ым|им|ыми|ими|ые|ие|[ое]й|[ое]го|[ое]му|ую',
    maxModifiers: 1,
    and: CONJUNCTIONS.ru,
    joiners: 'а|но|также',
    before: {
      addressed: '(?:уважаемые|дорогие)',
      designed:
        '(?:создан\\p{L}*|предназначен\\p{L}*|идеал\\p{L}+|удобн\\p{L}+|открыт\\p{L}*|доступ\\p{L}+|разработан\\p{L}*|платформа|сервис|решени[ея]|программа|приложение|курс\\p{L}*|занятия|услуги|центр|школа) для|(?:подходит|подойд[её]т|доступ(?:н[аоы]|ен)|полез(?:н[аоы]|ен)|открыт[аоы]?|удобн[аоы])(?: для)?|(?:помощь|поддержка)(?: для|(?=(?: \\p{L}+)? \\p{L}+[ая]м(?!\\p{L})))',
      helps:
        '(?:обучени[ея]|воспитани[ея]|реабилитаци[яию]|лечени[ея]|сопровождени[ея])|(?:помога(?:ем|ет|ть|я)|поддержива(?:ем|ет|ть|я)|объединя(?:ем|ет|ть|я)|обуча(?:ем|ет|ть|я)|консультиру\\p{L}+|работаем с|принима\\p{L}+|приглаша\\p{L}+|предлага\\p{L}+)',
      condition: '(?:если вы(?: [—–-])?|вы [—–-])',
      used: 'наши (?:клиенты|заказчики|пациенты|читатели)(?: [—–-]| это)?|нам доверяют',
      community: '(?:сообщество|сеть|объединение|ассоциация|союз|клуб)(?: для)?',
      can: '(?:может|могут) (?:принять участие|участвовать|обратиться|записаться|вступить)',
      for: 'для|не только',
    },
    after: { can: '(?:могут|смогут|получают|получат|посещают|найдут)' },
  },
  uk: {
    groups:
      '(?:розробник|програміст|підприємств|агентств|школяр|студент|учн(?:ів|ям)|вчител|викладач|педагог|батьк(?:ів(?!щин)|ам|и)|діт(?:ей|ям|и)|дитин|підлітк|молод(?:і|ь)|доросл|пенсіонер|жін(?:ок|кам)|чоловік|родин|сім(?:ей|’)|фахівц|професіонал|ресторан|магазин|клінік|лікар|громадян|мешканц|жител|відвідувач|волонтер|дослідник|науков|митц|художник|музикант|дизайнер|фотограф|початківц|любител|пацієнт|установ|громад|підприємц|бізнес|ветеран|військов|переселен|керівник|власник|інженер|туристів|туристам|спортсмен|гравц|читач|автор|здобувач|випускник|закладів|закладам|фермер|виробник)\\p{L}*',
    vague:
      'люд(?:ей|ям|и)|людин\\p{L}+|всіх|усіх|всім|усім|кожного|кожному|тих|тим|хто|осіб|клієнт\\p{L}*|компані\\p{L}*|команд\\p{L}*|організаці\\p{L}*|користувач\\p{L}*|учасник\\p{L}*',
    qualifiers: 'з|із|зі|без|в|у|від|як[іих]+|хто|що|віком',
    stop: 'що|як|це|ц\\p{L}{1,2}|він|вона|вони|ми|ви|я|не|ні|по|на|в|у|за|з|із|від|до|при|про|для|і|й|та|або|але|а|к|о|об|над|під|через|якщо|коли|де|щоб|був\\p{L}*|є|може|можуть',
    fillers: 'всіх|усіх|всім|усім|наш\\p{L}*|сво\\p{L}+|понад|велик\\p{L}+|багат\\p{L}+|кожн\\p{L}+|\\d[\\d.]*',
    adjective: 'х|им|ім|ими|іми|і|ї|ої|ого|ому',
    maxModifiers: 1,
    and: CONJUNCTIONS.uk,
    joiners: 'а|але|також',
    before: {
      addressed: '(?:шановні|дорогі)',
      designed:
        '(?:створен\\p{L}*|призначен\\p{L}*|ідеал\\p{L}+|зручн\\p{L}+|відкрит\\p{L}*|доступ\\p{L}+|розроблен\\p{L}*|платформа|сервіс|рішення|програма|застосунок|курс\\p{L}*|заняття|послуги|центр|школа) для|(?:підходить|підійде|доступн[аіо]|корисн[аіо]|відкрит[аіо]|зручн[аіо])(?: для)?|(?:допомога|підтримка)(?: для|(?=(?: \\p{L}+)? \\p{L}+[ая]м(?!\\p{L})))',
      helps:
        '(?:навчання|виховання|реабілітаці[яїю]|лікування|супровід)|(?:допомага\\p{L}+|підтриму\\p{L}+|об’єдну\\p{L}+|навча\\p{L}+|консульту\\p{L}+|працюємо з|запрошу\\p{L}+|пропону\\p{L}+|підвищення кваліфікації)',
      condition: '(?:якщо ви(?: [—–-])?|ви [—–-])',
      used: 'наші (?:клієнти|замовники|пацієнти|читачі)(?: [—–-]| це)?|нам довіряють',
      community: '(?:спільнота|мережа|об’єднання|асоціація|спілка|клуб)(?: для)?',
      can: '(?:може|можуть) (?:взяти участь|звернутися|записатися|вступити)',
      for: 'для|не тільки|не лише',
    },
    after: { can: '(?:можуть|зможуть|отримують|отримають|знайдуть)' },
  },
  pl: {
    groups:
      '(?:programist|deweloper|projektant|przedsiębior|agencj|szkół|szkoł|szkoln|uczni|student|nauczyciel|rodzic|opiekun|dzieci|dzieciom|młodzież|nastolat|dorosł|senior|kobiet|mężczyzn|rodzin|specjalist|profesjonalist|restaurac|sklep|klinik|lekarz|obywatel|mieszkań|gości|turyst|wolontariusz|badacz|naukow|artyst|muzyk(?:ów|om)|fotograf|początkując|miłośnik|pasjonat|pacjent|instytucj|samorząd|gmin|pracowni|pracodawc|właściciel|wspólnot|najemc|inwestor|producent|dostawc|rolnik|sportowc|gracz|czytelnik|twórc|startup|hotel|firm)\\p{L}*',
    vague:
      'ludzi|ludziom|osób|osobom|osoby|wszystkich|wszystkim|każdego|każdemu|tych|tym|klient\\p{L}*|członk\\p{L}*|użytkownik\\p{L}*|organizacj\\p{L}*|zespoł\\p{L}*',
    qualifiers:
      'z|ze|bez|w|we|od|któr\\p{L}+|zmagając\\p{L}+|szukając\\p{L}+|potrzebując\\p{L}+|wspierając\\p{L}+|niepełnosprawn\\p{L}+|starsz\\p{L}+',
    stop: 'że|jak|to|jest|są|był\\p{L}*|on|ona|oni|my|wy|ja|nie|po|na|w|we|za|z|ze|od|do|przy|o|dla|i|lub|oraz|ale|a|nad|pod|przez|jeśli|gdy|gdzie|aby|może|mogą|się',
    fillers: 'wszystkich|wszystkim|nasz\\p{L}*|swoi\\p{L}+|ponad|duż\\p{L}+|wiel\\p{L}+|każd\\p{L}+|zarówno|\\d[\\d.]*',
    adjective: 'ch|[yi]m|[yi]mi|[eiy]|ej|ego',
    postposed: '\\p{L}{3,}(?:ych|ich|ym|im|ymi|imi)',
    maxModifiers: 1,
    and: CONJUNCTIONS.pl,
    before: {
      addressed: '(?:drodzy|drogie|szanowni|szanowne)',
      designed:
        '(?:stworzon\\p{L}+|przeznaczon\\p{L}+|skierowan\\p{L}+|idealn\\p{L}+|dedykowan\\p{L}+|zaprojektowan\\p{L}+|otwart\\p{L}+|dostępn\\p{L}+|program|platforma|oprogramowanie|rozwiązania?|usługi|zajęcia|warsztaty) (?:dla|do)',
      helps:
        '(?:edukacj[aięą]|kształceni[eau]|wychowani[eau]|aktywizacj[aięą]|rehabilitacj[aięą]|leczeni[eau]|wspierani[eau])|(?:pomaga\\p{L}*|wspiera\\p{L}*|łączy(?:my)?|zrzesza(?:my)?|reprezentuj\\p{L}+|szkoli\\p{L}*|oferuj\\p{L}+|pracujemy z|prowadzimy zajęcia dla|obsługuj\\p{L}+|zaprasza\\p{L}*)',
      condition: '(?:jeśli jesteś|niezależnie czy jesteś|czy jesteś|jesteś)',
      community: '(?:społeczność|sieć|stowarzyszenie|związek|klub|zrzeszenie)(?: dla)?',
      used: 'nasi(?:mi)? klient(?:ami|ci) są|klientami są|(?:korzystają|odwiedzają)(?: z niej| również)?',
      for: 'dla',
    },
    after: { can: '(?:mogą|znajdą|otrzymają|korzystają)' },
  },
  cs: {
    groups:
      '(?:vývojář|programátor|designér|podnik(?:atel|y|ů|ům)|firm(?:y|ám|)|agentur|škol(?:y|ám|ní|ák)|žák|žác|junior|student|učitel|pedagog|rodič|dět(?:i|í|em|mi)|dospívajíc|mládež|dospěl|senior|žen(?:y|ám)|muž(?:e|ů|ům)|rodin|odborník|profesionál|restaurac|obchod(?:y|ům|ník)|klinik|lékař|občan|obyvatel|host(?:y|ů|ům|é)|turist|návštěvník|dobrovolník|výzkumník|věd[ce]|uměl[ce]|hudebník|fotograf|začátečník|milovník|nadšen|pacient|instituc|obc[eí]|měst(?:a|ům)|zaměstnan|zaměstnavatel|majitel|vlastník|nájemník|investor|výrobc|dodavatel|zemědělc|sportov(?:ec|ce|ci|ců|cům|kyn)|cyklist|rybář|hráč|čtenář|tvůrc|startup|klub(?:y|ů|ům)|páry|párům|skupin|oddíl(?:y|ů|ům))\\p{L}*',
    vague:
      'lid(?:i|í|em|é)|osob(?:y|ám)?|všech(?:ny|no)?|všem|každého|každému|každý|ty|těm|kdo|kteří|zákazník\\p{L}*|klient\\p{L}*|člen\\p{L}*|uživatel\\p{L}*|organizac\\p{L}*|tým\\p{L}*|vás',
    qualifiers: 's|se|bez|v|ve|z|ze|od|kte\\p{L}+|hledajíc\\p{L}+|trpíc\\p{L}+',
    stop: 'že|jak|to|je|jsou|byl\\p{L}*|on|ona|oni|my|vy|já|ne|po|na|v|ve|za|z|ze|od|do|při|o|pro|a|i|nebo|ale|nad|pod|přes|když|kde|aby|může|mohou|se|si',
    fillers: 'všech(?:ny)?|všem|naš\\p{L}*|sv\\p{L}+|více|velk\\p{L}+|mnoh\\p{L}+|každ\\p{L}+|jak|\\d[\\d.]*',
    adjective: 'ch|[ýí]m[ia]?|[áéíěe]|ého|ému',
    maxModifiers: 1,
    and: CONJUNCTIONS.cs,
    before: {
      addressed: '(?:vážení|milí|drazí)',
      designed:
        '(?:vytvořen\\p{L}*|určen\\p{L}*|ideáln\\p{L}+|vhodn\\p{L}+|navržen\\p{L}*|otevřen\\p{L}*|přístupn\\p{L}+|program|platforma|software|řešení|služby|nabídky|kurzy) (?:pro|k)',
      helps:
        '(?:vzdělávání|výchov[aua]|léčb[ay]|rehabilitac[ei])|(?:pomáhá(?:me)?|podporuje(?:me)?|spojuje(?:me)?|sdružuje(?:me)?|zastupuje(?:me)?|vzdělává(?:me)?|nabízí(?:me)?|pracujeme s|ubytová(?:vá)?(?:me)?)',
      condition: '(?:ať už jste|pokud jste)',
      // A "sdružení občanů" is a legal form.
      community: '(?:komunita|síť|sdružení(?! občanů)|spolek|svaz|klub)(?: pro)?',
      used: 'našimi klienty jsou|naši klienti jsou|naši zákazníci jsou|(?:využívají|používají|navštěvují|oceňují|ocení)(?: také| i)?',
      can: '(?:může|mohou)(?: se)? (?:zúčastnit|přihlásit|zapojit|navštívit)',
      for: 'pro|nejen',
    },
    after: { can: '(?:mohou|najdou|získají)' },
  },
  sk: {
    groups:
      '(?:vývojár|programátor|dizajnér|podnikateľ|firm(?:y|ám)|agentúr|škol(?:y|ám)|žia[ck]|junior|študent|učiteľ|pedagóg|rodič|det(?:i|í|om|mi)|mládež|dospel|senior|žen(?:y|ám)|muž(?:ov|om)|rodin|odborník|profesionál|reštaurác|obchod(?:y|om|ník)|kliník|lekár|občan|obyvateľ|host(?:í|om|ia)|turist|návštevník|dobrovoľník|vedc|umelc|hudobník|fotograf|začiatočník|milovník|nadšen|pacient|inštitúc|obc[ei]|mest(?:á|ám)|zamestnan|zamestnávateľ|majiteľ|vlastník|investor|výrobc|dodávateľ|športov(?:ec|c)|cyklist|rybár|hráč|čitateľ|tvorc|startup|klub(?:y|om)|páry|oddiel(?:y|om|ov)|verejnos)\\p{L}*',
    vague:
      'ľud(?:í|ia|om)|osob(?:y|ám)?|osôb|všetk\\p{L}+|každého|každému|každý|tých|tým|kto|ktorí|zákazník\\p{L}*|klient\\p{L}*|člen\\p{L}*|používateľ\\p{L}*|organizáci\\p{L}*|tím\\p{L}*',
    qualifiers: 's|so|bez|v|vo|z|zo|od|kto\\p{L}+|hľadajúc\\p{L}+|trpiac\\p{L}+',
    stop: 'že|ako|to|je|sú|bol\\p{L}*|on|ona|oni|my|vy|ja|nie|po|na|v|vo|za|z|zo|od|do|pri|o|pre|a|i|aj|alebo|ale|nad|pod|cez|keď|kde|aby|môže|môžu|sa|si',
    fillers: 'všetk\\p{L}+|naš\\p{L}*|svoj\\p{L}*|viac|veľk\\p{L}+|mnoh\\p{L}+|každ\\p{L}+|nielen|aj|\\d[\\d.]*',
    adjective: 'ch|[ýíyi]m[ia]?|[éíeý]|ej|ého|ému',
    maxModifiers: 1,
    and: `${CONJUNCTIONS.sk}|ale aj`,
    before: {
      addressed: '(?:vážení|milí|drahí)',
      designed:
        '(?:vytvoren\\p{L}*|určen\\p{L}*|ideáln\\p{L}+|vhodn\\p{L}+|navrhnut\\p{L}*|otvoren\\p{L}*|prístupn\\p{L}+|program|platforma|softvér|riešenie|služby|kurzy)(?: aj)? (?:pre|k)',
      helps:
        '(?:vzdelávani[ea]|výchov[auy]|liečb[ay]|rehabilitáci[ae])|(?:pomáha(?:me)?|podporuje(?:me)?|spája(?:me)?|združuje(?:me)?|zastupuje(?:me)?|vzdeláva(?:me)?|ponúka(?:me)?|pracujeme s)',
      condition: '(?:či už ste|ak ste)',
      // A "združenie občanov" is a legal form.
      community: '(?:komunita|sieť|združenie(?! občanov)|spolok|zväz|klub)(?: pre)?',
      used: 'našimi klientmi sú|naši klienti sú|naši zákazníci sú|(?:využívajú|používajú|navštevujú|oceňujú|ocenia)(?: aj)?',
      can: '(?:môže|môžu)(?: sa)? (?:zúčastniť|prihlásiť|zapojiť|navštíviť)',
      for: 'pre|nielen(?: (?:svoj|naš)\\p{L}*)?',
    },
    after: { can: '(?:môžu|nájdu|získajú)' },
  },
};
