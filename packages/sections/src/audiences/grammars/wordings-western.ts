import type { Wordings } from './grammar.ts';

/** More words around groups of people in languages of the west: whom an offer serves, whom it is open to, whose customers they are. */
export const WESTERN_WORDINGS: Readonly<Record<string, Wordings>> = {
  en: {
    before: {
      helps:
        "(?:donate|lend)s? (?:[\\p{L}-]+ ){1,3}to|(?:well-?being|quality of life|health|independence|rights|interests|dignity|lives|success|growth|recovery|inclusion|employment|safety|integration) of|(?:awareness|understanding|literacy|skills|interest) among|partner(?:s|ing)? with|works? (?:for|alongside)|on behalf of|encourag(?:es?|ing)|car(?:es?|ing) for|look(?:s|ing)? after|tak(?:es?|ing) care of|(?:so|so that)(?= [^.;]{3,60} can )|brings? together|(?:that|which)(?= (?:[\\p{L}-]+ ){1,6}can (?:afford|use|trust|rely))|we(?:['’]re| are) here for|(?:deliver|provid|suppl)(?:s|es?|y|ies|ing) (?:[\\p{L}-]+ ){1,4}to|suppl(?:y|ies)|(?<!(?:grey|gray|black|white|brown|blue|green|red|pink|colou?r|shade|tone|cut|dress|style) )suits?",
      designed: 'friendly (?:to|for|towards)|accessible (?:to|for)|safe for|welcoming (?:to|for)|home (?:to|for)',
      used: '(?:our|my) (?:(?!board|committee|team|staff|crew|founding|council|panel)\\p{L}+ )?(?:clients|customers|guests|students|patients|users|members|visitors|readers) (?:are|include|range from|come from)(?: (?:mainly|mostly|both|typically))?|(?:enjoyed|appreciated|visited|booked) by|(?:(?:can|may|to) be )?used by|(?:our|my) (?:clients|customers)(?= ?:)|popular (?:with|among)|(?:favou?rite|hit) (?:with|among)',
      for: '(?:for and with|both for)',
    },
    fillers: '(?:mix|range|variety|number|wide range) of',
    after: {
      welcome: '(?:will (?:feel|find|be)|feel) (?:\\p{L}+ )?(?:at home|welcome)',
      can: '(?:who are looking|benefit|turn to us|come to us|choose us)',
    },
    groups: 'novices|potters|walkers|curators|archivists',
  },
  de: {
    before: {
      helps:
        '(?:unterstütze|begleite|berate|coache|trainiere|unterrichte|helfe|schule) ich(?! (?:mein|unser))|(?:wohl|gesundheit|selbst(?:st)?ändigkeit|teilhabe|rechte|interessen|bedürfnisse|lebensqualität|entlastung|integration|inklusion|anliegen|zusammenhalt|lebensbedingungen|entwicklung)n? (?:von|der|aller)|damit(?= [^.,;]{3,60} können)|stärk(?:t|en)|versorg(?:t|en)|empfang(?:t|en)|begeister(?:t|n)|richten uns (?:vor allem )?an|(?:bieten|begrüßen|empfangen|beherbergen|begleiten|beliefern|versorgen|beraten) wir(?: auch| gerne?)?|freuen uns (?:auf|über)|setz(?:t|en) (?:uns|sich|mich) für|(?:sind|heißen)(?= [^.;]{3,80} willkommen)',
      designed:
        '(?:zugänglich|interessant|hilfreich|lohnend|barrierefrei|freundlich|passend|attraktiv|gerüstet) für|(?:ort|raum|zuhause|heimat|partner|begleiter|adresse|ansprechpartner(?:in)?|paradies|oase) für',
      used: 'zu uns kommen|(?:unsere|die) (?:kundschaft|gäste|kunden) besteht (?:vor allem |überwiegend )?aus|(?:unsere|meine) (?:kunden|mandanten|auftraggeber)(?= ?[:–—])|zu (?:unseren|meinen) (?:kunden|mandanten|gästen) (?:zählen|gehören)',
    },
    after: {
      welcome: '(?:sind|ist) (?:\\p{L}+ ){0,3}willkommen|willkommen',
      helps: '(?:bieten|begrüßen|empfangen) wir',
      can: '(?:kommen (?:bei uns )?auf ihre kosten|fühlen sich (?:bei uns )?wohl|schätzen)',
    },
    fillers: 'heute',
    groups: 'wiedereinsteiger[n]?|einzelreisende[n]?|kleinkinder[n]?',
  },
  nl: {
    before: {
      helps:
        '(?:help|coach|begeleid|ondersteun|adviseer|train) ik|(?:welzijn|gezondheid|zelfstandigheid|rechten|belangen|behoeften|ontwikkeling|integratie|leven) van|zodat(?= [^.,;]{3,60} kunnen)|werk(?:en|t)? (?:graag )?(?:met|voor)|richt(?:en|t)? (?:ik )?(?:zich|ons|me|mij) (?:vooral )?op|bedien(?:en|t)|lever(?:en|t)? (?:ook )?aan|ontvang(?:en|t)|verwelkom(?:en|t)|adviseer|adviseren|help|ontzorg(?:en|t)?|behartigt?|sta(?:an|at)? klaar voor|zijn(?= [^.;]{3,80} welkom)|is er voor|belever(?:en|t)|voorzie(?:n|t)',
      designed: '(?:toegankelijk|interessant|aantrekkelijk|leuk|veilig|plek|thuis|hotspot|partner|adres) voor',
      used: 'tot (?:onze|mijn) (?:klanten|opdrachtgevers) behoren|(?:mijn|onze) (?:klanten|opdrachtgevers|cliënten|leden|gasten) (?:zijn|komen uit)|onze (?:klanten|opdrachtgevers)(?= ?:)',
      condition: 'of (?:je|u) nu(?: een)?|bent u nu(?: een)?',
    },
    after: {
      can: '(?:kunnen (?:bij (?:mij|ons) )?terecht)|vinden (?:bij ons|hier)',
      welcome: '(?:zijn|is) (?:ook |altijd |van harte ){0,2}welkom',
    },
    fillers: 'zowel',
    groups: 'gevorderde|breisters',
  },
  sv: {
    before: {
      helps:
        '(?:välmående|hälsa|rättigheter|intressen|behov|utveckling|trygghet|livskvalitet) (?:för|hos)|så att(?= [^.,;]{3,60} kan)|(?:arbetar|jobbar) med|(?:riktar|vänder) oss (?:främst |i första hand )?(?:till|mot)|levererar till|välkomnar|stärker|hjälpa|stötta|ger|betjänar|tar emot',
      designed: '(?:tillgänglig|lämplig|lämpar sig|intressant|partner|plats) (?:för|till)',
      used: '(?:används|kan användas|anlitas|besöks) av|våra (?:kunder|medlemmar|gäster) (?:är|består av|finns inom)|bland våra kunder finns|våra kunder(?= ?[:–—])',
      for: '(?:både|såväl) (?:för|till)',
    },
    after: {
      welcome: '(?:är|hälsas|känner sig) (?:\\p{L}+ ){0,2}välkomna',
      can: '(?:kan använda|väljer oss)|hittar (?:allt|här|hos oss)|(?:får|har) (?:\\p{L}+ )?rabatt',
    },
    groups: 'firmor|tränare|rektorer',
    wholes: 'stora som små|små som stora',
  },
  da: {
    before: {
      helps:
        '(?:trivsel|sundhed|rettigheder|interesser|behov|udvikling|livskvalitet) (?:for|hos|af)|så(?= [^.,;]{3,60} kan)|hjælpe|støtte|betjener|(?:arbejder|samarbejder) med|(?:henvender|retter) (?:os|mig) (?:især |primært )?(?:til|mod)|leverer til|rådgiver|byder velkommen til|tager imod|tilbyder',
      designed: '(?:tilgængelig|velegnet|interessant|mødested|frokoststed|sted) for',
      used: '(?:vores|mine) (?:kunder|klienter|medlemmer|gæster) (?:er|består af|tæller)|(?:bruges|anvendes|benyttes|besøges) af|vores kunder(?= ?[:–—])',
      for: '(?:både|såvel) (?:for|til)',
    },
    after: { welcome: 'er (?:\\p{L}+ ){0,2}velkomne?', can: 'kan (?:få|finde|bruge|bestille|deltage|være med)' },
    vague: 'folk',
  },
  nb: {
    before: {
      helps:
        '(?:trivsel|helse|rettigheter|interesser|behov|utvikling|livskvalitet) (?:for|hos)|slik at(?= [^.,;]{3,60} kan)|hjelpe|støtte|betjener|(?:jobber|arbeider) med|(?:henvender|retter) (?:oss|meg) (?:især |først og fremst )?(?:til|mot)|leverer til|rådgir|ønsker velkommen|tar imot|har elever fra',
      designed: '(?:tilgjengelig|aktuell|interessant|egner seg|relevant|møteplass|sted|språkmateriell) for',
      used: '(?:våre|mine) (?:kunder|klienter|medlemmer|gjester|elever) (?:er|består av)|(?:brukes|benyttes|besøkes) av|(?:våre kunder|kundene våre)(?: er| består av)?(?= |:)',
      for: '(?:både|såvel) (?:for|til)',
    },
    after: { welcome: 'er (?:\\p{L}+ ){0,3}velkomne?', can: 'kan (?:få|finne|bruke|bestille|delta|være med)' },
    vague: 'folk|personer|dem',
    groups: 'enkeltpersonforetak|gründere',
  },
  fr: {
    before: {
      helps:
        "nous (?:servons|desservons)(?: (?:les|des))?|(?:bien-être|santé|autonomie|droits|intérêts|besoins|développement|épanouissement|inclusion|intégration|réussite|quotidien|sécurité|confort) (?:des?|d['’]une?|d['’])(?: l['’])?|(?:rend|rendons|rendre|faire grimper)(?= les)|pour que(?= [^.,;]{3,60} (?:puissent|soient|aient))|nous nous adressons (?:à|aux)|à l['’]usage d(?:es?|u)|conseill(?:e|ons|er)|équip(?:e|ons|er)|livr(?:e|ons|er)|intervien(?:t|s)|répond(?:re|ons)? aux besoins|s['’]occupe(?:r|nt)?|prendre soin|prend soin|accueillir|accueillant(?: les)?|fourni(?:t|ssons)(?: les)?|approvisionn(?:e|ons)(?: les)?",
      designed:
        'utile(?:s)? (?:à|aux?)|(?:adressé|offert|approprié|accessible|convivial|lieu|espace|guide|référence|charte|principes)e?s? (?:à|aux?|pour)(?: les)?|convien(?:t|nent) (?:à|aux?)(?: les)?',
      used: "parmi nos clients (?:figurent|on compte|on trouve)(?: (?:des|les))?|(?:rendez-vous|rassemblement) (?:annuel )?des|nos (?:clients|clientes|adhérents|patients|usagers) (?:sont|viennent)(?: (?:principalement|aussi bien))?(?: des| les)?|ils nous font confiance|(?:l['’])?adhésion est ouverte (?:à|aux?)(?: toute?s?)?|nos (?:clients|partenaires et clients)(?= ?:)|appréciée?s? (?:des|par les)|prisée?s? (?:des|par les)",
    },
    fillers: "d['’]|(?:à|pour|de|chez) (?:leurs?|ses|vos)|ses",
    qualifiers:
      'implantée?s|située?s|basée?s|exerçant|œuvrant|porteurs|touchée?s|résidant|établie?s|issue?s|éloignée?s|hospitalisée?s',
    wholes:
      'toutes et (?:à )?tous|tous et (?:à )?toutes|(?:des|du) plus (?:petits?|jeunes?)(?: enfants?)? aux? plus (?:grands?|âgés?|anciens?)|des petits aux grands',
    after: { can: '(?:y )?trouver(?:ont|a)|peuvent|pourront|bénéficient|profitent' },
  },
  es: {
    before: {
      helps:
        '(?:bienestar|salud|autonomía|derechos|intereses|necesidades|calidad de vida|crecimiento|inclusión|integración|seguridad)(?: \\p{L}+)? de(?: l[ao]s)?|uniendo a(?: l[ao]s)?|acceso (?:al? )?(?:[\\p{L}]+ ){1,3}(?:a|en|de)|nos dirigimos a|dirigimos a|para que(?= [^.,;]{3,60} (?:puedan|tengan|sean))|abastecemos a|suministramos a|asesora(?:mos)? a|protege(?:mos)? a|acogemos a|recibimos a|damos (?:servicio|soporte|apoyo) a|cuida(?:mos)? (?:a|de)|trabajamos por|(?:suministra|provee|abastece)(?:mos)?(?: a)?',
      designed:
        '(?:dedicad[oa]s?|destinad[oa]s?|adecuad[oa]s?|apt[oa]s?|accesibles?|útil(?:es)?|recomendad[oa]s?|perfect[oa]s?) (?:a|al|para|por)(?: tod[oa]s)?(?: l[ao]s)?',
      used: '(?:nuestros|mis) (?:clientes|socios|pacientes|huéspedes|usuarios) (?:son|provienen de|incluyen)|entre nuestros clientes (?:se encuentran|hay|están)|confían en nosotros|nuestros clientes(?= ?:)',
      for: 'tanto para(?: l[ao]s)?',
    },
    qualifiers: 'ubicad[oa]s|dedicad[oa]s|residentes|provenientes|víctimas',
    after: { can: 'tienen (?:\\p{L}+ ){0,2}(?:descuento|acceso|derecho|entrada)|(?:disfrutan|encontrarán|encuentran)' },
  },
  it: {
    before: {
      helps:
        '(?:serviamo|accompagniamo)(?: (?:le|gli|i))?|(?:benessere|salute|autonomia|diritti|interessi|esigenze|bisogni|crescita|qualità della vita|integrazione|inserimento|sicurezza)(?: \\p{L}+)? d(?:i|ei|elle|egli)|affianc(?:a|hiamo)(?: (?:le|gli|i))?|assist(?:e|iamo)(?: (?:le|gli|i))?|accogli(?:e|amo)(?: (?:le|gli|i))?|seguiamo(?: (?:le|gli|i))?|forniamo (?:a|ai|alle|agli)|ci (?:occupiamo|prendiamo cura) (?:di|dei|delle|degli)|affinché(?= [^.,;]{3,60} possano)|dalla parte d(?:i|ei|elle|egli)',
      designed:
        '(?:accessibil[ei]|destinat[oaie]|indirizzat[oaie]|consigliat[oaie]|utile|utili) (?:per|a|ad|agli?|alle|ai)(?: tutt[ie])?(?: (?:le|gli|i))?|al fianco d(?:i|ei|elle|egli)',
      used: 'i nostri (?:clienti|soci|pazienti|ospiti) (?:sono|provengono da)|tra i nostri clienti (?:ci sono|figurano|annoveriamo)|(?:tra )?i nostri clienti(?: ci sono| sono)?(?= |:)',
      for: 'sia per(?: (?:le|gli|i))?',
    },
    qualifiers: 'residenti|operanti|provenienti|vittime|in situazione',
    fillers: '(?:alle|ai|agli|per (?:i|le|gli))(?: loro)?|loro',
    after: { can: '(?:hanno diritto|trovano|troveranno|usufruiscono)' },
  },
  pt: {
    before: {
      helps:
        '(?:bem-estar|saúde|autonomia|direitos|interesses|necessidades|qualidade de vida|inclusão|integração|crescimento|segurança|remoções hospitalares)(?: \\p{L}+)? d(?:e|os|as)|acolhe(?:mos|r)?(?: (?:as|os))?|servi(?:mos|r)(?: (?:as|os))?|envolver(?: (?:as|os))?|receber(?: (?:as|os|sua|seus|suas|a sua|os seus))?|assessora(?:mos)?|fornece(?:mos)? (?:para|aos?|às?)|para que(?= [^.,;]{3,60} (?:possam|tenham|sejam))|cuida(?:mos)? d(?:e|os|as)|assistência (?:a|aos?|às?)|(?:abastece|fornece)(?:mos)?',
      designed:
        '(?:acessíve(?:l|is)|dedicad[oa]s?|exclusiv[oa]s?|indicad[oa]s?|recomendad[oa]s?|adequad[oa]s?|útil|úteis) (?:para|a|aos?|às?)(?: tod[oa]s)?(?: (?:as|os))?',
      used: 'entre (?:os )?nossos clientes (?:estão|contam-se|figuram|destacam-se)|(?:os )?(?:nossos|meus) (?:clientes|pacientes|alunos|associados|hóspedes) (?:são|incluem)|(?:os )?nossos clientes(?= ?:)',
      for: 'tanto para(?: (?:as|os))?',
      condition: 'quer seja(?: uma?)?|seja(?= [^.]{3,40} ou )',
    },
    wholes: 'toda família|sua família e amigos',
    fillers: '(?:aos?|às?|para (?:as|os))(?: seus| suas)?|seus|suas',
    after: { can: 'têm desconto|beneficiam' },
  },
  ca: {
    fillers: "d['’]",
    before: {
      helps:
        "(?:creixement personal|benestar|educació|formació)(?= d['’])|(?:benestar|salut|autonomia|drets|interessos|necessitats|creixement personal|creixement|inclusió|integració|qualitat de vida)(?: \\p{L}+)? d(?:e|els|e les|['’])|treball(?:em|am|a) (?:amb|per(?: a)?|pel creixement personal d['’])|col·labor(?:em|a) amb|dona(?:m|nt)? suport a(?:ls?)?|acoll(?:im|eix)(?: (?:les|els))?|cuid(?:em|a)|assessor(?:em|a)(?: a(?:ls?)?)?|adreçat a|(?:oferim|donem|prestem) (?:\\p{L}+ )?a(?:ls?| les)?|servim|proveïm|subministrem",
      designed:
        '(?:accessibles?|destina(?:t|da|ts|des)|recomana(?:t|da|ts|des)|apt(?:e|a|es)?) (?:per a|a|als?)(?: tot(?:s|es))?(?: (?:les|els))?',
      used: 'els nostres (?:clients|socis|pacients) són',
      for: 'per als?',
    },
  },
  ro: {
    before: {
      helps:
        '(?:sprijin(?:irea|ul)?|ajutor(?:area|ul)?|asisten[țţ][ăa]|servicii|speran[țţ][ăa]|[îi]ngrijirea?|protec[țţ]ia|integrarea|educa[țţ]ia|dezvoltarea|s[ăa]n[ăa]tatea|drepturile)(?: [șş]i \\p{L}+)?|(?:sprijin|ajutor|servicii) (?:pentru|acordat[eă]?)|g[ăa]zduim|primim|deservim|acord[ăa]m|ne adres[ăa]m|avem grij[ăa] de|venim [îi]n sprijinul|oferim (?:\\p{L}+ ){0,2}|aproviziona[mț]i?|aprovizion[ăa]m|furniz[ăa]m',
      designed:
        'se adresează(?: (?:atât|tuturor))?|(?:accesibil|util|potrivit|recomandat|dedicat|destinat)(?:[ăe]|i|e)? (?:pentru|tuturor)',
      used: 'clien[țţ]ii no[șş]tri (?:sunt|includ|provin)|clien[țţ]ii no[șş]tri(?= ?[:–—])|printre clien[țţ]ii no[șş]tri se num[ăa]r[ăa]',
      for: 'at[âa]t pentru',
      condition: 'fie c[ăa] e[șş]ti|fie c[ăa] sunte[țţ]i|dac[ăa] sunte[țţ]i',
    },
    qualifiers: 'aflat[eăi]?|afla[țţ]i|v[âa]rstnice|defavorizate|nevoia[șş]e|ce|care',
    groups: 'persoan(?:elor|ele) (?:fizice|juridice)|pfa|firme(?:lor)?|mame(?:le|lor)? tinere|director(?:i|ii|ilor)',
    wholes: 'cei mici [șş]i cei mari|mici [șş]i mari|mari [șş]i mici',
    vague: 'cei',
    after: { can: '(?:au reducere|beneficiaz[ăa]|primesc)' },
  },
};
