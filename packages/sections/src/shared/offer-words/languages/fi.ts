import type { LanguageWords } from '../words.ts';

export const FINNISH: LanguageWords = {
  offers: {
    health: `
      akupunktio eläinlääkär* erikoislääkär* fysioterap* gynekolog* hammas* hieronta* hoito* hoidot hypnoosi
      implant* jalkahoi* kiropraktiikka kotikäyn* laboratori* laser* leikkau* lääkär* neuvola oikomishoi*
      ravitsemus* sairaanhoi* suuhygienist* terveys* ultraääni* vastaanotto työterveys* valkaisu neuvonta* optik*
      psyko* raskaus* rokot* tutkimu* ahdistu* ajokorttitodistu* akillesjän* akupunktuuri* allergi*
      alaraajahieron* alaselkäki* alkoholiriippuvu* anestesia* angiografia anemia* antroposofi* aivovamma*
      aivohalvau* aivojen_magneet* aromaterapi* artroosi* astma* atooppi* aurikuloterapi* autismi*
      avioliittoterapi* avioterapi* ayurveda* beetahcg bioresonans* biopsia* botox* botuliini* bruksismi* burn-out
      burnout depressio* dementia* dialyysi* diabetes* diabeteksen diagnosointi diagnostiikk* dieet*
      elintapaohjau* elvytys* ehkäisy* ekg emdr emg ensiapu* endoskopi* endometrioosi* epilepsia* ergonomia*
      eroterapi* erityisherkky* etävastaanot* etäterapi* faskia* fibromyalgi* fobia* gastroskopia* geriatri*
      hampaiden_valk* hampaiden_oiko* hampaanpoist* viisaudenham* oikomiskalvo* purentafysiologi* purentaki*
      paikkaushoit* juurihoi* parodontolog* parodontiit* suukirurgi* suun_terveyden* suolihuuhtelu* hengenahdistu*
      hengitysharjoi* hengitysterapi* henkilökohtainen_apu hermokivu* hermopin* hermosto* hieronnat* hierojat
      hoivakoti* hoivapalvel* homeopati* hormonihäiriö* huimau* huumeriippuvu* hypnoterapi* hyperbaari* ientul*
      ienhoi* ihosairau* ihotau* ihokirurgi* iho-ongelm* ikänäkö* immunoterapi* imetysohjau* imetyspolikl*
      infrapunahoi* infuusio* intialainen_päähier* iskias* itsetuntem* jalkaterapi* jalkojenhoi* jaksamin*
      jännityspää* kaatumistapatur* kaihi* kalevalainen* kaksisuuntai* kantakiv* kardiolog* kasvuhäiriö*
      kehonkoostumu* kehoterapi* keuhkosairau* keuhkolääk* kiputil* kinesioteip* kinesiolog* kirurgi* kiropraktik*
      kivespuss* koepala* kognitiivi* kohdunkaula* kohonnut_verenpaine kolesteroli* kolonoskopia* kotihoi*
      korvahuuhtel* korvalääk* korvatuleh* korvavaha* koliikk* kraniosakraal* kranioterapi* krooninen_kipu
      kulkutau* kuntoutu* kuukautisk* kuulokoj* kuulontutk* kuulotesti* kuulokeskus kuumakivihoi* kuppau*
      kuivakuppau* laihdutu* lapsettomuu* lasten_fysio* lastenlääk* lantionpohj* liikelääk* lonkkakiv*
      lonkkaprotee* luomitarkast* luomenpoist* luontaishoi* luontaislääk* luontaistuot* lymfahoi* lymfahieron*
      lymfaterapi* lyhytterap* lääkehoi* lääkitys* maha-suol* magneettikuv* magneettihoi* mammografi*
      manuaalinen_terapi* masennu* meditaatio* melanooma* mielenterv* migreen* mindfulness* mielialahäiriö*
      moniammatill* motorii* munuais* muistisair* muistitesti* murtuma* myofaskiaal* naistentau* narsism*
      neulahoi* neurolog* neuropsykiatri* nikotiinivieroitu* nilkkavamm* nivelrikko* nivelreum* nivelkiv*
      niska-hartia* niskakiv* niskahieron* numerolog* nukutu* näöntark* näöntutkim* näkötesti* näönhuol*
      näyttöpäätelas* obstruktii* ompeleiden_poisto omahoi* olkapä* onkolog* ortodont* ortoped* osteopati*
      osteoporoosi* pakko-oir* palliatiivi* palautumin* paniikkihäiriö* pariterapi* parisuhdeterap* parisuhdeneuv*
      pelkotil* penikkatau* peräpukam* piilolins* plantaarifaski* plastiikkakirur* podologi* poskiontelo*
      proteesi* proktolog* psykiatr* puheterapi* puhehäiriö* punktio* pähkinäallerg* päänsär* rankavamm*
      rannekanav* ratkaisukeskei* ravintoterap* refleksolog* reiki* reseptin_uusi* reumatolog* reumasair*
      rintasyöpä* rintojen_suur* riippuvuu* ryhtihäiriö* röntgen* sairaankulj* seksuaaliterapi* seksuaalineuv*
      seksuaaliterv* selkäkiv* selkäkipu* selkäydin* selkärank* silmälääk* silmänpohja* silmätau* silmäsairau*
      silmätutkim* silmäluomi* sisätau* skolioosi* sepelvaltimo* spirometri* sterilisaati* steriloint*
      stressinhall* suonikohj* suonenveto* suolistosair* sukupuolitau* suolistotutk* sydänsairau* sydäntutk*
      sydänfilmi* synnytys* syömishäiriö* syöpä* sädehoi* särkylää* tapaturm* tartuntatau* tekonivel* terapi*
      terveydenhoi* testosteron* tetanus* tinnitus* toimintaterap* traumaterapi* traumat tuina työfysioter*
      työkykyarvi* työnohjau* työpaikkaselvit* työuupumu* uniapne* unihäiriö* unettomuu* unitutkim* univalmenn*
      urolog* uupumu* valohoi* valtimo* vanhemmuusterap* varicocel* vastaanottokäyn* vatsakiv* vatsavaiv*
      vauvahieron* verenpain* verikok* verinäyt* verisuon* virtsankarkai* virtsatie* vitamiinipuutos* vyöhyketer*
      voice_massage äänihieron* yksilöterap* yskä yskää äitiysneuvol* äitiyshuol* äitiysfysio* umpilisäk*
      vaihdevuo* välilevy* kyynärpäävaiv* polvivamm* polvikiv* käsikirur* käsiterap* jännetup* jännetulehd*
      lukihäiriö* lukitest* lääkkeet apteekk* sirutus* mikrosiru* kastraatio* rabiesrok* koirahieron* koirafysio*
    `,
    beauty: `
      hiukset hius* kampaaj* kampau* kasvohoi* kauneu* kulmat kynnet kynsi* kosmetologi* meikk* parran* parturi*
      ripsi* ripset spa värjäys* aknehoi* anti-age antiage balayage* brasilialainen_vahau* dermapen* geelikyn*
      geelilakkau* ehostus* epilaatio* epilointi* fibroblast* föönau* hajuve* henna* huulten* huulipun* huulitäy*
      hyaluron* ihonhoi* ihonpuhdis* ihokarva* ihokarvojen* ihoanaly* ihomaali* jalkakylp* kampaamo* kasvohieron*
      kasvojoog* kasvonaamio* kasvojen_puhdis* karvanpoist* kavitaatio* keratiinihoi* kestolakkau* kestopigment*
      kestotaivu* kemiallinen_kuor* kihart* kosmetiik* kuitukyn* kuorinta* kulmakarv* kulmien* kulmalamin*
      kulmahoi* kylpyhoi* kylpylähoi* kylpytynny* käsihoi* kuumakivi* kylmähoi* latva* lävisty* manikyyr* meikit
      mesoterapi* microneedl* microblad* mikroneula* mikroblade* nestemäinen_rusk* oljyhoi* öljyhoi* otsatukka*
      partahoi* permanent* pedikyyr* pigmentoin* poskipun* päähieron* raidat raidoitu* rakennekyn* suihkurusk*
      rusketu* rypyt rypynsilot* savihoi* savinaam* seerum* sokeroin* solarium* sävytys* sävytyk* tatuoin*
      täyteaine* turvehoi* turvesaun* täyshoi* vahau* vartalohoi* vartalohieron* vartalokuor* vihtahier* voidehoi*
      värjäyk* yrttikylp* yrttihoi* timanttihion* rasvanpoist* selluliit* couperos* arpihoi* pigmenttiläis*
      aurinkotuot* shampoo* peruukk* peruukit letit rastat
    `,
    building: `
      aurinkopaneel* asennu* huolto* ilmanvaihto* julkisivu* kaivinkone* katto* keittiö* kiinteistö* kirvesmies*
      korjau* kunnossapito kylpyhuone* lattia* lukko* lvi* maalau* metsurin* muurau* muutot muutto* ovet piha*
      puunkaato purku* putki* puuseppä* rakennu* raivaus rappau* sauna* siivou* terassi* timpuri* viemäri* eristy*
      ikkuna* kalust* laatoitu* lumi* lämmity* puuntyö* puutarha* rakentam* remont* saneeraus* sisustu*
      tahranpoisto* ylläpitosiivous* aidat aitaus* aidanrakent* aita-asenn* aitojen_asenn* alakat* allasrakent*
      aluesuunnitt* antennia* arkkitehtisuunn* arkkitehtipalv* asbestikart* asbestipur* asbestityö* asfaltoin*
      asfaltti* aurinkolämp* aurinkoener* betonityö* betonihion* betonivalu* betonilat* elementtiasenn*
      energiaremon* energiatodist* energiakatselm* energiatehok* erikoispuhdis* esirakent* graffitinpois*
      haitta-ainekart* hajotus* hanat hanojen* hanojen_vaihto harmaavesi* hirsityö* hirsirakent* hirsitalo*
      hirsikehik* hissit hissihuol* hitsau* homesan* homekartoi* homekoira* hormit hormien* hulevesi*
      ikkunoiden_pesu ikkunoiden* ilmalämpöpum* ilma-vesiläm* ilmanvaihd* ilmastoin* ilmavuoto* iv-puhdis*
      iv-nuohou* jätevesi* jäähdyty* jäteast* kaapeloint* kaasuasenn* kaihti* kaihdin* kaivuu* kaivutyö* kaivot
      kaivonpor* kaivonpuhd* kaivau* katonpes* katonkorj* katonhuol* katokset katos kaukoläm* kellarirem* kellarit
      kipsilev* kirvestyö* kivimuur* kivityö* kiveys* kiveyk* kivipuhdis* kodinkonea* kodinkonehuol*
      kodinkonekorj* kodinremon* kodinhuol* koneelli* koneurakoin* konetyö* kosteuskart* kosteusmit* kosteusvaur*
      kosteudenhall* kourut kourujen* kuivatus* kuivaus* kulunvalv* kuntoarvi* kuntokartoi* kuntotark*
      kuntotutkim* kupariput* kuistit kylmälait* kylmiöt kylmäasenn* kyllästys* käyttövesi* laatoittam* lattioid*
      laajennusrak* laajennuso* laminaatti* lasityö* lasituk* lasitus* parvekelasi* lasiterass* lasiseinä*
      latausasem* latauspist* lisäeristä* listoitus* listoituk* lukitus* lukituk* lumenpudot* lumenluont*
      lumenaura* lämmönvaih* lämmönlähd* lämpökam* lämpöpump* lämpöeris* lämminvesi* maalaam* maalämpö* maalämm*
      maanrakenn* maansiirt* maarakenn* maatyö* maisemasuun* maisemoint* maisemaark* mikrosem* mittatilauskal*
      muottityö* muovimat* murtosuoj* murtohälyt* nosto-ov* nuohou* nurmikonleikk* nurmikonhoi* oksien_leikk*
      oljylämm* öljylämm* öljysäil* omakotitalo* ontelolaat* ovien* ovenvaih* ovirem* paalutus* paalutuk* paalut
      paloilmoit* palokatko* palosuojau* palovaroit* sammutin* sammuttimet parketti* parketinhion* parvekerem*
      parvekkeet pergola* perustuk* perusturem* perusparann* peltityö* peltikat* pintaremon* pinnoitus* pinnoituk*
      piikkau* porausty* poraus timanttipor* timanttisah* pohjatutk* pohjarakent* pohjatyö* pohjaviemär* portaat
      portaikk* portit porttiautom* pumppaamo* puhdistuspalv* puunkaad* puiden_kaato puiden_leikk* puusepä*
      pyykinpes* pystytys* painepes* purkaus* pvc-lat* pölynhallint* raivausty* rakennesuun* routaeris* routasuoj*
      räystäskour* räystäät salaoj* sadevesi* sammalenpois* saneerauk* sanitee* sauma* savunpoist* savuhormi*
      seinäraken* seinien_maal* seinätapet* sisäremon* sisäpihat sisustam* sokkeli* stukko* suihkuseinä*
      suojamaal* takkojen* takat takkamuur* talonrakenn* talopaket* talotekn* tapetoin* tapetit tasoitety*
      tasoitus* teräsrak* tiilimuur* tiilityö* tiilikat* tilamuutos* tilanjako* tilasuunn* toimitilar* tonttityö*
      tontin_raiv* torjunta-ain* tuholais* torakka* lutikka* luteet rottien* rotanmyrk* muurahais* ampiais*
      puluntorj* hiirien* jyrsijätorj* kyyhky* tulisij* tulipesä* turvavalais* turvakam* kameravalv* hälytysjärj*
      hälytinjärj* ovipuhel* ulkomaal* ulkovalais* ulkoporta* uima-altaat uima-altai* ullakkorak* uudisrak*
      uunimuur* vahinkosan* vahinkokart* vaihtolava* valaistus* valaistuk* valokuituas* valmistal* valuty*
      valesokkel* varaaj* vedeneris* vesieris* vesikat* vesivahin* vesijoh* vesivuoto* vesimittar* verhoil*
      viherrakent* viheraluei* viherseinä* vuodonetsint* välioved* väliovet väliseinä* wc-rem* yläpohj* alapohj*
      ryömintät* puhallusvil* puhalluser* yritysiiv* desinfioin* hajunpoist* otsonoin* rännien* rännit telineet
      vedenkäsit* vedensuodat* vedenpehm* porakaiv* pumppuhuolt* pesukonehuol* pesukonekorj* astianpesukonea*
      liesihuol* jääkaappihuol* uunihuol* ompelukoneh* sähköas* sähköty*
    `,
    legal: `
      asianajo* avioero* edunvalvonta* kirjanpito* laki* laskutus* perintä* rahoitus* sijoitu* testament* vakuutu*
      vero* asunto* isännöin* kiinteistö* laina* neuvonta* perintö* perustaminen hallinnointi välity* vuokra*
      ajoneuvovakuut* alv-ilmoit* arvonlisäver* arvonmäär* arviointikirj* asunnon_myyn* asunnonväli* asunnot
      asunnon_osto avioehto* eläkesuunn* eläkevakuut* eläkkeet elatusapu* elatusmaks* ennakkover* erityistilint*
      ero-oike* hallinto-oike* hankintaoike* henkilövahin* henkivakuut* henkikirj* hinta-arvio* huoltajuus*
      ip-oikeu* irtisanomis* isännöitsijäntod* jakosop* joukkovelka* julkiset_hankin* kansalaisuu* kassanhall*
      kassavirtal* kaupanvahvist* kauppaoik* kavallus* konkurss* konsernitil* korvausvaat* kotivakuut*
      koti-irtaim* koiravakuut* kuluttajaoik* kuluttajansuoj* kulutusluot* kuolinpes* lainopil* lainsäädän*
      lapsen_huol* laskujen_maks* liikejurid* liikenneriko* liikennevahin* liikennevakuut* liiketoimintakau*
      lunastuspal* luottopäät* luotot luotto luottoti* lähestymiskiel* maanmittau* maakaup* maanvuok* markkinaoik*
      maksuhäiriö* matkavakuut* notaari* oikeudenkäyn* oikeusapu* oikeusturva* oikeudelli* oleskelulup*
      omaisuudenhoi* omaisuudenhall* osakaslain* osakassop* osakesääst* osakekaup* osinko* ositus* osituk*
      palkanlask* palkkahallin* palkanmaks* palkka-asi* patentoin* patentit patentti* perinnönj* perukirj*
      perunkirjoi* pesänselvit* pesänjak* pankkipalv* pankkitil* potilasvahin* potilasvakuut* rahastot rahasto
      rahastosääst* rahansiirt* reskontra* riidanratk* riita-asi* rikosasi* rikosoik* rikosjut* saatavien*
      sairausvakuut* selvitystil* sijoittamin* sovittelu* sukupolvenvaihd* suoraveloit* säästötil* säästäminen
      talletus* tapaturmavakuut* talousneuv* taloushallin* talousrikos* talousjohtam* talousohjau* tase
      tavaramerk* tekijänoik* tiliotte* tilinpää* tilintark* tilitoimis* toiminimen_per* tonttikaup* tulovero*
      työoikeu* työsuhdeoik* työriida* ulosot* vahingonkorv* vahinkovakuut* valtakirj* vastuuvakuut* velkajärj*
      velkaneuv* velkasaneer* yhtiöjärj* yhtiöoik* yrityskaup* yritysjuridi* yritysjärj* yritysoik* yritysrahoi*
      yrityssaneer* yritysver* yrityksen_per* yrityksen_myynt* yrittäjävak* yhdistysoik* yritysvakuut* valuutan*
      kryptoval* käteisnost* leasing* factoring* vientirah* kulukorv* matkalask* due_diligence yritysanaly*
      arvopaper* markkinasij* gdpr whistleblowing turvapaik* urakkasop* riskienhall* sisäinen_tarkas* liikekiint*
      toimitilavuok* kirjanpi*
    `,
    education: `
      ajo-opetus ammatti* esikoulu* kerho* koulu* kurssi* leiri* luennot luento* läksy* musiikkiopetus opiskelu*
      opinto* oppitun* perhekerho seminaari* soittotun* tunnit uimakoulu valmennu* verkkokurssi* webinaari*
      työpaj* yksityistun* harjoittel* iltapäivä* lukio* opetu* päiväkoti* abikurs* aamupäiväkerh* aikuiskoul*
      aineopinn* aineopisk* alkeiskurs* ammatillinen* ajokort* ajotunn* ajoharj* avoin_yliopisto avoimet_opinn*
      baletti* diplomi* digitait* ea-kurs* elinikäinen* englannin* ennakkokas* ensiapukurs* ensiapukoul*
      erikoisammat* eriyttäm* erityisopet* esiopet* eskari* etäopisk* fysiikka* hygieniapass* ilmaisutait*
      it-kurs* jatkokurs* jatko-opint* japanin_kurs* johtamiskoul* järjestyksenvalvojak* kalligrafiak* kemia
      kesäkurss* kesäyliop* kesäleir* kesäluk* kielikoul* kielikurs* kielikylpy* kielten_opet* kielitest*
      kirjoittajakoul* kirjoittamisk* kitaratunn* kitaransoit* koetehtäv* kokkikoul* kokkikurs* koodaus*
      korttikoul* kudontakurs* lastenhoi* lasten_kurs* leikkikoul* leikkikerh* lukupiir* lukutait* luonnontiet*
      lähiopet* maisteriohj* matematiik* matikka* mentoroin* mopokort* montessor* muskari* ohjelmointik*
      opiskelijava* opiskelija-as* osaamisen_keh* oppimispel* oppimisymp* opettajille perusopet* perusopint*
      pianotun* pianonsoit* piirustuskurs* pääsykok* päiväkerh* päivähoi* ranskan_kurs* robotiik* ruotsin_kurs*
      saksan_kurs* espanjan_kurs* espanjan_kiel* suomen_kiel* suomen_kurs* soitonop* siltakoul* sirkuskoul*
      stipendi* taiteen_perusop* teoriakoe teoriakoul* teoriatun* tiedekasv* todistus* todistuk* trukkikort*
      trukkikoul* tulityökort* tulityökurs* työturvallisuuskor* työssäopp* täydennyskoul* valmentava* varhaiskasv*
      vauvauin* vaihto-opisk* valinnaisain* vieraat_kiel* viulunsoit* viulutun* yhteiskuntaop* yksityisop*
      yliopisto* ylioppila* yo-kirjoit* yrittäjäkurs* yrittäjyyskas* äidinkiel* b-kortti c-kortti ce-kortti
      be-kortti a1-kortti a2-kortti t-kortti traktorikort* direktiivikoul* liukkaankel* hiekkalaatik* leikkipuist*
      leikkipaik* lukujärjest* koeviikk* oppilaskunt* vanhempainyhd* vanhempainil* luokkaretk* kuraattor*
      tutkinnot tutkinto* pätevyy* sertifioin* osaamistest* kansalaisopis* kansanopis* työväenopis* purjehduskurs*
      saaristolaiva* laitesukel* neulontakurs* keramiikkakurs*
    `,
    hospitality: `
      aamiai* asunto* elämy* hotelli* huone* kesämök* leirintä* majoitu* matkailu* matkat mökki* mökit parkki*
      pyörävuokraus pysäköinti retket retki* sauna* uima-allas venevuokraus opastu* opastettu* wifi karavaan*
      juhla* kokou* perhehuone* pitopalvelu* tilat tilaisuu* vaellu* vuokrau* aitat aittamaj* allasosast*
      autiotuv* avantouin* avanto erämaja* eräret* erämatk* grillikat* grillikod* grillipaik* hirvisaf*
      hirsihuvil* huskysaf* huskyaj* huskyret* huvilat igluu* iglumaj* ilmastoitu* invahuon* joulumatk*
      jokiristeil* jäänmurtajar* järvinäköal* kabinet* kahden_hengen* kaupunkilom* kaupunkikierr* kaupunkiopas*
      kelkkasaf* kelomök* kesäasun* kiertoaj* kiertomatk* koirahotel* koko_talo konferenss* kota kotamaj* kylpylä*
      kylpytynnyri* käyntikohteet laavu laavut laavuret* laskettelum* laskettelukes* lasi-iglu* lentomatk*
      lentokenttäkulj* lintuopast* luontomatk* luontoret* luontopolk* luontopolut luksusmaj* majat majatal*
      majoittum* matkaoppaa* matkapak* matkajärj* minibaar* nuotiopaik* näköalat näkötorn* opastetut* opaspalv*
      pakettimat* palju* polttariohj* polttarit pororet* porosaf* poroajel* porotil* poromatk* rannat rantasaun*
      rantamök* rantamaj* rantalom* rinne* rekiajel* retkeily* revontul* risteil* saariret* saaristoristeil*
      saaristomatk* saaristoret* safarit safari savusaun* sviitit sviitti* suitet suihkuhuon* sukellusmatk*
      talvimatk* telttapaik* telttailu* telttamaj* teltat tilavuokr* tynnyrisaun* tuplahuon* tunturimök*
      tunturivael* uimaranta* uima-allasosasto uimarannat vierashuon* vierassatam* vuodepaik* vaunupaik*
      yhden_hengen* yksityissaun* yöpymi* ulkoporeallas poreal* ylellisyyshuon* kansallispuist* latuverkost*
      jääkalast* pilkkire* pilkkimatk* tyky-päiv* tyhy-päiv* tykypäiv* tyhy tyky ohjelmapalv* suppailuret*
      koskenlask* koskimelon* joulupuk* joulumaa pakohuon* pakopel* seikkailupuist* lomamök*
    `,
    food: `
      aamupala brunssi catering hampurilai* hunaja illallinen juoma* jäätelö* jälkiruo* kahvi* kakut kakku* kala*
      kasvis* keitot leipä* leivät liha* lounas* makkara* mehut noutopöytä oluet olut* pastat pasta pizza* pullat
      ravintola* ruoka* ruoat salaatti* salaatit suklaa* sushi torttu viini* leipomo* annok* ateria* keitto*
      leivonn* marja* alkoholijuom* alkoholit* alkupala* alkuruo* ankka ankkaa appelsiini* aurajuust* baarijuom*
      bataatti* berliininm* buffet* buffa burgeri* burgereit* cappuccino* chilikast* cocktail* dallaspull*
      donitsi* drinkit drinkki* erikoiskahv* espresso* etanat falafel* fajita* fetajuust* fetasal* friteerat*
      gluteenit* glögi glögit grillattu* grillimakk* grilliruo* graavi* hanhi hapankaal* hapankorp* hapanjuuri*
      hapanimel* haukipul* hedelmä* hernekeitt* herkku* hillot hillo hirvenliha* hirvikäris* hodari* hummeri*
      hyytelö* illallis* iltapalat ilmakuivat* irtokark* jauheliha* jauhot jogurtti* joulubuff* joulupöyt*
      joulukink* jouluruo* joululoun* joulutort* juusto* jäätee karjalanpaist* karjalanpiir* karkit kastike
      kastikk* katkarapu* katkaravu* kaurapuur* kaviaari* kebab* keksit kermaper* kermakak* kesäkeit* kinkku*
      kiusau* kirjolohi* korvapuust* kotiruo* kotikalj* kotikeitt* kroketti* kuha kuhaa kuhafil* kuivaliha*
      kuivakak* kylmäsavu* kääretort* lakritsi* lammas* lasagn* lasten_lista lastenlist* latte laskiaispull*
      leikkele* leivokset leivos* leike leikkeet liköör* limonad* limonaad* linssikeit* liemet lohi lohta
      lohikeit* lohipast* lohifil* lounaat lähiruo* lämminsavu* lämpimät_voilei* maksalaat* makaronilaat* makeis*
      mansikkak* mansikkat* marenki* marmelad* marsipaan* mausteet mausteseok* mehu mehujä* menut mozzarell*
      mokkapal* muikku* muikut munakas* munkit munkki munkkeja muhennos* murot mustikkapiir* mustikkakeit*
      mustamakk* mämmi naudanfil* naudanli* nakit nautapihv* nepalilai* nuudeli* nyhtökaur* nyhtöpos* nyhtöhirv*
      oliiviölj* omenapiir* omenahill* ohrapiir* paahtoleip* paahtop* pannacott* pannukak* paninit parsakeit*
      pasteij* pataruo* patongit peruna* pekoni* piimä piirakk* piirakat piparit piparkak* pihvi pihvit pitopalv*
      pitsat pippuripihv* poronkär* poronlih* poronfile* porsaan* possu prinsessak* proteiinijuom* pulla
      pullakahv* puolukkahil* puurot puuro pähkinät pääruo* pyttipan* raejuust* rahka rahkap* ranskalai*
      ranskanper* rapujuhl* raput ravut raputarjo* ribsit riisipuur* riisit riista riistaruo* rieska rieskat
      rosolli* roseviin* ruisleip* ruispala* rullat runebergin* rusinat saaristolaisleip* salmiakki* sampanja*
      savukala* savulohi* savuliha* savuporo* savukink* savustettu* siemennäk* sienikeit* siianmät* siika siikaa
      siideri* silakka* silakat sillit silli simpukat* sinappi* sipulirenk* sipulikeit* smoothie* suodatinkahv*
      suolapal* suolakurk* suolaiset_leivon* sämpylä* säilykk* tacot taco talkkuna* tapas tarjoilut* tiramisu*
      tillilih* tippalei* toast toscapiir* tortilla* tonnikala* tomaattikeit* tortut täytekak* täytetyt_patongit
      täysjyvä* vadelmapiir* valkoviin* vaniljakast* vegaani* vegeburger* vihersmooth* vihannek* viili viinaks*
      viskit viski vispipuur* vohvel* voileip* voipulla* voisilmäp* wieninleik* wrapit wraps wokit wok äyriäis*
      yrttitee* yrtit yrttivoi* kuohuviin* punaviin* pienpanimo* sahti lonkero* gini ginit rommi rommit konjakki*
      vodka shotit mocktail* lattekahv* jääkahv* irtotee* chai matcha maustekak* synttärikak* ristiäiskak* kaakao
      kaakaot rössypot* sultsin* lörtsy* lihis klimppisop* kesäkurpits* sekahedelm* tyrni* mustikat puolukat lakka
      lakkahil* karpalo* mansikat vadelmat herukka* porkkana* lanttulaat* imellet* lipeäkal* uunilohi* uunikink*
      uuniper* teetä
    `,
    culture: `
      esitys* gaala juhla* kulttuuri* kuoro* kuvataide* käsityö* laulu* museo* musiikki* näyttely* oopper* peli*
      runo* synttärit syntymäpäivä* taide* tanssi* tapahtuma* teatteri* valokuvau* elokuv* festivaal* konsert*
      akvarelli* akryylimaal* albumit antiikkimes* animaatio* avajais* arpajais* askartelu* baletit bändit bändi
      bingo bingoill* dj-palv* disko diskot dokumentti* ensi-ilta* ensi-illat esityks* festarit folklor* gaalat
      grafiikka* haitari* harmonikk* harrastajateat* hengellinen_musiik* humppa* huumori* huutokaup* iltamat
      improvisaat* improteat* jazzkons* jazz jousikvart* joulukons* joulujuhl* joulumark* joulumyyj* joulunäyt*
      kamarimus* kamarikuor* kansanmus* kansantans* kansanlaul* kansanpuku* kantele* karaoke* karnevaali*
      kevätjuhl* kevätkons* kevätmyyj* kesäfest* kesäteat* kesäjuhl* keramiik* kirpputor* kirppis* klarinet*
      klassinen_musiik* klovni* komedia* koreograf* korttipel* kortteliju* kotiseutujuhl* kotiseutumus* kudonta*
      kuultokuv* kyläjuhl* lastenkirj* lastenteat* lasten_juhl* lastenjuhl* lastenkons* laskiaisrieh* latinot*
      laulelm* lautapel* lausuntailt* lavatans* levyt livemusiik* live-musiik* luovat* lukupiirit lyriikk*
      markkinat messut miniatyyr* mosaiikk* monologi* muotinäyt* musikaali* myyjäis* naamiais* neulonta*
      neulekerh* novellit nukketeat* nukkekot* nykytaid* nykytans* näytelm* näyttelijänt* orkesteri* oratorio*
      paritans* performanssi* pianokons* piirustu* piirrok* pikkujoul* pianomus* pitsinnypl* podcast* poikakuor*
      puhallinork* puhallinsoit* puukäsit* puuveist* puuleik* radioteat* radio-ohj* rap ristiäis* ristipist*
      roolipel* romaani* rokkikons* rummut rumpuset* sadut satutun* saduntoi* sarjakuv* seuratans* sekakuor*
      sinfonia* sirkus* soittimet soitinrak* sävellys* sävellyk* syysmark* stand-up standup synttärijuhl*
      taiteilijatap* taikuri* taikashow* tanhu* tango tangot tarinateat* tarinailt* tivoli* tupaant* uudenvuod*
      vappujuhl* vappu valokuvanäyt* valokuvataid* valotaid* valmistujai* veistok* veistos* viihdemus* viihdeork*
      viulukons* virkkau* virkkaaminen visailu* yksinlaul* yksityistilais* ylioppilasjuhl* äänikirj* äänitys*
      äänityk* äänitteet kansallispuk* savityö* savipaj* huovutu* tilkkutyö* tilkkutäk* kirjonta* makramee*
      punonta* pajutyö* tuohityö* himmeli* kivenhion* kitara* basso trumpet* saksofon* huilu huilunsoit* sello
      sellon* ukulele* mandoliin* urkukons* urkumus* gospel* rockkons* hevimus* iskelmä* folk blues* reggae swing
      salsa* bachata* flamenco* valssi foksi jenkka polkka
    `,
    sport: `
      ammunta golf* hiihto* hyppy jalkapallo* jooga* judo jumppa* karate keilailu kiipeily kuntosali* melonta*
      nyrkkeily padel pilates pyöräily* ryhmäliikunta tanssi* tennis* turnaus* uinti* vaellus voimistelu*
      liikunta* harjoitu* juoksu* kilpailu* luistelu* painonnosto* ratsastu* salibandy* suunnistu* urheilu*
      valmennus* aerobic* aikido* aikuisuint* airsoft* allasjump* alkeisratsas* alamäkilu* ammunnat ampumahiiht*
      amerikkalainen_jalkap* avantouint* bailatino* bodypump* body_pump body_balance* bodycombat* boccia beachvol*
      biljardi* bmx bodaus* budo budolaj* capoeira* crosstrain* curling* darts enduro* erätait* esteratsas*
      estehyp* frisbeegolf* futis futsal* freestyle* fitness* hiihdon* hiihtäm* hyppynaru* iaido islanninhev*
      issikkavael* itsepuolust* astangajoog* hathajoog* äitiysjoog* vauvajoog* jumpat jousiamm* jujutsu* jääkiek*
      jääpall* jäätans* kahvakuul* kamppailulaj* kajakki* kajakit* kanootti* kanootit* karting* kaukalopall*
      keihään* keilau* keilarad* kehonrakenn* kestävyysjuoks* kestävyysharj* kilpauin* kilpatans* kilpacheer*
      koripall* koiravaljak* koira-agil* agility* krav_maga kriketti kuntojump* kuntouin* kuntonyrk* kuntotest*
      kuntopiir* kuntoliik* kyykkä kävely kävelyret* sauvakävel* käsipall* lacrosse laskettelu* lasten_liik*
      lastenliik* lasten_uint* laturet* lentopall* liitokiekko* leijalaut* luontoliik* maantiepyör* maastojuok*
      maastohiih* maraton* puolimarat* mailapel* miekkail* minigolf* motocross* mölkky* muodostelmal* muay_thai
      naisjump* naisvoimist* padelkent* padeltun* paini parkour* perhojen_sid* perhokal* pesäpall* petankk* pingis
      pujottelu* purjehdus* purjehduk* purjelaut* purjelento* pöytäten* raviurh* ringette* rogaini* rugby
      rullaluist* rullalaut* rullahiih* seinäkiip* shakki* skeittaus* skeitti* soutu soutaminen soututapaht*
      spinning* squash* sukellus* sukelluk* sulkapall* suppailu* sup-laut* suppaus* surffaus* surffi* taekwondo*
      taido taitoluist* telinevoim* toiminnallinen_harj* treenit triathlon* trampoliin* vapaaottel* uimahyp*
      uimakoul* uinnin* uimaopet* ultimate* vesijump* vesihiih* vesipall* vesiurh* vapaasukell* vaijeriliuku*
      varjoliit* laskuvarjoh* voimanosto* voimaharj* voimailu* wakeboard* yleisurh* zumba zumbaa äijäjoog* ravit
      raviradat potkukelkk* paintball* värikuulas* uistelu* heittokalast* jääkalastus* onkiminen ongin* pilkki*
      kuhankalast* lohenkalast* lintubong* geokätk* koskikalast* melonnan* discogolf* kyykkäkis* saappaanheit*
      eukonkan* hölkkä* hölkät
    `,
    software: `
      api sovellu* automaatio* digitaali* ict integraatio* järjestelmä* kotisiv* ohjelmointi palvelin* pilvi*
      raportti* raportoi* tekoäly* tekninen_tuki verkko* ylläpito web* kehity* ohjelmist* tuki* ajanvarausjär*
      ajanvarausoh* aikataulutus* analytiik* applikaat* asiakashall* asiakasportaal* asiakasrekist* asianhall*
      avoin_lähdek* avoin_data botit chatbot* crm crm-järj* datan* data-analyy* dataintegr* datakeskus* devops*
      digipalvel* digitalisaatio* dokumenttienhall* dokumentinhall* domain* etähallint* etätuki* etätyö* etäyhtey*
      etävalvon* erp ekstranet* esteettömyysar* extranet fintech* frontend* backend* graafit hakukon* hakutoimin*
      hosting* integroinn* intranet* iot it-infra* it-palv* it-ylläp* itpalv* it-konsult* jatkuva_integr*
      julkaisujärj* kalenteri-int* kassajärj* kaksivaiheinen* konenäk* koneoppi* koodikatselm* kuormantas*
      kuormitustest* kyberturv* käyttäjähall* käyttäjäkokem* käyttäjätest* käyttöliitt* käyttöoikeu*
      laajennettu_todell* langaton_verk* laskentataulu* laiteha* laitevuok* lisenssi* lisensoin* lisäosat
      liitännäi* lokienhall* lähdekood* lähiverk* mallinnus* massatuon* microsoft_365 mobiilisov* mobiiliapp*
      mobiilimaks* monikielis* monipilv* muistiinpan* nimipalv* natiivisov* nettisivujen_yll* ohjelmoinn*
      offline-til* ongelmatikett* open_source oppimisalust* paikannus* palomuuri* palvelimet palvelunestoh*
      penetraatiot* pikaviest* push-ilmoit* python* qr-kood* rajapint* rajapinn* reaaliaikai* responsiivi*
      roolipohj* saas sap selainlaaj* serverit sertifikaat* sisällönhall* sivupohj* skaalautu* skannausoh* sql ssl
      ssl-sertif* suorituskykytest* suurteholasken* synkronoin* tekstinkäs* tekstiviestip* tiedonhall* tiedonsiir*
      tiedostojen_jak* tiedostonjako tehtävälist* testaus* tilausjärj* toiminnanohj* tulostusp* tunnistautum*
      tummat_til* tumma_tila varausjärj* varmuuskop* varmistuspalv* versionhall* vianhall* virtualis*
      virtuaalipalv* virtuaalitod* virustorj* voip valokuitu* kuituliit* kuituyht* laajakaist* mobiililaaj*
      nettiliitt* puhelinvaihd* puhepalv* puheentunn* wordpress* wlan wlan-verk* yhtenäiskirj* työajanseur*
      työajanhall* ajopäiväkirj* työvuoros* resurssienhall* projektinhall* dokumentaatio* lohkoketj*
      esineiden_int* älykoti* älyratk* lisätty_tod* pikanäpp* vedä_ja_pud* push-viest* kielimall* datavaras*
      datavisual* kojelaut* koontinäyt* julkaisuautom* kontit kubernetes* mikropalv* rfid viivakood*
    `,
    marketing: `
      brändi* design graafinen* kampanja* konsultoin* kuvitu* käännö* logo* mainos* muotoilu* painatu* some*
      sosiaalinen_media suunnittelu* tarrat teippau* tekstiilipain* valokuvau* verkkosivusuunnittelu video*
      viestintä* tutkimus* mainonta* markkinoin* verkkosivusto* 3d-mallin* 3d-tulost* aikakauslehtij*
      ajoneuvoteipp* asiakaskokem* asiakastutk* brändäys* cv-kuv* copywriting* designj* digimarkk* digipain*
      drone-kuv* dronekuv* esitesuunn* esitteet esittelyvid* esiintymiskoul* esiintymisvalm* etiketit
      etikettisuunn* faktatark* fasilitoin* flyerit foliotus* franchising* google_ads google-mainon* hakukonemark*
      hakukoneopt* hakukonemain* hakusanamain* headhunt* henkilöarv* henkilöbrän* hinnoittelustr* hr-palv*
      ilmakuvat ilmoitusmain* ilmoitussuun* imagokuv* infografiik* innovaatiop* juliste* julkaisusuunn*
      jäsenlehden_t* kalenteripain* kansainvälistym* kansisuunn* keynote* kilpailija-an* kirjekuor* konseptoin*
      kopiointi* kyltit kylttien* käyntikort* kääntäm* laatukonsult* laatujärjest* lasten_kuv* leimasim*
      lehti-ilmoit* lehdistötied* liikkeenjohd* liiketoimintasuun* liidien* lippupainat* live-striim* livestriim*
      striimau* lentolehti* mainonnan* mainokset markkinatutk* mediasuun* mediatila* mediakoul* messuosast*
      messurak* messusein* messusuun* mielipidetutk* muotokuv* muutosjohtam* myyntikoul* myynninedist* myyntivalm*
      myyntiesit* myymäläsuun* myymälämark* nettisivujen_teko* nettisivusuun* nettisivut* nettimain* oikoluku*
      opasteet opastekyl* opastesuun* ostopolku* outplacement* pakkausmuot* pakkaussuun* palvelumuot* passikuv*
      pehmopain* pr-palv* potrett* postikort* printtimain* projektijohtam* promootio* puheviest* radiomain* rekry*
      roll-up* rollupit sanomalehtim* seinäteip* seo seo-konsult* serigraf* silkkipain* sisällöntuot*
      sisältömarkk* sisältöstrat* sisäinen_viest* sloganit strategi* studiokuv* studiopotr* suoramarkk* suoramain*
      suorahaku* suurkuvatul* taitto taittopalv* taittotyö* tarrapain* tekstintuot* telemarkk* televisiomain*
      tilauskirjoit* tiimipäiv* tiimivalm* tulkkau* tulostuspalv* t-paitapain* paitapain* ulkomain* uravalmenn*
      uraohjau* vaikuttajamark* valokuvat* valokuvakirj* valomain* vastuullisuusrap* vauvakuv* vastasyntyneen_kuv*
      viestinnän* virtuaaliesit* visuaalinen* visuaalinen_ilme* ylioppilaskuv* yo-kuv* yrityskuv* yritysilme*
      yritysvalm* yritysvid* yritystapaht* yrityslahj* yrityskons* yritysneuv* äänituot* äänisuunn* työnantajakuv*
      työnhakuvalm* työhyvinvoin* johtamisvalm* johdon_valm* business_coaching coaching* soveltuvuusarv*
      kutsukort* kiitoskort* joulukort* kansiot tarrojen* banderol* beachflag* brodeera* kaiverru*
    `,
    transport: `
      auto* hinaus* jakelu* kuljetu* kuorma-auto* maalaamo moottori* muuttopalvelu* pesut rahti* rengas* renkaat
      renkaanvaihto taksi* varaosat vene* vuokra-auto* bussi* tilausajo* katsastu* ahtausp* ahtaus ajoneuvoas*
      ajoneuvojen* ajoneuvohuol* ajoneuvovuok* akkujen* akunvaih* akkutest* akkulatur* alustapes* alustahuol*
      alustakäs* alumiinivan* dieselhuol* dieselkorj* ecu-ohjel* elementtikulj* elektroniikkakorj* erikoiskulj*
      hinauk* henkilökulj* henkilöautot hyötyajoneuv* huolinta* ilmastointihuol* invakulj* iskunvaim* jakohihn*
      jakopään* jarrut jarruhuol* jarrujen* jarrupal* jarrukorj* kappaletavara* kiitolinja* kiillotus* kolarikorj*
      kolhukorj* kolhujen* konehuol* konekulj* koneensiir* konttikulj* kontti kontit korikorj* korimaal*
      kuormausnost* kulkuneuvot kuriiri* kyyditys* kylmäkulj* kytkin kytkimet kytkinremon* lastau* lavetti*
      lastinkäs* lauttaliik* lentokuljet* limusiini* linjaliik* logisti* lähetyspal* lämpösäädel* maalipintak*
      maantiekulj* merikuljet* merihinau* mikroautot* mopoauto* mopohuol* mopot mönkijä* nosturipal* nosturiau*
      nosturit nostopal* nostotyö* nouto nouto-_ja_kul* ohjauskulm* ohjaustehost* ostoskulj* ovelta_ovelle*
      pakettiaut* pakettipalv* pakettikulj* pakettilähet* pakkauspalv* pakkaamo* pakoputk* pakosarj* perävaunu*
      peräkärry* pesulinj* pesuohjelm* pianonsiir* pianokulj* pikakulj* pikalähet* pohjapes* polttoain* postitusp*
      raitiovaun* raskaskal* raskaat_ajon* renkaiden* rekat rekka rekkahuol* romuauto* ruosteens* ruostesuoj*
      ruosteenesto* sairaalakulj* siirtokulj* siirtolav* sisustapes* sisäpesu* skootteri* suorakulj* syväpuhdis*
      tavaraliik* tavarakulj* tavarankulj* tavaralinja* terminaalip* tiepalvel* tilausliik* traileri*
      traktorihuol* trukki* trukit tullaus* tullauk* tulliselvit* tuontikulj* tuulilasi* tuulilasin_korj* tuonti
      vaihteisto* vaihtoauto* vaarallisten* vanteet vannekorj* vanteiden* pienvaras* talvisäil* talvitelak*
      perämoott* vetokouk* vientikulj* vikakoodi* vikadiagn* yhdistetyt_kul* ilmajousit* jousitus* öljynvaih*
      öljynsuod* määräaikaish* vuosihuol* käynnistysap* lohkoläm* hybridih* dpf-puhd* egr-puhd* lastutus*
      optimointi* keraaminen_pinn* keramiikkapinn* maalipinnan_suoj* tummennus* avainkopi* avainten_ohjel*
      kuormatila* maansiirtok* sorankulj* hakkeenkulj* puutavarakulj* säiliökulj* lämpötilahall* polkupyör*
      fatbike* gravel* lastenpyör* tavarapyör* nojapyör*
    `,
    goods: `
      astiat huonekalu* kalusteet* kankaat kengät kukat kukka* koneet lahja* lamput langat laukut lemmikki* matot
      paperi polttopuut pyörä* sisustustuotteet sängyt taulut vaatteet varusteet villa* käsityöt alusvaat* koru*
      laukku* lelu* tarvik* työkalu* vaate* varaosa* tekstiil* aktiivisuusrann* akryyliv* alumiini* alusasut
      alushous* ammeet ammukset antiikk* apteekkituot* arinat astiastot* asusteet aurinkolas* avaimenper*
      betonituot* cd-levyt digikam* elektroniik* elementit ergonominen* essut esiliinat eteeris* farkut flyygelit
      fleece* hajuvedet hanskat harjat harrastustarv* hatut* hedelmäkor* heijastim* heteka* housut* huivit* huivi
      huovat huppari* hylly hyllyt hyllykö* hygieniatuot* häkit ilmapallo* ilmanpuhd* imuri imurit imurointitarv*
      istuimet istuinryhm* jalkalist* jalkinei* jalkineet jalokiv* jakkarat jauhesamm* joulukuus* joulukoris*
      joulutähd* jääkaapit* jääkaappi* kaapit kaapeli* kaiuttim* kangas* kannettavat_tiet* karkaistu* kassakaap*
      kaulakor* kaulaliin* kauluspai* kemikaali* kenkä* kertakäyttö* kerta-ast* kesämekko* kesärenk* kiikarit
      kiikaritäht* kihlasorm* vihkisorm* kiinnitystarv* kirjoituspöyd* kirveet kivituot* kodinkon* kodintekst*
      koiranruo* koirantarv* kissanruok* kissanhiek* komposiit* kompressor* konepaj* konetarv* koristetyy*
      koristeet korvakor* kosmetiikka* kotelot kravatit kranssit kimput kuntolait* kumituot* kumisaap* kuulosuoj*
      kylpytuot* kylpytakit kynttilä* kynät käsidesi* käsilauk* käsineet laatikostot laatat laattatuot* laminaat*
      lamppu lankakor* lasit lasitavar* lasiast* lasten_vaat* lastenvaat* lastentarv* lastenvaunu* lastenrattaat
      legot leikkuulaud* leningit* liimat liima-ain* linnunpönt* lipastot* lipputang* lisäravint* lippalak*
      lompakot luonnonkosm* luonnonkiv* luistimet* lukot maalit* maanpeiteka* makuupus* magneetit maljakot
      matkamuist* matkalauk* mekot mekko merkkivaat* miesten_vaat* mittatilauspuk* mittalait* muistokivet
      hautakiv* hautamuisto* arkut uurnat muovituot* muovit mukit muki muovipuss* muottipuris* ruiskuvalu* muotit
      naistenvaat* naisten_vaat* naamiaisas* neuleet neule neulevaat* nahkatuot* nahkatak* nauhat nojatuoli* nuket
      nuppineul* näppäimis* näytönsuoj* näytöt ohutlev* ompelukone* ompelutarv* ompelu ompelimo* ostoskass*
      ovikoris* paidat paita pakastimet pakastin* pakkausmater* paperit paperituot* partatuot* patjat patja
      pehmolel* peilit peitot peitteet pellava* perhot pesuain* pesukon* petivaat* petaukset pienkodink* pikkutak*
      pinnasäng* pipot pistorasi* polkimet posliini* porat porakon* proteiini* puhelimet puhelintarv* puhelinkuor*
      puhdistusain* puku puvut pumput pumppu pusero* puukot puukko* puutavar* puutuot* puulelu* pyyhkeet* pyjamat*
      pyjama pyykkitarv* pullot palapel* reput reppu riipuks* rannekor* rannekell* rannekkeet rintaneul*
      rintaliiv* ruuvi* räätälöidyt_puk* saappaat sahatavar* sahat sahanter* sakset sametti* sandaalit*
      sateenvarj* sadetakit sadevaat* saippua* kiukaat kiuas satiini* seinäkel* seinäpaneel* sermit silmälas*
      silkki silkkituot* sohvat sohva sohvapöyd* solmiot sormukset sormus* soittotarv* sukat sukka sukset suksi
      suksipak* sukkahous* suojakäs* suojavaat* suojalas* suodattim* sälekaih* sänky säilytyslaat* säkit
      säkkituol* takit takki* tabletit taskulamp* tekokuk* telttatuol* teräs terästuot* teräsput* termospull*
      tiilet timantti* tohvelit toimistokalus* toimistotarv* toimistotuol* tossut trikoot* tukkumyynt*
      tunnelmavalo* tuikut tulostim* tuoksut* tuoksukyntt* tuolit tuoli tuoksu turvakeng* turvaistuim* turkit
      tuulipuv* tyyny* typpi* työkon* työvaat* työkeng* työpöyd* tunika* uima-as* uimapuv* uimalas* uistim*
      ulkoiluvaat* ulkovaat* ulkokalus* vaippa* vaipat vaa'at valais* valokuvatarv* valokuvakehy* kehykset
      kehystä* kehystyk* vauvantarv* vauvanvaat* vapaa-ajanvaat* veitset veitsi* vaneri* venttiil* verho*
      vihkipuv* vitamiini* vintage* vitriinit vuodevaat* vuodesoh* vyöt vyölauk* yöpaid* sinkkilev* sinkit*
      ruostumat* valurauta* valimo* takomo* taonta* koneistu* cnc-koneis* sorvau* jyrsintä* levytyö* levyleik*
      vesileik* plasmaleik* särmäy* jauhemaal* pulverimaal* hiekkapuhal* galvanoi* pintakäs* hydrauliik*
      pneumatii* laakeri* kuljettim* kuljetinj* pakkauskon* sekoittim* säiliöt säiliö lämmönvaihtim* kattilalait*
      teollisuuskem* liuottim* voiteluain* voiteluöl* kaasupull* suojakaas* hitsauskon* hitsaustarv* tiivist*
      kumimat* letkut letku liittimet putket muovput* kierrätysmat* keräilyesin* keräilykort* postimerk* kolikot
      astiakeräi* käytetyt_vaat* second_hand vauvanlahj* mieslah* ylioppilaslah* kirjakaup*
    `,
    farming: `
      eläimet eläin* hevos* hunaja* istutu* kasvinvilje* kylvö lampa* lehmä* luomu* maatalous* maatila* maito*
      marjat mehiläi* metsä* ratsu* rehu* puutarha* taimet taimi* talli* tilamyymälä vilja* viljely* ahven*
      alpakat alpakka* ankat aurinkokuk* avomaankurk* emolehm* hampunvilj* hamppu* hakkeet hakepuu* hakkuu*
      harvennus* hedelmäpu* hedelmätarh* heinä* hyötykasv* juurikas* juurek* kaali kanit* kasvihuon* kasvinsuoj*
      kasvualust* kasvimaa* karjankasv* karjatila* karjanhoi* karjanreh* kauran* kaura kesäkuk* kevätvilj*
      kissakasv* kissanpen* kissahoi* kissahotell* kylvötyö* kylvökon* kompostoi* kompostim* koiranpen*
      koirankasv* koirahoi* koirankoul* koirien_koul* koirakurs* pentukurs* pentukoul* arkitottelev* kaneja
      koristekasv* koristepens* kotieläim* kuusentaim* kyyttö* lampola* lannoit* lannanlev* lannankäs* lemmikk*
      luonnonkuk* lypsykarj* lypsy maanparann* maatiaisk* mansikkatil* mansikantaim* mikrovih* mulla* multaa munat
      munantuot* naudat nautakarj* nurmi nurmiseok* nurmisiem* nurmikkosie* ohra omenapu* omenat omenatarh*
      palkokasv* parsa peltoviljel* peltotyö* perunanvilj* siemenperun* pensaat pensasaid* perenna* pienviljel*
      polttopuu* klapit klapi porot porotalous* poronhoi* puimuri* puint* puuntaim* puun_osto pystykaup* puukaup*
      riistanhoi* ravihev* ponit poni ruis ruusu* ruukkukuk* rypsi rypsiölj* sadonkorj* sahaus* siat sika sikala*
      sianlih* siemenet siemenvil* siipikarj* sienikasv* sienet sorkkahoi* suomenhev* suomenlamp* suomenpyst*
      lapinkoir* lapinlehm* kultainennout* labradorinn* saksanpaim* maine_coon ragdoll norjalainen_mets* säilöreh*
      karsinapaik* tarhaus* tilamyynt* suoramyynt* tilateur* tomaatti* tomaatit torjunta-aine* traktori* turve
      tyrnitil* ulkokuk* vehnä* vesivilj* vihannesvilj* vihannesmaa* vuohet vuohi vuohenjuust* yrttivilj*
      yrttimaa* yrttitarh* pölytys* emokasvat* varsat siitosori* orit astutus* keinosiemen* luonnonhoit*
      vieraslaj* kosteikk* niittyjen* niittykuk* riistapelt* turkis* lantala* biokaasu* kuivurit sadetus*
    `,
    social: `
      diakonia* hautaus* hätäapu järjestötyö kaste* kehitysyhteistyö keskustelu* kotiapu kriisi* leiritoiminta
      mielenterveys maahanmuuttaj* neuvonta* perhe* päihde* ripp* ruoka-apu sosiaali* tuki* vaikuttamis*
      vertaistuki* vihkimi* vammais* yhteisö* ympäristö* avustu* hartau* hautajai* kerho* kotihoito* lapsi* nuor*
      senior* vanhu* vapaaehtoi* virkisty* toimistotyö* adoptio* adventti* aikuissosiaal* apuvälin* asumispalv*
      asumisoik* asunnottom* avioliittoleir* avohuol* edunval* ehtool* eläkeläisk* ensikot* muistotilais*
      henkilökohtainen_avus* hengellinen* herättäj* hiljais* hoivatyö* hyvinvointipal* hyväntek* ihmisoik*
      ikäihmis* ilmastokas* ilmastotoi* ilmastonmuut* iltarukous* itsemurh* jumalanpal* joululaul* joulukeräy*
      jäsenill* jäsenedut* jäsentapaam* jäsenret* jätehuol* jätteenkulj* jätteiden* kaavoitus* kaavoituk*
      kansalaistoim* kansainvälinen_vapa* katulähety* katuvalais* keräyk* kestävä_keh* kestävä_kehi* kierrätys*
      kirkkomus* kirkolliset* kirkkokahv* kirkkohistor* konfirmaat* kotouttam* kotoutu* kotipalv* kummitoi*
      kummius kummilap* kuntalaisal* kyläyhdis* kylätoimin* kylätal* köyhyy* lastensuoj* lastenvalv* luonnonsuoj*
      lähetysty* lähetyspii* lähetysil* lähimmäis* messu miestenpiir* monikulttuur* muistopuh* muistojuhl*
      muistohetk* omaishoi* ompeluseur* osallisuus* pakolai* partio partiotoim* partioleir* pastoraali*
      palvelutalo* palveluasum* tehostettu_palv* pelastustoim* pelastuspal* pelastussuun* palontorj* puolestapuh*
      pyhiinvael* päivätoim* päiväkeskus* raamattu* rauhantyö* retriit* rikosuhri* ripittäyt* rukous* rukouk*
      saarna saarnat saattohoi* sairaalasiel* seurakunta* siunaus* siunaukset sielunhoi* sopeutumisval* sotaveter*
      sukuseur* sukututk* talkoo* tasa-arvo* toimeentulotuk* toimintakesk* toivioret* tuettu_asum* turvakoti*
      turvakodit tulkkipal* työhönvalm* työllistäm* työllisyyspal* työttömy* uimavalv* vankilaty* varainhank*
      verenluov* vesihuol* vertaisryhm* vihkitil* virsilaul* viittomakiel* hallituksen_kok* väkivaltatyö*
      lähisuhdeväkiv* yhteiskuntavas* yhdenvertais* ystävätoim* ystäväpalv* yömaja* väestönsuoj* pysäköinninv*
      pysäköintil* teiden_kunnos* katujen_kunnos* tienpito* yksityistie* vesiosuusk* sanajumal* alfa-kurs*
      alpha-kurs* jäsenlehti* vetoomus* kansalaisalo*
    `,
  },
  nonOffers: {
    claims: `
      ammattitaito* asiakaslähtö* asiakastyytyväisyys avoimuus edulli* ekologi* helppo* hinta-laatu* hintatakuu
      ilmainen_* joustav* kiinteä_hinta kokemu* kokenut kotimai* laadukas* laatu* luotettav* luottamu* moderni
      nopea* osaami* paikalli* palveluhenkisyys paras_* persoonalli* rehellisyys sertifioi* sitoutuminen takuu*
      turvalli* tyytyväisyys* vastuullisuu* yksilölli* ympäristöystävälli* ystävälli*
    `,
    steps: `
      aloita* ilmoittaudu* kartoitus katso* lataa* lue* lähetä* maksa* ota_* pyydä* soita* suunnittele* tarjous*
      tarjouspyyntö tilaa* toteutus tutustu* täytä* valitse* varaa* vaihe*
    `,
    labels: `
      ajankohtaista aukioloajat* arkisto blogi e-mail esittely etusivu evästeet facebook faq galleria* haku
      hinnasto* hinnat* historia* hallitus* ilmoittautuminen info instagram jäsen* jäsenet kalenteri kartta
      keskiviikko kirjaudu* kuvagalleria kuvat lauantai lisätie* liput linkit lue_lisää maanantai maksutavat
      meistä mediassa menu* nimi ostoskori osoite ota_yhteyttä palaute* perjantai puhelin* päivämäärä referenssit
      rekisteriseloste saapuminen sijainti sivukartta sponsorit sunnuntai sähköposti* säännöt tapahtumakalenteri
      tietoa* tietosuoja* tiimi* tiistai toimitusehdot torstai uutis* usein_* uutiskirje vuosi yhteistyö*
      yhteystie* yritys* yritysesittely puhelinnumero tietosuojaseloste
    `,
    roles: `
      assistentti hallituksen_* insinööri johtaja* koordinaattori* lehtori maisteri ohjaaja* omistaja* opettaja*
      perustaja* projektipäällikkö* puheenjohtaja* päällikkö* rahastonhoitaja rehtori sihteeri* toimitusjohtaja*
      tohtori valmentaja* varapuheenjohtaja* varajäsen*
    `,
    prices: `
      /hlö /kk /vrk aikuiset alennu* alv hinta* ilmainen jäsenmaksu lapset_* maksuton per_henkilö sis.* kuukausi*
    `,
  },
};
