import type { LanguageWords } from '../words.ts';

export const SWEDISH: LanguageWords = {
  offers: {
    health:
      'akupunktur allergi* barnmorsk* behandling* blekning diagnos* fotvård fysioterap* gynekolog* hälso* hemsjukvård hypnos implant* kbt kiropraktik konsult* krämp* kurator laser* läkar* logoped* massage* medicin* mödravård naprapat* neurolog* operation* ortoped* osteopat* proteser provtagning psykolog* psykoterap* rehab* rehabilitering röntgen samtalsterapi sjukgymnastik sjukvård tandblekning tandhygien* tandimplantat tandläkar* tandreglering tandvård terapi* ultraljud undersökning* utredning* vaccin* vård* veterinär* zonterapi äldrevård öronakupunktur depression* hypnos* kejsarsnitt kirurgi* kiropraktik* kronor omvårdnad proteti* psyko* rotfyllning* samtalsterapi* smärt* synundersök* tand* träningsråd* ögon* öron*',
    beauty:
      'ansiktsbehandling* bryn fransar frisyr* frisör* färgning hår* hårvård hudvård klippning* laserbehandling makeup manikyr naglar nagel* pedikyr permanent rakning skägg slingor smink spa styling tatuering* vaxning',
    building:
      'altan* anläggning* badrum* balkong* bastu bergvärme betong* bokhyllor bygg* byggnation dränering dörrar el elarbete* elektrik* elinstallation* fasad* fastighetsskötsel fastighetsservice fiber fogning fönster* fönsterputs garage golv* golvläggning golvslip* grävning* grund* gräsklippning hantverk* häckklippning hemstäd* installation* inredning* isolering* kakel* kamin* klinker kontorsstäd* kök* låssmed målning* måleri* markarbete* mattläggning monter* montage* murning mögel* plattsättning plåt* pool putsning radon relining renovering* reparation* rivning rör* rörmokeri sanering service_av skorsten* slamsugning smide* snickeri* snöröjning solceller solskydd spackling stambyte staket* stenläggning svets* städ* städning takbyte takläggning tak tapetser* tillbyggnad* trappor trappstäd* trädfällning trädgård* trädgårdsskötsel tvätt vvs ventilation* vitvaror värme* värmepump* ytskikt dränering* gräv* klimat* ladd* lås* måla* murning* möbler* ombyggnad* plattsättning* rivning* sanering* schakt* service* snöröjning* sol* stad* taktekking* trädfäll* uterum* vatten* vvs*',
    legal:
      'affärsjuridik arbetsrätt arv* avtal* bank* bodelning bokföring* bokslut bolån bouppteckning brottmål deklaration* ekonomi* familjerätt finans* fond* försäkring* hyresrätt inkasso investering* juridik* juridisk* kredit* lån löner lönehantering migrationsrätt mäklar* patent* pension* redovisning* revision* rådgivning skatt* skilsmässa testament* uthyrning vårdnadstvist* värdering bokslut* bouppteckning* fastighet* hyres* juridi* lån* lön* rådgivning* tvist* uthyrning* värdering* förvaltning*',
    education:
      'barnomsorg dagis distanskurs* fortbildning fritids* förskol* föreläsning* grundkurs* grundskola gymnas* handledning högskola klass klasser körkort* kurs* lektion* läger läxhjälp lärling* musikundervisning mentor* nätkurs* pedagog* praktik simskola skol* språk* studiecirk* sommarkurs* undervisning* utbildning* vuxenutbildning webbinarium workshop* öppen_förskola barnomsorg* distans* körlektion* läger* läxhjälp* nybörjar* pianolektion* studie* handledning*',
    hospitality:
      'boende* båtuthyrning camping* cykeluthyrning dubbelrum enkelrum festlokal frukost guidning* hotell* husvagn konferens* lägenhet* logi* övernattning parkering pool rum rundtur* sevärdheter sovrum spa stug* stugor sängar sänglinne tält* upplevelse* utflykt* vandring* vandrarhem wifi dubbelrum* enkelrum* frukost* fest* flerbäddsrum husbil* läger* lokal* samlingssal* semester* ställplats* vandrarhem* övernattning* kanot* bastu* bröllop*',
    food: 'afternoon_tea alkoholfri* bageri* bakelse* brunch buffé* bröd* burgare catering choklad* drycker drinkar dessert* efterrätt* fika fisk* frukt* förrätt* glass* grill* grönsak* gårdsbutik hamburg* huvudrätt* honung juice kaffe kakor kött* kryddor lunch* läsk mat maträtter matlådor middag* meny* ost ostar pasta pizza* plocktallrik* prinsesstårt* råvaror rätter sallad* sås senap skaldjur smörgås* smörgåstårt* soppor sylt sushi tapas te tårt* vin viner vegan* vegetarisk* våffl* öl dryck* fika* honung* husmanskost kaffe* kakor* maträtt* matlag* oster soppa* sylt* öl*',
    culture:
      'allsång arkiv* ateljé* bal bibliotek* bröllop* bokrelease bröllopsfoto* cirkus dans* drama evenemang* event* fest* fester festival* film* folkmusik fotografi* föreställning* galleri* hemslöjd högläsning jul* julbord kalas keramik* kör konsert* konst* kultur* litteratur* marknad* mässa* musei* museum musik* opera spel* scen skådespel* smycken teater* turné* utställning* visning* verkstad* bio* böcker* hantverk* kör* museum* sång* gudstjänst*',
    sport:
      'agility badminton barngympa basket* boule boxning brottning cykel* dans* dykning fiske fotboll* friidrott gruppträning gym* gymnastik handboll hockey innebandy judo jumpa kajak* kanot* klättring konståkning längdskidor löpning orientering padel pilates promenad* ridning* ridskola segling simning skidor skridsko* skytte* spinning styrketräning tennis träning* turnering* vandring yoga bollspel* bordtennis ishockey löpning* orientering* padel* ridlektion* segling* simning* simskola* skate* skid* tennis* tävling* yoga* golf*',
    software:
      'analys* api app appar applikation* appen* automatis* backup bokningssystem cloud cybersäkerhet data* databas* digital* drift e-handel fjärrsupport gps hemsid* hosting it* integration* karta* larm* molntjänst* nätverk* notis* plattform* programmering projektledning rapport* säkerhetskopi* server* sök* sökmotor* software statistik* support synk* system* systemutveckling telefoni teknik* uppföljning utveckling verktyg webb* webbutveckling webbyrå webbdesign övervakning apper apps bokning* drift* e-handel* internet* it-* lager* moln* offert* program* support* säkerhet* utveckling*',
    marketing:
      'annons* bildekor* branding broschyr* copy design* digitaltryck dekaler film* formgivning foto* fotografering* grafisk* hr idéutveckling illustration* innehåll kampanj* katalog* kommunikation* konsult* logotyp* marknadsföring* organisationsutveckling personal* pr profil* profilkläder reklam* rekrytering* skylt* skyltar strategi* sociala_medier tryck* trycksaker textning translation varumärke* video* visitkort översättning* bild* dekal* layout* porträtt* text* översätt* projektledning*',
    transport:
      'bil* bilar bilservice bilverkstad båt* bud* budbil* bogsering bärgning däck* distribution flytt* flytthjälp flyttstäd* frakt* förvaring godstransport* hyrbil* lackering lager* leverans* logistik* magasinering mc motor* mopeder plåtskador rekond* reservdelar släp* spedition taxi transport* truck* verkstad vinterförvaring åkeri* besiktning bärgning* cykel* reservdel* service* taxi* verkstad* plock* pack* retur* fulfillment',
    goods:
      'accessoarer badkar belysning blommor* buketter böcker cyklar dekoration* djurfoder elektronik foder hatt* heminredning halsband hudvårdsprodukter instrument* jackor kläder keramik kort lampor leksak* ljus maskin* material matta* mattor möbel* möbler örhängen parfym* papper present* presentkort produkter redskap skor smycken sortiment* soffor stolar tavlor textil* trä* tröj* tvål tyg* utrustning* verktyg ved virke väskor accessoar* belysning* glas* hem* kläder* kök lampor* ljus* material* mattor* möbler* produkt* skor* smycke* tvål* verktyg* väskor*',
    farming:
      'biodling djur* ekologisk* fisk* foder får frukt* gård* grönsaker gödsel häst* hästar höns inackordering jakt* jord* jordbruk* kor lamm* lantbruk* mjölk* odling* plantor plantskola potatis ridhäst* skog* skogsbruk slakt spannmål stall* säd trädgårdsväxter ull utsäde växthus* ägg bin biodling* boskap* foder* fröer* kattungar kattung* katter* höns* plantor* trädgård* valpar* ved* ägg*',
    social:
      'anhörigstöd assistans begravning* behandlingshem bibel* biståndsarbete dagverksamhet dop* daglig_verksamhet familjehem familjerådgivning flyktingar frivillig* funktionsnedsättning gemenskap gudstjänst* handikapp* hemtjänst hjälp* integration* jourhem konfirmation* krisstöd kvinnojour* ledsagning ledsagarservice ledarskap missbruk* mångfald nätverksträff* omsorg* opinionsbildning personlig_assistans påverkansarbete rehabilitering* samtal* samtalsstöd samhälls* scout* social* stöd* stödboende stödgrupp* söndagsskola ungdom* vigsel* volontär* äldreomsorg andakt* barn* bön* diakoni* familj* föreningsstöd funktionsned* insamling* medlemskap* mässa* miljö* natur* pensionär* projekt* rådgivning* själavård* stipendi* äldre* ledsagning*',
  },
  nonOffers: {
    claims:
      'auktoriserad* bra_pris* certifierad* engagemang engagera* erfarenhet* erfaren* flexib* försäkrad* garanti* gratis_* hållbar* hållbarhet hantverksmässig* hög_kvalitet kvalitet* kompetens* konkurrenskraft* kostnadsfri* kreativitet kundnöjdhet kunskap* miljövänlig* modern* nöjda_* noggrann* nyfikenhet närhet omtanke personlig* personligt_* pris* professionell* prisvärd* pålitlig* respekt service_* seriös* snabb* tillgänglig* trygg* trygghet* öppenhet ärlig* yrkesstolthet',
    steps:
      'avtal_* beställ* besök_* betala boka* börja fyll_* få_* hitta* hör_* kontakta* leverans_* ladda_* offert* planering_* ring* skapa_* skicka* steg* välj* uppföljning_*',
    labels:
      'aktuellt alla anmälan arkiv artiklar boka_* blogg betalning* c/o cookies datum* dokument e-post epost facebook faq fakta fredag frågor* följ_* galleri* hem hitta_* hitta_hit historia* hemsida information* inloggning instagram integritet* jobba_* kalender* karta kategorier kontakt* kontakta_oss kunder* köpvillkor länkar lördag läs_mer medlem* medlemmar meny mer_* måndag nyheter* nyhetsbrev namn om om_* om_oss onsdag omdömen organisationsnummer öppettider* partners pris* priser* press* recensioner referenser samarbetspartner* sponsorer start startsida* stadgar styrelse* sök söndag telefon* tisdag torsdag tillbaka vanliga_* varukorg var_* vilka_* villkor visa_* vision* våra_* vår_* vårt_* år telefonnummer medlemskap kontaktuppgifter kontaktinformation',
    roles:
      'assistent* chef* delägare direktör grundare* handläggare ingenjör* instruktör* kassör* koordinator* lärare* ledamot* ledare ordförande* platschef* president programmerare projektledare* redaktör* receptionist* revisor* sekreterare* specialist* styrelseledamot* suppleant* tränare* vd verksamhetschef* vice* ägare*',
    prices:
      'avgift* barn_* gratis inkl* kr per_dag per_månad per_natt per_person per_timme rabatt* moms vuxna årsavgift*',
  },
};

export const DANISH: LanguageWords = {
  offers: {
    health:
      'akupunktur allergi* behandling* blodprøve* diagnos* ergoterapi fodpleje fodterapi fysioterap* genoptræning gynækolog* hjemmesygepleje hypnose implantat* jordemoder* kiropraktik kostvejledning konsultation* kroner laser* læge* logopæd* lymfedrænage massage* medicin* mindfulness operation* ortopæd* osteopat* plejehjem pleje* psykolog* psykoterap* rehabilitering røntgen scanning* smerte* sundhed* sygepleje talepædagog* tandbehandling* tandblegning tandlæge* tandpleje tandregulering tandrensning terapi* tænder ultralyd undersøgelse* vaccin* zoneterapi dyrlæge* fodpleje* fødsel* graviditet* hud* hypnose* kirurgi* kiropraktik* kost* kranio* psyko* rehab* samtale* stress* tand* træning* undersøg* zoneterapi* øjne*',
    beauty:
      'ansigtsbehandling* bryn farvning frisør* frisurer hår* hudpleje klipning* kosmetik* makeup manicure negle* pedicure permanent skæg spa striber tatovering* vipper voks* velvære',
    building:
      'anlæg* anlægsgartner* badeværelse* belægning* beton* brolægning byggeri* bygge* carporte døre el el-arbejde elinstallation* elektriker* facade* flise* flytterengøring fundament* fuge* gartner* gulve* gulv* gulvafslibning haveservice have* havearbejde hegn* hækklipning håndværk* indretning installation* isolering* kloak* kloakarbejde kontorrengøring køkken* køkkener låsesmed maler* malerarbejde montering* mur* murerarbejde møbler nedbrydning nybyg* ombygning* opvarmning ovenlys pudsning rengøring* renovering* reparation* restaurering* skorsten* skure smed* snerydning snedker* solceller tage tag* tagdækning terrasse* tilbygning* trapper træfældning tømrer* udestuer vinduer vindues* vinduespolering ventilation* vvs* varme* varmepumpe* asfalt døre* elarbejde* entreprenør* nedrivning* rørlægning* service* skimmel* snerydning* solceller* spuling* træfældning* vedligehold* vinduer* rotte* nedløb*',
    legal:
      'advokat* arv* arveret bank* bogføring* boligkøb bodeling* ejendom* ejendomsmægler* erhvervsret familieret finans* forsikring* inkasso investering* jura juridisk* kontrakter lån* løn lønadministration lejeret moms* pension* regnskab* revision* rådgivning skat* skilsmisse* straffesager testament* udlejning* vurdering',
    education:
      'aftenskole børnehave* børnepasning dagpleje efterskole* efteruddannelse elever engelsk foredrag* forløb fritidshjem fritidsordning hold holdundervisning højskole* instruktion køreskole* kørekort kursus* kurser kurs* lektie* lektiehjælp læring mentor* musikundervisning pasning pædagogisk* praktik samtaler skole* sfo sprog* studie* svømmeskole sommerlejr supervision undervisning* ungdomsskole uddannelse* vuggestue workshop* webinar* dagpleje* fritidshjem* køreprøve* kørekort* køreundervisning* vuggestue* lejrskole*',
    hospitality:
      'bed_and_breakfast camping* cykeludlejning dobbeltværelse* ferie* feriehus* ferielejlighed* fester fest* hotel* hytter konference* lejlighed* lokaler logi morgenmad mødelokale* overnatning* oplevelse* parkering rundvisning* selskab* selskaber sengelinned sommerhus* sovesal spa tur ture udflugt* udlejning_af vandretur* værelse* wifi enkeltværelse* hytte* kano* lokaler* plads* telt* ture* udlejning* vandre* bryllup*',
    food: 'aftensmad bageri* bagværk brunch brød* buffet* burger* catering chokolade* desserter* dessert drikke* drinks fisk* forretter frokost* frugt* grill* grønt* gårdbutik hovedret* honning is isbar juice kaffe* kager kage* kød* lagkage* mad madkurser madplan* menu* middag* mjød morgenbrød ost* pasta pizza* pålæg retter salat* sandwich* slik smørrebrød smagning* sodavand supper sushi tapas te vegetar* vin* vine vafler øl* bryg* brunch* honning* køkken mad* marmelade* morgenmad* selskab* smørrebrød* suppe*',
    culture:
      'arkiv* ateljé bibliotek* bingo bryllup* børneteater* cirkus dans* events event* fest* festival* film* fortælling fotografi* forestilling* galleri* historiefortælling hygge* håndarbejde jul* julefrokost* keramik* klubaften* koncert* konfirmation* kor kunst* kultur* litteratur marked* museum musik* opera revy* rollespil sang* show* spil* strik* teater* udstilling* værksted* værksteder bøger* foredrag* fortælling* museum* arrangement* klub*',
    sport:
      'badminton basket* boksning bowling cykling dans* dykning fiskeri fitness* floorball fodbold* golf gymnastik* hockey håndbold* idræt* judo kajak* kampsport klatring krolf løb* motion* orienteringsløb padel petanque pilates ridning* rideskole roning sejlads* skydning spinning styrketræning svømning* tennis* træning* turnering* vandreture volleyball yoga*',
    software:
      'analyse* api app apps automatis* backup bookingsystem cloud cyber* data* database* digital* drift* e-handel gps hardware hjemmeside* hosting integration* it* kort* lagring netværk* notifikation* overvågning* platform* programmering* projektledelse* rapporter* server* sikkerhed* software statistik* support synk* system* søg* telefoni udvikling* web* webdesign webshop* ai appar apper hosting* it-* support*',
    marketing:
      'annonc* branding design* fotografering* foto* film* grafisk* grafik* hr illustration* identitet* kampagn* kommunikation* konsulent* koncept* logo* markedsføring* medier organisationsudvikling oversættelse* portræt* presse* reklame* rekruttering* skilte* sociale_medier strategi* tekst* trykning tryk* video* visitkort branding* oversæt* rådgivning*',
    transport:
      'auto* autoværksted bil* biler bugsering bud* cykler distribution dæk* flytning* flytte* fragt* kørsel kran* lager* levering* logistik* motorcyk* opbevaring opmagasinering reservedele rustbeskyttelse service_* spedition taxa* transport* vognmand* værksted vinteropbevaring lakering',
    goods:
      'bestik blomster* brænde buketter bøger cykler dyrefoder elektronik gaver gavekort garn instrument* keramik kjoler lamper legetøj* lys maskiner* materialer møbler* papir parfume* planter plakater porcelæn produkter* sko smykker* sengetøj stof stole strik* sæbe tasker tekstil* tilbehør tæpper tøj* udstyr* uld ure værktøj*',
    farming:
      'bær biavl* dyr* frugt* foder får gartneri* gård* geder grise gødning heste* hestepension høns jagt* korn kvæg* køer landbrug* lam* landmand* markarbejde mælk* planteskole* planter ridecenter* skov* skovbrug svin* stald* økologi* æg',
    social:
      'aktivitet* aflastning* bisættelse* begravelse* beskæftigelse* besøgsven* botilbud* børn_og bofællesskab* demens* dåb* fællesskab* fællesspisning familiebehandling* flygtninge* frivillig* gudstjeneste* handicap* herberg* hjemmehjælp hjælp* indsamling* integration* kirke* konfirmandundervisning kontaktperson krisecenter* kurser_* ledsagelse legestue* misbrug* mentorstøtte* netværk* nødhjælp* omsorg* pårørende* rådgivning* samtale* samvær* selvhjælp* sorg* socialpædagog* spejder* støtte* ungdomsklub* unge* vielser* væresteder* ældre* andagt* børn* familie* fælles* konfirmation* ledsag* medlemskab* miljø* natur* pleje* projekt* seniorer* vielse*',
  },
  nonOffers: {
    claims:
      'autoriseret* bedste_* bæredygtig* certificeret* dygtige_* engagement engageret erfaring* erfaren* faglig* fast_pris* fleksib* garanti* gratis_* høj_kvalitet* kompetent* konkurrence* kvalitet* kundetilfreds* lokal* miljøvenlig* moderne nærvær* ordentlighed personlig* pris_* professionel* pålidelig* prisgaranti respekt rettidig* service_* tilfredshed* tillid tryg* tryghed* tid_til troværdig* uforpligtende*',
    steps:
      'bestil* betal* book* find_* få_* kontakt_os* møde* opret_* planlæg* ring* send* skriv* start_* tilmeld* trin* udfyld* vælg*',
    labels:
      'adresse* aktuelt alle arkiv* artikler bestyrelsen* blog book_* cookie* cvr* datoer download* e-mail email facebook faq fakta find_* fredag følg_* forside* galleri* generalforsamling handelsbetingelser historie* hjem information* instagram kalender* karriere kontakt* kontakt_os kontingent* kunder kurv links læs_mere lørdag mandag medlem* menu mere_* navn nyheder* nyhedsbrev* om om_* om_os onsdag om_mig persondata* presse priser* privatlivs* referencer se_* søg søndag sponsorer* telefon* tilmelding* tirsdag torsdag tilbage vedtægter* vores_* åbningstider* år',
    roles:
      'afdelingsleder* assistent* bestyrelsesmedlem* bestyrer chef* direktør* ejer* formand* grundlægger* instruktør* ingeniør* kasserer* koordinator* leder* lærer* medstifter* mester næstformand* projektleder* præsident* pædagog* redaktør* sekretær* skoleleder* souschef* suppleant* træner* tømrermester',
    prices:
      'børn_* depositum gratis inkl* kontingent kr månedligt pr._dag pr._måned pr._nat pr._person pr._time rabat* voksne',
  },
};

export const NORWEGIAN: LanguageWords = {
  offers: {
    health:
      'akupunktur allergi* behandling* blodprøve* diagnos* ergoterapi fotpleie fotterapi fysioterap* gynekolog* hjemmesykepleie hypnose implantat* jordmor* kiropraktikk konsultasjon* kroner laser* lege* logoped* massasje* medisin* naprapat* operasjon* ortoped* osteopat* pleie* psykolog* psykoterap* rehabilitering røntgen helse* smerte* soneterapi sykepleie tannbehandling tannbleking tannhelse* tannlege* tannregulering terapi* ultralyd undersøkelse* vaksin* veterinær* utredning* fotpleie* hud* kirurgi* kiropraktikk* psyko* rehabilitering* samtale* stamming språkvansk* språklyd* tann* trening* undersøk* øye*',
    beauty:
      'ansiktsbehandling* bryn farging frisør* frisyrer hår* hudpleie klipp* kosmetikk* sminke manikyr negler negle* pedikyr permanent skjegg spa striper tatovering* vipper voksing velvære',
    building:
      'anlegg* baderom* bad belegningsstein betong* blikkenslager* bygg* byggtjenester byggeledelse carport* drenering dører elektro* elektriker* elinstallasjon* fasade* flis* flyttevask fundament* garasje* graving* grunnarbeid* gulv* gulvlegging hage* hageservice hekk* håndverk* innredning* installasjon* interiør isolering* kjøkken* kledning* låsesmed maling* maler* membran montering* mur* møbel* nybygg ombygging* oppussing* peis* plen* pussing* rehabilitering_av renhold* renovering* reparasjon* rengjøring* riving rør* rørlegger* skifer skorstein* snekker* snømåking solceller sprengning sveising* tak* taktekking terrass* tilbygg* tomt* trapper trefelling tømrer* uterom* varme* varmepumpe* vask* vedlikehold* ventilasjon* vinduer vindusvask vvs asfalt* dører* dreneringer* elektri* grave* pipe* restaurering* service* snøbrøyting* solcelle* trefelling* vaktmester* vinduer*',
    legal:
      'advokat* arbeidsrett arv* bank* bolig* bokføring* eiendom* eiendomsmegl* familierett finans* forsikring* fakturering innkreving inkasso investering* juridisk* jus kontrakt* lån* lønn* megler* pensjon* regnskap* revisjon* rådgivning* skatt* skilsmisse* strafferett testament* utleie* verdivurdering* årsoppgjør',
    education:
      'aktivitetsskole barnehage* barnepass elever foredrag* fag førerkort grunnkurs* kjøreskole* kjøretimer kompetanse* kurs* læring* leir leksehjelp lærling* mentor* musikkundervisning opplæring* praksis samlinger skole* skolefritid* seminar* sfo språk* studie* svømmeskole sommerskole undervisning* utdanning* veiledning* verksted* videreutdanning webinar* workshop* førerkort* kjøretime* leksehjelp* trafikalt* klasse* øvelseskjøring',
    hospitality:
      'bobil* båtutleie camping* dobbeltrom ferie* fest* frokost guiding* hotell* hytte* hytter konferanse* leilighet* lokaler møterom* omvisning* opplevelse* overnatting* parkering rom sengetøy selskap* sightseeing soverom spa sykkelutleie tur turer utflukt* utleie_av vandretur* wifi bryllup* dobbeltrom* enkeltrom* fjelltur* guidet* kano* lokaler* rom* telt* turer* utleie*',
    food: 'bakeri* bakverk brunsj brød* buffet* burger* catering dessert* drikke* fisk* forretter frokost frukt* grill* grønnsak* gårdsbutikk hovedrett* honning is juice kaffe* kaker kake* kjøtt* lunsj* mat matkurs matretter meny* middag* ost* pasta pizza* påsmurt retter salat* sjokolade* sjømat* skalldyr smaksprøver snacks supper sushi tapas te vegetar* vin* viner vafler øl* bakst* frokost* honning* matlag* retter* selskap* suppe*',
    culture:
      'arkiv* atelier bibliotek* bryllup* bok bøker dans* dugnad* events event* fest* festival* film* fotografi* forestilling* galleri* jul* julebord kafé* keramikk* konsert* konfirmasjon* kor kunst* kultur* litteratur* marked* museum musikk* opera revy* sang* show* spill* strikk* teater* utstilling* bøker* fortelling* historie* museum* portrett* kjæledyrsfoto*',
    sport:
      'aking badminton basket* boksing bowling dans* dykking fiske* fotball* friidrett golf gruppetimer gym* håndball* hockey idrett* innebandy judo kajakk* kampsport klatring løp* orientering* padel pilates ridning* rideskole roing seiling* ski* skøyter skyting* spinning styrketrening svømming* sykkel* tennis* trening* turnering* turn vandring volleyball yoga* alpint hund* klatring* langrenn* padling* riding* roing* turn*',
    software:
      'analyse* api app apper automatiser* backup bookingsystem dashbord data* database* digital* drift* e-handel gps hardware hjemmeside* hosting integrasjon* it* kart* kunstig_intelligens lagring nettbutikk* nettside* nettverk* overvåking* plattform* programmering* prosjektledelse* rapporter* server* sikkerhet* skytjenest* programvare* statistikk* support synk* system* systemutvikling søk* telefoni utvikling* varsling* web* webdesign appar apps it-* support*',
    marketing:
      'annonser* branding design* dekor* fotografering* foto* film* grafisk* grafikk* hr illustrasjon* identitet* innhold* kampanje* kommunikasjon* konsulent* konsept* logo* markedsføring* medier merkevare* oversettelse* portrett* presse* profilering* reklame* rekruttering* skilt* sosiale_medier strategi* tekst* trykk* trykksaker video* visittkort',
    transport:
      'bil* biler bilverksted bilpleie bud* båt* båter dekk* distribusjon flytting* flytte* frakt* kjøring* kran* lager* lagring levering* logistikk* mc motor* opplag* reservedeler service_* skadeverksted spedisjon taxi* transport* truck* verksted vinteropplag lakkering bilberging',
    goods:
      'bestikk blomster* buketter bøker klær klokker dyrefôr elektronikk gaver gavekort garn hyller instrument* keramikk kjoler lamper leker* lys maskiner* materialer møbler* papir parfyme* planter plakater produkter* sko smykker* sengetøy stoff stoler strikk* såpe vesker tekstil* tilbehør tepper tøy* utstyr* ull ved verktøy*',
    farming:
      'bær birøkt* dyr* frukt* fôr gartneri* gård* geiter gjødsel gris* hest* høns jakt* korn kyr landbruk* lam* melk* oppdrett* planter planteskole* sau* skog* skogbruk stall* økologisk* egg',
    social:
      'aktivitet* avlastning* begravelse* besøksvenn* bistand* botilbud* barnevern* demens* dåp* fellesskap* flyktning* frivillig* gudstjeneste* hjemmehjelp hjelp* innsamling* integrering* kirke* konfirmant* krisesenter* likeperson* misbruk* møteplass* nettverk* nødhjelp* omsorg* pårørende* rådgiving* samtale* selvhjelp* sorg* speider* støtte* støttekontakt ungdomsklubb* unge* vielser* eldre* andakt* barn* bønn* familie* handikap* konfirmasjon* medlemskap* miljø* natur* prosjekt* rådgivning* ungdom* vielse*',
  },
  nonOffers: {
    claims:
      'autorisert* beste_* bærekraft* dyktige_* engasjement* engasjert erfaring* erfaren* faglig* fastpris* fleksib* garanti* gratis_* godkjent* høy_kvalitet* kompetent* konkurranse* kvalitet* kundetilfreds* kortreist lokal* miljøvennlig* moderne nærhet* personlig* pris_* profesjonell* pålitelig* respekt rask* seriøs* service_* sertifisert* tilgjengelig* tillit trygg* trygghet* troverdig* uforpliktende*',
    steps:
      'bestill* betal* book* finn_* få_* kontakt_oss* møte* opprett_* planlegg* ring* send* skriv* start_* steg* meld_* fyll_* trinn* velg*',
    labels:
      'adresse* aktuelt alle arkiv* artikler styret* blogg bestill_* cookie* datoer last_* e-post email facebook faq fakta finn_* fredag følg_* forside* galleri* årsmøte historie* hjem informasjon* instagram kalender* karriere kontakt* kontakt_oss kontingent* kunder handlekurv lenker les_mer lørdag mandag medlem* meny mer_* navn nyheter* nyhetsbrev* om om_* om_oss onsdag personvern* presse priser* referanser se_* søk søndag sponsorer* telefon* påmelding* tirsdag torsdag tilbake vedtekter* våre_* vår_* vilkår åpningstider* år',
    roles:
      'assistent* styremedlem* bestyrer daglig_leder* direktør* eier* styreleder* leder* gründer* grunnlegger* instruktør* ingeniør* kasserer* koordinator* lærer* mester nestleder* prosjektleder* rektor redaktør* sekretær* trener* varamedlem* avdelingsleder*',
    prices:
      'barn_* depositum gratis inkl* kr månedlig per_dag per_måned per_natt per_person per_time rabatt* voksne mva',
  },
};
