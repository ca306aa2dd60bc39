import type { Kind } from './kind.ts';

export const PUBLIC_AFFAIRS: readonly Kind[] = [
  {
    name: 'advocacy organisation',
    bucket: 'Non-profit',
    words: {
      en: "(?:policy|public|civic|consumer|political) advocacy|advocacy (?:group|organi[sz]ation|campaign|network)|(?:campaign|pressure|lobby|watchdog) (?:group|organi[sz]ation)|digital freedom (?:organi[sz]ation|group)|grassroots (?:movement|campaign|organi[sz]ation)|citizens[’']? (?:initiative|campaign)|consumer (?:association|rights|protection)|anti-corruption (?:organi[sz]ation|watchdog)|(?:women[’']s|lgbtq?\\+?|feminist) (?:organi[sz]ation|association|rights (?:group|organi[sz]ation))|veterans[’']? (?:association|organi[sz]ation|charity)",
      'de nl':
        '*bürgerinitiative*|interessenvertretung|lobbyorganisation|*verbraucherzentrale*|*verbraucherschutz\\p{L}*|*volksinitiative|*actiegroep|belangenorganisatie|*burgerinitiatief|consumentenbond',
      'sv da nb':
        '*intresseorganisation*|påverkansorganisation|*konsumentförening|interesseorganisation*|borgerinitiativ|interesseorganisasjon*|folkeaksjon\\p{L}*',
      'fr es pt it ca ro':
        'collectif citoyen|association de consommateurs|plaidoyer citoyen|groupe de pression|plataforma ciudadana|asociación de consumidores|incidencia política|movimento cívico|defesa do consumidor|comitato (?:civico|cittadino|di cittadini)|associazione (?:dei )?consumatori|plataforma ciutadana|iniciativă civică|asociația pentru protecția consumatorilor',
      'pl cs sk hr sl':
        'organizacja rzecznicza|ruch (?:miejski|obywatelski)|inicjatywa obywatelska|stowarzyszenie konsumentów|občanská iniciativa|iniciativa občanů|občianska iniciatíva|građanska inicijativa|udruga potrošača|civilna iniciativa',
      'ru uk bg':
        'общественн* движени*|гражданск* инициатив*|защит[аы] прав потребителей|громадськ* (?:рух|ініціатив*)|захист прав споживачів|граждански (?:инициативи|сдружени\\p{L}+|движени\\p{L}+)',
      'fi et lv lt hu':
        'kansalaisliike|etujärjestö|kuluttajaliitto|kansalaisaloite|huvikaitse*|kodanikuühendus|rahvaalgatus|interešu aizstāvība|pilsoniskā iniciatīva|interesų atstovavim\\p{L}+|pilietinė iniciatyva|érdekvédelmi szervezet|polgári kezdeményezés|fogyasztóvédelmi egyesület',
      'el tr': 'πρωτοβουλία πολιτών|κίνηση πολιτών|ένωση καταναλωτών|savunuculuk|tüketici derneği|yurttaş girişimi',
      'ar he': 'مناصرة|حماية المستهلك|ארגון שינוי חברתי|יוזמה אזרחית',
      'id vi': 'advokasi kebijakan|lembaga advokasi|vận động chính sách',
      'ja zh ko': '市民運動|消費者団体|消费者协会|倡議組織|倡议组织|시민운동|소비자단체',
    },
  },
  {
    name: 'think tank',
    bucket: 'Research',
    words: {
      en: 'think[- ]?tanks?|policy (?:institute|research|cent(?:re|er)|lab|forum)|public policy (?:organi[sz]ation|research|cent(?:re|er))|cent(?:re|er) for (?:policy|strategic|international|economic) studies',
      'de nl': '*denkfabrik*|think-?tank|denktank',
      'sv da nb': 'tankesmedja*|tænketank*|tankesmie*',
      'fr es pt it ca ro':
        "groupe de réflexion|laboratoire d['’]idées|centro de (?:pensamiento|estudios políticos)|laboratorio de ideas|centro de reflexão|laboratorio di idee|centro studi politic\\p{L}+|grup de reflecție|think tank",
      'pl cs sk hr sl': 'think tank|ośrodek analityczny|analitični center|analytické centrum',
      'ru uk bg': 'аналитическ* центр|мозговой центр|аналітичн* центр|аналитичен център',
      'fi et lv lt hu': 'ajatuspaja|ajatushautomo|mõttekoda|domnīca|minčių kalvė|agytröszt|politikai elemző',
      'el tr': 'δεξαμενή σκέψης|düşünce kuruluşu',
      'ja zh ko': 'シンクタンク|智库|智庫|싱크탱크',
    },
  },
  {
    name: 'research project',
    bucket: 'Research',
    words: {
      en: '(?:eu[- ]funded|erc|horizon (?:2020|europe)|european|interdisciplinary|collaborative|doctoral) (?:research )?(?:project|training network)|research (?:project|consortium|infrastructure|programme|initiative)|marie (?:skłodowska[- ])?curie|erasmus\\+ project|citizen science project',
      'de nl': '*forschungsprojekt*|*verbundprojekt*|*sonderforschungsbereich*|*graduiertenkolleg*|*onderzoeksproject*',
      'sv da nb': '*forskningsprojekt*|*forskningsprogram*|*forskningsprosjekt*',
      'fr es pt it ca ro':
        'projet de recherche|projet (?:anr|européen)|proyecto (?:de investigación|europeo)|projeto de (?:pesquisa|investigação)|progetto (?:di ricerca|europeo)|projecte (?:de recerca|europeu)|proiect (?:de cercetare|european)',
      'pl cs sk hr sl':
        'projekt (?:badawczy|unijny)|výzkumný projekt|výskumný projekt|istraživački projekt|raziskovalni projekt',
      'ru uk bg':
        'исследовательский проект|научно-исследовательский проект|дослідницький проєкт|изследователски проект|научен проект',
      'fi et lv lt hu':
        'tutkimushanke*|eu-hanke|uurimisprojekt|teadusprojekt|pētniecības projekts|mokslinių tyrimų projektas|tyrimų projektas|kutatási projekt',
      'el tr': 'ερευνητικό (?:έργο|πρόγραμμα)|araştırma projesi',
      'ar he': 'مشروع بحثي|פרויקט מחקר',
      'ja zh ko': '研究プロジェクト|研究项目|研究計畫|연구과제|연구사업',
    },
  },
  {
    name: 'chamber of commerce',
    bucket: 'Association',
    words: {
      en: 'chambers? of (?:commerce|trade|industry|crafts)',
      'de nl':
        '*handelskammer*|*handwerkskammer*|*industrie- und handelskammer|*wirtschaftskammer*|*auslandshandelskammer|*kamer van koophandel',
      'sv da nb': '*handelskammar*|*handelskammer*',
      'fr es pt it ca ro':
        "chambre de (?:commerce|métiers|l['’]artisanat)|cámaras? de comercio|c[âa]maras? de comércio|associação (?:comercial|empresarial)|camera di commercio|cambra de comerç|camera de comer[țt]",
      'pl cs sk hr sl':
        'izba (?:gospodarcza|handlowa|przemysłowo-handlowa|rzemieślnicza)|hospodářská komora|obchodní komora|obchodná komora|gospodarska komora|gospodarska zbornica|obrtna zbornica|obrtnička komora',
      'ru uk bg':
        'торгово-промышленн* палат*|торговая палата|торгово-промислов* палат*|търговско-промишлена палата|търговска камара',
      'fi et lv lt hu':
        'kauppakamari*|kaubandus-tööstuskoda|kaubanduskoda|tirdzniecības un rūpniecības kamera|tirdzniecības kamera|prekybos(?:, pramonės ir amatų)? rūmai|kereskedelmi és iparkamara|iparkamara|kereskedelmi kamara',
      'el tr': 'εμπορικό (?:και βιομηχανικό )?επιμελητήριο|επιμελητήριο|ticaret (?:ve sanayi )?odası|sanayi odası',
      'ar he': 'غرفة (?:ال)?تجار\\p{L}+|الغرفة التجارية|לשכת (?:ה)?מסחר',
      'id vi': 'kamar dagang|kadin|phòng thương mại|hiệp hội doanh nghiệp',
      'ja zh ko': '商工会議所|商工会|商会|商會|상공회의소|상공회',
    },
  },
  {
    name: 'trade union',
    bucket: 'Association',
    words: {
      en: "(?:trades?|labou?r|teachers?[’']?|workers?[’']?|nurses?[’']?) unions?|unions? (?:local|branch)|workers[’'] rights|afl-cio|(?:staff|employees?[’']?) (?:association|union)|works council",
      'de nl': '*gewerkschaft*|*betriebsrat*|arbeitnehmervertretung|*vakbond*|vakvereniging|*ondernemingsraad',
      'sv da nb':
        '*fackförbund*|*fackförening*|*fagforening*|*fagforbund*|*personaleforening|tillitsvalgt\\p{L}*|arbeidstakerorganisasjon',
      'fr es pt it ca ro':
        'syndicat (?:de salariés|des travailleurs|enseignants?|national)|union syndicale|sindicatos?(?: de \\p{L}+)?|central sindical|sindicat[oi]?|sindacat[oi]|sindacale|sindicats?|sindicatul\\p{L}*',
      'pl cs sk hr sl':
        'związ\\p{L}+ zawodow\\p{L}+|nszz|odborov(?:á|ý) (?:organizace|svaz|zväz|organizácia)|odbory|sindikat\\p{L}*',
      'ru uk bg': 'профсоюз*|профессиональный союз|профспілк*|синдикат на',
      'fi et lv lt hu':
        'ammattiliitto|ammattiyhdistys*|ammattiosasto|ametiühing*|arodbiedrība*|profesinė sąjunga|profsąjung\\p{L}+|szakszervezet\\p{L}*',
      'el tr': 'συνδικάτο|εργατικό κέντρο|σωματείο εργαζομένων|sendika\\p{L}*',
      'ar he': 'نقابة (?:العمال|المعلمين|الأطباء|المهندسين)|نقابة|ועד עובדים|איגוד עובדים|ההסתדרות',
      'id vi': 'serikat (?:pekerja|buruh)|công đoàn',
      'ja zh ko': '労働組合|ユニオン|工会(?!社)|工會|노동조합|노조',
    },
  },
  {
    name: "employers' association",
    bucket: 'Association',
    words: {
      en: "employers?[’']? (?:association|federation|organi[sz]ation|confederation)|business (?:federation|confederation|council)",
      'de nl':
        '*arbeitgeberverband*|*unternehmerverband*|*unternehmensverband|*werkgeversvereniging|*werkgeversorganisatie',
      'sv da nb': '*arbetsgivarorganisation*|*arbetsgivarförening|*arbejdsgiverforening*|*arbeidsgiverforening*',
      'fr es pt it ca ro':
        'organisation patronale|fédération patronale|syndicat patronal|confederación empresarial|organización empresarial|confederação empresarial|associação industrial|confindustria|associazione (?:di categoria|industriali)|associació empresarial|patronat\\p{L}*|confederația patronală',
      'pl cs sk hr sl':
        'organizacja pracodawców|związek pracodawców|pracodawcy|svaz (?:zaměstnavatelů|průmyslu|podnikatelů)|zaměstnavatelský svaz|zväz (?:zamestnávateľov|priemyslu)|udruga poslodavaca|združenje delodajalcev',
      'ru uk bg':
        "союз (?:работодателей|предпринимателей|промышленников)|объединение работодателей|спілка (?:роботодавців|підприємців)|об'єднання роботодавців|съюз на (?:работодателите|предприемачите)|браншова организация",
      'fi et lv lt hu':
        'työnantajaliitto|työnantajajärjestö|toimialaliitto|elinkeinoelämän|tööandjate (?:keskliit|liit)|erialaliit|darba devēju (?:konfederācija|organizācija)|darbdavių (?:asociacija|konfederacija)|munkaadói szövetség|munkáltatói szövetség|iparági szövetség|szakmai szövetség',
      'el tr':
        'σύνδεσμος (?:βιομηχανιών|εργοδοτών|επιχειρήσεων)|işveren(?:ler)? sendikası|işverenler birliği|sanayiciler derneği|iş adamları derneği|iş insanları derneği',
      'ja zh ko': '経営者協会|경영자총협회|경총',
    },
  },
  {
    name: 'certification body',
    bucket: 'Business services',
    parts: {
      'standards organisation': 'standard|normung|normali|normazione',
      'inspection body': 'inspect|prüf|keuring|contrôle|vérification',
      'accreditation body': 'accredit|akkredit|acredit|認定',
    },
    words: {
      en: 'certification (?:body|bodies|services|company|agency|mark)|(?:iso|ce|halal|kosher|organic) certif(?:ication|iers?|ied body)|accreditation (?:body|agency|services)|standards? (?:body|organi[sz]ation|institute|development organi[sz]ation)|notified body|inspection (?:body|company|agency)|seal of approval',
      'de nl':
        '*zertifizierungsstelle*|*zertifizierungsgesellschaft|iso-?zertifizierung|*prüfgesellschaft|*prüforganisation|akkreditierungsstelle|normungsorganisation|normungsinstitut|*certificeringsinstantie|certificerende instelling|*keuringsinstantie|keurmerk*',
      'sv da nb':
        '*certifieringsorgan|certifieringsföretag|standardiseringsorganisation|*certificeringsorgan|certificeringsvirksomhed|*sertifiseringsorgan|sertifiseringsselskap|standardiseringsorganisasjon',
      'fr es pt it ca ro':
        'organisme (?:certificateur|de certification|de normalisation|notifié)|bureau de (?:contrôle|vérification)|entidad (?:de certificación|certificadora|de acreditación)|organismo de (?:normalización|control|certificación)|certificadora|entidade certificadora|organismo de certificação|ente (?:di certificazione|certificatore|di normazione)|organismo (?:di certificazione|notificato)|entitat certificadora|organism de certificare|certificări iso',
      'pl cs sk hr sl':
        'jednostka (?:certyfikująca|notyfikowana|inspekcyjna)|certyfikac\\p{L}+ (?:iso|wyrobów|systemów)|certifikační (?:orgán|společnost)|certifikačn(?:ý|á) (?:orgán|spoločnosť)|certifikacijsk\\p{L}+ (?:tijelo|kuća|organ)|certifikacija (?:iso|sustava|sistemov)',
      'ru uk bg':
        'орган по сертификации|сертификаци\\p{L}+ (?:продукции|iso|исо)|центр сертификации|орган з сертифікації|сертифікаці\\p{L}+ (?:продукції|iso)|сертифициращ\\p{L}* орган\\p{L}*|сертификация по iso',
      'fi et lv lt hu':
        'sertifiointielin|sertifiointipalvelu*|standardisoimisliitto|sertifitseerimisasutus|standardimiskeskus|sertifikācijas institūcija|standartizācijas|sertifikavimo (?:įstaiga|centras)|standartizacijos|tanúsító (?:szervezet|testület)|minőségtanúsít\\p{L}*|szabványügyi',
      'el tr':
        'φορέας πιστοποίησης|πιστοποίηση iso|belgelendirme (?:kuruluşu|firması)|iso belgelendirme|standartları enstitüsü',
      'ar he': 'جهة (?:منح )?شهادات|شهادات الأيزو|גוף התעדה|מכון התקנים',
      'id vi': 'lembaga sertifikasi|sertifikasi iso|sertifikasi halal|tổ chức chứng nhận|chứng nhận iso',
      'ja zh ko': '認証機関|認定機関|認証取得|认证机构|認證機構|质量认证|인증기관|인증원',
    },
  },
];
