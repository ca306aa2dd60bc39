import { inAllLanguages } from './category-words-world.ts';

/** A kind of brand, and how it is recognised. */
export interface Category {
  name: string;
  /** schema.org types of the category. */
  types: RegExp;
  /** Words for it in a title or description; they also count in prose. */
  words: RegExp;
  /** Whether words after "for" count too. In other categories they name the audience ("software for dentists"). */
  includeAudience?: true;
}

const NEVER = /(?!)/;

/** Categories with their indicators, the most specific first. */
const IN_ENGLISH: Category[] = [
  {
    name: 'Website template',
    types: NEVER,
    includeAudience: true,
    words:
      /\b(html|bootstrap|wordpress|landing page|website|admin|dashboard|portfolio|blog)[\w\s5,]{0,30}(themes?|templates?)\b|\b(themes?|templates?) (for|built with) bootstrap/gi,
  },
  {
    name: 'Web framework',
    types: NEVER,
    words:
      /\b(css|javascript|web|front-?end|ui|component) (framework|library|toolkit)\b|\bdesign system\b|\bui kit\b/gi,
  },
  {
    name: 'Developer tools',
    types: /SoftwareSourceCode|APIReference|TechArticle/,
    words:
      /\b(api|sdk|developers?|devops|open[- ]source|command[- ]line|programming|deployments?|repositor(y|ies)|npm)\b/gi,
  },
  {
    name: 'Analytics',
    types: NEVER,
    words:
      /\b(business intelligence|data (platform|warehouse|science)|product analytics|web analytics|data analytics)\b/gi,
  },
  {
    name: 'Artificial intelligence',
    types: NEVER,
    words:
      /\b(artificial intelligence|machine learning|language models?|generative ai|ai[- ](powered|agents?|assistant|platform))\b/gi,
  },
  {
    name: 'Cybersecurity',
    types: NEVER,
    words:
      /\b(cyber ?security|threat (detection|intelligence)|vulnerabilit\w+|penetration test\w*|identity management|zero trust)\b/gi,
  },
  {
    name: 'Financial services',
    types: /FinancialService|BankOrCreditUnion|InsuranceAgency|AccountingService|FinancialProduct/,
    words:
      /\b(bank(ing)?|payments?|invoic\w+|accounting|insurance|investments?|mortgages?|fintech|wealth management|loans?|payroll|bookkeeping)\b|\b(lohnabrechnung|buchhaltung|versicherung|zahlungen|banque|assurance|comptabilité|seguros|banca|contabilidad|contabilità)\b|会計|経理|帳簿|محاسبة|مدفوعات/gi,
  },
  {
    name: 'Health care',
    types: /Medical\w*|Hospital|Dentist|Physician|Pharmacy|Optician/,
    words:
      /\b(patients?|clinic(al|s)?|hospitals?|doctors?|dentists?|healthcare|health care|medical|therap(y|ies|ists?)|wellness)\b|\b(praxis|ärzte|santé|salud)\b/gi,
  },
  {
    name: 'Education',
    types: /EducationalOrganization|School|CollegeOrUniversity|Course|Preschool/,
    words:
      /\b(students?|courses?|school|universit(y|ies)|curriculum|tutors?|e-?learning|classroom|teachers?)\b|\b(schule|universität|école|escuela|formation)\b/gi,
  },
  {
    name: 'Food and drink',
    types: /Restaurant|CafeOrCoffeeShop|Bakery|BarOrPub|FoodEstablishment|Winery|Brewery|FastFoodRestaurant/,
    words:
      /\b(restaurants?|caf[eé]s?|coffee|bakery|menus?|chefs?|cuisine|dishes|brew(ery|ing)|wine(ry|s)?|catering|vegetables|organic food|farmers?)\b|\b(gemüse|légumes|verduras?|frutas?|agricultor\w*|cosecha|huerta|bäckerei|boulangerie|panadería|ristorante)\b|レストラン|カフェ|مطعم|مقهى/gi,
  },
  {
    name: 'Travel and hospitality',
    types: /Hotel|LodgingBusiness|TravelAgency|TouristAttraction|Resort|Campground/,
    words:
      /\b(hotels?|travel(l?ers?)?|resorts?|guests?|vacations?|holidays?|tours?|flights?|bookings?|hostel|accommodation|apartments?|bed and breakfast)\b|\b(unterk[uü]nfte?|ferienwohnung(en)?|ferienhaus|gästezimmer|gästehaus|übernachtung(en)?|hébergements?|gîtes?|chambres d['’]hôtes|alojamientos?|casa rural|hospedaje|alloggi\w?|case? vacanz[ae]|agriturismo|alojamento|pousada|vakantiewoning|vakantiehuis|overnachting(en)?|boende|övernattning|overnatting|feriebolig|majoitus|noclegi|kwatery|ubytov[aá]n[ií]\w?|szállás|cazare|smještaj|nastanitev|konaklama|penginapan)\b|гостиниц\p{L}|проживание|размещение|жильё|нощувк|διαμονή|宿泊|住宿|숙박|إقامة|לינה/giu,
  },
  {
    name: 'Real estate',
    types: /RealEstateAgent|ApartmentComplex|Residence/,
    words:
      /\b(real estate|apartments? for (?:sale|rent)|realtors?|property (management|listings?)|homes for sale|immobilien|immobilier|inmobiliaria)\b/gi,
  },
  {
    name: 'Legal services',
    types: /LegalService|Attorney|Notary/,
    words:
      /\b(law firm|lawyers?|attorneys?|legal (advice|services|counsel)|litigation|rechtsanwält\w+|kanzlei|avocats?|abogados?)\b/gi,
  },
  {
    name: 'E-commerce',
    types: /OnlineStore|Store|ClothingStore|ShoppingCenter/,
    words:
      /\b(add to (cart|bag)|free shipping|checkout|shop now|new arrivals|online (shop|store)|in den warenkorb|warenkorb|ajouter au panier|añadir al carrito)\b/gi,
  },
  {
    name: 'News and media',
    types: /NewsMediaOrganization|NewsArticle|Newspaper|RadioStation|TelevisionStation|PodcastSeries/,
    words: /\b(newsroom|breaking news|journalis[mt]s?|podcast|magazine|editorial|reporters?)\b/gi,
  },
  {
    name: 'Logistics',
    types: /MovingCompany|PostOffice/,
    words:
      /\b(logistics|freight|couriers?|parcels?|warehous\w+|haulage|delivery (?:platforms?|compan(?:y|ies)|providers?|network))\b|\b(logistik|spedition|paketdienst|logistique|mensajería|spedizion\w+)\b|物流|(?:منصة|شركة|خدمة) (?:ال)?توصيل|توصيل (?:ال)?طلبات|شحن|طرود|لوجستي\w*/gi,
  },
  {
    name: 'Crafts and repair',
    types: /AutoRepair|Locksmith|DryCleaningOrLaundry/,
    words:
      /\b(repair(s|ing)?|restoration|craftsm[ae]n|upholstery)\b|\b(reparatur\w*|werkstatt)\b|(réparation|restauration de meubles|ébénist\w*)|\b(reparación|riparazion\w+)\b|修理|職人|إصلاح|ورشة/gi,
  },
  { name: 'Blog', types: /Blog|BlogPosting/, words: /\b(a|my|our|personal|this) (\w+ )?blog\b|\bposted by\b/gi },
  {
    name: 'Portfolio or résumé',
    types: /Person|ProfilePage/,
    words: /\b(résum[eé]|curriculum vitae|my (work|portfolio|skills)|freelanc\w+|i am an?|work experience)\b/gi,
  },
  {
    name: 'Creative agency',
    types: NEVER,
    words:
      /\b((design|creative|digital|branding|marketing|web|advertising) (agency|studio)|brand identity|werbeagentur|agence (web|digitale))\b/gi,
  },
  {
    name: 'Marketing software',
    types: NEVER,
    words: /\b(email marketing|marketing automation|crm|lead generation|seo (tool|platform)|campaign management)\b/gi,
  },
  {
    name: 'Consulting',
    types: /ProfessionalService/,
    words: /\b(consult(ing|ants?|ancy)|advisory|beratung|conseil|consultoría)\b/gi,
  },
  {
    name: 'Non-profit',
    types: /NGO|NonprofitType/,
    words:
      /\b(non-?profit|charit(y|able)|donat(e|ions?)|volunteers?|foundation|gemeinnützig|spenden|association à but)\b/gi,
  },
  {
    name: 'Manufacturing',
    types: NEVER,
    words: /\b(manufactur\w+|machin(ery|ing)|industrial (equipment|automation)|factory|maschinenbau)\b/gi,
  },
  {
    name: 'Construction and trades',
    types: /HomeAndConstructionBusiness|GeneralContractor|Plumber|Electrician|RoofingContractor|HVACBusiness/,
    words: /\b(construction company|contractors?|plumb(ing|ers?)|roofing|renovations?|electricians?|handwerk\w*)\b/gi,
  },
  {
    name: 'Sports and fitness',
    types: /SportsActivityLocation|ExerciseGym|SportsTeam|SportsClub/,
    words: /\b(gym|fitness|workouts?|yoga|personal train(er|ing)|athletes?)\b/gi,
  },
  {
    name: 'Government',
    types: /GovernmentOrganization|GovernmentService/,
    words: /\b(city council|municipal(ity)?|public services|citizens|ministry of)\b/gi,
  },
  {
    name: 'Software',
    types: /SoftwareApplication|WebApplication|MobileApplication|VideoGame/,
    words:
      /\b(software|saas|apps?|platform|workflows?|integrations?|cloud)\b|\b(plattform|logiciel|plateforme|plataforma (?:digital|web|online|en línea|tecnológica|de (?:gestión|facturación|pagos|gestão|pagamentos|software))|piattaforma|aplicación)\b|クラウド|アプリ|ソフト|软件|منصة|تطبيق|برنامج/gi,
  },
];

/** The same with words of all languages. */
export const CATEGORIES: Category[] = IN_ENGLISH.map((category) => ({
  ...category,
  words: inAllLanguages(category.name, category.words),
}));
