import type { LanguageWords } from '../words.ts';

export const SLOVAK: LanguageWords = {
  offers: {
    health:
      'akupunktúr* ambulanc* bielenie cvičen* dentáln* dermatolog* diagnosti* diét* endodonc* fyzio* fyzioterap* gynekolog* hygien* chirurg* implant* kardiolog* korunk* laser* lekár* liečb* liečen* logoped* lymf* masáž* medicín* neurolog* operác* ortodonc* ortopéd* ošetren* ošetrov* parodont* pediatr* poradn* prevenc* protéz* psychiatr* psycholog* psychoterap* rehabilit* röntgen* sono* stomatolog* terapi* ultrazvuk* urolog* vyšetren* výživ* zdrav* zub* zubn* očkovan* veterin*',
    beauty:
      'depiláci* farben* kaderní* kozmeti* líčeni* manikúr* mihalnic* nechty obočie parfum* pedikúr* pleť strih* strihan* spa tetov* účes* vlas* brad*',
    building:
      'architekt* balkón* bazén* búracie betón* čalún* čisten* dlažb* dom domov drevo* drevostavb* dver* elektroinš* elektro* fasád* fotovolt* garáž* inštaláci* inštalatér* interiér* izolác* kanalizác* klimatizác* komín* konštrukc* kosenie kúpeľ* kotl* kozub* kuchyn* kúren* maliarsk* maľov* montáž* murár* nábyt* obklad* okná okien oploten* oprav* osvetlen* plot* podlah* postel* projekt* rekonštrukc* renovác* rozvod* sadrokart* sanác* schod* skrin* solárn* stavb* stavebn* stolár* strech* studn* tapet* tepeln* terén* teras* tesár* truhlár* údržb* upratov* úprav* vetran* výkop* výmen* vykurov* výrub výrob* záhrad* zámočn* zateplen* žalúz*',
    legal:
      'advokát* audit* bank* daň dane daňov* dedič* dotáci* exekúc* financ* hypoték* insolvenc* invest* konzultác* mediác* mzd* nájom* nehnuteľn* notár* obhajob* patent* poisten* poradenst* práv* právn* prenáj* rozvod* zmluv* sporen* účtovn* účtovníct* úver* vymáhan* zastupovan*',
    education:
      'angličtin* doučovan* exkurz* hudobn* jazyk* jasle kemp konferenc* krúžk* kurz* lekci* tábor* matematik* matersk* materská_škola predškol* prednášk* príprav* rekvalifik* robotik* seminár* súťaž* škol* školen* škôlk* štúdi* tréning* výchov* výučb* vzdeláv* webinár* workshop* dielne dielň*',
    hospitality:
      'apartmán* altán* dvojlôž* gril* hotel* chat* chalup* kemp* konferenč* kúpan* kúpele lôžk* nocľah* ohnisko parkov* penzión* pobyt* izb* polpenz* požičovňa_* rekreác* reštaurác* saun* sála spoločensk* stan* svadb* teras* túr* turisti* ubytov* výlet* wellness wifi zájazd*',
    food: 'alkohol* burger* bylin* catering* cukrár* čaj* čokolád* dezert* džús* hlavné_jed* chlieb chleb* jedl* káv* koktail* koláč* limonád* mäs* med medy menu mlieč* nápoj* obed* ovoc* pečiv* pív* pivo pizz* polievk* predjed* príloh* raňajk* ryb* šalát* sirup* steak* syr* torty tort* víno vín* vegán* vajcia večer* zákusk* zelenin* zmrzlin*',
    culture:
      'archív* balet* divad* festival* film* fotograf* galér* hry hudb* hudob* jarmok* keramik* kino kniž* knih* koncert* konferenc* kultúr* literatúr* múze* narodenin* obraz* opera orchest* oslav* ples* poézi* predstaven* prehliad* program* sochy svadob* tanec* tanc* tvorb* umen* vernisáž* výstav* vystúpen* zábav* spev* slávnos*',
    sport:
      'aerobik atletik* badminton basket* beh* bojov* box* cyklisti* fitness florbal* futbal* golf* gymnast* hádzan* hokej* jazd* jóg* joga judo kajak* karate lezen* lyž* pilates plávan* potápan* preteky rybolov sebaobran* šport* streľb* šach* šerm* tenis* tréning* turisti* turnaj* volejbal* zumba',
    software:
      'analyt* aplikác* automatiz* bezpečnos* cloud* crm dát* databáz* digitál* doména e-shop* elektronick* erp evidenc* export* hardvér* hosting* informačn* integrác* internet* kamer* kybern* mapy mobil* monitor* notifikác* platform* počítač* podpora programov* report* robot* server* sieť siet* sledovan* služb* softvér* správ* štatist* synchroniz* systém* tester* testov* umelá virtuál* vývoj* vyhľadáv* web* webov* zálohov* zabezpeč*',
    marketing:
      'branding* brožúr* copywrit* dizajn* foto* grafi* identit* ilustrác* kampan* katalóg* konzult* kreatív* logo* marketing* médiá obaly plagát* polep* portrét* potlač* prezentác* produkc* propagác* preklad* reklam* sociálne_siete stratég* text* tlač* tlmočen* video* vizitk* výskum*',
    transport:
      'auto* autobus* autodoprav* autopož* autoserv* colné diagnosti* doprav* doručen* dodávk* diel* dovoz* karosér* kontajner* kuriér* lakovn* logist* mechanik* motor* náhradn* nákladn* odťah* odvoz* pneu* pneuserv* preprav* požičovňa rozvoz* servis* sklad* špedíc* sťahov* taxi* tuning* vozid* výkup* zásielk* zemné',
    goods:
      'bižutér* darček* dekorác* elektroni* hračk* hodink* kabelk* keramik* klenot* knihy kozmetika kov* kožen* kvet* kytic* lamp* materiál* matrac* módn* náradi* nádob* obuv* odev* oblečen* paliv* papier* pelet* plast* potravin* bielizeň produkt* príslušenst* sklo sortiment stavebnin* stol* stroj* svieč* šaty šperk* tašk* textil* tričk* vybaven* výrobk* tovar* stoličk*',
    farming:
      'agro* farm* hnojiv* hospodár* chov* kone kozy kráv* krmiv* les* lesn* mlieko obil* ovce pestov* rastlin* sad* sadeníc* seno semen* strom* včel* vinic* vinohrad* poľnohosp* zver* zviera*',
    social:
      'adopc* asistenc* bezdomov* bibli* bohoslužb* birmov* charit* deti* dobrovoľ* ekolog* farsk* hasič* hospic* integrác* krízov* krst* mládež* modlit* omša omše občan* ochran* opatrov* osvet* podpor* pohreb* pomoc* poradenst* prevenc* projekt* rodin* rozvoj* senior* skaut* sociáln* stacionár* sviatost* terénn* útulok utečen* voľnočas* záchran* závisl* životné_prostred*',
  },
  nonOffers: {
    claims:
      'bezpečn* certifik* cenovo_dostupn* ceny_* diskrétn* dlhoročn* dostupn* efektív* flexibil* garanc* individuálny_prístup inovatív* jednoduch* istot* komfort* kvalifik* kvalit* moderné najlepš* nízke_* odborn* ochota osobný_prístup poctiv* precízn* profesion* rýchl* seriózn* skúsen* spokojn* spoľahliv* tradíc* transparent* udržateľ* úprimn* výhodn* záruk* zodpovedn* zdarma',
    steps:
      'dohod* kontaktujte* krok* nezáväzn* objednaj* ozvite* podpis* odovzdanie prihlás* prvá_* prvý_* registr* rezervuj* vyberte* vyplňte* zaplaťte* zavolajte zameranie zistite* získajte*',
    labels:
      'adres* aktuality akcie blog* cenník* cena články datum* dátum* ďalšie dokumenty email e-mail facebook faq fotky foto* fotogal* galér* hľadať história* home ičo informác* instagram kalendár* kapacita kde_* kontakt* košík mapa menu naše_* náš_* nedeľa novinky o_nás o_* objednávka odkazy ochrana_* otváracie* partner* piatok podmienky* poloha pondelok prihláš* referenc* registrác* rezervác* sobota sponzor* streda telefón* termín* tím* utorok úvod* viac* video* voľné_miesta všetky* späť* zobraziť* štvrtok galéria',
    roles:
      'administrátor* asistent* člen* doktor* inštruktor* konateľ* koordinátor* lektor* majiteľ* manažér* podpredsed* predsed* prezident* profesor* programátor* riaditeľ* sekretár* špecialist* starost* technik* tréner* učiteľ* vedúc* zakladateľ* zástup*',
    prices:
      'akcia_* deti_do dospel* jednorazov* kaucia mesačne na_osobu platba* poplat* ročne zľav* vstupn* za_deň za_hodinu za_noc záloh* zdarma',
  },
};

export const SLOVENE: LanguageWords = {
  offers: {
    health:
      'akupunktur* alergolog* beljenje dermatolog* diagnosti* dietetik* fizioterap* fizikaln* ginekolog* implant* kardiolog* kirurg* kiropraktik* laser* logoped* masaž* medicin* nevrolog* operacij* ortodont* ortoped* osteopat* pediatr* preglej* pregled* preventiv* protetik* psiholog* psihoterap* rehabilit* rentgen terapij* ultrazvok* veterin* zdravljen* zdravstv* zobn* zob* nega',
    beauty:
      'brada depilacij* frizer* frizur* kozmeti* las* ličenj* manikur* obraz* pedikur* trepalnic* striženj* nohti',
    building:
      'adaptacij* arhitekt* bazen* beton* dimnik* elektro* fasad* gradbe* gradnj* hiš* inštalacij* interier* izolacij* izkop* keramič* ključavnič* klim* krov* krovst* kuhinj* mizar* montaž* okna obnov* ograj* ogrevanj* parket* ples* pleskar* pohištv* popravil* prenov* projektir* sanac* slikoplesk* sončne stopnic* streh* tesar* tlak* toplotn* ureditev* urejanj* vodoinstal* vodovod* vrat* vrt* vzdrževanj* zidar* čiščenj* prezračevanj*',
    legal:
      'bančn* davč* davk* dedovanj* financ* kredit* mediacij* naložb* najem* nepremičnin* notar* odvetn* pogodb* pravn* računovod* revizij* svetovanj* zavarovanj* zastopanj* cenitev*',
    education:
      'angleščin* delavnic* dejavnost* inštrukcij* izobražev* jezik* krožk* kolonij* matematik* mentor* nemščin* poletn* predavanj* priprav* program* robotik* seminar* šol* štipend* študij* tabor* tečaj* trening* učenj* usposablj* vrtec* varstvo vzgoj*',
    hospitality:
      'apartma* bazen balkon izlet* kamp* kolesa* kosil* konferenč* nastanit* nočit* parkir* penzion piknik* polpenzion* počitni* prenočit* sob* savna* teras* turistič* vodenj* wellness wifi najem_koles zajtrk*',
    food: 'burger* catering čaj* čokolad* domač* hrana jedi jedilnik* juhe kav* kosilo kruh* med meso* malic* mlečn* pecivo pijač* piv* pizz* potic* priloge ribe sir siri sadj* sladic* sladoled* solat* sokovi testenin* torte vegan* večerj* vin* zelenjav*',
    culture:
      'arhiv* balet film* festival* fotograf* galerij* glasb* gledališ* igr* izdaj* karneval* keramik* knjig* knjižnic* koncert* konferenc* kultur* likovn* muzej* obletn* opera orkester ples* poezij* poroke predstav* prireditv* razstav* rojstni* sejem* slikarst* tekmovanj* umetn* zbor*',
    sport:
      'alpiniz* atletik* badminton fitnes* gimnasti* golf jahanj* jadranj* joga judo karate kolesar* košark* nogomet* odbojk* padel pilates pohod* plavanj* plezanj* ribolov* rokomet* smučanj* šah šport* tek* tenis* trening* turnir* vadb* vesl*',
    software:
      'analitik* aplikacij* avtomatiz* baz* digital* elektronsk* gostovanj* informati* infrastruktur* integracij* internet* kibernet* mobiln* nadzor* oblak* oblač* obveščanj* omrež* platform* plačil* podpora* podatk* poročil* programir* programsk* računaln* razvoj* robot* sledenj* spletn* splet* statistik* strežnik* sistem* testiranj* umetna varnost* varnostn* web*',
    marketing:
      'blagovn* brošur* copywriting celostn* družbena_omrežja fotografiranj* grafič* identitet* ilustracij* kampanj* katalog* komunic* kreativ* logotip* marketing* medij* nalepk* oblikovanj* oglašev* plakat* prevajanj* promocij* raziskav* reklam* snemanj* strateg* tisk* trženj* vizitk* video*',
    transport:
      'avto* avtobus* avtoprevoz* čoln* carinsk* dostav* deli gume kamion* kombi kurir* logistik* motor* najem_vozil odvoz* odkup prevoz* rent_a_car selit* servis* skladišč* špedic* taksi transfer* transport* vleka* vozil* vulkaniz*',
    goods:
      'copati čevlj* darila daril* dekoracij* drva elektronik* igrač* knjige kozmetika kolesa les lesen* luč* material* metal* modn* nakit* oblačil* obutev* očal* oprem* orodj* papir* peleti posoda* posteljnin* izdelk* rastlin* rož* svetil* sveč* šopk* stroji tekstil* torbic* trgovina ure usnj* živil*',
    farming:
      'čebel* drev* ekološk* gnojil* govedo gozd* gozdar* jajca kmetij* kmetov* koko* konj* koz* krav* krm* lov* mleko oljč* ovc* perutnin* poljedel* sadik* sadjar* semen* vinograd* vinar* vrtnar* živin* žival* žit*',
    social:
      'begunc* birm* bogoslužj* brezdomn* človekov* dobrodel* družin* ekolog* gasil* humanit* invalid* krst* maš* mlad* molit* okolj* ozavešč* otrok* podpor* pogreb* pomoč* pravic* prostovolj* prevent* program* projekt* reševanj* romanj* samopomoč* skupin* skrb* socialn* starejš* svetovan* varstv* verouk* vključ* zagovorn* zaščit* zbir* integracij*',
  },
  nonOffers: {
    claims:
      'brezplačn* cenovno* certificiran* diskretn* dostopn* garancij* hitr* individualn* inovativ* izkušnj* izkušen* jamstv* kakovost* kvalitet* konkurenč* moderno natančn* odgovorn* odličn* osebni_pristop poštenost profesional* prijazn* preglednost strokovn* sodobn* točnost ugodn* učinkovit* varno zanesljiv* zaupanj* zadovoljn* tradicij*',
    steps:
      'dogovor* izberite* kako_* kontaktirajte* korak* kupite* naročite* odkrijte* pišite plačajte pokličite* povpraševanj* pošljite* prijavite* pridružite* prvi_* registrirajte* rezervir* sestanek izpolnite*',
    labels:
      'aktualno blog cenik* datum* dokument* domov doniraj* email facebook faq galerij* informacije* instagram koledar kontakt* košarica lokacija* kje_* mnenja naš* nedelja novice* naslov* o_nas o_* obrazec odpiral* partner* petek pogoji* pogosta* ponedeljek več* preberi* predstavitev prijava* referenc* rezervac* sobota slike sponzor* sreda statut telefon* torek urnik* vizija vsi zaposlen* zasebnost* zgodovina četrtek člani* ekipa*',
    roles:
      'asistent* direktor* član* inženir* koordinator* lastnik* predsednik* profesor* programer* podpredsednik* ravnatelj* svetovalec tajni* specialist* trener* učitelj* urednik* ustanovitelj* vodja* zdravnik*',
    prices:
      '/dan /noč /osebo akcija* brezplačno ddv cena_* članarin* letno mesečno na_dan na_noč na_osebo na_uro odrasli otroci_* popust* predplačilo vključen*',
  },
};

export const LATVIAN: LanguageWords = {
  offers: {
    health:
      'akupunktūra alergolo* ārst* ārstēšan* dermatolo* diagnosti* fizioterap* fizikāl* ginekolo* implant* kardiolo* konsultāci* ķirur* lāzer* logopēd* masāž* medicīn* neirolo* operāci* ortodont* ortopēd* osteopāt* pediatr* protez* psiholo* psihoterap* rehabilitāci* rentgen* sonogrāf* terapij* uzturs veselīb* veterinār* zob* zobārst* izmeklē*',
    beauty:
      'frizētav* frizier* kosmetolo* manikīr* matu mat* nagi nagu pedikīr* skaistum* skropst* spa uzac* vaksāc* ādas bārd*',
    building:
      'apdare apkop* apkur* arhitekt* betons būvniecīb* būv* celtniecīb* dārz* dekor* demontāž* durvis elektr* elektroinst* fasād* flīz* grīd* inženier* interjer* jumt* jumtu kamīn* kāpnes kanalizāc* koka krāsoš* labiekārt* logi logu mēbel* montāž* mūrē* namdar* pamati parket* pirts projektēš* remont* renovāci* restaurāci* santehnik* siltināš* siltumsūk* terase tīrīš* uzkopš* ūdensvad* uzstādīš* ventilāc* virtuv* zāles_pļaušan* žogi zemes_darb* apdar* bruģ* krāso*',
    legal:
      'advokāt* apdrošināš* audit* bank* finanš* grāmatved* hipotēk* investīc* īre juridisk* kredīt* līgum* mantojum* mediāc* nekustam* nodok* notār* patent* tiesīb* vērtēš* šķiršan*',
    education:
      'angļu apmācīb* bērnudārz* izglītīb* kurs* lekcij* meistarklas* mācīb* mentor* nodarbīb* nometn* pulciņ* prakse semināri semināru skol* studij* studijas treniņ* valod* vebinār* darbnīc* autoskola konferenc* programm*',
    hospitality:
      'apartament* baseins brokast* ekskursij* gultas istab* kempings konferenč* laivu* naktsmītn* numur* nakšņ* pirts piknik* stāvviet* telts telp* tūrism* tūr* viesnīc* viesu* pasākumu_* velo* wifi noma atpūt*',
    food: 'alus banket* desert* dzērien* ēdien* ēdināš* gaļa kafij* konditor* kūk* kebab* maiz* medus pica picas pusdien* salāt* saldējum* sieri siers šokolād* sulas svaig* tēja tort* uzkod* vakariņ* vīn* zivis zupas zupa augļi dārzeņi alus* gaļ* medus* pankūk* pica* piena* siers* zivis* zup* ogas',
    culture:
      'arhīv* baleti biblio* deju dej* festivāl* film* foto* galerij* grāmat* izstād* kāz* keramik* koncert* konkurs* koris kultūr* literatūr* māksl* mūzik* muzej* opera orķestr* pasākum* spēl* svētki svinīb* teātr* izrād* tirdzi* amatniec*',
    sport:
      'aerobika basketbol* bokss cīņa cīņas deja fitnes* futbol* hokej* jāšan* joga karatē pārgājien* peldēš* pilates riteņbraukš* slēpo* skriešan* sport* tenis* treniņi turnīr* vingroš* volejbol* džudo šahs boks* dejas* deju* jog* klas* līmeni* nodarbīb* treniņ* zirg*',
    software:
      'analīz* aplikācij* automatizāc* atbalsts* dat* datu datubāz* digitāl* e-komercij* hostings informāc* infrastruktūr* integrāc* internet* karte kiberdroš* mājaslap* mākoņ* mobil* maksāj* platform* programm* programmēš* serv* sistēm* tīkl* izstrād* uzraudz* tehnoloģij* web* it',
    marketing:
      'bukleti dizain* druka* fotogrāf* grafisk* ilustrāc* kampaņ* komunikāc* logo* mārketing* reklām* stratēģ* tulkoš* tulkojum* uzlīm* video* vizītkart* zīmol* poligrāf*',
    transport:
      'auto* autoserv* autonoma autobus* evakuāc* krav* kurjer* loģistik* motoc* noliktav* pārvadājum* piegād* riep* riepas taksometr* transport* rezerves_daļas pārvākš* glabāš*',
    goods:
      'aksesuār* apav* apģērb* dāvan* drēb* dēļi elektron* grāmatas instrument* iekārt* iepakoj* kok* kosmētik* lampas lelles malk* materiāl* mašīn* preces produkt* rotaļliet* rotaslieta* svec* tekstil* trauki ziedi zieda somas pulksteņi zāģmateriāl*',
    farming:
      'bioloģisk* bites biškop* dzīvniek* graud* govis lauksaimniec* lopkop* mež* mežsaimniec* piens sēkl* stād* stādi saimniec* siens zirg* aitas kazas vist* augkop* ogas augļkop*',
    social:
      'aprūp* atbalst* bēr* bērniem brīvprāt* dialog* dievkalp* draudz* dzīvnieku_* ekolo* ģimen* ģimenes integrāc* invalīd* jaunat* jaunieš* krīz* kristīb* labdarīb* laulīb* līdzdalīb* lūgšan* palīdzīb* patversm* pensionār* projekt* rehabilitāc* seniori senior* sociāl* sadarbīb* tiesību_* vides vardarbīb* aizstāvīb* grupas dienas_centr* izglītīb* pakalpojum* pansij* pasākum* uzraudzīb* veselīb*',
  },
  nonOffers: {
    claims:
      'ātr* bezmaksas draudzīg* droš* drošīb* efektīv* elastīb* garantij* godīg* individuāl* izdevīg* kvalitāt* kvalitatīv* konkurētsp* mūsdienīg* pieejam* pieredz* precizitāt* profesionāl* profesionalitāt* sertific* uzticam* uzticīb* atbildīb* zināšan*',
    steps:
      'aizpild* izvēl* kā_* lejupielād* maksā* nosūt* pasūt* piesak* piereģistr* rezervē* sazin* solis uzzin* zvani* pirmais_*',
    labels:
      'adrese* aktualitāt* arhīvs atsauksm* blogs ceturtdiena cenas cenrād* darba_laik* e-pasts facebook galerij* instagram jaunum* kalendārs kontakt* klienti komanda* lasīt* meklēt* mūsu_* noteikumi otrdiena par_* par_mums partner* piektdiena pirmdiena privātum* saites sākum* sestdiena skatīt* svētdiena tālrun* trešdiena vairāk* vakances vārds vēsture* video visi ziņas* atbalstītāji bieži* dokumenti',
    roles:
      'asistent* biedr* dibinātāj* direktor* īpašniek* inženier* koordinator* pasniedzēj* prezident* profesor* projektu_vadītāj* priekšsēdētāj* redaktor* sekretār* skolotāj* speciālist* trener* vadītāj* valdes_*',
    prices: 'atlaide* bez_maksas cena_* depozīts dienā mēnesī naktī par_personu pieaugušie stundā pvn',
  },
};

export const LITHUANIAN: LanguageWords = {
  offers: {
    health:
      'akupunktūra alergolog* apžiūr* balinimas burnos_* chirurg* dant* dantų dermatolog* diagnosti* echoskop* fizioterap* ginekolog* gydym* implant* kardiolog* kineziterap* konsultacij* lazer* logoped* masaž* medicin* mityb* neurolog* odontolog* operacij* ortodont* ortoped* osteopat* pediatr* protez* psicholog* psichoterap* psichiatr* reabilitacij* rentgen* skiepai skiep* slaug* sveikat* terapij* tyrim* ultragars* veterinar*',
    beauty:
      'antakiai barzd* blakstien* depiliac* grožio kirpim* kirpykla kosmetolog* makiaž* manikiūr* nagai nagų pedikiūr* plauk* plaukų spa veido',
    building:
      'apdail* aplinkos_* architekt* baldai baldų bald* betonav* dažym* demontav* durys durų elektros* elektr* fasad* grind* griovim* interjer* įrengim* izoliac* kaminai kanalizac* klinkeriav* kondicionav* konstrukc* langai langų mūr* montav* namai namų pamatai parket* pirtys plytel* priežiūr* projektav* remont* renovac* restaurav* santechnik* saulės_* stalių* statyb* stog* stogų šildym* šiltinim* šilumos_siurbl* tapetav* terasos tinkav* tvor* valym* ventiliac* vandentiek* vejos virtuv* vidaus_* želdin* žemės_darb*',
    legal:
      'advokat* apskait* audit* banko bankrot* buhalter* draudim* finans* hipotek* ieškin* investic* įmonių_* kredit* mediacij* mokesč* nekilnojam* notar* nuoma paskol* patent* paveldėj* skyryb* sutart* teis* teisinė* turt* vertinim* baudžiam*',
    education:
      'anglų būrel* darželi* darbotv* edukac* egzamin* gimnaz* kalb* kalbų korepetit* kurs* kursai lavinim* lopšel* lekcij* matematik* mentoryst* mokym* mokykl* pamok* paskait* pasiruoš* praktik* program* robot* seminar* stovykl* stipend* studij* treniruot* ugdym* užsiėmim* vairavim* webinar* dirbtuv*',
    hospitality:
      'apartament* apgyvendin* baseinas baidar* dviračių_nuoma ekskursij* kambar* kempingas konferenc* lovos nakvyn* namel* parkavim* pirtis poilsi* pobūv* pusryči* salė sal* sodyb* svečių* turai turizm* vestuv* viešbut* viešnag* terasa wifi žvejyb*',
    food: 'alus arbat* bandel* burger* desert* duon* gėrim* jautien* kava kavos kep* konditer* kokteil* ledai maist* maitinim* med* mėsa mėsos pica picos pietūs pyrag* pusgamin* salot* sriub* sultys sūri* suši šokolad* tort* užkand* vaisiai vakarien* vynas vyn* žuvis daržov*',
    culture:
      'archyv* balet* bibliotek* choras festival* film* fotograf* fotosesij* galerij* gimtadien* kin* knyg* koncert* konkurs* keramik* kultūr* leidyb* literatūr* menas meno mug* muzik* muziej* opera orkestr* paroda parod* rengini* spektakl* šokiai šok* švent* teatr* žaid* dail* tradicij*',
    sport:
      'aerobika boksas dviratis fitnes* futbol* gimnastika imtyn* jodinėj* joga karate krepšin* ritul* lengvoji_atletika plaukim* pilates slidinėj* sport* šachmat* tenis* tinklin* treniruoč* turnyr* žygiai bėgim* dziudo irklavim*',
    software:
      'analitik* api aplikac* automatizav* atsargin* debes* dirbtin* domen* duomen* elektronin* integrac* internet* informac* infrastruktūr* it kibernetin* kompiuter* mobil* mokėjim* monitoring* palaikym* pranešim* platform* programav* programėl* program* serveri* sistem* stebėsen* statistik* sveta* svetainių talpinim* techninė_* testav* tinkl* web*',
    marketing:
      'dizain* fotografav* grafin* iliustrac* kampanij* komunikac* konsultav* leidin* lipduk* logotip* marketing* prekės_ženkl* reklam* rinkodar* spaud* strateg* tekst* vaizdo_* vertim* video* vizitin* socialin* personalo atrank*',
    transport:
      'auto* automobil* autoservis* autobus* dalys ekspedij* gabenim* krovini* krausty* kurjer* logistik* motocik* nuom* padang* pervežim* pristatym* remontas_* saugoj* sandėl* taksi technikos transport* vilkim* sandėliav* vežim* evakuac*',
    goods:
      'aksesuar* avalyn* dovan* drabuži* dviračiai elektronik* gamini* gėl* gėlės indai įrang* įrankiai juvelyr* kilim* knygos kosmetik* kvepal* lemput* malkos medien* medžiag* metal* mašin* papuošal* popier* prekės produkt* puokšt* rankinės šviestuv* tekstil* žaisl* žvak* laikrod* akini*',
    farming:
      'arkli* augal* augalinink* avys bitės bitininkyst* daig* ekologin* gyvūn* gyvulinink* grūd* karv* kiaušin* mišk* miško ožk* pašar* pienas sėkl* sodinuk* sodininkyst* trąš* uog* ūkis ūki* žemės_ūk* žirg* vištos',
    social:
      'aukos bažny* benamiai bendruomen* dialog* dvasin* ekolog* globa glob* integrac* jaunim* kriz* krikšt* labdar* laidotuv* laidoj* mald* mišios moter* neįgal* pabėgėl* pagalb* param* pilietin* prevenc* priklausomyb* projekt* psichologinė* rekolekc* savanor* senjor* socialin* sakrament* santuok* smurt* šeim* teisių_* vaikų* vienatv* aplinkosaug* globėj*',
  },
  nonOffers: {
    claims:
      'atsakingum* draugišk* efektyv* ekologišk* garantij* greit* individual* inovatyv* kainos kokyb* konkurencing* kompetencij* lankst* modern* nemokam* patikim* patirt* pasitikėjim* profesional* punktual* prieinam* saug* sąžining* skaidrum* tikslum* patyr* sertifikuot*',
    steps:
      'apmok* atrask* išsirink* kaip_* kreip* pasirink* peržiūr* paskambin* pateik* parsisiųsk* prisijunk* pirmas_* registruok* rezervuok* rašyk* skambink* susisiek* sužinok* užpild* užsak* žingsn* etapas',
    labels:
      'adresas* apie* apie_mus archyvas atsiliepim* antradienis blog* daugiau* data dokument* d.u.k. duk el._pašt* email facebook galerij* ieškoti informacij* instagram istorij* kainos* kainoraš* kalendor* karjera klientai kontakt* komand* krepšel* ketvirtadienis mūsų_* naujien* nuotrauk* nuorod* nuostat* nariai partneri* pagrindinis paieška* penktadienis pirmadienis privatum* pradžia rėmėj* registracij* skaity* sekmadienis šeštadienis taisykl* telefon* trečiadienis vardas video* visi vieta* žemėlapis darbo_laikas dažn* el._paštas',
    roles:
      'administrator* asistent* direktor* docent* gydytoj* inžinier* įkūrėj* koordinator* lektor* mokytoj* narys nar* pirminink* prezident* profesor* projektų_vadov* redaktor* savinink* sekretor* specialist* trener* vadov* vadybinink*',
    prices: '/asm /d /mėn /val avansas kaina* nakčiai nemokama nuolaid* pvm suaugusie* vaikams_* asmeniui',
  },
};
