import { matchesPatterns, wordCount } from '../text/index.ts';
import { DIFFERENTIATOR_HEADINGS } from './competition.ts';

/** Longer ones ask why something is done: "Why we put our beer into cans". */
const MAX_WORDS = 6;

/** "Why croquet?" may be about anything, and advantages are often what is included: "Your advantages at a glance". */
const NO_REASONS =
  /^(?:why|warum|pourquoi|waarom|varför|hvorfor) (?!(?:us|wir|nous|wij|oss|os)(?!\p{L}))\p{L}+ ?\??$|vorteil|avantag|advantage|ventaj|vantagg|vantage|voordel|fördel|fordel|výhod|преимуществ|переваг|предимств|előny|πλεονεκτ|prednost|priekšroc|privalum|eelis|avantaj|优势|優勢|강점/iu;

/** "Why choose a heat pump?" asks about a ware, whoever sells it. */
const OF_A_WARE =
  /^\P{L}*(?:why|warum|pourquoi|por ?qu[eéê]|perch[eé]|waarom|varför|hvorfor) (?:\p{L}+ ){0,2}(?:an?|eine?[nm]?|une?|des|una|uno|um|uma|een|en|ett|et) \p{L}/iu;

/** Whether a heading announces why somebody should choose the brand: "Why us?", "Reasons to choose Acme". */
export const isReasonsHeading = (heading: string, language: string): boolean =>
  wordCount(heading) <= MAX_WORDS &&
  !NO_REASONS.test(heading) &&
  !OF_A_WARE.test(heading) &&
  matchesPatterns(heading, DIFFERENTIATOR_HEADINGS, language);
