import type { LanguageWords } from '../words.ts';

export const ALBANIAN: LanguageWords = {
  offers: {
    health: `
      analiza* dentar* dermatolog* dhëmb* diagnoz* fizioterapi* gjinekolog* implant* kirurgji* kardiolog* klinik*
      kontroll* laborator* masazh* mjekësi* ortodonc* psikolog* shëndet* terapi* trajtim* vaksin* akupunktur*
      alergj* alergolog* anestezi* audiologj* biopsi* botoks* acid_hialuronik hialuronik* fasha_elastike katarakt*
      glaukom* kiroprakt* kolonoskopi* gastroskopi* konsult* kurora_porcelani dentist* stomatolog* protez* detoks*
      diagnostik* dializ* dietë dieta dietolog* ushqyerj* nutricion* ekg endokrinolog* endodonti* endoskopi*
      ergoterapi* mbushje_estetike fertilitet* infertilitet* fiv fraktur* gastroenterolog* obstetri*
      aparate_dëgjimi test_dëgjimi hidroterapi* hipnoz* kineziolog* kineziterapi* lazer lazeri drenazh_limfatik
      mamografi* rezonancë_magnetike skaner tomografi* neurolog* nefrolog* infermier* onkolog* okulist*
      oftalmolog* optometr* optikë higjiena_orale ortoped* osteopat* pediat* fizikal* pilates podolog* profilaks*
      psikiatri* psikoterapi* pulmolog* pneumolog* radiolog* radiografi* refleksologj* rehabilitim* reumatolog*
      faseta mjekim* urolog* ekografi* ultratingull veteriner* sterilizim* mikroçip trauma lëndime dhimbje*
      dhimbje_shpine dhimbje_koke migren* marramendje autizm* adhd tension_i_gjakut hipertension* diabet* tiroid*
      kolesterol* anemi* demenc* alzheimer* parkinson* check-up check_up hernie* hormon* menopauz* shtatzëni*
      gjidhënie neonatologj* foshnja skolioz* shtylla_kurrizore hernia_e_diskut osteoporoz* ankth* stres*
      depresion* djegie_profesionale pagjumësi* varësi* alkoolizm* emdr reiki homeopati* ajurved* aromaterapi*
      fitoterapi* hixhama hixhame meditim* biorezonanc* numerologj* bruksizëm lor otorinolaring* sinusit* astma
      astmë bronkit* ekzem* psoriaz* akne celulit* varikoz* venat angiolog* neurokirurgji* kardiokirurgji*
      hematolog* infektolog* gjenetik* geriatri* proktolog* hemorroid* prostat* seksolog* mesoterapi* mezoterapi*
      prp ozonoterapi* vitamina_iv farmaci* farmaceutik* barna barnatore medikament* urgjenc* ambulanc*
      spital_ditor obezitet* humbje_peshe raport_mjekësor miopi* lasik lente_kontakti
    `,
    beauty: `
      berber* epilim* flokë* grim* manikyr* ngjyros* pedikyr* thonj* bukuri* balayage parukeri* floktore prerje
      keratin* ekstensione mjekër mjekrës rruajtje vetulla vetullat qerpikë qerpikët laminim* estetik* depilim*
      fytyrës filler* mbushës_buzësh buzë buzët makijazh* make-up makeup xhel microblading dermapen
      mikrodermabrazion* peeling piling* piercing shpim_veshësh shampo* spa solar* nxirje tatuazh*
      heqje_tatuazhesh hidrafacial hydrafacial këna heqje_qimesh radiofrekuenc* kavitacion* presoterapi* dobësim*
      formësim_trupi lëkura lëkurës krem kremra serum sapun* dezodorant* mikropigment* hamam sauna nuse nusesh
      paketa_nusesh
    `,
    building: `
      dekor* dritare* dyer elektrik* fasad* gërmim* hidraulik* hidroizolim* instalim* izolim* kondicion* kopsht*
      kuzhin* lyerje mirëmbajtje* mobilje* ndërtim* ngrohj* panele_diellore pastrim* pllaka* projektim*
      rikonstruksion* riparim* restaurim* çati* alarm* montim* tenda balkon* banjo banjë rinovim* kaldaj* muratur*
      murator* ndërtesa dollap* garderob* zdrukth* marangoz* tapet* tavan* termoizolim* termoizolues*
      larje_qilimash prishje demolim* dyert derë duralumin* xhama xhamash vetrata kanalizim* kullim* zhbllokim*
      gropa_septike tubacion* tuba hidrosanitar* kartonxhips* gips* suvatim* suva dheu punime_dheu elektricist*
      ndriçim* ndriçimi_emergjent rrufepritës tokëzim stacione_karikimi rrethim* gardh* oxhak* oxhaqe soba themele
      dysheme parket* laminat* mermer* guri punime_guri peizazh* lëndina krasitje gazi garazh* porta_automatike
      porta_garazhi porta ulluqe mjeshtër pompa_nxehtësie pompa_uji ujë_i_ngrohtë bojler* arkitekt* vaditje ujitje
      bravandreq* brava çelësa hapje_dyersh mirëmbajtja_e_ndërtesave konstruksion* konstruksione_metalike metalik*
      hekur hekuri kangjella myk lagështi* bojatis* boja bojra bojëra lavatriçe frigorifer* pjatalarëse
      dezinfektim* dezinsektim* deratizim* kandrra kandrrash buburreca minj mushkonja termite çimka grerëza
      radiator* tjegulla skela shkallë shkallët parmak* panele_fotovoltaike fotovoltaik* energji_diellore
      ventilim* ajrim dush dushe kabina_dushi lavaman* rubinet* furnizim_me_ujë filtra_uji beton*
      dysheme_industriale epoksid* asfalt* saldim* punime_druri shtëpi_prefabrikate prefabrikat* kamera_vëzhgimi
      citofon* mbrojtja_nga_zjarri mbrojtje_ndaj_zjarrit fikëse_zjarri detektor* ndarëse pergol* veranda tarraca
      tarracë ashensor* vinç* ekskavator* topograf* gjeodezi* mbikëqyrje_punimesh kolaudim* preventiv*
      çertifikatë_energjetike eficienc* rrugë_dhe_ura punime_rrugore shpime_puse puse
    `,
    legal: `
      audit* avokat* doganor* financ* fiskal* investim* juridik* kontabilitet* kontrata* kredi* leje ligj* pasuri*
      pronë* sigurim* taks* tatim* e_drejta_administrative e_drejta_civile e_drejta_penale e_drejta_tregtare
      e_drejta_e_punës këshillim* arbitrazh* falimentim* bankar* llogari_bankare regjistrim_biznesi
      regjistrimi_i_biznesit hapje_biznesi themelim_kompanie mbyllje_biznesi pajtueshmëri* e_drejta_e_autorit
      penal* mbrojtje_penale borxhe borxhesh mbledhje_borxhesh përmbarim* divorc* fonde emigracion* imigracion*
      trashëgimi* testament* kasko dëmshpërblim* aksidente_rrugore lizing* leasing hua huadhënie rifinancim*
      ndërmjetësim* përfaqësim* gjyqësor* proces_gjyqësor mosmarrëveshje* bashkime_dhe_blerje hipotek* noter*
      patenta paga listëpagesa listëpagesë pension* prokura prokurë prona patundshmëri* shitje_pronash
      vlerësim_pronash toka_bujqësore truall troje shtëpi_në_shitje ristrukturim* menaxhim_risku depozita tvsh
      bilanc* marka_tregtare markë_tregtare viza vizash azil* shtetësi* gdpr franshiz* prokurim* prokurime_publike
      tender* ankesa padi apel këmbim_valutor remitanc* obligacion* aksione plan_biznesi buxhet* faktoring*
      legalizim* kadastër kadastr* studim_fizibiliteti
    `,
    education: `
      arsim* certifikim* gjuh* klas* kopsht* kurs* leksion* mësim* program* provim* shkoll* seminar* trajnim*
      universitet* çerdh* akademi* certifikat* parashkollor* gjimnaz* formim_profesional diplom* bachelor master
      mastera doktoratur* fakultet* studime studim_jashtë e-learning autoshkoll* patentë patentë_shoferi
      kategoria_b kategoria_a kategoria_c kategoria_d anglisht anglishtes gjermanisht italisht frëngjisht
      spanjisht shqip_për matura_shtetërore matur* përgatitje_për_maturë detyra_shtëpie praktika_profesionale
      erasmus* lexim shkrim matematik* fizik* kimi biologji* gjeografi* informatik* robotik* kodim kualifikim*
      bursë tutorial* mentorim* punëtori workshop* fillestar* ielts toefl montessori edukim*
      edukim_gjithëpërfshirës këshillim_karriere këshillim_prindërish terren_lojërash kënd_lojërash mensë mensa
      olimpiad* konkurse garë_diturie konvikt*
    `,
    hospitality: `
      akomodim* apartament* dhom* ekskursion* hotel* kamp* mëngjes* pishin* plazh* restorant* rezervim* tur*
      udhëtim* vizit* dasm* salla* transfer_nga_aeroporti lehtësira ballkon barbekju varkë varka lundrim*
      shëtitje_me_varkë bujtin* bungalow bungalov* çadra karavan* parkim* parking* sallë_konferencash
      sallë_mbledhjesh agroturiz* suit* hostel* resort rezidencë vilë vila guidë hiking shtigje shteg wifi wi-fi
      recepsion* gjysmë_pension pension_i_plotë xhakuzi vaskë_me_hidromasazh lavanderi* minibar piknik* safari
      pamje_nga_deti pamje_deti bileta_avioni bileta_ajrore pushime fluturime krocier* kroçer* ditëlindje
      festa_ditëlindjesh coworking aventur* zipline rafting parashut* kalërim kajak* verari* degustim* kala
      kështjella shpella jaht* zhytje lejohen_kafshët
    `,
    food: `
      akullor* birr* bukë* byrek* djath* ëmbëlsir* fruta* gjell* kafe* kek* mish* mjalt* pasta* perime* peshk*
      pije* pica* sallat* sup* torta* vaj* verë aperitiv* antipast* meze mezet buka furra simite lakror* pite fli
      flija tavë tavë_kosi tavë_dheu fërgesë* fërgesa jani jufka trahana pilaf* qofte* qebap* kebab* sufllaqe pacë
      paçe kukurec* speca_të_mbushur sarma japrak* ajvar ajvari viçi qengj* derri pulë pule gjeldeti suxhuk*
      proshut* biftek* skara zgarë zgare në_skarë lëngje limonad* biskot* bistro bufe burger* hamburger* burrito
      tortë pasticeri* keik cupcake bakllav* baklav* kadaif* tullumba trileçe revani sheqerpare hallvë hasude
      ballokume gurabije sultjash krem_karamel espresso kapuçino makiato makiato_e_madhe frape ekspres çaj çaji
      çaj_mali katering* catering ketering* kaçkavall* gjizë kos kosi dhallë qumësht* gjalpë ajkë bulmet*
      çokollat* kokteil* koktej* krepa* petulla kroasan* ushqim_tradicional gatim* pjata pjata_kryesore
      pjata_e_parë pjata_e_dytë meny* menu drekë dreka darkë darka brunch desert* karkalec* kallamar* midhje
      oktapod* koran levrek* koca salmon ton havjar ushqim* ushqim_i_shpejtë ushqime_organike patate
      patate_të_skuqura xhin reçel* gliko marmelat* raki rakia raki_rrushi raki_mani konjak* vera vera_e_kuqe
      verëra verërat shampanj* uiski vodka likeri* lazanj* makarona spageti ravioli rizoto* oriz picë pizza
      piceri* arra bajame lajthi omlet* vezë sanduiç* sandwich toste tost salca salcë snek* smoothie çorba erëza
      erëzat kripë uthull sushi falafel humus tako vegjetarian* vegan* pa_gluten waffle* vafle taverna
      mbrëmje_gala
    `,
    culture: `
      art* bibliotek* botim* event* ekspozit* festival* film* fotografi* koncert* kultur* libra* muze* muzik*
      shfaqje* teat* valle* album* balet* libër karnaval* festë festa festat dita_e_verës panair* panair_libri
      qeramik* poçeri* kori cirk* kinema kino komedi* kostume valltar* kërcim* dj dokumentar* dramë drama piktur*
      folklor* lojë lojëra lojëra_tavoline ilustrim* improvizim* xhaz karaoke revista poezi* letërsi* roman* oper*
      orkestr* këngë këngëtar* premier* performanc* podkast* kuiz* radio recital* regjistrim_audio
      studio_regjistrimi skulptur* simpozium* debate tryezë_e_rrumbullakët mozaik* mural* kaligrafi* qëndis*
      tezgjah endje thurje filigran* gdhendje_në_dru punëdore punime_dore animacion* animator* fishekzjarr*
      klloun* fotosesion* martes* ceremoni* kitarë kitara violin* piano fizarmonik* çifteli* lahut* klarinet*
      daulle bateri_muz fyell iso-polifoni polifoni* rok shah shahu bilardo bowling kazino bingo realitet_virtual
    `,
    sport: `
      basketboll* fitnes* futboll* joga* not palestr* pishin* sport* tenis* volejboll* ecje* aerobik* aikido
      atletik* badminton* biçiklet* çiklizëm çiklizm* bodybuilding ngjitje alpiniz* boks boksi kikboks* kick-boks
      kano kardio crossfit zhytje_nënujore palestër gjimnastik* futsal golf hendboll* hokej* gjueti* patinazh*
      xhudo karate taekwondo vetëmbrojtj* mma muay_thai mundje peshëngritj* kanotazh* surf windsurf kitesurf noti
      notim* vaterpolo vrapim* maraton* gjysmëmaraton* orientim* pingpong padel ragbi skateboard patina parkour
      trampolin* triatlon* ski skijim* snowboard motokros* karting paintball qitj* parapendio paraglajding*
      parashutizëm yoga zumba salsa tango latine hip-hop hip_hop breakdance trajner_personal stërvitj* grup-moshat
      gara liga ligë shigjeta kanioning* trekking shëtitje_me_kuaj ekstrem*
    `,
    software: `
      aplikacion* automatizim* cloud digjital* faqe* hosting* integrim* internet* programim* rrjet* sistem*
      siguri* softuer* softver* server* të_dhëna* zhvillim* llogarit* inteligjenc* njoftime_push analitik* android
      ios api software autentifikim* kopje_rezervë backup blockchain chatbot* kalendarë_digj kalkulator*
      kompjuter* menaxhim_përmbajtjeje crm erp kibernetik* databaz* dixhitalizim* domain* e-commerce dyqan_online
      dyqane_online ueb uebsajt* website enkriptim* eksportim importim filtrim gps hardware vps infrastruktur*
      inventar* licenca windows linux mesazh* kujtes* përkujtues* migrim* monitorim* shumëgjuhësh* optimizim*
      fjalëkalim* pagesa_online raporte_dhe menaxhim_përdoruesish prototip* kohë_reale shtëpi_inteligjente
      shtëpi_smart statistik* sinkronizim* shabllon* testim* ndërfaqe* vizualizim* 3d_vizual* vpn faturim*
      menaxhim_dokumentesh barkod* qr algoritm* firewall antivirus telefoni* fibër_optike fibra_optike televizion*
      telekomunikacion* 5g mbështetje_teknike seo wordpress pos
    `,
    marketing: `
      branding* dizajn* fotografi* grafik* konsulenc* kërkim* logo* marketing* përkthim* printim* promov* reklam*
      shtyp* strategji* video* baner* tabela fletëpalosj* fletushk* broshur* brendim* identitet_vizual
      identitet_korporativ kartëvizit* kartvizit* kartolina fushat* katalog* krijim_përmbajtjeje copywriting
      google_ads gdhendje qëndisje_në flyer* stampim* bluza_të_printuara afishe poster* ftesa ngjitëse stikera
      etiket* ambalazh* paketim* burime_njerëzore burimet_njerëzore rekrutim* influencer* inovacion*
      hulumtim_tregu studim_tregu sondazh* portret* dron* produksion* montazh* marrëdhënie_me_publikun retush*
      sinjalistik* team_building interpretim* titrim* dublim* menaxhim_krize komunikim* prezantim*
      organizim_konferencash ndriçim_skene ozvuçim fonia skena lidership* transmetim_live iso_9001 iso vula flamuj
      kupa medalje kancelari*
    `,
    transport: `
      autobus* bagazh* dërges* dogan* logjistik* magazin* makina* makinë* mekanik* motor* pjesë* qira* shpërndarj*
      taksi* transport* transfert* udhëtar* goma* aeroport* karroceri* frena frenat minibus* furgon* automjet*
      automobil* lavazh* rent_a_car kamion* mallra ngarkes* friksion* korrier* posta_e_shpejtë dërgim_pakosh pako
      pakot zhdoganim* poliritje xhama_të_errët diagnostikim* naftë traget* anije flot* spedicion* ekspedit*
      limuzin* rimorki* motoçiklet* skuter* trotinet* zhvendosj* shpërngulj* pasagjer* tren treni kontejner*
      amortizator* konvergjenc* balancim* gomisteri* disqe karrotrec* fenerë bateri kambio* transmision pirun*
      mjete_të_rënda vinça auto_servis autoservis targa hibrid* shofer_personal
    `,
    goods: `
      aksesor* bizhuteri* dhurat* elektro* këpuc* kozmetik* lodra* lule* makineri* material* mobil* orendi*
      pajisj* parfum* produkte* rroba* tekstil* vegla* veshj* ngjitës alumin* antika antikuar* çizme sandale
      atlete pantofla çanta çantë çantat çanta_shpine kuleta rripa balona tulla akuariume çarçafë dyshek* jastëk*
      batanije mbulesa buqet* byzylyk* kabllo kabuj qirinj kapele karrige kolltuk* divan* tavolin* shtretër
      krevat* komodina rafte kimikate detergjent* pallto xhaketa xhup* kompresor* bakër perde perdet fustan*
      fustane_nusërie vathë pëlhur* copa vida bulona filtra korniza lëndë_djegëse pelet* dru_zjarri gurë_të_çmuar
      qelq gota doreza ar ari argjend* unaza unazë varëse gjerdan* orë_dore ora_dore triko trikotazh* bluza bluzë
      këmish* thika llamba laptop* lente syze syze_dielli magnet* metal* inoks çelik* skrap enë tenxhere filxhan*
      letër karton* vernik* ushqim_për_kafshë ushqim_për_qen telefon_celular celular* mbajtëse plastik* pompa
      pompë qilim* tapiceri* shall* shami funde pantallona xhinse çorape pizhame peshqir* suvenir* vitamina dru
      druri lëndë_druri kukulla koleksion* uniform* valvul* vazo shumicë me_shumicë lesh leshi fije riciklim*
      furça kopsa kamera çimento llampadar* karikues* arkivol* depozita_uji kristal* diamant* ngrirës
      frigorifer_industrial helmet* kaskë zorrë_uji temjan çadra_dielli valixhe mikrofon* altoparlant* tablet*
      printer* tonera televizor* fletore stilolaps* litar* sensor* statuj* pulla ambalazhe paleta qese gjenerator*
      cnc prerje_me_lazer tornim* frezim* derdhje galvanizim* qepje hekurosje
    `,
    farming: `
      agrikultur* bagëti* bimë* blegtori* bletari* bujqësi* drith* fara* ferm* fidan* pemë* ullinj* bujqësor*
      agronomi* agrobiznes* akuakultur* bletë bletët koshere polen propolis shpendë shpendët pulari* gjedh* lopë
      lopët viça dele delet dhi dhitë qengja derra kuaj kali pela poni lepuj pata rosa struc* grurë misër elb
      tërshërë fasule jonxhë sanë kultivim* plehra pleh plehërim* pesticide spërkatje komposto* trofta pyll pyje
      pyjet pyllëzim* pylltari* pemishte* mollë dardha qershi kumbulla pjeshka fiq shegë agrume portokall*
      mandarina kivi boronica mjedra rrush* vresht* ullishte* serr* serë korrje vjelje sherebel* rigon livando*
      domate speca kastravec* patate_fare kërpudha perimtari* bio organik* farëra trëndafil* shkurre saksi lërim
      traktor* kafshë kafshët qen qentë këlyshë mace macet papagall* kanarina peshq_akuariumi stalla stallë
      silazh* sharr* biomas* biogaz* mulli miell mielli qumështore baxho* thertore* kërmij* subvencion*
    `,
    social: `
      ambient* bursa* donacion* familj* fëmijë* gra* komunitet* kujdes* ndihm* ndërgjegjësim* përkrahje* projekt*
      rini* shërbim* sociale* vullnetar* të_drejtat* bashkëpunim* adoptim* birësim* strehim* kafshë_endacake
      pagëzim* bibla studim_biblik dhurim_gjaku dhurues_gjaku të_moshuar* shtëpi_e_të_moshuarve azil_të_moshuarish
      bamirës* kishë kisha xhami* mesha meshë lutj* namaz* namazi_i_xhumasë ramazan* iftar* bajram* kurban* zekat*
      zeqat* haxh* umre mevlud* kuran* predik* rrëfim kungim krezmim pelegrinazh* shërbesë* funeral* varrim*
      përmotshme aftësi_të_kufizuar* aftësi_ndryshe qendër_ditore qendra_ditore dhuna_me_bazë_gjinore bullizm*
      humanitar* refugjat* emigrant* diaspor* të_pastrehë* bankë_ushqimi psikosocial* mbështetje_psikosociale
      barazi_gjinore barazia_gjinore fuqizim* përfshirj* gjithëpërfshirj* romë advokim* avokim* lobim* peticion*
      sensibilizim* mjedis* edukim_mjedisor mbrojtja_e_mjedisit ndryshimet_klimatike mbetje mbetjet
      menaxhim_mbetjesh gjelbërim* mbrojtja_civile zjarrfikës* rinor* qendër_rinore prindërim* grup_mbështetjeje
      grupe_mbështetëse parandalim* asambleja_e_përgjithshme asamble* zgjedhj* gjendja_civile gjendje_civile
      certifikatë_lindjeje certifikata_martese letërnjoftim* pasaporta pasaportë licencim* asistenc* banim_social
      punësim* ndërmjetësim_për_punë furnizim_me_ujë_të ujësjellës* ndriçim_publik konsultime_publike
      konsultim_publik planifikim_urban urbanistik* transparenc* varreza varrezat skautë sponsorizim*
      ekonomi_qarkulluese mikrofinanc* mikrokredi* veteranë
    `,
  },
  nonOffers: {
    claims: `
      besueshmëri* cilësi* eksperienc* përvoj* profesional* garanci* siguri_dhe shpejtësi*
    `,
    steps: `
      na_kontaktoni zgjidh* rezervo* regjistrohu hapi*
    `,
    labels: `
      ballina kreu rreth_nesh kontakt* lajme galeri* vendndodhja orari pyetje_* adresa telefon email çmimet
      partner* ekipi stafi lexo_* shiko_*
    `,
    roles: `
      drejtor* president* menaxher* sekretar*
    `,
    prices: `
      falas çmim* zbritje
    `,
  },
};
