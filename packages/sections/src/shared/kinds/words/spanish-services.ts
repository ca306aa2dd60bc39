import type { WordsByKind } from './words-by-kind.ts';

/** Trades, services, care and public life; shops and places stand in `SPANISH`. */
export const SPANISH_SERVICES: WordsByKind = {
  'pet boarding':
    'alojamientos? (?:de|para) (?:animales|mascotas|perros)|residencias? (?:caninas?|felinas?|de mascotas|para perros)|hotel(?:es)? (?:canino|para perros|de mascotas|para mascotas)',
  'dog breeder': 'criaderos? (?:de perros|canino|de (?:bulldogs?|labradores|caniches|pastores)\\p{L}*)',
  'cultural centre': 'centros? de (?:arte|artes|las artes|arte y cultura)|centro cívico|casal cultural|ateneo cultural',
  'youth club':
    'centros? (?:comunitarios?|juvenil(?:es)?|sociales? y comunitarios?|de jóvenes|de día juvenil)|salón comunitario|casas? de (?:la )?juventud|asociación juvenil|espacio joven',
  'event venue':
    'centros? (?:de convenciones|de exposiciones|de congresos|de eventos)|palacio de congresos|recintos? ferial(?:es)?|sal(?:ón|ones|as?) de (?:eventos|fiestas|banquetes|celebraciones|actos)|lugar(?:es)? (?:de|para) eventos|fincas? para (?:bodas|eventos)',
  'financial services':
    '(?:casas? de |oficinas? de )?cambio de (?:moneda|divisas)|casas? de cambio|(?:envíos?|transferencias?) de dinero|remesas de dinero|préstamos (?:personales|rápidos|online)|financieras? de (?:crédito|consumo)|prestamistas?',
  'car rental':
    'alquiler de (?:automóviles|coches|vehículos|furgonetas|autos|carros)|renta de (?:autos|carros|coches)|rent[- ]?a[- ]?car|carsharing',
  'car wash':
    'lavados? de (?:automóviles|coches|vehículos|autos|carros)|autolavados?|lavaderos? de (?:coches|autos)|túnel de lavado|car ?wash',
  'casino or amusement arcade':
    'casinos? (?:de juegos?|online|en línea|y hotel|gran)|salas? (?:recreativas?|de bingo)|salones? (?:de juegos?(?: de azar)?|recreativos?)|bingo|máquinas tragamonedas|corredor(?:es)? de apuestas|casas? de apuestas|apuestas deportivas|salones? de apuestas|loterías? y apuestas|administraci(?:ón|ones) de loterías?',
  'medical practice':
    'centros? (?:médicos?|de salud|de especialidades)|clínicas? (?:médicas?|de medicina|privadas?)|médicos? (?:de (?:atención primaria|familia|cabecera)|generales|internistas?)|medicina (?:general|familiar|interna)|policlínic[oa]s?|consultas? médicas?',
  'specialist medical practice':
    '(?:hematólog|nefrólog|proctólog|endocrinólog|infectólog|gastroenterólog|geriatr)[oa]s?|cirujan[oa]s? (?:general(?:es)?|colorrectal(?:es)?|vascular(?:es)?|digestivos?|pediátricos?)|cirugía (?:general|digestiva|vascular|laparoscópica|torácica)|internistas?',
  'neurology practice': 'neurociruj(?:ía|an[oa]s?)|neurocirugía|neurología',
  'eye clinic':
    'oftalmólog[oa]s?|oftalmología|clínicas? (?:oftalmológicas?|ocular(?:es)?|de la visión)|cirugía (?:refractiva|de cataratas)',
  'orthopaedic practice':
    '(?:cirujan[oa]s?|cirugía) (?:ortopédic[oa]s?|traumatológic[oa]s?)|traumatología(?: y ortopedia)?',
  'medical laboratory':
    'patólog[oa]s?|anatomía patológica|toma de muestras|centros? de (?:extracciones|recolección de muestras)',
  'radiology centre':
    'radiólog[oa]s?|centros? (?:de radiología|radiológicos?|de diagnóstico por imagen|de imágenes)|diagnóstico por (?:la )?imagen|resonancia magnética y tac',
  'hearing care practice': 'audiólog[oa]s?|audioprotesistas?|centros? auditivos?|audiología',
  optician: 'optometristas?|optometría|óptico-optometristas?',
  'midwifery practice': 'parteras?|parteros?|centros? de (?:maternidad|partos?|nacimientos?)|casas? de partos?',
  naturopath:
    'medicinas? (?:alternativas?|naturales?|tradicional china|integrativas?|holísticas?)|naturópatas?|naturopatía|terapias (?:naturales|alternativas)|herbolarios?|herboristerías?',
  'counselling practice':
    'centros? de orientación(?: familiar| psicológica)?|orientación familiar|terapia de pareja|consejería (?:familiar|psicológica)',
  'care home':
    'residencias? (?:para|de) (?:mayores|personas mayores|ancianos|adultos mayores|la tercera edad)|residencias? geriátricas?|hogar(?:es)? (?:de|para) (?:ancianos|adultos mayores)|geriátricos?|asilos? de ancianos',
  'home care service':
    '(?:cuidados?|atención|ayuda|asistencia) (?:ambulatori[oa]s?|a domicilio|domiciliari[oa]s?)(?: de (?:mayores|ancianos))?|cuidado de (?:mayores|ancianos)',
  court:
    'juzgados?(?: de \\p{L}+)?|tribunal(?:es)? (?:supremo|superior|constitucional|de justicia|de cuentas)|audiencia provincial|poder judicial|fiscalía (?:general|provincial|del estado)',
  'fast food restaurant': 'kebabs?|comidas? rápidas?|patio de comidas|perritos calientes|pollos? asados?|hot ?dogs',
  'ice cream parlour': 'heladerías?|yogur(?:es)? helados?|yogurterías?|helados artesan(?:os|ales)',
  'bubble tea shop': 'té de burbujas',
  'food hall': 'plazas? de comidas?|patios? de comidas|mercados? gastronómicos?',
  bar: 'bares? de (?:copas|tapas|cócteles|vinos|cachimbas)|pubs? (?:irland(?:és|eses)|inglés|musical)|microcervecerías?|taberna|mesón',
  brewery: 'microcervecerías?|cervezas? artesan(?:as?|ales)|fábricas? de cervezas?',
  nightclub: 'clubs? (?:nocturnos?|de striptease|de swingers|liberales|de alterne)|striptease',
  'food bank': 'comedor(?:es)? (?:sociales|comunitarios?)|cocinas? comunitarias?',
  cemetery: 'crematorios?|camposantos?|columbarios?',
  'funeral home':
    'morgues?|tanatorios?|funerarias?|velatorios?|servicios? funerarios?|pompas fúnebres|previsión funeraria',
  church:
    'lugar(?:es)? de (?:adoración|culto)|salón del reino|testigos de jehová|iglesias? (?:evangélicas?|católicas?|cristianas?|bautistas?|adventistas?|pentecostal(?:es)?)|casa de reuniones cuáquera|salón parroquial',
  temple: 'templos? (?:budistas?|hindúe?s?|sij|sikh|taoístas?|sintoístas?)|santuarios? sintoístas?|centros? budistas?',
  police: 'policía (?:local|nacional|municipal|federal|foral|autonómica)|comisarías? de policía|guardia civil',
  'courier service':
    'oficinas? (?:postal(?:es)?|de correos)|mensajería(?: urgente| y paquetería)?|empresa de mensajería|envío de paquetes',
  'recycling company':
    'centros? de reciclaje|puntos? limpios?|plantas? de reciclaje|chatarrerías?|reciclaje de (?:metales|chatarra|residuos|plásticos)|desguaces?',
  'nature park': 'guardaparques|parques? de vida silvestre',
  'research group':
    'institutos? de investigación|centros? de investigación|grupos? de investigación|laboratorios? de investigación',
  'radio station':
    'estaci(?:ón|ones) de radio|emisoras? de radio|radioemisoras?|emisoras? (?:musical|local|online)(?:es)?',
  'TV channel':
    'estaci(?:ón|ones) de televisión|canal(?:es)? de (?:televisión|tv)|televisora|televisión (?:local|autonómica|pública)|cadena de televisión',
  'vehicle inspection centre':
    'inspecci(?:ón|ones) (?:vehicular(?:es)?|técnicas? de vehículos)|estaci(?:ón|ones) (?:de )?itv|centros? de itv|revisión técnica(?: vehicular)?|verificación vehicular|verificentros?',
  'sports club':
    'clubs? (?:de deportes|deportivos?|polideportivos?)|clubes deportivos|polideportivos?(?: municipal(?:es)?)?|complejos? deportivos?|centros? deportivos?|estadios? municipal(?:es)?',
  'farm machinery dealer':
    'mecánic[oa]s? (?:de motores )?agrícolas?|maquinaria agrícola|tractores(?: y maquinaria)?|talleres? agrícolas?|aperos agrícolas',
  shipyard:
    '(?:constructor(?:es)?|construcción) de (?:barcos|embarcaciones)|construcción naval|reparaci(?:ón|ones) naval(?:es)?|carpintería de ribera|varaderos?',
  'cleaning company':
    'servicios? de limpiezas?|empresas? de limpiezas?|limpiezas? (?:de (?:oficinas|comunidades|cristales|hogar|casas|obras|fin de obra)|profesional(?:es)?|industrial(?:es)?)|limpiadoras',
  'sweets manufacturer':
    'confiteros?|fábricas? de (?:caramelos|golosinas|turr[oó]n|dulces)|turroner[íi]as?|turrones artesanos',
  tailor: 'modistas?|modistos?|sastr(?:es?|erías?)|arreglos? de (?:ropa|costura)|taller(?:es)? de costura|costureras?',
  'appliance repair service':
    '(?:taller(?:es)?|servicios?) (?:de reparaci(?:ón|ones)|técnicos?) de (?:electrodomésticos|aparatos electrónicos|electrónica|lavadoras|línea blanca|televisores)|reparación de (?:electrodomésticos|lavadoras|televisores|línea blanca)',
  'flooring company':
    '(?:colocador(?:es)?|colocación|instalación|instaladores) de (?:pisos|suelos|parqu[eé]t?|tarima|moquetas?|parquet)|parqueteros?|parquetistas?|acuchillado de parquet|tarimas? y parquet|suelos (?:laminados|de madera|vinílicos)|pisos (?:laminados|flotantes|de madera)|revestimientos de suelos',
  'souvenir or craft shop':
    'tall(?:er|eres) (?:de artesan(?:os?|ía)|artesanal(?:es)?)|artesanías?(?: (?:local|hecha a mano|mexicanas?|típica))?|tiendas? de (?:artesanías?|recuerdos|souvenirs)|tiendas? de (?:recuerdos|souvenirs|artesanía)',
  'insulation and waterproofing contractor':
    'aisladores?|aislamientos? (?:térmicos?|acústicos?|de fachadas)|impermeabilizaci(?:ón|ones)|impermeabilizantes|sate y aislamientos',
  'key cutting or shoe service':
    'copistas? de llaves|(?:duplicados?|copias?) de llaves|copia de mandos de garaje|arreglo de calzado y llaves',
  metalworker:
    'obreros? metalúrgicos?|construcci(?:ón|ones) metálicas?|estructuras? metálicas?|carpinter[íi]as? metálicas?|herrer(?:ías?|os?)|calderer[íi]as?|cerrajer[íi]as? (?:metálica|y forja)|forja artística|hojalater(?:os?|ías?)',
  'painter and decorator':
    'pintor(?:es)? (?:de (?:casas|pisos|interiores|obra|brocha)|profesional(?:es)?|decorador(?:es)?|econ[oó]micos)|empresa de pintura|pintura (?:de (?:casas|pisos|fachadas|interiores)|decorativa|industrial)|pintura y decoración',
  plasterer: 'yeseros?|yeser[íi]as?|estuc(?:os|adores?)|durlock|yesistas?',
  'ceiling and drywall contractor': 'techos (?:falsos|registrables|tensados)|placas? de yeso(?: laminado)?|tablaroca',
  saddler: 'talabarter(?:os?|ías?)|guarnicioner(?:os?|ías?)|monturas a medida',
  chandlery:
    'veler[íi]as?(?: náuticas?)?|náuticas? (?:y accesorios|tienda)|tienda náutica|efectos navales|accesorios náuticos|aparejador(?:es)? náuticos?|jarcia',
  'scaffolding company': 'andami(?:os?|stas?)|alquiler de andamios|montaje de andamios',
  'shoe repair shop':
    'zapateros? (?:artesanos?|remendones?)|reparaci(?:ón|ones) de (?:calzado|zapatos)|composturas? de calzado|renovadoras? de calzado',
  'window and door company':
    'construcción de ventanas|ventanas (?:de (?:pvc|aluminio)|y puertas|a medida)|carpinter[íi]as? de (?:aluminio|pvc)|cerramientos de aluminio|tiendas? de (?:puertas|aberturas|ventanas)|puertas (?:blindadas|acorazadas|de interior|automáticas|de seguridad)',
  'dance school':
    'salones? de baile|escuelas? de (?:baile|danza)|academias? de (?:baile|danza)|clases de (?:baile|danza|salsa|bachata|flamenco)',
  'minigolf course': 'mini ?golf|golf de disco',
  'dog trainer':
    'adiestra(?:miento|dor(?:es)?) (?:de perros|canino)s?|escuela canina|parque para perros y adiestramiento',
  'botanical garden': 'jardín botánico|jardines botánicos|arboretos?',
  'allotment association':
    '(?:jardines|jardín|huertos?|huertas?) (?:comunitari[oa]s?|urban[oa]s?|ecológicos? urbanos?|socia(?:l|les)|vecina(?:l|les))',
  makerspace: 'espacios? (?:hacker|maker)|laboratorio de fabricación digital',
  'indoor playground':
    '(?:centros?|parques?) de (?:juegos|ocio infantil|bolas)(?: (?:de interior|infantil(?:es)?|cubiertos?))?|ludotecas?|chiquipark|salones? infantiles',
  'trampoline park': 'parques? de (?:trampolines|camas elásticas)|camas elásticas',
  'go-kart track': 'pistas? de (?:go-?)?karts?|kartódromos?|kartings?',
  'swimming pool': 'natatorios?|piscinas? (?:municipal(?:es)?|públicas?|de verano|olímpicas?)|centros? acuáticos?',
  'beach club': 'clubs? de playa|balnearios? de playa|chiringuitos?',
  "children's home":
    'agencias? de adopci(?:ón|ones)|hogar(?:es)? (?:de niños|infantil(?:es)?|de acogida|de menores)|centros? de (?:acogida|menores)',
  charity:
    '(?:organizaci(?:ón|ones)|entidad(?:es)?|instituci(?:ón|ones)|obras?|oficinas?) (?:benéficas?|de beneficencia|de caridad|humanitarias?|sin fines de lucro|sin ánimo de lucro|no gubernamental(?:es)?)|ong de desarrollo',
  consultancy: '(?:oficinas?|empresas?|firma) (?:de )?consultor(?:as?|ía)s?',
  embassy: 'oficinas? diplomáticas?|embajadas?|consulados?(?: general(?:es)?)?',
  'recruitment agency':
    'agencias? de (?:empleo|colocación|selección|trabajo temporal|reclutamiento)|bolsas? de (?:trabajo|empleo)|empresas? de trabajo temporal|reclutamiento de personal|oficina de empleo',
  'government agency':
    'oficinas? (?:de gobierno|forestal(?:es)?|de recaudación)|secretarías? de (?:estado|salud|educación|turismo)|consejería de (?:educación|sanidad|salud|turismo|agricultura)',
  'insurance agency':
    'aseguradoras?|corredurías? de seguros|corredor(?:es)? de seguros|agentes? de seguros|seguros (?:de (?:coche|hogar|vida|salud|decesos)|generales)|asesor(?:es)? financieros?',
  'detective agency':
    'investigador(?:es)? privados?|detectives? privados?|agencias? de (?:detectives|investigación privada)',
  'IT services':
    '(?:servicios?|soporte|soluciones|empresa|mantenimiento|asistencia|oficina de tecnología) (?:de )?(?:informátic[oa]s?|tecnología de la información|ti)|mantenimiento informático|informática para empresas',
  'security company':
    '(?:empresas?|servicios?|oficina|agencias?|compañías?) de (?:seguridad|vigilancia)(?: privada)?|vigilantes? de seguridad|guardias? de seguridad',
  'accounting firm':
    'asesor(?:ías?|es) (?:fiscal(?:es)?|contables?|laboral(?:es)?|tributari[ao]s?)|gestor[íi]as?|contador(?:es)? públicos?|despachos? contables?|contabilidad (?:para|de) (?:empresas|pymes|autónomos)|asesoría fiscal y contable',
  'psychotherapy practice':
    '(?:oficina|consulta|centro|gabinete) (?:de )?(?:terapeutas?|psicoterapia|psicológic[oa]|psicología)|gabinetes? psicológicos?|terapeutas? familiar(?:es)?',
  'translation agency':
    '(?:oficinas?|agencias?|empresas?|servicios?|centro) de (?:traducci(?:ón|ones)|traductores|interpretación)|traduc(?:tor|tora|tores) (?:jurad[oa]s?|públic[oa]s?|oficial(?:es)?|técnic[oa]s?)|traducción jurada',
  'trade union':
    'oficinas? sindical(?:es)?|sindicatos? (?:de|nacional|obrero|independiente|docente|médico)|centrales? sindical(?:es)?|unión sindical|federación sindical',
  'energy and utilities':
    '(?:servicios? públicos?|empresas?|compañías?) (?:municipal(?:es)? )?de (?:agua|aguas|luz|electricidad|energía)(?: potable)?|abastecimiento de agua|comercializadora (?:de (?:luz|energía|electricidad|gas)|eléctrica)|distribuidora eléctrica',
  school: 'instituci(?:ón|ones) educativas?|centros? educativos?|unidad educativa',
};
