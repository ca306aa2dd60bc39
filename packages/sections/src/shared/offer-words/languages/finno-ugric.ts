import type { LanguageWords } from '../words.ts';

export const FINNISH: LanguageWords = {
  offers: {
    health:
      'akupunktio allergia* eläinlääkär* erikoislääkär* fysioterap* gynekolog* hammas* hammashoito hammaslääkär* hieronta* hoito* hoidot hypnoosi implant* jalkahoi* kiropraktiikka kotihoito kotikäyn* kuntoutus* laboratori* laser* leikkau* lymfaterapia lääkär* mielenterveys* näöntarkastus neuvola oikomishoi* osteopatia psykolog* psykoterap* puheterapia purentafysiologia ravitsemus* rokotu* sairaanhoi* suuhygienist* terapia* terveys* toimintaterapia tutkimuks* ultraääni* vastaanotto työterveys* valkaisu neuvonta* optik* psyko* raskaus* rokot* tutkimu* vyöhyketerapia',
    beauty:
      'hiukset hius* hiustenleikkaus kampaaj* kampau* kasvohoi* kauneu* kulmat kynnet kynsi* kosmetologi* manikyyri meikk* parran* parturi* pedikyyri permanentti ripsi* ripset sokerointi spa värjäys* tatuointi* vahaus',
    building:
      'aurinkopaneel* asennu* huolto* ikkunanpesu ikkunat ilmalämpöpump* ilmanvaihto* julkisivu* kaivinkone* kalusteet kattoremont* katto* keittiö* kiinteistö* kirvesmies* korjau* kunnossapito kylpyhuone* laatoitus lattia* lumityö* lukko* lukkoseppä lvi* lämmitys* maalau* maanrakennu* metsurin* muurau* muutot muutto* ovet piha* pihatyöt pihasuunnittelu puunkaato purku* putki* putkiremont* puuseppä* rakennu* rakentaminen raivaus rappau* remontt* remontointi salaoja* sauna* saneeraus siivou* sisustus* sähkö* sähköasennu* tapetoint* terassi* timpuri* uudisrakentaminen vesikatto* viemäri* verhoilu* viherrakentaminen tulisija* eristy* ikkuna* kalust* laatoitu* lumi* lämmity* puuntyö* puutarha* rakentam* remont* saneeraus* sisustu* tahranpoisto* ylläpitosiivous*',
    legal:
      'asianajo* asuntokauppa avioero* edunvalvonta* kirjanpito* kiinteistönvälitys lainat* laki* lakiasiat lakipalvelu* laskutus* palkanlaskenta* perintä* perunkirjoitus* perintöasiat rahoitus* rikosasiat sijoitu* sopimukse* taloushallinto* testament* tilinpäätös* tilintarkastus* vakuutu* vero* veroneuvonta vuokraus* yritysjuridiikka yrityskaupa* arviointi arvopaperi* asunto* isännöin* kiinteistö* laina* neuvonta* palkanlasken* perintö* perustaminen hallinnointi perukirja* sopimu* tilinpäätö* välity* vuokra*',
    education:
      'aikuiskoulutus ajo-opetus ajokortti ammatti* esiopetus esikoulu* harjoittelu* iltapäiväkerho* kerho* kerhot kielikurssi* koulu* koulutu* kurssi* leiri* leirit lastenhoito luennot luento* läksy* mentorointi musiikkiopetus opetus* opiskelu* opinto* oppitun* perhekerho päivähoito päiväkoti seminaari* soittotun* tunnit uimakoulu valmennu* varhaiskasvatus* verkkokurssi* webinaari* työpaj* yksityistun* esiopetu* harjoittel* iltapäivä* lukio* opetu* päiväkoti* tunti* varhaiskasvatu*',
    hospitality:
      'aamiai* asunto* elämy* hotelli* huoneet huone* huoneisto* juhlatila* kokoustila* kokous* kesämök* leirintä* loma* lomamök* majoitu* matkailu* matkat mökki* mökit parkki* pyörävuokraus pysäköinti retket retki* risteily* sauna* savusauna tilavuokraus uima-allas vaellus* venevuokraus opastu* opastettu* wifi karavaan* juhla* kokou* ohjelmapalvelu* perhehuone* pitopalvelu* tilat tilaisuu* vaellu* vuokrau*',
    food: 'aamupala alkuruok* annokset brunssi catering hampurilai* hedelmät hunaja illallinen juoma* juomat jäätelö* jälkiruo* kahvi* kakut kakku* kala* kasvis* keitot keitto leipä* leivonnaiset leivät liha* lounas* makkara* mehut menu noutopöytä oluet olut* pastat pasta pitopalvelu pizza* pullat ravintola* ruoka* ruoat salaatti* salaatit suklaa* sushi tee torttu viini* viinit vohvelit juustot leipomo* annok* ateria* keitto* leivonn* marja* tee*',
    culture:
      'arkisto elokuva* esitys* esitykset festivaali* gaala hää* häät juhla* juhlat kansantanssi kirjasto* kirjat kirjallisuus konsertti* konsertit kulttuuri* kuoro* kuvataide* käsityö* laulu* museo* musiikki* myyjäiset näyttely* näytelmä* oopper* pelit peli* pikkujoulut runo* synttärit syntymäpäivä* taide* tanssi* tapahtuma* tapahtumat teatteri* valokuvau* valokuvanäyttely elokuv* festivaal* galleria* kirja* konsert*',
    sport:
      'ammunta golf* hiihto* hyppy jalkapallo* jooga* judo jumppa* kamppailulaji* karate keilailu kiipeily koripallo* kuntosali* lentopallo luistelu melonta* nyrkkeily padel pesäpallo pilates pyöräily* ratsastus* ryhmäliikunta salibandy suunnistus* sulkapallo tanssi* tennis* turnaus* uinti* vaellus valmennus voimistelu* yleisurheilu* liikunta* harjoitu* jääkiekko* juoksu* kilpailu* lentopallo* luistelu* painonnosto* ratsastu* salibandy* suunnistu* urheilu* valmennus*',
    software:
      'analytiikka api sovellu* sovellukset automaatio* digitaali* ict integraatio* järjestelmä* kartta* kotisiv* kyberturva* mobiilisovellu* ohjelmisto* ohjelmointi palvelin* pilvi* projektinhallinta raportti* raportoi* seuranta* tekoäly* tieto* tietokone* tietoturva* tietokannat tilastot tekninen_tuki varmuuskopi* verkko* verkkokauppa* verkkosivu* verkkopalvelu* webhotelli ylläpito web* kehity* ohjelmist* tiedonhallin* tuki*',
    marketing:
      'brändi* design graafinen* henkilöstö* ilmoitukset julkaisut kampanja* konsultoin* kuvitu* käännö* logo* logot mainonta mainos* markkinointi* muotoilu* muotokuva* painatu* paino* rekrytoi* some* sosiaalinen_media strategia* suunnittelu* tarrat teippau* tekstiilipain* valokuvau* verkkosivusuunnittelu video* viestintä* yrityskuvau* tutkimus* hakukoneoptimoin* kuvau* kuva* mainonta* markkinoin* sisällöntuotan* verkkosivusto*',
    transport:
      'auto* autohuolto autokorjaamo autopesu hinaus* jakelu* kuljetu* kuljetukset kuorma-auto* logistiikka* maalaamo moottori* muuttopalvelu* pesut rahti* rengas* renkaat renkaanvaihto taksi* toimitu* varaosat varasto* varastointi vene* vuokra-auto* autonvuokraus bussi* tilausajo* katsastu*',
    goods:
      'astiat elektroniikka huonekalu* kalusteet* kankaat kengät korut kukat kukka* kirjat koneet lahja* lahjatavara* lahjakort* lamput langat laukut lelut* lemmikki* materiaali* matot paperi polttopuut pyörät pyörä* sisustustuotteet sängyt tarvikkeet taulut tekstiili* tuotteet tuote* työkalut vaatteet valaisimet varusteet villa* kynttilät käsityöt alusvaat* kello* koru* laukku* lelu* materiaal* matto* tarvik* tuot* työkalu* vaate* valaisi* varaosa* tekstiil*',
    farming:
      'eläimet eläin* hevos* hevoset hunaja* istutu* kana* kananmuna* kasvihuone* kasvinvilje* kylvö lampa* lehmä* luomu* maatalous* maatila* maito* marjat mehiläi* metsä* metsänhoito metsästys ratsu* rehu* puutarha* taimet taimi* talli* tilamyymälä vilja* viljely*',
    social:
      'asumispalvelu* avustus* diakonia* hautaus* hautajaiset hätäapu jumalanpalvelu* järjestötyö kaste* kehitysyhteistyö keskustelu* kotipalvelu kotiapu kriisi* kriisiapu lastensuojelu* leiritoiminta lähetystyö mielenterveys maahanmuuttaj* nuoriso* nuoret neuvonta* omaishoit* perhetyö* perhe* päihde* päihdetyö ripp* rippikoulu ruoka-apu ryhmätoiminta seniori* sosiaali* tukihenkilö* tuki* tukiasuminen vaikuttamis* vapaaehtois* vanhus* vertaistuki* vihkimi* vammais* yhteisö* ympäristö* avustu* edunvalvon* hartau* hautajai* jäsenyys kerho* kotihoito* kotipalvelu* lapsi* lapset nuor* ryhmä* senior* vanhu* vapaaehtoi* virkisty* toimistotyö*',
  },
  nonOffers: {
    claims:
      'ammattitaito* ammattitaitoi* asiakaslähtö* asiakastyytyväisyys avoimuus edulli* ekologi* helppo* hinta-laatu* hintatakuu ilmainen_* joustav* kiinteä_hinta kokemu* kokenut kotimai* laadukas* laatu* luotettav* luottamu* moderni nopea* osaami* paikalli* palveluhenkisyys paras_* persoonalli* rehellisyys sertifioi* sitoutuminen takuu* turvalli* tyytyväisyys* vastuullisuu* yksilölli* ympäristöystävälli* ystävälli*',
    steps:
      'aloita* ilmoittaudu* kartoitus katso* lataa* lue* lähetä* maksa* ota_* pyydä* soita* suunnittele* tarjous* tarjouspyyntö tilaa* toteutus tutustu* täytä* valitse* varaa* vaihe*',
    labels:
      'ajankohtaista aukioloajat* arkisto blogi e-mail esittely etusivu evästeet facebook faq galleria* haku hinnasto* hinnat* historia* hallitus* ilmoittautuminen info instagram jäsen* jäsenet kalenteri kartta keskiviikko kirjaudu* kuvagalleria kuvat lauantai lisätie* liput linkit lue_lisää maanantai maksutavat meistä mediassa menu* nimi ostoskori osoite ota_yhteyttä palaute* perjantai puhelin* päivämäärä referenssit rekisteriseloste saapuminen sijainti sivukartta sponsorit sunnuntai sähköposti* säännöt tapahtumakalenteri tietoa* tietosuoja* tiimi* tiistai toimitusehdot torstai uutis* usein_* uutiskirje vuosi yhteistyö* yhteystie* yritys* yritysesittely puhelinnumero tietosuojaseloste',
    roles:
      'assistentti hallituksen_* insinööri johtaja* koordinaattori* lehtori maisteri ohjaaja* omistaja* opettaja* perustaja* projektipäällikkö* puheenjohtaja* päällikkö* rahastonhoitaja rehtori sihteeri* toimitusjohtaja* tohtori valmentaja* varapuheenjohtaja* varajäsen*',
    prices:
      '/hlö /kk /vrk aikuiset alennu* alv hinta* ilmainen jäsenmaksu lapset_* maksuton per_henkilö sis.* kuukausi*',
  },
};

export const HUNGARIAN: LanguageWords = {
  offers: {
    health:
      'akupunktúra allergia* állatorvos* ambulan* bőrgyógyász* diagnosztik* dietetik* egészség* fájdalom* fizioterápi* fog* fogászat* fogorvos* fogfehérítés fogszabályozás fogpótlás fogkő* fül-orr* gasztroenterológ* gyógymasszázs gyógytorna* gyógyszer* gyógyászat* hallás* homeopát* implant* kardiológ* kezelés* kiropraktik* kineziológ* kórház* korona laboratóri* lézer* logopéd* masszázs* mozgásterápi* mütét* műtét* nőgyógyász* oltás* onkológ* orvos* ortopéd* otthonápolás pszichológ* pszichiátri* pszichoterápi* rehabilit* rendelés* reumatológ* röntgen szájsebészet szakorvos* szemészet* szűrés* szűrővizsgálat* terápi* természetgyógyász* tömés* ultrahang* urológ* vérvétel vizsgálat*',
    beauty:
      'arckezelés* borotválás epilálás festés fodrász* frizura* gyanta gyantázás hajvágás hajfestés haj* kozmetik* körömépítés köröm* manikűr melír* pedikűr sminktetoválás smink* spa szakáll* szempilla* szemöldök* szolárium szőrtelenítés tetoválás',
    building:
      'ablak* acél* ajtó* ács* asztalos* aszfalt* bádogos* bontás* burkolás* bútor* bútorok csatorna* csempe* csőtörés* duguláselhárítás építés* építőipar* építész* épületgépész* fakivágás fal* felújítás* festés* föld* földmunka fürdőszoba* fűtés* fűtésszerelés garázs* gáz* gázszerelés generálkivitelezés gipszkarton* hőszigetelés hőszivattyú* javítás* kandalló* kapu* karbantartás* kémény* kerítés* kert* kertépítés kertgondozás kivitelezés klíma* klímaszerelés konyha* kovács* kőműves* lakatos* lakásfelújítás lakberendezés lépcső* locsoló* medence* mosás nyílászáró* napelem* öntözőrendszer* padló* parketta* redőny* szigetelés* szerelés* szoba* takarítás* tapétázás tervezés* tető* tetőfedés terasz* térkövezés* üveg* üvegezés vakolás villanyszerelés villany* vízszerelés víz* vízvezeték* zárszerelés zuhany*',
    legal:
      'adó* adótanácsadás adózás bank* bér* bérszámfejtés biztosítás* büntetőjog* cégalapítás* cégjog családjog* gazdasági_jog értékbecslés hagyaték* hitel* ingatlan* jog* jogi_tanácsadás kártérítés* képviselet* könyvelés* könyvvizsgálat követelés* lízing* mediáció megtakarítás* munkajog* nyugdíj* öröklés* pénzügy* peres* pályázat* szerződés* társasházkezelés ügyvéd* válás végrendelet* védjegy*',
    education:
      'angol* balett* bölcsőde* diák* előadás* felkészítés* felvételi felnőttképzés foglalkozás* gyakorlat iskola* iskolai játszóház jogosítvány képzés* klubnap korrepetálás* kurzus* magánóra* matek* mentor* napközi nyári_tábor nyelv* nyelvoktatás nyelvtanfolyam oktatás* olvasó* óra órák óvoda* rajz* szakképzés szakkör* szeminárium* tábor* táborok tanfolyam* tanítás tanulás* továbbképzés tréning* verseny* vizsga* zeneoktatás workshop*',
    hospitality:
      'ágy* apartman* autóbérlés bababarát bérelhető bogrács* ebédlő* erkély fekhely* félpanzió franciaágy fürdő* hajókirándulás* hálószoba* ház kemping* kerékpárkölcsönzés kerékpározás kilátás kirándulás* konferencia* lakosztály* medence* nappali napozóterasz panzió* parkolás* parkoló* pihenés* program* reggeli* rendezvényterem sátor* sátorhely* strand* szállás* szállásfoglalás szauna* szoba szobák szobás terasz túra* túrák udvar* utazás* üdül* vendégház* vendégszoba* wellness wifi játszótér grillez* sütögetés sütés-főzés',
    food: 'alkohol* bor* borok borkóstol* büfé* cukrászat csokoládé* desszert* ebéd* édesség* előétel* étel* fagylalt* fánk* főétel* főzelék* gomba* gulyás gyümölcs* hal* hamburger* hús* házhozszállítás ital* kávé* kenyér* kolbász koktél* köret* krémes* leves* lekvár* limonádé* lángos* méz* menü* müzli napi_menü palacsinta* pálinka* pástétom pékáru* péksütemény* pizza* pogácsa saláta* sajt* savanyúság* sonka sör* sütemény* szendvics* szörp* tea teák tejtermék* tészta* tojás torta* torták üdítő* vacsora* vega* vegán* vendéglátás zöldség*',
    culture:
      'bábszínház* bál cirkusz dráma emlék* esküvő* est esték fesztivál* film* fotó* galéria* hagyomány* irodalom* játék* játékok kerámia* kézműves* kiállítás* koncert* könyv* könyvtár* kórus* kultúra* kulturális* mese* mozi mozgókép műsor* múzeum* művészet* musical* népművészet néptánc* opera* rajz* rendezvény* szakkör szobor* születésnap* színház* tárlat* tánc* társas* tárlatvezetés ünnep* vásár* vers* vetítés zene* zenekar*',
    sport:
      'aerobik asztalitenisz atlétika birkózás boksz box búvár* edzés* edzések evezés fallabda fitnesz* foci futás futball golf gimnasztika horgászat íjászat jóga kajak* karate kézilabda kerékpár* kosárlabda kondi korcsolya* labdarúgás lovaglás* lovas* minigolf mozgás* önvédelem pilates pingpong röplabda sakk síelés sí* sport* szörf* személyi_edzés tánc* tenisz* torna* triatlon túrázás úszás* vitorlázás vívás zumba',
    software:
      'adat* adatbázis* adatmentés alkalmazás* api applikáció* asztali automatizál* biztonsági_mentés chatbot digitális* elemzés* értesítés* e-kereskedelem felhő* fejlesztés* foglalási_rendszer gps hálózat* honlap* hosting informatika* infrastruktúra integráció* internet* it kamera* kiberbiztonság keresőoptimalizálás laptop* megfigyel* mesterséges_intelligencia mobil* nyilvántartás* okos* platform* program* programozás rendszer* rendszerüzemeltetés riport* robot* számítógép* szerver* szinkron* szoftver* statisztika* számlázás* távfelügyelet támogatás* térkép* üzemeltetés vállalatirányítás* web* webáruház* webfejlesztés weboldal* weblap*',
    marketing:
      'arculat* branding címke* coaching cégtábla* dekor* design* e-mail_marketing esküvői_fot* fordítás* fotózás* grafika* gravírozás hirdetés* illusztráció* kampány* kiadvány* kommunikáció* kreatív* logó* marketing* márka* matrica* média* molinó* névjegykártya* nyomda* nyomtatás* piackutatás plakát* portré* pr reklám* rendezvényszervezés stratégia* szitanyomás szórólap* szöveg* tanácsadás* toborzás* tolmácsolás tördelés videó* videózás közösségi_média',
    transport:
      'alkatrész* áru* áruszállítás autó* autómentés autómosó* autószerelés autókozmetika autóbusz* bérautó csomag* daru* fék* fuvar* fuvarozás gépjármű* gumi* gumiszerviz gumizás hajó* karosszéria* kiszállítás* költöztetés* konténer* kölcsönzés* logisztika* motor* műszaki_vizsga nemzetközi_* olajcsere raktár* raktározás reptér* repülőtéri_transzfer személyszállítás szállítás* szállítmányozás* szerviz* taxi* teher* transzfer* vám* vizsgáztatás',
    goods:
      'ajándék* akvárium bicikli* bizsu* bőr* bútor* cipő* csempe csillár divat* dísz* dísztárgy edény* ékszer* elektronika eszköz* faanyag* fonal* gép* gépek gyertya* gyűrű* hangszer* használt* háztartási illatszer* játékbolt karóra* kiegészítő* könyvek lakástextil lámpa* matrac* műanyag* papír* parfüm* polc* porcelán* ruha* ruházat* szappan* szerszám* szőnyeg* táska* termék* textil* tűzifa* üvegáru virág* virágcsokor* villamossági zsák*',
    farming:
      'állat* állattartás állattenyésztés bérmunka bio* csirke erdő* erdészet faiskola* fűszernövény* gabona* gazdaság* gyümölcsös horgász* istálló* juh* kecske* ló lovak* lovarda* mezőgazdaság* méhész* méhészet műtrágya* növény* növényvédelem palánta* sertés* szarvasmarha* szántó szőlő* takarmány* tanya* tehén* tej* tenyészt* termelői termesztés trágya üvegház vadász* vetőmag* virágföld',
    social:
      'adomány* ápolás* biblia* családsegít* családi_nap csoport* elsősegély esély* fogyatékos* hitoktatás hittan* házi_segítségnyújtás hajléktalan* idős* idősek* ifjúság* imádság* imaóra istentisztelet* jogsegély jótékony* karitatív keresztelő* keresztelés konfirmáció* közösség* krízis* lelkigondozás lelki* lelkigyakorlat mentés menedék* menekült* mise miserend nappali_ellátás nevelőszülő* nyugdíjas* önkéntes* önsegítő* örökbefogad* rehabilitáció* segély* segítség* segítségnyújtás szenvedély* szociális* szolgálat* támogató* tanácsadás temetés* temetkezés* vallás* védelem* zarándok* zöld_* környezet*',
  },
  nonOffers: {
    claims:
      'barátságos* becsület* biztonság* bizalom* családias* dinamikus diszkréció egyedi_* elérhető_ár* elkötelez* empátia és_megbízható garancia* gyors* gyorsaság hatékony* hitelesség hosszú_távú ingyenes_* innovatív kedvező* kényelm* kiváló* kompetens korrekt* korrektség körültekintő lelkes* magas_* megbízható* minőség* modern* nyitott pontos* precíz* precizitás professzionális* rugalmas* sokéves* szakértelem* szakmai_* személyre_szabott tapasztalat* tisztesség* türelem versenyképes* ügyfélközpont* 0-24',
    steps:
      'ajánlatkérés árajánlat* ajánlat* egyeztetés elköszönés felmérés fizetés_* foglal* hív* írj* időpont* iratkoz* jelentkez* kapcsolatfelvétel kérj* keress* lépés* megrendelés nézd* próbáld regisztrál* rendel* tervezés_* töltsd* válaszd* válassz* vedd*',
    labels:
      'adatkezelés* adatvédelm* adószám* aktuális* archívum ár árak* árlista* ászf bankszámla* bejelentkezés blog cégünkről cikkek cím* csapat* csütörtök dátum dokumentumok* e-mail elérhetőség* email események facebook fenntartó főoldal galéria* gyakori_* gyik hétfő hely helyszín hírek* hírlevél* hétvége* idő impresszum információ* instagram kapcsolat* kedd keresés képek* képgaléria kosár kövess* legfrissebb* letöltés* linkek megközelítés* megnevezés minden munkatársak* név nyitvatartás* nyitólap oldaltérkép* összes* partner* péntek pályázatok referenci* regisztráció rólam rólunk* sütik szállítási_* szerda szombat támogatók* tartalom* telefon* tovább* történet* ügyfelek ügyfélszolgálat vasárnap vélemény* videók vissza* telefonszám',
    roles:
      'asszisztens alelnök* alapító* alpolgármester* edző* elnök* főorvos* főszerkesztő* gondnok gyógytornász* igazgató* intézményvezető* jegyző koordinátor* lelkész* lelkipásztor* menedzser* mérnök* munkatárs* oktató* pedagógus* plébános polgármester* projektvezető* szakács* szerkesztő* tagja tanár* titkár* tulajdonos* ügyvezető* ügyintéző* vezető* vezetőedző',
    prices:
      '/éj /fő /nap /óra áfa akció* belépő* díj* díjmentes előleg* felnőtt* foglaló* ft gyerek* havi* ifa* ingyen* kaució kedvezmény* részlet*',
  },
};

export const ESTONIAN: LanguageWords = {
  offers: {
    health:
      'akupunktuur füsioteraapia* füsioteraap* günekoloog* hamba* hambaravi hambaarst* implantaat* kiropraktika konsultatsioon* laser* loomaarst* massaaž* nõustamine nahahooldus operatsioon* ortodont* ortopeed* psühholoog* ravi* ravim* sünnitus* taastusravi teraapia* tervis* toitumis* ultraheli uuring* vaktsineeri* vastuvõt* pereteraapia psühhoteraapia',
    beauty:
      'juuksur* juuksed kosmeetika* küüned küüne* maniküür meik* näohooldus pediküür ripsmed ripsme* kulmud spaa soengud',
    building:
      'aiahooldus aiatööd ehitus* ehitamine elektri* elektritööd fassaad* haljastus* heakord* hooldus* hooldustööd kaevetööd kaminad katus* katusetööd koristus* küte küttesüsteem* köögimöö* lammutus* maalritöö* maja majad mööbel* müüritöö* niitmine paigaldus* parandus* parkett plaatimine pottsepp* projekteerimine puidu* puitmajad põrand* puurimine remont* renoveeri* sanitaar* santehnika* sauna* siseviimistlus soojustus* soojuspump* terrass* torutöö* trepid uksed uste vannitoa* viimistlus* vundament* ventilatsioon* aknad',
    legal:
      'advokaat* audit* auditeerimine finants* investeeri* kindlustus* kinnisvara* laen* leping* maks* maksunõustamine notar* pärimis* perekonnaõigus raamatupidamis* raamatupidamine üür* õigusabi* õigus* palgaarvestus hindamine',
    education:
      'eraõpe huviring* huvikool* juhiluba kool* kooliti* koolitus* keelekursus* kursus* laager* laagrid lasteaed* lastehoid loengud loeng* õpe* õpetus* õppe* praktika ring ringid seminar* sõiduõpe töötuba* töötoad trenn* täienduskoolitus muusikaõpe ujumise*',
    hospitality:
      'apartement* hommikusöök kämping* külalistemaja* majutus* matk* matkad ekskursioon* parkimine peoruum* puhkemaja* puhkus* rendi* saun* seminariruum* telkimine tuba toad voodi* wifi saal* paadimatk* suvila*',
    food: 'burger* catering* hommik* jook* joogid jäätis* kala* kohv* koogid kook* leib lihatooted liha* lõuna* magus* magustoit* mahl* mesi menüü* pagari* pasta pirukad pitsa* praad* road roog* salat* šokolaad* supp* tee toidud toit* tordid tort* vein* veinid õlu õlled köögivil*',
    culture:
      'arhiiv etendus* festival* film* foto* fotograafia* galerii* kino kirjandus kontsert* koor kultuur* kunst* käsitöö* laat* lavastus* mäng* muusika* muuseum* näitus* ooper* peod pidu* pulm* pulmad raamat* raamatukogu* rahvatants* sünnipäev* sündmus* tants* teater* üritus* üritused ekskursioonid keraamika*',
    sport:
      'jalgpall* jooga* jooks* judo jõusaal* kergejõustik korvpall* maadlus male orienteerumi* pilates poks purjetami* ratsuta* ratsutamine suusa* süsta* tennis* treening* ujumine* võimlemine* võrkpall* aeroobika jäähoki rattasõit',
    software:
      'andme* andmebaas* api arendus* arvuti* arvutiremont automati* digitaal* hosting infosüsteem* infotehnoloogia integratsioon* it küberturve* kodulehe* kodulehed liidestus* mobiil* majutusteenus* monitooring platvorm* programmeeri* rakendus* server* süsteem* tarkvara* tehisintellekt veebi* veebileh* veebiarendus võrk*',
    marketing:
      'bränd* disain* filmimine fotosessioon* graafi* illustratsioon* juhtimis* kampaania* kleebis* kommunikatsioon* konsultatsioon* koopiakirjutamine logo* portree* reklaam* sildid strateegia* sotsiaalmeedia trükis* trükkimine turundus* tõlke* tõlkimine video* visiitkaar* värbamine kujundus*',
    transport:
      'auto* autohooldus autoremont autorent bussi* ekspedeeri* haagis* kaubavedu* kaubik* kolimine* kolimis* kuller* ladu laevad ladustami* logistika* mootor* pukseeri* rehvi* rehvid takso* tehnika* transport* tõstuk* varuosad veod veoteenus* veo*',
    goods:
      'aksessuaarid ehted ehe elektroonika jalanõud jalgrattad keraamika kingitus* kinkekaart* küttepuud lambid lilled lille* mänguasjad materjal* nõud paber rõivad riided raamatud saematerjal seebid toode tooted tööriist* tekstiil* vaibad valgustid varustus* villa* vill',
    farming:
      'aed* aiandus* hobuse* hobused istik* istikud kanad karja* lambad lehmad loomad lüps* mahe* mesilas* mesindus metsa* mets metsandus munad piim* põllumajandus* põllu* puukool seemned talu* taimed teravil* vili väetis*',
    social:
      'abi* abivajaja* eakad* hooldekodu* hoolekande* hoolekanne jumalateenistus* kogukon* koduteenus* kriisiabi laste_* laulatus* leer* lein* matus* matused matuse* noorsootöö* noorte* nõustami* perenõustami* pere* päevakeskus* piibli* ristimi* rehabilitatsioon* sotsiaal* toetus* tugi* tugiisik* tugigrupp* vabatahtlik* varjupaik ühistegevus* õpilasmalev*',
  },
  nonOffers: {
    claims:
      'aus* garantii* hea_hind kindl* kiire* kogemus* kvaliteet* kvaliteed* personaalne* pikaajali* paindlik* professionaal* soodne* soodsad* täpsus turvali* usaldus* vastutus* ökoloogiline kompetent*',
    steps:
      'broneeri* helista* kirjuta* küsi* liitu* osta* registreeri* saada* samm* telli* tutvu* täida* vaata* vali* võta_*',
    labels:
      'aadress* ajalugu arhiiv asukoht avaleht* blogi e-post email esileht esmaspäev facebook galerii* hinnad* hinnakiri* info* instagram kalender kolmapäev kontakt* korduma* kliendid laupäev lingid loe_* lisainfo* meeskond* meie_* meist neljapäev nimi ostukorv otsi* partnerid pildid privaatsus* pühapäev reede referentsid sündmused teisipäev telefon* tingimused toetajad* uudised* uudiskiri avatud* lahtiolek* kuupäev',
    roles:
      'assistent asutaja* direktor* esimees* insener* juhataja* juhatus* juhendaja* juht* koordinaator* õpetaja* omanik* peatreener president* projektijuht* sekretär* spetsialist* treener* tegevjuht*',
    prices: '/kuu /öö /tund /päev hind* ettemaks* km käibemaks* lapsed* soodustus* tasuta täiskasvanu*',
  },
};
