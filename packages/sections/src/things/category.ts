import type { Evidence, PageEvidence } from '@brandprint/contracts';
import { flattenJsonLd } from '../shared/brand/json-ld.ts';
import { metaContent } from '../shared/brand/name-clues.ts';
import { normalizeWhitespace } from '../shared/text/index.ts';

interface Category {
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
const CATEGORIES: Category[] = [
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
    types: /Medical\w*|Hospital|Dentist|Physician|Pharmacy|Optician|HealthAndBeautyBusiness/,
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
    words: /\b(hotels?|travel(l?ers?)?|resorts?|guests?|vacations?|holidays?|tours?|flights?|bookings?|hostel)\b/gi,
  },
  {
    name: 'Real estate',
    types: /RealEstateAgent|ApartmentComplex|Residence/,
    words:
      /\b(real estate|apartments?|realtors?|property (management|listings?)|homes for sale|immobilien|immobilier|inmobiliaria)\b/gi,
  },
  {
    name: 'Legal services',
    types: /LegalService|Attorney|Notary/,
    words:
      /\b(law firm|lawyers?|attorneys?|legal (advice|services|counsel)|litigation|rechtsanwält\w+|kanzlei|avocats?|abogados?)\b/gi,
  },
  {
    name: 'E-commerce',
    types: /OnlineStore|Store|Product|ClothingStore|ShoppingCenter|OfferCatalog/,
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
      /\b(logistics|freight|shipping|couriers?|deliver(y|ies)|parcels?|warehous\w+|fleet)\b|\b(logistik|spedition|paketdienst|livraison|logistique|env[ií]os|mensajería|spedizion\w+)\b|物流|配送|توصيل|شحن|طرود|لوجستي\w*/gi,
  },
  {
    name: 'Crafts and repair',
    types: /AutoRepair|Locksmith|DryCleaningOrLaundry/,
    words:
      /\b(repair(s|ing)?|restoration|workshop|handmade|handcrafted|craftsm[ae]n|upholstery)\b|\b(reparatur\w*|werkstatt|manufaktur|handgemacht)\b|(réparation|restauration de meubles|artisans?|ébénist\w*|atelier)|\b(reparación|taller|artesan\w+|riparazion\w+|artigian\w+)\b|修理|職人|إصلاح|ورشة/gi,
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
    name: 'Fitness and sport',
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
      /\b(software|saas|apps?|platform|workflows?|integrations?|cloud)\b|\b(plattform|logiciel|plateforme|plataforma|piattaforma|aplicación)\b|クラウド|アプリ|ソフト|软件|منصة|تطبيق|برنامج/gi,
  },
];

export interface FoundCategory {
  name: string;
  confidence: number;
  page: string;
  selector: string;
  value: string;
}

/** "for independent clinics": up to three words after "for". */
const AUDIENCE_PHRASE = /(?<!\p{L})(?:for|für|pour|para|per|voor)(?: [\p{L}-]+){1,3}/giu;

/** Weight of words in a title, description or keywords relative to prose. */
const DECLARED_WEIGHT = 5;
/** Minimum score. */
const MIN_SCORE = 5;
/** Minimum number of different words if the head has none. */
const MIN_DISTINCT_WORDS = 4;
/** Minimum lead over the next category; larger if only prose supports it. */
const MIN_LEAD = 1.25;
const MIN_LEAD_IN_PROSE = 2;

/** The category by JSON-LD types, otherwise by vocabulary; null if neither is clear. */
export function classifyCategory(evidence: Evidence): FoundCategory | null {
  const home = evidence.pages[0];
  if (!home) return null;
  const types = flattenJsonLd(home).flatMap((node) => node.types);
  for (const { name, types: pattern } of CATEGORIES) {
    const typed = types.find((type) => new RegExp(`^(${pattern.source})$`).test(type));
    if (typed && name !== 'Portfolio or résumé') {
      return {
        name,
        confidence: 0.9,
        page: home.finalUrl,
        selector: 'script[type="application/ld+json"]',
        value: typed,
      };
    }
  }
  return classifyByWords(home, evidence);
}

function classifyByWords(home: PageEvidence, evidence: Evidence): FoundCategory | null {
  const declared = [
    home.title,
    ...['description', 'keywords', 'og:title', 'og:description'].map((name) => metaContent(home, name)),
  ].join(' . ');
  const prose = normalizeWhitespace(
    evidence.pages
      .flatMap((page) => page.text.filter(({ kind }) => kind !== 'code').map((block) => block.text))
      .join(' . '),
  ).slice(0, 80_000);
  const texts = {
    whole: [declared, prose],
    bare: [declared.replace(AUDIENCE_PHRASE, ' '), prose.replace(AUDIENCE_PHRASE, ' ')],
  };
  const scored = CATEGORIES.map(({ name, words, includeAudience }) => {
    const [head = '', rest = ''] = includeAudience ? texts.whole : texts.bare;
    const inHead = head.match(words) ?? [];
    const inProse = rest.match(words) ?? [];
    const distinct = new Set([...inHead, ...inProse].map((word) => word.toLowerCase())).size;
    const supported = inHead.length > 0 || distinct >= MIN_DISTINCT_WORDS;
    return {
      name,
      supported,
      declared: inHead.length > 0,
      score: inHead.length * DECLARED_WEIGHT + Math.min(inProse.length, 12) * 0.6 + distinct,
      word: inHead[0] ?? inProse[0] ?? '',
    };
  }).sort((a, b) => b.score - a.score);
  const [best, next] = scored;
  if (
    !best?.supported ||
    best.score < MIN_SCORE ||
    best.score < (next?.score ?? 0) * (best.declared ? MIN_LEAD : MIN_LEAD_IN_PROSE)
  )
    return null;
  const confidence = Math.round((best.score / (best.score + (next?.score ?? 0))) * 100) / 100;
  return {
    name: best.name,
    confidence: Math.min(0.85, confidence),
    page: home.finalUrl,
    selector: 'title, meta, text',
    value: best.word,
  };
}
