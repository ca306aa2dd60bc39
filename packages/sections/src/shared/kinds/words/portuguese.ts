import type { WordsByKind } from './words-by-kind.ts';

/** Shops and places to stay and to see; trades and services stand in `PORTUGUESE_SERVICES`. */
export const PORTUGUESE: WordsByKind = {
  'agricultural merchant':
    'lojas? (?:de produtos (?:agrícolas|agropecuários)|agrícolas?|para proprietários rurais|agropecuárias?)|agropecuárias?|casas? agrícolas?|sementes e (?:adubos|fertilizantes)|produtos agropecuários|casa da lavoura|insumos agrícolas|rações e sementes',
  'hobby and comic shop':
    'lojas? (?:de (?:anim[eé]s?|mang[aá]|banda desenhada|colecionismo|colecionáveis|modelismo|jogos de tabuleiro|quadrinhos)|geek)|banda desenhada e mangá|artigos de coleção|modelismo e (?:hobby|miniaturas)',
  'stationery or art supplies shop':
    'lojas? de (?:artigos de arte|belas artes|papelaria|materia(?:l|is) artísticos?)|material de (?:belas artes|pintura artística)|papelarias? e (?:livraria|artes)|materiais artísticos',
  'baby shop':
    'lojas? (?:de (?:(?:acessórios|artigos|roupa) (?:para|de) beb[eéê]s?|puericultura|bebés?)|para bebés?)|puericultura|enxova(?:l|is) de beb[eéê]s?|artigos (?:de puericultura|para beb[eéê]s?)|carrinhos de beb[eéê]',
  'handbag or accessory brand':
    'lojas? de (?:malas(?: e bagagem)?|carteiras|acessórios de moda|bolsas|chapéus|perucas)|marroquinarias?|bolsas (?:femininas|de couro|artesanais)|malas (?:de viagem|e carteiras)|chapelarias?|acessórios de moda',
  'building supplies merchant':
    'lojas? de (?:(?:acessórios|assessórios|artigos) (?:para |de )?casas? de banho|material (?:elétrico|para pisos|de construção)|materiais|portas|azulejos|pavimentos|tintas e vernizes)|material (?:elétrico e de construção|de construção|sanitário)|louças sanitárias|azulejos e (?:pavimentos|louças)|casas? de material de construção|depósitos? de material|revestimentos cerâmicos',
  'nail salon':
    'estética de unhas|unhas (?:de gel|em gel|acrílicas|de fibra)|manicures?(?: e pedicures?)?|esmalterias?|salões? de unhas|nail ?designer|alongamento de unhas',
  'tanning salon': 'solários?|bronzeamento (?:artificial|a jato)|centros? de bronzeamento',
  'drinks producer':
    '(?:lojas?|material) (?:de material )?(?:de|para) (?:fermentação|fabrico de cerveja)|fábricas? de (?:refrigerantes|sumos|bebidas)|engarrafadoras?|distribuidoras? de bebidas',
  'electronics shop':
    'lojas? de (?:equipamento (?:fotográfico|de som)|informática|alta fidelidade|telemóveis|(?:capas e )?acessórios (?:para|de) telemóveis|celulares|eletrónica|eletrônicos|eletrodomésticos|fotografia|videojogos|tinteiros(?: de impressora)?|telecomunicações|informática e telemóveis)|tinteiros e toners?|material informático|acessórios para (?:telemóveis|celular)',
  'candle maker':
    'lojas? de velas|velas (?:aromáticas|artesanais|perfumadas|decorativas|de soja)|fábrica de velas|cerarias?',
  'cannabis shop':
    'lojas? de (?:can[aá]bis|cannabis|cbd)|grow ?shops?|associação (?:canábica|de cannabis)|cannabis medicinal',
  'car dealer':
    'lojas? de automóveis|stands? (?:de )?(?:automóveis|auto|usados)|(?:carros|automóveis|viaturas|veículos) (?:usad[oa]s|seminov[oa]s|novos e usados|de ocasião)|concessionári(?:os?|as?) (?:automóvel|de (?:automóveis|veículos|carros)|autorizad[oa])|comércio de automóveis|revenda de veículos',
  'auto parts shop':
    'lojas? de peças(?: (?:para|de) (?:automóveis|autos?|motos|carros))?|autopeças|auto peças|peças (?:auto|automóvel|para automóveis|automotivas|usadas auto)|acessórios auto(?:móvel|motivos)?',
  'car repair shop':
    'oficinas? (?:de automóveis|auto(?:móvel|móveis)?|mecânicas?|de reparação automóvel|multimarca)|mecânica (?:auto|automóvel|automotiva|geral)|auto ?mecânicas?|reparação (?:automóvel|de automóveis)|centro automotivo',
  'caravan dealer':
    'vendedor(?:es)? de (?:caravanas|autocaravanas)|venda de (?:autocaravanas|caravanas|motorhomes|trailers)|autocaravanas (?:novas|usadas|de ocasião)',
  'second-hand shop':
    'lojas? (?:solidárias?|de (?:produtos|artigos|roupas?) (?:em|de) segunda mão|de usados|vintage)|segunda mão|bazar (?:beneficente|solidário)|sebos?|alfarrabistas?|velharias',
  'hardware shop':
    'drogarias? e ferragens|lojas? de (?:bricolag(?:em|e)|tintas|ferramentas|ferragens)|casas? de (?:ferragens|tintas)|ferragens e ferramentas|bricolage(?:m)?|tintas e vernizes',
  pharmacy: 'drogarias? (?:e perfumarias?|popular)',
  'sweet shop':
    'lojas? de (?:chocolates|doces|guloseimas|gomas|rebuçados)|bombonier(?:e|es|as?)|docerias?|casas? de doces',
  'clothing shop':
    'lojas? de (?:fatos|vestuário|moda|vestidos|acessórios de moda|vestuário de (?:casamento|criança))|fatos (?:de (?:noivo|homem|cerimónia)|por medida)|pronto[- ]a[- ]vestir|moda (?:infantil|feminina|masculina|plus size|íntima|fitness)|roupas? (?:femininas?|masculinas?|infanti(?:l|s)|de criança)|ternos sob medida',
  'bridal shop':
    'lojas? de (?:vestuário de casamento|noivas|vestidos de noiva)|vestidos? de noivas?|noivas e cerimónia|aluguel de (?:trajes|vestidos)',
  'print shop':
    'lojas? de fotocópias|centros? de (?:cópias|impressão)|fotocópias e impressão|gráficas? (?:rápidas?|digita(?:l|is)|expressas?|online)|tipografias?|artes gráficas|copiadoras?|laboratórios? fotográficos?',
  'fabric shop':
    'lojas? (?:de (?:acessórios para artes manuais|tecidos|lãs|retrosaria|costura|máquinas de costura|artesanato e lãs))|retrosarias?|armarinhos?|máquinas de costura|tecidos (?:a metro|para decoração)|aviamentos|lãs e fios',
  'speciality food and drink shop':
    'lojas? (?:gourmet|de (?:vinhos|bebidas|queijos|especiarias|produtos (?:gourmet|regionais|típicos)|massas|chá))|mercearias? (?:fina|gourmet)|empórios? (?:gourmet|de vinhos|de queijos)|adega e garrafeira|produtos (?:gourmet|coloniais)|charcutarias?',
  'department store': 'grandes? armazé(?:m|ns)',
  'farm shop':
    'lojas? (?:de produtos (?:agrícolas (?:locais|biológicos)|da quinta|da terra|da horta)|rura(?:l|is))|cabaz(?:es)? (?:de (?:legumes|hortícolas|fruta)|biológicos?|hortícolas)|venda direta (?:do produtor|ao consumidor)|direto do produtor|cestas? (?:de orgânicos|orgânicas?)|mercado de produtores',
  laundry: 'limpezas? a seco|lavandarias?|lavanderias?|tinturarias?|engomadorias?',
  'stove shop':
    'lojas? de lareiras|lareiras e (?:salamandras|recuperadores)|salamandras a (?:lenha|pellets)|lareiras (?:ecológicas|a gás)|caldeiras a pellets',
  'picture framer':
    'lojas? de molduras|molduras (?:por medida|e quadros|sob medida)|moldurarias?|emolduramento|quadros e molduras',
  'grocery shop':
    'lojas? (?:de (?:comida congelada|congelados|frutas?(?: e (?:legumes|verduras))?|arroz|conveniência|variedades)|de bairro)|frutarias?|minimercados?|hortifrutis?|quitandas?|congelados|mercadinhos?|sacolões|verdurarias?',
  'petrol station': 'lojas? de combustíveis|bombas? de gasolina|áreas? de serviço',
  'garden centre': 'lojas? de jardinagem|centros? de jardinagem|garden ?center|plantas e jardinagem|hortos?',
  'firewood and fuel supplier':
    'lojas? de (?:botijas de gás|gás)|(?:botijas?|botijões|botijão) de gás|venda de (?:lenha|pellets|carvão|gás)|distribuidor(?:es|as?)? de (?:gás|lenha|gasóleo)|gasóleo de aquecimento|lenha (?:ao domicílio|para lareira)|gás de cozinha|disk gás',
  'health food shop':
    'lojas? (?:de (?:comida saudável|produtos (?:naturais|biológicos|orgânicos|dietéticos|a granel)|suplementos)|naturais|natural|vegan[as]*|zero waste)|produtos (?:naturais|biológicos|a granel)|suplementos (?:alimentares|esportivos|desportivos)|nutrição (?:desportiva|esportiva)|dietéticas?',
  'home and gift shop':
    'lojas? de (?:têxteis(?: para o lar)?|artigos (?:para o lar|de decoração|para casa)|decoração|prendas|presentes|iluminação|candeeiros|tapetes|cortinados|utilidades|lembranças)|têxteis[- ]lar|artigos de decoração|cama,? mesa e banho|enxovais|roupa de cama|presentes (?:criativos|personalizados)|prendas personalizadas|bazares?|loja dos 300',
  'lighting shop':
    'lojas? de (?:iluminação|candeeiros|luminárias)|candeeiros e (?:iluminação|abajures)|luminárias|iluminação decorativa',
  tobacconist:
    'quiosques?|lojas? de (?:jornais|revistas|tabaco)(?: e revistas)?|charutarias?|bancas? de jornais|papelaria e tabacaria',
  'kitchen studio':
    'lojas? de cozinhas|cozinhas (?:por medida|planejadas|equipadas|modernas)|estúdio de cozinhas|móveis de cozinha',
  'leather goods maker':
    'lojas? de (?:couros?|peles)|artigos (?:de|em) (?:couro|pele)|couro artesanal|curtumes|selarias?',
  'orthopaedic supplies shop':
    'lojas? de (?:material (?:médico|ortopédico)|ortopedia)|ortopedias? (?:técnica|e produtos)|material (?:ortopédico|hospitalar)|cadeiras de rodas|ajudas técnicas|artigos ortopédicos|palmilhas ortopédicas',
  'army surplus shop': 'lojas? de (?:excedentes militares|artigos militares)',
  'motorcycle dealer':
    'lojas? de (?:motas|motos)|oficinas? de (?:motas|motos|motociclos)|concessionári[oa]s? de (?:motos|motas|motociclos)|venda de (?:motas|motos|motociclos|scooters)|stands? de motas|motos (?:novas e usadas|seminovas|usadas)',
  'music shop': 'lojas? de (?:música|discos|instrumentos(?: musicais)?)|videoclubes?|instrumentos musicais',
  'outdoor or camping shop':
    'lojas? de (?:artigos para atividades ao ar livre|montanha|campismo|ciclismo|surf|desportos? (?:aquáticos?|de montanha)|esportes radicais|mergulho)|artigos de (?:campismo|montanha|camping)|material de (?:montanha|campismo|escalada)',
  'party supplies shop':
    'lojas? de (?:acessórios|artigos|decoração) (?:para|de) festas?|artigos (?:para|de) festas?|balões e decoração|fantasias (?:e acessórios|para festa)|casa das festas',
  'pasta maker': 'lojas? de massas|massas frescas|massas artesanais|pastifícios?',
  pawnshop: 'lojas? de penhor(?:as|es)?|empréstimos sobre penhores|prestamistas?',
  'gold and coin dealer':
    'compra de ouro|compr(?:o|amos) ouro|compra e venda de ouro|numismáticas?|moedas (?:antigas|de coleção)',
  'pet groomer':
    'salões? de (?:banhos? e tosquias?)|banhos? e tos(?:quias?|as?)|tosquias?|pet ?groom(?:ing|er)|centro de estética animal',
  'tattoo studio': 'estúdios? de (?:piercings?|tatuage(?:m|ns))|tatuador(?:es|a)?|tatuagens e piercings?',
  'pottery studio': 'lojas? de cerâmica|cerâmica (?:artesanal|artística|utilitária)|olarias?|oleiros?',
  'astrologer or fortune teller': 'tarólog[oa]s?|consultas de tarot?|cartomantes?|mapa astral|taromante',
  'equipment hire':
    '(?:lojas? de )?alugu(?:er|el) de (?:material(?: em geral)?|ferramentas|equipamentos|máquinas|andaimes|geradores|plataformas)|locação de (?:equipamentos|máquinas|ferramentas)',
  'diving centre':
    'lojas? de (?:equipamento de )?mergulho|centros? de mergulho|escolas? de mergulho|cursos? de mergulho|batismos? de mergulho|operadora de mergulho',
  'sports shop':
    'lojas? de (?:artigos|equipamento|material) (?:desportivos?|de desporto|esportivos?)|artigos (?:desportivos|esportivos)|material (?:desportivo|esportivo)|equipamentos desportivos',
  'self-storage':
    'alugu(?:er|el) de (?:depósitos?|boxes?|armazéns|arrecadações)|self[- ]?storage|arrecadações|guarda móveis',
  'swimming pool builder':
    'lojas? de (?:acessórios para )?piscinas|produtos para piscinas|manutenção de piscinas|acessórios para piscinas|piscinas de (?:fibra|betão|vinil|alvenaria)',
  watchmaker: 'lojas? de relógios|conserto de relógios|reparação de relógios',
  'hunting and fishing shop':
    'lojas? (?:de (?:armas|pesca|caça(?: e pesca)?)|de artigos de pesca)|espingardarias?|armas e munições|caça e pesca|artigos de (?:pesca|caça)',
  'mountain hut': 'albergues? alpinos?|abrigos? (?:de montanha|remotos?)|refúgios? de montanha',
  campsite:
    '(?:áreas?|parques?) de (?:campismo(?: selvagem)?|caravanas|autocaravanas|caravanismo)|campismo rural|glampings?',
  'farm stay':
    'casas? de campo|turismo (?:rural|de habitação|em espaço rural)|agroturismo|hotéis? fazenda|hotel fazenda|pousada rural',
  zoo: 'parques? (?:de safaris?|safari|zoológicos?|de vida selvagem|biológicos?)|jardi(?:m|ns) zoológicos?|zoológicos?',
};
