import type { LanguageWords } from '../words.ts';

export const POLISH: LanguageWords = {
  offers: {
    health: `
      akupunktur* alergolog* ambulator* anestezj* aparat* badani* bark* ból bóle chirurg* choroby cukrzyc*
      dentyst* dermatolog* diagnosty* diagnoz* dietet* drenaż* ekg endodoncj* endokrynolog* estetyczn* fizjoterap*
      fizykoterap* ginekolog* higieniz* homeopat* hospicj* implant* kardiolog* kinezyterap* kinesiotaping
      konsultacj* korony laborator* laser* laryngolog* leczeni* lekar* licówki logoped* masaż* medycyn* mosty
      naturopat* neurolog* okulist* onkolog* operacj* opieka_* optometr* ortodoncj* ortoped* osteopat* pediatr*
      periodont* pielęgniar* pierwsza_pomoc podolog* położn* porad* profilakty* protety* protez* przychodni*
      psycholog* psychiatr* psychoterap* radiolog* rehabilit* rentgen reumatolog* rtg seksuolog* stomatolog*
      suche_igłowanie szczepieni* szpital* terap* trening_* urolog* usg usprawniani* weterynar* wybielani*
      wypełnieni* zabieg* zdrow* zęb* migren* kręgosłup* lęk lęki lękow* fobi* nerwic* depresj* depresyjn*
      wypaleni* traum* ptsd bezsenno* zawroty_głowy autyzm* autyst* spektrum_autyzmu asperger* adhd żuchw*
      staw_skroniowo* stawy staw_* stawów kolan* biodr* łokieć łokci* nadgarst* stopy stopa stóp postaw*
      wady_postawy skolioz* płaskostop* ciąż* niemowl* noworod* poród porod* poporod* laktac* doula ustawień
      numerolog* reiki biorezonans* bioenergoterap* refleksolog* refleksoterap* irydolog* hirudoterap* pijawk*
      coaching* hipnoz* hipnoterap* mindfulness medytac* ajurwed* chiroprakty* kręgarz* kraniosakral* czaszkowo*
      krioterap* kriokomor* hydroterap* magnetoterap* ultradźwięk* fala_uderzeniow* fale_uderzeniow*
      pole_magnetyczne taping bobath vojta pnf rozstęp* żylak* skleroterap* flebolog* angiolog* proktolog*
      hemoroid* gastrolog* gastroskop* kolonoskop* hepatolog* nefrolog* dializ* pulmonolog* spirometr* alergi*
      alergen* testy_alergiczne astma astmy immunolog* immunoterap* szczepion* odczulani* endoskop* biopsj*
      cytolog* kolposkop* mammograf* densytometr* tomograf* rezonans_magnetyczny rezonans* echo_serca holter* eeg
      emg doppler* krew krwi morfolog* cholesterol* hormon* tarczyc* hashimoto insulinooporno* otyło* bariatr*
      odchudz* nadwag* anoreksj* bulimi* zaburzeni* nadciśnien* zawał* udar* parkinson* alzheimer* demencj*
      otępien* padaczk* epileps* stwardnien* rwa_kulszowa rwa_* dyskopat* artroskop* artroz* zwyrodnien*
      osteoporoz* endoprotez* złamani* skręceni* zwichnięc* urazy urazow* kontuzj* gips ortez* gorset* nietrzyman*
      uroginekolog* dno_miednicy dna_miednicy menopauz* andropauz* niepłodno* in_vitro inseminac* androlog*
      wazektom* potencj* prostat* kamic* nerek nerki przepuklin* żołąd* wątrob* jelit* refluks* celiaki*
      nietolerancj* mikrobiot* dietoterap* wlewy_* wlewy kroplówk* ozonoterap* osocze_* osocze komórki_macierzyste
      audiolog* audiometr* niedosłuch* szumy_uszne otolaryngolog* foniatr* płukanie_uszu migdał* chrapani*
      bezdech* katarakt* zaćm* jaskr* soczewki korekcja_wzroku wzrok* dno_oka zez ortoptyst* optyk* plomb*
      kanałowe próchnic* skaling piaskowani* fluoryzac* lakowani* ekstrakc* wyrwanie_* usuwanie_* ósemek ósemki
      paradontoz* dziąs* bruksizm* zgryz* nakładki invisalign bonding flow_up znieczuleni* sedac* podtlenek*
      gaz_rozweselający afty opryszcz* trądzik* łuszczyc* egzem* atopow* azs kurzaj* znamion* dermatoskop*
      wrastaj* modzel* odcisk* recept* e-recept* teleporad* wizyty_domowe wizyta_domowa poz nfz gabinet_*
      punkt_pobrań pobieranie_krwi krwiodawst* aptek* farmaceut* leki odleżyn* stomi* paliatyw* geriatr*
      psychogeriatr* neuropsycholog* psychoedukac* psychosomaty* żałob* stres* radzenie_sobie_ze_stresem samooce*
      asertywn* emocj* relaksac* oddech* biofeedback emdr psychodietet* nlp sozolog* zielarst* fitoterap*
      apiterap* aromaterap* hipoterap* onoterap* felinoterap* sanatori* uzdrowisk* borowin* kąpiel* inhalac*
      tężni* kastrac* steryliz* czipow* chipow* odrobacz* behawior* zoopsycholog* hospitalizac* liposukc*
      plastyka_* plasty* nić nici_* botoks* toksyn* orzeczn* psychotechn* covid* borelioz* pasożyt* neurorehab*
      blizn* szyna szyny szynoterap* zatok zatoki słuch słuchu
    `,
    beauty: `
      brod* brwi farbowani* fryzjer* fryzur* kosmetol* kosmetyczn* kosmetyk* laminacj* makijaż* manicure
      modelowani* oczyszczani* paznokc* pedicure peeling* pielęgnacj* przedłużani* rzęs* skór* spa strzyżeni*
      stylizacj* tatuaż* twarzy urod* włos* wosk balejaż* balayage baleyage sombre ombre pasemk* dekoloryzac*
      tonowan* odsiw* trwała trwała_ondulac* ondulac* keratyn* prostowani* botoks_* olaplex upięci* upięć warkocz*
      dredy dready afroloki peruk* zagęszczani* trycholog* łysien* golenie golarsk* trymow* barber* wąsy wąs
      zarost* hennow* henna regulacja_* lifting* microblading mikropigmentac* permanentn* wizaż* pmu mikronakłuw*
      dermapen* mikrodermabraz* dermabraz* hydrafacial oksybraz* sonofores* infuz* retinol* kwasy kwas_* hialuron*
      wolumetr* powiększani* stymulator* biostymul* karboksyterap* lipoliz* endermolog* kriolipoliz* radiofrekw*
      hifu icoon lpg ujędrni* wyszczuplan* antycellulit* cellulit* presoterap* body_wrapping okłady maseczk*
      kobido gua_sha rytuał* hammam woskowani* woskiem sugaring depilac* epilac* ipl solarium opalani* samoopal*
      bronzing hybryd* żel żelow* akryl* tipsy french zdobieni* parafin* piercing przekłuwan* usuwanie_owłosienia
      zamykanie_naczynek naczynk* przebarwien* zmarszcz* anti-aging odmładz* mezo* prp zapach* szampon* odżywk*
      balsam* kremy pomad* szmink* podkład* puder róż analiza_kolorystyczna metamorfoz* float* refleksy brow
    `,
    building: `
      adaptacj* aranżacj* architekt* balustrad* blach* bram* budow* ciesiels* czyszczeni* dach* dekoracj* drenaż
      drzwi elektr* elewacj* fotowoltai* fundament* garaż* glazur* gładzi* hydraul* instalac* izolac* kafelk*
      konserwac* konstrukcj* koparki kotł* kuchni* łazien* malowan* malarsk* materiały_budowlane mebl* melioracj*
      montaż* murarst* napraw* nadzór ocieplan* oczyszczaln* odwodnien* ogrod* ogród* ogrzewan* okien okn*
      oświetlen* panele parkiet* piec* płot* płytk* podłog* podnośnik* pokryc* pompy_ciepła posadzk* przebudow*
      przegląd* przyłącz* remont* renowac* rolet* roślinn* rozbiórk* schod* serwis* sprząt* stolark* stolars*
      studni* sufit* suche_zabudowy sucha_zabudowa szaf* szkl* tapet* taras* tartak tapicer* trawnik* tynk*
      utrzymani* wodno-* wnętrz* wykończen* wylewk* wyposażen* zabudow* zagospodarow* zduń* ziele* żaluzj*
      poddasz* strych* altan* wiat* pergol* zadaszen* markiz* oranżer* carport* domy_szkieletowe dom_modułowy
      domy_modułowe domy_pod_klucz stan_deweloperski deweloper* pod_klucz generalne_wykonawstwo wykonawst*
      kosztorys* przedmiar* inwentaryzac* pozwolen* geodez* geodet* tyczeni* geotechn* geolog* odwiert* wiercen*
      wykop* prace_ziemne niwelac* koparko* minikopar* wyburz* kruszeni* żelbet* beton* zbrojen* szalun* strop*
      nadproż* mury mur murowan* cegł* cegieł klinkier* bloczk* pustak* ytong bale z_bali więźb* krokw* ciesl*
      cieśl* dekarz* dekarst* papa papą gont* obróbk* rynn* podbitk* komin* wkłady_kominowe frezowanie_kominów
      świetlik* hydroizol* termoizol* termomoderniz* styropian* pianka pianą piana_pur natrysk* dociepl*
      termowizj* blower_door świadectwa_energetyczne charakterystyka_energetyczna wilgoć wilgoci osuszan* pleśń
      pleśni odgrzybiani* azbest* eternit* agregat* gipsow* regips* g-k gk ścian* ścianki_działowe farb* bejcowan*
      cyklinow* deski deska mikrocement* żywic* jastrych* anhydryt* terakot* mozaik* fugow* fugi silikonow*
      marmur* kamień kamien* blat* parapet* spocznik* poręcz* barierk* kraty krata furtk* przęsł* gabion*
      mur_oporowy mury_oporowe domofon* alarm* cctv kontrola_dostępu dostępu zamki zamków otwieranie_*
      awaryjne_otwieranie dorabianie_kluczy sejf* drzwiow* antywłaman* przeciwpożar* ppoż gaśnic* oddymian*
      tryskacz* hydrant* sygnalizac* led odgrom* piorunochron* uziemien* rozdzielni* pomiary_* pomiar* okablowan*
      gniazd* włącznik* stacje_ładowania ładowar* wallbox* kolektor* solary inwerter* falownik* biomas* kocioł koz
      kozy kaflow* kaloryf* rekuperac* nawiew* wentyl* klimatyz* chłodnic* freon* gazow* gaz próba_szczelności
      szczelno* wodociąg* c.o. co_i_* bojler* boiler* podgrzewacz* ciepła_woda zmiękczacz* uzdatniani*
      filtry_do_wody odżelazi* szamb* przydomow* udrażnian* udrożnien* kanaliz* przeczyszcz* przecisk* przewiert*
      wuko inspekcja_* wykrywanie_* wyciek* awari* kabin* prysznic* wann* umywal* sedes* bidet* bateri* kran*
      armatur* sanitarn* na_wymiar garderob* wnękow* fronty snycer* politur* obicia plis* verticale moskitier*
      zasłon* okiennic* refleksol* luster ślusar* spawa* hale hali hale_* rusztowan* dźwig* żuraw* alpini*
      prace_wysokościowe wysokościow* mycie_* mycia myjni* piaskowanie hydropiask* odkurzan* pranie_* prani*
      ozonow* dezynfekc* dezynsekc* deratyzac* szkodnik* szczur* mysz* prusak* karaluch* pluskw* mrówk* osy
      szerszen* gniazda_os gołęb* nietoperz* kuny kret krety termity kornik* kołat* opróżniani* wywóz_* wywóz
      utylizac* dozorc* drobne_* koszeni* trawa_z_rolki trawy wertykulac* aerac* żywopłot* wycink* frezowanie_pni
      karczowan* przycinani* nasadzen* skalniak* oczk* oczko_wodne stawy_* staw fontann* nawadnian* deszczówk*
      retenc* zbiornik* kostka_brukowa kostk* bruk* podjazd* chodnik* krawężn* obrzeż* asfalt* nawierzchn* tłuczeń
      kruszyw* żwir* piasek piasku humus ziemia_* boisk* nagrobk* nagrobn* modernizac* rewitalizac* zabyt*
      home_staging pralk* pralek zmywar* suszar* piekarnik* kuchen* okap* ekspres* czajnik* żelazk* mikser*
      blender* odkurzacz* agd rtv siatka siatki klucze kluczy szyby
    `,
    legal: `
      adwokac* administracyjn* audyt* bank* bilans* cywiln* doradztw* dotacj* egzekuc* ewidencj* faktur* finans*
      gospodarcz* inwestyc* kadr* karn* kancelar* konsulting kredyt* księg* leasing* likwidacj* majątk* mediacj*
      nieruchomoś* notarial* obrona obsługa_* obsługa_prawna ochrona_danych odzyskiwanie_należności podatk*
      postępowan* pełnomocn* pożyczk* prawo_* płac* reprezentac* restruktur* rozliczeni* rozwod* rozwód spadk*
      spółek sporządzani* sprzedaż_* testament* windykac* wynajem_* zarządzanie_* zusowskie radcow* spółk*
      handlow* alimen* separac* kontakty_z_dzieckiem ubezwłasnow* intercyz* zachowek zachowk* darowizn* służebno*
      zasiedzen* eksmis* najem najm* dzierżaw* wspólnot* czynsz* wieczyst* kupno* poświadczen* apostille przysięg*
      arbitraż* sądow* procesow* apelac* kasac* wypadk* wypadki_* błędy_medyczne błąd_medyczny zadośćuczyn* szkod*
      odszkod* frankow* upadło* oddłużan* długi zadłuż* konsolidac* komorni* wierzyteln* należno* faktoring*
      gwarancje_* weksel* hipote* lokat* oszczędno* rachun* konta_* konta karty_płatnicze przelew* walut* kantor*
      giełd* akcje obligac* fundusz* emerytur* emerytal* renty ike ikze ppk zus krus składki vat pit cit jpk ksef
      pcc ryczałt* kpir zeznani* zeznania_roczne sprawozdawcz* rewid* kontrola_skarbowa skarbow* akcyz* ulga_*
      ulgi ulg polis* oc ac oc_* nnw ubezp* assistance broker* agent* rzeczoznawc* wycen* pośrednict* działk*
      lokale do_wynajęcia zarządca zakładanie_* zakładani* krs ceidg adres_do_* sukcesj* fuzje przejęc*
      due_diligence compliance sygnali* iod gdpr własność_intelektualna intelektualn* znaki_towarowe znak_towarowy
      patent* licencj* zamówienia_publiczne przetarg* koncesj* zezwolen* pozwolenie_* cudzoziem* legalizac*
      obywatelst* wiz wizy imigrac* azyl* naturalizac* konsument* antymonopol* kontrakt* pism* pozew pozw*
      vindykac* konfiskat* detektyw* wywiadow* bhp pkpir startup* business_plan biznesplan* biznes_plan
      fundusze_unijne unijn* subwenc* venture zatrudn* renta długów lokali lokal prawn*
    `,
    education: `
      arteterap* ceramiczn* dogoterap* drama doskonalen* dydakty* edukac* egzamin* ekologiczn* e-learning ferie
      gimnastyk* integrac* klasy klub_malucha kolonie konsultacje_* korekcyj* kształceni* kurs* lekcj* matematy*
      montessori muzyczn* nauczani* oboz* obóz olimpiad* opieka półkolon* plastyczn* prelekcj* programowani*
      przedszkol* przygotowan* robotyk* rytmik* sensoplasty* seminar* socjoterap* studi* świetlic* szkol* taneczn*
      trening* warsztat* wczesne_wspomaganie webinar* wykład* wychowan* wyprawk* wyżywien* zajęci*
      zajęcia_dodatkowe zielona_szkoła żłob* angielsk* niemieck* francusk* hiszpańsk* rosyjsk* chińsk* japońsk*
      norwesk* polski_dla_* lektorat* konwersac* native* matur* ósmoklasist* fce cae ielts toefl toeic korki
      korepet* fizyk* chemi* biolog* geograf* przyrod* polonist* zerówk* maluch* niani* szkoła_* szkoły_*
      podstawówk* podstawow* lice* technikum policeal* gimnaz* uczelni* uniwersyt* politechn* akademi* magister*
      inżyniers* doktorat* doktoranc* podyplom* stacjonarn* niestacjonarn* zaoczn* erasmus wymian* praktyk* staż
      staże staży dyplom* świadectw* legitymac* jadłosp* samorząd_uczniowski pedagogiczn* rewalidac* wspomagan*
      kółk* kółko_* koło_* koła_* koła_zainteresowań zainteresowan* wyrównawcz* tutor* mentor* coaching* nauki_*
      eksperyment* laborant* kodowan* scratch python minecraft lego klocki plastyk* malarst* aktorsk* wokaln*
      emisja_głosu gitar* pianin* fortepian* skrzyp* perkusj* ukulel* flet flety umuzykalni* gordonki ceramik*
      kulinarn* gotowani* zimowisk* zielone_szkoły zielona_* bhp_* ppoż_* sep spawacz* jazdy jazdy_doszkalające
      doszkalaj* plac_manewrowy kwalifikac* kpp sternik* motorowodn* umiejętno* techniki_uczenia* pamięci
      mnemotech* dyslek* pozalekcyjn* dwujęzyczn* bilingual* piaskownic* gimnastyczn* animac* dla_dorosłych
      uniwersytet_trzeciego_wieku trzeciego_wieku tłumacz* translators* nostryfik* zdaln* wczesnoszkoln*
      wychowawcz* sensor* przedmioty podręcznik* ćwiczen* fiszk* karty_pracy scenariusz* instruktaż* kategoria_a
      kategoria_b kategoria_c kategoria_d kat._a kat._b kat._c kategoria_am kategoria_b+e
      panele_dyskusyjne panel_dyskusyjny debaty_oksfordzkie wykład_inaugur* wykłady_plenarne wykład_plenarny
      sesja_plenarna sesje_plenarne sesja_plakatowa sesje_plakatowe sesja_posterowa sesje_tematyczne stypendi*
      granty_wyjazdowe granty_badawcze szkoła_letnia szkoły_letnie szkoła_zimowa mentoring* hackathon* hackaton*
      konkurs_na_* konkurs_dla_* klub_czytelniczy kluby_czytelnicze dyskusyjny_klub* grupy_dyskusyjne seminari*
      badania_podłużne badania_terenowe badania_naukowe nauka_obywatelska raporty_badawcze raporty_z_badań
      materiały_dydaktyczne scenariusze_lekcji scenariusze_zajęć targi_pracy nabór_referatów nabór_wniosków
      call_for_papers
    `,
    hospitality: `
      agroturyst* atrakcj* balkon* basen* biwak camping domek domki grill* hotel* imprez* jacuzzi jednoosobow*
      kajak* kemping* konferencj* łazienka ławki nocleg* ognisk* parking* pensjonat* pobyt* pokoj* pokój*
      pole_namiotowe plac_zabaw rezydencj* rowery sal* saun* spa szlak* śniadan* taras transfer* turyst* wakac*
      wczas* wellness wesel* wi-fi wyciecz* wyjazd* wypoczynek zakwaterow* żeglug* apartamen* aparthotel*
      bungalow* dom_wypoczynkowy dworek dwór pałac* zamek willa wille schronisk* hostel* motel* karczm* zajazd*
      gościn* kwater* pokoi dwuosobow* trzyosobow* czteroosobow* suit* penthouse* łóżk* łóżeczk* aneks_* aneks
      wyposażon* telewiz* sejf_* czajnik* bezprzewod* z_widokiem* altana_* altana miejsce_na_* palenisk* pralni*
      prasowani* przechowaln* room_service half_board all_inclusive wyżyw* lobby bar_* bar lounge* restaurac*
      bilard* kręgieln* ping-pong kort* zjeżdżaln* aquapark* balia balie bania ruska_bania solna sylwester*
      wielkano* świątecz* majówk* bożonarodz* walentyn* weekend_* romantycz* dla_dwojga wieczór_* zielone_szkoły
      przyjęci* przyjęć poprawin* chrzcin* styp* osiemnast* jubileusz* rocznic* coworking* biurk* kulig* sanie
      spływ* rejs* łódk* łodzi łódź łodzie żaglów* jacht* motorów* skuter* quad* off-road paintball* park_linowy
      parki_linowe tyrolk* przewodni* zwiedz* wędrów* trekking* trasy_* tras ścieżk* ścieżka_* punkt_widokowy
      widokow* jaskini* wąwóz skansen* plaż* jezior* kąpielisk* molo wieża_widokowa stok* wyciąg* narciarn*
      narciars* snow* kolejk* gondol* sanecz* tor_saneczkowy łowisk* wędkow* bryczk* zagroda mini_zoo kącik_*
      plac_* przyczep* kamper* karawan* namiot* letnisk* glamping* jurt* tipi objazd* city_break egzotycz*
      czarter* first_minute bilety_lotnicze lotnicz* safari escape_room
    `,
    food: `
      alkohol* bezglutenow* bufet* bułk* burger* catering* chleb* ciast* cukier* czekolad* deser* dieta_pudełkowa
      dżem* drink* drożdżówk* frytk* gofr* herbat* jedzeni* kaczk* kanap* karta_menu kaw* kebab* kiełbas* kolac*
      kompot* koktajl* kuchnia lod* lunch* makaron* masł* mięs* miod* miód nabiał nalewk* naleśnik* napoj* napój
      obiad* oliw* owoc* pasta pączk* piecz* pieróg* pierog* piw* pizz* placki posił* potraw* przekąs* przetwor*
      przypraw* przystawk* ryb* ryż* sałat* ser sery serni* sok* sos* spożywcz* sushi szarlot* śniadania tort*
      warzyw* wegań* wegetar* wędlin* wódk* wypiek* zup* żywnoś* americano anchois antipasti arbuz* awokado babk*
      babeczk* bagiet* baklaw* bajgl* bajgiel bakali* banan* baranin* barszcz* bataty baton* bazyli* befsztyk*
      beza bezy bezow* bigos* biszkopt* bitki bliny boczek boczk* borowik* botwin* brandy brokuł* brownie
      bruschett* bryndz* brzoskwin* bulion* buracz* burak* burrito bułecz* camembert cappuccino carpaccio chałk*
      chili chips* chinkali chłodnik* chrzan* cider ciabatt* ciecierzyc* cielęcin* cocktail* cebul* curry cydr*
      cynamon* cynaderki cytryn* czeburek* czosn* daktyl* deska_serów deski_* devolay drożdżow* drób drob* dorsz*
      drip dyni* dziczyzn* dzik dzika dżin* egg espresso estragon* fasol* faworki faszerow* filet* flaki
      flat_white focacci* fondue frapp* frutti gęś gęsi gęsin* galaret* garmaż* gin ginu gnocchi goląb* gołąb*
      golonk* gorąca_* gulasz* gyros hamburger* haloumi halibut* hot-dog* hot_dog* hummus humus indyk* ipa
      jabłecznik* jabłk* jagnięc* jagod* jogurt* jęczmien* kabanos* kajmak* kakao kalafior* kalmar* kaparów
      kapust* kapuśniak* karkówk* karp karpia kartacz* kasza kaszank* kasze kasztan* kefir* keks kisiel* kiszon*
      klops* klusk* kminek knedl* kokos* kolendr* kołacz* kołocz komos* koniak* konfitur* konserw* kopytk* koperk*
      kotlet* krab krakersy krem_* krewet* krokiet* kremów* krupnik* kukurydz* kumpir kurcz* kurk* kwaśnic* lager*
      latte lazani* leczo lemoniad* likier* łazank* łosoś łosos* makow* makówki maślank* malin* małż* marynow*
      mascarpone matcha mazurek mazurki melon* mielon* mlecz* mocktail* morel* mortadel* mozzarell* mojito mrożon*
      mule muffin* musli mus_* musy musztard* napar* napoleonk* nachos nerkowc* nugget* obwarzan* ogór* okowit*
      omlet* orzech* oscyp* ostryg* owsiank* ozor* ośmiorni* pad_thai paella pampuch* papryk* parówk* paróweczk*
      parmezan* pasty pesto pianka_* piekarni* piernik* piersi pieprz pikl* pils pilzner pirogi pistacj* placek
      placuszk* płatki płow polędwic* pomidor* pomarańcz* popcorn poke polewk* porter porcj* porzecz* powidł*
      pralin* precle precel preclow* prosecco prosciutto przepiór* pstrąg* ptysie ptyś pulpet* puree pyzy pyry
      quiche racuch* racuszk* ragout ramen ravioli rabarbar* risotto rogal* rolad* rosół rosoł* rostbef* rum
      rumsztyk ruskie rydz* rzodkiew* sandacz* sandwich* sardynk* serek serk* sezam* schab* shake* shot* siekan*
      smalec smalcu skrzydełk* sorbet* soczewic* spaghetti specjał* spirytus* stek* strucl* strudel* suszon*
      szaszłyk* szampan* szynk* szparag* szpinak* sznycel* szprot* śledzi* śliw* śmietan* tagliatelle tacos tapas
      tarta tarty tartalet* tartinki tatar tequil* tiramisu tofu tonik torcik* trufl* truskaw* tuńczyk* twaróg
      twaroż* twarogow* tost* udka udko udziec uszka vodka wafelk* waflow* wafle wanili* wareniki wątróbk* wege
      wędzon* wędzarn* whisky whiskey wołowin* wrap* wuzetka zakąsk* zakwas* zalewajka zapiekan* zestawy_*
      ziemniak* ziemniacz* zraz* zsiadłe żuraw* żur żurek żołądki żelki żytni* bezalkohol* bubble_tea cold_brew
      palarni* ziarnist* yerba rooibos kombucha browar* kraft kraftow* rzemieślnicz* chmiel* pszeniczn* karta_dań
      na_wynos z_dowozem dowozem food_truck foodtruck* kosze_* kosz_* pudełkow* diet_pudełkowa dieta_* box_*
      delikates* jarzynow* kremowa kwaszon* wino wina winiar*
    `,
    culture: `
      animacj* arty* balet* bal bębn* bibliote* chór* eventy festiwal* festyn* film* fotograf* gazet* gawęd* haft*
      impresy* improwizac* jarmark* kabaret* karnawa* kin* kolekc* koncert* konferenc* konkurs* książk* kultur*
      literat* maratony muze* muzyk* oprowadz* oper* orkiest* piosen* plener* przegląd* przedstawien* publikac*
      rękodzieł* rzeźb* recital* rysun* spektakl* szopk* sztuk* śpiew* tańc* taniec teatr* targi turniej* urodzin*
      widowisk* wydawnictw* wystaw* występ* akordeon* akustyczn* album* amator* antologi* archeolog* aukcj*
      audiobook* audioprzewodn* bajk* baśń baśni* barok* batik* biennale blues* cyrk* cymbał* czytelni* debat*
      debiut* dekupaż* decoupage dokumentaln* dożynk* dudy dyskotek* dyskusyj* dziady dziedzict* ekspozyc* esej*
      estrad* etno* fado familij* fantasy fantastyk* felieton* filharmon* flamenco flet* folk* fortepian* gala
      gale gitarow* gospel gobelin* góralsk* planszów* planszow* fabularn* rpg larp terenow* harmon* hejnał
      hip-hop hymny iluminac* ilustr* inscenizac* intarsj* jam_session jasełk* jazz* jubileusz* juwenali*
      kameraln* kantat* kapel* karaoke kartk* klezmer* klasyczn* klarnet* kolęd* koło_gospodyń gospodyń komed*
      komiks* kompozyt* koronk* krakowiak kronik* kroszon* kryminał* kurator* kwartet* kwintet* legend* linoryt*
      literack* ludow* lutnicz* magia magik iluzjon* malarstw* marionet* mazur* mikołaj* miniatur* modelar*
      monodram* monograf* musical* noc_* nowel* obraz* obrzęd* oboj* odczyt* odpust* opowieś* opowiadan* opracow*
      organy organow* oratorium origami ostatki andrzejk* palm* pamiątk* parada pastel* performan* perkus*
      pianist* pieśni pieśń piknik* pisank* plastyk* podcast* poeci poetyck* poez* polonez* potańców* powieś*
      prapremier* próby quilling quiz* radio reggae rekonstruk* rekwizyt* renesans* repertuar* retransmis*
      rezydenc* rock* rozryw* rzemiosł* saksofon* sample scenografi* scenariusz* scenicz* seans* sceny sitcom
      skrzypc* slam słuchowisk* solist* sonat* spacer* stand-up standup street_art sylwester* symfoni* szant*
      tanga tango tanecz* tkactw* tkack* topienie_marzanny tragedi* trio trąbk* twórcz* ukulele uroczysto*
      uwertur* wernisaż* wiersz* wiklin* witraż* wokal* wieczór_* wieczorki wieczorek wieczorn* wigili* włóczk*
      wodewil wróżb* wspomnien* zaduszk* zapusty zdobnic* zlot* dj wodzirej* konferansj* zaręczyn* opraw* nagłośn*
      kiermasz* pchli_targ wyprzedaż_* bazar* świąteczny_* święto_* proza prozy
      recenzj* wywiady reportaż* eseje opowiadania wiersze krzyżówk* listy_do_redakcji dziennikarstwo_* nagroda_jury
      nagroda_publiczności nagroda_główna nagroda_specjalna nagroda_literacka nagrody_za_* grand_prix wręczenie_nagród
      gala_* ceremonia_* pokazy_filmów pokazy_filmowe pokaz_filmu kino_plenerowe kino_letnie filmy_krótkometrażowe
      krótki_metraż przedpremier* spotkania_autorskie spotkanie_autorskie spotkania_z_* spotkanie_z_*
      rezydencje_artystyczne rezydencj* czytania_performatywne koncert_inauguracyjny koncert_finałowy teatr_uliczny
      sztuka_ulicy pokaz_sztucznych_ogni otwarta_scena konkurs_fotograficzny konkurs_filmowy konkurs_literacki
      wystawy_wirtualne wirtualne_wystawy wirtualny_spacer wirtualne_zwiedzanie kolekcje_cyfrowe targi_książki
    `,
    sport: `
      aerobik aikido bieg* boks* crossfit cross golf hokej* jazda* jazda_konna jeździec* joga judo kajaki karate
      koszyków* kręgle łyżw* narty nauka_pływania nordic_walking obozy_sportowe piłk* pilates pływa* rajd* rower*
      rugby samoobron* siatków* siłown* snowboard* sport* squash strzel* szach* sztuki_walki tenis* trening*
      wędkars* windsurf* wspinaczk* zapas* żegla* aerobic* akrobat* alpiniz* aqua* aqua_aerobic armwrestling
      badmint* baseball* biathlon bieżni* bilard* bjj brazylijskie_* boccia bojer* boulder* bowling* brydż* bmx
      bungee calisthenic* canyoning capoeira cardio cheerleader* cyklo* crosstrening curling* darts deskorolk*
      dart dżudo enduro ergometr* fitnes* florbal floorball footgolf freediv* freestyle futbol* futsal* gimnast*
      gokart* hantl* hatha hipika hipicz* hiit hippik* hulajn* jiu-jitsu jogging* jogi kalisten* kanu* kapoeira
      kettlebell* kick-boxing kickboxing* kitesurf* kite kolars* kondycyj* koszykark* korfball kręglarst*
      krav_maga lacrosse lekkoatl* liga ligi ligow* lonż* łuczni* maraton* maratończ* minigolf mma morsowani*
      motolotn* mountain_bike mtb muay_thai narciar* nordic* nurkow* nurek obstacle olimpi* orienteering orientac*
      paintball padel* parkour* paralot* petanque petanka pitbike podnoszeni* pole_dance półmaraton* psie_zaprzęgi
      ping-pong* pump* rafting* regat* ringo rolk* skating saneczk* skateboard* skatepark* skałk* skialpin*
      skitour* skitur* skok* spadochron* spinning* speedway stretching* sumo sup surfing* szermier* sztafet*
      sztanga taekwon* tai_chi tory_* tor_przeszkód trampolin* trekking* triathlon* trial trójbój trx trójbo*
      unihokej* via_ferrata wakeboard* wakepark wędkarz* wioślars* wrotk* wspinan* wushu wyścig* zorbing zumb*
      żagle żużel body_pump bodypump fat_burning tbc abt mobility rozciągan* skakank* ujeżdżen* ujeżdżal* pony
      kucyk* siatkar* hokeist* skikjöring szybown* szybowcow* lot_* loty quadów survival* militarn* bushcraft
      geocaching drużyn* młodzik* junior* orlik* skrzat* trampkarz* oldboj*
    `,
    software: `
      anality* aplikac* api automatyzac* autoryzac* backup* baza_danych bazy_danych blockchain chatbot* chmur*
      cyfrow* diagnostyka_* domen* drukarek e-commerce eksport* faktury hosting* import* informaty* infrastruktur*
      integrac* interfejs* internet* inteligentn* it kamery komputer* kopie_zapasowe komunikator kryptogr* laptop*
      logowani* mapy mobiln* modelowanie_3d odzyskiwan* outsourcing_it pakiet_* pamięć płatnoś* platform* plugin*
      pozycjonow* przypomnien* raport* rejestrac* rezerwac* robot* serwer* sieci sieciow* software
      strony_internetowe strona_internetowa symulac* system* sztuczn* sztuczna_inteligencja śledzen* technolog*
      telekomun* tester* testow* ux wideo* wirtual* wizualiz* wsparcie_* wyszukiw* zarządzani* agent_ai ai
      algorytm* android* ios bazy* bazodan* big_data bezprzewod* bot boty business_intelligence bi brandow* cms
      crm cyberbezp* ciemny_motyw tryb_ciemny ci_cd chat chat_* czytnik* dashboard* data_science deep_learning
      devops digitalizac* dokumentac* obieg_dokumentów dokumentów drag_and_drop dysk* dziennik* ecommerce edi
      edytor* ekran* erp ekstrakcja_* excel filtrow* firewall* frontend backend fullstack geolokaliz* głosow* gps
      gis gitlab menedżer_haseł helpdesk* help_desk html html5 iot indeksowan* interaktywn* inwentaryzac* ip java
      javascript kalkulator* kanban kasy_fiskalne fiskal* terminal* kliencki* kodow* kody_qr qr kody_kreskowe
      kreskow* konfigurac* konfigurator* konwers* konwert* konsol* kopie_* kontrola_wersji licencj* linux low-code
      no-code makr* mapowan* odtwarzacz* migrac* mikroserwis* mikrousług* modele_* modelowan* moduł* monitor*
      multiplatf* wieloplatf* multimed* native natywn* nawigac* notatk* nagrywan* offline ocr on-premise
      open_source open-source optymalizac* organizer* oprogram* outsourc* office office_* parsow* personalizac*
      php playlist* podgląd* podpis* portal* powiadom* prototyp* proxy pulpit* push python quiz_* react
      responsywn* rozpoznawan* rozszerz* rcp czasu_pracy saas sap sdk segmentac* seo sieć sms sms-y skaner*
      skanow* skalowal* skrypt* skrzynk* slack smart smartfon* sql sso ssl stream* subskrypc* superkomput*
      symulator* synchroniz* szablon* szyfr* światłowod* światłowód switch* tablet* tagow* telewizja_* telemetri*
      telematy* terminarz* testy_* testy timer transkrypc* tutorial* typescript udostępnian* ui uwierzytel*
      urządzeń* walidac* wdroż* webdesign* web webow* wersjonow* widget* widżet* wielojęzyczn* workflow wordpress
      vpn vps voip* wtyczk* wykres* wyświetlac* zapytan* zdalne_* zdalny_* zrzut* zrzuty_ekranu żądan* alarmy
      harmonogr* nawyk* lista_zadań listy_zadań listy_zakupów przypominan* toner* wirus* antywirus* antyspam* spam
      złośliw* pentest* soc nis2 iso_27001 www landing_page tworzenie_* kryptowal* nft portfel* tokeniz*
      rzeczywistość_* rozszerzona_rzeczywistość vr metaver* cyfryzac* transformac* sklepy_internetowe
      wyszukiwanie_pełnotekst* pełnotekstow* wyszukiwanie_obraz* wyszukiwanie_zaawans* wyszukiwark* filtry_zaawans*
      historia_wersji historia_zmian wersjonowan* wiele_kont wielu_użytkown* wieloplatform* wiele_okien zbiorcz*
      masowa_edycja masowy_import przetwarzanie_wsad* eksport_do_* eksport_danych import_danych import_z_* tryb_nocny
      tryb_offline mapy_offline skróty_klaw* skróty_klawiatur* wiersz_poleceń linia_poleceń przeciągnij_i_up*
      cofanie_zmian udostępnianie_* menedżer_plików menedżer_pakietów menadżer_haseł generator_haseł zarządzanie_uprawn*
      zarządzanie_projekt* zarządzanie_zadan* zarządzanie_plik* zarządzanie_użytk* zarządzanie_dostęp*
      zarządzanie_treści* zarządzanie_dokument* zarządzanie_kont* zarządzanie_danymi zarządzanie_bibliograf*
      zarządzanie_wersj* zarządzanie_hasł* uwierzytelnian* dwuskładnik* szyfrowan* kontrola_dostępu kontroli_dostępu
      dziennik_zdarzeń rejestr_zdarzeń kopia_zapasowa odzyskiwanie_danych synchronizac* nagrywanie_ekranu
      zrzuty_ekranu_z_* nagrywanie_tras śledzenie_* czas_rzeczywisty czasie_rzeczywistym pulpity_* tablice_kanban
      wykresy_gantta interaktywne_* tabele_przestawne raporty_niestand* raporty_automat* powiadomieni* przypomnieni*
      zadania_cykliczne podzadania wspólne_kalendarze wspólne_listy lista_zakupów planowanie_posiłków planer_posiłków
      fiszki powtórki_* mapy_myśli notatki_głosowe tworzenie_notatek bibliografi* style_cytowań przypisy_i_*
      maski_warstw tryby_mieszania własne_pędzle redukcja_szumów korekcja_kolor* zarządzanie_kolorem grafika_wektorowa
      narzędzia_wektorowe usuwanie_tła wirtualne_tła nagrywanie_wielościeżk* korektor_graficzny teksty_piosenek
      wyłącznik_czasowy listy_odtwarzania tryb_czytania czytaj_później audiobook* czytnik_ekranu rozpoznawanie_*
      synteza_mowy dyktowanie_głos* polecenia_głosowe asystent_głosowy rozmowy_wideo rozmowy_głosowe rozmowy_grupowe
      wiadomości_głosowe znikające_wiadomości komunikator* czaty_grupowe wideokonferenc* napisy_automat*
      automatyczne_napisy tłumaczenie_maszynowe pamięć_tłumaczeniowa sprawdzanie_pisowni autokorekta generowanie_*
      autouzupełnian* podświetlanie_składni edytor_* debugowan* analiza_statyczna analiza_kodu przegląd_kodu
      ciągła_integracja automatyczne_aktualizacje kontenery_docker orkiestrac* równoważenie_obciążenia
      skalowanie_automat* wysoka_dostępność kolejki_wiadomości hurtowni* katalog_danych jakość_danych
      przetwarzanie_danych wizualizacja_danych analiza_danych analityka_* uczenie_maszynowe modele_językowe
      analiza_sentymentu modelowanie_* symulacj* obliczenia_* teledetekcja szeregi_czasowe wykrywanie_* filtr_antyspam*
      blokowanie_reklam kontrola_rodzicielska tryb_prywatny pola_niestandardowe własne_pola własne_szablony
      własne_motywy przepływ_pracy przepływy_pracy podpis_elektron* podpisy_elektron* system_wtyczek wtyczki webhook*
      rest_api api_rest pixel_art tryb_wieloosobowy otwarte_api
    `,
    marketing: `
      agencj* audyt_* badania_rynku design* druk* foto* grafi* grawer* hr identyfikac* ilustrac* kampan* katalog*
      komunikac* kreac* kreatywn* marketing* marki marka materiały_reklamowe nadruk* nagran* naklejk* opakowan*
      oznakow* plakat* poligraf* portret* produkc* promoc* public_relations pr rebranding redakc* reklam*
      rekrutac* reportaż* sesj* sitodruk strategi* szyld* ulotk* upominki wideo wizytów* wizerun* wydruk*
      zaprosze* adwords google_ads facebook_ads ads afisz* ankiet* audiow* b2b badan* baner* biznesow* billboard*
      bilbord* brand* brief brosz* buzz cms_* content* copy copywrit* corporate_* dtp doradcz* dron* etykiet*
      event* ekspozytor* fanpage* flag* folder* foliow* headhunt* hostess* hologram* identyfikat* ideacja
      ilustratorsk* infografik* influencer* informator* introligator* inwestor* kaseton* koncept* kopert* laminow*
      landing* leady linkedin* lightbox* mailing* naming* neon* obraz_* obróbk* okleja* organizac* outdoor*
      pendrive* plakietk* plotow* plotter* pocztówk* podcast* pokrowc* postproduk* ppc przypink* pylon* reels
      retusz* roll-up* rollup* roll_up rozdawnic* sem seo skład skład_* składanie spoty spot_* spot stoisk*
      storytelling* tablic* tampodruk* targow* team_building teambuilding* teczk* telemarketing* call_center
      tiktok tłumacz* korekt* transmisj* uv video* teledysk* telebim* viral visual* vlepk* vouchery* wielkoformat*
      witryn* wlepk* wydaw* konsultingow* interim* mentoring* optymalizac* optymalizacja_* przywództw* facylitac*
      lean six_sigma wdrażanie_* outplacement employer* assessment* assessment_center dtf flex flock sublimac*
      kubki_* offset* bindow* oprawa_* oprawy innowacj* zdjęcia_ślubne projektowani*
    `,
    transport: `
      auto* bagaż* blacharst* cięża* diagnosty* dowóz dystrybuc* fracht* holowan* kierowc* klimatyzacji kontener*
      kurier* lakier* lawet* logisty* lotnisk* magazyn* mechanik* mobilny_* motoc* naprawa_* obsługa_celna
      odśnież* olej* opon* paczk* pakow* palet* parkingi podnośniki pogotowie_* pomoc_drogowa pojazd* przejazd*
      przeprowadz* przesył* przewoz* przewóz* samocho* silnik* skup* spedyc* statk* taks* transport* tuning
      tłumik* wózk* wulkaniz* wynajem* wypożycz* wysyłk* załadun* zawieszen* agregat* alternator* alufelg*
      amortyz* auta busy bus busów brygad* car_audio chiptuning carting* celn* cargo chłodni* czarter* cystern*
      detailing* diesel* doręczan* doręczen* dorabianie_* dpf door-to-door drobnic* dźwigow* ecu ekspresow*
      eksped* felg* filtr* flot* fulfil* geometr* geometria_kół gokart hak haki hamulc* hulajnog* hybrydy
      intermodal* intrastat jednoślad* kabriolet* karawan* karetk* klocki_hamulcowe klock* kolejow* kolej kombajn*
      komis* kompletac* konfekcj* konserw* kopark* limuzyn* lotnicz* lpg ładun* łożysk* mechaniczn* mechatron*
      minibus* mikrobus* morsk* moto motorow* myjnia myjnie naczep* nadkol* nadwozi* najem_* niskopodwozi*
      ogumien* odprawa_celna odpraw* oklejani* oplandek* paliw* plandek* podwozi* polerow* ponadgabaryt*
      ponadnormat* poleasing* powłok* ppf przyczep* przyciemnian* przekładni* rampy reflektor* regenerac*
      regeneracja_* rozrząd* rozrusznik* tabor* samolot* scooter skrzyni* skrzynia_* skuter* sprzęgł* stacja_*
      stacja_kontroli* stacje_* stłuczk* suv szyby_* szyba_* taxi tachograf* tiry trakcyj* turbosprę* turbo
      turbin* uber* układ_hamulcowy usterk* używane_* wahacz* vip vin wtrysk* wycieraczk* wydech* wymian*
      wymiana_* wywrotk* zabezpieczen* zastępcz* zbieżno* złomowani* zlomowan* rozbior* kamper* jacht* łodzi
      żaglow* śmieciark* widłow* ładowark* tirów
    `,
    goods: `
      akcesor* akumulat* antyk* artyku* balon* biżuter* bielizn* biurow* bransolet* broń buty czap* dywan* drewn*
      dzianin* elektronik* elektronarzędz* figur* galanteri* gadżet* gier instrument* karm* karton* klej* koc
      kolczyk* kosmetyk* koszul* krzes* kwiat* lamp* lalki maszyn* materac* metal* mody moda naczyni* narzędz*
      naszyjnik* obuwi* odzież* okular* okucia opał opakowania papier* parasol* pasz* pelet* perfum* plecak* płyt*
      pluszak* pomp* porcelan* pościel* prezent* produkt* ramy regał* ręczni* rośliny rury skarpet* skór* sofy
      sprzęt* stal stoł* stół stol* sukien* sukn* surow* suplement* szkło świec* tkanin* toreb* torb* tworzyw*
      ubra* upomin* uprzęż* wełn* wianki wiązan* wyrob* zabaw* zegar* zioł* złom złot* abażur* agd aksamit* album*
      alumini* akwari* akwarystyk* apaszk* armatur* aromat* atłas* agat* bawełn* bambus* bateri* baterie_* bele
      beton* beczk* beret* bidon* biurk* bluz* bodziak* body bombk* botki brelok* brokat* broszk* bukiet*
      bursztyn* butelk* butla butle cegł* cement* ceramika_* chem* chust* choink* cyrkoni* czajnik* czyściw*
      damsk* dekoracyj* denim deski* detergent* dmuchańc* donic* drabin* drut* dres* dziecięc* dzban* dzwon* dętki
      długopis* etui eyeliner farby fartuch* filc* filament* filiżan* firan* flakon* fotel* foli* foli_* frez
      frezy fryz futr* gablot* garnit* garnek garnk* gąbk* głośnik* gniot* gołębnik* gumow* gumy guma guzik*
      gwoźdz* haki hamak* hantle hełm* helmy hurt* huśtawk* igły igieł ikony imadł* jedwab* jeans* juta kabel
      kabl* kadzid* kafle kalesony kalosz* kamienie kamizelk* kapcie kapelusz* karimat* kartk* karty_* kask*
      kasety kieliszk* kieckie kimono* klamk* klapki klatk* kłódk* kombinezon* komod* kompres* konewk* kokard*
      koszyki kosz_* kosze kotwy kożuch* koral* koronk* kółka krawat* kremy krosno kryształ* kubek kubk* kufer*
      kufry kurtk* kuweta kwiaciarni* kwietn* laminat* lateks* latark* legowisk* legginsy* leżak* lina listw*
      liny* lniane lustr* łańcuszk* łańcuch* łopat* łożysk* łóżka maczet* magnes* maski maskotk* masek mata mat
      maty maty_* męsk* miedź miedzian* mikrofon* mikroskop* miniatur* misk* młot* młynk* monet* moskitiery mopy
      mosiądz mosiężn* mydł* myszki myszka nagrzewnic* nakrętk* nalepki naparstek namiot* nawilżacz* niszczark*
      nici nitów* nity noże nożyc* nóż notes* nożyk* obcas* obraz* obrącz* obręcz* obrus* ochraniacz* odczynnik*
      odkurzacze odlew* okap* oklein* opask* opałow* ołówk* ozdob* paliwo_* pamiątki pasek paski pasy pas_*
      pasmanter* patelni* patyczk* pędzl* perły pierścion* piły pilark* pieluch* piżam* plastik* plakietki
      płaszcz* plisy plyty podkoszul* poduszk* pojemnik* pokrowce ponczo* portfele pończoch* przędz* przewody
      przyssawk* puch* pudełk* punktak puszk* puzzl* radia radio_* rajstop* ramk* rękawic* regulator* rolk* ruszt*
      rurk* sandał* saszetk* segregator* serwet* siatki silikon* siodł* skarbonk* sklejk* słoik* słom* słuchawk*
      spodni* spódnic* smycz* sofa sprężyn* sprężark* spray srebr* stalow* statyw* stelaż* stojak* stroje strój*
      stroje_kąpielowe swetr* sweter sygnet* szale szalik* szczotk* szelki szkła szlafrok* śpiwor* śrub* szkatuł*
      szpilki szufl* sztućc* tabliczk* taboret* tace tacki talerz* tapczan* taśm* telewizor* termos* toaletk* topy
      trampki trofe* trumny trumien tunik* t-shirt* uchwyt* uszczelk* uniform* urny walizk* wazon* welur*
      wentylator* wiadra wiertark* wiertł* wieńc* wieszak* wkręt* woreczk* worki włóczki wstążk* zapalniczk*
      zasilacz* zasłony zastawa zawor* zawias* zeszyt* zszywac* zszywki żarówki żyrandol* żywice_* żwirek
      higienicz* robocz* bhp_* rtv_* druciane blaszan* detal* półfabrykat* półprodukt* rozpuszczaln* smar*
      chłodziwa kwas_* impregnat* środki_czystości czystości obrabiark* tokark* frezark* wtryskark* przenośnik*
      pneumat* reduktor* czujnik* sterownik* transformator* rozdzielnic* obróbka_* cnc toczenie frezowani* gięcie
      cięcie wiercenie gwintow* hartowan* galwaniz* ocynk* anodow* chromow* proszkow* wycinani* prototypy
      wtryskow* używan* lombard* numizmat* filateli* militaria noże_* zabytkow* profile_aluminiowe profile_stalowe
      formy_wtryskowe
    `,
    farming: `
      agro* gospodarst* drzew* ekologiczne_* grunty grzyb* jaj* konie koni konn* króli* krów* las* leśn* miody
      mleko nasion* nawoz* nawóz ogrodnict* owc* owocow* pasiek* pastwis* pszczel* pszczół ptak* rolnicz* rolnict*
      sad sadownict* sadzonk* ryb* stajni* szkółk* upraw* warzywa winnic* zboż* zwierz* żniw* agaty alpak* amstaf*
      aronia aronii arboretum bawoł* bażant* barć bartnict* bioróżnorod* borów* bratk* brzoz* buk buki bulw*
      buldog* byki bylin* bydł* bonsai buraki_cukrowe bydlęc* cebulki chmiel chów choinki_* chrabąszcz ciągnik*
      cielę* czarnoziem czeresz* czereśni* cziłał* czosnek dąb deszczow* dęby dog dożynkow* drobiar* drobiu drób*
      dżdżown* egzotyczn* ekolog* ekorolnict* facelia ferm* gady gęsi gleb* gołębi* gołąb goryczka gatunk* hodow*
      humusow* iglak* indyki inkubator* inwentarz* jabłoni* jabłka jagnię* jagody jałówk* jałowc* jarmuż jeleń
      jeleni* jesion* jeżyn* jodł* juki kaktus* kanark* kapłon* karpie kiszonki klacz* klon* kociak* kocięta
      koguty kolib* kombajny komarzyc* kompost* koniczyn* konopi* kosiark* kosodrzew* koty kotów kotki kozy koza
      kozie kozi krzew* kukurydza kury kur kurnik* kuropat* kurczęt* kwietnik* kucyki labrador* lawend* lili*
      lilak* limuzyny lipy lnu len lucern* łąki łąk łąka łososie łubin* maciory maine_coon magnoli* malinowe
      maliny maślaki maltańcz* mleczarst* mleczarn* mopsy murawa myślist* myśliw* nasadzenia nasienn* nutri*
      nowalijk* odmian* ogier* olchy oprysk* orka osły osioł osiołki owies paśnik* papug* parki park_* parków
      paulownia pawie pelargon* perliczk* persy pielęgnac* piesek pies psy psów pisklę* plantac* płazy plony plon
      pługi pomidory porzeczk* pożytk* propolis* przepiórki przycinanie_* pszczoły pszenic* pszenżyt* ptactw*
      pyłek pierzga odkłady ule ragdoll* rasy rasa rodowod* retriever* rododendr* rolne rolny rolnik* rolnicy
      rozsad* róże różanecz* rumian* rzepak* rzodkiew* sadzenie sarny selekc* siewnik* siew sian* skalne słom*
      słonecznik* soja soi spaniel* stado stada stadnin* storczyk* strusie struś sukulent* szczenię* szczeniak*
      szynszyl* szparagi sznaucer* świerk* świni* świnki_morskie trawy_ozdobne traktor* trzod* truskawki tuczarni*
      tuczniki tuje tuj terrier* tulipan* ugór warchlaki wierzb* wiewiór* wiśnie wołow* wrzos* wydr yorki york
      zagrod* zające zadrzewien* zalesian* zaprawi* zimozielon* ziemniaki źrebi* źrebak* żubr* żyto żywopłoty
      żywotnik* tunel* foliak* nawadnian* zrębk* tarcica zrywka tresur* agility
    `,
    social: `
      asysten* bezdomn* biblij* bierzmow* chrzt* chrzest* cmentar* dobroczyn* dom_opieki ekologi* formac*
      interwenc* jadłodajnia katechez* klub* komunikacja_* komuni* kremac* kryzys* migrant* ministranci młodzież*
      modlit* mszy msza msze naboż* nowenn* odbiór_* opiek* paczki parafia* pielgrzym* pogrzeb* pomoc* ponoc*
      poradnict* praca_socjalna praw_człowieka profilaktyka przemoc* ratowni* recykling* rekolekc* rzecznict*
      sakrament* senior* segregac* socjaln* solidarn* społeczn* sprawy_* spowied* ślub* środowisk* świadcz*
      turnus* uchodź* uzależnien* warsztaty wolontar* wspieran* zbiórk* żywność* adoracj* adopc* aktywiz*
      anonimow* azyl bezrobot* biblia bibliot* boże_ciało boże_narodzenie caritas cerkiew charytat* czuwan*
      darczyńc* darowizn* dary diakoni* dom_dziecka dom_dziennego* dożywian* duchow* duszpaster* dyskrymin*
      ekumen* emeryt* emeryci ewangeli* eucharyst* eutanazja fair_trade fundac* gorzkie_żale gmin*
      gospodarka_odpadami odpad* śmieci głód głodny harcers* harcerz* zuch* hospic* humanitar* infolin* intencj*
      jałmużn* jubileusz_* kaplic* kapłan* katechum* kolęda konfirm* kościół kościel* krwiodaw* krwi_* oddaj_krew
      kwest* litania liturg* lobbing* lobbyst* majow* majówka małżeńst* małżeńsk* misyjn* mniejszo* namaszcz*
      nauki_przedmałżeńskie przedmałżeńsk* nekrolog* niepełnospraw* niewidom* niesłysz* niesienie_* obrońc*
      ochotnicz* ochotnicza_straż straż* straż_pożarna pożarn* odpust* odnow* odnowa_* oaza oaz ofiar*
      wytchnieniow* osób_starszych patronat* petyc* piesza_* pieluchomat zastępcz* placówk* płatki_* pojednan*
      pokut* pomnik* posługi protest* przeciwdział* przedpogrz* przytułk* psychospołecz* rada_* rada_gminy
      rada_miasta ratowan* ratunk* resocjaliz* respit* różaniec różańc* ruch_* samopomoc* samorząd* schola schron*
      sejmik* sierot* składka sołect* spółdzieln* stowarzysz* styp* streetwork* światłow* sygnał* tolerancj*
      transplant* uchwał* ubóstw* ubogich upamiętn* uroczyst* usamodziel* uwłaszcz* urząd* urzędow* usc wigilijn*
      wielkanoc* wielki_post wolność* wspólnot* wspólnota_* wykluczen* wypominki wsparc* zadusz* zgromadzen* zlot*
      związk* związki_* zjazd* żywieni* dowody_osobiste dowód_osobisty meldun* akty_stanu* czyste_powietrze 500+
      800+ zasiłk* zasiłek becikow* ekshumac* trumn* balsamac* nagrob*
      grupy_lokalne oddziały_terenowe oddziały_regionalne list_otwarty listy_otwarte petycj* rzecznictwo dni_akcji
      kampanie_* kampania_* program_grantowy programy_grantowe granty mikrogranty dotacje konkurs_dotacji fundusz_*
      skargi_i_wnioski skargi budżet_obywatelski budżet_partycypacyjny przejrzystość_budżetu otwarte_dane dane_otwarte
      interpelacje monitoring_głosowań rejestr_lobbystów konsultacje_społeczne konsultacje_publiczne
      zamówienia_publiczne przetargi harmonogram_odbioru harmonogram_wywozu odbiór_odpadów wywóz_śmieci wywóz_odpadów
      gabaryty odpady_wielkogabar* pszok pozwolenia_na_* pozwolenie_na_* e-usługi usługi_online meldunek zameldowanie
      urząd_stanu_cywilnego akt_urodzenia akty_stanu_cywilnego paszport* prawo_jazdy rejestracja_pojazd*
      rekrutacja_do_szk* dodatek_mieszkaniowy świadczenia_rodzinne pomoc_społeczna karta_dużej_rodziny rzecznik_praw
      rzecznik_konsumentów rzeczy_znalezione ewidencja_gruntów miejscowe_plany spis_wyborców wyniki_wyborów
      dostęp_do_informacji informacja_publiczna sygnalist*
    `,
  },
  nonOffers: {
    claims: `
      atrakcyjne_ceny bezpieczeństw* bezpieczn* bezpłatna_wycena ceny_* certyfikowan* cierpliwość darmowa_*
      dokładn* doświadcz* dyskrecj* dogodn* efektywn* ekologicz* ekspert* elastyczn* empatia etyka fachow*
      gwarancj* indywidualn* innowacyjn* jakoś* kameraln* komfort* kompleksow* kompetenc* konkurencyjn* kwalifik*
      lokalizacj* miła_* niezawodn* nowoczesn* oszczędnoś* otwartość* pasj* pełen_profesjonalizm podejście*
      pewność* profesjonaln* profesjonalizm przejrzyst* przyjazn* przystępn* punktualn* rzeteln* satysfakcj*
      skutecz* solidn* szacun* staranność sprawdzon* szybk* terminow* tradycj* troska trwałoś* uczciw* uważnoś*
      wieloletni* wiedza wygod* wykwalifik* wysoka_jakość zadowolen* zaangażow* zaufani* blisko_*
      otwarte_oprogramowanie open_source open-source otwarty_kod wolne_oprogramowanie lekki lekkość intuicyjn* stabiln*
      łatwy_w_* łatwa_* prosty_w_* bez_reklam bez_rejestracji bez_instalacji bez_śledzenia wszystko_w_jednym
      zawsze_aktualn* niezależn* non-profit
    `,
    steps: `
      analiza_potrzeb analizuj* dołącz* etap* kontakt_z krok* kup* napisz* odbierz odkryj* odwiedź oferta_*
      pierwsza_wizyta pobierz podpisanie_* poznaj* przyjedź przygotow* realizacj* rezerwuj sprawdź* spotkanie_*
      umów* ustaleni* weź* wesprzyj* wizyta_* wpłać* wybierz* wycena* wykonanie_* wypełnij* zacznij zadzwoń*
      zamów* zapisz* zapłać zarejestruj* zarezerwuj* zgłoś* zgłoszenie znajdź* zobacz* zostań* zrób*
      zainstaluj utwórz zaimportuj udostępnij podpisz wypełnij_formularz weź_udział zagłosuj
    `,
    labels: `
      adres* aktualności archiwum* autor* blog* cennik* ceny certyfikat* cookies czas czat czwartek czytaj*
      czytaj_więcej data* dla_* dla_kogo dla_rodziców do_pobrania dojazd dokumenty dofinansow* dowiedz* e-mail
      email facebook faq formularz_* fundusze galeri* galeria* godziny* gdzie_* historia* home imię informacje*
      informacj* instagram jak_* język_* język kadra kalendarz* kategori* klauzula* klienci komentarze konto*
      kontakt* koszyk liczba* link* logowanie mapa* miejsce miejscowość misja nagłówek najczęstsze* nasz* nasi_*
      nasza* nasze* nazwisko nazwa niedziela nowości numer* o_firmie o_nas ocena opinie oferta opis osiągnięci*
      partner* partnerzy piątek płeć poczta polecamy polityka* pon* poniedziałek popularne powiat poznaj_nas
      powrót prywatnoś* pytania* referencj* regulamin* rezerwacja rodo rok rozmiar rozkład sierpień sobota
      sponsorzy start statut* status strona_główna szukaj środa tag* telefon* termin* twitter tydzień udostępnij
      wiadomości wiek wideo wolne_terminy województwo wróć* współpraca* wszystkie* wtorek wyszukaj* wyślij więcej*
      zaloguj* zaufali* zespół zdjęcia zobacz_* zarząd
      lista_mailingowa listy_mailingowe lista_dyskusyjna pierwsze_kroki szybki_start jak_zacząć pobierz pobieranie
      dokumentacja współtwórz plan_rozwoju mapa_drogowa informacje_o_wydaniu kodeks_postępowania kodeks_etyki
      złoci_sponsorzy złoty_sponsor srebrni_sponsorzy srebrny_sponsor brązowi_sponsorzy sponsor_główny
      sponsorzy_i_partnerzy patroni_medialni patronat_medialny patronat_honorowy patronat patroni patronaty
      partnerzy_medialni partnerzy_strategiczni partnerzy_instytucjonalni partner_główny wspierają_nas wspieraj_nas
      wesprzyj_nas darczyńcy grantodawcy dofinansowano_ze_środków dofinansowanie_ze_środków sfinansowano_ze_środków
      projekt_dofinansowany współfinansowanie we_współpracy_z podziękowania prelegenci prelegentki mówcy
      wykładowcy_konferencji goście goście_specjalni organizatorzy organizator współorganizatorzy komitet_organizacyjny
      komitet_naukowy komitet_programowy rada_programowa rada_fundacji rada_naukowa rada_nadzorcza rada_doradcza
      komitet_honorowy komisja_rewizyjna komisje władze władze_stowarzyszenia jury jurorzy członkowie_jury laureaci
      laureatki zwycięzcy finaliści nominowani nominacje wolontariusze ambasadorzy absolwenci współtwórcy
      dojazd_pociągiem dojazd_samochodem jak_dojechać gdzie_nocować noclegi_w_okolicy bilety kup_bilet kup_bilety
      ważne_daty ważne_terminy terminarz program program_konferencji program_festiwalu poprzednie_edycje minione_edycje
      archiwalne_edycje poprzednie_numery bieżący_numer kto_używa kto_korzysta używają_nas zaufali_nam społeczność forum
      dyskusje tłumaczenie_projektu pomóż_tłumaczyć najnowsze_wiadomości najnowsze_wpisy najnowsze_artykuły
      najnowsza_wersja ogłoszenia komunikaty materiały_prasowe informacje_prasowe informacja_prasowa biuro_prasowe
      dla_prasy dla_mediów media_o_nas napisali_o_nas logotypy lista_zmian dziennik_zmian co_nowego licencja licencje
      nasza_historia nasza_misja nasza_wizja nasze_wartości nasze_cele wizja misja_i_wizja wartości manifest
      regulamin_konkursu zasady zasady_uczestnictwa dołącz_do_nas dołącz zaangażuj_się zostań_wolontariuszem
      zostań_członkiem zostań_partnerem zostań_sponsorem przekaż_darowiznę jak_pomóc jak_wziąć_udział jak_zgłosić
      polityka_cookies warunki_użytkowania śledź_nas obserwuj_nas bądź_na_bieżąco zapisz_się_do_newslettera
      wymagania_systemowe wymagania obsługiwane_platformy obsługiwane_urządzenia kompatybilność windows kod_źródłowy
      zgłoś_błąd zgłoś_problem funkcje wszystkie_funkcje najważniejsze_funkcje cechy funkcjonalności zrzuty_ekranu
      przykłady demo wypróbuj_za_darmo załóż_konto zaloguj_się zarejestruj_się jak_to_działa kto_może_wziąć_udział
      kryteria_wyboru kryteria_oceny nabór zgłoszenia najczęściej_zadawane_pytania pytania_i_odpowiedzi
      instrukcja_obsługi podręcznik_użytkownika samouczki sprawozdania sprawozdanie_roczne raport_roczny raporty_roczne
      redakcja kontakt_dla_mediów reklama_w_serwisie najczęściej_czytane powiązane_projekty przydatne_linki o_projekcie
      o_festiwalu o_fundacji o_konkursie o_konferencji deklaracja_dostępności historie_sukcesu
      polityka_prywatności
      nasi_członkowie członkowie członkowie_honorowi członkowie_założyciele uczestnicy lista_uczestników wystawcy
      lista_wystawców kolejne_kroki nadchodzące_wydarzenia minione_wydarzenia wszystkie_wydarzenia kalendarz_wydarzeń
      gdzie_działamy kim_jesteśmy kto_za_tym_stoi w_co_wierzymy jak_pracujemy jak_działamy dlaczego_* problem
      rozwiązanie pomysł tło_projektu w_liczbach w_skrócie partnerzy_projektu zespół_projektu konsorcjum
      kup_bilet_online zarejestruj_się_teraz podpisz_teraz pobierz_aplikację obejrzyj_wideo obejrzyj_zwiastun
      dla_programistów wskazówki_dla_autorów autorzy zespół_redakcyjny aktualny_numer znane_problemy starsze_wersje
      aktualna_wersja wersje porównanie ograniczenia prawa_autorskie sprawozdanie_finansowe struktura_organizacyjna
      założyciele poprzedni_laureaci informacje_praktyczne cele cele_statutowe
    `,
    roles: `
      administrator* aktor* asystent* członek* członk* doktor* dyrektor* dyrygent fizjoterapeut* instruktor*
      inżynier* kierowni* konsultant* koordynator* księgowa kustosz lider* menedżer* nauczyciel* opiekun* pedagog*
      pracownik* prezes* profesor* programist* prokurent* proboszcz przewodnicząc* psycholog_* radca* recepcj*
      redaktor* rzecznik* sekretar* skarbnik* sołtys specjalist* starosta szef* technik* trener* wiceprezes*
      wicedyrektor* właściciel* wykładowca założyciel* zastępc*
      dyrektor_artystyczn* kurator* doktorant* moderator* juror* rzecznik_prasow* sekretarz_generaln*
    `,
    prices: `
      bezpłatn* bilet* cena* czesne darmow* dopłat* gratis kaucj* miesięczn* od_osoby opłat* promocj* rabat*
      rocznie składk* stawk* ulgow* wpisowe zadatek zaliczk* zniżk* za_dobę za_godzinę za_osobę
    `,
  },
};
