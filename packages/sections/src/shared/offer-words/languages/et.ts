import type { LanguageWords } from '../words.ts';

export const ESTONIAN: LanguageWords = {
  offers: {
    health: `
      akupunktuur füsioteraap* günekoloog* hamba* konsultatsioon* laser* loomaarst* massaaž* nõustamine
      nahahooldus operatsioon* ortodont* ortopeed* psühholoog* ravi* sünnitus* taastusravi teraapia* tervis*
      toitumis* ultraheli uuring* vastuvõt* pereteraapia ajutrauma* allergi* androloog* anesteesi* apteek apteegi*
      arstiabi arstitõend* artroos* artriit* astma* autism* ayurveda* bioresonants* biopsia* botox* bruksism*
      depressioon* dermatoloog* diabee* dialüüs* dieet* dieedi* diagnostik* digiretsept* düsleksia* eesnäärm* emdr
      endokrinoloog* endoskoop* epilepsia* ergoterap* eriarst* erakorraline_meditsiin esmaabi* esteetiline_kirurg*
      füsioterap* foobia* gastroenteroloog* gastroskoop* geneetik* hammaste_valgend* hammaste_puhast* juureravi*
      igemeravi* igemehaigus* suuhügieen* suukirurg* laminaat* suunikaitse* breket* kapede* kaperavi* hammustus*
      haavaravi* haavahool* hemorroid* hingamisterap* hingamisharjut* homöopaat* koduõendus* õendusabi*
      õendusteenus* hormoon* hüpnoos* hüpnoterap* immunoloog* implanta* infektsioon* insult* insuldi*
      iseseisev_õend* ishias* jalaravi* jalavalu* juuste_väljalang* kaalulang* kaalujälg* kardioloog* kaelavalu*
      seljavalu* peavalu* põlvevalu* õlavalu* puusavalu* liigesvalu* liigesehaigus* katarakt* kinesio*
      kiiritusravi* keemiaravi* kiropraktik* kirurg* kliiniline_psühh* kognitiiv* kolonoskoop* kuppu* kupuravi*
      kopsuhaigus* kõrvalest* kõrvavaha* kuulmistest* kuuldeaparaad* kuuldeaparaat* kõneravi* kraniosakraal*
      konstellatsioon* kriisinõust* kroonilised_haig* kõhuvalu* külmravi* krüoterap* laboratoor* vereanalüüs*
      vereproov* analüüside* lastearst* lastepsühh* läbipõlem* lümfidrenaaž* lümfiteraap* lõualuukirurg*
      lõualiiges* magnetravi* magnetresonants* mammograaf* manuaalterap* manuaalteraap* klassikaline_mass*
      melanoom* menopaus* migreen* mudaravi* neuroloog* neurokirurg* nahahaigus* nahaarst* nahakasvaja* nahavähk*
      naistearst* naistehaigus* ninaoperats* nina-kõrva* numeroloog* onkoloog* optik optometr* osteopaat*
      osteoporoos* paarisuhteterap* paariterap* pediaatr* palliatiiv* paanikahäire* ärevus* meeleoluhäire*
      söömishäire* unehäire* unetus* uneapnoe* peapööritus* pearinglus* plastikakirurg* podiaater* podoloog*
      polikliinik* prillid prillide* silmakontroll* nägemiskontroll* silmaarst* silmaoperats* silmakirurg*
      silmarõhk* glaukoom* kontaktlääts* protees* psühhiaat* psühhoterap* psühhoteraap* psüühika* radioloog*
      rasedus* ämmaemand* imetamisnõust* rasestumisvast* viljatus* refleksoloog* refleksteraap* rehabilitats*
      reiki reisimeditsiin* reuma* rindade_suurend* rinnakirurg* rinnavähi* röntgen* seksuoloog* seksuaalnõust*
      sisehaigus* skolioos* rühihäire* rühiprobl* soolateraap* soolakamber* spordimeditsiin* spordivigastus*
      sõltuvus* alkoholisõltuv* stressijuht* südamehaigus* elektrokardio* ekg juhilubade_tõend* tinnitus*
      toidutalumat* traumapunkt* traumaterap* taastav_kirurg* tätoveeringu_eemald* uroloog* vaktsin* veenilaiend*
      veenikirurg* verevõt* vererõhk* vererõhu* vesiravi* vähiravi* kiirabi* veterinaar* loomakliinik* kastreerim*
      steriliseerim* mikrokiip* kiibistam* lemmiklooma* loomade_vaktsin* päraku* neeruhaig* nahadiagnost*
      dermatoskoop* sünnimärk* geriaatr* loovteraap* hipoteraap* käitumisteraap* lapse_areng*
    `,
    beauty: `
      juuksur* juuksed küüne* maniküür meik* pediküür ripsme* spaa soengud balayage* barber* depilats* vahadepil*
      suhkrudepil* sugaring* epilats* habeme* geelküün* geellakk* iluprotsed* ilusüst* iluteenin* ilusalong*
      ilukirurg* juuksel* juuste_lõik* juuste_värv* juuksevärv* juukseravi* juuksehool* juuksepikend*
      juustepikend* juuksemask* soeng patsid patsipun* keemiline_loki* püsiloki* lokid kulmu* kulmude_kujund*
      kulmude_lamin* jumestus* jumestaja* meigi* püsimeik* püsimeigi* päevameik* õhtumeik* pruudimeik* näohool*
      näomass* näomask* koorimi* nahahool* aknehool* aknerav* mesoteraap* mikronõel* mikrodermabr* huuletäid*
      täitesüst* hüaluroon* kehahool* kehakoor* kehamass* kehamähis* mähised tselluliidi* lpg-mass* kavitatsioon*
      solaarium* päevitus* pihustuspäevit* parfüüm* kosmeetik* kreemid seerumid šampoon* palsamid maskid henna
      tätoveer* tattoo* augustam* kõrvaaug* neetimine* meestelõik* meeste_lõik* naiste_lõik* lastelõik* spaahool*
      spaaprots* vannihool* mudamähis* käehool* kätehool* jalgade_depil* hüdrafacial* hydrafacial* keratiin*
      melir* triibutam* toneerim* blondeerim* peamass* peanaha*
    `,
    building: `
      ehitus* ehitamine elektri* fassaad* haljastus* heakord* hooldus* katus* koristus* küte köögimöö* lammutus*
      maalritöö* maja majad mööbel* paigaldus* parandus* parkett pottsepp* projekteerimine puidu* põrand* remont*
      renoveeri* sanitaar* sauna* soojuspump* terrass* torutöö* trepid uksed uste vannitoa* viimistlus* vundament*
      aknad aiaehit* aiakujund* aiahool* aiatöö* aiapiir* aiavära* aiad piirdeaia* piirdeaed* väravad väravaauto*
      akende* aknapes* akende_pesu* akende_vahet* aknalauad aknakatt* arhitekt* asfalt* asbest* betoonitöö*
      betoneer* betoon boiler* dušinurg* dušikabiin* drenaaž* omanikujärel* eksperthinnang* laadimisjaam*
      energiamärg* eramud eramute* fekaal* gaasipaig* gaasikat* gaasitööd garaažiuks* heakorra* hekilõik*
      heki_pügam* hoonete_hool* hüdroisol* hallitus* isolatsioon* insenertehn* invatõst* jahutus* kamin*
      kanalisats* kattematerj* katlad katlamaja* keevitus* keldrid kiviaed* kivisillut* sillutis* tänavakiv*
      köögirem* kodukorist* suurpuhast* suurkorist* eripuhast* trepikoja* kontorikorist* vaibapes* vaipade*
      mööblipuhast* mööblipes* pehme_mööbl* keemiline_puhast* survepes* korstna* krohvim* krohvit* küttesüst*
      kütteseadm* küttekehad keskküt* küttetorud maaküt* maasoojus* soojuspumba* õhksoojus* õhk-vesi kliimaseadm*
      konditsioneer* ventilats* kipsitöö* kipsplaa* lagede* ripplaed ripplag* laed liftid liftihool* liistude*
      lukksepp* lukuabi lukkude* lumekoris* lumelük* lumetõrj* majaehit* palkmaja* puitmaja* moodulmaja*
      elementmaja* karkassmaja* mullatöö* kaevetöö* kaevamine* kaevu* puurkaev* müürit* müüriladum* metallkonstr*
      metallit* monteerim* montaaž* mööbli_restaur* mööblivalmist* mööblitöö* eritellimus* niitmi* muruniit*
      muruhool* muru_rajam* muruvaib* niisutus* parketi* plaatimi* päikesepan* päikeseelek* pottsepa* ahjud
      ahjude* pliidid puude_lang* puude_raie* puuraie* kändude* puusepa* rajamine restaureer* remondi* vannituba
      rõdud rõduklaas* rõdude* klaasim* klaasit* klaastar* klaaspiird* santehni* basseini* segistid sisekujund*
      sisearhit* sisetöö* sisustus* siseviimistl* signalisats* valvesüst* läbipääs* häiresüst* fonolukud soojust*
      puistevill* vundamendi* vaiat* rammim* tellingud tapeetim* tapeedi* tapetseer* tisleri* torud toruabi*
      torustik* ummistus* treppide* tuletõke* tuleohutus* tulekaitse* tulekahjusign* suitsuand* tulekustuti*
      turvauks* tõstetöö* vaheseinad valgustus* valgusti* avariivalg* varjualus* vihmavee* veetorud veetööd
      veepuhast* veefilt* veelek* lekkeotsi* veemõõt* voodri* välisvoodr* värvimi* pinnasetöö* puurimi*
      betoonilõik* teemantpuur* teemantlõik* termograaf* termopil* kahjuritõrj* närilis* hiiretõrj* rotitõrj*
      lutika* prussak* herilas* sipelga* desinfits* deratisats* kodumasinate* pesumasina_rem* pesumasinate*
      külmikute* pliitide* tolmuimeja* kellaparand* kellassepp* õmblusmasina* rulood ruloode* kardinate* markiis*
      aknakiled päikesekait* kasvuhoonete* lipumast*
    `,
    legal: `
      advokaat* audit* finants* investeeri* kindlustus* kinnisvara* laen* leping* maks* notar* pärimis*
      perekonnaõigus raamatupidamis* raamatupidamine üür* õigus* hindamine advokaad* advokat* aastaaruan*
      majandusaasta* alimendid elatis elatise* lahutus* arbitraaž* audiitor* liikluskindl* kaskokindl* kasko
      elukindl* reisikindl* kodukindl* õnnetusjuht* vastutuskind* eestkoste* faktooring* hagiaval* hüpoteek*
      hüvitis* inkasso* fondid pensionif* pensionisam* jurist juriidil* karistusõig* kriminaal* käibemaks*
      käibedekl* tulumaks* tuludekl* deklarats* kaubamärk* kaubamärgi* kinnistu* hindamisakt* kohtuvaidl*
      kohtumenetl* kohtuasj* kohtueelne* kohtutäitur* konkurents* krundid korteri_müük* korterid kortermaj*
      äripinn* büroopinn* kontoripinn* laopinn* kodulaen* väikelaen* liising* krediit* krediidi* lepitus*
      vahendusmenet* maakler* pankrot* saneerim* võlanõust* võlgade* võlaõig* sissenõud* mtü_asut* volikiri
      volikirj* testament* testamendi* pärand* palgaarvest* osaühingu* ettevõtte_asut* ettevõtte_loom* firma_asut*
      ettevõtte_müük* äriühing* ühinemi* ostu-müügi* patend* patent* suhtlusõig* planeerimisõ* riigihange*
      riigihanked rahastam* rahandus* rahapesu* säästmine hoiused hoius tähtajaline_hoius töövaidlus* täitemenetl*
      trahvid väärteo* välismaalas* elamisluba* elamisload tööload kodakondsus* varjupaig* viisad viisa vara_hald*
      varahaldus* korteriühist* aktsiad võlakirj* krüpto* riskijuht* eelarvest* controlling likvideerim*
      aruandlus* asutamine intellektuaal* maamõõt* geodees* geodeet*
    `,
    education: `
      eraõpe huviring* huvikool* juhiluba kool* keelekursus* kursus* laager* laagrid lasteaed* lastehoid loeng*
      õpe* õppe* praktika ring ringid seminar* sõiduõpe töötuba* töötoad trenn* täienduskoolitus muusikaõpe
      ujumise* algkool* põhikool* gümnaasium* kutsekool* kutseõpe* kutseeksam* ülikool* kõrgharid* bakalaur*
      magistri* doktori* täiendkoolit* täiendõpe* täiendusõ* ümberõpe* eelkool* lasteaia* lastehoiu* sõim
      sõimerühm* aiarühm* pikapäev* huviharid* huvitegev* robootika* keeltekool* keeleõpe* inglise_keel*
      saksa_keel* vene_keel* soome_keel* prantsuse_keel* hispaania_keel* eesti_keel* keeleeksam* keelekümbl*
      õpituba* õpitoad praktikum* eratund* eratunnid järeleaitam* matemaatik* füüsika keemia bioloogia*
      klaveriõpe* klaveritund* kitarriõpe* kitarritund* lauluõpe* laulutund* viiuliõpe* teatrikool* näitering*
      malering* sõidutund* sõidutunnid juhiload juhilubade* b-kategoor* a-kategoor* c-kategoor* b-kat libedasõi*
      libedaõ* lõppastme* esmaabikool* tööohutus* keevituskool* hügieenikool* kaugõpe* suvekool* suvelaag*
      keelelaag* õpilasesind* õpilasvahet* õpiabi* eripedag* hariduslik* eksamiks* riigieksam* eksamid stipend*
      praktikak* tunnistus* sertifik* mentorlus* coaching* lugemine beebikool* mudilas* liivakast* söökla*
      klassireis* klassiõhtu* lõpuaktus* aktus tutipäev* vilistlas* hoolekogu* teadusring* teadushuvil*
      loodusring* loodusharid* montessori* waldorf* lapsehoid* beebihoid* joonistamin* maalikurs* õmbluskurs*
      kokakurs* kokakool* müügikool* meeskonnakool*
      põhiettekan* plenaar* avaettekan* paneeldisk* paneelarut* ümarla* välkettek* postersess* posterettek* stendiettek*
      reisistipend* uurimisstip* stipendium* teadusgrant* talvekool* mentorprogr* häkaton* hackathon* ideekonkurs*
      esseekonkurs* programmeerimisvõ* olümpiaad* lugemisring* raamatuklub* aruteluring* veebiseminar* pikiuuring*
      välitööd harrastusteadus* kodanikuteadus* poliitikasoovit* uuringuaruan* õppematerjal* õppevahend* töömess*
      karjäärimess* karjääripäev*
    `,
    hospitality: `
      apartement* hommikusöök kämping* majutus* matk* ekskursioon* parkimine peoruum* puhkemaja* puhkus* rendi*
      saun* seminariruum* tuba toad voodi* wifi saal* paadimatk* suvila* aiamaja* kahekohalis* ühekohalis*
      kolmekohalis* numbritoad hotell* hostel* külalistemaj* külalistekort* kodumajut* öömaja* puhkeküla*
      suvemaja* telkim* telgid karavan* lõkkekoh* lõkkeplats* grillikoda* grillmaja* grillimis* tünnisaun*
      suitsusaun* kümblustünn* peosaal* peomaja* konverents* koosolekuruum* nõupidamisr* sviit sviidid sviidi
      spaahotel* spaapuhk* spaapakett* veekeskus* mullivann* poolpansion* rannapuhk* supelrand* supelrannad
      loodusmatk* loodusrada* rabamatk* räätsamat* kanuumatk* kanuud kajakimatk* paadisõit* paadirent* laevareis*
      laevasõit* jahireis* jalgrattamat* jalgrattarent* rattamatk* rattarent* rattalaenut* giid giidituur*
      giiditeen* linnatuur* linnaekskurs* tuurid reisid reisipak* grupireis* kruiis* lennupilet* pakettreis*
      nädalavahetuspak* romantikapak* tõukekelgu* lumematk* kelgutam* koertega_sõit kelgukoer* linnuvaatl*
      karuvaatl* loomavaatl* seiklusra* seikluspark* põgenemistu* discgolfi* ratsamatk* hobumatk* vankrisõit*
      saanisõit* jahiturism* firmaürit* firmapeod suvepäev* talvepäev* talveaed* parklad traadita_internet
      merevaade* lastenurk* lemmikloomasõ* turismitalu* maaturism* pansionaat*
    `,
    food: `
      burger* catering* hommik* jook* joogid jäätis* kala* kohv* koogid kook* leib liha* lõuna* magus* mahl* mesi
      menüü* pagari* pasta pitsa* praad* road roog* salat* šokolaad* supp* tee toidud toit* tordid tort* vein* õlu
      õlled köögivil* alkohol* ahjukart* ahjuliha* ahjukana* ahjukala* bufee brunch cappuccino* eelroad eelroog
      desserdid dessert* espresso* filterkohv* friikart* frikadell* gluteenivab* grillvorst* grillkana* grilltoi*
      grillroad guljašš* hakkliha* hakkbif* hapukaps* mulgikaps* mulgipuder* hapukoor* hautis* heeringa*
      hernesupp* juust juustu* jogurt* jäätee jõuluroad jõulutoid* verivorst* kaerahelb* kakao suitsukala*
      suitsulõhe* suitsuliha* kama kanafil* kanasupp* kanatiiv* karask* kartulipud* kartulikrõp* kastme* kebab*
      ketšup* kiluvõileib* kilud kiluleib* kissell* kohupiim* kokteil* konjak* kommid kompveg* kringel kringli*
      kohuke* krevet* kuivatatud_puu* hapukurk* küpsis* küpsetis* külmlaud* peolaua* lambaliha* lasanje* leivad
      leivategu* rukkileib* sepik limonaad* liköör* lõhe lõhefilee* päevapakkum* praed sealiha* veiseliha* marjad
      maasika* mustika* jõhvika* pohla* vaarika* moos moosid marmelaad* meretoi* mereannid muffin* munavõi*
      mozzarell* nuudlid nisujahu õunakook* õunamahl* siider siidrid õunasiider* omlet* pannkoog* pannkook*
      pastaroad peekon* pelmeen* piruka* pizza pizzad piparkook* piparkoog* puder pudrud punavein* valgevein*
      roosavein* vahuvein* šampanja* puuvili* puuviljad puuviljavaa* praelisand* päts rosolje* räim räimed
      räimerull* saiad saiakesed kondiitri* seened seenesupp* seenekaste* seljanka* singi* sink siirup* smuuti*
      snäkid soolased_küps* soolapähk* supid suupist* sushi suitsujuust* sõir sült sprotid šašlõk* tatar teed
      taimetee* taimetoi* toidukaart* tartar* tuunikala* vahvlid vahvel vegan* viin viski rumm džinn vorst vorstid
      viiner* vürtsid maitseain* võileib* võileivad võileivatort* ulukiliha* hirveliha* angerjas* ahven ahvenafil*
      koha kohafil* forell* haugikotlet* kotlet* kalja kali kvass kodujuust* vastlakuk* pasha paskha
    `,
    culture: `
      arhiiv etendus* festival* film* foto* galerii* kino kirjandus kontsert* koor kultuur* kunst* käsitöö* laat*
      lavastus* mäng* muusika* muuseum* näitus* ooper* peod pidu* pulm* raamat* rahvatants* sünnipäev* sündmus*
      tants* teater* üritus* ekskursioonid ansambel* akordion* ballett* bänd bändid disko* dokumentaal* draama
      folkmuusik* kontserdid heliloo* improteat* jaanituli* jaaniõht* jazz jõululaat* jõuluturg* kevadlaat*
      sügislaat* laadad kirbutur* täika kammermuusik* kandle* kannel karaoke* kinoõht* kitarr klaver* klarnet*
      koorid koorilaul* segakoor* naiskoor* meeskoor* lastekoor* kooslaul* ühislaul* keraamik* savitöö* kudumin*
      kudumistöö* heegeld* tikand* tikkimi* viltimi* vitraaž* luule luuleõht* kirjandusõht* romaanid jutud
      muinasjut* laulupidu* rahvamuusik* rahvarõiva* rahvalaul* rahvapill* lauamäng* mälumäng* kaardimäng* maal
      maalid akvarell* skulptuur* nukuteat* suveteat* teatri* näidend* orel orelikont* orkester* puhkpilli*
      sümfoonia* pillimäng* pillid õhtujuht* dj dj-teenus* tsirkus* kloun* näomaaling* stand-up podcast* rap rokk
      salvestus* stuudiosalv* trumm trummid viiul flööt saksofon* trompet* kabaree* viktoriin* vastlapäev*
      mardilaat* mardipäev* kadripäev* emadepäev* isadepäev* külapäev* kodukandi* kodukohvik* simman kalligraaf*
      puulõik* linooll* korvipun* valss tango salsa kizomba*
      raamatuarvust* filmiarvust* teatriarvust* arvustused intervjuud reportaaž* esseed arvamuslood arvamusart*
      lühijutu* novellid luuletus* koomiks* karikatuur* ristsõna* lugejakirj* uuriv_ajakirj* faktikontroll*
      taskuhääling* žürii_auh* žürii_eripreem* publikupreem* publiku_lemm* peaauhin* eripreem* peapreem* kirjandusauh*
      elutööpreem* auhinnagala* auhinnatseremoon* filmilinast* vabaõhukino* lühifilm* mängufilm* eellinast* esilinast*
      kohtumine_kirj* kohtumised_kirj* kirjanikega_koht* raamatuesitl* autogrammitund* residentuur* kunstniku_vestl*
      ettelugem* avakontsert* lõppkontsert* avamispidu* galaõhtu* tänavateat* tänavakunst* ilutulest* vaba_lava
      fotokonkurs* videokonkurs* joonistusvõist* virtuaalnäit* virtuaaltuur* digikogu* raamatumess* kõrvalprogr*
    `,
    sport: `
      jalgpall* jooga* jooks* judo jõusaal* korvpall* maadlus male pilates poks ratsuta* suusa* süsta* tennis*
      treening* võrkpall* aeroobika jäähoki rattasõit vesiaeroob* aikido* akrobaat* allveeujum* sukeldum*
      basketbol* rannavõrk* käsipall* hoki hokikool* pesapall* ragbi golf golfirad* minigolf* discgolf* ketasgolf*
      bowling* keegel piljard* malekool* kabe karate* taekwondo* poksi* kickboks* enesekaits* venitus* fitness*
      crossfit* jõutõst* kulturism* rühmatreen* personaaltreen* ringtreen* funktsionaaltreen* zumba spinning*
      maraton* poolmaraton* orienteer* kepikõnd* kõndimi* murdmaasuus* mäesuus* lumelaud* lumelauakool* laskesuus*
      uisutam* iluuisut* uisukool* kiiruisut* rulluis* rula rulasõit* tõukeratas* jalgrattasport* maastikurat* bmx
      kergejõust* võimlemi* iluvõiml* sportvõiml* batuut* ujumi* beebiujum* veepall* sõudmi* aerutam* purjetam*
      purjelaud* purjekool* surfi* lohesurf* aerulaud* sup-laud* veesuus* wakeboard* langevarj* paraplaan* ronimi*
      kaljuron* ratsatreen* ratsakool* takistussõit* sulgpall* squash* padel padeli* vehklemi* vibulask*
      vibuspord* laskmi* laskesport* lasketiir* jahipid* talvekalap* kardisõit* kart motokross* motosport*
      rallisõit* paintball* airsoft* triatlon* kurling* petank petanki* kettagolf* street* hiphop turniir*
      meistrivõist* võistlused spordilaag* spordikool* lastetreen* koerasport* agility* geopeit*
    `,
    software: `
      andme* api arendus* arvuti* automati* digitaal* hosting infosüsteem* infotehnoloogia it kodulehe* liidestus*
      mobiil* majutusteenus* monitooring platvorm* programmeeri* rakendus* server* süsteem* tarkvara* veebi* võrk*
      äpid äpp äpiarend* varundus* varukoop* pilveteen* pilvelahend* pilve virtuaalserv* virtuaalreaal*
      liitreaals* domeen* e-pood e-poe e-poed e-poodide* e-kaubandus* kasutajaliid* kasutajakog* kasutajatug*
      infoturv* küberturv* küberkait* tulemüür* viirusetõrj* läbistustest* turvatest* tehisintell* tehisaru*
      masinõp* suurandm* ärianalüüt* analüütika* juhtpaneel* dokumendihal* digiallkir* e-allkir* digitaliseer*
      digipöör* digiteen* liidestam* integrats* crm erp kliendihaldus* laohaldus* laoprogr* lao-tarkv*
      majandustarkv* kassasüst* broneerimissüst* broneeringute_hal* tööajaarvest* projektihald* meeldetulet*
      teavitused sünkroon* tume_režiim* mitmekeels* otsingumoot* vestlusrob* juturobot* chatbot* telefonide*
      ekraani_vahet* printerite* võrgulahend* võrgusead* lairiba* valguskaab* fiiberopt* internetiühend*
      interneti_püsi* telefonikesk* ip-telefon* nutikodu* targa_kodu asjade_internet* plokiahel* sisuhaldus*
      wordpress* prototüüp* litsents* kaugtugi* kaughald* kaugtöö* robotiseer* gps-jälg* ssl-sert* ribakood*
      triipkood* rfid
      täistekst* täpsem_otsing pildiotsing* otsingumootor* otsingufilt* versiooniajal* versioonihald* muudatuste_ajal*
      mitu_kontot mitme_kasutaja* mitmekeelne_* mitmeplatvorm* hulgimuut* hulgiimp* massimuut* pakktöötl* eksport_csv*
      ekspordi_* andmete_eksp* andmete_imp* kogude_imp* tume_režiim tume_teema öörežiim* võrguühenduseta*
      offline-režiim* võrguta_režiim kiirklahv* klahvikombinats* käsurida* käsurea* lohistamine tagasivõtmi*
      failide_jag* failijag* failihald* failiedast* ekraani_jagam* ekraanijag* asukoha_jag* paroolihald* parooligener*
      õiguste_hald* kasutajate_hald* kasutajahald* rollide_hald* rollipõh* juurdepääsu_kontr* juurdepääsukontr*
      ligipääsu_kontr* juurdepääsuõig* kaheastmel* mitmeastmel* autentimi* krüpteer* otspunktkrüpt* auditilogi*
      logihaldus* varundam* andmete_taast* andmetaaste* sünkroonim* sünkroonis* ekraanisalv* ekraanipiltide_tegem*
      marsruudi_salv* marsruudi_plan* teekonna_plan* harjumuste_jälg* ajaarvest* kulude_jälg* vigade_jälg* veahaldus*
      ülesannete_hald* ülesannete_nimek* korduvad_ülesand* alamülesan* kanban* gantt* reaalaja* reaalajas
      interaktiivsed_kaard* interaktiivsed_graaf* pöördtabel* kohandatud_arua* kohandatud_välj* kohandatud_teem*
      kohandatav* aruannete_koost* tõuketeavit* jagatud_kalend* jagatud_loend* jagatud_kaust* ostunimek* ostuloend*
      menüüplaneer* mälukaar* mõttekaar* häälmärkm* märkmete_tegem* viidete_hald* viitehaldus* viitamisst* ristviit*
      kihimask* segamisrežiim* kohandatud_pints* müra_vähend* mürasummut* värvikorrekts* värvihaldus* vektorgraaf*
      tausta_eemald* virtuaaltaust* mitmerajal* ekvalaiser* laulusõnad* unetaimer* taasesituse_kiir* esitusloend*
      lugemisrežiim* loe_hiljem audioraamat* ekraanilugej* kõnetuvast* häältuvast* tekstituvast* näotuvast* pildituvast*
      pilditöötl* signaalitöötl* kõnesüntees* hääljuhtim* häälkäsklus* hääldikt* videokõne* häälkõne* rühmakõne*
      grupikõne* rühmavestl* grupivestl* häälsõnum* kiirsõnum* kaduvad_sõnum* videokonver* automaatsed_subt* subtiitri*
      transkriptsi* masintõlge* masintõlk* tõlkemälu* õigekirjakontr* grammatikakontr* automaatne_kokkuv* tekstiloom*
      koodi_lõpet* automaatne_lõpet* süntaksi_esil* koodiredakt* tekstiredakt* silumine staatiline_anal* koodianalüüs*
      koodi_ülevaat* sõltuvuste_hald* paketihald* pidev_integr* automaatsed_uuend* konteineri_hald* koormuse_jaot*
      koormusjaot* automaatne_skaleer* skaleerim* kõrgkäideld* tõrketaluv* sõnumijärjek* andmebaas* andmeait*
      andmekataloog* andmekvalit* andmetöötl* andmete_visual* andmeanalüüs* süvaõp* keelemudel* meelsusanal*
      tekstianalüüs* tekstikaeve* modelleerim* simulatsioon* simuleerim* kaugseire* aegrida* aegread anomaalia*
      ohutuvast* pettuste_tuvast* võtmehald* intsidendihald* rämpsposti* reklaamiblok* reklaami_blok* jälgimiskaits*
      vanemlik_kontr* privaatne_sirv* töövoog* töövood* digiallkirj* digiallkirjast* laoarvestus* liikmehaldus*
      pistikprogr* veebihaak* rest_api pikslikunst* mitmikmäng*
    `,
    marketing: `
      bränd* disain* filmimine fotosessioon* graafi* illustratsioon* juhtimis* kampaania* kleebis*
      koopiakirjutamine logo* portree* reklaam* sildid strateegia* sotsiaalmeedia trükis* trükkimine turundus*
      tõlke* video* visiitkaar* kujundus* 3d-print* 3d-mudel* aerofoto* droonifoto* drooniteen* bännerid brošüür*
      buklet* flaier* lendleh* küljendus* digiturund* sisuturund* sisuloo* otseturund* e-maili_turund*
      meiliturund* google_ads google_rekl* facebooki_rekl* seo otsinguoptim* raadiorekl* telerekl* firmakink*
      ärikink* meened trükk trükitöö* trükiteen* digitrükk* ofsettrük* siiditrük* särgitrük* suureformaad* köitmi*
      köitetöö* kalendrid kleepsud kutsekaar* kutsed õnnitluskaar* postkaar* plakat* kataloog* viidad viidasüst*
      silditootm* templid graveer* tikkimist* messiboks* messistend* messid roll-up* beebifoto* rasedafoto*
      tootefoto* dokumendifoto* passipil* otseülekan* heliteh* valgusteh* lavatehn* lava_rent* telkide_rent*
      peotelk* tõlge tõlkimi* vandetõlk* kirjalik_tõlg* suuline_tõlg* sünkroontõl* toimetam* korrektuur* copywrit*
      tekstiloo* pressiteat* suhtekorr* kommunikats* personaliots* personaliteen* värbami* personalijuht*
      tööjõurent* juhtide_coach* meeskonnaloo* meeskonnaürit* ärikonsult* konsultats* strateegilin* innovatsioon*
      tootearend* pakendikuj*
    `,
    transport: `
      auto* bussi* haagis* kaubavedu* kaubik* kuller* ladu laevad logistika* mootor* pukseeri* rehvi* takso*
      tehnika* transport* tõstuk* veo* esiklaas* keretöö* varuosa* romuauto* puksiir* treileri* akuvahet* akud
      velgede* veljed sillastend* rataste_tasak* siduri* õlivahet* hammasrihm* käigukast* summuti* veermik*
      vedrust* amortis* kliimahool* kliima_täit* poleerimi* vahatam* keraamiline_kaitse* salongipuh* roostetõrj*
      põhjakait* klaaside_toon* toonimine tehnoülevaat* ülevaatus* transporditeen* kaubaveod kolimi* ekspedeer*
      pakivedu* pakiautom* ladustam* laoteenus* laoruum* lao_rent tolliteen* tollideklar* tollivorm* konteinerv*
      konteinerid merevedu* lennuvedu* lennutransf* lennujaamatransf* raudteevedu* reisijavedu* väikebuss*
      mikrobuss* invatransp* limusiin* kraana* kallur* ekskavaator* puistevedu* paadid paadihool* parvlaev* praam
      jalgrat* atv-d sõiduauto* kiipkaard*
    `,
    goods: `
      aksessuaarid ehted ehe elektroonika jalanõud jalgrattad keraamika kingitus* küttepuud lambid lille*
      mänguasjad materjal* nõud paber rõivad riided raamatud toode tooted tööriist* tekstiil* vaibad valgustid
      varustus* villa* vill aiamööb* alumiinium* aluspesu* antiik antiikmööb* baarikapp* beebitarb* beebiriid*
      lasteriid* naisteriid* meesteriid* diivan* ehtekarp* kaelakee* kõrvarõng* käevõru* sõrmus* kihlasõrm*
      garderoob* helkur* jakid joped jalats* saapad kingad kinkekaar* kinkekorv* kinkekomp* jõulukaunist* kaamera*
      kaablid kaelarät* kangad kangas kapid kardinad kardinat* karbid kasukad kellad kindad klaasnõud kleidid
      kleit kodukaup* kodutekst* kodukeem* kodumasin* komposiit* kontorimööb* kontoritarb* kotid käekot* seljakot*
      kruusid kruvid küünlad küünal* laelamp* lauad laudlin* toolid tool kirjutuslaud* madrats* padjad tekid
      linased pottlill* liistud lukud lõngad lõng pärjad hauakivi* hauaplaad* kirstud urnid metalltoot*
      metallitööstus* nukud puslede pusled mööbli mööbliplaad* mütsid sallid nahkkot* nahkrihm* rihmad vööd noad
      nuga toidunõud serviis* paberitoot* pakkematerj* pakendid kilekot* peeglid peegel pesumasin* pesuvahend*
      puhastusvah* pintslid plaadid keraamilised_plaad* plasttoot* postmark* münd mündid prillirau* päikeseprill*
      pump pumbad puittoot* puitmat* saematerj* saepuru* raamid pildiraam* restid töörõiva* tööjalats* kaitsepril*
      kaitsevah* riiul riiulid riiulisüst* vormirõiv* ülikon* pintsak* särgid t-särg* polosärg* dressipluus*
      kampsun* kudumid seelik* püksid teksad sokid sukkpük* pidžaama* ujumisrii* spordirii* spordijalats*
      spordivarust* jahitarb* seep seebi* lõhnaküün* eeterlik* suveniir* sõled telerid telefonid telefoniümb*
      toidulisand* vitamiin* tööpink* vaasid vaip valamud vannid veeboiler* ventiil* vihmavari* õmblustöö*
      õmblusmasin* õlid määrdeõl* määrdeain* kemikaal* värvid lakid liimid silikoon* tihend* hüdraulika*
      pneumaatika* kompressor* generaator* keevitusmas* cnc-pink* cnc-tööt* treimi* freesimi* plasmalõik*
      vesilõik* painutami* painutustöö* pulbervärv* kuumtsink* liivaprits* metallitööt* valutöö* sepatöö* sepis*
      konveier* mahutid paagid torumat* terasplaat* teras terasest roostevab* kütteõl* briketid kütuse_müük
      lemmikloomatarb* koeratoit* kassitoit* kassiliiv* akvaarium* rattavarust* lapsevankr* turvahäll* turvatool*
      raadiod kõlarid kõrvaklap* noodid pillitarv* kasutatud_riid* taaskasutus* second_hand vanavara*
    `,
    farming: `
      aed* aiandus* hobuse* istik* kanad karja* lambad lehmad loomad lüps* mahe* mesilas* mesindus metsa* mets
      munad piim* põllu* puukool seemned talu* taimed teravil* vili väetis* aiataim* püsilill* suvelill* elupuud
      viljapuu* marjapõõs* marjakasv* istutami* taimekasv* taimekait* seemnevil* muruseeme* muruseemne* nisu rukis
      oder kaer raps rapsiõl* hernes kartul* seemnekartul* tomatid tomatitaim* kurgid kasvuhoone* loomakasv*
      veised lambakasv* kitsed kitsekasv* kitsejuust* sead seakasv* kanala* linnukasv* vutid pardid haned küülik*
      hobukasv* ponid tori_hobu* eesti_hobu* tallikoh* hein heinapall* heina silo söödad söödalis* jõusööt*
      loomasööt* sõnnik* kompost* turvas mullad muld mulla-anal* õietolm* taruvaik* raieteen* harvendus* võsalõik*
      võsatööd küttepuu* halupuu* hakkepuid* pelletid saeveski* saetöö* forellikasv* kündmine külv külvamine
      viljakoris* viljakuiv* kombain* traktor* astelpaju* mustsõstar* maasikad vaarikad mustikad õunad õunapuu*
      ürdid maitsetaim* seenekasv* kassipoeg* kutsikad kutsikakool* kutsikakurs* koerakool* koeratreen* koerakasv*
      koertehotel* koertehoid* koeratrimm* kasside_hotell* kassihotell* lemmikloom* tõuaretus* seemendus*
      saksa_lambakoer* labrador* jõulupuud jõulukuus* kuused maaparand* niitmistöö* ulukihoole* jahindus* alpakad
    `,
    social: `
      abi* eakad* hooldekodu* kogukon* kriisiabi laste_* laulatus* leer* lein* matus* noorsootöö* noorte*
      nõustami* pere* piibli* ristimi* rehabilitatsioon* sotsiaal* toetus* tugi* varjupaik ühistegevus*
      õpilasmalev* adopteerim* annetus* annetami* armulau* asenduskod* asendushool* eestpalve* eakate_hool*
      eakatekodu* eakate_päev* erihool* päevakesk* päevahoid* hingehoid* hoolekan* humanitaarabi* huvikait*
      jumalateen* jutlus jutlused kalmistu* kiriklik* kirikukont* kirikukohv* konfirmats* kristlik* kodanikuühis*
      kodanikualg* koduteen* koduhool* kogudus* turvakodu* varjupaigat* loodusk* loodushoid* loomakait*
      loomade_varju* peielaud* krematoor* tuhastami* misjonitöö* mälestus* naistepäev* palve palved palverän*
      palvus palvused pagulas* piibel pihtimi* pühapäevakool* supiköök* toidupank* toiduabi* toetatud_elam*
      päästeteen* päästetöö* kogemusnõust* tööharj* tööturuteen* vabatahtl* vaesus vägivallaohv* ohvriabi*
      lastekait* lasteabi* vähekindl* toimetulek* sünnitoet* viipekeel* võlanõustam* puuetega_inim* puudega_laps*
      üldkoosolek* aastakoosol* talgud talgupäev* heakorrapäev* petitsioon* rahvahääl* kaasav_eelar*
      detailplaneer* jäätmevedu* jäätmekäit* jäätmejaam* jäätmed jäätmete* prügivedu* ringmajand* teehool*
      teehoid* lumekorist* tänavavalgust* ühistransp* vesi_ja_kanal* rahvastikuregist* elukoha_reg* keskkonnakait*
      keskkonnahar* keskkonnaluba* lõimumi* kohanemisprog* skaudid gaidid doonori* verelood*
      kohalikud_rühmad piirkondlikud_ühend* avalik_kiri avalikud_kirjad allkirjade_kog* huvikaits* eestkoste*
      tegevuspäev* teavituskamp* toetusprogramm* projektitoet* toetusfond* abifond* kaebuste_lahend* kaebuste_käsitl*
      kaasav_eelarve* kaasava_eelarve* rahvaalgat* avaandmed* avatud_andmed* lobiregist* arupärim* avalik_arutelu
      avalikud_arutelud riigihank* jäätmeved* suurjäätm* ehitusloa* ehitusload* e-teenus* elukoha_regist* sünniregist*
      sünnitõend* perekonnaseis* abielu_regist* isikutunnist* id-kaar* juhiloa* juhiload* parkimisluba* parkimisload
      sõidukite_regist* lasteaiakoht* kooli_vastuv* toimetulekutoet* sotsiaaltoet* sünnitoetus* maamaks* tarbijakaits*
      õiguskantsl* vilepuhuj* leitud_asjad üldplaneer* valimistulem* valimiste_tul* teabenõu*
      jäätmeveo*
    `,
  },
  nonOffers: {
    claims: `
      aus* garantii* hea_hind kindl* kiire* kogemus* kvaliteet* kvaliteed* personaalne* pikaajali* paindlik*
      professionaal* soodne* soodsad* täpsus turvali* usaldus* vastutus* ökoloogiline kompetent*
      avatud_lähtekood* vaba_tarkvara open_source open-source kerge_kasut* võimas intuitiivne stabiilne lihtne_kasutada
      lihtne_paigaldada reklaamivaba* reklaamideta registreerimiseta paigaldamiseta jälgimiseta kõik_ühes
      alati_ajakohane sõltumatu* mittetulunduslik
    `,
    steps: `
      broneeri* helista* kirjuta* küsi* liitu* osta* registreeri* saada* samm* telli* tutvu* täida* vaata* vali*
      võta_*
      laadi_alla paigalda loo_konto impordi jaga_oma allkirjasta hääleta kandideeri registreeru
    `,
    labels: `
      aadress* ajalugu arhiiv asukoht avaleht* blogi e-post email esileht esmaspäev facebook galerii* hinnad*
      hinnakiri* info* instagram kalender kolmapäev kontakt* korduma* kliendid laupäev lingid loe_* lisainfo*
      meeskond* meie_* meist neljapäev nimi ostukorv otsi* partnerid pildid privaatsus* pühapäev reede referentsid
      sündmused teisipäev telefon* tingimused toetajad* uudised* uudiskiri avatud* lahtiolek* kuupäev
      meililist meililistid alustamine kiirjuhend esimesed_sammud laadi_alla allalaadimine allalaadimised
      dokumentatsioon panusta panustamine osale teekaart väljalaskemärkmed käitumisreeglid käitumiskoodeks sponsorid
      kuldsponsorid kuldsponsor hõbesponsorid pronkssponsorid peasponsor peasponsorid peatoetaja peatoetajad
      meediapartnerid meediapartner koostööpartnerid meie_partnerid meie_toetajad suurtoetajad rahastajad rahastab
      toetab toetavad toetusel koostöös annetajad täname tänuavaldused tänusõnad esinejad peaesinejad kõnelejad
      ettekandjad lektorid korraldajad korraldaja korraldustoimkond korralduskomitee programmikomitee teaduskomitee
      toimkond nõukogu nõuandev_kogu juhatus juhatuse_liikmed komisjonid toimetuskolleegium põhikiri žürii žürii_liikmed
      võitjad võitja finalistid nominendid laureaadid vabatahtlikud saadikud vilistlased kaasautorid kuidas_kohale_jõuda
      kohalejõudmine rongiga autoga bussiga lennukiga ühistranspordiga kus_ööbida piletid osta_pilet piletiinfo
      olulised_kuupäevad tähtajad programm kava ajakava varasemad_aastad eelmised_aastad varasemad_üritused
      varasemad_numbrid viimane_number kes_kasutab kasutajad meid_usaldavad kogukond foorum arutelud tõlgi aita_tõlkida
      viimased_uudised viimased_postitused viimane_versioon teadaanded pressimaterjalid pressiteated pressiteade
      pressile meedias meediakajastus logod muudatuste_logi muudatused uuendused litsents litsentsid meie_lugu
      meie_missioon meie_visioon meie_väärtused missioon visioon väärtused eesmärgid manifest reeglid võistluse_reeglid
      osalemistingimused juhend liitu liitu_meiega anneta tee_annetus kuidas_aidata hakka_liikmeks hakka_vabatahtlikuks
      hakka_toetajaks toeta_meid privaatsuspoliitika privaatsustingimused kasutustingimused jälgi_meid ole_kursis
      liitu_uudiskirjaga telli_uudiskiri süsteeminõuded nõuded toetatud_platvormid toetatud_seadmed ühilduvus windows
      lähtekood avatud_lähtekood teata_veast funktsioonid kõik_funktsioonid omadused kuvatõmmised ekraanipildid näited
      demo proovi_tasuta loo_konto logi_sisse registreeru registreerimine kuidas_see_töötab kuidas_see_toimib
      kuidas_kandideerida kes_saab_kandideerida kes_saavad_osaleda hindamiskriteeriumid korduma_kippuvad_küsimused kkk
      küsimused_ja_vastused kasutusjuhend kasutusjuhendid juhendid aastaaruanded tegevusaruanne
      võta_ühendust_korraldajatega toimetus reklaam_lehel loetumad seotud_artiklid seotud_projektid kasulikud_lingid
      projektist festivalist sihtasutusest konverentsist ajakirjast ligipääsetavus edulood
    `,
    roles: `
      assistent asutaja* direktor* esimees* insener* juhataja* juhatus* juhendaja* juht* koordinaator* õpetaja*
      omanik* peatreener president* projektijuht* sekretär* spetsialist* treener* tegevjuht*
      kunstiline_juht* peatoimetaja* toimetaja* kuraator* doktorant* moderaator* pressiesindaja* peasekretär*
    `,
    prices: `
      /kuu /öö /tund /päev hind* ettemaks* km käibemaks* lapsed* soodustus* tasuta täiskasvanu*
    `,
  },
};
