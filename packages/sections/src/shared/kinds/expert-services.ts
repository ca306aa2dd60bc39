import type { Kind } from './kind.ts';

export const EXPERT_SERVICES: readonly Kind[] = [
  {
    name: 'translation agency',
    bucket: 'Business services',
    words: {
      en: 'translation (?:agency|company|services|bureau)|(?:sworn |certified )?translators?|interpreting services|language service provider',
      'de nl':
        '*übersetzungsbüro*|*übersetzungsdienst*|*übersetzer|*übersetzerin|*übersetzungen|dolmetsch*|vertaalbureau*|*vertaler|vertaalster|tolkdienst*|tolken',
      'sv da nb':
        'översättningsbyrå*|översättare|tolkförmedling*|oversættelsesbureau*|translatør*|oversettelsesbyrå*|oversetter*|tolketjeneste*',
      'fr es pt it ca ro':
        'agence de traduction|traduct(?:eur|rice)s?|agencia de traducción|traductora?|traductor jurado|agência de tradução|tradutora?|tradução juramentada|agenzia di traduzion[ie]|traduttrice|traduttore|agència de traducció|birou de traduceri|traducător*',
      'pl cs sk hr sl':
        'biuro tłumaczeń|tłumacz (?:przysięgły|\\p{L}+ego)|překladatelsk*|soudní překlad*|tlumočn*|prekladateľ*|tlmočn*|prevoditeljsk*|sudski tumač|prevajalsk*|prevajalka',
      'ru uk bg':
        'бюро переводов|агентство переводов|бюро перекладів|агенция за преводи|преводаческа|нотариальный перевод',
      'fi et lv lt hu':
        'käännöstoimisto*|kääntäjä|käännöspalvelu*|tulkkaus*|tõlkebüroo*|tulkošanas birojs|tulkojumu birojs|vertimų biuras|fordítóiroda*|szakfordít*|tolmács*',
      'el tr': 'μεταφραστικό γραφείο|μεταφραστικ* κέντρο|tercüme büro*|çeviri büro*|yeminli tercüm*',
      'ar he': 'مكتب ترجمة|ترجمة معتمدة|חברת תרגום|שירותי תרגום|מתרגם|מתרגמת',
      'id vi': 'jasa (?:penerjemah|terjemahan)|penerjemah tersumpah|công ty dịch thuật|dịch thuật công chứng',
      'ja zh ko': '翻訳会社|翻訳者|通訳|翻译公司|翻譯社|번역회사|통번역',
    },
  },
  {
    name: 'patent attorney',
    bucket: 'Legal services',
    words: {
      en: '(?:patent|trade ?mark) (?:attorneys?|agents?)|intellectual property (?:firm|attorneys|agency)',
      'de nl': '*patentanwält*|*patentanwalt*|octrooibureau|octrooigemachtigde*|merkenbureau',
      'sv da nb': 'patentbyrå*|patentombud*|patentagent*|patentbureau*|patentkontor*',
      'fr es pt it ca ro':
        'conseil en propriété industrielle|mandataires? en brevets|agente de la propiedad industrial|patentes y marcas|marcas e patentes|registro de marcas?|studio brevetti|consulen\\p{L}+ in (?:brevetti|proprietà industriale)|marchi e brevetti|patents i marques|mărci și brevete',
      'pl cs sk hr sl':
        'rzecznik\\p{L}* patentow*|kancelaria patentowa|patentov\\p{L}+ (?:kancelář|zástupce|kancelária|zástupca)|patentni (?:ured|zastupnik)',
      'ru uk bg': 'патентн* (?:поверенн|бюро|агентств|повірен)*|патентен представител|регистрация товарных знаков',
      'fi et lv lt hu':
        'patenttitoimisto*|patenttiasiami*|patendibüroo*|patendivolinik*|patentu (?:aģentūra|birojs)|patentų (?:agentūra|patikėtin*)|szabadalmi iroda|szabadalmi ügyvivő*',
      'el tr': 'διπλώματα ευρεσιτεχνίας|patent ofisi|marka patent',
      'ja zh ko': '特許事務所|弁理士|专利代理|專利事務所|특허법인|변리사|특허사무소',
    },
  },
  {
    name: 'bank',
    bucket: 'Financial services',
    types: ['BankOrCreditUnion'],
    words: {
      en: 'credit unions?|(?:savings|community|commercial|private|investment|national|federal savings) bank|bank (?:&|and) trust|building society|online banking',
      'de nl': '*sparkasse|*volksbank|raiffeisenbank|privatbank|*genossenschaftsbank|spaarbank|kredietunie',
      'sv da nb': '*sparbank|*sparbanken|sparekasse*|andelskasse|*sparebank',
      'fr es pt it ca ro':
        "banque (?:privée|populaire|en ligne)|caisse d['’]épargne|cooperativa de (?:ahorro|crédito)|caja rural|caja de ahorros|banco (?:digital|comercial|múltiplo)|banca (?:di credito|popolare|privata)|credito cooperativo|cassa (?:di risparmio|rurale)|casa de ajutor reciproc",
      'pl cs sk hr sl': 'bank spółdzielczy|spořitelna|kampelička|sporiteľňa|štedionica|hranilnica',
      'ru uk bg': 'кредитн* (?:союз|кооператив)|кредитна спілка|коммерческий банк|комерційний банк|кооперативен кредит',
      'fi et lv lt hu':
        '*osuuspankki|säästöpankki|hoiu-laenuühistu|krājaizdevu|kredito unija|takarékszövetkezet|takarékpénztár|hitelszövetkezet',
      'el tr': 'συνεταιριστική τράπεζα|bankacılık hizmet*|katılım bankası',
      'ar he': 'بنك تجاري|مصرف إسلامي|בנק למשכנתאות',
      'id vi': 'koperasi simpan pinjam|bank perkreditan|quỹ tín dụng|ngân hàng thương mại',
      'ja zh ko': '信用金庫|信用組合|农商银行|商业银行|商業銀行|信用合作社|신협|새마을금고|저축은행',
    },
  },
  {
    name: 'detective agency',
    bucket: 'Business services',
    parts: {
      'polygraph service': 'polygr|lie detect|lügen|polígraf|poligraf',
    },
    words: {
      en: 'private (?:investigat(?:ors?|ions?)|detectives?)|detective agency|polygraph*|lie detector|background (?:checks?|screening)',
      'de nl':
        '*detektei*|*privatdetektiv*|wirtschaftsdetekt*|lügendetektor*|recherchebureau*|privédetective*|detectivebureau',
      'sv da nb': 'privatdetektiv*|detektivbyrå*|detektivbureau*|bakgrunnssjekk*|baggrundstjek*|bakgrundskontroll*',
      'fr es pt it ca ro':
        'détectives? privée?s?|agence de détectives?|détective|detectives? privad[oa]s?|agencia de detectives|polígrafo|detetives?(?: particular)?|agenzia investigativa|investigat(?:ore|ori) privat[oi]|investigazioni private|detectiu privat|detectiv particular|test poligraf',
      'pl cs sk hr sl':
        'detektyw*|biuro detektywistyczne|wariograf*|soukromý detektiv|detektivní*|súkromný detektív|detektívn*|privatni detektiv|detektivsk*',
      'ru uk bg':
        'детективн* (?:агентств|агенц|бюро)*|частн\\p{L}+ детектив*|приватн\\p{L}+ детектив*|полиграф*|детектор лжи|частен детектив',
      'fi et lv lt hu':
        'yksityisetsivä*|etsivätoimisto*|detektiivibüroo*|eradetektiiv*|detektīv*|detektyv*|magánnyomoz*|magándetektív*|hazugságvizsgál*',
      'el tr': 'ντετέκτιβ|ιδιωτικές έρευνες|dedektif*|yalan makinesi',
      'ar he': 'חוקר פרטי|חקירות פרטיות|تحريات خاصة',
      'id vi': 'detektif swasta|thám tử',
      'ja zh ko': '探偵|興信所|私家侦探|徵信社|흥신소|탐정',
    },
  },
  {
    name: 'market research company',
    bucket: 'Business services',
    words: {
      en: 'market research|opinion (?:polls?|polling|research)|polling (?:company|firm)|mystery shopping|consumer research',
      'de nl': '*marktforschung*|meinungsforschung*|umfrageinstitut|marktonderzoek*|opiniepeiling*',
      'sv da nb':
        'marknadsundersökning*|opinionsinstitut|undersökningsföretag|markedsanalyse*|analyseinstitut|meningsmåling*',
      'fr es pt it ca ro':
        'études? de marché|institut de sondages?|investigación de mercados?|estudios de mercado|pesquisas? de mercado|instituto de pesquisas?|estudos de mercado|ricerche di mercato|istituto demoscopico|estudis de mercat|cercetare de piață|studii de piață|sondaje de opinie',
      'pl cs sk hr sl':
        'badania (?:rynku|opinii|marketingowe)|výzkum trhu|průzkum* trhu|prieskum* trhu|istraživanj\\p{L}+ tržišta|tržne raziskave',
      'ru uk bg':
        'маркетингов\\p{L}+ исследован*|исследовани\\p{L}+ рынка|дослідження ринку|маркетингов\\p{L}+ дослідж*|пазарни проучвания|социологическ\\p{L}+ (?:агенц|опрос)*',
      'fi et lv lt hu':
        'markkinatutkimus*|turu-?uuring*|tirgus (?:izpēt|pētījum)*|rinkos tyrim*|piackutat*|közvélemény-?kutat*',
      'el tr': 'έρευνα αγοράς|έρευνες αγοράς|pazar araştırma*|kamuoyu araştırma*',
      'ja zh ko': '市場調査|マーケティングリサーチ|市场调研|市場調查|시장조사|여론조사',
    },
  },
  {
    name: 'trade fair',
    bucket: 'Events',
    types: ['ExhibitionEvent'],
    words: {
      en: 'trade (?:fair|show)s?|expo|exhibition cent(?:re|er)|convention cent(?:re|er)',
      'de nl': '*fachmesse*|leitmesse|messegelände|messegesellschaft|verbrauchermesse|vakbeurs|beurshal',
      'sv da nb': 'fackmässa*|branschmässa*|mässcentrum|fagmesse*|messecenter|messehall',
      'fr es pt it ca ro':
        'salon professionnel|salon international|parc des expositions|feria (?:profesional|internacional de)|recinto ferial|feira (?:internacional|de negócios)|fiera (?:internazionale|di settore)|quartiere fieristico|fira internacional|târg(?:ul)? (?:internațional|de)|centru expozițional',
      'pl cs sk hr sl':
        'targi|międzynarodowe targi|centrum targowe|veletrh*|výstaviště|veľtrh*|výstavisko|sajam|velesajam|sejem',
      'ru uk bg':
        'международная выставка|специализированная выставка|выставочн* (?:центр|комплекс)*|міжнародна виставка|виставков* центр|международно изложение|панаир',
      'fi et lv lt hu':
        'messukeskus*|ammattimessu*|erikoismessut|näitusemess|messikeskus|izstāžu centrs|parodų centras|szakkiállítás*|nemzetközi vásár',
      'el tr': 'διεθνής έκθεση|εκθεσιακό κέντρο|fuarı|fuar merkezi|ihtisas fuar*',
      'id vi': 'pameran dagang|hội chợ|triển lãm quốc tế',
      'ja zh ko': '展示会|見本市|博览会|博覽會|展览会|박람회|전시회',
    },
  },
  {
    name: 'award',
    bucket: 'Events',
    parts: {
      competition:
        'competition|contest|olympiad|wettbewerb|concours|concurso|concorso|prijsvraag|concurs|コン|大赛|大賽|공모|경진|конкурс|konkurs',
    },
    words: {
      en: '(?:annual|national|international|business|industry|design|film|book|music) (?:awards?|prize|competition|contest|olympiad)|awards (?:ceremony|programme|program)|prize for (?:young|the best|outstanding|emerging|poetry|fiction|science|journalism|architecture)|call for entries|literary prize|pageant|science olympiad',
      'de nl':
        '(?:design|kunst|literatur|film|wissenschafts|innovations|förder|umwelt|architektur|medien|musik)preis|*wettbewerb|preisverleihung|literatuurprijs|prijsvraag|prijsuitreiking',
      'sv da nb': 'musiktävling*|litteraturpris*|designpris*|idétävling|prisuddeling|filmpris*|prisutdeling*',
      'fr es pt it ca ro':
        'concours (?:international|national|de)|prix littéraire|concurso (?:internacional|nacional)|premios? (?:internacional|nacional|literari)\\p{L}*|prémio (?:nacional|literário)|concorso (?:internazionale|nazionale|letterario|fotografico)|premio letterario|concurs internacional|concurs (?:național|internațional)|gala premiilor',
      'pl cs sk hr sl':
        'konkurs (?:ogólnopolski|międzynarodowy)|ogólnopolski konkurs|międzynarodowy konkurs|olimpiada|mezinárodní soutěž|literární cena|olympiáda|medzinárodná súťaž|književna nagrada|mednarodno tekmovanje',
      'ru uk bg':
        '(?:международн|всероссийск|национальн|литературн)\\p{L}+ (?:конкурс|премия|олимпиада)|(?:міжнародн|всеукраїнськ)\\p{L}+ (?:конкурс|премія)|(?:национален|международен) конкурс',
      'fi et lv lt hu':
        'kirjallisuuspalkinto*|sävellyskilpailu*|musiikkikilpailu*|muotoilupalkinto|kirjandusauhind|konkurss|literatūros premija|tarptautinis konkursas|tanulmányi verseny|irodalmi díj',
      'el tr': 'διεθνής διαγωνισμός|ödülleri|ödül töreni|yarışması',
      'ja zh ko': 'コンテスト|コンクール|文学賞|大奖赛|大賽|공모전|시상식|경진대회',
    },
  },
];
