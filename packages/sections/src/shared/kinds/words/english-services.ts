import type { WordsByKind } from './words-by-kind.ts';

export const ENGLISH_SERVICES: WordsByKind = {
  'medical practice':
    "primary care (?:physicians?|clinic|practice)|family physicians?|doctors['’] (?:surgery|office)|walk-in clinic|urgent care(?: clinic| center| centre)?|polyclinic",
  'painter and decorator': 'interior and exterior painting',
  'taxi service': 'cab company',
  'insurance agency': 'insurance (?:office|brokers?|brokerage|agents?)',
  'IT services':
    'information technology (?:services|company|support)|it (?:support company|managed services|company)|managed service provider',
  'stove shop': 'fireplace (?:shop|store|showroom)|wood ?burn(?:ing|er) (?:stoves?|shop)',
  'chimney sweep': 'chimney (?:sweepers?|cleaning|sweeping)',
  'land surveyor': 'surveyors? office',
  'swimming pool builder':
    'pool (?:supply|supplies) (?:shop|store)|pool (?:shop|store|builders?|contractors?|maintenance|cleaning service)',
  glazier: 'glazier(?:y|s)|glass and glazing',
  'window and door company': 'window (?:manufacturers?|installers?|fitters?)|door shop|replacement windows',
  'blinds and awnings company': 'window (?:blinds?|shades?|coverings?) (?:shop|store|company)|blind shop',
  'flooring company':
    'carpet (?:layers?|fitters?|installers?)|floor ?layers?|parquet (?:layers?|fitters?)|wood floor(?:ing)? (?:fitters?|installers?)',
  metalworker: 'tinsmiths?',
  'car rental': 'car sharing|car[- ]?share (?:club|scheme)',
  'self-storage': 'storage rental',
  'midwifery practice': 'birthing? cent(?:re|er)s?',
  naturopath:
    'alternative medicine (?:clinic|cent(?:re|er)|practitioner)|complementary medicine (?:clinic|cent(?:re|er)|practitioner)',
  'translation agency': 'translation (?:office|bureau|services?|company)|certified translations',
  bank: 'retail bank|bank branch|online bank|mortgage bank',
  'insulation and waterproofing contractor': 'insulators|loft insulation',
  'telecommunications company': 'telecom (?:company|operator|provider|store)',
  'financial services': 'bail bonds?(?: agents?| agency)?',
  'scaffolding company': 'scaffolders?',
  'interior designer': 'interior (?:decoration|styling)',
  'medical laboratory': 'pathologists?|blood test(?:ing)? (?:clinic|cent(?:re|er))|phlebotomy (?:clinic|services?)',
  'radiology centre': 'radiologists?|diagnostic imaging',
  'specialist medical practice':
    '(?:h(?:a)?ematology|nephrology|proctology|internal medicine|colorectal surgery|general surgery|vascular surgery|hand surgery|trauma surgery) (?:clinic|practice|cent(?:re|er))|h(?:a)?ematologists?|proctologists?|colorectal surgeons?|general surgeons?|vascular surgeons?|trauma surgeons?|hand surgeons?',
  'allergy practice': 'allergologists?',
  'rehabilitation centre': 'rehabilitation (?:facility|hospital|clinic)',
  'counselling practice': 'therapists? office',
};
