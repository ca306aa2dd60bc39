import type { Kind } from './kind.ts';

export const MONEY_AND_TRADE_HELPERS: readonly Kind[] = [
  {
    name: 'currency exchange',
    bucket: 'Financial services',
    narrows: 'financial services',
    words: {
      en: '(?:currency|foreign) exchange(?: (?:office|bureau|service|shop|kiosk)s?)?|bureaux? de change|money changers?',
      'de nl': '*wechselstube\\p{L}*|*geldwechsel|*wisselkantoor|*geldwisselkantoor',
      'sv da nb': '*valutaväxling|*växlingskontor|*valutaveksling|*vekslingskontor|*vekselkontor',
      'fr es pt it ca ro':
        'bureaux? de change|casas? de c[aâ]mbio|cambio de (?:moneda|divisas)|corretoras? de câmbio|agências? de câmbio|cambiavalute|cambio valut[ae]|canvi de (?:divisa|divises|moneda)|cas[eă] de schimb(?: valutar)?|schimb valutar',
      'pl cs sk hr sl sr':
        'kantor(?:y)? (?:wymiany walut|internetowy)|wymiana walut|směnárn[ay]|zmenáreň|mjenjačnic\\p{L}*|menjalnic\\p{L}*|menjačnic\\p{L}*',
      pl: 'kantor',
      'ru uk bg mk':
        'обмен(?:ный пункт)? валют\\p{L}*|обменный пункт|обмін валют\\p{L}*|обменно бюро|менувачниц\\p{L}*',
      'fi et lv lt hu':
        'valuutanvaih\\p{L}*|valuutavahet\\p{L}*|valūtas maiņ\\p{L}*|valiutos keit\\p{L}*|pénzváltó\\p{L}*|valutaváltó\\p{L}*',
      'el tr': 'ανταλλακτήρι(?:ο|α)(?: συναλλάγματος)?|döviz büro\\p{L}*',
      'ar he fa': 'صرافة|חלפנות(?: כספים)?|صرافی',
      'id vi': 'money changer|penukaran (?:uang|valuta)|thu đổi ngoại tệ',
      'ja zh ko th': '外貨両替|両替所|货币兑换|貨幣兌換|外币兑换|환전소|แลก(?:เปลี่ยน)?เงินตรา',
      'az sq': 'valyuta mübadil\\p{L}*|kembim valutor\\p{L}*',
    },
  },
  {
    name: 'loan company',
    bucket: 'Financial services',
    narrows: 'financial services',
    words: {
      en: 'loans? (?:compan(?:y|ies)|providers?|lenders?)|money ?lenders?|payday (?:loans?|lenders?)|title loans?',
      'fr es pt it ca ro':
        '(?:sociétés?|organismes?) de crédit|rachat de crédits?|financieras? de (?:crédito|consumo)|préstamos (?:personales|rápidos|online)|prestamistas?|empréstimos? (?:pessoa(?:l|is)|consignados?)|agenzi[ae] di prestiti|cessione del quinto|prestamistes?|credit(?:e|are) (?:rapid[eă]|nebancar[eă]|online)',
      'pl cs sk hr': 'firma pożyczkowa|chwilówki|nebankovní půjčky|(?:půjčky|pôžičky) online|brzi krediti',
      'ru uk bg mk': 'микрозайм\\p{L}*|мікропозик\\p{L}*|бързи кредити|брзи? кредит\\p{L}*',
      'fi et lv lt hu': 'pikalain\\p{L}*|kiirlaen\\p{L}*|ātrie kredīti|greitieji kreditai|gyorskölcsön\\p{L}*',
      'id th hi': 'pinjaman online|บริษัทสินเชื่อ|สินเชื่อส่วนบุคคล|ऋण (?:एजेंसी|कंपनी)|पर्सनल लोन|फाइनेंस कंपनी',
      'ja zh ko': '消費者金融|小额贷款|小額貸款|대부업체',
    },
  },
  {
    name: 'crowdfunding platform',
    bucket: 'Financial services',
    narrows: 'investment firm',
    words: {
      en: 'crowd ?funding (?:platform|site|portal)s?|(?:equity|peer-to-peer|p2p) (?:crowd ?funding|lending)',
      'de nl': '*crowd(?:funding|investing|lending)-?plat(?:t)?form\\p{L}*',
      'sv da nb': '*crowdfunding-?plat(?:t)?form\\p{L}*|gräsrotsfinansiering',
      'fr es pt it ca ro':
        '(?:plateforme de )?financement participatif|plataforma de (?:crowdfunding|micromecenazgo|financiación colectiva)|micromecenazgo|financiamento coletivo|vaquinha online|piattaforma di crowdfunding|micromecenatge|finanțare participativă',
      'pl cs sk hr sl sr':
        'finansowanie społecznościowe|crowdfundingov\\p{L}+|platforma crowdfundingowa|grupno financiranje|množično financiranje',
      'ru uk bg': 'краудфандинг\\p{L}*|краудинвестинг\\p{L}*|спільнокошт\\p{L}*|групово финансиране',
      'fi et lv lt hu':
        'joukkorahoit\\p{L}*|ühisrahast\\p{L}*|pūļa finansēšan\\p{L}*|sutelktin\\p{L}+ finansavim\\p{L}*|közösségi finanszíroz\\p{L}*',
      'el tr': 'πλατφόρμα crowdfunding|kitle fonlama\\p{L}*',
      'ar he fa': '(?:ال)?تمويل (?:ال)?جماعي|מימון המונים|ت[اأ]مین مالی جمعی',
      'id vi': 'platform (?:urun dana|crowdfunding)|gọi vốn cộng đồng',
      'ja zh ko': 'クラウドファンディング(?:サイト|プラットフォーム)|众筹|群眾募資|募資平台|크라우드펀딩',
    },
  },
  {
    name: 'loss adjuster',
    bucket: 'Financial services',
    words: {
      en: 'loss adjust(?:ers?|ing)|(?:public|claims|insurance) adjusters?|insurance loss assessors?',
      'de nl':
        '*schadenregulier\\p{L}*|*versicherungssachverständige\\p{L}*|*schadenexperte\\p{L}*|*schade-?expert(?:s|ise|isebureau)?|*contra-?expert\\p{L}*|*schadetaxateur\\p{L}*',
      'sv da nb': '*skadereglerare|*taksator|*taksatorfirma',
      'fr es pt it ca':
        "experts? d['’](?:assurés?|assurances?)|perit(?:o|os|ación) de seguros|(?:ajustador|liquidador)(?:es)? de (?:seguros|siniestros)|gabinete pericial|reguladora? de sinistros|perit[io] assicurativ[io]|infortunistica stradale",
      'pl cs ru': 'rzeczoznawca ubezpieczeniowy|likvidátor pojistných|аварийный комиссар\\p{L}*|сюрвейер\\p{L}*',
      'fi et hu': 'vahinkotarkast\\p{L}*|kahjukäsitl\\p{L}*|kárszakértő\\p{L}*',
      'tr he id': 'sigorta eksper\\p{L}*|שמאי (?:רכוש|ביטוח)|adjuster asuransi',
      'ja zh ko': '損害(?:保険)?鑑定(?:人|事務所)?|损失公估|保险公估|公估公司|公證公司|손해사정(?:사|법인)?',
    },
  },
  {
    name: 'bailiff',
    bucket: 'Legal services',
    words: {
      en: 'bailiffs?|high court enforcement(?: officers?)?|process servers?',
      'de nl': '*gerichtsvollzieher\\p{L}*|*gerechtsdeurwaarder\\p{L}*|*deurwaarder(?:s|skantoor)?',
      'fr es pt it ca ro':
        'huissiers?(?: de justice)?|commissaires? de justice|ufficial[ei] giudiziari[oa]|agentes? de execução|executor(?:i|ilor)? judecătoresc\\p{L}*',
      'pl cs sk hr sl sr':
        'komornik\\p{L}* sądow\\p{L}+|kancelaria komornicza|soudní exekutor|exekutorský úřad|súdny exekútor|exekútorský úrad|javni (?:ovršitelj|izvršitelj)\\p{L}*',
      'ru uk bg mk':
        'судебн\\p{L}+ пристав\\p{L}*|частный судебный исполнитель|приватн\\p{L}+ виконав\\p{L}*|част(?:ен|ни) съдеб(?:ен|ни) изпълнител\\p{L}*|извршител\\p{L}*',
      'fi et lv lt hu':
        'ulosottomies|kohtutäitur\\p{L}*|tiesu izpildītāj\\p{L}*|antstol(?:is|io|iai)|végrehajtó iroda|bírósági végrehajtó',
      'el sq': 'δικαστικ(?:ός|οί) επιμελητ(?:ής|ές)|permbarues\\p{L}*',
      kk: 'жеке сот орындаушы\\p{L}*',
      hu: 'végrehajtói iroda',
    },
  },
  {
    name: 'business association',
    bucket: 'Association',
    words: {
      en: "(?:local |small )?(?:business|merchants|traders|retailers|shopkeepers)[’']? (?:association|alliance|guild)s?|(?:business|town cent(?:re|er)) improvement districts?|business (?:network|networking group|club)s?",
      'de nl':
        '*gewerbeverein\\p{L}*|*werbegemeinschaft|*unternehmerverein\\p{L}*|*unternehmernetzwerk|*unternehmerclub|*ondernemersvereniging\\p{L}*|*winkeliersvereniging\\p{L}*|*ondernemersclub|*ondernemerskring',
      'sv da nb':
        '*företagarförening\\p{L}*|*köpmannaförening\\p{L}*|*erhvervsforening\\p{L}*|*handelsstandsforening\\p{L}*|*næringsforening\\p{L}*|*næringsråd|*erhvervsnetværk',
      'fr es pt it ca ro':
        "(?:union|association) (?:des |de )?commerçants|union commerciale|club (?:d['’]affaires|d['’]entreprises|d['’]entrepreneurs)|asociaci(?:ón|ones) de (?:comerciantes|empresari[oa]s)|clubs? de empresarios|associação (?:comercial|empresarial|de comerciantes)|associazione (?:commercianti|imprenditori)|associaci(?:ó|ons) (?:de comerciants|d['’]empresaris)",
      'pl cs sk hr sr':
        'stowarzyszenie (?:kupców|przedsiębiorców)|klub (?:biznesu|przedsiębiorców)|sdružení podnikatelů|združenie podnikateľov|udruženje (?:obrtnika|poduzetnika|preduzetnika)',
      'ru uk': 'ассоциаци\\p{L}+ предпринимателей|бизнес-?клуб\\p{L}*|асоціаці\\p{L}+ підприємців',
      'fi et lv lt hu':
        'yrittäjäyhdisty\\p{L}*|yrittäjät ry|ettevõtjate liit|uzņēmēju biedrība|verslininkų asociacija|vállalkozók (?:egyesülete|klubja)',
      'el tr': 'εμπορικός σύλλογος|(?:iş insanları|iş adamları|işadamları|esnaf) derneği',
      'ar fa': 'جمعية (?:ال)?تجار|جمعية رجال الأعمال|انجمن کارآفرینان',
      'ja zh ko': '商店街(?:振興組合|協同組合|連合会)|商店会|異業種交流会|企业家协会|企業家協會|상인회',
    },
  },
  {
    name: 'economic development agency',
    bucket: 'Government',
    words: {
      en: '(?:regional|economic|rural|enterprise) development (?:agenc(?:y|ies)|corporations?|organi[sz]ations?|boards?|authorit(?:y|ies))|innovation agency',
      'de nl': '*wirtschaftsförderung\\p{L}*|*innovationsagentur|*regionalmanagement|*ontwikkelingsmaatschappij',
      'sv da nb': '*erhvervshus|*erhvervsfremme|*næringshage|*næringsutvikling|*utviklingsselskap|*näringslivsbolag',
      'fr es pt it ca ro':
        'agences? de développement|agencias? de desarrollo|agências? de desenvolvimento|agenzi[ae] di sviluppo|agència de desenvolupament|agenți[ae] (?:pentru |de )?dezvoltare',
      'pl cs sk hr sl sr':
        'agencja rozwoju|lokalna grupa działania|místní akční skupina|rozvojová agentur[ay]|rozvojová agentúra|miestna akčná skupina|razvojna agencija|lokalna akcijska (?:grupa|skupina)',
      'ru uk bg':
        'агентств\\p{L}+ развития|агенція (?:регіонального )?розвитку|местна инициативна група|агенция за (?:регионално )?развитие',
      'fi et lv lt hu':
        'kehitysyhtiö\\p{L}*|elinkeinoyhtiö\\p{L}*|arenduskeskus\\p{L}*|attīstības aģentūra|plėtros agentūra|vietos veiklos grupė|fejlesztési ügynökség|helyi akciócsoport',
      'el tr': 'αναπτυξιακή (?:εταιρεία|εταιρία)|kalkınma ajans\\p{L}*',
      'ja zh ko': '産業振興(?:財団|公社|センター)|经济发展局|投资促进局|경제진흥원|산업진흥원',
    },
  },
  {
    name: 'business centre',
    bucket: 'Business services',
    narrows: ['coworking space', 'science or business park'],
    words: {
      en: '(?:serviced|executive) (?:offices?|suites?)|office space (?:rental|to let|for rent)|(?:business|enterprise) cent(?:re|er)s?|offices? (?:to let|for rent)',
      'de nl': '*business-?cent(?:er|re)|*bürocenter|*bedrijfsverzamelgebouw|*bedrijvencentrum|*kantoorruimte',
      'sv da nb': '*kontorshotell|*kontorhotel|*kontorhotell',
      'fr es pt it ca ro':
        "centres? d['’]affaires|centros? de (?:negocios|empresas|escritórios|negócios)|uffici arredati|business center|centre de negocis|spații de birouri|centru de afaceri",
      'pl cs sk hr sl sr': 'wynajem biur|centrum biznesu|business centrum|poslovni cent(?:ar|er)',
      'ru uk bg': 'бизнес-?центр\\p{L}*|бізнес-?центр\\p{L}*|бизнес център',
      'fi et lv lt hu': 'toimistohotelli|ärikeskus|biznesa centrs|verslo centras|biurų nuoma|irodaház\\p{L}*',
      'el tr': 'επιχειρηματικό κέντρο|hazır ofis\\p{L}*',
      'ar he': 'مركز أعمال|מרכז עסקים',
      'id vi': 'sewa (?:ruang )?kantor|cho thuê văn phòng',
      'ja zh ko th': 'レンタルオフィス|ビジネスセンター|サービスオフィス|商务中心|商務中心|비즈니스 ?센터|สำนักงานให้เช่า',
      is: 'skrifstofuhótel\\p{L}*',
    },
  },
];
