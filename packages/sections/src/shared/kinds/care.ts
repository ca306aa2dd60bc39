import type { Kind } from './kind.ts';

export const CARE: readonly Kind[] = [
  {
    name: 'midwifery practice',
    bucket: 'Health care',
    parts: {
      'birth centre': 'birth|geburtshaus|naissance|助産',
    },
    words: {
      en: 'midwives|midwife|midwifery|birth cent(?:re|er)',
      'de nl': '*hebamme|*hebammen*|geburtshaus|verloskundige*|*verloskundigen*|kraamzorg*',
      'sv da nb': 'barnmorsk*|jordemoder*|jordemødre*|jordmor|jordmødre*|jordmortjeneste*',
      'fr es pt it ca ro': 'sages?-femmes?|matronas?|parteiras?|ostetric[ahe]*|llevadora|llevadores|moaș[ăae]',
      'pl cs sk hr sl': 'położn[ae]j?|porodní asistent*|pôrodná asistentka|primalja|primalje',
      'ru uk bg': 'акушерка|домашние роды|дул[аы]|акушерки',
      'fi et lv lt hu': 'kätilö*|ämmaemand*|vecmāt*|akušer*|szülésznő*|dúla',
      'el tr ar he': 'μαία|μαίες|ebelik|قابلة قانونية|מיילדת|דולה',
      'id vi': 'bidan|praktik bidan|hộ sinh',
      'ja zh ko': '助産院|助産所|助产士|助產所|조산원',
    },
  },
  {
    name: 'speech therapy practice',
    bucket: 'Health care',
    words: {
      en: 'speech therap*|speech (?:and|&) language therap*|speech[- ]language patholog*|speech patholog*',
      'de nl': '*logopäd*|sprachtherapi*|*logopedi*|stottertherapie',
      'sv da nb': 'logoped*|talepædagog*|audiologoped*',
      'fr es pt it ca ro': 'orthophoni*|logop[eè]d*|fonoaudi[óo]log*|terapia da fala|fonoaudi*',
      'pl cs sk hr sl': 'logoped*|neurologoped*',
      'ru uk bg': 'логопед*',
      'fi et lv lt hu': 'puheterap*|puheopetus|logopeed*|logopēd*|logoped*|logopéd*|beszédterap*',
      'el tr': 'λογοθεραπ*|λογοπεδικ*|dil ve konuşma terap*|konuşma terap*',
      'ar he': 'علاج النطق|أخصائي نطق|קלינאית תקשורת|קלינאות תקשורת',
      'id vi': 'terapi wicara|trị liệu ngôn ngữ|âm ngữ trị liệu',
      'ja zh ko': '言語聴覚|ことばの教室|语言治疗|語言治療|언어치료',
    },
  },
  {
    name: 'occupational therapy practice',
    bucket: 'Health care',
    words: {
      en: 'occupational therap*',
      'de nl': '*ergotherap*',
      'sv da nb': 'arbetsterap*|ergoterap*',
      'fr es pt it ca ro':
        'ergothérap*|terapia ocupacional|terapeuta ocupacional|terapia occupazionale|terapie ocupațională',
      'pl cs sk hr sl': 'terapia zajęciowa|integracja sensoryczna|ergoterap*|radna terapija|delovna terapija',
      'ru uk bg': 'эрготерап*|ерготерап*',
      'fi et lv lt hu': 'toimintaterap*|tegevusterap*|ergoterap*|ergoterapeit*',
      'el tr': 'εργοθεραπ*|ergoterap*',
      'ar he': 'علاج وظيفي|ריפוי בעיסוק',
      'id vi ja zh ko': 'terapi okupasi|hoạt động trị liệu|作業療法|職能治療|作业治疗|작업치료',
    },
  },
  {
    name: 'nutritionist',
    bucket: 'Health care',
    words: {
      en: 'nutritionists?|dietiti?ans?|dietici?ans?|nutrition (?:coach(?:ing)?|counsell?ing|consult*)',
      'de nl': 'ernährungsberat*|diätolog*|diätassist*|diëtist*|voedingsdeskundige|voedingsadvies',
      'sv da nb': 'dietist*|kostrådgiv*|diætist*|kostvejled*|ernæringsfysiolog*|kostveiled*',
      'fr es pt it ca ro':
        'diététicien*|nutritionnistes?|nutricionistas?|nutriólog*|nutrizionist*|dietologo|nutriționist*',
      'pl cs sk hr sl': 'dietetyk|dietetyka|poradnia dietetyczna|výživov* porad*|nutriční terap*|nutricionist*',
      'ru uk bg': 'нутрициолог*|диетолог*|дієтолог*|нутриціолог*|диетолози',
      'fi et lv lt hu':
        'ravitsemusterap*|ravitsemusneuvoja|toitumisnõust*|uztura speciālist*|dietolog*|dietetikus*|táplálkozási tanácsad*',
      'el tr': 'διατροφολόγ*|διαιτολόγ*|diyetisyen*|beslenme uzmanı',
      'ar he': 'أخصائي(?:ة)? تغذية|تغذية علاجية|דיאטנית|תזונאית',
      'id vi ja zh ko': 'ahli gizi|konsultan gizi|chuyên gia dinh dưỡng|管理栄養士|营养师|營養師|영양상담',
    },
  },
  {
    name: 'naturopath',
    bucket: 'Health care',
    parts: {
      homeopath: 'hom[oö]?e?opat|homöopat|homéopat|omeopat|гомеопат',
      herbalist: 'herbal|herborist',
    },
    words: {
      en: 'naturopath*|homoeopath*|homeopath*|acupunctur*|ayurvedic (?:clinic|practitioner)|herbalists?',
      'de nl':
        '*heilpraktiker*|naturheilpraxis|naturheilkund*|homöopath*|akupunktur*|natuurgenees*|homeopat*|acupunct*',
      'sv da nb': 'naturläkar*|akupunkt*|homeopat*|homøopat*|zoneterap*|naturterapeut*',
      'fr es pt it ca ro':
        'naturopath*|homéopath*|acupunct[eo]*|naturópata*|acupuntur*|homeópata*|homeopatia|naturopat*|agopuntura|omeopat*',
      'pl cs sk hr sl': 'naturopat*|akupunktur*|homeopat*',
      'ru uk bg': 'натуропат*|гомеопат*|хомеопат*|иглорефлексотерап*|акупунктур*',
      'fi et lv lt hu':
        'akupunktio*|vyöhyketerap*|homeopaat*|nõelravi|akupunkt*|homeopāt*|homeopat*|természetgyógyász*',
      'el tr': 'ομοιοπαθητικ*|βελονισμ*|akupunktur*|homeopati*',
      'ar he': 'الطب البديل|وخز الإبر|נטורופת*|דיקור סיני|הומאופת*',
      'ja zh ko': '鍼灸院|漢方相談|针灸馆|中醫診所|中医馆|한의원',
    },
  },
  {
    name: 'osteopath',
    bucket: 'Health care',
    words: {
      en: 'osteopath*',
      'de nl': '*osteopath*|chiropra[kc]t*|osteopaat|osteopaten|osteopat*',
      'sv da nb': 'osteopat*|kiropra[kc]t*|naprapat*',
      'fr es pt it ca ro':
        'ostéopath*|chiropra[ct]*|oste[óo]pata*|osteopat[íi]a|quiropr[áa]ct*|quiropraxia|osteopat*|chiropratic*',
      'pl cs sk hr sl': 'osteopat*|chiroprakt*|kiroprakt*',
      'ru uk bg': 'остеопат*|хиропракт*|хіропракт*',
      'fi et lv lt hu': 'osteopat*|kiroprakti*|naprapaat*|osteopaat*|osteopāt*|csontkovács*|oszteopát*|kiroprakt*',
      'el tr': 'οστεοπαθητικ*|χειροπρακτικ*|osteopat*|kayropra*',
      'ar he': 'تقويم العمود الفقري|אוסטאופת*|כירופרקט*',
      'ja zh ko': 'カイロプラクティック|整脊|카이로프랙틱',
    },
  },
  {
    name: 'podiatrist',
    bucket: 'Health care',
    parts: {
      'foot care practice': 'fu(?:ß|ss)pflege|pedicure|フットケア|足部護理|발관리',
    },
    words: {
      en: 'podiatr*|chiropod*|foot clinic',
      'de nl': '*podolog*|fußpflege*|fusspflege*|pedicure(?:praktijk|salon)?|podothera*|podoloog',
      'sv da nb': 'fotvård*|medicinsk fotterap*|fodterap*|fodpleje*|fotterap*|fotpleie*',
      'fr es pt it ca ro': 'pédicure*|podologue*|pod[óo]log[oa]s?|podolog[íi]a|podologi[ea]',
      'pl cs sk hr sl': 'podolog*|podiatr*|pedikúra|medicinska pedikura',
      'ru uk bg': 'подолог*|подолози',
      'fi et lv lt hu': 'jalkahoito*|jalkaterap*|jalaravi|podoloog*|podolog*|podoloģ*|lábápol*|pedikűr*',
      'el tr': 'ποδολόγ*|ποδολογ*|podolog*|ayak bakım*',
      'ja zh ko': 'フットケアサロン|足部護理|足病诊所|발관리',
    },
  },
  {
    name: 'rescue service',
    bucket: 'Health care',
    words: {
      en: 'ambulance service|air ambulance|mountain rescue|search and rescue|lifeboat|rescue squad|rescue service|paramedics|ambulances? services?|patient transport|medical transport',
      'de nl':
        'rettungsdienst*|bergrettung|bergwacht|wasserrettung|wasserwacht|luftrettung|rettungshunde*|krankentransport*|ambulancedienst|reddingsbrigade*|reddingmaatschappij',
      'sv da nb': 'räddningstjänst*|ambulanstjänst*|sjöräddning*|redningstjeneste*|ambulancetjeneste*|redningsselskap*',
      'fr es pt it ca ro':
        'ambulances|secours en montagne|sauvetage en mer|servicio de ambulancias|salvamento marítimo|soccorso alpino|pubblica assistenza|serviciul de ambulanță|salvamont',
      'pl cs sk hr sl':
        'pogotowie ratunkowe|wodne pogotowie|ratownictwo|záchrann* služb*|horská služba|záchranári|gorska služba spašavanja|gorska reševalna|reševalna postaja',
      'ru uk bg': 'скорая помощь|скорой помощи|спасательн* (?:служб*|отряд*)|рятувальн* служб*|планинска спасителна',
      'fi et lv lt hu':
        'pelastuslaitos|ensihoito*|meripelastus*|päästeamet|kiirabi|glābšanas dienests|greitosios pagalbos|mentőszolgálat*|hegyimentő*',
      'el tr': 'ομάδα διάσωσης|υπηρεσία ασθενοφόρων|arama kurtarma|ambulans hizmet*',
      'ar he': 'خدمات الإسعاف|إسعاف|חילוץ והצלה|שירותי אמבולנס',
      'ja zh ko': '救急搬送|民間救急|山岳救助|搜救队|搜救隊|구조대',
      pt: 'ambulâncias?|remoção (?:de pacientes|hospitalar)|transporte de pacientes',
      es: 'ambulancias?|transporte sanitario',
      fr: 'ambulances?|ambulanciers?|transport sanitaire',
      it: 'ambulanz[ae]|trasporto (?:infermi|sanitario)',
      de: 'krankentransport*|rettungsdienst*|patiententransport*',
    },
  },
  {
    name: 'spa',
    bucket: 'Beauty and wellness',
    types: ['DaySpa'],
    words: {
      en: 'thermal baths?|medi-?spa|medical spa|spa (?:centre|center)|hammam|bathhouse|day spa',
      'de nl':
        'therme|thermalbad|wellnesscenter|wellnesszentrum|saunalandschaft|salzgrotte|thermen|wellnesscentrum|saunacomplex',
      'sv da nb': 'spaanläggning*|kurbad|badhotell|badstueanlegg',
      'fr es pt it ca ro':
        'thermes|centre thermal|balneario|termas|centro termal|stabilimento termale|centro benessere|centre termal|centru spa|băi termale',
      'pl cs sk hr sl': 'termy|uzdrowisko|grota solna|termální lázně|lázně|termálne kúpele|kúpele|toplice|terme',
      'ru uk bg': 'спа-?салон*|спа-?центр*|термальн* комплекс*|термы|спа център|минерални бани',
      'fi et lv lt hu': 'kylpylä*|spaakeskus*|spaa|spa centr[sa]|gydykl*|gyógyfürdő*|termálfürdő*|wellness központ',
      'el tr': 'ιαματικά λουτρά|hamamı|kaplıca*|spa merkezi',
      'ja zh ko': '日帰り温泉|スーパー銭湯|温泉会馆|水療中心|찜질방|온천',
    },
  },
  {
    name: 'tattoo studio',
    bucket: 'Beauty and wellness',
    types: ['TattooParlor'],
    parts: {
      'piercing studio': 'piercing|perceur',
    },
    words: {
      en: 'tattoo(?:s|ist|ists)?(?: (?:studio|shop|parlou?r|artists?))?|body piercing|piercing studio',
      'de nl': 'tattoo*|tätowier*|piercingstudio|tatoeëer*|tatoeage*',
      'sv da nb': 'tatuerar*|tatuering*|tattoo*|tatovør*|tatover*|tatoverer*',
      'fr es pt it ca ro':
        'tatoue*|tatouages?|tatuador*|tatuajes?|tatuagen[ms]*|tatuagem|tatuator*|tatuaggi*|tatuatges?|tattoo',
      'pl cs sk hr sl': 'tatuaż*|tatua[tż]or*|tetov*|tetování|tetovaž*|tattoo',
      'ru uk bg': 'тату|тату-?салон*|тату-?студи*|тату-?студі*|татуиров*|татуюван*',
      'fi et lv lt hu': 'tatuointi*|tatuoija*|tätoveer*|tattoo*|tetovē*|tatuir*|tetovál*',
      'el tr': 'τατουάζ|dövme stüdyo*|dövmeci*|tattoo',
      'ar he': 'وشم|קעקועים|מקעקע',
      'ja zh ko': 'タトゥースタジオ|刺青|纹身|紋身|타투',
    },
  },
  {
    name: 'funeral home',
    bucket: 'Personal services',
    words: {
      en: 'funeral (?:home|directors?|services?|parlou?r|care)|undertakers?',
      'de nl':
        '*bestattung|*bestattungen|*bestatter*|bestattungs(?:haus|institut|unternehmen|dienst)|uitvaart*|begrafenisondernem*',
      'sv da nb': 'begravningsbyrå*|bedemand*|begravelsesforretning*|begravelsesbyrå*|krematori*',
      'fr es pt it ca ro':
        'pompes funèbres|funéraires?|funerari[ao]s?|tanatorio|funerária|agência funerária|onoranze funebri|agenzia funebre|pompe funebre|servicii funerare|tanatori',
      'pl cs sk hr sl': 'zakład pogrzebowy|usługi pogrzebowe|pohřební*|pohreb(?:n|í)*|pogrebn*|krematori*',
      'ru uk bg': 'ритуальн* (?:услуг*|агентств*|послуг*)|похоронн* (?:бюро|дом*)|погребальн*|погребална агенция',
      'fi et lv lt hu': 'hautaustoimisto*|hautauspalvelu*|matusebüroo|matuseteenus*|apbedīšan*|laidojimo*|temetkez*',
      'el tr': 'γραφείο τελετών|γραφεία τελετών|cenaze (?:hizmet|levazımat)*',
      'ja zh ko': '葬儀社|葬祭|家族葬|殡仪馆|殯葬|장례식장|상조',
      ar: 'خدمات (?:ال)?جناز(?:ة|ات)',
    },
  },
  {
    name: 'self-help group',
    bucket: 'Social services',
    words: {
      en: '(?:self-help|mutual aid|peer support|support|recovery) groups?|alcoholics anonymous|narcotics anonymous|12[- ]step|al-anon|bereavement support',
      'de nl': '*selbsthilfe*|anonyme alkoholiker|lotgenoten*|zelfhulpgroep*',
      'sv da nb': 'självhjälpsgrupp*|anonyma alkoholister|selvhjælpsgruppe*|selvhjelpsgruppe*|anonyme alkoholikere',
      'fr es pt it ca ro':
        "groupes? (?:d['’]entraide|de parole)|alcooliques anonymes|grupos? de (?:autoayuda|ayuda mutua|ajuda mútua)|alcohólicos anónimos|alcoólicos anônimos|gruppi? di auto[- ]?aiuto|alcolisti anonimi|grups? d['’]ajuda mútua|grup de suport",
      'pl cs sk hr sl':
        'grup[ay] (?:wsparcia|samopomocow*)|anonimowi alkoholicy|svépomocn*|svojpomocn*|anonymní alkoholici|anonimni alkoholičari|skupin[ae] za samopomoč',
      'ru uk bg':
        'групп[аы] (?:взаимопомощи|поддержки)|анонимные алкоголики|груп[аи] (?:взаємодопомоги|підтримки)|анонимни алкохолици',
      'fi et lv lt hu':
        'vertaistuki*|tukiyhdistys|anonyymit alkoholistit|eneseabirühm*|tugirühm*|atbalsta grup*|savitarpio pagalbos|önsegítő*',
      'el tr': 'ομάδ(?:α|ες) αυτοβοήθειας|ανώνυμοι αλκοολικοί|adsız alkolikler',
      'ja zh ko': '自助グループ|互助小组|戒酒|자조모임',
    },
  },
];
