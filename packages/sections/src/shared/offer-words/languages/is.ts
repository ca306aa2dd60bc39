import type { LanguageWords } from '../words.ts';

export const ICELANDIC: LanguageWords = {
  offers: {
    health: `
      augn* endurhæfing fæðing* heilsu* hjúkrun* lækn* lyf* meðferð* næring* nudd* ráðgjöf* sálfræð* sjúkraþjálf*
      skoðun* tann* þjálfun* mígreni* höfuðverk* bakverk* bakmeiðsl* hálsverk* hálsmeiðsl* axlarmein axlaverk*
      hnémeiðsl* hnéaðgerð* liðskipti mjaðmaskipti kvíði kvíða* þunglyndi* kulnun streita streitu* svefnleysi*
      svefnvand* svefnrannsókn* kæfisvefn* svimi einhverf* adhd adhd-greining fíkn spilafíkn* kjálka* bitskinn*
      líkamsstaða* meðganga brjóstagjöf* brjóstagjafa* mæðravernd* sængurlega* sónar snemmsónar glasafrjóvgun*
      frjósemi* ófrjósem* kvensjúkdóm* getnaðarvarn* leghálsskimun* krabbameinsskoð* brjóstamynd* breytingaskeið*
      þvagfæra* þvagleki grindarbotn* grindargliðnun* heilun reiki höfuðbeina* höfuðbeina-_og_spjald* svæðanudd*
      nálastung* sogæðanudd* bandvefs* íþróttanudd* slökunarnudd* heilnudd* djúpnudd* paranudd* sjúkranudd*
      iðjuþjálf* hnykking* kírópraktor* höggbylgju* þurrnálun* hómópat* grasalækn* jurtalækn* dáleiðsl* núvitund*
      hugleiðsl* hugræn_atferlis* hugrænni_atferlis* emdr sorgarúrvinnsl* talmein* lesblind* heyrnarmæling*
      heyrnartæk* heyrnarpróf* eyrnasuð* eyrnamerg* augasteina* sjónmæling* sjónpróf* sjónlag* laseraðgerð*
      fótaaðgerð* fótamein* innlegg hælspori tennisolnbog* brjósklos* hryggskekkj* slitgigt* gigt gigtar*
      beinþynning* beinþéttni* kviðslit* æðahnút* gyllinæð* ristilspegl* magaspegl* magaverk* meltingar*
      gallstein* skjaldkirt* sykursýk* kólesteról* blóðþrýsting* blóðprufa blóðprufur blóðrannsókn* hjartalínurit*
      hjartaómun* hjartasjúkd* hjartalækn* hjartavernd* astmi ofnæmi* húðkrabba* húðlækn* húðsjúkd* exem sóri
      psoriasis* rósroði vörtur bólusetning* inflúensubólu* sáramiðstöð* sáragræðsl* heilablóðfall* taugalækn*
      taugasjúkd* flogaveik* parkinson* heilabilun* alzheimer* líknandi hjartaendurhæf* starfsendurhæf* mataræði*
      þyngdarstjórn* offitu* magaermi hjáveituaðgerð* átröskun* reykleysi* heimilislækn* bráðamóttak* skurðaðgerð*
      skurðlækn* lýtalækn* brjóstastækk* brjóstaminnk* fitusog* svuntuaðgerð* deyfing fjarheilbrig* myndsamtal*
      vitjanir heimavitjun* apótek* rótfylling* endajaxl* postulínskrón* krónur_og_brýr segulóm* röntgen*
      myndgreining* vottorð gelding* dýralækn* dýraspítal* gæludýraskoð* hundanudd* geðlækn* geðheilbrigð*
      sjálfsmynd* sjálfsvíg* áráttu* áfallastreit* íþróttameiðsl* hálshnykk* laserlækn*
    `,
    beauty: `
      förðun* hár* litun* neglur* snyrt* vax* andlitsbað* andlitsnudd* húðhreinsun* húðslípun* húðgreining*
      húðumhirð* húðvör* ávaxtasýru* microblading microneedling* dermapen fylliefni* varafylling* bótox botox
      hrukku* augabrún* plokkun* lash_lift brow_lift gelnegl* naglaásetning* naglalakk* paraffín* herraklipping*
      dömuklipping* klipping* skeggklipp* rakari rakarastof* greiðslur brúðargreiðsl* strípur* permanent* keratín*
      sléttun fléttur* fastar_fléttur húðflúr* tattú tattoo götun brúnkusprautun* dekur dekurpakk* líkamsskrúbb*
      líkamsvafning* heitir_steinar gufubað* slökunarlaug* ilmvatn* ilmvötn ilmkjarna* sjampó
    `,
    building: `
      bað* bygging* eldhús* flísa* garð* glugg* gólf* hús* hreingerning* hurð* innrétting* jarðvinn* lagnir
      málning* múr* pípulagn* rafmagn* raflagn* smíð* steyp* viðgerð* viðhald* þak* þrif* bárujárn* blikksmíð*
      blikksmið* klæðning* utanhússklæð* sprunguvið* kjarnaborun* arinn arinstæð* kamína borðplöt* pípari
      hitaveit* ofnar ofnalagn* varmadæl* snjóbræðsl* hitakút* frárennsli* stíflulosun* lagnamynd* lagnahreins*
      rotþró* rotþrær drenlagn* rakaskemmd* rakamæling* mygla myglu* jarðvegsskipt* gröftur sprengivinn* fleygun*
      borun hellulögn* hellur stoðvegg* malbik* kantsteinn lóðafrágang* lóðavinn* hekkklipp* grasflöt* túnþök*
      beðahreins* illgresi* sólpall* pallasmíð* skjólvegg* girðing* sólstof* sólskál* gróðurhús* svalalok* svalir
      svalahandrið handrið* glerskipti útihurð* innihurð* eldvarnarhurð* rennihurð* lásasmíð* lásasmið* lásaopnun*
      aðgangskerf* aðgangsstýr* dyrasím* innbrotavarn* brunavarn* brunaþétting* slökkvitæk* neyðarlýsing* rafvirk*
      rafverktak* töfluskipti hleðslustöð* lýsingarhönn* heimilistækjavið* kælikerf* kælivið* loftræsi* loftræst*
      loftskipti stokkahreins* trésmíð* trésmið* fataskáp* stigasmíð* stigar milliveggir gifsveggir loftaklæð*
      stálgrind* stálsmíð* járnsmíð* suðuvinna timburhús* einingahús* bjálkahús* nýsmíð* endurbætur burðarþol*
      aðaluppdrætt* arkitekt* verkfræð* ástandsskoð* ástandsmat* hitamynd* orkumat* málun málari utanhússmál*
      innanhússmál* sandspörsl* veggfóður* parket* dúkalögn* teppalögn* epoxýgólf* einangrun* niðurrif* asbest*
      förgun ræsting* heimilisþrif* stigaþrif* teppahreins* háþrýstiþvott* veggjakrot* dánarbú* meindýr* rottur
      mýs geitung* silfurskott* veggjalús* maurar starrahreiður gardínur* rúllugardín* sólarfilm* markís*
      heitir_pottar innanhússhönn* innanhússarkit* bólstrun* snjómokstur* snjóhreins* hálkuvarn* sorptunn*
      gámaleig* stigalyft*
    `,
    legal: `
      bókhald* endurskoðun* fasteign* fjármál* fjárfest* lán* lög* samning* skatt* trygging* verðmat* erfðarétt*
      erfðaskrá* dánarbússkipt* búskipti kaupmál* sambúðarsamn* skilnað* forsjá* umgengni* meðlag* sifjarétt*
      sakamál* verjand* réttargæsl* útlendingarétt* dvalarleyf* ríkisborgar* atvinnuleyf* uppsögn starfslok*
      félagarétt* félagastofn* stofnun_félag* einkahlutafél* gallamál* nágrannadeil* verktakarétt* útboðsrétt*
      skaðabætur skaðabóta* slysabætur slysamál* slys umferðarslys* líkamstjón* sjúklingatrygg* gjaldþrot*
      greiðsluaðlög* skuldaaðlög* hugverk* vörumerkj* einkaleyf* höfundarétt* framtal framtalsgerð* vsk-uppgjör
      ársreikning* ársuppgjör* launavinnsl* launaútreikn* reikningagerð* innheimta* innheimtu* könnun_árs
      innri_endurskoð* áreiðanleikakönn* fyrirtækjasal* verðmöt* samruni samrunar fjármögnun* hlutabréf*
      skuldabréf* sjóðir verðbréf* eignastýring* lífeyris* séreignarsparn* viðbótarlífeyr* sparnað* sparireikn*
      endurfjármögn* fyrstu_kaup* kreditkort* debetkort* greiðslukort* gjaldeyri* kaupleig* rekstrarleig*
      brunatrygg* ökutækjatrygg* kaskótrygg* bátatrygg* sjúkdómatrygg* slysatrygg* hundatrygg* rekstrartrygg*
      ábyrgðartrygg* tjónaskrá* tjónamat* einbýlishús* fjölbýlishús* raðhús* parhús* lóðir atvinnuhúsn*
      skrifstofuhúsn* verslunarhúsn* jarðir_til leigumiðlun* leiguíbúð* eignaumsýsl* skjalagerð* afsal
      ráðningarsamn* hluthafasamk* ágreiningsmál* gerðardóm* sáttamiðlun* opinber_innkaup útboð samkeppnisrétt*
      eignarnám* peningaþvætt*
    `,
    education: `
      fræðsl* kennsl* leikskól* náms* nám ökukennsl* skól* tónlist* tungumál* þjálfun* vinnustof* fyrirlestr*
      grunnskól* framhaldsskól* menntaskól* háskól* iðnskól* iðnnám* verknám* lýðháskól* tónskól* myndlistarskól*
      reiðskól* ökuskól* fjarnám* staðnám* dreifnám* kvöldskól* íslenskunám* íslenska_fyrir íslenskukenns*
      enskunám* spænskunám* heimanám* stærðfræð* eðlisfræð* efnafræð* líffræð* heimilisfræð* textílmennt*
      myndmennt* stúdentspróf* sveinspróf* samræmd_próf raunfærnimat* starfsnám* nemaleyf* diplómanám*
      meistaranám* doktorsnám* grunnnám* símennt* endurmennt* frístund frístunda* dagforeldr* dagmömm* daggæsl*
      útinám* sandkass* foreldrafél* foreldraviðt* aðlögun nemendaráð* nemendafél* ökunám* ökutímar ökupróf*
      meirapróf* bifhjólapróf* mótorhjólapróf* kerrupróf* verklegt eldvarnanámsk* slysavarn* stjórnendaþj*
      leiðtogaþj* leiðtoganámsk* sölunámsk* framkomunámsk* ritlist* matreiðslunámsk* bakstursnámsk* leirnámsk*
      leirmótun* málaranámsk* saumanámsk* prjónanámsk* köfunarnámsk* smáskip* pungapróf* gítarnám* píanónám*
      fyrirlestur málstof* málþing* handleiðsl* markþjálf* málaskól* sérdeild* krílasálm* útskrift*
    `,
    hospitality: `
      bústað* ferð* fundarsal* gisting* herbergi* hópa* hótel* íbúð* leiga* leiðsögn* morgunmat* ráðstefn* sal*
      skoðunarferð* sumarhús* sundlaug* veisl* heimsókn* bað* gistiheimil* gistihús* farfuglaheim* smáhýsi*
      fjallaskál* skálagist* tjaldsvæð* tjaldstæð* svefnpokapláss* eins_manns tveggja_manna einstaklingsherb*
      hjónaherberg* þriggja_manna svítur svíta brúðarsvít* morgunverð* kvöldverðhlaðborð uppábúin uppábúið rúmföt
      heitur_pottur heita_potta sána gufa fundarherberg* fundaraðst* brúðkaup* jólahlaðborð* starfsmannaferð*
      hvataferð* óvissuferð* gæsun steggjun* hópferð* hópeflisferð* dagsferð* pakkaferð* borgarferð*
      sólarlandaferð* jöklagöng* jöklaferð* íshell* ísklifur* hellaskoð* hellaferð* norðurljós* miðnætursól*
      hvalaskoð* lundaskoð* fuglaskoð* selaskoð* sigling* bátsferð* kajakferð* kajakleig* flúðasigl* fljótasigl*
      snjósleðaferð* fjórhjólaferð* jeppaferð* ofurjepp* reiðhjólaleig* rútuferð* þyrluferð* útsýnisflug* snorkl*
      snorkelferð* eldfjall* eldgosaferð* gullni_hringur gullna_hring* hringferð* leiðsögum* hálendi* stangveið*
      laxveið* silungsveið* sjóstangveið* sjóstöng hreindýraveið* gæsaveið* rjúpnaveið* dorgveið* skautasvell*
      ævintýragarð* klifurgarð* minigolf* þvottahús* þvottavél* flugrút* gæludýr_leyfð wifi skrifstofuaðst*
      samvinnurým* kyrrðardag* svefnloft*
    `,
    food: `
      bakk* bjór* brauð* drykk* eftirrétt* fisk* forrétt* grill* hádegis* hamborgar* ís kaff* kaka* kjöt* kök*
      kvöldmat* lamb* matur matseð* ost* pizz* réttir* salat* samlok* skyr súkkulað* súp* te vatn* vín* grænmet*
      meðlæti veitingastað* veitingahús* réttur_dagsins kvöldverð* aðalrétt* smárétt* hlaðborð* snittur smáborgar*
      pinnamat* ávaxtabakk* þorramat* þorrablót* hákarl* hangikjöt* blóðmör* lifrarpyls* hrútspung* plokkfisk*
      humarsúp* sjávarrétt* þorsk* ýsa bleikj* reyktur_lax grafinn_lax silung* síld lúða humar rækjur krækling*
      hörpudisk* sushi* nautakjöt* nautasteik* nautalund* steikur borgarar svínakjöt* kjúkling* kalkún* gæs
      hreindýrakjöt* hreindýraborg* folaldakjöt* purusteik* pylsur pylsa pulsur beikon skinka kæfa pítsa pítsur
      pasta* lasagn* taco tacos núðlu* karrý* taílensk* indversk* kebab falafel* franskar* beyglur* beygla
      kartöfl* vegan mjólkurvör* mjólk rjómi smjör* jógúrt* bragðaref* mjúkís* kúluís* ísterta sjeik sjeikar
      súrdeig* flatkök* kleinur* kleina snúðar* kanilsnúð* rúnnstykk* bakarí* tertur terta marengs* rjómatert*
      gulrótarkak* skúffukak* hjónabandssæl* randalín* pönnukök* vöfflur* vaffla brúðartert* afmælistert*
      afmæliskök* makkarón* smákök* piparkök* jólakök* bollakök* bolludag* rjómaboll* sælgæti* nammi lakkrís*
      karamell* konfekt* brjóstsyk* sultur* sulta rabarbarasult* hunang* sósur sósa bernais* sinnep* tómatsós*
      krydd* ólífuolí* hnetur* múslí* granóla* hafragraut* grautur djús óáfeng* uppáhell* espresso* cappuccino
      latte íslatte jurtate* kakó jólabjór* páskabjór* kranabjór* brugghús* lagerbjór* ipa stout síder rauðvín*
      hvítvín* rósavín* freyðivín* kampavín* brennivín* viskí* gin vodka romm líkjör* happy_hour brunch bröns
      dögurð* takeaway heimsending* matarpakk* matarvagn* matarbakk* sælkeravör* sælkerakörf* glúten* laktósafrí*
      poke_skál* acai þeytingur þeytingar
    `,
    culture: `
      bækur* bók* dans* hátíð* kór* kvikmynd* list* ljósmynd* menning* safn* sýning* söng* tónleik* viðburð* leik*
      sinfóní* kammertónl* lúðrasveit* karlakór* kvennakór* kirkjukór* gospelkór* einsöng* ópera óperu* rímur
      kvæðakvöld* þjóðlag* þjóðlög þjóðdans* djass djasskvöld* rokktónl* hljómsveit* trúbador* lifandi_tónl*
      plötusnúð* brúðuleik* uppistand* spuni sirkus* töframað* töfrabrögð* trúður ballett* bíó bíósýn* stuttmynd*
      heimildamynd* heimildarmynd* myndlist* málverk* olíumálverk* grafíkverk* höggmynd* skúlptúr* glerlist*
      leirlist* keramík* handverk* útskurð* hannyrð* prjón prjónakvöld* prjónakaff* prjónaskap* hekl heklnámsk*
      útsaum* bútasaum* lopapeys* þjóðbúning* byggðasafn* minjasafn* ættfræð* fornleif* fornminj* útgáfuhóf*
      leshring* leshóp* upplestur* upplestr* rithöfund* ljóðakvöld* ljóðalest* ljóð skáldsög* smásög* glæpasög*
      myndabæk* hljóðbæk* sögustund* sagnakvöld* myndasög* tímarit* hlaðvarp* útvarpsþ* sautjándi_júní 17._júní
      sjómannadag* verslunarmannahelg* jónsmess* réttaball* töðugjöld* sumardagurinn_fyrsti öskudag* sprengidag*
      bolludagur konudag* bóndadag* þrettándabrenn* þrettándagleð* áramót* gamlárskvöld* nýársfagn* jólaball*
      jólamark* jólatréssk* aðventu* páskaeggjal* hrekkjavök* grímuball* sveitaball* diskótek* karókí*
      spurningakepp* pub_quiz* barsvar* bingó* spilakvöld* borðspil* hlutverkaspil* bridds* bridge skák skákmót*
      skákfél* pílukast* flóttaherberg* rafíþrótt* flóamarkað* kolaport* uppboð* fornbíl* frímerk* gítar*
      rafgítar* píanó* flygil* fiðla fiðlu* trommur* trompet* básún* selló* flauta þverflaut* klarínett* saxófón*
      ukulele* orgel orgeltónl* hörpu* tónsmíð* lagasmíð* upptökuver* hljóðupptök* flugelda* skrúðgang* gleðigang*
    `,
    sport: `
      badminton fimleik* fjallgöng* golf* göngu* handbolt* hesta* hjól* hlaup* jóga* knattspyrn* körfubolt*
      reiðtúr* skíð* sund* veiði* æfing* fótbolt* futsal blak strandblak* borðtennis* tennis padel* skvass*
      frisbígolf* frísbígolf* folf keilu* keila krulla frjálsar* frjálsíþrótt* víðavangshl* maraþon* hálfmaraþon*
      ratleik* stafgang* skriðsund* þríþraut* götuhjól* fjallahjól* bmx spinning alpagrein* snjóbretti* brettaæf*
      fjallaskíð* skautar skautaskól* íshokkí* línuskaut* parkour* klifur klifuræf* grjótglím* trampólín*
      klappstýr* íþróttaskól* krakkaleikf* stólajóga* stólaleikf* kraftlyft* líkamsrækt* ræktin hóptím* stöðvaþj*
      þolþjálf* þolæf* hiit tabata crossfit* bootcamp ketilbjöll* zumba mömmujóga* krakkajóga* kundalini* pilates*
      barre tai_chi teygjur teygjuæf* liðleik* einkaþjálf* hópþjálf* fjarþjálf* mömmuþjálf* mömmuleikf*
      bardagaíþrótt* glíma glímuæf* júdó karate* taekwondo* aikido* kendo hnefaleik* kickbox* mma jiu_jitsu
      sjálfsvarn* skylming* bogfimi* leirdúf* skammbyss* reiðnámsk* reiðtím* járning* tamning* hundafimi*
      hlýðninámsk* hvolpanámsk* hundaþjálf* sporanámsk* samkvæmisd* tangó línudans* swing magadans* djassballett*
      hipphopp* götudans* súludans* siglinganámsk* seglbrett* brimbrett* róður róðrar* kajak kajaknámsk* köfun
      fríköfun* fluguveið* fluguhnýt* kastnámsk* mótorkross* motocross torfær* rallý* gókart* go-kart svifflug*
      fallhlíf* svifvæng* litbolti* lasertag* paintball sumarbúð* meistaramót* árskort* klippikort* skátastarf*
      skátar útilega sjósund* kaldir_pottar fatlaðra_íþr* amerískur_fótb* hafnabolt*
    `,
    software: `
      forrit* gagn* hugbúnað* hýsing* kerfi* lausn* net* öryggi* sjálfvirk* skýja* stafræn* tölv* vef* lén
      lénaskrán* wordpress appþróun* öpp rekstrarþjón* skýið afritun* skjáskipti* rafhlöðuskipti viðskiptagreind*
      skýrslugerð* tölfræð* mælaborð* spálíkan* gervigreind* spjallmenni* mállíkan* myndgreiningarhug*
      talgreining* raddstýring* verkferl* málaskrá* skjalastjórn* skjalavist* skjalakerf* skráadeil* útgáfustýr*
      verkefnastjórnunark* tímaskrán* vaktaplan* vaktakerf* tímabókun* dagatalssamst* áminning* tilkynningar*
      sms-sending* samstilling* ótengd dökkt_útlit dökkur_hamur viðbætur samþætting* api opinn_hugbún* opinn_kóði
      frumkóði kóðarýni prófanir_hug villuleit* devops dulkóðun* lykilorðast* tveggja_þátta auðkenning*
      rafræn_skilrík* rafrænar_undirrit* rafræn_undirrit* notendaumsjón* notendastýr* upplýsingaöryg*
      innbrotspróf* eldvegg* vírusvarn* viðskiptakerf* upplýsingakerf* launakerf* kassakerf* sölukerf* birgðakerf*
      birgðahald* pantanakerf* reikningakerf* félagakerf* félagatal* viðskiptamannak* innrivef* eyðublaðag*
      kannanir strikamerk* qr-kóð* stafvæð* rekjanleik* staðsetningartæk* flotastýring* hermun* þrívíddarlík*
      sýndarveruleik* viðbótarveruleik* frumgerð* notendaviðmót* viðmótshönn* notendaupplif* notendapróf*
      aðgengisúttekt* skalanleg* fjöltyngd* textun myndsímtöl* fjarfundabún* skjádeiling* símsvörun* ip-sím*
      farsímaáskr* farsímaþj* sjónvarpsþj* streymisveit* internet_hlut* skynjar* snjallheimil* iðntölv* stýrikerf*
      leyfisveit* microsoft_365 office_365 excel linux windows uppfærslur leitarvél* minnispunkt* verkefnalist*
      innkaupalist* skrefamæl* reiknivél* ritill sniðmát* flýtilykl* rauntíma* biðraðakerf* greiðslugátt* posi
      posar sjálfsafgreiðsl* bálkakeðj*
    `,
    marketing: `
      auglýsing* hönnun* ljósmynd* markaðs* merki* myndband* prent* ráðgjöf* sérmerk* stefnumót* þýðing* umbúð*
      leitarvélabest* útvarpsauglýs* sjónvarpsauglýs* áhrifavald* póstlistamark* birtingaráðg* almannateng*
      fréttatilkynn* fjölmiðlaþj* vörumerkjaþ* vörumerkjastj* mörkun myndskreyt* umbrot skiltagerð* skilti filmur
      fánar* fatamerk* merktur_fatn* nafnspjöld* nafnspjald* bæklinga* dreifirit* dreifibréf* veggspjöld*
      veggspjald* plaköt* póstkort* jólakort* boðskort* umslög* bréfsefn* límmið* borðar rúllustand* textagerð*
      textaskrif* prófarkalest* túlkun* túlkaþjón* túlkar talsetning* portrettmynd* fyrirtækjamynd* vörumyndat*
      vöruljósm* matarljósm* brúðkaupsmynd* brúðkaupsljós* nýburamynd* útskriftarmynd* dróna* loftmynd*
      myndvinnsl* kynningarmyndb* kvikun hreyfigraf* beinar_útsend* bein_útsend* streymisþj* hlaðvarpsgerð*
      ráðgjafarþj* rekstrarráðg* stjórnendaráðg* viðskiptaáætl* viðskiptaþróun* viðskiptaráðg* nýsköpun*
      breytingastj* verkefnastjórn* verkefnastýr* ferlagrein* stjórnarhætt* mannauðsráðg* mannauðsmál* ráðningar*
      stjórnendaleit* starfsmannaleig* persónuleikapróf* starfsánægj* jafnlaunavott* viðhorfskönn* sjálfbærniráðg*
      sjálfbærniskýr* kolefnisspor* kolefnisjöfn* gæðakerf* gæðastjórn* iso-vottun úthring* símsala hópefli*
      tjaldaleig* hljóðkerf* sviðsleig* tæknistjórn* hoppukastal* borðbúnaðarl* stólaleig* myndakass*
      skrifstofuvör* frumkvöðl*
    `,
    transport: `
      bíl* dekk* dráttar* flutning* geymsl* hjólbarð* rúta* sendibíl* skip* varahlut* verkstæð* bifreiðavið*
      bifreiðaverkst* bifreiðaskoð* smurþjón* smurstöð* olíuskipti* vetrardekk* sumardekk* nagladekk*
      heilsársdekk* felgu* bremsur* bremsuvið* bremsuklossa* púst pústþjón* tímareim* kúpling* gírkass* túrbín*
      demparar* startarar alternator* rafgeym* framrúð* lakkvið* réttingar* réttingaverkst* tjónavið* ryðvörn*
      ryðvarn* bónstöð* bónun* alþrif* djúphreins* lakkvörn* keramikhúð* flotaleig* jeppar jeppabreyt* jeppavið*
      fólksbíl* vörubíl* rafbíl* tengiltvinn* fellihýs* tjaldvagn* kerrur* kerra kerruleig* kerrusmíð* rútur
      rútuleig* rútuþjón* strætó áætlunarferð* leigubíl* flugvallarakst* akstursþjón* brúðarbíl* mótorhjól*
      bifhjól* vespur vespa fjórhjól* rafskút* reiðhjól* rafhjól* borgarhjól* bátar bátavið* bátasmíð* bátavél*
      utanborðsmót* seglbát* hraðbát* slöngubát* partasal* vöruflutn* vörudreif* kæliflutn* frystiflutn*
      þungaflutn* kranabíl* kranaþjón* kranar hraðsending* pakkasending* heimkeyrsl* vöruhús* vörustjórn*
      sjóflutn* sjófrakt* flugfrakt* flugflutn* tollafgreiðsl* tollskýrsl* tollmiðlun* gámaflutn* gámar gámasal*
      búslóð* píanóflutn* pökkunarþj* pökkun efnisflutn* malarflutn* snjóruðning* tækjaleig* ferja ferjur
      ferjusigl* þyrluþj* leiguflug* flugnám*
    `,
    goods: `
      blóm* dekk fatnað* fylgihlut* föt gjaf* húsgögn* kerti* leikföng* ljós* peys* skart* skó* sáp* töskur ull*
      útivist* verkfær* vörur* vél* hálsmen* armbönd* eyrnalokk* hringar trúlofunarhr* giftingarhr* úrsmið*
      úraviðg* gullsmíð* gullsmið* silfur* gull demant* kvenfatn* herrafatn* íþróttafatn* nærföt* náttföt* sokkar*
      sokkabux* kjólar* kjóll brúðarkjól* samkvæmiskj* jakkaföt* skyrtur* skyrta blússur* lopavör* bolir buxur*
      gallabux* pils stuttbux* úlpur* úlpa jakkar* dúnúlp* regnföt* regnfatn* kápur húfur* húfa vettling* hanskar*
      treflar* trefill kvenskór* herraskór* strigaskór* stígvél* inniskór* sandalar taska handtösk* bakpok* veski
      regnhlíf* sólglerau* gleraugu* gleraugnaumg* linsur* snertilins* bindi slaufur garn lopi léttlopi plötulop*
      prjónagarn* prjónauppskr* efni_og_föndur saumavör* saumavél* rennilás* hnappar fataviðg* saumastof*
      klæðskeri klæðskera* efnalaug* sófar* sófasett* sófi hægindastól* borðstofuborð* sófaborð* stóll kollar
      bekkir skápar* kommóð* hillur* hilla rúmdýn* dýnur* dýna koddar* sængur* rúmfatn* handklæð* gardín* mottur*
      motta lampar* loftljós* kertastjak* ilmkert* vasar skálar bollar* bolli krúsir glös postulín* borðbúnað*
      hnífapör* hnífar* hnífur brýning* pönnur* steikarpönn* búsáhöld* dúkar servíettur* speglar* spegill
      myndarammar* rammar innrömm* skrautmun* minjagrip* jólagjaf* tækifæriskort* dúkkur* bangsar* bangsi púsl
      púsluspil* kubbar kerrur_barn snuð bleyjur* bleiur heimilistæki* ísskáp* kæliskáp* frystiskáp* frystir
      frystikist* þurrkar* uppþvottavél* eldavél* bakaraofn* örbylgju* helluborð* háfar ryksug* hraðsuðuk*
      blandar* hrærivél* straujárn* raftæki* sjónvörp* hátalar* heyrnartól* magnarar* hljóðnem* myndavél*
      linsur_mynd sjónauk* farsím* símahulst* spjaldtölv* fartölv* borðtölv* lyklaborð* hleðslutæki* snúrur*
      rafhlöð* skrifstofuhúsg* skrifstofust* skrifborð* ritföng* möppur pennar borvél* sagir hamrar skrúfur*
      naglar boltar* lamir hengilás* pakkningar* slöngur* slanga glussaslöng* vökvakerf* vökvadæl* loftpress*
      dælur* dæla ventlar rörafitt* rafstöð* rafmótor* færibönd* færiband* hífibúnað* keðjur kaðlar vírar
      veiðarfær* stál ryðfrítt_stál álprófíl* plötusmíð* laserskurð* plasmaskurð* rennismíð* fræsing* plastvör*
      plast gúmmí frauðplast* dufthúðun* galvanhúð* sandblást* gröfur* grafa smágröf* iðnaðarvél* timbur*
      krossvið* spónaplöt* gifsplöt* panell steinull* sement* granít* marmar* legstein* möl sandur mold
      gróðurmold* viðarvörn* lakk kítti efnavör* hreinsiefni* hreinlætisvör* hreinsivör* þvottaefni* smurefni*
      smurolí* olíuvör* eldsneyti* gaskút* eldivið* pappakass* plastpok* límbönd hjálmar* hjálmur heyrnarhlíf*
      reykskynj* hjartastuðt* sjúkrakass* fallvörn* tjöld* tjald svefnpok* útilegubún* spúnar byssur* rifflar
      reiðhjálm* hnakkar* hnakkur beisli reiðtyg* reiðfatn* hundafóð* kattafóð* gæludýrafóð* gæludýravör*
      hundabúr* hundaól* kattasand* fuglafóð* brúðarvend* útfararblóm* útfararkrans* samúðarvend* samúðarblóm*
      pottaplönt* pottablóm* kransar* kistur* duftker* jólatré jólaskraut* aðventukrans* páskaskraut* blöðrur*
      partývör* grímubúning* verðlaunagrip* bikarar medalí* fánastöng* fánastangir fæðubótarefn* vítamín*
      próteind* antík antíkmun* fornmun* hljómplöt* heildsal* heildverslun* sláttuvél* sláttuorf* keðjusag*
      snjóblás* sólhlíf* hengirúm* rólur rennibraut* flotgall* sjóvinnuf*
    `,
    farming: `
      búfé* fisk* hest* hross* hænur* kindur* korn* landbún* plöntur* sauðfé* skóg* trjá* ræktun* búskap*
      sauðfjár* hrútar* hrútasýn* lömb forystufé* gærur gæra nautgrip* kýr mjólkurkýr* kúabú* mjólkurframl* kálfar
      holdanaut* svínarækt* svínabú* svín hænsni* kjúklingabú* eggjabú* eggjaframl* gæsir kalkúnar geitur* geitfé*
      geitabú* stóðhest* hryssur* hryssa folöld* folald tryppi* reiðhest* söluhest* hagabeit* beitarhólf*
      reiðhöll* reiðvöll* heysala rúlluhey* heyrúll* heyskap* rúllubagg* repja túnrækt* jarðrækt* áburð* sáðvör*
      sáðkorn* fræ plæging* kartöflurækt* gulrætur* gulrófur* rófur tómatar gúrkur* paprikur* jarðarber* bláber*
      aðalbláber* krækiber* rifsber* sólber* hrútaber* rabarbar* ylrækt* gróðurhúsaræ* gróðrarstöð* gróðrastöð*
      sumarblóm* fjölær* rósir* túlipan* haustlauk* runnar* runni limgerðis* limgerði barrtré* lauftré* birki*
      lerki* greni sitkagreni* stafafur* öspin aspir stofublóm* plöntusal* plöntuuppeldi* gróðursetning* grisjun*
      kurlun* kurl sagmyll* viðarvinnsl* girðingarstaur* uppgræðsl* votlendi* moltugerð* molta býflugn* býflugur
      býrækt* laxeldi* bleikjueldi* seiðaeldi* seiði kræklingarækt* þörungar* þaravinnsl* sjávarútveg* línuveið*
      grásleppu* æðardún* æðarvarp* dúnsæng* minkarækt* refarækt* loðdýrarækt* hreindýr* refaveið* minkaveið*
      beint_frá_býli sveitabú* búvél* rúlluvél* mjaltaþjón* mjaltarób* fjósinnrétt* fjárhús* fjósbygg* rafgirðing*
      slátrun* sláturhús* heimaslátr* sæðing* kynbótamat* kynbótasýn* rúning* klaufskurð* hvolpar* hvolpur hundar*
      hundur hundapöss* hundagæsl* hundaganga íslenskur_fjárhund* fjárhund* labrador* golden_retriever*
      border_collie* schäfer* kettir* kettling* kattarækt* kanínur* kanína naggrís* hamstrar páfagauk* gæludýr*
      skrautfisk* fuglar lundi lundar hrafnar
    `,
    social: `
      aðstoð* aldrað* athöfn* barna* börn* félags* ferming* fjölskyld* fundir* guðsþjónust* hjálp* jarðarfar*
      messa* náttúru* skírn* stuðning* styrk* sjálfboð* umhverf* unglinga* útför* þjónust* verkefni* messu*
      kvöldmess* æðruleysis* altarisgang* bænastund* kyrrðarstund* bænahóp* bænir morgunbæn* kvöldbæn* biblíulest*
      biblíuskól* alfanámsk* sunnudagaskól* borgaraleg_ferm* hjónavígsl* giftingar nafngjöf* útfarir* útfararþjón*
      kistulagning* jarðarför* bálför* bálfarir duftreitir kirkjugarð* sorgarhóp* sorgarstuðn* sorgarmiðst*
      kirkjukaffi* kirkjuskól* kirkjustarf* æskulýðsstarf* æskulýðsfél* foreldramorgn* mömmumorgn* trúboð*
      kristniboð* pílagríms* ramadan föstudagsbæn* ungmennahús* ungmennafél* ungmennastarf* samverustund* samvera
      eldri_borgara* jafningjastuðn* aðstandend* kvennaathvarf* þolend* ofbeldi* heimilisofbeld* fósturforeldr*
      fósturheimil* neyðarsím* sjálfsvígsforv* forvarnir* forvarnarstarf* vímuefn* áfangaheimil* gistiskýl*
      neyðarskýl* heimilislaus* matarúthlut* matargjaf* matarbank* fatasöfn* fatagám* fataúthlut* söfnun*
      fjársöfn* minningarkort* minningargjaf* erfðagjaf* neyðaraðst* neyðarsöfn* þróunarsamv* þróunaraðst*
      mannréttind* réttindabar* réttindagæsl* jafnrétti* inngilding* flóttafólk* flóttamann* hælisleit*
      innflytjend* íslenskuspjall* aðalfund* stjórnarfund* haustfagn* sumarferð* haustferð* vorferð*
      undirskriftas* hagsmunagæsl* umsagnir kröfugang* mótmæli* viðurkenning* öldrunarþj* öldrunarheim*
      dvalarheim* dagdvöl* hvíldarinnl* heimsendur_mat* neyðarhnapp* npa notendastýrð* búsetuþjón* búsetuúrræð*
      sambýli skammtímadv* skammtímavist* dagvist* hæfing fötlun* fatlað_fólk fatlaðra táknmál* blindrafél*
      fjárhagsaðst* foreldraráðg* uppeldisráðg* uppeldisnámsk* ættleiðing* atvinnuleit* atvinnuráðg* atvinnumeð*
      endurvinnsl* sorphirð* flokkun_sorp* grenndargám* grenndarstöð* gámastöð* gámavöll* spilliefn*
      lífrænn_úrgang* úrgang* fráveit* rafveit* gatnalýsing* snjóhreinsun* götusóp* opin_svæði aðalskipulag*
      deiliskipulag* lóðaúthlut* bæjarstjórn* sveitarstjórn* hreppsnefnd* hundaleyf* kattahald* heilbrigðiseft*
      slökkvilið* slysavarnafél* almannavarn* neytendavernd* neytendaráð* loftslags* friðlýs* friðland*
      fuglavernd* dýravernd* dýraathvarf* kattholt blóðgjöf* blóðgjafir blóðbank* siðmennt* sumarbúðir
      æskulýðsmót* skátafél* slysavarnir kvenfélag* kvenfélög
    `,
  },
  nonOffers: {
    claims: `
      áreiðanleg* fagmennsk* gæði* hagstæð* hröð* persónuleg* reynsl* traust* ábyrgð*
    `,
    steps: `
      bókaðu* hafðu_* pantaðu* skráðu* veldu* skref*
    `,
    labels: `
      forsíða um_okkur hafa_* staðsetning opnunartím* fréttir myndir verðskrá verð karfa leita skilmálar
      persónuvernd* starfsfólk starfsmenn netfang sími lesa_* sjá_* algengar_*
    `,
    roles: `
      formaður framkvæmdastjóri stjórn* eigandi ritari gjaldkeri
    `,
    prices: `
      afsláttur verð* innifalið
    `,
  },
};
