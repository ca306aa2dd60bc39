/**
 * Names of folders of addresses that hold a page for each offer: "/services/tax-returns". Addresses are mostly written
 * without accents. Those of "solutions" hold industries as often.
 */
const FOLDERS = [
  '(?:our[-_])?(?:services?|products?|treatments?|therapies|courses?|classes|lessons|workshops|programmes?|programs?|offers?|offerings|features?|practice-areas?|expertise|capabilities|rooms?|tours?|activities|what-we-do)',
  '(?:unsere[-_])?(?:leistung(?:en)?|dienstleistung(?:en)?|angebote?|produkte?|kurse?|behandlung(?:en)?|therapien|fachgebiete|rechtsgebiete|zimmer|touren)',
  '(?:nos[-_])?(?:prestations?|soins|produits?|formations?|cours|ateliers?|activites|activités|chambres|expertises?|metiers)',
  '(?:nuestros[-_]|nuestras[-_])?(?:servicios?|productos?|cursos?|talleres|tratamientos?|actividades|especialidades|habitaciones)',
  '(?:i-nostri-)?(?:servizi[o]?|prodotti|corsi|trattamenti|attivita|attività|specialita|camere)',
  '(?:nossos[-_])?(?:servi[cç]os?|produtos?|cursos?|tratamentos?|atividades|especialidades|quartos)',
  '(?:onze-)?(?:diensten|producten|aanbod|cursussen|behandelingen|kamers)',
  'tj[aä]nster|produkter|kurser|behandlingar|tjenester|ydelser|behandlinger|palvelut|tuotteet|kurssit|hoidot',
  'uslugi|us[lł]ugi|oferta|produkty|kursy|zabiegi|szkolenia|pokoje|slu[zž]by|kur[sz]y|nab[ií]dka|ponuka|v[yý]robky',
  'szolg[aá]ltat[aá]s(?:ok|aink)?|term[eé]kek|tanfolyamok|kezel[eé]sek|servicii|produse|cursuri|tratamente',
  'teenused|tooted|koolitused|pakalpojumi|produkti|kursi|paslaugos|produktai|kursai|storitve|izdelki|te[cč]aji|usluge|proizvodi|radionice',
  'услуги|товары|продукция|продукты|курсы|послуги|товари|курси|продукти|υπηρεσιες|υπηρεσίες|προιοντα|προϊόντα|ypiresies|proionta',
  'hizmetler(?:imiz)?|urunler(?:imiz)?|ürünler(?:imiz)?|egitimler(?:imiz)?|tedaviler|layanan|jasa|produk|dich-vu|san-pham|khoa-hoc',
  'serveis|productes|cursos|tallers|sherbime(?:t)?|produkte(?:t)?|services?-list|خدمات|الخدمات|المنتجات|שירותים|מוצרים|サービス|事業|jigyou?|服务|產品|产品|服務|서비스|제품',
];

const FOLDER = new RegExp(`^(?:${FOLDERS.join('|')})$`, 'iu');

/** Whether a folder of a site holds its offers, by the name of the folder. */
export const isOfferFolder = (folder: string): boolean => FOLDER.test(folder);
