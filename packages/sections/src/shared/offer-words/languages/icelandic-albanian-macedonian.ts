import type { LanguageWords } from '../words.ts';

export const ICELANDIC: LanguageWords = {
  offers: {
    health:
      'augn* endurhæfing fæðing* heilsu* hjúkrun* lækn* lyf* meðferð* næring* nudd* ráðgjöf* sálfræð* sjúkraþjálf* skoðun* tann* þjálfun*',
    beauty: 'förðun* hár* hárgreiðsl* litun* neglur* snyrt* vax*',
    building:
      'bað* bygging* eldhús* flísa* garð* glugg* gólf* hús* hreingerning* hurð* innrétting* jarðvinn* lagnir málning* múr* pípulagn* rafmagn* raflagn* smíð* steyp* viðgerð* viðhald* þak* þrif*',
    legal: 'bókhald* endurskoðun* fasteign* fjármál* fjárfest* lán* lög* lögfræð* samning* skatt* trygging* verðmat*',
    education:
      'fræðsl* kennsl* leikskól* námskeið* náms* nám ökukennsl* skól* tónlist* tungumál* þjálfun* vinnustof* fyrirlestr*',
    hospitality:
      'bústað* ferð* fundarsal* gisting* gistiheimili* herbergi* hópa* hótel* íbúð* leiga* leiðsögn* morgunmat* ráðstefn* sal* skoðunarferð* sumarhús* sundlaug* tjaldsvæði* veisl* heimsókn* bað*',
    food: 'bakk* bjór* bjórar* brauð* drykk* eftirrétt* fisk* forrétt* grill* hádegis* hamborgar* ís kaff* kaka* kjöt* kök* kvöldmat* lamb* matur matseð* ost* pizz* réttir* salat* samlok* skyr súkkulað* súp* te vatn* vín* grænmet* meðlæti',
    culture:
      'bækur* bók* dans* hátíð* kór* kvikmynd* leikhús* list* ljósmynd* menning* safn* sýning* söng* tónleik* viðburð* leik*',
    sport:
      'badminton fimleik* fjallgöng* golf* göngu* handbolt* hesta* hjól* hlaup* jóga* knattspyrn* körfubolt* reiðtúr* skíð* sund* veiði* æfing*',
    software:
      'forrit* gagn* hugbúnað* hýsing* kerfi* lausn* net* netverslun* öryggi* sjálfvirk* skýja* stafræn* tölv* vef*',
    marketing:
      'auglýsing* hönnun* ljósmynd* markaðs* merki* myndband* prent* ráðgjöf* sérmerk* stefnumót* þýðing* umbúð*',
    transport: 'bíl* dekk* dráttar* flutning* geymsl* hjólbarð* rúta* sendibíl* skip* varahlut* verkstæð*',
    goods:
      'blóm* dekk fatnað* fylgihlut* föt gjaf* gjafavar* húsgögn* kerti* leikföng* ljós* peys* skart* skó* sáp* töskur ull* útivist* verkfær* vörur* vél*',
    farming: 'búfé* fisk* hest* hross* hænur* kindur* korn* landbún* plöntur* sauðfé* skóg* trjá* ræktun*',
    social:
      'aðstoð* aldrað* athöfn* barna* börn* félags* ferming* fjölskyld* fundir* guðsþjónust* hjálp* jarðarfar* messa* náttúru* skírn* stuðning* styrk* sjálfboð* umhverf* unglinga* útför* þjónust* verkefni*',
  },
  nonOffers: {
    claims: 'áreiðanleg* fagmennsk* gæði* hagstæð* hröð* persónuleg* reynsl* traust* ábyrgð*',
    steps: 'bókaðu* hafðu_* pantaðu* skráðu* veldu* skref*',
    labels:
      'forsíða um_okkur hafa_* staðsetning opnunartím* fréttir myndir verðskrá verð karfa leita skilmálar persónuvernd* starfsfólk starfsmenn netfang sími lesa_* sjá_* algengar_*',
    roles: 'formaður framkvæmdastjóri stjórn* eigandi ritari gjaldkeri',
    prices: 'afsláttur verð* innifalið',
  },
};

export const ALBANIAN: LanguageWords = {
  offers: {
    health:
      'analiza* dentar* dermatolog* dhëmb* diagnoz* fizioterapi* gjinekolog* implant* kirurgji* kardiolog* klinik* kontroll* laborator* masazh* mjekësi* okulistik* ortodonc* pediatr* psikolog* shëndet* terapi* trajtim* vaksin*',
    beauty: 'berber* epilim* flokë* grim* manikyr* ngjyros* pedikyr* thonj* bukuri*',
    building:
      'arkitektur* dekor* dritare* dyer elektrik* fasad* gërmim* hidraulik* hidroizolim* instalim* izolim* kondicion* kopsht* kuzhin* lyerje mirëmbajtje* mobilje* ndërtim* ngrohj* panele_diellore pastrim* pllaka* projektim* rikonstruksion* riparim* restaurim* çati*',
    legal:
      'audit* avokat* doganor* financ* fiskal* investim* juridik* kontabilitet* kontrata* kredi* leje ligj* pasuri* pronë* sigurim* taks* tatim*',
    education:
      'arsim* certifikim* gjuh* klas* kopsht* kurs* leksion* mësim* program* provim* shkoll* seminar* trajnim* universitet* çerdh*',
    hospitality:
      'akomodim* apartament* dhom* dhoma* ekskursion* hotel* kamp* mëngjes* pishin* plazh* restorant* rezervim* tur* udhëtim* vizit* dasm* salla*',
    food: 'akullor* birr* bukë* byrek* djath* ëmbëlsir* fruta* gjell* kafe* kek* mish* mjalt* pasta* perime* peshk* pije* pica* sallat* sup* torta* vaj* verë',
    culture:
      'art* bibliotek* botim* event* ekspozit* festival* film* fotografi* koncert* kultur* libra* muze* muzik* shfaqje* teat* valle*',
    sport: 'basketboll* fitnes* futboll* joga* not palestr* pishin* sport* stërvitje* tenis* volejboll* ecje*',
    software:
      'aplikacion* automatizim* cloud digjital* faqe* hosting* integrim* internet* programim* rrjet* sistem* siguri* softuer* softver* server* të_dhëna* zhvillim* llogarit*',
    marketing:
      'branding* dizajn* fotografi* grafik* konsulenc* kërkim* logo* marketing* përkthim* printim* promov* reklam* shtyp* strategji* video*',
    transport:
      'autobus* bagazh* dërges* dogan* logjistik* magazin* makina* makinë* mekanik* motor* pjesë* qira* shpërndarj* taksi* transport* transfert* udhëtar* goma*',
    goods:
      'aksesor* bizhuteri* dhurat* elektro* këpuc* kozmetik* lodra* lule* makineri* material* mobil* orendi* pajisj* parfum* produkte* rroba* tekstil* vegla* veshj*',
    farming: 'agrikultur* bagëti* bimë* blegtori* bletari* bujqësi* drith* fara* ferm* fidan* pemë* vreshta* ullinj*',
    social:
      'ambient* bamirësi* bursa* donacion* familj* fëmijë* gra* komunitet* kujdes* ndihm* ndërgjegjësim* përkrahje* projekt* rini* shërbim* sociale* vullnetar* të_drejtat* bashkëpunim*',
  },
  nonOffers: {
    claims: 'besueshmëri* cilësi* eksperienc* përvoj* profesional* garanci* siguri_dhe shpejtësi*',
    steps: 'na_kontaktoni zgjidh* rezervo* regjistrohu hapi*',
    labels:
      'ballina kreu rreth_nesh kontakt* lajme galeri* vendndodhja orari pyetje_* adresa telefon email çmimet partner* ekipi stafi lexo_* shiko_*',
    roles: 'drejtor* president* menaxher* sekretar*',
    prices: 'falas çmim* zbritje',
  },
};

export const MACEDONIAN: LanguageWords = {
  offers: {
    health:
      'акупунктура анализ* вакцин* дерматолог* дијагност* дијализа физикал* физиотерап* гинеколог* здравств* заби* имплант* кардиолог* клиника консултац* лабораториј* лекување масажа медицин* нега* ортодонц* операци* педијатр* преглед* психо* протетик* рехабилитац* стоматолог* терап* третман* хирург*',
    beauty: 'коса козметик* маникир нокти педикир фризер* шишање шминка убавина депилација',
    building:
      'архитект* врати градба градеж* градин* греење доградба електр* изградба изолац* инсталац* кујни климатизац* мебел молер* монтажа одржување пвц плочки подови покрив* поправк* прозорци реконструкц* реновирање сервис* столари* фасад* чистење ентериер*',
    legal:
      'адвокат* даноч* закуп инвестиц* книговодств* кредит* лиценц* недвижн* нотар* осигурув* правн* ревизи* сметководств* финанс* фирма царин*',
    education:
      'академи* англиски градинк* детска испит* јазик* јазици клуб курс* математика настава образован* обука обуки предавањ* работилниц* семинар* студи* училиште школа школо* сертификат*',
    hospitality:
      'апартман* базен* викендица екскурзи* изнајмување камп* настан* ноќевање појадок прошетк* ресторан* сала свадб* сместување соба соби тури тура хотел* излет*',
    food: 'вино вина десерт* јадења јадење кафе колач* леб* мед месо млеко овошје пијалоци пица пиво риба салат* сендвич* сирење скара супа торти чај чоколад* предјадења прилози* зеленчук',
    culture:
      'библиотек* галериј* изложб* книг* книги концерт* култур* музеј* музик* настани оркестар претстав* танц* театар фестивал* филм* хор уметност',
    sport:
      'базен велосипед* гимнастика јога кошарка одбојка планинар* пливање тенис тренинг* турнир* фитнес фудбал спорт*',
    software:
      'апликаци* автоматизац* веб* дигитал* интеграц* интернет мрежи облак податоци програмирање развој сервер* систем* софтвер* хостинг безбедност',
    marketing:
      'брендирање видео дизајн истражувањ* консалтинг маркетинг печатење печат превод* промоциј* реклам* стратеги* фотографирање фотограф* графич*',
    transport:
      'автомобил* багаж возила гуми достава камион* логистика магацин патнички превоз рент* сервис_на складирање такси транспорт* шпедиција',
    goods:
      'алати алат апарати бижутери* градежни_материјали материјали машини мебел облека обувки опрема парфем* подароци производи ткаенини цвеќе чанти накит играчки',
    farming: 'животни земјодел* лозар* маслиново мед овоштар* пчелар* расад* семиња сточар* стакленик* шума*',
    social:
      'волонтер* деца екологи* заедница заштита инклузи* интеграциј* семејств* лица_со млади* жени помош поддршка програм* проект* права социјал* стипенди* стари* услуги хуманитар* застапување',
  },
  nonOffers: {
    claims: 'квалитет* искуство професионал* доверба сигурност гаранција брзина точност',
    steps: 'контактирајте* изберете* закажете* чекор*',
    labels:
      'почетна за_нас контакт* галерија новости вести работно_време локација адреса телефон ценовник цени прашања повеќе види_* прочитај_* партнери тим',
    roles: 'директор претседател* менаџер* координатор*',
    prices: 'бесплатно цена* попуст*',
  },
};
