import type { LanguageWords } from '../words.ts';

export const ROMANIAN: LanguageWords = {
  offers: {
    health:
      'acupunctur* albire alergolog* aparat_dentar analize cardiolog* chirurg* coroane consultați* control_* dermatolog* detartraj diagnostic* dietetic* dureri ecograf* endodonți* estetică_dentară fizioterapi* ginecolog* implant* investigați* kinetoterapi* laborator* laser* logoped* masaj* medicin* nutriți* neurolog* obturații oftalmolog* ortodonți* ortopedi* osteopat* parodont* pediatri* profilaxie proteze protetic* psiholog* psihoterap* psihiatr* radiograf* radiolog* recuperare reabilitare stomatolog* terapi* tratament* tratamente urologi* vaccin* veterinar* îngrijir* igienizare cabinet dentar* fizioterap* kinetoterap* medic* ortodon* pediatr* reabilit*',
    beauty:
      'bărbi coafur* cosmetic* epilare extensii frizeri* gene machiaj manichiur* masaj păr pedichiur* pensat sprâncene spa tatuaj* tuns* unghii vopsit',
    building:
      'acoperiș* amenajăr* aer_condiționat arhitectur* betoane cabine canalizare* case centrale_* ciment climatizare confecți* construcți* curățenie decorațiuni demolăr* dulgher* electric* faianță fațade ferestre finisaj* fotovoltaice fundații garduri gips-carton grădin* gresie hidroizolați* instalați* instalator încălzire* izolații* mansard* mentenanță mobil* montaj* parchet pardoseli pavaje peisagistic* piscine proiectare* renovăr* reparați* restaurăr* săpături scări sanitare sudur* șape tâmplări* tencuieli termoizol* terase termopane tinichigerie uși vopsitor* zidări* zugrăveli amenaj* arhitect* asfalt* baie bucătări* centrale* construcț* debarasare fațad* fundați* hidroizola* izolați* lucrări* pavaj* pavele borduri piscin* repara* sanitar* termopan* vopsit* zugrăv*',
    legal:
      'asigurăr* audit avocat* bancar* cesiuni consilier* consultanță contabil* contencios contract* credit* daune divorț* drept* dreptul evaluăr* executăr* finanțăr* fiscal* imobiliar* impozit* înființare* închirier* insolvenț* investiți* juridic* litigii mediere moșteniri notari* penal* reprezentare resurse_umane salarizare succesiuni taxe vânzăr* recuperare_creanțe',
    education:
      'activități_* after_school ateliere atelier* cercuri certific* conferinț* creș* cursur* curs* dezvoltare_personală dans* educați* educațional* engleză excursii_* formare* grădiniț* grup* învățământ lecți* lectur* limbi* matematică meditați* mentorat practică prelegeri pregătir* primar* program_prelungit robotică seminar* stagii școal* școlar* studii tabere tutorat training* webinar* workshop*',
    hospitality:
      'aer_conditionat apartament* balcon bucătări* bucatari* camer* camping căsuț* ciubăr cazare demipensiune evenimente_* excursii ferm* filigorie foișor foisor frigider grădină gradină grătar gratar internet loc_de_joacă parcare paturi pensiun* piscină plajă restaurant* sală săli saună semineu șemineu sejur* tenis_de_masă ping-pong terasă transfer* trasee tur* turism* turistic* wifi wireless vacanț* mic_dejun mic_dejun* prânz pranz cină cina agrement cazare* cină* drumeți* evenimente excursi* grătar* nuntă nunți piscină* prânz* săli* terasă* traseu*',
    food: 'aperitiv* băutur* bere beri brânz* burger* cafea catering ceai* ciocolat* ciorb* cofetări* covrigi deserturi desert* dulceaț* fast-food fel_principal fructe garnituri grătare înghețat* lactate legume limonad* meniu* meniuri mezeluri miere mâncar* mancare mic_dejun paste patiserie pește pizza plăcint* produse_* prăjitur* preparate pâine pui salat* sandvi* sosuri suc* supe tort* torturi vegetarian* vin* vinuri produse_tradiționale',
    culture:
      'artă arte bibliotec* botez* carte cărți ceramică cinema colecți* concert* concurs* conferințe cultur* dans* editur* eveniment* expoziți* festival* film* folclor* foto* jocuri lansări literar* mese_festive muzic* muze* nunt* nunți operă orchestr* petreceri* pictur* poezi* sculptur* spectacol* târg* teatr* tradiți* vernisaj* meșteșug* șezători corporate',
    sport:
      'alergare alpinism antrenament* arte_marțiale atletism baschet box ciclism dans* drumeți* echitație escaladă fitness fotbal gimnastică handbal înot judo karate paintball patinaj pescuit pilates schi sport* tenis tir trekking volei yoga șah zumba rafting caiac',
    software:
      'afaceri_online aplicați* automatizăr* backup baze_de_date calculatoare cloud crm cibernetic* date dezvoltare* digital* e-commerce erp găzduire gestiune hosting hărți informatic* infrastructur* integrăr* inteligenț* internet it laptop* magazine_online mentenanță_it mobile monitorizare notific* platform* plăți programare* raport* rețele robot* securitate* servere sincroniz* site* sistem* software statistici suport_* supraveghere tehnologi* telecom* testare web*',
    marketing:
      'afișe ambalaje bannere branding broșuri campani* cărți_de_vizită cataloage cercetare* comunicare conținut copywriting creați* design* fotograf* editare etichete filmăr* flyere grafic* identitate* ilustrați* imprim* logo* marketing* materiale_promoționale media organizare_* personalizate pr print* producți* promovare* publicitate* recrutare seo sigl* strategi* tipar* tipograf* traducer* video* rețele_sociale',
    transport:
      'aeroport anvelope auto* autocar* autobuz* camioane chirii_auto colet* curier* depozitare distribuți* expediți* inspecție* livrăr* livrare logistic* marfă mărfuri mașini mecanic* motor* mutări parc_auto piese* rent_a_car remorci schimb_ulei service_* spălătorie taxi tinichigerie tractăr* tractare transport* tuning vamal* vehicule vopsitorie vulcanizare închirieri_auto itp asistență_rutieră camion* închirier* marfă* mașini* platform* remorc* service* taxi* tractar* vulcanizare*',
    goods:
      'accesorii aranjamente* bijuterii buchete cadouri ceasuri cosmetice covoare decorațiuni* echipament* electrocasnice electronice flori* haine hârtie instrumente îmbrăcăminte încălțăminte jucării lămpi lemn* lenjerii lumânări mașini_de materiale metal* mobilier* ochelari parfumuri perdele pielărie plante* plastic produse pungi rochii saltele scule textil* țesături ustensile utilaje unelte vase',
    farming:
      'agricol* agricultur* albine animale apicol* bovine cai cereale cultivare ferma ferme fân fructifere furaje grâu herghelie îngrășăminte lapte legumicultur* livad* lâna miere_de oi ouă păduri pomi* porci răsaduri semințe silvic* sere viticultur* vie vânătoare zootehni*',
    social:
      'adăpost* adopți* advocacy ajutor* asistență* asistență_socială azil biblic* biserici botezuri_* caritat* centre_de_zi centru_* comunitar* comunitate* consiliere* copii* creștin* cununi* dialog drepturi* dizabilități educație_* emergenț* familie* formare_* îngrijire* incluziune* integrare* liturghi* mediu* persoane_* pelerinaj* proiecte* programe* prevenire* protecți* refugiaț* reciclare sănătate_* servicii_funerare slujb* social* solidaritate sprijin* susținere* tineret* tineri* vârstnici voluntar* reinserție asistenț* botez* burse bătrân* cateheză* comunit* consilier* donați* educați* famil* femei formare* handicap incluziun* integrar* persoane* protecț* rugăciun* servicii_sociale tabere*',
  },
  nonOffers: {
    claims:
      'accesibil* autentic* calitate* calitativ* certific* competen* competitiv* comod* confort* corectitudine dedica* eficien* experienț* experimenta* flexibil* garanți* garantat* gratuit* implicare inovativ* încredere* integritate la_timp modern* onest* pasiune* personalizat* prețuri* prompt* profesionalis* profesionist* punctualitate rapid* rapiditate respect* responsab* rezultat* satisfacți* seriozitate siguranț* sigur* simplu transparen* tradiție* non-stop 24/7',
    steps:
      'achit* alege* abonează* află* completeaz* comandă* contact* cum_* descarcă* descoper* etapa* evaluare_* înscrie* pasul* plat* primește* programează* rezerv* semnează* solicit* sună* trimite* vino* vizionare',
    labels:
      'acasă adresă* angajăr* anunțuri articole blog calendar carier* categor* caută căutare comentarii conducere contact* contul* coș* cookie* data despre* despre_noi detalii distribuie documente donează duminică echipa* email facebook faq formular* fotografii galerie* gdpr harta home imagini info informații* instagram intrebari* întrebări* istoric* joi link* locați* luni marți mai_mult* miercuri misiune* noutăți* nume orar* parteneri* pagina* politic* poze preț prima_pagină program_* recenzii regulament sâmbătă servicii_* sponsori* statut știri* tarife* telefon* termeni* testimoniale toate* video* vezi* vineri vizitați*',
    roles:
      'administrator* asistent* contabilă coordonator* decan director* economist educatoare fondator* inginer* instructor* manager* membru* preot* președinte* primar profesor* redactor* secretar* specialist* trezorier viceprimar vicepreședinte* antrenor*',
    prices:
      '/noapte /persoană /zi abonamente* adulți avans copii_* discount* gratis inclus lei ofert* preț_* reduc* ron taxa* tarif* tva',
  },
};

export const BULGARIAN: LanguageWords = {
  offers: {
    health:
      'акупунктур* алерголог* ваксин* гинеколог* дентал* дерматолог* диагност* диет* ехограф* избелван* изследван* имплант* кардиолог* кинезитерап* консултац* корони лазер* лечени* логопед* масаж* медицин* невролог* операц* ортодонт* ортопед* остеопат* очни педиатр* преглед* протез* профилакт* психиатр* психолог* психотерап* рехабилит* рентген* стоматолог* терапи* уролог* физиотерап* хирург* хомеопат* ветеринар*',
    beauty:
      'брада бръснар* вежди грим епилац* коса козметик* коси маникюр* мигли нокт* педикюр* подстриг* прическ* спа татуир* фризьор*',
    building:
      'баня бетон* боядисв* вентилац* врати водопровод* в_и_к градин* гипсокартон* дограма довършител* дренаж електр* замаз* зидар* изграждан* изкоп* изолац* инсталац* интериор* кухн* канализац* климатиц* конструкц* косене ламинат* мазилк* майстор* мебел* монтаж* настилк* обзавежд* оборудван* озеленяв* осветлен* отопл* отпушван* паркет* плочки покрив* почиств* поддръжк* прозорц* проектир* ремонт* реставрац* саниран* соларни сграда сгради строител* строеж* термо* тераси топлоизол* фасад* фаянс фотоволта* хидроизол* шпакловк*',
    legal:
      'адвокат* арбитраж банк* брак вещно граждански данъ* дарение договор* дружеств* застрахов* завещан* имот* инвестиц* ипотек* кредит* медиац* наем* наказателн* наследств* недвижим* нотариал* обезщет* одит* оценк* патент* пенси* право правн* представител* развод* регистрация_на семейно счетовод* трс* трудов* търговск* фирми финанс* юридическ*',
    education:
      'английск* академи* валдорф* взаимоучителн* градин* детска_градина дистанционн* езиков* занималн* изпит* институт* курс* лагер* лекци* летн* магистър математик* ментор* обучен* образован* подготовк* практик* преподаван* програм* робот* сертификац* семинар* стаж* стипенди* училищ* уебинар* уроци урок* школ* языци работилниц*',
    hospitality:
      'апартамент* басейн* барбекю бунгал* балкон вили екскурз* закуск* зал* камин къмпинг* конферент* къща настанив* настаняв* нощувк* паркинг* пикник почивк* стаи стая сауна семейн* студи* тераса трансфер* туризъм* тур турове хотел* wifi',
    food: 'алкохол* баница безалкохолн* бира бири бургер* вина вино гозби десерт* закуски зеленчу* кафе кетъринг* коктейл* кухня мед меню меса месо напитк* обяд пица пици пърленк* риба салат* сандвич* сирен* скара сладк* сладолед* сокове сосове специалитет* супи суши торт* хляб* храна храни чай шоколад* ястия яйца',
    culture:
      'архив* археолог* библиотек* галери* детски_рожден* етнограф* живопис* изкуств* изложб* издани* игри история кино книг* колекц* конкурс* концерт* конференц* култур* литератур* музе* музик* опера оркестър поезия празни* представлен* събити* сватб* скулптур* спектак* танц* театър театрал* турнир* фестивал* филм* фолклор* фото* хор',
    sport:
      'аеробика айкидо баскетбол бокс борба бойни волейбол гимнастика джудо езда зумба йога карате катерене колоездене кросфит лека_атлетика пилатес плуване поход* планинар* риболов ски спорт* таекуондо тенис трениров* фехтовка фитнес* футбол* шах',
    software:
      'автоматиз* администр* анализ* api база_данни бази_данни безопасност* бекъп внедряван* възстанов* видеонаблюд* дашборд* данни дигитал* електронн* заплах* изкуствен* интеграц* интернет* информац* карти киберсигурн* компют* мениджмънт* мобилн* мониторинг* мреж* облачн* онлайн* оптимизац* платформ* приложен* програмир* разработ* роботиз* сайт* сървър* сигурност* синхрон* систем* софтуер* статистик* технич* техн* тестван* уеб* уебсайт* уязвимост* хостинг* шифр*',
    marketing:
      'бранд* брошур* визитк* видео* гравир* графичен дизайн* илюстрац* кампани* каталог* комуникац* консулт* копирайт* лого* лого маркетинг* медий* печат* плакат* предпечат* превод* продукц* пр реклам* стратеги* стикер* табел* текст* фотограф* етикет*',
    transport:
      'авто* автобус* автосервиз автомивк* багаж* багер* бус гуми доставк* двигател* диагностик* изкупув* камион* кола коли контейнер* куриер* летищ* логистик* митнич* мото* наем_на_кол* пътна_помощ превоз* преместван* резервни_части ремарк* склад* спедиц* такси товар* транспорт* тунинг части',
    goods:
      'аксесоар* багет* бижу* букет* велосипед* гоблен* дрех* дърва дървен* електроник* инструмент* играчк* картин* кож* килим* книги лампи матрац* материал* машини мебели метал* облекл* обувк* оптик* очила пак* парфюм* пердета подаръ* порцелан* продукт* растения свещ* сувенир* съд* текстил* тъкан* уреди цвет* чант* часовни*',
    farming:
      'агро* горск* гора добив* животн* животновъд* зърно земедел* коне кон* крави лоз* мляк* овце овощ* пчел* птиц* растени* семена торове ферм* фураж*',
    social:
      'благотвор* богослуж* библ* бежанц* венчан* вероучен* възрастни граждан* грижа грижи деца* дарит* диалог* доброволч* екологи* застъпн* защита* инициатив* интеграц* карие* консултиран* кризисн* кръщен* менторск* младеж* молитв* обществен* общност* осинов* осведомен* подкреп* помощ* погреб* права превенц* приют* проект* психо* събит* семей* социал* сътруднич* хоспис* човешк* членств*',
  },
  nonOffers: {
    claims:
      'безплат* бърз* гаранц* гъвкав* доверие* достъпн* ефектив* иноватив* индивидуал* качеств* квалифиц* коректн* комфорт* компетент* лично_* конкурент* модерн* надежд* опит* опитн* отговорн* отлич* отношение перфект* прецизн* прозрачн* професионал* сигурн* точност* удобств* уважен* честн* изгодн*',
    steps:
      'виж* влезте* въведете запаз* заяв* избер* изберете изпрат* как_* купи* научет* оглед оферта* обадете* поръч* плат* попълн* присъед* първ* разгледай* регистрир* свърж* стъпк* станете*',
    labels:
      'адрес* блог* вторник всички галер* година* дата* документ* екип* за_* за_нас имейл информац* календар* категор* клиент* контакт* кошниц* въпрос* мнени* местополож* мисия* начал* нашите_* наш* неделя новин* обяв* отзив* партньор* петък политик* понеделник полезн* поверител* портфолио работно* референц* седмица снимк* спонсор* сряда събота телефон* търс* условия устав цен* цени четвъртък често* членове информация контакт контакти поверителност',
    roles:
      'администратор* асистент* главен_* директор* доктор доцент инженер* инструктор* координатор* лекар* мениджър* основател* отговорник председател* преподавател* програмист* професор* президент редактор* ръководител* секретар* специалист* собственик* треньор* учител* управител* член* кмет',
    prices:
      'на_вечер на_ден на_месец на_човек на_час безплатно деца_* депозит ддс отстъпк* промоц* лв такс* членски_внос',
  },
};

const SERBO_CROATIAN_OFFERS: LanguageWords['offers'] = {
  health:
    'akupunktur* alergolog* analiz* bolnic* bijeljenje dermatolog* dijagnosti* dijeta* estetsk* fizijat* fizikaln* fizioterap* ginekolog* implant* kardiolog* kiropraktik* kirurg* hirurg* krun* laborator* laser* liječen* lečen* logoped* masaž* medicin* neurolog* njeg* neg* nutricioniz* oftalmolog* ortodon* ortoped* osteopat* pedijatr* pregled* protetik* protez* psiholog* psihoterap* rehabilit* rendgen stomatolog* terapij* ultrazvuk* urolog* vakcin* veterin* zub* zdravstv* njega',
  beauty:
    'brad* brijanje depilacij* frizer* frizur* kos* kozmeti* lice lica ljepot* lepot* manikur* nokti* obrv* pedikir* pedikur* šišanje šminka* spa tetov* trepavic*',
  building:
    'adaptacij* arhitekt* bazen* beton* bravar* dizajn_interij* drvo elektroinst* elektri* fasad* gradnj* gradnja građevin* gradev* grijanj* grejanj* gips* instalacij* interij* izolacij* iskop* izgradnj* keramič* kamen* klim* krov* krovopokriv* kuhinj* limar* ličilač* moler* montaž* namještaj* nameštaj* obnov* ograd* održavanj* parket* podov* popravk* popravak* projektir* prozor* renovac* rekonstruk* restaur* sanac* sanitar* servis* solarn* stepeništa stolari* stubišt* tesar* uređenj* uredenj* vodoinstal* vrat* vrt* vrtlar* zid* zidar* čišćenj* ventilacij*',
  legal:
    'advokat* bankar* brakorazvod* financ* finans* fakturir* građansko hipotek* investicij* javnobiljež* kazneno knjigovod* kredit* mediacij* mirovin* najam nasljed* nekretnin* obračun_plaća odvjetn* osiguranj* ostavin* porez* pravn* prav* procjen* računovod* radno_pravo razvod* revizij* savjetovanj* savetovanj* ugovor* zastupanj* zemljišn* osnivanje',
  education:
    'dječji_* edukacij* engleski* instrukcij* jaslic* jezik* kamp* kurs* mentor* matematik* nastav* njemački obrazovan* obuk* predavanj* predškol* priprem* radionic* robotik* seminar* škol* stipend* studij* tečaj* trening* učenj* vrtić* vrtićanci produženi_boravak',
  hospitality:
    'apartman* balkon bicikl* doručak* izlet* jacuzzi kamin klima_uređaj konferencijsk* krevet* krstarenj* kuć* noćenj* obilaz* odmor* parking* parkiral* plaž* polupansion restoran* roštilj* sala sob* smještaj* smeštaj* studio teras* transfer* turistič* turiz* vila wellness wifi ville',
  food: 'alkohol* burger* catering* čaj čajev* čokolad* deserti* doručk* hran* jela jelovnik* juhe kav* keks* koktel* kolač* kruh* hleb* kuhinja* mes* med* mliječn* pecivo pića piva pivo pizz* predjela pršut ribe riba roštilj* ručak* sir sirevi salat* sendvič* sladoled* slastic* sok* supe suši tort* vegan* večera* vin* vina voće povrće džem*',
  culture:
    'arhiv* bal balet bibliotek* baštin* crtanje dokumentar* fotograf* festival* film* folklor* galerij* glazb* glum* igr* izdanj* izložb* karneval* keramik* kino* kino knjig* koncert* konferenc* knjižn* kultur* likovn* književn* manifest* muzej* muzik* obljetn* opera orkestar plesn* ples* poezij* predstav* priredb* proslav* rođendan* rukotvor* skulptur* slikarst* sajam* susret* svadb* teatar* umjetn* vjenčanj* zbor*',
  sport:
    'aerobik atletik* bicikliz* boks* borilačk* fitness* gimnasti* jahanj* joga jedrenj* judo karate klizanj* košark* nogomet* fudbal* odbojk* penjanj* pilates planinar* plivanj* ronjenj* ribolov* rukomet* sport* streljaš* šah* skijanj* teretan* tenis* treninz* trening* turnir* veslanj* taekwondo zumba napredni početnici',
  software:
    'analitik* aplikacij* automatiz* backup baz* cloud digital* e-trgovin* erp gps hosting informati* infrastruktur* integracij* internet* izvještaj* kamer* kibernetič* mobiln* monitoring* mrež* nadzor* obavijest* oblak* platform* plaćanj* podac* podat* podrška* praćenj* programiranj* računal* računar* razvoj* robot* server* sigurnos* sinkroniz* softver* statistik* sustav* sistem* tehnič* testiranj* umjetna web* it',
  marketing:
    'brendiranj* brošur* branding copywriting dizajn* društvene_mreže fotografiranj* grafič* gravir* identitet* ilustracij* istraživanje_tržišta kampanj* katalog* komunikac* konzult* konsalt* kreativ* letak* letc* logo* marketing* medij* natpis* naljepnic* oglašav* plakat* prevođ* prijevod* promidžb* promocij* publikac* reklam* snimanj* strateg* tisak* tiskar* štamp* tekst* video* vizitk*',
  transport:
    'auto* autobus* automehan* brod* carin* charter čamac dijelov* delov* dostav* gume gum* iznajmlj* kamion* kombi kontejner* kurir* logistik* motor* najam_* odvoz* otkup* poluprikol* pomoć_na_cesti prijevoz* prevoz* rent-a-car selidb* servis* skladišt* špedic* taxi transfer* transport* teretn* vozil* vulkaniz* vuča',
  goods:
    'alat* bicikli brend* bižuter* buket* cipele cvijeć* cveć* dekoracij* drva elektronik* galanterij* igračk* instrumenti knjige kozmetika kož* lamp* lož* materijal* metal* mod* namjernic* naočal* nakit* obuć* odjeć* odeć* oprem* papir* parfem* pelet* poklon* posteljin* posuđe proizvod* rasvjet* rublje sapun* satovi sjemenk* staklo suvenir* svijeć* tekstil* tepis* torb* ukras* uređaj* zavjes*',
  farming:
    'domać* gnojiv* jaja konj* koz* krav* kukuruz* lov* maslin* maslinovo_ulje mlijek* mlek* ovce pčel* pčelar* poljoprivred* povrtlar* rasadnik* sadnic* sjeme* stoč* šum* stočn* uzgoj* vinograd* vinar* voćar* životinj*',
  social:
    'azil* besplatna_* biblij* briga dobrotvor* duhovn* dijalog* djec* ekolog* građan* humanit* inkluz* integrac* invalid* izbjegl* krštenj* katehez* mise misa* mladi* mladih* molitv* obitelj* okoliš* osob* pastoral* podršk* pogreb* pomoć* potpor* prevencij* program* projekt* prava psihosocij* sakrament* skrb* skloniš* socijal* spašavanj* starij* sahran* umirovlj* vatrogas* volonter* vjeronauk* zagovaranj* zajednic* zaštit* zbrinjavanj*',
};

const SERBO_CROATIAN_NON_OFFERS: LanguageWords['nonOffers'] = {
  claims:
    'besplatn* brz* brzina certificiran* cijen* cen* diskrecij* dostupn* efikasn* ekološk* fleksibil* garancij* individualn* inovativ* iskust* iskusn* jamstv* kvalitet* kvaliteta kompetent* ljubazn* moderna najbolj* obiteljsk* odgovor* pouzdan* poštenj* povjerenj* precizn* profesional* profesionalnost* pristupač* predan* sigurn* stručn* točnost* transparent* učinkovit* zadovoljn* zadovoljstv* tradicij*',
  steps:
    'dogovor* dođite izaberi* javite* kako_* kontaktiraj* korak* kupi* naruči* nazovi* odaberi* otkrij* plati* ponuda_* pošalji* prijavi* prvi_* pridruži* registrir* rezervir* saznaj* zatraži* ispuni* upiš*',
  labels:
    'adresa* aktualno blog cijene cijenik cjenik* članov* datum* dokument* donir* email facebook faq galerij* instagram iskustva kalendar kontakt* košarica lokacij* mapa najčešć* naslovna* naš* naše_* nedjelja novosti* novost* o_nama o_* objav* odricanje partner* petak pitanj* početna* ponedjeljak povijest* pogledaj* politika* pravila* pretraga* prijav* privatnost* raspored* radno_* recenzij* referenc* rezervac* saznaj_više slike sponzor* srijeda statut subota svi sve telefon* tim* upis* uvjeti* utorak vijesti* video* vizija* misija* četvrtak galerija',
  roles:
    'asistent* članica član direktor* doktor* inženjer* koordinator* liječnik* menadžer* osnivač* predsjedn* predsedn* profesor* programer* ravnatelj* savjetnik* rukovodit* sekretar* specijalist* tajni* trener* učitelj* urednik* voditelj* vlasnik* zamjenik*',
  prices:
    'akcij* besplatno djeca_* godišnje kotizacij* mjesečno mesečno po_danu po_noći po_osobi po_satu popust* predujam uključen* upisnina članarin* pdv',
};

export const CROATIAN: LanguageWords = { offers: SERBO_CROATIAN_OFFERS, nonOffers: SERBO_CROATIAN_NON_OFFERS };
