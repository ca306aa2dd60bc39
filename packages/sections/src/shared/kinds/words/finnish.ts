import type { WordsByKind } from './words-by-kind.ts';

export const FINNISH: WordsByKind = {
  'beauty salon':
    '*kauneussalon*|*kasvohoido*|*ihonhoitola|*kauneushoido*|*kauneusstudio*|*ihonhoitoklinik*|*kauneusklinik*|*estenomi*',
  hairdresser: '*hiussalon*|*hiusstudio|*hiuspalvelu*|*hiushuone',
  'massage studio': '*urheiluhieroja*|*thaihieron*|*hieromo*',
  'guest house': '*vierastalo*|*aamiaismajoitu*|*bed and breakfast|*täysihoitola',
  'holiday apartment':
    '*lomahuoneisto*|*huoneistomajoitu*|*kalustettu asunto|*loma-osake*|*lomaosak*|*vuokrattavat asunnot',
  'holiday chalets': '*vuokramök*|*mökkien vuokraus|*huvilavuokra*|*mökkikylä|*vuokramökit|*mökkimajoitu*',
  hotel: '*motelli*|*huoneistohotelli*|*kokoushotelli*|*kartanohotelli|*aparthotelli',
  hostel: '*retkeilymaja*|*matkustajakoti|*kesähotelli',
  campsite:
    '*caravanalue|*matkailuvaunualue|*matkaparkki*|*karavaanarialue|*matkailuautoparkki|*telttapaik*|*leirikesku*|*sf-?caravan',
  restaurant:
    '*lounasravintola*|*kartanoravintola|*perheravintola|*ruokapaikka|*kyläravintola|*laivaravintola|*gourmet-?ravintola',
  pizzeria: '*pizzaravintola*|*pitseria*',
  café: '*kahvio*|*kahvibaari|*kyläkahvila',
  bakery: '*artesaanileipomo*|*leipuri|*kotileipomo|*kivijalkaleipomo|*hapanjuurileipomo',
  'ice cream parlour':
    '*jäätelökahvila*|*jäätelöbaar*|*jäätelökiosk*|*gelateria|*artesaanijäätelö*|*jäätelöpuoti|*jäätelötehdas',
  bar: '*cocktailbaar*|*yöbaari|irlantilainen pubi|*olutravintola*|*olutbaari|*lähipubi',
  brewery: '*pienpanimo*|*käsityöläispanimo*',
  caterer:
    '*pitopalvelu*|*juhlapalvelu*|*cateringpalvelu*|*ruokapalvelut|*lounasravintola ja pitopalvelu|*juhlatarjoilu*',
  'bicycle shop': '*pyöräliik*|*polkupyöräliik*|*pyörähuol*|*polkupyörähuol*|*pyöräkorja*|*sähköpyöräkauppa|*pyöräpaja',
  jeweller: '*hopeaseppä*',
  tailor:
    '*vaatekorjau*|*ompelupalvelu*|*korjausompel*|*ompelija|*ompeluliike|*ateljeeompelimo|*mittatilauspuku|*pukuompelimo',
  'print shop':
    '*kopiointipalvelu*|*digipaino*|*suurkuvatulost*|*kopiointiliike|*tulostuspalvelu*|*painopalvelu*|*kopiolaitos|*painotuot*|*kopiopalvelu*',
  'kitchen studio':
    '*keittiökalust*|*keittiösuunnit*|*keittiökauppa|*keittiötehdas|*keittiöasennu*|*kalusteovet|*mittatilauskeittiö*',
  'pottery studio': '*keramiikkakurssi*|*savenvala*|*keraamikko*|*keramiikkaverstas|*keramiikkapuoti|*savistudio',
  distillery: '*viinatislaamo|*ginitislaamo|*viskitislaamo',
  butcher: '*lihamestari|*lihapuoti|*lihatalo|*lihahalli',
  'chocolate maker':
    '*suklaakauppa*|*suklaanvalmist*|*konvehtipuoti|*suklaamestari|*konvehtivalmist*|*käsintehty suklaa',
  beekeeper: '*hunajatila*|*hunajapuoti*|*hunajatuottaja*|*hunajakauppa|*kotimainen hunaja',
  'garden centre': '*puutarhakesku*|*taimimyymälä|*puutarhamarket|*viherkesku*|*puutarhaliike|*viherlandia',
  'clothing shop':
    '*pukuliike|*miestenvaate*|*naistenvaate*|*lastenvaate*|*muotiliike|*herrainpukimo|*vaatetusliike|*pukukauppa|*farkkukauppa|*muotitalo|*pukimo|*muotikauppa|*vaatemyymälä',
  'pet shop':
    '*lemmikkieläinliike|*eläintarvike*|*lemmikkitarvike*|*eläintarvikeliike|*lemmikkieläinkauppa*|*koiratarvike*',
  'second-hand shop':
    '*second-? ?hand-? ?(?:liike|kauppa|myymälä)|*vintageliike|*vintage-?(?:liike|kauppa|myymälä)|*käytettyjen vaatteiden|*itsepalvelukirppis*|*osto- ja myyntiliike|*hyväntekeväisyyskauppa*|*vintagekauppa',
  'boat hire': '*veneiden vuokraus|*vuokravene*|*veneen vuokraus',
  florist:
    '*kukkaliike*|*kukkasidont*|*floristi*|*kukkapuoti|*kukkatalo|*kukkapaja|*hautajaiskuka*|*sidontaliike|*kukkakioski',
  'tattoo studio': '*lävisty*|*tatuoinnit|*lävistysstudio',
  'dog trainer':
    '*koiran koulutus|*pentukurssi*|*tottelevaisuuskoulutu*|*koirankoulut*|*ongelmakoirakoulut*|*eläintenkoulut*',
  'pet boarding':
    '*eläinhoitola*|*koirahotelli*|*koirapäiväkoti|*lemmikkihotelli|*kissahotelli|*koirapuisto hoitola|*eläinhotelli|*koiranulkoilut*|*lemmikinhoi*',
  'pet groomer':
    '*koirien trimm*|*koiraparturi*|*lemmikkiparturi|*turkinhoi*|*eläintrimmaamo|*koirakampaamo|*koiranpesu*',
  'sign maker': '*opastekyl*|*mainoskyl*|*teippauspalvelu*|*mainosvalo*|*mainostyö*|*ajoneuvoteippau*',
  shipyard: '*veneenrakennu*|*venetehdas|*veneenveistä*|*venevalmist*|*laivanraken*',
  'home and gift shop': '*sisustusliike*|*sisustuspuoti|*lahjapuoti|*lahjakauppa|*lahjaputiikki|*sisustustavara*',
  'electronics shop':
    '*elektroniikkaliike|*tietokonekauppa*|*matkapuhelinkauppa|*kännykkäkauppa|*puhelinkauppa|*hifikauppa|*hifiliike|*hifi-?(?:kauppa|liike|studio)|*kamerakauppa*|*kameraliike|*kodintekniikkaliike|*tietokoneliike|*tietokonemyymälä',
  'music shop':
    '*musiikkikauppa|*kitarakauppa|*soitinliike*|*musiikkiliike|*pianoliike|*nuottikauppa|*pianokauppa|*soitinhuol*',
  'hardware shop': '*maalikauppa*|*rautatarvike*|*maaliliike|*rautaliike|*väritalo|*värisilmä',
  'grocery shop':
    '*päivittäistavarakaup*|*kyläkauppa*|*supermarket*|*elintarvikeliike|*vihanneskauppa*|*elintarvikemyymälä|*hedelmäkauppa|*maalaiskauppa|*valintatalo',
  'speciality food and drink shop': '*juustokauppa|*olutkauppa|*juomakauppa|*oluttukku|*lähiruokakauppa',
  'caravan dealer':
    '*asuntoautokauppa*|*caravan-?(?:liike|keskus|kauppa)|*matkailuajoneuvo*|*matkailuautot|*asuntovaunut|*matkailuautomyyn*|*vaunukauppa',
  upholsterer: '*verhoilu*|*huonekaluverhoil*|*verhoilupalvelu*',
  watchmaker: '*kellokauppa*|*kellojen korjaus|*kellokorja*|*kellohuol*|*kello- ja kulta*|*kelloverstas',
  'shoe repair shop': '*suutaripalvelu*|*kenkäkorja*|*jalkinekorja*|*suutarinpaja|*kengänkorja*',
  'candle maker':
    '*kynttiläpaja*|*kynttilänvalmist*|*tuoksukynttil*|*kynttiläkauppa|*soijakynttil*|*kynttilävalmist*|*kynttiläpuoti',
  'agricultural contractor': '*paalauspalvelu*|*puintipalvelu*|*kylvöpalvelu*',
  'mountain hut': '*erämaja*|*vaellusmaja*|*autiotup*|*tunturikämp*|*erämökki',
  'nail salon': '*kynsihoitola|*kynsitekni*|*kynsiteknikko*|*kynsisalon*|*kynsibaari|*geelilakkau*',
  barber: '*herraparturi|*parturi|*partaparturi|*miesten parturi',
  'bridal shop': '*morsiuspuku*|*juhlapukuliike|*häämuoti|*hääliike|*morsiusliike|*morsiusateljee|*juhlapuku*',
  'fabric shop':
    '*kangaspuoti*|*kodintekstiili*|*kangasliike|*metrikankaat|*kankaita metreittäin|*ompelukonekauppa|*käsityöliike',
  'office supplies dealer':
    '*tulostimen muste*|*mustekaset*|*värikaset*|*toimistokone*|*toimistokalust*|*laserväri*|*toimistotuot*|*monitoimilaite*',
  'tanning salon': '*aurinkosalon*|*suihkurusket*',
  'picture framer': '*kehystyspalvelu*|*taulukehy*|*kehystykset|*taulunkehyst*',
  'coffee and tea retailer':
    '*teeliike|*teepuoti|*kahvipuoti|*tee- ja kahvi*|*kahvi- ja tee*|*kahviliike|*teehuone ja kauppa',
  'wine shop': '*viinimaahantuo*|*viinimyymälä',
  'farm shop': '*suoramyyn*|*itsepoimin*|*reko-?(?:rinki|lähiruoka)|*tilakauppa|*tilatori',
  'health food shop': '*terveyskauppa|*pakkaukseton kauppa|*luomumyymälä|*ekopuoti|*luomuruokakauppa',
  'Japanese restaurant': '*sushibaari|*ramenravintola*|*japanilainen ravintola|*ramenbaari|*sushibuffet',
  'Chinese restaurant': '*kiinaravintola|*nuudeliravintola|*hot ?pot -?ravintola|*nuudelibaari|*kiinalainen keittiö',
  'Thai restaurant': '*thairavintola*|*thai-?ravintola|*thai-?keittiö',
  'seafood restaurant': '*merenelävä*|*äyriäisravintola|*osteribaari',
  'lingerie or swimwear shop': '*alusvaatekauppa|*alusasuliike|*uima-asu*|*alusasu*|*rintaliivikauppa|*rintaliiviliike',
  'handbag or accessory brand': '*laukkuliike|*asustekauppa|*käsilauku*|*nahkalauku*|*laukkumerkki|*asusteliike',
  'kitchenware shop': '*taloustavara*|*kattausastia*|*astialiike|*keittiövälin*|*kotitaloustavara*',
  'stationery or art supplies shop': '*kirja- ja paperi*|*taidetarvike*|*paperitarvike*|*taidetarvikekauppa',
  'religious or esoteric shop':
    '*kristillinen kirjakauppa|*hengellinen kauppa|*noitakauppa|*energiakivi*|*hengenkauppa|*rajatiedon kauppa|*esoteerinen kauppa|*kristallit',
  'outdoor or camping shop':
    '*retkeilyliike|*ulkoilukauppa|*partiokauppa|*vaelluskauppa|*vaellusvaruste*|*retkeilymyymälä',
  'party supplies shop': '*juhlakauppa|*juhlapuoti|*juhlakoriste*|*naamiaiskauppa',
  'firewood and fuel supplier':
    '*polttopu*|*nestekaasu*|*kaasupull*|*klapi*|*polttoöljy*|*halkomyyn*|*polttoainemyyn*|*hakelämpö*|*klapikauppa|*takkapu*',
  'wine bar': '*viinibaar*|*viiniravintola',
  delicatessen: '*herkkupuoti|*delikatessi|*delikatessikauppa',
  'vape shop':
    '*sähkösavuke*|*sähkötupak*|*höyryttely*|*vape-?(?:kauppa|shop|liike)|*höyrykauppa|*vapekauppa|*höyrystin*',
  tobacconist: '*sikarikauppa*|*piippukauppa|*sikariliike|*tupakkaliike|*nuuskakauppa',
  'gold and coin dealer':
    '*kolikkoliike|*kultakauppa*|*numismaati*|*kullan osto|*ostamme kultaa|*arvometallikauppa*|*keräilyrahat',
  'baby shop': '*vauvatarvike*|*vauvakauppa',
  'curtain maker':
    '*verholiike*|*verhoompelimo|*verhot mittatilau*|*verhopalvelu*|*verhokauppa|*verhojen ompelu|*verhoompelu*|*mittatilausverho*',
  'hunting and fishing shop':
    '*kalastusvälin*|*metsästyskauppa|*eräliike|*metsästystarvike*|*kalastusliike|*metsästysliike|*metsästysvaruste*',
  'hobby and comic shop':
    '*askartelukauppa*|*askartelutarvike*|*harrastekauppa|*mangakauppa|*postimerkkikauppa*|*keräilykortti*|*keräilyliike|*askarteluliike|*pienoismalliliike',
  'fast food restaurant': '*grillikiosk*|*snagari|*nakkikiosk*|*kebab-?(?:ravintola|pizzeria)\\p{L}*|*kanaravintola',
  'bubble tea shop': '*kuplatee*|bubble ?tea-?(?:baari|kahvila|kauppa)?',
  'burger restaurant': '*burgeripaikka|*hampurilaispaikka',
  'barbecue restaurant': '*bbq-?ravintola|*savustusravintola',
  'sandwich and bagel shop': '*patonkibaari',
  'doughnut shop': '*donitsiliike',
  'food hall': '*kauppahalli*|*ruokakauppahalli|*food ?court',
  'horse trekking operator':
    '*maastoratsastus*|*ratsastusvael*|*ratsastusretk*|*issikkavael*|*islanninhevosvael*|*hevosvael*',
  'basket weaver': '*pajupunont*|*punontatyö*|*pajukori*',
  'trophy and flag supplier':
    '*pokaalit|*palkintopokaal*|*lipputanko*|*lipputeh*|*palkintotuot*|*palkintoliike|*mitalitehdas|*lipputangot|*pokaalikauppa|*urheilupalkin*',
  saddler: '*satulaseppä*|*satulansovi*|*satulanvalmist*|*satuloiden sovitus|*valjasseppä*|*satulasep*',
  'agricultural merchant':
    '*maatalouskauppa*|*maatalouskesku*|*maataloustarvike*|*rehukauppa*|*lannoitekauppa*|*agrimarket|*maatalousosuuskauppa',
  'sheep shearer': '*lampaiden keri*|*keritsijä*|*kerintäpalvelu*',
  'sheep farm':
    '*lammastila*|*lammastalou*|*lampuri*|*lammasfarmi*|*lampola*|*karitsanliha*|*lammaskatras*|*lampaankasvat*',
  'goat farm': '*vuohitila*|*kuttutila*|*vuohifarmi*|*vuohitilal*|*vuohijuustola|*kuttula',
  'alpaca farm': '*alpakkatila*|*alpakkafarmi*|*alpakkavael*|*alpakoita',
  'pig farm': 'sikala|*sikatila*|*sikatalou*|*porsastuotan*|*sikatilan|*sianlihantuotan*',
  'cattle ranch': '*lihakarja*|*emolehmä*|*nautatila*|*karjatila*|*lihakarjatila',
  'deer farm': '*peuratila*|*hirvitarha*|*peuratarha*|*porofarmi|*porotalou*|*kuusipeura*',
  'ostrich farm': '*strutsitila*|*strutsifarmi*|*emutila',
  'snail farm': '*etanafarmi|*etanatarha|*viinimäkikotilo*',
  'worm farm': '*matokomposti*|*lierofarmi|*lierokomposti*|*kastemato*',
  'insect farm': '*hyönteisfarmi*|*hyönteiskasvat*|*sirkkafarmi*|*sirkkatila*|*hyönteistalou*|*hyönteisproteiini*',
  'hop farm': '*humalatila|*humalanviljely*|*humalatarha*',
  'lavender farm': '*laventelitila|*laventelipelto*|*laventelifarmi',
  'herb farm': '*yrttitila*|*yrttitarha*|*yrttiviljel*|*yrttipuutarha*',
  'hemp farm': '*hamppuviljel*|*hampputila*|*öljyhamppu*|*hampunviljely*|*hampunkasvat*|*hampputuot*',
  'saffron farm': '*sahraminviljely*|*sahramitila*',
  smokehouse: '*savustamo*|*kalasavustamo*|*palvaamo|*palvilihan|*savustusliike',
  'game dealer': '*riistatuot*|*riistateurastamo|*riistankäsittel*|*riistapuoti|*riistatalo',
  'charcuterie producer':
    '*makkaratehdas|*lihajaloste*|*makkaranvalmist*|*lihanjalostus*|*makkaramestari*|*leikkeletehdas|*lihatuotetehdas',
  'tofu producer': '*tofuvalmist*|*tofutehdas|*tofun valmistus',
  'biscuit and snack manufacturer':
    '*keksitehdas*|*näkkileipäleipomo|*sipsitehdas|*naksutehdas|*korppuleipomo|*perunalastu*|*keksivalmist*|*snackstehdas|*näkkileipätehdas',
  'sweets manufacturer':
    '*makeistehdas*|*karkkitehdas*|*lakritsitehdas|*makeisvalmist*|*karamellitehdas|*lakritsivalmist*|*nekkutehdas',
  mine: '*kaivosyhtiö|*kultakaivo*|*kaivostoimin*|*malminetsintä*',
  'charcoal or peat producer':
    '*grillihiil*|*turvetuot*|*hiilenpolt*|*kasvuturve*|*turvetuotanto|*puuhiilen valmistu*|*kuiviketurve*',
  'vehicle dismantler':
    '*autopurkamo*|*autohajottamo*|*romuauto*|*autopurkaamo*|*purkuosa*|*autohajoittamo|*autonromutu*|*romuautojen nouto',
  'concrete products maker':
    '*betonielementti*|*betonituot*|*pihakiv*|*betoniputke*|*betonitehdas|*valmisbetoni*|*elementtitehdas|*pihalaatat|*betonivalimo|*kaivonrenka*',
  'bead shop': '*helmikauppa|*helmiliike|*lasihelme*|*helmipuoti',
  'department store': '*tavaratalo*|*halpahalli*|*tavaratalot',
  'army surplus shop':
    '*armeijan ylijäämä*|*ylijäämävarasto|*armeijatavara*|*varusteleka|*army shop|*sotilastarvike*|*ylijäämäkauppa',
  'mineral or fossil shop':
    '*kivikauppa|*mineraalikauppa|*kristallikauppa|*kiviliike|*jalokivet ja mineraalit|*fossiilit|*kivipuoti',
  'diamond or gem dealer': '*timanttikauppa*|*jalokivikauppa*|*jalokivihio*|*timanttimyyn*|*timanttihioma*|*gemmolog*',
  'record shop': '*levykauppa*|*levydivari|*vinyylikauppa*|*vinyylilevy*|*levyliike|*äänilevykauppa*',
  'video game shop': '*pelikauppa*|*retropeli*|*konsolipeli*|*videopelikauppa|*pelipuoti',
  'magic shop': '*taikatarvike*|*taikakauppa|*taikavälin*',
  'poster and print shop': '*julistekauppa|*taidejuliste*|*julisteita|*sisustusjuliste*|*julistekehys*',
  'float centre': '*kellunta(?:hoito|tankki|keskus|terapia)?|*kelluntatank*|*float-?(?:hoito|kesku)\\p{L}*',
  'sauna house':
    '*saunatalo|*saunalautta*|*yleinen sauna|*korttelisauna|*rantasauna vuokra*|*saunaravintola|*vuokrasauna|*saunaseura',
  'horse vet': '*hevoslääkär*|*hevosklinik*|*hevossairaala*|*hevoseläinlääk*',
  'boat dealer':
    '*veneliike*|*venekauppa*|*veneiden myyn*|*venevälity*|*venemyyn*|*venekeskus|*veneliikkeet|*käytetyt veneet|*venemeklari',
  chandlery: '*venetarvike*|*veneilytarvike*|*purjehdustarvike*|*laivatarvike*|*veneilytarvikkeet|*venevaruste*',
  'safe and lock dealer': '*kassakaap*|*arvokaap*|*asekaap*|*turvakaap*|*kassakaappi',
  'mobility shop': '*liikkumisen apuväl*|*apuvälinekauppa|*porrashissi*|*apuvälineliike',
  'specialist food shop':
    '*maustekauppa*|*pähkinäkauppa|*aasialainen ruokakauppa|*aasialainen kauppa|*juustopuoti|*etninen ruokakauppa|*teekauppa ja mauste*|*maustepuoti|*hunajapuoti|*riisikauppa',
  'off-road and snowmobile tours':
    '*moottorikelkkasafar*|*kelkkasafar*|*mönkijäsafar*|*kelkkavuokra*|*moottorikelkkavuokra*|*mönkijävuokra*|*husky- ja moottorikelkka*',
  'sightseeing bus or train': '*kiertoajelu*|*turistijuna*|*katujuna|*hop-?on hop-?off|*nähtävyysbussi',
  'embroidery service': '*brodeerau*|*koneompelu ja brodeeraus|*brodeerauspalvelu*|*logobrodeeraus|*kirjontapalvelu*',
  'garden machinery dealer':
    '*pienkonehuol*|*ruohonleikkuri*|*robottiruohonleikkuri*|*moottorisaha*|*pienkonekauppa|*pienkonekorja*|*pihakone*|*pienkoneliike|*puutarhakone*|*ajoleikkuri*',
  'key cutting or shoe service': '*avainpalvelu*|*avainliike|*avainten teko|*suutari- ja avainpalvelu*',
  'tent or tarpaulin maker':
    '*pressutuotan*|*peitevalmist*|*purjeneulomo*|*purjeompelimo*|*kuomuvalmist*|*kapelliverhoil*|*venekuomu*|*kevytpeite*|*telttavalmist*',
  'small animal breeder':
    '*kanitarha|*kanikasvattaj*|*marsukasvattaj*|*kanikasvattamo|*lintukasvattaj*|*kaninkasvat*|*marsukasvattamo',
  'coffee plantation': '*kahviplantaas*|*kahvitila*|*kahvinviljely*',
  'cocoa plantation': '*kaakaoplantaas*|*kaakaotila*',
  'banana plantation': '*banaaniplantaas*',
  'date farm': '*taateliplantaas*|*taatelitarha*',
  'nut grower': '*pähkinätarha*|*pähkinäviljel*|*hasselpähkinätarha*',
  'vanilla or spice grower': '*vaniljaplantaas*|*mausteplantaas*',
  'palm oil or sugar mill': '*sokeritehdas|*palmuöljyplantaas*|*sokerijuurikastehdas',
  'rubber or coconut producer': '*kumiplantaas*|*kookosplantaas*',
};
