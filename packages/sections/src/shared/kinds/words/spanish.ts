import type { WordsByKind } from './words-by-kind.ts';

/** Shops and places to stay and to see; trades and services stand in `SPANISH_SERVICES`. */
export const SPANISH: WordsByKind = {
  'agricultural merchant':
    'tiendas? (?:agrícolas?|agropecuarias?|de suministros (?:agrícolas|rurales))|suministros (?:agrícolas|agropecuarios|ganaderos)|agropecuarias?|agrotiendas?|almacén agrícola|semillas y (?:abonos|fertilizantes)|insumos agrícolas',
  'hobby and comic shop':
    'tiendas? de (?:anime|manga|cómics?|juegos de mesa|modelismo|coleccionables|coleccionismo|cartas)|librer[íi]as? de cómics?|maquetas y modelismo|coleccionismo y cómics',
  'art gallery': 'tiendas? de arte|galerías? de arte|venta de obras de arte',
  'stationery or art supplies shop':
    'tiendas? de (?:bellas artes|material(?:es)? (?:artístico|de arte)|papelería)|material de bellas artes|artículos de (?:papelería|bellas artes)|plumas estilográficas',
  'baby shop':
    'tiendas? (?:de |para )(?:bebés?|productos para bebés?|puericultura|carritos de bebé)|puericultura|artículos para bebés?|cochecitos de bebé|ropa de bebé|canastillas',
  'nail salon': 'salones? de (?:manicuras?|uñas)|manicuras? y pedicuras?|centros? de uñas|nail bar|estudio de uñas',
  'speciality food and drink shop':
    'tiendas? (?:de (?:bebidas|licores|vinos|especias|delicatessen|productos (?:gourmet|típicos|ibéricos)|té)|gourmet)|licorer[íi]as?|jamoner[íi]as?|bodega de vinos',
  'boat dealer':
    'tiendas? de barcos|venta de (?:barcos|embarcaciones|yates|lanchas)|barcos (?:nuevos y usados|de ocasión|de segunda mano)|brokers? náuticos?',
  'drinks producer':
    'suministros? (?:de|para) (?:cerveza|elaborar cerveza)|embotelladoras?|fábricas? de (?:refrescos|zumos|bebidas)|agua (?:purificada|mineral) embotellada|purificadoras? de agua|agua potable a domicilio',
  'candle maker':
    'tiendas? de velas|velas (?:artesanales|aromáticas|de soja|perfumadas|decorativas)|cerer[íi]as?|velas y (?:aromas|jabones)|fábrica de velas',
  'cannabis shop':
    'tiendas? de (?:cannabis|cbd|marihuana)|grow ?shops?|clubs? (?:cannábicos?|de cannabis)|dispensarios? de (?:cannabis|marihuana)|asociación cannábica|semillas de cannabis',
  'auto parts shop':
    'tiendas? de (?:repuestos|recambios)|repuestos (?:de |para )?(?:automóvil(?:es)?|autos?|coches?|carros?|camiones|motos?|vehículos)|recambios (?:de |del |para )?(?:automóvil|coche|auto|moto)s?|refaccionarias?|refacciones (?:automotrices|para autos)|autorrepuestos',
  'car repair shop':
    'taller(?:es)? (?:de reparaci(?:ón|ones) (?:de|del) (?:automóvil(?:es)?|coches|vehículos)|mecánicos?|de coches|automotri(?:z|ces)|de automóviles|multimarca)|mecánica (?:automotriz|del automóvil|rápida|general)|electromecánica del automóvil',
  'second-hand shop':
    'tiendas? (?:de (?:caridad|segunda mano|ropa usada|saldos)|solidarias?|benéficas?|vintage)|segunda mano|compraventa de (?:segunda mano|usados)|rastrillos? (?:benéfico|solidario)s?|mercadillos? solidarios?',
  'clothing shop':
    'tiendas? de (?:trajes|moda|ropa (?:de (?:mujer|hombre|niños)|infantil)|vestidos|accesorios de moda|moda infantil)|trajes (?:de (?:hombre|novio|caballero|fiesta|gitana|flamenca)|a medida)|moda (?:infantil|femenina|flamenca|mujer)|boutiques? de (?:moda|ropa)',
  'handbag or accessory brand':
    'tiendas? de (?:accesorios de moda|bolsos|complementos|maletas|sombreros|pelucas)|bolsos (?:de piel|artesanales|de mano)|complementos de moda|marroquiner[íi]as?|sombrerer[íi]as?',
  'electronics shop':
    'tiendas? de (?:informática|electrónica|electrodomésticos|computación|telefonía(?: móvil)?|móviles|celulares|equipos de sonido|fotografía|(?:accesorios|fundas) para móviles|radios?|componentes electrónicos|tinta|equipos eléctricos|material eléctrico)|componentes electrónicos|electrodomésticos (?:baratos|online)|telefonía móvil y accesorios|accesorios para (?:móviles|celulares)|alta fidelidad|venta de (?:ordenadores|computadoras|celulares|móviles)',
  'grocery shop':
    'tiendas? (?:multiservicio|de (?:frutas y verduras|abarrotes|comestibles|ultramarinos|alimentación|barrio|conveniencia|alimentos congelados|arroz|lácteos|productos agrícolas)|general(?:es)?)|abarrotes|verduler[íi]as?|autoservicios? de alimentación|colmados?|minimarkets?|alimentos congelados|congelados y mariscos',
  'print shop':
    'centros? de (?:copiado|impresión|fotocopiado)|copister[íi]as?|reprograf[íi]as?|fotocopias e impresi(?:ón|ones)|imprenta digital|artes gráficas',
  'specialist food shop':
    'tiendas? de (?:lácteos|quesos|frutos secos|aceite|miel|pasta|congelados|jamón)|queser[íi]as?|frutos secos(?: y golosinas)?|leche(?:rías?) y quesos|aceites de oliva',
  'hardware shop':
    'tiendas? de (?:bricolaje|pinturas?|herramientas|ferretería|jardín y bricolaje)|droguer[íi]as?|pinturas y (?:barnices|decoración|droguería)|suministros industriales y ferretería|pinturer[íi]as?',
  'building supplies merchant':
    'tiendas? (?:de (?:puertas|suministros para pisos|azulejos|baños|suelos|materiales)|comercial de materiales)|corral(?:ón|ones) de materiales|aberturas|azulejos y (?:pavimentos|sanitarios|baños)|muebles de baño|almacén de (?:materiales|construcción)|materiales eléctricos',
  'vape shop':
    'tiendas? (?:de (?:cigarrillos? electrónicos?|vapeo|vapeadores)|vaper)|cigarrillos? electrónicos?|vapeadores|vapeo',
  'fabric shop':
    'tiendas? (?:textil(?:es)?|de (?:telas|costura|suministros de costura|tejidos|lanas|mercería|máquinas de coser))|telas por metros|máquinas de coser|tejidos y telas|telas y retales',
  'farm shop':
    'tiendas? de (?:la granja|productos (?:agrícolas|de la huerta|del campo|locales))|venta directa (?:de la huerta|del agricultor|del productor)|cestas? (?:de verduras?|ecológicas?)|mercado de agricultores|del productor al consumidor',
  'petrol station': 'tiendas? de combustibles?',
  'firewood and fuel supplier':
    'tiendas? de gas|gas (?:embotellado|butano|envasado|licuado)|butano y propano|reparto de butano|venta de (?:leña|pellets?|carbón|gasóleo)|gasóleo (?:de calefacción|a domicilio)|leña a domicilio|distribuidor(?:es)? de (?:gas|gasóleo|combustibles)',
  'gold and coin dealer':
    '(?:comprador(?:es)?|compra|compramos) (?:de )?oro|compra ?venta de oro|numismáticas?|monedas de colección|filatelia y numismática',
  'garden machinery dealer':
    'tiendas? de (?:equipos|maquinaria) (?:para|de) (?:jardín|jardinería)|maquinaria de jardín|cortac[eé]spedes|motosierras|desbrozadoras|maquinaria (?:agrícola y )?de jardinería',
  cosmetics:
    'tiendas? de (?:suministros para peluquería|productos de (?:peluquería|belleza)|cosm[eé]tic[ao]s?|perfumes)|productos de peluquería|cosm[eé]tica (?:natural|ecológica|artesanal)|maquillaje y (?:belleza|cosmética)',
  'health food shop':
    'tiendas? (?:de (?:alimentos saludables|productos (?:naturales|ecológicos|naturistas|a granel)|dietética|suplementos(?: nutricionales| deportivos)?|nutrición deportiva)|naturistas?|veganas?|ecológicas?)|alimentación (?:ecológica|saludable)|dietéticas?|suplementos (?:nutricionales|deportivos|alimenticios)|nutrición deportiva|dietas y herbolario|productos ecológicos a granel',
  'home and gift shop':
    'tiendas? de (?:artículos (?:del|para el) hogar|menaje|hogar|decoración|regalos?|lámparas|cortinas|alfombras|flores secas|ropa de hogar|persianas|muebles y decoración)|artículos (?:para el hogar|de regalo|de decoración)|regalos (?:originales|personalizados)|menaje|bazares?|todo a (?:100|cien|un euro)|ropa de (?:hogar|cama)|textil hogar|tiendas? de saldos',
  tobacconist: 'tiendas? de tabaco|expendedur[íi]as?|tabacos y puros|kioscos?|quioscos?(?: de prensa)?',
  'kitchen studio':
    'tiendas? de (?:diseño de )?cocinas|diseño de cocinas|muebles de cocina|cocinas (?:a medida|integrales|de diseño)|estudio de cocinas',
  'orthopaedic supplies shop':
    'tiendas? de (?:aparatos ortopédicos|ortopedia|productos ortopédicos)|ortopedias?(?: técnicas?)?|sillas de ruedas|plantillas ortopédicas',
  'motorcycle dealer':
    'taller(?:es)? de (?:reparaci(?:ón|ones) de )?motos|tiendas? de (?:motos|motocicletas)|concesionarios? de (?:motos|motocicletas)|venta de (?:motos|motocicletas|scooters)|motos (?:nuevas|de segunda mano|de ocasión)',
  'outdoor or camping shop':
    'tiendas? de (?:actividades al aire libre|montaña|escalada|camping|esquí|ciclismo|running|surf|náutica|buceo|caza(?: y pesca)?|pesca)|material de (?:montaña|escalada|acampada|camping)|equipo de (?:montaña|outdoor)',
  'hunting and fishing shop': 'tiendas? de (?:pesca|caza|armas)|artículos de (?:caza|pesca)|caza y pesca',
  'diving centre':
    'tiendas? de buceo|centros? de (?:buceo|submarinismo)|cursos? de (?:buceo|submarinismo)|escuelas? de buceo|bautizos? de buceo',
  'tattoo studio': 'estudios? de (?:piercings?|tatuajes?)|tatuador(?:es|as)?|tatuajes y piercings?',
  'astrologer or fortune teller': 'videncia(?: y tarot)?|tarot (?:online|telefónico)|cartas? astral(?:es)?',
  'religious or esoteric shop':
    'tiendas? (?:religiosas?|esotéricas?|de (?:artículos religiosos|minerales|santería))|artículos (?:religiosos|esotéricos)|imaginería religiosa|santer[íi]as?',
  'equipment hire':
    'tiendas? de alquiler|alquiler de (?:maquinaria|herramientas|equipos|generadores|plataformas elevadoras|carpas)|renta de (?:maquinaria|equipo|herramientas)',
  'toy shop': 'tiendas? de (?:juguetes|juegos educativos)|juguetes (?:educativos|de madera|didácticos)',
  'sports shop':
    'tiendas? de (?:artículos deportivos|deportes?|ropa deportiva|tenis|pádel)|artículos deportivos|material deportivo|equipaciones deportivas',
  'self-storage':
    'alquiler de (?:espacios? (?:para|de) almacenaje|trasteros?|almacenes|bodegas|minibodegas|mini almacenes)|(?:alquiler|guarda) de trasteros|mini ?bodegas',
  'swimming pool builder':
    'tiendas? de (?:piscinas|suministros para piscinas)|productos para piscinas|construcción de (?:piscinas|albercas)|mantenimiento de (?:piscinas|albercas)|accesorios para piscinas',
  'music shop': 'tiendas? de (?:instrumentos(?: musicales)?|música|discos|guitarras|pianos)|instrumentos musicales',
  wholesaler:
    'almacén(?:es)? al por mayor|venta (?:al por mayor|al mayoreo|mayorista)|mayoristas?|distribuci(?:ón|ones) al por mayor|cash and carry',
  'holiday apartment':
    'apartamentos? (?:de huéspedes|turísticos?|vacacionales?|de vacaciones|por días)|pisos? turísticos?|alquiler vacacional|viviendas? turísticas?',
  aquarium: 'acuarios? (?:de \\p{L}+|público|marino)|oceanarios?|oceanogr[aà]fic',
  campsite:
    '(?:parques?|áreas?) de (?:autocaravanas|caravanas|acampada|campamento)|campamentos? turísticos?|zonas? de acampada|bungalows? y camping',
  'holiday chalets':
    'cabañas? (?:vacacionales?|turísticas?|rurales?|de madera|en el bosque|en los árboles)|bungal(?:ó|ows?|oes)',
  hostel: 'albergues?(?: (?:de peregrinos|turísticos?|juveniles?|rurales?))?',
  hotel: 'moteles?|hoteles? (?:rurales?|boutique|con encanto)|paradores?',
  'mountain hut': 'refugios? (?:de montaña|de alta montaña|guardados?|libres?|de paraje natural)',
  zoo: 'parques? (?:safari|zoológicos?|de animales|de fauna)|zoológicos?|safari park|reserva de fauna',
  'historic site':
    'anfiteatros? romanos?|yacimientos? arqueológicos?|conjunto (?:arqueológico|monumental)|castillos? de \\p{L}+|sitio arqueológico',
  'summer camp':
    'campamentos? (?:de verano|infantil(?:es)?|juvenil(?:es)?|urbanos?)|colonias? (?:de verano|infantil(?:es)?)|campus de verano',
};
