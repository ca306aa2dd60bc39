import { ES_INFINITIVE, FR_INFINITIVE, IT_INFINITIVE, PT_INFINITIVE } from '../shared/cues/infinitives.ts';
import { HAD } from './vague-kinds.ts';

/** What is made for something, how a language says for what, and how that opens. */
interface Purpose {
  /** Nouns for things that say nothing without what they are for. */
  things: string;
  for: string;
  /** How a task opens: "transforming …", "knowledge management"; not "developers". */
  opens: string;
  /** Words behind which the task is over. */
  stop: string;
  /** Words of readers, and such as look like a task: "for you", "para mujeres". */
  never: string;
}

const PURPOSES: Readonly<Record<string, Purpose>> = {
  en: {
    things:
      'tools?|platform|system|software|app|application|library|framework|toolkit|suite|engine|program|service|solution|extension|plugin|language|utility|package|kit|client',
    for: 'for',
    opens:
      '(?!(?:aspiring|being|demanding|discerning|emerging|existing|growing|housing|leading|living|nursing|parking|performing|running|surrounding|swimming|thinking|travell?ing|walking|wedding|working) )\\p{L}+ing(?= )|\\p{L}+ (?:\\p{L}+(?:ment|[ts]ion|ing|ysis|ics|ance|ence)|access|algebra|backup|care|control|delivery|design|discovery|exchange|health|research|science|search|storage|transfer)$',
    stop: 'in|on|at|from|with|by|that|which|who|when|where|using|via|without|into|across|through|within|inside|as|so|because|\\p{L}+ed|while|and|&|or|the|a|an|quickly|easily|safely|effectively|efficiently|effortlessly|securely|reliably|abroad|together',
    never:
      'you|your|yours|our|us|it|its|their|them|everyone|anyone|people|all|any|every|each|help|make|making|get|be|let|find|learn|use|do|anything|everything|today|free|now|sale|hire|rent|businesses|kids|children|couples|guests|women|men|teams?|things|stuff|borrowing|lending|who|what|this|these|that|those|more',
  },
  de: {
    things: 'werkzeug|tool|plattform|system|software|app|anwendung|bibliothek|framework|programm|lösung|dienst',
    for: 'für|zum|zur',
    opens: '\\p{L}{4,}(?:ung|ion|ment|ik|keit|heit)|(?:die|das|den) \\p{L}{4,}(?:ung|ion|ment|ik|keit|heit)',
    stop: 'in|im|an|am|auf|bei|mit|aus|ohne|und|oder|sowie|die|der|das|welche\\p{L}*|durch|über',
    never:
      'dich|sie|ihre?n?|deine?n?|alle|jede\\p{L}*|unternehmen|menschen|firmen|frauen|familien|schulen|kunden|personen',
  },
  fr: {
    things:
      'outil|plateforme|plate-forme|système|logiciel|application|appli|bibliothèque|framework|solution|service|programme',
    for: 'pour',
    opens: FR_INFINITIVE,
    stop: 'dans|sur|avec|par|sans|en|et|ou|qui|que|dont|où|grâce|afin',
    never:
      'vous|votre|vos|nous|notre|aider|être|faire|tous|toutes|hiver|mer|métier|atelier|quartier|chantier|particulier|loisir|avenir|plaisir',
  },
  es: {
    things: 'herramienta|plataforma|sistema|software|aplicación|app|biblioteca|framework|solución|servicio|programa',
    for: 'para',
    opens: ES_INFINITIVE,
    stop: 'en|con|por|sin|y|e|o|que|donde|desde|sobre',
    never:
      'mujer|hogar|lugar|cualquier|familiar|escolar|particular|bienestar|ti|tu|tus|usted|su|sus|nosotros|ayudar|ser|hacer|todos|todas',
  },
  it: {
    things: 'strumento|piattaforma|sistema|software|applicazione|app|libreria|framework|soluzione|servizio|programma',
    for: 'per',
    opens: IT_INFINITIVE,
    stop: 'in|con|su|da|senza|e|ed|o|che|dove|nel\\p{L}*|sul\\p{L}*',
    never:
      'mare|genere|potere|dovere|piacere|cantiere|quartiere|te|tuo|tua|tuoi|voi|vostr\\p{L}+|noi|aiutare|essere|fare|tutti|tutte',
  },
  pt: {
    things:
      'ferramenta|plataforma|sistema|software|aplicação|aplicativo|app|biblioteca|framework|solução|serviço|programa',
    for: 'para',
    opens: PT_INFINITIVE,
    stop: 'em|com|por|sem|e|ou|que|onde|no|na|nos|nas|sobre',
    never:
      'mulher|lugar|lar|qualquer|familiar|escolar|particular|bem-estar|ti|teu|tua|você|vocês|seu|sua|seus|suas|nós|ajudar|ser|fazer|todos|todas',
  },
};

/** "Building beautiful, fast apps": the noun comes later. */
const ADJECTIVE = /(?:ful|ive|able|ible|ous|al|ic|ed|ly|less|ent|ant|ern|st|y)$/iu;
const MIN_WORDS = 2;
const MAX_WORDS = 4;

/**
 * A noun with what the thing is for, where that tells what it is: "tool for transforming CSS" of "a tool for transforming CSS
 * with JavaScript". "" where the noun tells enough or the text only says for whom.
 *
 * @param noun Words for a kind, without praise.
 * @param rest What the text says behind them.
 */
export function purposePhrase(noun: string, rest: string, language: string): string {
  const purpose = PURPOSES[language];
  if (!purpose || !whole(thingOf(purpose)).test(noun)) return '';
  const [clause = '', next] = rest.trim().split(/[.!?;:()[\]"“”«»|]|(,)|\s[—–-]\s/u);
  const goesOn = next === ',' && language === 'en';
  const [preposition = '', ...words] = clause.trim().split(/\s+/u);
  if (!whole(purpose.for).test(preposition)) return '';
  const end = words.findIndex((word, index) => index > 0 && whole(purpose.stop).test(word));
  const task = words.slice(0, end < 0 ? undefined : end);
  const isTask = new RegExp(`^(?:${purpose.opens})(?!\\p{L})`, 'iu').test(task.join(' '));
  const isShort = task.length >= MIN_WORDS && task.length <= MAX_WORDS;
  const isOfReaders = task.some((word) => whole(purpose.never).test(word));
  const last = task.at(-1) ?? '';
  const isWhole = !(goesOn && end < 0 && ADJECTIVE.test(last));
  return isTask && isShort && isWhole && !isOfReaders ? `${noun} ${preposition} ${task.join(' ')}` : '';
}

/** Whether words for a kind say what a thing is for. */
export function saysPurpose(phrase: string, language: string): boolean {
  const purpose = PURPOSES[language];
  return purpose !== undefined && new RegExp(`^${thingOf(purpose)} (?:${purpose.for}) \\p{L}`, 'iu').test(phrase);
}

/** The noun, with how the thing may be had: "web application". */
const thingOf = ({ things }: Purpose): string => `(?:(?:${HAD}|web|online|desktop) )?(?:${things})`;

const whole = (alternatives: string): RegExp => new RegExp(`^(?:${alternatives})$`, 'iu');
