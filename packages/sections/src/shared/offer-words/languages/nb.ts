import type { LanguageWords } from '../words.ts';

export const NORWEGIAN: LanguageWords = {
  offers: {
    health: `
      allergi* behandling* blodprøve* diagnos* fysioterap* gynekolog* hjemmesykepleie hypnose implantat* jordmor*
      konsultasjon* laser* lege* logoped* massasje* medisin* naprapat* operasjon* ortoped* osteopat* pleie*
      røntgen helse* smerte* sykepleie terapi* ultralyd vaksin* veterinær* utredning* fotpleie* hud* kirurgi*
      psyko* samtale* stamming språkvansk* språklyd* tann* trening* undersøk* øye* migrene* hodepine* ryggplage*
      ryggvondt vondt_i_ryggen korsrygg* nakkeplage* skulderplage* skulderskad* kneskad* kneprotese* hofteprotese*
      angst angstlidelse* depresjon* utbrenthet* utmattelse* traume* søvnproblem* søvnløs* søvnvansk* søvnapné*
      snorking* svimmelhet* autisme* adhd rusavhengig* avhengighet* kjeveledd* kjevekirurg* bittskinne* gravide
      gravidoppfølging* svangerskap* spedbarn* kolikk* amming* kinesiolog* numerolog* reiki healing* bioresonans*
      soneterap* refleksolog* homøopat* ayurved* akupunkt* akupress* kopping* lymfedrenasje* lymfeterap*
      muskelterap* kiroprakt* manuellterap* ergoterap* dry_needling tørrnåling sjokkbølge* triggerpunkt*
      kinesiotap* aromaterap* lysterap* lydterap* lydhealing* hypnoterap* parterap* gestaltterap* kognitiv_terap*
      kognitiv_atferd* emdr mindfulness* oppmerksomt_nærvær stressmestring* sexolog* samlivsterap* dysleksi*
      lese-_og_skrive* audiograf* hørsel* høreapparat* ørevoks* ørerens* tinnitus* øre-nese-hals synstest*
      synsprøve* grå_stær grønn_stær fotterap* fotseng* innleggssåler såletilpasn* hælspore* plantar*
      inngrodd_negl hallux* musearm karpaltunnel* isjias* prolaps skoliose* artrose* artritt* leddgikt* gikt
      revmat* fibromyalg* beinskjør* brokk* lyskebrokk* åreknute* hemoroid* koloskop* gastroskop* endoskop*
      irritabel_tarm fordøyelse* mage-tarm* gallestein* stoffskifte* diabetes* kolesterol* sjømannsattest*
      sjømannslege* ekg spirometri* astma* pollenallerg* føflekk* eksem* psoriasis* rosacea* kviser akne vorter
      vortefjern* overgangsalder* hormonplaster* endometriose* mammografi* celleprøve* prevensjon* spiral* p-stav
      fødsel* barsel* nipt ivf prøverør* infertil* urolog* prostata* vasektomi* sterilisering* inkontinens*
      bekkenbunn* bekkenløs* bekkenplage* kjønnssykdom* klamydia* flått* sårskift stomi* hjertesykdom*
      hjertesvikt* kardiolog* karkirurg* hjerneslag* nevrolog* parkinson* epilepsi* hukommelseklinikk alzheimer*
      palliativ* lindrende* hospice rehabilit* ernæring* kosthold* vektreduksjon* vektnedgang* slanking* overvekt*
      fedmekirurg* spiseforstyrr* anoreksi* røykeslutt* snusslutt fastlege* hjemmebesøk* henvisning* e-resept
      reseptfornyelse* apotek* rustest* regulering_av_tenner invisalign rotfylling* visdomstann* visdomstenner
      periodont* endodont* protetikk* fyllinger_tenner skallfasett* munntørrhet narkose* lystgass* mr
      brystforstørr* brystreduksjon* brystløft* fettsuging* mageplastikk* neseplastikk* øreplastikk*
      plastikkirurg* ansiktsløft* kastrering* id-merking* smådyr* psykiatri* nevropsyk* selvfølelse selvbilde
      samlivsproblem* samlivskurs* tvangslidelse* ocd fobi panikkangst* ptsd bipolar* karies* sportsskad*
      nakkesleng* frossen_skulder craniosakral* rosenmetoden rosenterap* qigong feldenkrais* bowenterap*
      kryoterap* iskompresj* vitamininfusjon* jerninfusjon* intravenøs* kreftbehandl* tarmkreft* nyresykdom*
      dialyse* muskel-_og_skjelett* muskelknute* senebetennelse* slimposebetennelse* spenningshodepine* cellegift*
    `,
    beauty: `
      ansiktsbehandling* bryn farging frisør* hudpleie klipp* kosmetikk* sminke manikyr negle* pedikyr skjegg spa
      striper vipper voksing velvære dermapen microneedling* microblading mikroblading kjemisk_peeling* peeling*
      dermabrasjon* hydrafacial fillers leppeforstørr* leppefiller* botox* rynker profhilo* trådløft* mesoterap*
      ipl brasiliansk_voks* bikinivoks* leggvoks* sukring sugaring tråding brynsforming brynsfarg* brynlaminering
      brynsløft vippeextensions* vippeløft* lash_lift neglforlengelse* gellakk* shellac parafinbad* fotbad
      skjeggtrim* barbering* barberer barbershop* frisyre* brudefrisyre* helfarge highlights balayage* bleking*
      olaplex føning* hodebunn* parykk* fletter fletting* dreadlocks afrohår brudemakeup* makeup* make-up
      sminking* sminkekurs* kosmetisk_tatover* tatover* piercing* hull_i_ørene spraytan* selvbruning solarium*
      spaopphold* spadag* hot_stone kroppsskrubb* kroppsinnpakk* badstue* badestamp* cellulitter* fettfrysing*
      kavitasjon* sprengte_blodkar karsprengn* pigmentflekk* pigmentering* stylist* shampoo* balsam* ansiktskrem*
      hårpleie
    `,
    building: `
      anlegg* baderom* bad belegningsstein betong* bygg* carport* drenering elektro* elinstallasjon* fasade* flis*
      flyttevask fundament* garasje* graving* grunnarbeid* gulv* hage* hekk* håndverk* innredning* installasjon*
      interiør isolering* kjøkken* kledning* låsesmed maling* maler* membran montering* mur* møbel* nybygg
      oppussing* peis* plen* pussing* rehabilitering_av renhold* reparasjon* rengjøring* riving rør* skifer
      skorstein* snekker* snømåking sprengning sveising* terrass* tilbygg* tomt* trapper tømrer* uterom* varme*
      vask* vedlikehold* ventilasjon* vindusvask vvs asfalt* dører* dreneringer* elektri* grave* pipe*
      restaurering* snøbrøyting* solcelle* trefelling* vaktmester* vinduer* torvtak* blikkenslag* beslagarbeid*
      snørydding* brøyting* strøing feier* vedovn* våtrom* benkeplate* luft-til-luft luft-til-vann energibrønn*
      brønnboring* vannbåren* radiator* varmtvannsbereder* bereder* vannfilter* vannrens* avløp* septik* slamsug*
      slamtømming* spyling spylebil* stakebil* vannskad* fuktskad* fuktkontroll* avfukting* grunnmur* peling
      fjellsikring* kjerneboring* kjerneborring støping* støpearbeid* forskaling* brostein* steinlegging*
      kantstein* gartner* ferdigplen* rulleplen* beskjæring* stubbefres* ugress* beplantning* uteplass* uteområde*
      drivhus* veksthus* pergola* industriport* portautomatikk* gjerde* støyskjerm* levegg* rekkverk* balkong*
      innglassing* pussarbeid* blåseisolasjon* isolasjon* kjellerrenover* loftsutbygg* radon* muggsopp*
      muggsanering* sopp_og_råte råteskade* asbest* sanering* brannsaner* luktsaner* rivningsarbeid* parkett*
      tregulv* teppelegging* sparkling* tapetser* tapet tapeter sprøytelakk* glassarbeid* glassmester*
      glassrekkverk* glassvegg* dusjvegg* dørskift* ytterdør* innerdør* branndør* skyvedør* låsåpning*
      adgangskontroll* porttelefon* nøkkelkopi* innbruddsalarm* brannalarm* brannvarsl* kameraoverv* nødlys*
      ledelys* brannsikring* branntetting* brannslukk* el-arbeid el-kontroll* el-sjekk elsjekk* elkontroll*
      sikringsskap* jordfeil* ladeboks* elbillader* hjemmelader* ladestasjon* solpanel* belysning* lysplan*
      downlights hvitevarerepar* aircondition* kanalrens* plassbygg* bokhylle* trapperenover* trapperekkverk*
      lettvegg* himling* gipsvegg* stålkonstruksjon* stålbygg* stålhall* smiarbeid* sveisearbeid* limtre* laft
      lafting* tømmerhus* nybygging* husbygging* ferdighus* elementhus* påbygg* ombygg* anneks renover*
      totalentrepris* entrepris* uavhengig_kontroll arkitekt* konstruksjonsteg* energimerking* energirådgiv*
      tilstandsrapport* verditakst* skadetakst* reklamasjonstakst* termografering* stillas* fuging* injisering*
      hovedrengjør* storrengjør* husvask* trappevask* visningsvask* dødsbo* rydding_av* opprydding* boning*
      taggefjerning* skadedyr* rotter* rottebekjemp* mus_og_rotter maur stokkmaur* veps vepsebol* veggedyr*
      veggelus* skjeggkre* sølvkre* klesmøll* fuglesikring* borebiller* handyman persienne* markise* solskjerm*
      rullegardin* plissegardin* screens insektnett* myggnett svømmebasseng* basseng* utespa* interiørarkitekt*
      omtrekking* heismontasje* trappeheis* lekeplassbygging bygningsvern* kalkpuss* sandblås* brygge flytebrygge*
      naust kai_og_brygge* gapahuk* anneksbygging* taktekk*
    `,
    legal: `
      advokat* arbeidsrett arv* bank* bolig* bokføring* eiendom* familierett finans* forsikring* fakturering
      innkreving inkasso investering* juridisk* jus lønn* megler* pensjon* regnskap* revisjon* rådgivning* skatt*
      skilsmisse* strafferett testament* utleie* verdivurdering* årsoppgjør dødsboskifte* fremtidsfullmakt*
      fullmakt* ektepakt* samboeravtale* gavebrev* gjeldsbrev* samlivsbrudd* samværsrett* straffesak* forsvarer*
      utlendingsrett* asylrett* oppholdstillatelse* statsborgerskap* oppsigelse* nedbemanning* avtalerett*
      forretningsjuss* enkeltpersonforetak* nabotvist* naborett* husleierett* husleietvist* entrepriserett*
      erstatning* personskad* pasientskad* trafikkskad* yrkesskad* voldsoffererstat* trygderett* trygdesak*
      konkurs* gjeldsforhandling* gjeldsordning* gjeldsrådgiv* immaterialrett* varemerke* patent* opphavsrett*
      personvernrett* personvernombud* gdpr mva mva-melding* mva-oppgave* merverdiavgift* a-melding* reskontro*
      likviditet* økonomistyring* økonomirådgiv* cfo-tjeneste* revisorattest* attestasjon* due_diligence
      virksomhetsoverdragelse* generasjonsskifte* oppkjøp* fisjon* kapitalinnhenting* purring* factoring*
      fakturakjøp* leasing* forbrukslån* førstehjemslån* rammelån* sparing* bsu sparekonto* høyrentekonto*
      fondssparing* aksjesparekonto* aksjefond* aksjehandel* formuesforvalt* kapitalforvalt* kredittkort*
      betalingskort* vipps valuta* utenlandsbetaling* nettbank* mobilbank* skadeoppgjør* skademelding*
      næringslokale* kontorlokale* butikklokale* sameieforvaltning* borettslag* forretningsførsel* leieavtale*
      kjøpsavtale* aksjonæravtale* ansettelsesavtale* arbeidsavtale* tvisteløsning* tvister prosedyre* voldgift*
      mekling* rettsmekling* anbud* konkurranserett* plan-_og_bygningsrett sjørett* maritim_rett energirett*
      eøs-rett forvaltningsrett* skjønnssaker* ekspropriasjon* jordskifte* odelsrett* konsesjon* etterlevelse
      hvitvask* granskning* styrearbeid* tollrådgiv* boliglån*
    `,
    education: `
      aktivitetsskole barnehage* barnepass elever foredrag* fag grunnkurs* kjøreskole* kompetanse* kurs* leir
      lærling* mentor* musikkundervisning opplæring* praksis skole* seminar* sfo studie* svømmeskole sommerskole
      undervisning* utdanning* veiledning* verksted* videreutdanning webinar* workshop* førerkort* kjøretime*
      leksehjelp* trafikalt* klasse* øvelseskjøring videregående* universitet* montessori* voksenopplær*
      norskkurs* norskopplær* norskprøve* statsborgerprøve* samfunnskunnskap* engelskkurs* spanskkurs* tyskkurs*
      nettkurs* nettstudi* fjernundervis* kveldskurs* helgekurs* dagskurs* privatundervis* matematikk* realfag*
      fysikk kjemi biologi* samfunnsfag* kroppsøving* sløyd morsmål* eksamen* privatist* fagbrev* fagprøve*
      læreplass* praksisplass* arbeidsuke bachelor* master* årsstudium* småbarnsavdeling* storbarnsavdeling*
      tilvenning* dagmamma* elevråd* sandkasse* klatrestativ* utelek* mopedkurs* tilhengerkurs mørkedemonstrasjon*
      teorikurs* teoriprøve* intensivkurs* ysk yrkessjåfør* maskinførerkurs* liftkurs* personløfter* stillaskurs*
      fallsikringskurs* verneombud* brannvernkurs* slukkekurs* sertifikatkurs* lederutvikl* lederkurs*
      ledelseskurs* salgskurs* presentasjonsteknikk* retorikk* excelkurs* kodekurs* skrivekurs* bakekurs*
      malekurs* tegnekurs* sykurs* dykkekurs* dykkerkurs* seilkurs* kystskipper* jegerprøve* jegerkurs*
      gitarundervis* gitarkurs* pianoundervis* pianotime* trommeundervis* fiolinundervis* forelesning* coaching*
      karriereveiled* stipend* sommerkurs* utveksling* spesialpedagog* avgangsfest* koding robotikk* babysang*
      babyrytmikk* knøttelek* dramakurs* barselgruppe*
    `,
    hospitality: `
      bobil* båtutleie camping* ferie* fest* frokost guiding* hotell* hytte* konferanse* leilighet* møterom*
      omvisning* opplevelse* overnatting* parkering sengetøy selskap* sightseeing soverom spa sykkelutleie tur
      utflukt* utleie_av vandretur* wifi bryllup* dobbeltrom* enkeltrom* fjelltur* guidet* kano* lokaler* rom*
      telt* turer* utleie* vandrerhjem* gjestehus* gjestgiveri* gjesterom* herregård* fjellstue* rorbu* sjøhus*
      caravanplass* vognoppstilling gjestehavn* glamping lavvo* iglo tomannsrom* trippelrom* firemannsrom*
      sovesal* suite* juniorsuite* brudesuite* selvhushold* boblebad* utendørsbasseng* svømmehall* badeland*
      badeplass* badestrand* sandstrand* strand* dagpakke* møtelokale* styrerom* minnestund* minnesamvær* bursdag*
      utdrikningslag* firmafest* firmatur* sommerfest* gruppereise* temareise* weekendpakke* helgepakke*
      golfpakke* spapakke* pakkereise* bussreise* busstur* cruise* fjordcruise* fjordtur* ribtur* fottur* dagstur*
      topptur* vandrerute* turløype* turforslag* tursti* bretur* via_ferrata severdighet* elgsafari* hvalsafari*
      havørnsafari* fuglesafari* moskussafari* seljakt* kongekrabbesafari* samisk_* snøscooter* scootersafari*
      nordlys* midnattssol* rafting* juving canyoning* klatrepark* klatretur* zipline høyt_og_lavt
      fornøyelsespark* lekeland* lekeplass* minigolf* heiskort* lysløype* akebakke* kjelketur* skøytebane*
      trugetur* villmark* flytebadstue* isbading* bålpanne* bålplass* turistinformasjon* p-plass strømtilkobling*
      tømmestasjon* rullestolvennlig wi-fi bredbånd* husbåt* fyrtur* hurtigruten flybuss* leiebil* orangeri*
      bygdehus* grendehus* forsamlingslokale* leie_av_lokale* coworking* kontorplass* retreat* seterbesøk*
      stølsbesøk* pilegrimsled*
    `,
    food: `
      bakeri* bakverk brunsj brød* buffet* burger* catering dessert* drikke* fisk* frukt* grill* grønnsak*
      gårdsbutikk hovedrett* juice kaffe* kake* kjøtt* lunsj* mat matkurs matretter middag* ost* pasta pizza*
      påsmurt salat* sjokolade* sjømat* skalldyr smaksprøver snacks sushi tapas te vegetar* vafler øl* bakst*
      frokost* honning* matlag* retter* selskap* suppe* restaurant* dagens_rett husmannskost* forrett* mellomrett*
      à_la_carte a_la_carte smaksmeny* smørbrød* snitter* rundstykke* baguett* bagett* pålegg* spekemat* spekefat*
      fingermat* koldtbord* kaldtbord* buffé* ribbe* svineribbe* lutefisk* rakfisk* rakefisk* smalahove* fårikål*
      lapskaus* medister* karbonade* komle* raspeball* kumle potetball* bacalao* boknafisk* tørrfisk* torsk*
      seibiff* kveite* steinbit* breiflabb* makrell* sild røkelaks* røykelaks* gravlaks* ørret* røye
      fish_and_chips reker* rekesmørbrød* krabbe* kongekrabbe* hummer* kamskjell* blåskjell* østers* sjøkreps*
      kreps stekt_flesk svinekotelett* koteletter svinenakke* pulled_pork ribs indrefilet* ytrefilet* entrecôte*
      entrecote* biff oksestek* fenalår* viltgryte* elgkarbonad* elggryte* reinsdyr* reinskav* finnbiff* rype
      kylling* kalkun kebab* lasagne* gnocchi risotto* poke_bowl* ramen nudler* nudel* wokrett* vårrull* thaimat*
      curry* kinamat meze falafel* helstekt* pølse* spekepølse* morrpølse* leverpostei* salami* rullepølse*
      brunost* geitost* gamalost* pultost* nøkkelost* hvitost* kremost* fetaost* muggost meieri* rømme* yoghurt*
      smør fløte* iskrem* softis* kuleis* sorbet* iskake* bakervarer* surdeig* grovbrød* loff flatbrød* lefse*
      lompe* knekkebrød* konditor* boller kanelbolle* kanelsnurr* kardemommebolle* rosinbolle* fastelavnsbolle*
      wienerbrød* kringle* lussekatt* bløtkake* marsipankake* gulrotkake* eplekake* suksesskake* verdens_beste
      kvæfjordkake* bursdagskake* cupcake* muffins* pai paier vaffel* pannekake* sveler svele krumkake* goro
      sju_slag pepperkake* tilslørte_bondepiker riskrem* multekrem* panna_cotta konfekt* praliner* godteri*
      smågodt* lakris* karamell* syltetøy* saft_og* brus smoothie* alkoholfri* espresso* cappuccino* latte cortado
      americano teblanding* urtete* chai kakao* gløgg* solbærtoddy fatøl* flaskeøl* pils pilsner ipa stout
      hveteøl* bryggeri* mikrobryggeri* mjød eplesider* rødvin* hvitvin* rosévin* musserende* champagne*
      brennevin* akevitt* whisky* gin vodka* likør* cocktail* drinker drinkmeny* cateringmeny* tapasbord* matfat*
      overtidsmat* møtemat* matkasse* gryterett* bearnaise* aioli* dressing* ketchup* sennep* pesto* olivenolje*
      rapsolje* krydder* müsli* granola* grøt havregryn* nøtter potetchips* popcorn* linser vegansk* glutenfri*
      laktosefri* lokalmat* pub pubmat* afterwork* brunch* afternoon_tea chambre_séparée matvogn* delikatesse*
      ferskvare* slakter* mathall* gavekurv* varmrett* pommes_frites* wraps taco nachos* quesadilla* burrito*
      ceviche* bruschetta* carpaccio* tartar* biff_tartar vinsmak*
    `,
    culture: `
      atelier bibliotek* bryllup* bok dans* dugnad* fest* film* fotografi* forestilling* kafé* keramikk* konsert*
      konfirmasjon* kor kunst* kultur* litteratur* musikk* opera revy* sang* show* spill* strikk* teater*
      utstilling* bøker* fortelling* museum* portrett* kjæledyrsfoto* orkester* symfoniorkester* janitsjar*
      brassband* storband* spelemann* folkedans* gammeldans* bygdedans* halling visesang* visekveld* allsang*
      korsang* damekor* mannskor* gospelkor* gospel jazz blues* rockeband* coverband* partyband* trubadur*
      operette* musikal* nyttårsrevy* utendørsspel* spelhelg* stand-up standup* humorshow* impro impronite sirkus*
      trylleshow* klovn* ballett* samtidsdans* kino kinofilm* kortfilm* dokumentar* vernissasje* akvarell* akryl*
      litografi* tresnitt* skulptur* statue* glassblås* dreiekurs* veving* vevkurs* husflid* treskjæring* rosemal*
      knivmak* broderi* bunadsøm* bunadsøl* hekling* quilting lappeteknikk* makramé* kalligrafi* museer bygdebok*
      slektsforsk* arkeolog* gravhaug* helleristning* audioguide* lydbok* boklansering* bokbad* lesesirkel*
      boksirkel* bokklubb* bokbuss forfatterbesøk* forfatterkveld* opplesning* poesi* dikt noveller krim
      lesestund* fortellerkveld* tegneserie* tidsskrift* podkast* podcast* radioprogram* martna* bygdedager*
      byfest* sankthans* st._hans 17._mai 17._mai-tog grunnlovsdag* russ luciafeiring* luciatog* nyttårsfest*
      påskefest* fastelavn* halloween* karneval* maskeball disko* nattklubb* quiz quizkveld* bingo* rebusløp*
      karaoke* bridge* whist sjakk* dart shuffleboard escape_room* rømningsrom* laiv e-sport* bagasjeromssalg*
      basar* auksjon* antikkmesse* veteranbiltreff* traktortreff* hobbymesse* frimerke* modelljernbane* fiolin*
      piano flygel* el-gitar elgitar* bassgitar* trommer slagverk* fløyte* blokkfløyte* tverrfløyte* klarinett*
      saksofon* trompet* trombone* cello* ukulele* orgel munnharpe* komponer* komposisjon* lydopptak* dj
      fyrverkeri* opptog prideparade* joik samefolkets_dag
    `,
    sport: `
      aking badminton basket* boksing bowling dans* dykking fiske* fotball* friidrett golf gym* håndball* hockey
      idrett* innebandy judo kajakk* kampsport løp* orientering* padel pilates ridning* rideskole seiling* ski*
      skøyter skyting* spinning styrketrening svømming* sykkel* tennis* trening* vandring volleyball yoga* alpint
      hund* klatring* langrenn* padling* riding* roing* turn* futsal bandy sandvolley* squash pickleball*
      golfkurs* golfbane* frisbeegolf* diskgolf* boccia* boule curling* terrengløp* motbakkeløp* fjelløp* maraton*
      halvmaraton* mosjonsløp* stafett* turmarsj* trimtur* stavgang* gågruppe* svømmekurs* crawlkurs* stuping*
      vanntrim* vanngym* aqua vannpolo* triatlon* swimrun* sykling* terrengsykling* stisykling* bmx slalåm*
      telemarkski telemarkkurs* snøbrett* snowboard* randonee* randonnée* hopprenn* rulleski* hurtigløp inlines*
      skateboard* skatepark* parkour* klatrekurs* buldring* buldrevegg* klatrevegg* troppsgym* troppsturn*
      apparatturn* trampoline* cheerleading* seniortrim* sterk_og_stødig stolgym* stoltrim* styrkeløft*
      vektløfting* kroppsbygging* fitness* utegym* gruppetime* kettlebell* bodypump* body_pump bodybalance*
      les_mills crossfit* bootcamp* tabata hiit aerobic* zumba* hathayoga* yinyoga* ashtanga* gravidyoga*
      barselyoga* kundalini* reformer* barre meditasjon* tai_chi uttøyning* bevegelighet* mobilitet*
      personlig_trener* pt-time* karate* taekwondo* jujutsu ju-jitsu jiu-jitsu aikido* kendo bryting* kickboks*
      kickboxing* mma krav_maga selvforsvar* fekting* skytebane* leirdue* skytterstevne* ridekurs* rideleir*
      ridetime* rideundervis* dressur* travsport* feltritt* volting agility* valpekurs* lydighet* nosework*
      sporkurs* brukshund* redningshund* pardans* swing swingkurs* salsa* bachata* kizomba tango* lindy_hop
      linedance* linjedans* streetdance* hiphop* hip_hop jazzdans* breakdance* magedans* flamenco* sportsdans*
      poledance* luftakrobat* seilbrett* regatta* kiting* kitesurf* surfing* surfekurs* bølgesurf* sup padlekurs*
      våttkort* snorkling* sertifisert_dykker vannski* wakeboard* fluebinding* elgjakt* rypejakt* småviltjakt*
      storviltjakt* hjortejakt* reinsjakt* motocross* enduro* rally* gokart* radiostyrt* modellfly* seilfly*
      fallskjerm* paraglid* hanggliding paintball* femkamp* sommerleir* klubbmesterskap* årskort* parasport*
      rugby* baseball* cricket lacrosse* dragkamp* friluftsliv* speiding* isbad* trilletur*
    `,
    software: `
      analyse* api app apper automatiser* backup bookingsystem dashbord digital* e-handel gps hardware hosting
      integrasjon* kunstig_intelligens lagring nettbutikk* nettverk* overvåking* plattform* programmering*
      prosjektledelse* rapporter* sikkerhet* skytjenest* programvare* synk* system* telefoni utvikling* varsling*
      web* appar apps support* wordpress* netthandel* e-handelsløs* domene* e-postkonto* ssl-sertifikat* mobilapp*
      skyløsning* skymigrering* overvåkning* virtualiser* trådløst_nett* brannmur* antivirus* virusfjerning*
      skjermbytte* business_intelligence nøkkeltall* dashboard* prognose* ki ai ki-assistent* chatbot* chatrobot*
      ansiktsgjenkjenn* stemmegjenkjenn* talegjenkjenn* talesyntese* stemmestyring* maskinoversett*
      prosessautomat* robotiser* rpa arbeidsflyt* dokumenthåndter* dokumentstyring* dokumentdeling* fildeling*
      filhåndter* versjonskontroll* versjonering* timeregistrering* timeføring* timelister* vaktplan*
      onlinebooking* nettbooking* timebestilling* kalendersynk* påminnelse* push-varsl* pushvarsl* sms-påminn*
      sms-tjeneste* frakoblet_modus frakoblet* offline mørk_modus mørkt_tema widget* plugin* programtillegg*
      åpen_kildekode kildekode* kodegjennomgang* testautomat* enhetstest* feilsøking* devops kubernetes docker
      kryptering* passordhåndter* passordbehandler* tofaktor* totrinns* enkel_pålogging single_sign-on
      e-signering* signeringstjeneste* tilgangsstyring* tilgangskontroll* brukeradministrasjon* brukerhåndter*
      rollestyring* innebygd_personvern penetrasjonstest* sårbarhet* hendelseshåndter* iso_27001 erp crm
      kasseapparat* efaktura ehf medlemsregister* kunderegister* kundeportal* intranett* publiseringsløs* cms
      skjemabygger* spørreskjema* eksport* import* pdf-eksport csv strekkode* qr-kode* skanning* sporing*
      flåtestyring* gis ruteplan* simulering* 3d-visualiser* visualisering* virtuell_virkelighet vr
      utvidet_virkelighet prototyp* brukergrensesnitt* brukervennlighet* brukertesting* ux ui universell_utforming
      responsiv* skjermdeling* chat chattefunksjon* direktemelding* talemelding* telefoniløsning* sentralbord*
      mobilabonnement* mobilt_bredbånd fiber fibernett* fiberutbygging* tv-pakke* strømming* strømmetjeneste*
      tingenes_internett iot sensorer* sensordata* smarthus* smarthjem* plc fastvare maskinvare* lisenser*
      microsoft_365 office_365 excel linux windows android ios automatiske_oppdateringer filtrering*
      favorittliste* bokmerke* notater* gjøremål* handleliste* vaner skritteller* nedtelling* kalkulator*
      valutaomregn* koderedigering* dra_og_slipp hurtigtast* sanntid* loggføring* køhåndter* betalingsløsning*
      betalingsterminal* selvbetjening* blokkjede* kvantedat*
    `,
    marketing: `
      annonser* branding design* dekor* foto* film* grafisk* grafikk* hr illustrasjon* identitet* kampanje*
      kommunikasjon* konsulent* konsept* logo* markedsføring* medier merkevare* oversettelse* portrett*
      profilering* reklame* rekruttering* skilt* sosiale_medier strategi* trykk* video* visittkort seo sem
      google_ads googleannons* facebookannons* dm-utsending* influencer* mediekjøp* pr mediehåndter*
      profilhåndbok* formgivning* layout* offset storformat* profilklær* profilartikler* giveaways brodering*
      brosjyre* foldere folder flyer* plakat* postkort* invitasjonskort* konvolutt* brevark* katalog* etikett*
      klistremerke* dekaler foliering* helfoliering* banner* roll-up rollup* messevegg* messestand*
      messemateriell* beachflagg* bokproduksjon* bokbind* copywriting* korrekturles* oversetting* tolk
      tolketjeneste* tolking* transkribering* ansattfoto* produktfoto* matfoto* nyfødtfoto* gravidfoto*
      arrangementsfoto* drone* flyfoto* retusjering* informasjonsfilm* animasjon* direktesending* livestream*
      podkastproduksjon* lydproduksjon* voiceover* ledelsesrådgiv* endringsledelse* prosessforbedring*
      forretningsplan* interimsledelse* innleie lederrekrutt* executive_search headhunting* bemanning*
      personlighetstest* bakgrunnssjekk* omstilling* sluttpakke* bærekraftsrapport* bærekraftsrådgiv*
      iso-sertifiser* kvalitetsledelse* telemarketing* telefonsalg* møtebooking* leadsgenerering*
      arrangementsplan* teambuilding* firmaarrangement* produktlansering* åpningsarrangement motevisning*
      sceneteknikk* lydteknikk* lysteknikk* partytelt* hoppeslott* photobooth* konferansier* artistbooking*
      kontorrekvisita* gründerveiled* etablererkurs*
    `,
    transport: `
      båt* dekk* distribusjon flytting* flytte* kjøring* kran* lagring logistikk* mc motor* opplag* skadeverksted
      spedisjon taxi* transport* truck* verksted vinteropplag lakkering eu-kontroll* eukontroll* etterkontroll
      sommerdekk* piggdekk* felger hjulskift* hjulstilling* hjulbalans* bremser bremsebytte* bremseklosser* eksos
      registerreim* registerrem* clutch clutchbytte* girkasse* chiptuning* turbo støtdemper* oljeskift*
      oljefilter* dynamo feilkode* frontrute* ruteskift* steinsprut* solfilm* bruktbil_lakk lakkskade*
      bulkeoppretting* bulkefjern* karosseri* kollisjonsskade* rustbeskytt* understellsbehandl* understellsvask*
      hengerfeste* alkolås* fartskriver* ryggekamera* polering* lakkforsegl* keramisk_coating coating* setevask*
      bruktbil* nybil* elbil* hybridbil* varebil* kassebil* innbytte* privatleie* privatleasing* firmabil*
      leiebil* minibuss* lastebil* trekkvogn* semitrailer* tilhenger* hengere veteranbil* sportsbil* buss busser
      turbuss* turvogn* kollektivtrafikk* lokalbuss* drosje* maxitaxi* pasientreise* limousin* sjåførtjeneste*
      brudebil* berging* tauing* moped* scooter* atv sykler elsykler terrengsykler punktering* seilbåt*
      fritidsbåt* reservedel* brukte_deler vrakpant* stykkgods* partigods* mobilkran* heisekran* kurertjeneste*
      3pl plukk_og_pakk tollklarering* tolldeklarasjon* fortolling* containerleie* krokcontainer* nedpakking*
      grusleveranse* parkeringshus* ferge ferger fergetur* hurtigbåt* skyssbåt* helikopter* rundflyging* flyging*
      flycharter* biler lagerhotel*
    `,
    goods: `
      bestikk blomster* bøker klær klokker dyrefôr elektronikk gaver gavekort garn instrument* keramikk lamper
      leker* lys maskiner* møbler* papir parfyme* planter plakater produkter* sko sengetøy stoff stoler strikk*
      såpe tekstil* tilbehør tepper tøy* utstyr* ull verktøy* smykke* halskjede* armbånd* øredobb* øreringer*
      forlovelsesring* giftering* veggklokke* urmaker* gullsmed* sølvsmed* gull sølv perler edelsten* diamant*
      dameklær* herreklær* babyklær* arbeidsklær* arbeidstøy* verneklær* sportsklær* friluftsklær* turklær*
      badetøy* undertøy* ullundertøy* nattøy* pyjamas* sokker strømper* strømpebukse* tights kjole* brudekjole*
      ballkjole* dresser bunad* skjorte* bluse* genser* topper t-skjorte* hettegenser* bukse* jeans shorts skjørt*
      jakke* skalljakke* dunjakke* regnjakke* kåper kåpe regntøy* kofte* lue luer caps hatter skjerf* sjal votter*
      vott hansker* damesko* herresko* støvler* støvel* gummistøvler* sandaler* tøfler* joggesko* vernesko*
      fjellsko* fottøy* skomaker* veske* håndveske* ryggsekk* sekker koffert* lommebok* belter paraply* solbrille*
      brille* lesebriller* kontaktlinse* linser slips sløyfe* uniform* stoffer metervare* ullgarn* heklenål*
      sytråd glidelås* symaskin* skredder* omsøm renseri* kjemisk_rens sofaer sofa hjørnesofa* lenestol*
      hvilestol* spisebord* salongbord* spisestue* spisestol* barstol* krakk benker kommode* hylle* seng
      kontinentalseng* madrass* overmadrass* dyner* laken* håndkle* håndklær bordlampe* lysekrone* lysestake*
      stearinlys* kubbelys* telys duftlys* duftpinne* vaser* tallerken* kopper* krus glass karaffel* porselen*
      servise* kniver* knivsliping* sliping kasserolle* stekepanne* støpejern* brett duker* servietter* kurver*
      speil* innramming* pynteting* souvenir* suvenir* firmagave* gavesett* gratulasjonskort* kort_og_konvolutt
      dukker* dukkehus* kosedyr* bamse* smokk* bleier* sprinkelseng* hvitevarer* kjøleskap* fryser* fryseboks*
      tørketrommel* oppvaskmaskin* komfyr* stekeovn* mikrobølgeovn* platetopp* ventilator* støvsuger*
      robotstøvsuger* espressomaskin* vannkoker* mikser* blender* strykejern* tv-er høyttaler* hodetelefon*
      forsterker* mikrofon* kamera* objektiv* kikkert* mobiltelefon* mobildeksel* nettbrett* bærbar_pc skjermer
      skriver_og_blekk tastatur* ladere kabler* powerbank* kontorstol* skrivebord* papirvarer* skrivesaker* permer
      drill* sirkelsag* hammer skruer* spiker* bolter* muttere* hengsler* hengelås* låsesylinder* o-ringer
      slanger* hydraulikk* sylindre* pneumatikk* pumper* ventiler filtre filter* kompressor* aggregat*
      strømaggregat* løftestropp* kjetting* tauverk* stålwire* vaier* fortøyning* stål rustfritt_stål aluminium*
      messing plateprodukt* platearbeid* plasmaskjæring* vannskjæring* bukking knekking stansing fresing*
      cnc-maskin* cnc-fresing* dreiing* sprøytestøp* plastprodukt* gummi gummiprodukt* skumplast* kompositt*
      3d-print* pulverlakk* galvanisering* anodisering* herding prototyp_produksjon hjullaster* dumper*
      trebearbeidingsmaskin* trelast* trevarer* høvellast* bygningsplate* kryssfiner* sponplate* gipsplate*
      panelbord* innvendig_panel utvendig_panel sement* mørtel* teglstein* granitt* marmor* gravstein* grus sand
      pukk singel* matjord* beis lakk treolje* linolje* pensler* lim fugemasse* kjemikalie* såper hygieneartik*
      smøremiddel* diesel propan* gassflaske* fyringsolje* vedsekk* pellets* emballasje* pappesker* paller*
      plastposer* bobleplast* vernebriller* hjelmer* hjelm hørselvern* åndedrettsvern* brannslukningsapparat*
      røykvarsler* hjertestarter* arbeidshansker* fallsikring* sovepose* liggeunderlag* sluker* våpen* ammunisjon*
      saler kattemat* kraftfôr* kraftfor* kattesand* akvari* terrari* fuglefrø* fuglemat* bukett* brudebukett*
      snittblomst* potteplante* kister* adventsstjerne* påskepynt* ballong* kostyme* pokal* medalje* flaggstang*
      flagg kosttilskudd* vitaminer* proteinpulver* antikvitet* secondhand second_hand samleobjekt* samlemynt*
      grossist* engrossalg* slipemaskin* snøfreser* vedkløyver* parasoll* hengekøye* huske trampoliner*
      svømmevest* redningsvest* flytevest* flytedress* ekkolodd*
    `,
    farming: `
      bær birøkt* dyr* frukt* gartneri* gård* geiter gjødsel gris* hest* høns jakt* korn kyr landbruk* lam* melk*
      oppdrett* planter planteskole* sau* skog* stall* økologisk* egg jordbruk* korndyrking* kornproduksjon*
      hvete* rug havre* åkerbønne* oljevekster* grasproduksjon* gressfrø* høy rundballe* surfôr* ensilasje* halm
      kalking* pløying* såing* såkorn* såfrø* frø tresking* skurtresk* innhøsting* jordprøve* plantevern* potet*
      gulrot gulrøtter* agurk* tomatdyrk* asparges* kål kålrot* gresskar* jordbær* selvplukk* bringebær* blåbær*
      tyttebær* multer* molter rips solbær* stikkelsbær* tindved havtorn* epler eple eplemost* most pærer*
      plommer* kirsebær* morell* rabarbra* bærproduksjon* bærbusker* humle* urtehage* urteproduksjon* soppdyrking*
      stauder* løkblomst* tulipan* roser georginer* pelargonia* busker* prydtrær* bartrær* klatreplante*
      rhododendron* plantejord* stiklinger* selvforsyning* reko-ring* storfe* kalver* kvige* okser avlsdyr*
      hereford* highland_cattle aberdeen* charolais* limousin simmental* norsk_rødt_fe telemarksku* søyer* værer*
      villsau* spælsau* geit kasjmirgeit* smågris* slaktegris* purker* høner* verpehøner* verpehøns* kyllinger*
      gjess* kalkuner* vaktel* frittgående* struts* alpakka* islandshest* fjordhest* dølahest* dølehest*
      lyngshest* ponni* varmblods* kaldblods* hingst* føll unghest* hovslag* ridehall* beite* kanin kaniner*
      marsvin* hamster* katter kattunge* valper* valpekull* labrador* golden_retriever* schäfer* dachs puddel*
      cocker_spaniel elghund* buhund* lundehund* engelsk_setter* gordonsetter* irsk_setter* breton* vorsteh*
      alaska_husky siberian_husky malamute* border_collie* rottweiler* chihuahua* mops terrier* maine_coon ragdoll
      perserkatt* siameser* birma bier bikube* bisverm* pollinering* planting hogst* sluttavvirk* tømmerkjøp*
      tømmer massevirke* markberedning* viltforvalt* viltstell* ettersøk* slakting* slakteri* nedskjæring*
      partering* viltmottak* havbruk* settefisk* rensefisk* blåskjelldyrking* tare tang_og_tare taredyrking*
      traktor* fjøs strømgjerde* inngjerding* grøfting* torvstrø* høvelflis* sagbruk* leieskur* høvling*
      vedproduksjon* reinsdyr* elg rådyr* hjort hjorter* fasan* fuglekasse* våtmark* rovdyr*
    `,
    social: `
      aktivitet* avlastning* begravelse* besøksvenn* bistand* botilbud* demens* dåp* fellesskap* flyktning*
      frivillig* gudstjeneste* hjemmehjelp innsamling* integrering* kirke* konfirmant* krisesenter* likeperson*
      misbruk* møteplass* nettverk* nødhjelp* omsorg* pårørende* rådgiving* samtale* selvhjelp* sorg* speider*
      støtte* unge* andakt* barn* bønn* handikap* konfirmasjon* medlemskap* rådgivning* ungdom* vielse* høymesse*
      nattverd* morgenbønn* kveldsbønn* bibelstudi* bibelgruppe* alphakurs* bisettelse* gravferd* kremasjon*
      gravlegging* gravstell* gravlund* minnelund* urnenedsett* askespredning* sjelesorg* diakoni* menighetsmøte*
      misjonsarbeid* misjonsforening* ramadan iftar fredagsbønn* id-feiring babysangstund* tweens fritidsklubb*
      utekontakt* oppsøkende* åpent_hus seniorkafé* seniortreff* besøkstjeneste* incestsenter* kriminalitetsoffer*
      fosterhjem* ettervern* institusjonsplass* krisetelefon* selvmordsforebygg* rusoppfølging* lavterskel*
      natthjem* herberge* hjemløs* matutdeling* matsentral* matpose* fastgiver* fadder* minnegave*
      menneskerettighet* likestilling* mangfold* antirasisme* inkludering* asylsøker* nyankomne vergemål* verge
      medlemsmøte* medlemskveld* medlemstur* årsmøter styremøte* høstfest* vårfest* underskriftskamp* opprop*
      interessepolit* påvirkningsarbeid* lobbyarbeid* høringssvar* demonstrasjon* hederspris* sykehjem*
      bokollektiv* trygghetsalarm* hjemmetjeneste* matombringing* ledsager* bpa brukerstyrt* personlig_assistanse*
      dagsenter* dagtilbud* korttidsopphold* botiltak* bo-oppfølging* nedsatt_funksjonsevne funksjonshem*
      rullestol* rullator* sosialtjeneste* økonomisk_rådgiv* adopsjon* arbeidsrettet* arbeidsinkluder*
      jobbspesialist* jobbsøk* varig_tilrettelagt* vta tilrettelagt_arbeid* sommerjobb* ombruk* gjenbruk*
      gjenvinning* avfall* renovasjon* matavfall* farlig_avfall kildesortering* kompostering* vann_og_avløp
      gatelys* veier_og* lekeplasser reguleringsplan* kommuneplan* kommunestyre* formannskap* skjenkebevilling*
      brannvesen* bålforbud beredskap* sivilforsvar* heimevern* egenberedskap* natteravn* forbrukerrådgiv*
      klimatiltak* fugletitting* fugletur* omplassering* kattehjem blodgivning* blodgiver* blodbank*
      medlemsfordel* livssyn* humanistisk* navnefest* tilskudd*
    `,
  },
  nonOffers: {
    claims: `
      autorisert* beste_* bærekraft* dyktige_* engasjement* engasjert erfaring* erfaren* faglig* fastpris*
      fleksib* garanti* gratis_* godkjent* høy_kvalitet* kompetent* konkurranse* kvalitet* kundetilfreds*
      kortreist lokal* miljøvennlig* moderne nærhet* personlig* pris_* profesjonell* pålitelig* respekt rask*
      seriøs* service_* sertifisert* tilgjengelig* tillit trygg* troverdig* uforpliktende*
    `,
    steps: `
      bestill* betal* book* finn_* få_* kontakt_oss* møte* opprett_* planlegg* ring* send* skriv* start_* steg*
      meld_* fyll_* trinn* velg*
    `,
    labels: `
      adresse* aktuelt alle arkiv* artikler styret* blogg bestill_* cookie* datoer last_* e-post email facebook
      faq fakta finn_* fredag følg_* forside* galleri* årsmøte historie* hjem informasjon* instagram kalender*
      karriere kontakt* kontakt_oss kontingent* kunder handlekurv lenker les_mer lørdag mandag medlem* meny mer_*
      navn nyheter* nyhetsbrev* om om_* om_oss onsdag personvern* presse priser* referanser se_* søk søndag
      sponsorer* telefon* påmelding* tirsdag torsdag tilbake vedtekter* våre_* vår_* vilkår åpningstider* år
    `,
    roles: `
      assistent* styremedlem* bestyrer daglig_leder* direktør* eier* styreleder* leder* gründer* grunnlegger*
      instruktør* ingeniør* kasserer* koordinator* lærer* mester nestleder* prosjektleder* rektor redaktør*
      sekretær* trener* varamedlem* avdelingsleder*
    `,
    prices: `
      barn_* depositum gratis inkl* kr månedlig per_dag per_måned per_natt per_person per_time rabatt* voksne mva
    `,
  },
};
