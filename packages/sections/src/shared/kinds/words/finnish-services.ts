import type { WordsByKind } from './words-by-kind.ts';

export const FINNISH_SERVICES: WordsByKind = {
  'physiotherapy practice': '*fysikaalinen hoitolaitos',
  optician: '*näöntarkastu*|*silmälasiliike|*optometrist*|*näkökesku*',
  'eye clinic': '*silmäsairaala*|*silmäasema|*silmäkesku*',
  'medical practice':
    '*lääkärikesku*|*lääkäriasem*|*terveysasem*|*yleislääkär*|*terveyskesku*|*lääkärivastaanotto*|*lääkäriklinik*',
  joinery: '*mittatilauskalust*|*kalusteverstas|*puuverstas|*kiintokalus*|*kalustevalmist*',
  carpenter: '*timpuri*|*rakennuspuusep*',
  roofer:
    '*kattourakoi*|*vesikat*|*peltikat*|*kattoasennu*|*huopakat*|*kattotyö*|*kattosaneera*|*peltikatot|*katonkorja*|*kattotekni*|*kattopinnoit*|*kattomaalau*|*tiilikat*',
  'painter and decorator':
    '*maalaustyöt|*maalausurakoi*|*tapetoin*|*maalari|*maalausfirma|*julkisivumaalau*|*talomaalau*|*maalauspalvelu*|*ulkomaalau*|*maalarimestari|*maalausyrit*|*sisämaalau*',
  landscaper:
    '*puutarhasuunnittel*|*pihanraken*|*viherurakoi*|*pihatyö*|*maisema-?arkkiteht*|*puutarhurin palvelut|*pihakivey*',
  'taxi service':
    '*taksiyrit*|*taksikesku*|*taksipalvelu*|*invataksi*|*kela-?taksi|*tilataksi*|*pikkubussitaksi|*taksiasema|*taksikuljetu*',
  photographer: '*valokuvaamo*|*valokuvapalvelu*|*muotokuvaaja|*studiokuvau*|*lapsikuvau*',
  'accounting firm':
    '*tilintarkastu*|*veroneuvon*|*taloushallintopalvelu*|*verokonsul*|*palkanlasken*|*taloushallinnon palvelut',
  'insurance agency':
    '*vakuutusedusta*|*vakuutusvälity*|*vakuutuspalvelut|*vakuutusasiamies|*lähivakuutus*|*vakuutusneuvon*',
  'recruitment agency':
    '*työnvälity*|*vuokratyö*|*henkilöstövuokrau*|*suorahaku*|*työvoiman vuokraus|*henkilöstöyritys',
  'marketing agency':
    '*markkinointitoimisto*|*mediatoimisto*|*hakukoneopti*|*markkinointipalvelu*|*somemarkkinoin*|*brändi- ja markkinointi*',
  'IT services':
    '*it-?(?:palvelut|tuki|yritys|palvelutalo|ulkoistus|palveluyritys|konsultointi|kumppani)|*atk-?(?:palvelut|tuki|huolto)|*tietotekniikkapalvelu*|*mikrotuki|*tietokonehuol*|*it-tukipalvelu*|*lähituki',
  'stove shop':
    '*takkamyymälä|*takkakauppa|*kiertoilmatak*|*kamiinat|*varaavat takat|*takkasydäm*|*kiuaskauppa|*muuratut takat',
  'land surveyor': '*maanmittau*|*mittauspalvelu*|*maanmittari*|*kartoituspalvelu*|*mittatyö*',
  'security company': '*turvallisuuspalvelu*|*järjestyksenval*|*henkilösuojaus|*piirivartiointi|*turvapalvelu*',
  laundry: '*pesulat|*vaatepesula|*kemiallinen pesu|*tekstiilihuol*|*pyykkipalvelu*',
  'swimming pool builder': '*allastarvike*|*allastekni*|*allaskauppa|*allashuol*|*uima-allasrak*',
  'window and door company':
    '*ikkunatehdas|*ovitehdas|*ovikauppa|*ovimyymälä|*ulko-ov*|*ikkuna-asennu*|*sisäov*|*ikkunavaihto|*oviliike|*ikkunanvalmist*|*ikkunakauppa',
  'blinds and awnings company':
    '*rullaverho*|*pimennysverho*|*kaihdin*|*kaihtimet|*vekkiverho*|*terassimarkiis*|*lamelliverho*|*screen-?kaiht*|*hyönteisverkko*|*säleverho*',
  tiler:
    '*laattakauppa*|*laatta-?asennu*|*laattamyymälä|*kaakelikauppa|*laattapiste|*laattaurakoi*|*kaakeliliike|*laattamaailma',
  'flooring company':
    '*lattiaurakoi*|*lattiapinnoit*|*parkettityö*|*lattiamies|*mattoliike|*parkettiasen*|*lattiakauppa|*parketti(?:hionta|asennus)|*mattoasentaja|*lattianhionta*|*mattoasennu*',
  metalworker:
    '*metallityöt|*taontapaja|*hitsauspalvelu*|*metallirakente*|*peltisep*|*rakennuspelti*|*hitsausliike|*terästyö*|*sepänpaja*|*taidetaon*|*peltiseppä|*metalliverstas',
  'car rental': '*autonvuokraus|*yhteiskäyttöauto*|*pakettiauton vuokraus|vuokraa auto|*minibussin vuokraus',
  'moving company': '*muuttoliike|*muutto- ja kuljetus*|*muuttoyritys|*kotimuut*|*yritysmuut*|*muuttoapu',
  'equipment hire': '*rakennuskonevuokra*|*nostinvuokra*|*peräkärryvuokra*|*peräkärryn vuokraus|*koneiden vuokraus',
  'self-storage':
    '*vuokravarasto*|*varastovuokra*|self-?storage|*varastotila vuokra*|*varastohotelli|*muuttovarasto*|*varastokop*|*tavaroiden säilytys|*varaston vuokraus',
  'midwifery practice': '*synnytysvalmennu*|*synnytysklinik*|*äitiysneuvola*',
  nutritionist: '*ravintoterap*|*ravitsemusneuvo*|*ravintovalmenta*|*ravitsemusvalmenta*|*ravitsemusasian*',
  naturopath:
    '*luontaishoi*|*luontaislääk*|*vaihtoehtohoi*|*luontaisterap*|*luonnonlääk*|*täydentävät hoidot|*naturopaat*',
  podiatrist: '*jalkahoi*|*jalkojenhoi*|*jalkaklinik*',
  'funeral home': '*tuhkaus*|*hautausurakoi*',
  'housing cooperative': '*asumisoikeu*|*asunto-osuuskun*|*vuokra-asun*',
  'translation agency': '*tulkki|*tulkkaukset|*tulkkikesku*',
  bank: '*pankin konttori|*pankkikonttori|*sijoituspankki',
  plasterer: '*rappari*|*tasoitus- ja maalaus*',
  'insulation and waterproofing contractor':
    '*puhallusvil*|*lisäeristy*|*eristysurakoi*|*vesieristy*|*eristyspalvelu*|*eristäminen|*eristeasen*|*salaojaremont*|*eristysliike',
  'hearing care practice': '*audiolog*|*kuulokesku*|*audionomi*|*kuulontutkimu*|*kuulopalvelu*',
  'energy and utilities':
    '*vesilaito*|*kaukolämpöyhtiö|*vesihuoltolaito*|*sähköverkkoyhtiö*|*sähkönmyyn*|*sähkölaito*|*vesiosuuskun*|*energialaito*',
  'telecommunications company':
    '*matkapuhelinoperaattori|*operaattoripalvelu*|*laajakaistayhtiö|*kuituyhtiö|*tietoliikenneyhtiö|*tietoliikennepalvelu*',
  'financial services':
    '*valuutanvaih*|*omaisuudenhoi*|*varainhoi*|*rahoitusneuvon*|*sijoitusneuvon*|*rahoitusyhtiö|*lainanvälity*|*factoring-?rahoitus|*laskurahoitus|*rahansiir*|*kulutusluotto*',
  'scaffolding company': '*rakennusteline*|*telineasennu*|*telinevuokra*|*telinepalvelu*|*telineurakoi*',
  'graphic design studio':
    '*graafinen suunnit*|*graafikko*|*graafisen suunnit*|*suunnittelutoimisto graaf*|*muotoilutoimisto graaf*|*graafinen muotoil*|*logosuunnit*|*graafisen alan',
  'web design studio':
    '*kotisivut yritykselle|*verkkosivutoimisto|*nettisivut yritykselle|*verkkosivusto* suunnittelu|*www-?sivut|*verkkosivujen toteutus|*verkkokaupan toteutus|*verkkotoimisto|*webbitoimisto|*verkkosivut yritykselle',
  'interior designer':
    '*sisustussuunnit*|*sisustuspalvelu*|*stailaus*|*sisustaja|*sisustusstylis*|*sisustusratkaisu*|*kotistailau*',
  'bicycle hire': '*pyörien vuokraus',
  'student residence': '*opiskelija-asun*|*opiskelijakoti|*asuntola|*opiskelija-?asuminen',
  notary: '*notariaat*',
  'property manager': '*vuokravälity*|*kiinteistömanageer*',
  'gardening service': '*pihanhoi*|*nurmikonleikku*|*viheraluehoi*|*puutarhanhoi*|*puutarhuri*',
  'appliance repair service':
    '*kodinkonehuol*|*kodinkonekorja*|*pesukonehuol*|*elektroniikkahuol*|*elektroniikkakorja*|*pesukoneen korjaus|*kodinkoneiden huolto|*tv-?huolto',
  'medical laboratory': '*patologia*|*näytteenotto*|*verikokee*|*kliininen laborator*',
  'astrologer or fortune teller':
    '*selvänäkijä*|*tarot-?(?:tulkin|ennust)\\p{L}*|*ennustuspalvelu*|*kädestäenn*|*tarotkortti*',
  'property appraiser or surveyor':
    '*kuntotarkastu*|*kiinteistöarvio*|*arviokirja*|*kuntoarvio*|*asunnon arviointi|*kosteuskartoitu*|*kuntokartoitu*',
  'dialysis centre': '*dialyysi(?:keskus|yksikkö|asema|palvelut)',
  'rope access company': '*köysitekniik*|*korkeanpaikantyö*|*korkeiden paikkojen',
  'plastic surgeon': '*kauneuskirurg*|*rintojen suurennus|*luomileikkaus',
  'radiology centre': '*radiologi*|*röntgenpalvelu*|*kuvantamiskesku*',
  'specialist medical practice':
    '*erikoislääkär*|*hematolog*|*sisätauti*|*nefrolog*|*kirurgian klinikka|*proktolog*|*neurokirurg*|*verisuonikirurg*|*erikoislääkäriasema|*traumatolog*',
  'ventilation installer':
    '*ilmanvaihto(?:asennus|työt|palvelut|urakointi|koneet)\\p{L}*|*iv-?(?:urakointi|asennu|puhdistu|huolto)\\p{L}*|*ilmanvaihdon puhdistus|*ilmanvaihtourakoi*|*ilmanvaihtotekni*',
  pawnshop: '*panttilain*|*pantti-?osakeyhtiö',
  'allergy practice': '*allergialääkär*|*allergiaklinik*',
  'cancer centre': '*syöpäklinik*|*syöpäkesku*',
  'bathroom fitter':
    '*kylpyhuoneremont*|*kylpyhuonekaluste*|*kylpyhuonemyymälä*|*kylpyhuoneliike|*kylpyhuonesaneera*|*kylpyhuoneasennu*|*kylppäriremont*',
  'dry stone waller': '*kylmämuur*|*luonnonkivimuur*',
  thatcher: '*ruokokat*|*olkikat*|*kattoruoko*|*ruokokattotyö*',
  'power station':
    '*voimalaito*|*tuulivoimapuisto|*vesivoimala*|*tuulipuisto*|*aurinkovoimala*|*vesivoimalaito*|*ydinvoimala*|*tuulivoimahank*|*aurinkopuisto*',
  'lactation consultant': '*imetysohja*|*imetyskonsul*|*imetystuki*|*imetysneuvon*|*imetysklinik*',
  'rehabilitation centre': '*kuntoutuskesku*|*kuntoutuslaito*|*kuntoutuskoti|*kuntoutuspalvelu*|*kuntoutusyksik*',
  'counselling practice':
    '*pariterap*|*perheneuvo*|*perheterap*|*keskusteluapu|*parisuhdeterap*|*perheasiainneuvo*|*terapiapalvelut|*lyhytterapia*|*ratkaisukeskeinen terap*',
  'art or music therapist': '*musiikkiterap*|*taideterap*|*tanssi-? ja liiketerapia|*kuvataideterap*',
  'equine therapy centre': '*hevosterap*|*hevosavusteinen|*sosiaalipedagoginen hevostoiminta',
  'vein, laser or cryotherapy clinic': '*suonikohju*|*laserklinik*|*kryoterap*|*laserhoido*|*kylmähoito*',
  'sperm, egg or stem cell bank': '*spermapankki|*siittiöpankki|*kantasolupankki|*munasolunluovutu*|*munasolupankki',
  'pension fund': '*eläkeyhtiö|*eläkesäätiö*|*eläkekassa*|*eläkerahasto*|*eläkevakuutusyhtiö',
  'microfinance institution': '*mikrorahoitu*|*mikrolaina*|*mikroluotto*',
  'stockbroker or exchange':
    '*osakevälity*|*arvopaperivälity*|*pörssimeklari|*arvopaperikesku*|*sijoituspalveluyritys|*osakekauppa',
  'science or business park':
    '*tiedepuisto*|*teknologiakesku*|*yrityspuisto*|*teknologiapuisto*|*yrityskesku*|*innovaatiokesku*|*yrityskylä|*tiedekesku* ja yrityspuisto',
  'product or furniture designer':
    '*tuotemuotoil*|*huonekalusuunnittel*|*teollinen muotoil*|*huonekalumuotoil*|*teollisen muotoilun|*muotoilutoimisto',
  'animation or effects studio':
    '*animaatiostudio*|*animaatiotuotan*|*3d-?animaatio*|*visuaaliset tehosteet|*animaatioelokuva*',
  'dubbing or voice-over studio':
    '*dubbaus*|*ääninäyttel*|*voice-?over|*speak-?(?:studio|ääni)\\p{L}*|*jälkiäänity*|*spiikkau*|*ääniroolit|*juontoääni*',
  'literary agency': '*kirjallisuusagen*|*kirjallisuustoimi agent*|*literary agency',
  'proofreader or editor':
    '*kielenhuol*|*oikolu*|*kustannustoimittaja*|*tekstinhuol*|*kielentarkistu*|*kielentarkastu*',
  muralist: '*muraali*|*graffititaitei*|*muraalimaala*',
  'aircraft maintenance company':
    '*lentokonehuol*|*ilma-alushuolto|*helikopterihuol*|*lentokonekorja*|*lentokonemekaan*',
  'railway or port company':
    '*satamayhtiö|*rautatieyhtiö|*rautatieoperaat*|*satama oy|*junaoperaattori|*konttiterminaali|*tavarasatama|*satamaoperaat*',
  'bird control or mole catcher': '*lintukarkot*|*lintujen torjun*|*myyräntorjun*|*lintuesto*|*lintutorjun*',
  'structural or geotechnical engineer':
    '*rakennesuunnit*|*geotekni*|*pohjatutkimu*|*geosuunnittel*|*rakenneinsinöör*|*maaperätutkimu*|*pohjarakennussuunnit*|*rakennelaskel*',
  'geology or archaeology company': '*geologipalvelu*|*geofysii*|*geologinen tutkimu*',
  'town planning consultancy': '*yhdyskuntasuunnit*|*kaupunkisuunnit*|*maankäytön suunnit*',
  'clinical research organisation':
    '*kliiniset lääketutkimu*|*kliininen tutkimu*|*kliinisten tutkimusten|*lääketutkimusyhtiö',
  'type foundry': '*kirjasinsuunnit*|*fonttisuunnit*',
  'shed or garden building maker': '*pihavaja*|*puutarhavaja*|*leikkimök*|*pihasauna*|*pihamök*|*varastorakennu*',
  'furniture, camera or tub hire':
    '*paljuvuokra*|*paljun vuokraus|*kylpytynnyri vuokra*|*kalustevuokra*|*kameravuokra*|*kylpypaljun vuokraus',
};
