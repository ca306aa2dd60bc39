import type { WordsByKind } from './words-by-kind.ts';

/** Trades, services, care and public life; shops and places stand in `PORTUGUESE`. */
export const PORTUGUESE_SERVICES: WordsByKind = {
  'dog breeder':
    'canis? (?:de criação|e criação)|criador(?:es)? de cães|criação de (?:cães|animais de raça|bulldogs?|labradores)|canil especializado',
  'cultural centre': 'centros? (?:de artes|das artes|cultura(?:l|is)|de arte e cultura)|casas? da cultura',
  'youth club':
    'centros? (?:comunitários?|paroquia(?:l|is)|juveni(?:l|s)|para jovens|de convívio)|casas? da juventude|pontos? jovens?|associação juvenil',
  'event venue':
    'centros? (?:de convenções|de exposições|de congressos|de eventos)|salões? de (?:festas|eventos)|salão de (?:festas|eventos)|quintas? (?:para|de) (?:casamentos|eventos)|espaços? (?:para|de) (?:eventos|festas|casamentos)|casas? de festas|buffet infantil',
  'financial services':
    '(?:agências?|casas?|corretoras?) de câmbio|transferências? de dinheiro|empréstimos? (?:pessoa(?:l|is)|consignados?)|crédito (?:pessoal|consignado|consolidado|habitação)|intermediários? de crédito|lojas? de empréstimos?|antecipação de recebíveis',
  café: 'cafetarias?|cafeterias?|salões? de chá|salão de chá|casas? de chá',
  'car wash':
    'lavage(?:m|ns) (?:de (?:veículos|automóveis|carros)|auto(?:mática|motiva)?|automóvel)|lava[- ](?:jatos?|rápidos?|car)|lava ?jato',
  'casino or amusement arcade':
    'casinos? (?:online|estoril|de \\p{L}+)|cassinos?|casas? de apostas|apostas (?:esportivas|desportivas|online)|bingos?|casas? lotéricas?|lotéricas?',
  'specialist clinic':
    'clínicas? (?:de (?:fertilização|interrupção da gravidez|fertilidade|reprodução))|fertilização in vitro',
  'medical practice':
    'centros? de saúde|consultórios? médicos?|médic[oa]s? (?:de família|internistas?|da família)|clínicas? (?:médicas?|da família|geral|de especialidades)|medicina (?:geral e familiar|interna)|clínica geral|posto de saúde|policlínicas?',
  'specialist medical practice':
    '(?:hematologi|nefrologi|proctologi|endocrinologi|coloproctologi|infectologi|geriatr|hepatologi)(?:sta|stas|a|as)|cirurgi(?:ão|ões|ã|a) (?:gera(?:l|is)|do aparelho digestivo|vascular(?:es)?|bariátric[ao]|torácic[ao])',
  'neurology practice': 'neurocirurgi(?:ão|ões|ã|a)|neurologist(?:a|as)|neurologia',
  'orthopaedic practice':
    'traumatologi(?:sta|stas|a)|ortoped(?:istas?|ia e traumatologia)|cirurgi(?:ão|a) (?:ortopédic[ao]|da coluna|do joelho|do ombro)',
  'urology practice': 'ur[ou]logist(?:a|as)|urologia',
  podiatrist: 'podologist(?:a|as)|podólog[oa]s?|podologia|clínicas? de podologia',
  'medical laboratory':
    'patologist(?:a|as)|anatomia patológica|laboratórios? (?:de análises(?: clínicas)?|clínicos?|de patologia)|recolha de amostras|postos? de (?:colheita|coleta)|exames laboratoriais',
  'radiology centre':
    'radiologist(?:a|as)|clínicas? de (?:radiologia|imagem|imagiologia)|imagiologia|diagnóstico por imagem|centros? de (?:imagem|diagnóstico por imagem)|ressonância magnética e (?:tac|tomografia)',
  'hearing care practice':
    'audiologist(?:a|as)|fonoaudiologia auditiva|centros? auditivos?|próteses auditivas|reabilitação auditiva',
  optician: 'ótica|ópticas?|optometrist(?:a|as)|oculistas?|optometria',
  'speech therapy practice': 'terapeutas? da fala|fonoaudiólog[oa]s?|fonoaudiologia',
  naturopath:
    'medicinas? (?:alternativas?|naturais|natural|tradicional chinesa|integrativas?)|homeopat(?:as?|ia)|naturopat(?:as?|ia)|ervanárias?|fitoterapia|terapias? (?:naturais|alternativas|holísticas)',
  acupuncturist: 'acup?un?[cp]?turist(?:a|as)|acupuntura|acupunctura',
  'rehabilitation centre': '(?:unidades?|centros?|clínicas?) de reabilitação|medicina física e de reabilitação',
  'midwifery practice':
    'centros? de (?:nascimentos?|parto(?: normal)?)|casas? de partos?|obstetrizes|enfermeir[ao] obstetra',
  hospice: 'hospices?',
  'care home':
    'centros? geriátricos?|lar(?:es)? (?:de idosos|para idosos|da terceira idade|residenciais)|casas? de repouso|residências? (?:sénior(?:es)?|geriátricas?|assistidas?|para idosos)|residencial (?:sênior|para idosos)|instituição de longa permanência',
  'home care service':
    'serviços? de apoio domiciliário|cuidados (?:domiciliários|ao domicílio|a idosos)|cuidador(?:es|as)? de idosos|enfermagem (?:domiciliar|ao domicílio)|serviços ambulatórios',
  'martial arts school':
    'centros? de artes marciais|academias? de (?:artes marciais|jiu[- ]jitsu|karat[eê]|judo|judô|taekwondo|muay thai)|escolas? de (?:artes marciais|karat[eê]|jud[oô]|capoeira)',
  'fast food restaurant':
    'kebabs?|cachorros?[- ]quentes?|lojas? de bagels|hamburgueri(?:as?)|peixe e batatas fritas|churrasqueiras? (?:takeaway|take away)|pregos? no pão|frangos? (?:assados?|no churrasco)|churrascos? take ?away|casas? de pasto',
  'doughnut shop': 'donuts? (?:artesanais)|lojas? de (?:donuts|rosquinhas)',
  'juice bar': 'casas? de sumos?|bares? de sumos?|sumos naturais|casas? de sucos?|sucos naturais|açaiterias?',
  'ice cream parlour':
    'lojas? de (?:iogurtes? gelados?|gelados)|gelatarias?|sorveterias?|gelados artesanais|iogurte gelado',
  'funeral home':
    'casas? mortuárias?|agências? funerárias?|funerárias?|serviços? funerários?|morgues?|velórios?|tanatórios?|planos? funerários?',
  cemetery: 'crematórios?|jazigos',
  'computer repair':
    'reparaç(?:ão|ões) de (?:computadores|portáteis|aparelhos eletrónicos|equipamentos? informáticos?)|assistência técnica (?:informática|de computadores)|conserto de (?:computadores|notebooks)',
  'appliance repair service':
    '(?:reparaç(?:ão|ões)|conserto|assistência técnica) de (?:eletrodomésticos|aparelhos (?:eletrónicos|eletrônicos)|máquinas de lavar|geladeiras|tv)|lojas? de reparaç(?:ão|ões)|assistência técnica (?:de|a) eletrodomésticos',
  'motorcycle hire': 'alugu(?:er|el) de (?:motas|motos|motocicletas|scooters)',
  hotel: 'motéis|motel|hotel(?:aria)?|estalagens|albergarias?',
  church:
    'loca(?:l|is) de (?:oração|culto)|salão do reino|salões do reino|testemunhas de jeová|igrejas? (?:evangélicas?|batistas?|católicas?|cristãs?|adventistas?|presbiterianas?|pentecosta(?:l|is)|metodistas?)|assembleia de deus|espaço de oração',
  temple: 'templos? (?:hindus?|budistas?|sikhs?|taoístas?|xintoístas?)|santuários? xintoístas?|centros? budistas?',
  police:
    'esquadras? (?:da|de) polícia|polícia (?:municipal|judiciária|civil|militar|federal|de segurança pública)|delegacias?(?: de polícia)?|guarda nacional republicana|psp',
  'courier service':
    'estaç(?:ão|ões) de correios|correios de portugal|agências? dos correios|centros? de distribuição de correio|motoboys?|serviços? de (?:estafetas|courier|entregas expresso)|transportadora expressa',
  court:
    'tribuna(?:l|is) (?:de (?:justiça|contas|relação)|regiona(?:l|is)|superior(?:es)?|constituciona(?:l|is)|administrativo|da comarca)|procuradoria[- ]gera(?:l|is)|supremo tribunal',
  bar: 'taberna|tascas?|bares? (?:de (?:vinhos|cocktails|tapas|praia)|lounge|irland[eê]s(?:es)?|gay|lgbt\\p{L}*)|pubs? (?:irland[eê]s(?:es)?|inglês)|botecos?|botequins?|cervejarias?|jardim de cerveja|choperias?|petisqueiras?',
  nightclub: 'clubes? (?:de strip|de swing|noturnos?|nocturnos?)|casas? noturnas?|casas? de swing|striptease',
  'karaoke bar': 'karaok[eê] (?:bar|box|privado)|bares? (?:de|com) karaok[eê]|caixa de karaoke',
  'TV channel':
    'estaç(?:ão|ões) de televisão|emissoras? de (?:televisão|tv)|cana(?:l|is) de (?:televisão|tv)|televisão (?:regional|local|pública)',
  'taxi service': 'praças? de t[áa]xis?|t[áa]xis|motot[áa]xis?|ponto de táxi|radiotáxis?',
  'historic site':
    'anfiteatros? romanos?|sítios? arqueológicos?|ruínas (?:romanas|arqueológicas)|fortaleza histórica|castelos? medieva(?:l|is)',
  'farm machinery dealer':
    'mecânicos? (?:de motores )?agrícolas?|máquinas? agrícolas?|tratores(?: e (?:alfaias|máquinas))?|oficina agrícola|implementos agrícolas|maquinaria agrícola',
  metalworker:
    'ferreiros?(?: artístico)?|serralheiros?|serralharias?|serralherias?|estruturas? metálicas?|construç(?:ão|ões) metálicas?|ferro forjado|caldeirarias?|latoeiros?|latoarias?|metalomecânicas?|metalúrgicas?|funilarias? industria(?:l|is)',
  shipyard:
    'construtor(?:es)? (?:de barcos|nava(?:l|is))|estaleiros?(?: nava(?:l|is))?|construção (?:naval|de (?:barcos|embarcações))|reparação naval|carpintaria naval',
  carpenter: 'carpint(?:eiros?|arias?)(?: (?:de limpos|e marcenaria|civil))?|carpintarias?',
  joinery: 'march?eteiros?|marcenarias?|marceneiros?|móveis (?:planejados|por medida|sob medida)|ebanistas?',
  'flooring company':
    'alcatifa(?:s|dores?)|assentador(?:es)? de (?:pavimentos?|parqu[eê]s?|tacos)|assentamento de (?:pisos|parquet|tacos)|pavimentos? (?:flutuantes?|de madeira|vinílicos?|industriais)|pisos? (?:laminados?|vinílicos?|de madeira)|soalhos?|parquetes?|raspagem de tacos|afagamento',
  'cleaning company':
    'serviços? de limpezas?|empresas? de limpezas?|limpezas? (?:de (?:escritórios|condomínios|casas|obras|vidros)|domésticas|industria(?:l|is)|profissiona(?:l|is)|pós[- ]obra)|diaristas?|higienização de (?:sofás|estofados)',
  'cake maker':
    'confeiteir(?:os?|as?)|bolos? (?:personalizados?|decorados?|de (?:casamento|aniversário|noiva)|artísticos?)|cake ?designer|confeitarias? (?:artística|criativa)',
  glazier: 'vidraceiros?|vidraçarias?|vidros? temperados?|espelhos e vidros|vidros e espelhos|envidraçados?',
  'souvenir or craft shop':
    'artesãos?|artesanato (?:português|local|regional|tradicional|brasileiro)|lojas? de (?:artesanato|lembranças|souvenirs)',
  'air conditioning and heat pump installer':
    '(?:técnicos?|instalação) de (?:aquecimento(?: e ventilação)?|ar[- ]condicionado|climatização)|ar[- ]condicionado e (?:ventilação|aquecimento|refrigeração)|avac',
  'insulation and waterproofing contractor':
    'isolador(?:es)? de estruturas|isolamentos?(?: térmicos?| acústicos?| e impermeabilizações)|impermeabilizaç(?:ão|ões)|capoto|sistema etics',
  'painter and decorator':
    'pintor(?:es)? (?:de (?:casas|paredes|construção civil|interiores|obras)|profissiona(?:l|is)|residencia(?:l|is))|pinturas? (?:de (?:casas|interiores|edifícios|prédios|fachadas)|residencia(?:l|is)|predia(?:l|is)|e remodelações)|empresa de pinturas',
  plasterer: 'estucador(?:es)?|estuques?|gesseiros?|rebocos?|gesso projetado',
  'ceiling and drywall contractor':
    'tetos? falsos?|forros? de (?:gesso|pvc)|gesso cartonado|divisórias? (?:de gesso|amovíveis)',
  chandlery:
    'velas náuticas|velarias? náuticas?|acessórios náuticos|equipamentos? náuticos?|material náutico|lojas? náuticas?|peças náuticas',
  'shoe repair shop':
    'sapateiros?|reparador(?:es)? de (?:sapatos|calçado)|consertos? de (?:sapatos|calçado)|arranjos? de (?:sapatos|calçado)|reparação de calçado',
  roofer:
    'latoeiros? de telhados|telhad(?:os|istas?)(?: e coberturas)?|coberturas? (?:metálicas?|de telhados)|reparação de telhados|conserto de telhados|calhas e rufos|caleiras',
  'window and door company':
    'construç(?:ão|ões) de janelas|caixilhari(?:as?)|janelas (?:de (?:pvc|alumínio)|eficientes|antirruído)|esquadrias?(?: de (?:alumínio|pvc|madeira))?|portas (?:blindadas|de segurança|corta-fogo)',
  winery:
    'vinicultor(?:es)?|viticultor(?:es)?|adegas?(?: cooperativas?)?|vinícolas?|vitivinícolas?|quintas? (?:vinhateiras?|produtoras? de vinhos?)|produtor(?:es)? de vinhos?',
  'amusement park': 'parques? (?:de diversões|temáticos?|de atrações)',
  'beach club': 'estâncias? balnear(?:es)?|clubes? de praia|concessão de praia|barracas? de praia',
  'bowling alley': 'pistas? de b(?:ó|o)(?:lingue|wling|liche)|boliches?',
  'dance school': 'salões? de dança|escolas? de danças?|estúdios? de danças?|aulas? de danças?|academias? de danças?',
  'dog trainer':
    'adestra(?:mento|dor(?:es)?) (?:de cães|canino)?|treino (?:canino|de cães)|escolas? (?:de cães|caninas?)|educação canina|treinador(?:es)? de cães',
  'escape room': 'salas? de fuga|escape ?rooms?|jogos? de fuga',
  'yoga studio': '(?:estúdios?|centros?|aulas?|escolas?|espaços?) de (?:ioga|yoga|pilates)',
  'allotment association': 'hortas? (?:comunitárias?|urbanas?|socia(?:l|is))|jardi(?:m|ns) comunitários?',
  makerspace: 'espaços? (?:de hackers|maker)',
  'ice rink': 'r?inques? (?:de gelo|de patinagem)|pistas? de (?:gelo|patinagem no gelo|patinação)',
  'indoor playground':
    'centros? de diversões(?: infantil| interior)?|parques? infantis cobertos?|ludotecas?|brinquedotecas?|insufláveis indoor|espaços? kids',
  'sports club':
    'complexos? (?:desportivos?|esportivos?)|pavilh(?:ão|ões) (?:desportivos?|gimnodesportivos?)|estádios? municipa(?:l|is)|ginásios? (?:poliesportivos?|de esportes)|polidesportivos?|clubes? (?:desportivos?|esportivos?)',
  'climbing hall':
    '(?:loca(?:l|is)|muros?|paredes?|ginásios?|centros?|academias?) de escalada|escalada (?:indoor|artificial)',
  'shooting range':
    '(?:centros?|carreiras?|clubes?|stands?|estandes?) (?:desportivos? )?de tiro(?: ao alvo| desportivo| esportivo)?',
  'swimming pool': 'piscinas? (?:municipa(?:l|is)|públicas?|olímpicas?|de marés)|centro aquático',
  "children's home":
    'agências? de adoç(?:ão|ões)|casas? de acolhimento(?: de (?:crianças|jovens))?|lar(?:es)? de (?:crianças|infância)|acolhimento (?:familiar|residencial)|casas? lar(?:es)?|abrigos? de crianças',
  charity:
    'instituiç(?:ão|ões) (?:de caridade|particular de solidariedade|de solidariedade(?: social)?|filantrópicas?|beneficentes?)|ipss|misericórdia de|associaç(?:ão|ões) (?:humanitárias?|beneficentes?|de solidariedade)|organizaç(?:ão|ões) não governamenta(?:l|is)|obras? sociais|santa casa',
  consultancy: 'empresas? de consult(?:adoria|oria)|consultadoria (?:empresarial|de gestão)',
  'insurance agency':
    'conselheiros? financeiros?|consultores? financeiros?|corretor(?:es|as?)? de seguros|mediador(?:es)? de seguros|mediação de seguros|seguradoras?|planejamento financeiro|assessoria de investimentos',
  'forestry company':
    '(?:postos?|empresas?|serviços|gestão|exploraç(?:ão|ões)|produção|produtores) floresta(?:l|is)|reflorestamento',
  'government agency':
    'conservatórias?|registo civil e predial|repartiç(?:ão|ões) (?:de finanças|pública)|autoridade tributária|direção[- ]geral d[aeo]s?|secretaria (?:municipal|estadual) d[aeo]|instituto nacional d[aeo]|escritórios? governamenta(?:l|is)',
  'IT services':
    '(?:serviços?|assistência|soluções|suporte|empresa|escritório) (?:de |em )?(?:informátic[ao]s?|ti|tecnologia da informação)|helpdesk informático|redes e informática|suporte técnico em informática',
  'political party':
    'sedes? partidárias?|partidos? (?:polític[oa]s?|socialista|social[- ]democrata|comunista|liberal|trabalhista|verde)',
  'research group':
    'centros? de (?:investigação|pesquisas?)|institutos? de (?:investigação|pesquisas?)|unidades? de investigação|grupos? de (?:investigação|pesquisa)|laboratório de (?:investigação|pesquisa)',
  'land surveyor': 'levantamentos? topográficos?|agrimens(?:or|ores|ura)|georreferenciamento',
  'property appraiser or surveyor':
    'peritage(?:m|ns)|avaliação (?:imobiliária|de imóveis)|avaliadores? (?:imobiliários?|de imóveis)|perito avaliador|vistorias? de imóveis',
  'accounting firm':
    '(?:escritórios?|empresas?|consultadoria|consultoria|assessoria) (?:de )?(?:fisca(?:l|is)|contabilidade|contábi(?:l|eis)|consultadoria fiscal|tributária)|contabilistas? certificados?|contabilidade e (?:fiscalidade|gestão)|gabinetes? de contabilidade|técnico oficial de contas',
  'telecommunications company':
    '(?:empresas?|operador(?:as?|es)|lojas?) de (?:telecomunicações|telecom)|provedor(?:es)? de internet|internet (?:fibra|banda larga)|fibra (?:óptica|ótica)|operador(?:a)? de (?:telecomunicações|internet)',
  'psychotherapy practice':
    'terapeutas? (?:familiar(?:es)?|de casal)|psicoterapeutas?|psicólog[oa]s?|consultórios? de psicologia|clínicas? de psicologia',
  'translation agency':
    '(?:escritórios?|agências?|empresas?|serviços?|gabinetes?) de traduç(?:ão|ões)|traduç(?:ão|ões) (?:certificadas?|juramentadas?|técnicas?|ajuramentadas?)|tradutor(?:es|a)? (?:juramentad[oa]s?|oficia(?:l|is)|técnic[oa]s?)',
};
