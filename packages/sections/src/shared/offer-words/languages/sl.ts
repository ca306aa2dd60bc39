import type { LanguageWords } from '../words.ts';

export const SLOVENE: LanguageWords = {
  offers: {
    health: `
      akupunktur* alergolog* beljenje dermatolog* diagnosti* fizioterap* fizikaln* ginekolog* implant* kardiolog*
      kirurg* kiropraktik* laser* logoped* masaž* medicin* nevrolog* operacij* ortodont* ortoped* osteopat*
      pediatr* preglej* pregled* preventiv* protetik* psiholog* psihoterap* rehabilit* rentgen terapij* ultrazvok*
      veterin* zdravljen* zdravstv* zob* nega migren* glavobol* bolečine_v_hrbtu bolečine_v_križu hrbtenic* hrbet
      hrbta tesnob* anksioznost* fobij* panični panik* depres* izgorelost* izgorevanj* travm* ptsm nespečnost*
      motnje_spanja spanj* avtiz* avtist* adhd hiperaktivn* odvisnost* alkoholizem čeljust* sklep* kolen* ramen*
      kolk* komolec komolc* zapestj* karpaln* stopal* ploska_stopala ploskost* drža_telesa držo skolioz*
      nosečnost* nosečnišk* nosečnic* dojenj* dojenčk* novorojenč* porod* poporodn* dula doule laktacij* oploditev
      kineziolog* kinezioterap* postavitve numerolog* reiki bioresonanc* bioenerget* refleksolog* refleksoterap*
      iridolog* pijavk* hirudoterap* ventuze kupčk* coaching* koučing* hipnoz* hipnoterap* čuječnost* meditacij*
      ajurved* kiropraks* kraniosakral* krioterap* kriokomor* hidroterap* magnetoterap* udarni_valovi udarni_val
      udarnimi tejping* kineziotap* bobath* brazgotin* strij* krčn* krčne_žile flebolog* angiolog* proktolog*
      hemoroid* gastroenterolog* gastroskop* kolonoskop* hepatolog* nefrolog* dializ* pulmolog* spirometr* pljuč*
      alergij* alergen* alergološ* astma astme imunolog* imunsk* odvzem_krvi krvne_preiskave krvni krvi biopsij*
      citolog* kolposkop* mamograf* denzitometr* tomograf* ct magnetna_resonanca resonanc* ehokardiograf* holter*
      ekg eeg emg doppler* holesterol* hormon* ščitnic* endokrinolog* sladkorna_bolezen diabet* inzulin* debelost*
      hujšanj* anoreksij* bulimij* motnje_hranjenja hipertenz* visok_krvni infarkt* možganska_kap kapi parkinson*
      alzheimer* demenc* epilepsij* skleroz* išias hernij* diskus artroskop* artroz* artritis* revmatolog* revma
      revmatizem osteopor* endoprotez* zlomi zvin* izpah* poškodb* mavec ortoz* opornic* vložki steznik*
      inkontinenc* medenično_dno medeničn* menopavz* kontracepc* neplodnost* oploditve ivf androlog* vazektom*
      erektil* prostat* ledvic* kile kilo želod* jetr* črevesj* črevo refluks* celiaki* intoleranc* mikrobiom*
      razstruplj* detoks* infuzij* vitaminsk* ozonoterap* plazma matične_celice sluh sluha slušn* slušni_aparat*
      avdiolog* avdiometr* tinitus uho ušesa ušesn* foniatr* orl otorinolaringolog* mandlj* sinus* smrčanj* apnej*
      siva_mrena zelena_mrena mren* glavkom* katarakt* kontaktne_leče leče očesn* oftalmolog* korekcija_vida
      škiljenj* optometr* optik* okulist* zalivk* plomb* koreninsk* kanalov karies* peskanj* fluoridacij*
      zalitje_fisur ekstrakcij* puljenj* modrostn* parodont* dlesn* oraln* maksilofacialn* faset* mostiček
      mostički krone ugriz* bruksiz* invisalign aligner* nevidni_aparat* anestezij* sedacij* smejalni_plin ortopan
      ekcem* akne luskavic* atopijsk* dermatitis* glivic* bradavic* kurja_očesa kurje znamenj* dermatoskop*
      vraščen* otiščanc* žulj* afte herpes* recept* predpis_zdravil lekarn* zdravil* bolniška telemedic*
      obisk_na_domu patronaž* krvodajal* oskrba_ran preležanin* stoma stome paliativ* geriatr* gerontolog*
      nevropsiholog* psihoeduk* psihosomat* partnersk* žalovanj* obvladovanje_stresa samopodob* asertivn* čustv*
      sprostit* sproščanj* dihanj* dihaln* biofeedback emdr vkt nlp zeliščar* fitoterap* apiterap* aromaterap*
      muzikoterap* hipoterap* toplice terme fango oblog* kopeli kopel inhalacij* kisik* hiperbarič* kastracij*
      sterilizacij* čipiranj* mikročipiranj* cepljenj* cepiv* cepit* razglistenj* pasji_salon liposukcij*
      abdominoplast* povečanje_prsi rinoplast* estetsk* estetska_* botoks* botulin* izvedensk* reševaln* sanitetn*
      covid* grip* borelioz* meningoencef* parazit* nevrorehab* zgodnja_obravnava obravnav* delovni_terapevt
      senzorn* mobilizacij* trakcij* suho_iglanje iglanj* dornova_metoda tuina su_jok tkm moksa akupresur* shiatsu
      access_bars theta regresij* tarot* homeopat* bioterap* biodinamik* energijsk* energijsko_* čakr* psihiatr*
      onkolog* urolog* radiolog* internist* interna nevrokirurg* ginekološ* ambulant* ordinacij* poliklinik*
      klinik* posvet* prehran* diet* brisi laboratorij* preiskav* meritev* krvnega higiena ustne_higiene
      ustna_higiena protez* gibaln* limfn* limfna_drenaža drenaž* presaditev* zdravniš* spolno_zdravje spoln*
    `,
    beauty: `
      frizer* frizur* kozmeti* las* ličenj* manikur* obraz* pedikur* trepalnic* striženj* nohti balayage ombre
      airtouch barvanj* pramen* posvetlit* toniranj* preliv* trajna trajni_koder kodr* keratin* fenir*
      poročne_pričeske pričesk* kitk* dredi zgoščev* izpadanj* trihol* brivnic* brivec britj* brivsk* barber* brki
      brad* obrvi laminacij* laminacija_obrvi kana lifting* podaljševanj* microblading mikroblading pudrne_obrvi
      pigmentacij* mikropigment* permanentn* permanentni_make-up vizaž* make-up makeup microneedling mikroigl*
      dermapen* mikrodermoabraz* dermoabraz* hydrafacial ultrazvočn* retinol* kislin* hialuron* polnil* ustnic*
      biostimul* kolagen* lipoliz* endermolog* kriolipoliz* radiofrekv* hifu lpg učvrstit* celulit* presoterap*
      limfodren* nege globinsk* kobido gua_sha ritual* hammam turška_kopel vosek voskanj* depilac* sladkorna_pasta
      sladkanj* ipl odstranjevanj* odstranitev_* dlačic* epilacij* porjavit* samoporjavit* nohtov nohte geliranj*
      gelirani gel_lak trajno_lakiranje lakiranj* akril* podaljševanje_nohtov poslikav* poslikava_nohtov parafin*
      pirsing* piercing* luknjanj* luknjanje_ušes odstranjevanje_tetovaž tetovir* tetovaž* tattoo kapilar* gub
      gube proti_staranju pomlaj* prp parfum* dišav* šampon* balzam* kreme šmink* puder pudri rdečil*
      barvna_analiza preobrazb* stilist* stiling* piling* poltj* manikerk* pediker* spa spa_* lepotn* savne
    `,
    building: `
      adaptacij* arhitekt* bazen* beton* dimnik* elektro* fasad* gradbe* gradnj* hiš* inštalacij* interier*
      izolacij* izkop* keramič* ključavnič* klim* krov* kuhinj* mizar* montaž* okna obnov* ograj* ogrevanj*
      parket* ples* pohištv* popravil* prenov* projektir* sanac* slikoplesk* sončne stopnic* streh* tesar* tlak*
      toplotn* ureditev* urejanj* vodoinstal* vodovod* vrat* vrt* vzdrževanj* zidar* čiščenj* prezračevanj*
      podstrešj* mansard* klet kleti senčnic* pergol* nadstreš* markiz* tend* senčil* rolet* žaluzij* komarnik*
      plise* brunaric* nizkoenergijsk* na_ključ ključ_v_roke investitor* inženiring popis_del popisi predizmer*
      izmer* geodet* zakoličb* etažni_načrt parcelacij* geomehan* geolog* zemeljska_dela bager* bagri minibager*
      rušenj* rušitv* rekultivacij* pesek gramoz* mivka estrih* armatur* opaž* strop* zidov* zidaki opek*
      porobeton* ytong ostrešj* klepar* žleb* kritin* strešn* pločevin* skodl* hidroizol* izolaters* stiropor*
      mineralna_volna volna celuloz* termovizij* blower_door energetska_izkaznica energetske_izkaznice energetsk*
      vlag* izsušev* sušenj* razvlaž* azbest* omet* štukatur* kitanj* mavčn* mavčne_plošče knauf suhomontaž*
      predeln* predelne_stene spuščeni_stropi oplesk* tapet* brušenj* laminat* talne_obloge taln* epoksi*
      mikrocement* teraco polaganj* polaganje_ploščic ploščic* mozaik* fugiranj* silikoniran* marmor* granit*
      kamen kamn* pult* okenske_police polic* stopnišč* balustrad* mreže dvoriščn* garaž* sekcijsk* gabion*
      oporni_zid oporn* domofon* alarm* protivlom* vlom* kamer* kontrola_pristopa pristopa odpiranj*
      kopiranje_ključev ključev ključi trezor* protipožar* požarn* odvod_dima sprinkler* hidrant* javljanje_požara
      zasilna_razsvetljava razsvetljav* led strelovod* ozemlj* omaric* meritve električar* kabl* kabel ožičenj*
      vtičnic* stikal* polnilne_postaje polnilnic* polnilna_postaja hranilniki_energije hranilnik* fotovoltaik*
      sončna_elektrarna panel* sončni_kolektorji kolektor* razsmernik* biomas* peletni kotl* kotel peč peči kamin*
      krušna_peč krušne_peči pečar* radiator* rekuperacij* prezračevaln* hlajenj* hladilni plinsk* plin priključk*
      bojler* grelnik* topla_voda črpalk* mehčanj* mehčalec filtracij* vodni_filtri greznic* čistilne_naprave
      mala_čistilna čistilna_naprava kanalizacij* odmaševanj* odmašitev cevi prebijanj* puščanj* iskanje_puščanja
      havarij* intervencije tuši kad kadi umivalnik* wc stranišč* bidet* pipe pipa sanitar* po_meri garderob*
      vgradn* vgradne_omare omare omara rezbar* restavrir* restavrator* starin* politir* tapeciranj* oblazinj*
      zaves* karnis* polkn* stekl* zasteklit* ogledal* kovač* kovašk* varjenj* varilst* varilec kovinsk* jeklen*
      jeklene_konstrukcije konstrukcij* hale hala kontejner* odri odrov dvižn* dvigal* žerjav* višinska_dela
      pranje_oken pranj* čistiln* čistilk* grafit* sesanj* kemična_čistilnica pralnic* ozonir* dezinfekcij*
      dezinsekcij* deratizacij* škodljiv* glodavc* podgan* miši mišj* mravlj* ščurk* stenic* bolh* sršen* golob*
      netopir* kune krt krti termit* lesni_črv lesni_črvi pluženj* zimska_služba košnj* košnja_trave trat* trava
      travne travna_ruša žive_meje živa_meja obrez* rezkanje_panjev podiranj* posek* sečnj* zasadit* skalnjak*
      ribnik* kopaln* fontan* namakaln* namakanj* zalivaln* deževnic* zadrževaln* drenaža pločnik* robnik* asfalt*
      utrjevanj* nagrobn* spomenik* revitalizacij* modernizacij* spomeniškovarst* pametni_dom pralnih_strojev
      sušiln* hladilnik* pomivaln* pečic* štedilnik* nape likalnik* mešalnik* sesalnik* urar* gospodinjski_aparati
      aparatov bela_tehnika žaga žagarst* žagan prizidk* prizidav* nadzidav* statik* novogradnj*
    `,
    legal: `
      bančn* davč* davk* dedovanj* financ* kredit* mediacij* naložb* najem* nepremičnin* notar* odvetn* pogodb*
      pravn* računovod* revizij* svetovanj* zavarovanj* cenitev* delovno_pravo kazensk* kazensko_pravo
      civilno_pravo upravno_pravo gospodarsko_pravo pravo razvez* ločit* preživnin* delitev_premoženja premoženj*
      zapuščin* oporok* služnost* priposest* deložacij* oddamo podnajem* zakup* upravljanje_stavb upravnik*
      zemljišk* katast* vpis_v kupoprodajn* overit* pooblastil* apostille sodn* sodišč* tožb* pritožb* mediator*
      arbitraž* prometne_nesreče nesreč* odškodnin* škoda zdravniške_napake stečaj* osebni_stečaj insolvenc*
      dolgov* izvršb* izterjav* terjat* faktoring menic* hipotek* posojil* depozit* varčevanj* račun_*
      osebni_račun kartice menjalnic* valut* borz* delnic* obveznic* skladi vzajemni pokojn* upokojit* s.p. sp
      d.o.o. normiran* ddv_* dohodnin* napoved_dohodnine obračun_ddv obračun_plač plače kadrovsk* kadri dvostavno
      enostavno bilanc* zaključni_račun revizor* trošarin* carin* leasing* lizing* zavarovaln* kasko posredn*
      posredovanj* cenilec cenilc* cenitv* vrednoten* sodni_cenilec izvedenec izvedensko ocenjevanj* stanovanj*
      parcel* zemljišč* poslovni_prostori poslovni_prostor pisarne_v naprodaj na_prodaj prodaja_* oddaja_*
      ustanovitev_* ustanovitev_podjetja ustanavljanj* sedež_podjetja virtualna_pisarna sodni_register obrtn*
      obrtno_dovoljenje združitv* prevzem* preoblikovanj* skladnost_poslovanja žvižgač* gdpr pooblaščena_oseba
      intelektualn* znamk* patent* licenčn* javna_naročila javno_naročilo koncesij* dovoljenj* tujc*
      delovna_dovoljenja delovno_dovoljenje prebivališč* državljanst* viza vize vizum imigracij* azil* potrošnišk*
      konkurenčno_pravo zastopan* sporov spori spor detektiv* evropska_sredstva razpis* subvencij* nepovratn*
      nepovratna_sredstva startup* poslovni_načrt poslovnih_načrtov tvegan* grant* razlastit* denacionalizac*
      prestrukturir* osebnega_stečaja bank* investicij* investir* fakturiranj* e-račun* potni_nalogi odpust* kazni
      prekrš* globe dedič* dedišč* svetovalno plača obračuni obračun škode skladov
    `,
    education: `
      angleščin* delavnic* dejavnost* inštrukcij* izobražev* jezik* krožk* kolonij* mentor* nemščin* poletn*
      predavanj* priprav* program* robotik* seminar* šol* štipend* študij* tabor* tečaj* trening* učenj*
      usposablj* vrtec* varstvo vzgoj* anglešk* nemšk* francošč* francosk* španščin* špansk* italijanščin*
      italijansk* ruščin* rusk* kitajšč* japonšč* hrvaščin* slovenščin* slovenščina_za pogovorn* matur*
      splošna_matura poklicna_matura sprejemni_izpiti izpit* fce cae ielts toefl cambridge matemati* fizik* kemij*
      biolog* geograf* naravoslov* predšolsk* jasli varušk* gimnazij* tehnišk* fakultet* univerz* akademij*
      diplom* magist* doktorsk* podiplomsk* vpis_* erasmus izmenjav* praks* spričeval* certifikat* jedilnic* menza
      podaljšano_bivanje svet_staršev svetovalna_služba pedagoš* pedagogik* inkluzij* nadarjen* specialni_pedagog
      tutor* eksperiment* poskus* scratch python minecraft lego lego_* kocke šahovsk* risanj* slikanj* risar*
      ročna_dela ročnodeln* dramsk* dramska_* petje petja kitar* klavir* violin* flavt* tolkal* ukulele harmonik*
      orffov* ritmik* kuharsk* kuhanj* zimovanj* letovanj* ekskurzij* naravoslovni_dan montessori waldorf*
      na_daljavo e-izobraž* vozniški_izpit vozniško_dovoljenje vozniš* kategorija_b kategorija_a b_kategorija cpp
      voznja vožnj* viličarist* varilski bralni bralna_značka branj* bralno hitro_branje disleks* disgrafij*
      diskalkul* grafomotor* bralne_urice dvojezičn* peskovnik* gugalnic* tobogan* telovadnic* učilnic*
      univerza_za_tretje_življenjsko tretje_življenjsko* vseživljenjsk* prekvalifik* učbenik* delovni_list*
      učni_list* učne_* besedišč* metodik* didaktik* učni_načrt predmetnik* predmeti pouk* poučevanj* študent*
      ustvarjaln* poklicno strokovno_usposab* inštruktor_* raziskovalne_naloge laborator* zaključna_ekskurzija
    `,
    hospitality: `
      apartma* bazen balkon izlet* kamp* kolesa* kosil* konferenč* nastanit* nočit* parkir* penzion piknik*
      polpenzion* počitni* prenočit* sob* savna* teras* vodenj* wifi najem_koles zajtrk* agroturizem
      kmečki_turizem bungalov* brunarice koča koče gradov* graščin* grad dvorec vila vile hostel* hotel* motel*
      gostišč* gostiln* prenočišč* enoposteljn* dvoposteljn* troposteljn* štiriposteljn* suita suite penthouse
      dodatno_ležišče ležišč* otroška_posteljica kopalnica brisač* televiz* sef mini_bar minibar* brezžičn* wi-fi
      balkoni razgled* pogled_na žar na_žaru roštilj* ognjišč* garaža pralnica hramba_* hramba prtljag* recepcij*
      all_inclusive lobi bar bari restavracij* biljard* bowling* kegljišč* kegljanj* vodni_park aquapark*
      whirlpool* jacuzzi kad_na infra* wellnes* silvestr* novoletn* velikonočn* božičn* romantičn* vikend_*
      vikend_paketi za_dva dekliščin* fantovščin* team_building teambuilding banket* pogostit* porok* poročn*
      valet* maturantski obhajil* sedmin* zaključene_družbe dvoran* kongres* coworking* pisarne izposoj*
      izposoja_* izposoja_koles rafting ladj* križarjenj* panoramska pletna pletnj* jahte jahta jadrnic* supanj*
      sup kajaki kanu štirikolesnik* paintball* adrenalin* pustolovsk* adrenalinski_park zipline žičnic* gondol*
      vodič* vodnik* vodeni vodeni_ogledi ogled ogledi oglede potepanj* pešpot* planinsk* planinska_koča
      planinarj* treking* trekking* učna_pot tematska_pot razgledni_stolp jama jame jamsk* slapov* slap sotesk*
      plaž* jezer* kopališč* smučišč* sedežnic* vlečnic* smučarsk* smučarske_karte sankališč* sankanj* krpljanj*
      snežn* ribiške_karte gobarj* jahalne_ture vožnja_s_kočijo kočij* otroški_kotiček animacij* animator* vozički
      postajališč* karavan* prikolic* šotor* glamping* jurta jurte letališč* potovanj* potovalna_agencija
      letalske_karte letalsk* first_minute mestni_oddih oddih* safari sprostitev ljubljenčki escape_room
      nekadilsk* turizem turist* termaln* doživetj* doživlj* namestit* klet_z postelja postelje
    `,
    food: `
      burger* catering čaj* čokolad* domač* hrana jedi jedilnik* juhe kav* kosilo kruh* med meso* malic* pijač*
      piv* pizz* potic* priloge ribe sir siri sadj* sladic* sladoled* solat* testenin* vegan* večerj* vin*
      zelenjav* americano antipasti avokado* baget* baklav* banan* beluš* bezgov* biskvit* boranij* borovnic*
      borovničk* borovničev* brancin* breskv* brownie* brokoli* bruschett* brusnic* bučk* bučn* bučno_olje bulgur
      burek bureki burrito camembert cappuccino carpaccio cmok* cepelin čebul* česen česnov* čevapčič* čevapi
      čežan* češnj* češplj* čičerik* čips* chia chili cider* cimet* citron* cocktail* curry cvrtj* datlj*
      degustacij* desert* dimljen* divjačin* divjač divji_prašič dnevna_ponudba dnevni_meni drobtin* drobnjak*
      drožj* džem* espresso ekspreso falafel fižol* file fileji filet* flancat* flat_white focacci* fondue fritaj*
      frtalj* fuži gaspacho gazirane gibanic* gin gini golaž* gorčic* gos gosi gosk* gobe gobov* grah* granatn*
      granol* grenivk* grill grozdj* hamburger* hladne_predjedi predjed* hladetin* hobotnic* hot_dog hren hrenovk*
      hruševk* hrušk* hummus humus ipa jabolk* jabolčn* jabolčni_zavitek jagnjetin* jagnječ* jagod* jajc* jajčn*
      jajčevc* janež* jastog* jetrn* jetrca ješprenj* jogurt* jota juha kajmak kakav* kakao kalamar* kandiran*
      kaper* kapučino karamel* karfijol* kaša kaše kebab* keks* kefir kisl* kislo_zelje kis kisi kivi klobas*
      kmečka_pojedina knedl* knedelj* koktajl* kolač* kolerab* kompot* koprc* koruz* kostanj* kosmič* kotlet*
      krapec kranjska_klobasa krof* kroketi krompir* krvavic* kuhan* kumar* kurkum* kuskus kumin kvas kvašen*
      lazanj* latte lečo lečka ležak* liker* limon* lignj* lisičk* losos* lubenic* luštrek makaron* majonez*
      makov* malin* mandarin* mandelj* mandlj* marelic* marelične marmelad* matcha medenjak* medica medičar*
      medovina meniji mesn* mezg* mineralna_voda minestra minjoni mleto mleč* mlinc* mlekarn* mocktail* mojito
      morski_sadeži mortadel* močnik mozzarell* moka moke mokn* mousse muffin* mufin* müsli musli namaz* narezek
      narezki njok* nachos nektarin* obar* ocvrt* ocvirk* ohrovt* oliv* omak* omlet* oreh* ostrig* ovsen* paella
      palačink* panakota panceta paniran* paprik* papričk* paradižnik* parmezan* pašte* peciv* pečen* pekarn*
      pekarsk* pekovsk* peka pelinkovec penin* penečih pesto pehtran* pinca pince pirin* pire piščan* pita pite
      pistacij* pirjen* pica pice picerij* pogač* poke polent* polžk* polpet* pomaranč* ponev popcorn por postrv*
      prosciutto pršut* pralin* prata prest* prekajen* prepelic* prigrizk* prikuh* priloga prosecco prosen* proso
      pudding puding* puran* pašta pasta raca račj* radič* ragu ramen ravioli rebrc* rebra rezanc* riba ribarnic*
      ribja ribji ribje ričet* rižot* riž rizling* rogljič* rostbif* roladn* rolada rolade ruladn* rulade rukol*
      rum rumov* sacher* salam* sadn* sardel* sardin* sarma sendvič* sirar* sirov* sirni sirup* skut* sladka
      sladke slanin* slaščic* slaščičarn* sliv* smetan* smoothie* smuti* soja sojin* sok sok_* sokov* sončničn*
      sorbet* pasulj špaget* spageti steak* stročn* strdi strudl* sušen* suši sushi* suhomesn* suhe_mesnine
      svinjin* svinjsk* ščuk* šampanjec šampinjon* šaren* šmarn* šmorn šnops* šnopc* špargl* špinač* štrukl*
      štrudelj štrudl* štruc* šunk* telečj* teletin* biftek* tapas tatarsk* tiramisu tlačenk* tofu tolminc* tonik
      topli_sendvič tort* toast* tost* treska trska tripe vampi tuna tunin* pražarn* pražen* espresso_* zelišč*
      kombuča kombucha bubble_tea točeno ustekleničen* vaflj* vafelj vanilij* vanilj* vegetarij* viski* višnj*
      viljamovk* vložnin* vložene vodka vodke voda_z vzhajan* zajč* zaseka zavitek zavitk* zelj* zlivank* zrezek
      zrezk* žemlj* žepk* žgan* žlikrof* idrijski_žlikrofi žar_* gratinir* otroški_meni brez_glutena brezglutensk*
      brez_laktoze za_s_seboj s_seboj food_truck slaščičarsk* brezalkoholn* alkoholn* topli_napitki napitk*
      aperitiv* digestiv* brunch glavna_jed delikates* krapi sledi
    `,
    culture: `
      arhiv* balet film* festival* fotograf* galerij* glasb* gledališ* igr* izdaj* karneval* keramik* knjig*
      knjižnic* koncert* konferenc* kultur* likovn* muzej* obletn* opera orkester ples* poezij* poroke predstav*
      prireditv* razstav* rojstni* sejem* tekmovanj* umetn* zbor* akordeon* akustičn* album* amatersk* animiran*
      antologij* antikvariat* arheolog* avkcij* dražb* avdio_vodnik* avdioknjig* pravljic* barok* baročn* batik*
      bienal* blues bluegrass cirkus* cosplay debat* pihaln* družabn* diskotek* disko dokumentarn* drama drame
      dediščin* ekspozicij* esej* etnograf* etnološk* fantazijsk* filharmon* flamenko folklora folklorn* gala
      gobelin* gospel gramof* harmonikarj* hip-hop impro* jazz* džez* jaslic* živih_jaslic jam_session kabaret*
      godba godbe godben* karaoke pust pustn* pustovanj* kurent* kaligraf* kantavtor* kino kina kinodvoran*
      klarinet* kolednik* koledov* komedij* komorn* kompozicij* strip* konservator* kostum* čipk* klekljan* pirh*
      šivanj* šivilj* risb* kronik* narodne_noše narodna_noša noše kurator* kvartet* kvintet* legende letni_kino
      kino_na_prostem ljudsk* narodnozabavn* linorez* književn* literarn* literatur* lutk* mažoretk* melodram*
      miklavž* miniatur* modelarst* modelarsk* mozaiki muzikal* romani roman novel* obred* običaji operet* operne
      orator* orgl* orgeln* origami pantomim* okrogla_miza okrogle_mize pastel* patchwork performans* tolkal*
      pevsk* pesmi pesem pesnišk* pesništv* pesnik* pletenj* polstenj* filcanj* podcast* polka polke valček*
      druženj* projekcij* premier* proza sprevod* parada povork* kviz* kvilt* quilling radio recital* recitacij*
      reggae rekviz* repriz* retrospektiv* rock* radijsk* saksofon* scenograf* scenarij* znanstvena_fantastika
      slavnost* godaln* godala sonat* skulptur* kipi kipar* stand-up standup swing* simfoni* šansonj* šansoni
      kvačkanj* tkanj* tkalst* tehno trio tango trobent* trobil* sejmi božična_tržnica tržnic* kmečka_tržnica
      bolšj* burza odprtj* velikonočne_* božične_* butar* martinov* trgatev* trgatve kresovanj* kres kresna
      violončel* vitraž* veselic* zabav* ozvočenj* ozvočit* povezovanje_prireditev moderiranj* poročni_obred
      literarni_večer* rpg larp* srečelov* tombol* ognj* lončar* suha_roba panjske_končnice panjsk* rokodel*
      ročno_delo praznik* praznovanj* proslav* slovesnost* abonma* dogodk* slike_na slikar* portreti grafike
      risank* ustvarjanj* citre citrar* ansambl* ansambel bend bendi dj kip
    `,
    sport: `
      alpiniz* atletik* badminton fitnes* gimnasti* golf jahanj* jadranj* joga judo karate kolesar* košark*
      nogomet* odbojk* padel pilates pohod* plavanj* plezanj* ribolov* rokomet* šah šport* tek* tenis* trening*
      turnir* vadb* vesl* aerobik* aikido akrobac* akrobat* alpinist* aqua* vodna_aerobika airsoft* badmintonsk*
      bejzbol* baseball* biatlon* bouldering* balvansk* bowling* bmx bjj drsanj* drsališč* rolanj* rolarj* bungee
      soteskanj* canyoning* capoeira kardio cheerleading* navijašk* crossfit* curling* drezur* dresur* džudo
      enduro ferat* ferrat* freestyle frizbi* futsal* golfsk* hiit hokej* hokej_na_ledu jadraln*
      jadralno_padalstvo jahaln* jiu-jitsu jogging kajak* kanu* kalisten* karting* kendo kettlebell* kickbox*
      kiteboard* kitesurf* skiro skiroji kegljač* kegljaš* bodibild* bodybuilding lokostrels* ligašk* liga
      maraton* minigolf* mma moderni_pentatlon motokr* muay_thai tajski_boks boks* mtb nordijska_hoja orientacij*
      olimpijsk* padalstv* padalsk* padalo parkour* balinanj* balinar* balinišč* petank* plavaln* plavalc*
      pole_dance potapljanj* potapljašk* posilovn* piloxing polmaraton* rafting* ragbi* rugby regat* hitrostno
      sanjkanj* skoki smučarski_skoki skejt* skate* rolkanj* rolkarsk* turni_smuk turnosmuč* turna_smuka ski smuč*
      deskanj* deskanje_na_snegu snežni snowboard* slackline spartan* spinning* squash* skvoš* raztezanj* strelsk*
      streljanj* strelišč* strelstv* strongman supanje surf* sinhrono šahovski pikado* taekwondo tai_chi tabata
      tandem* trail* trampolin* triatlon* trx telovadb* dvigovanj* dvigovanje_uteži vaterpol* waterpolo wakeboard*
      windsurf* wing* rokobor* borilne_veščine borilni borilnih samoobramb* zdrava_hrbtenica dirk* zumb*
      žongliranj* plezaln* plezalna_stena plezališč* osebni_trener* osebno_trenerstvo poni* panoramski_leti
      panoramski_let letenj* letalst* balonarst* polet_z_balonom jadralno_letal* ribišk* ribič* atletsk* štadion*
      stadion* hoja aerobn* bodypump streching stretching relij* rally gokart moška_ekipa cicibani baloni reli
    `,
    software: `
      analitik* avtomatiz* baz* digital* elektronsk* gostovanj* informati* infrastruktur* integracij* internet*
      kibernet* mobiln* nadzor* oblak* oblač* obveščanj* omrež* platform* plačil* podpora* podatk* poročil*
      programir* programsk* računaln* razvoj* robot* sledenj* splet* statistik* strežnik* sistem* testiranj*
      umetna varnost* web* ai algoritm* android ios aplikac* asistent_ai avtentikacij* blockchain*
      veriženje_blokov veriga_blokov big_data bot boti poslovna_inteligenca cms crm ci_cd klepet* pametne_* devops
      diagram* diski domen* dokumentacij* upravljanje_dokumentov ecommerce e-trgovin* e-commerce edi urejevalnik*
      e-podpis excel izvoz_* izvoz uvoz filtriranj* požarni_zid firewall* frontend backend geolokacij* gis gps
      gps_* grafikon* gesla gesel upravitelj_gesel helpdesk* html iot indeksiranj* inventur* it it_* java
      javascript kalkulator* kanban kiosk* pretvorb* pretvornik* konfigurator* konfiguracij* kriptograf*
      kriptovalut* prenosnik* prenosnih linux low-code no-code zemljevid* kartiranj* mikrostorit* microsoft moduli
      multimedij* večplatform* navigacij* opomnik* obvestil* potisna_obvestila temni_način nočni_način odprta_koda
      odprtokod* ocr office optimiz* optičn* optika brez_povezave offline outlook zunanje_izvajanje outsourcing*
      personalizacij* penetracijsk* penetracijski_test* phishing* php predvajalnik* načrtovalnik* vtičnik* plugin*
      blagajn* pos pos_terminal* predvajanj* portal* power_bi zalog* upravljanje_* prototip* prepis_govora proxy
      python qr qr_* črtne_kode črtn* čitalnik* react poročanj* odziven_dizajn odzivn* prepoznav* razširitv*
      razširjena_resničnost navidezna_resničnost resničnost* saas sap sdk seo deljenj* souporab* optični_bralnik
      skener* skeniranj* skript* smart pametni pametna_* sms sso spam protivirus* antivirus* zlonamern* soc sql
      ssl pretočn* streaming* switch* sinhronizacij* simulator* simulacij* skalabil* razširljiv* tablic*
      telefonij* telefonske_centrale voip telemetrij* terminal* toner* kartuš* transakcij* ui ux
      uporabniški_vmesnik uporabniška_izkušnja vmesnik* opravil* seznam_opravil nakupovalni_seznam typescript
      validacij* večjezičn* virtualizacij* virtualn* virus* vpn vps vr iskalnik* wordpress workflow delovni_tok*
      delovni_procesi gradnik* windows beležk* evidenca_delovnega evidenc* delovnega_časa naročanje_preko
      dvostopenjsk* dvofaktorsk* posnetki_zaslona zaslon* metrik* širokopasovn* satelitsk* iger nis2 iso_27001
      šifriranj* kodiranj* migracij* licenc* vizualizacij* api kopiranj* senzorik* erp telekom* telefoni hosting*
      strežnišk*
    `,
    marketing: `
      blagovn* brošur* copywriting celostn* družbena_omrežja fotografiranj* grafič* identitet* ilustracij*
      kampanj* katalog* komunic* kreativ* logotip* marketing* medij* nalepk* oblikovanj* oglašev* plakat*
      prevajanj* promocij* raziskav* reklam* snemanj* strateg* tisk* trženj* vizitk* video* 3d_vizualizacij*
      3d_model* google_ads facebook_oglas* oglas* ppc adwords animacije avdiovizual* b2b banner* pasic* jumbo*
      bilbord* brand* znamčenj* letak* zgibank* citylight* vsebin* copy csr cgp direktna_pošta dron* etiket*
      dogodki_za organizacija_dogodkov organizacija_porok event* facilit* moderiranje foto_kotiček fotokabin*
      fotostudi* foto_studio fotoknjig* foto_* grafik* gravir* gravuri* hologram* hostes* infografik* vplivnež*
      influencer* inoviranj* imenske koledarji namizni_koledar stenski_koledar vezav* koncept* komunikacijsk*
      odnosi_z_javnostmi odnosov_z piar embalaž* kartonsk* škatl* laminir* plastificir* pristajalne_strani razrez*
      voditeljst* linkedin mailing* e-novic* menedžersk* merch* poimenovanj* označevalni označb* označevanj*
      neonsk* svetlobni_napisi svetlobn* napis* novoletne_voščilnice voščilnic* našitk* priponk* offset* ofset*
      outdoor* personalizir* žigi štampiljk* ploter* podkast* razglednic* polepi* polepljenj* folija folije
      pop-up* postprodukcij* potisk* potisk_majic pano panoj* predtiskarsk* obesk* produktn* javnomnenj*
      kadrovanj* rekrut* iskanje_kadrov zaposlovanj* reels reportaž* retuš* roll-up* rollup* samolepil*
      social_media spoti spot_* pripovedovanje_zgodb storytelling* stojnic* poročna_vabila vabil* table tampotisk*
      sitotisk* tv_oglas klicni_center telemarketing* podnaslavljanj* podnapis* tiktok tolmačenj* prevod*
      prevajals* sodni_prevodi lektoriranj* lektur* besedil* velikoformat* videi viral* vizualn* vizualna_podoba
      zastav* beachflag* vezenj* vezenin* vezenje_* aranžiranj* aranžers* izložb* glasil* znamke
      upravljanje_sprememb lean šest_sigma iso certificiranj* notranja_presoja presoj* interim* outplacement*
      agencij* hr človeški_viri kadrovske_storitve javno_nastopanje retorik* pogajanj* team_build* snemalni zvočn*
      zvočni_studio portretn* newborn ilustrator_* oblikovalsk*
    `,
    transport: `
      avto* čoln* carinsk* dostav* deli gume kamion* kombi kurir* logistik* motor* najem_vozil odvoz* odkup
      prevoz* rent_a_car selit* servis* skladišč* špedic* taksi transfer* transport* vleka* vozil* vulkaniz* adr
      alternator* akumulator* platišč* ličar* menjalnik* zavor* bicikl* cargo carinjenj* cistern* hladilniš*
      chiptuning chip_tuning detailing* dizel* dpf električni_skiro hitra_pošta ekspresn* odprem* flota flote
      vozni_park fulfilment* filtr* geometrij* optika_podvozja karambolir* hidravlik* tovorn* tovorni_promet
      karoserij* komision* kombij* konzerviranj* kontejnersk* zabojniki ladijsk* letalski_tovor limuzin* plin_v
      viličar* manipulacij* homologacij* minibus* mini_bus motocikl* moped* skuter* ročno_pranje nakladalnik*
      natovarjanj* razklad* pomorsk* pomorski_promet prtljažnik* strešni_kovčki vlečna_služba olja menjava_olja
      menjava_gum gum pnevmatik* rabljen* poltovorn* podvozj* okvar* rent-a-car rentacar predelav* priklopn*
      prikolice vlečne_kljuke pretovor* pretovarjanj* razgradnj* sklopk* zaganjač* mehanizacij* brisalc* tahograf*
      vlačilec vlačilc* amortizer* izpuh* izpušn* turbin* turbo hramba_gum voziček vozički_* vbrizg* starodobn*
      oldtimer* prekucnik* odkupi pošiljk* paketn* paketi_pošiljk paket_do pakiranj* embaliranj* železni*
      zatemnitev_stekel zatemnit* folij* folije_za poliranj* premaz* ravnanje_karoserije ravnanje_vdrtin
      odprava_vdrtin hidravličn* dvigal* nadomestn* rezervni* asistenc* mehanik* bencin* goriv* distribucij*
      oskrbovaln* oskrbovalna_veriga palet* plovil* izvenkrmn* navtik* navtičn*
    `,
    goods: `
      čevlj* daril* drva elektronik* igrač* knjige kozmetika kolesa les lesen* luč* material* metal* modn* nakit*
      oblačil* obutev* očal* oprem* orodj* papir* peleti posoda* posteljnin* izdelk* rastlin* rož* svetil* sveč*
      šopk* tekstil* torbic* ure usnj* živil* akvarij* akvaristik* aroma* avdio baldahin* baloni bambus* barve
      barva baterij* bombaž* bluze bluza bodi brošk* bronast* biser* budilk* bunda bunde bundic* cement* kositr*
      kape kapa čelad* čistil* čistilna_sredstva žensk* mošk* deka deke odej* dežnik* rokovnik* doza doze žica
      žične drogerij* držal* iveral* iverk* furnir* vrči vrč ergonomsk* filc* flanel* folije fotoaparat* froteja
      frotir* kalup* rezkalnik* rezkar* galanterij* granulat* gumijast* gumen* cevi_za hlač* nogavic* visečamrež*
      viseče_mreže mrež* svil* aluminij* vijak* škornj* lonci lonec lonček lončk* skodelic* žeblj* inštrument*
      instrument* kemikalij* ščitnik* ikone igle jeans juta plašč* jakne jakna jaknic* pisarniš*
      pisarniške_potrebščine potrebščin* podloge kartice_za krtač* karton* kasete tipkovnic* klešč* kletk* klobuk*
      kljuk* obesek obeski kolesc* komode kompresor* konektor* konzol* koši košar* srajc* kocke_* kovin* krzn*
      fotelj* naslanjač* kristal* križi kovčk* kovčeg cvetje cvetl* steklenic* lestv* lestenec* lestenc* lampijon*
      lampion* vrvi vrv vrvic* blago tkanin* klop_* klopi klopce ležalnik* legink* pajkic* lepil* letve letvic*
      ležaj* spalnic* lopat* magnet* matice baker bakren* medenin* mikrofon* mikroskop* kovanc* numizmat* filatel*
      znamk_* skled* modeli maket* milo mila milnic* nabojnik* posode ogrlic* polnilc* zapestnic* uhan* prstan*
      poročni_prstani zaročn* zaročni_prstani niti nit sukanec noži škarj* zakovic* oblek* kuvert* ulitk* livarn*
      livarst* osebna_varovalna varovaln* okrasn* okrask* pobarvank* pasovi pasov osvežiln* volnen* volna_* preja
      šilčk* lutke_* punčk* copat* pasti barvice ležišče_za denarnic* prešit* pisal* svinčnik* ponjav* cerad*
      platn* kopalk* pločevinke plenic* pliš* dežni_plašč podstavk* modrc* modrčk* pokal* zofe sedežn*
      sedežna_garnitura sedežne_garniture polo_majic* majic* pulover* jopic* jopa vzglavnik* blazin* poličk*
      pripomočk* porcelan* vzmet* rjuh* prevleke pralni_prašek pralna_sredstva detergent* deske profili vrečk*
      vreče pižam* radio_* okvirj* regal* zvočnik* respirator* rogovil* rešetk* brisače rokavic* sandal* saten*
      sedla sedlo senzor* tipal* sestavljank* puzzle omarice senčnik* slušalk* emajl* kipci kipec stikalo
      spodnje_perilo peril* spalna_vreča spalne_vreče spojn* sponk* potrošn* sprej* stojal* mizic* miza mize
      strun* srebro srebrn* trakovi krila krilo spominek spomink* suvenir* šal šali rutic* ruta kratke_hlače špil*
      bucik* vijačnik* čopič* pladnj* tobak* tobačn* krožnik* torbe torba nahrbtnik* tesnil* trenirk* termometer*
      termovk* tunik* prtič* prti prt uniform* žare žara krpe tehtnic* vaze vaza veleprodaj* žamet* ventil* venc*
      venčk* telovnik* brezrokavnik* vetrovk* vezalk* vitamin* vitrin* vžigalnik* predpasnik* zamašk* zavese uteži
      utež orožj* strelivo strelivo_* zlat* draguljar* ogledala ščetk* žarnic* lestev lestve_* halje kopalni_plašč
      obdelav* obdelava_kovin cnc struženj* stružn* rezkanj* krivljenj* rezanj* vodni_rez kaljenj* galvan*
      cinkanj* vroče_cinkanje eloksir* anodizir* kromiranj* prašno prašno_barvanje prašno_lakiranje litje odlitk*
      brizganj* brizganje_plastike stiskanj* štanc* hidravlika pnevmatsk* reduktor* transformator* topil* maziv*
      impregnacij* laki lak premazi abraziv* brusiln* brusni merilnik* merilni kalibracij* umerjanj* zastavljaln*
      vojašk* second_hand higiensk* za_pse za_mačke za_dojenčke zdrava_prehrana prehranska_dopolnila dopolnil*
      stoli stol jeklo jeklo_* nerjaveče plastik* plastičn* steklo stroj* gospodinjsk* dekor* vonj* difuz* kadil*
      eterična_olja eteričn* olja_* trgovin* trgovsk* surovin* polizdelk* puhovk* kostim* nož
    `,
    farming: `
      čebel* drev* ekološk* gnojil* gozd* jajca kmetij* kmetov* koko* konj* koz* krav* krm* lov* mleko oljč* ovc*
      perutnin* poljedel* sadik* sadjar* semen* vinograd* vinar* vrtnar* živin* žival* žit* agrarn* agronom*
      alpak* aronij* arboretum* fazan* bonsaj* borovci brojler* breza breze bukev bukve bukov* zelišč* bik biki
      bikov ovni oven balkonsk* čebulnic* čebulice činčil* damjak* goved* govej* molzn* molža doberman* grmovnic*
      grmičevj* grmi hrast* gosi_* eksot* kmeč* fige figa dihurčk* kače gnoj gnojenj* gojenj* gojitev gojišč*
      golobi hortenzij* gobarst* žrebe žrebet* žrebičk* grozdje hmelj* reja rejc* rejec rejsk* vzrej* jablan*
      jagode telic* javor* jelka jelke jagnjet* jagenjčk* jelen* detelj* jazbečar* iglavc* listavc* race kaktus*
      kanarčk* krapi krapov grmičk* kobil* mačk* mačji muck* petelin* kompost* konoplj* zajci kunc* križanc*
      koruza piščanci piščet* piščančki pony labrador* lame lokvanji sivk* valilnic* lilij* leska leske lipa lipe
      travnik* travinj* stročnic* magnolij* malinjak* medovit* medonosn* marelice mlekarna mulčenj* nesnic*
      nutrije nektarine sorte sort okrasna_* okrasno_* jelša orhidej* oslov* oslički osli osel sadovnjak* paša
      pašn* pav pavi papig* pelargonij* biserk* permakultur* pridelav* pridelk* pridelovaln* pridelovanj* psi psov
      pes pasme pasma pasem pasemsk* poljščin* sestoj* škropiv* škropljenj* prašič* pujsk* svinj* propolis* noji
      nojev pudelj* pudlj* cvetni_prah rododendron* cepljenk* ribogoj* ribištv* prinašalec prinašalc* retriever*
      oljna_ogrščica ogrščic* pesa repa raki rakitovec rakitovc* runo ribez* sadiln* sajenj* setv* setev silaž*
      seno slama sončnic* smrek* žetev žetve obiranj* spravilo_* spravilo_lesa samooskrb* srne srnjad* srna
      jasli_za črede čreda hlevi hlevsk* sukulent* sirarstvo sirarna žlahtnit* pasji pasja pasji_hotel
      hotel_za_pse psarn* kinolog* kinološk* agility slive_* tele telet* telički teraristi* terarij* terier*
      traktor* trajnic* tulipan* tise tisa klekov češnje panj panji matični_mleček matic* ajdov* akacijev* hojev*
      vermikompost* deževnik* trta trte trsn* orehovi volier* resje pitanj* pitanc* vrba vrbe jorkširsk*
      divji_zajec pogozd* ptiči ptic* ptičj* plastenj* tuneli sekanc* briket* hlodovin* hlodi lesna_biomasa
      krajinarst* biodiverzitet* biotsk* mokrišč* planšarij* sirarij* cvetličnj* enoletnic* substrat* zemlja_za
      lubje zastirk* pridelovalec* prodaja_na_domu mlekomat* hlev
    `,
    social: `
      begunc* birm* bogoslužj* brezdomn* človekov* dobrodel* družin* ekolog* gasil* humanit* invalid* krst* maš*
      mlad* molit* okolj* ozavešč* otrok* podpor* pogreb* pomoč* pravic* prostovolj* prevent* program* projekt*
      reševanj* romanj* samopomoč* skupin* skrb* socialn* starejš* svetovan* varstv* verouk* vključ* zagovorn*
      zaščit* zbir* integracij* adoracij* češčenj* advent* aktivacij* anonimni_alkoholiki asistenc*
      osebna_asistenca azil* brezdomc* bibličn* biblija sveto_pismo čistilna_akcija čistilne_akcije bratovščin*
      bivaln* bivanj* cerkev cerkve cerkvi cerkven* karitas darovanj* darovanje_krvi darovalec* donacij* donator*
      dnevni_center detoksikacij* dekanij* diakon* škofij* diskriminacij* dolžnik* nasilj* domovi_za domsk* duhov*
      duhovne_vaje dom_upokojencev upokojenc* evangelij* evharistij* eksercicij* župnij* župnik fundacij*
      fundrais* požarna_straž* lakot* hospic* grob groba grobov* intervencij* pobude iniciativ*
      informacijska_točka kapel* pridig* katehez* veroučn* klub_upokojencev skupnost* konfirmacij* krizn*
      krizni_center krizna_* križev_pot kristjan* krščansk* telefon_v_stiski sos_telefon v_stiski stiske lobiranj*
      liturgij* liturgičn* materinski_dom materinsk* zakonsk* zakonci migrant* migracije misij* verstv* versk*
      gluh* naglušn* brezposeln* slabovidn* nevladn* nevladne_organizacije neprofit* nizkopražn* zavetišč*
      prenočišče_za oddih_za odvisnik* zasvojenost* žrtve žrtev občin* osebni_dokumenti osebna_izkaznica
      potni_list* naravovarst* ogrožen* negovaln* oskrb* oskrba_na_domu sirot* osirotel* pastoral* spominsk*
      spominska_* rejniš* vrstnišk* vrstniška_* peticij* komemoracij* pokop* upepelit* raztros* žalnic* poslovilna
      poslavljanj* razdeljevanje_hrane banka_hrane poplav* romarsk* protest* proti_drogam občinski_svet
      resocializac* razbremenit* starševstv* starševsk* starši staršev enakost* enake_možnosti spolov romsk*
      spoved* samouprav* krajevna_skupnost krajevn* združenj* društv* starostnik* seniorji poročni_obredi
      zakrament* sveto_obhajilo prvo_obhajilo miništrant* oratorij* kolednik trikraljevsk* terensko_delo
      ločevanje_odpadkov odpadk* ravnanje_z_odpadki kosovn* kosovni_odpadki kompostarn* reciklaž* recikliranj*
      komunaln* komunala komunalne_storitve tolerantn* strpnost* transfuzij* trpinčen* mobing zatočišč* prosilc*
      občni letni_občni skupščin* članski_sestanek slavilni_večer* slavljenj* javne_storitve javna_dela zaporniki
      volitve volil* osmrtnic* zvonovi zvon upravne_zadeve upravna_enota prostorski_načrt prostorsko_načrtovanje
      javna_razsvetljava oskrba_z_vodo pitna_voda pitne vodooskrb* tujcev reševalci reševaln* gorska_reševalna
      skavt* medgeneracijsk* medgeneracijsko_sodelovanje opolnomoč* duševno_zdravje duševn* preprečevanj*
      rdeči_križ karitativn* podnebn* trajnostn* zero_waste lokalna_skupnost otroško_varst* parlament*
      otroški_parlament dijaški_dom študentski_dom donacija_dohodnine slepi slepih kremacija kremacije
    `,
  },
  nonOffers: {
    claims: `
      brezplačn* cenovno* certificiran* diskretn* dostopn* garancij* hitr* individualn* inovativ* izkušnj*
      izkušen* jamstv* kakovost* kvalitet* konkurenč* moderno natančn* odgovorn* odličn* osebni_pristop poštenost
      profesional* prijazn* preglednost strokovn* sodobn* točnost ugodn* učinkovit* varno zanesljiv* zaupanj*
      zadovoljn* tradicij*
    `,
    steps: `
      dogovor* izberite* kako_* kontaktirajte* korak* kupite* naročite* odkrijte* pišite plačajte pokličite*
      povpraševanj* pošljite* prijavite* pridružite* prvi_* registrirajte* rezervir* sestanek izpolnite*
    `,
    labels: `
      aktualno blog cenik* datum* dokument* domov doniraj* email facebook faq galerij* informacije* instagram
      koledar kontakt* košarica lokacija* kje_* mnenja naš* nedelja novice* naslov* o_nas o_* obrazec odpiral*
      partner* petek pogoji* pogosta* ponedeljek več* preberi* predstavitev prijava* referenc* rezervac* sobota
      slike sponzor* sreda statut telefon* torek urnik* vizija vsi zaposlen* zasebnost* zgodovina četrtek člani*
      ekipa*
    `,
    roles: `
      asistent* direktor* član* inženir* koordinator* lastnik* predsednik* profesor* programer* podpredsednik*
      ravnatelj* svetovalec tajni* specialist* trener* učitelj* urednik* ustanovitelj* vodja* zdravnik*
    `,
    prices: `
      /dan /noč /osebo akcija* brezplačno ddv cena_* članarin* letno mesečno na_dan na_noč na_osebo na_uro odrasli
      otroci_* popust* predplačilo vključen*
    `,
  },
};
