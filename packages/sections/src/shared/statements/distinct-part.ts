import { doesWithout, putsInPlace } from '../cues/contrasts.ts';
import { setsApart } from '../cues/distinctions.ts';
import { isNegative } from '../cues/negations.ts';
import { isSuperlative } from '../cues/superlatives.ts';
import { statesTrackRecord } from '../cues/track-records.ts';
import { splitSentences, wordCount } from '../text/index.ts';
import type { Statement } from './statement.ts';

/** Ways to say what sets something apart, the one that says most first. */
const WAYS = [setsApart, isSuperlative, putsInPlace, statesTrackRecord, doesWithout];

/**
 * What parts a line of search results: "Acme | over 40 years of experience | Leith", and the full stop before a number,
 * which ends no sentence where a small letter follows.
 */
const BARS = /\s+[|·•]\s+|(?<=\p{L}[.!])\s+(?=\p{N})/u;
const DASHES = /\s+[—–-]\s+/u;

/** A half that leans on the other one: "– or so my father claimed", "– unlike others". */
const LEANS =
  /^(?:or|but|and|nor|though|although|yet|just|except|unlike|after|before|by|with|without|besides|despite|like|as|if|oder|aber|sondern|und|doch|obwohl|außer|anders als|nach|vor|von|mit|ohne|neben|wie|wenn|ou|mais|et|sauf|après|avant|avec|sans|contrairement|comme|presque|o|u|y|pero|sino|aunque|excepto|después|antes|con|sin|como|a diferencia|ma|e|bensì|anche se|tranne|dopo|prima|senza|come|a differenza|mas|porém|exceto|depois|com|sem|ao contrário|of|maar|en|behalve|na|voor|met|zonder|zoals|anders dan|eller|men|och|og|utom|efter|efter|før|före|med|utan|uden|uten|som|lub|albo|ale|lecz|i|oprócz|po|przed|z|bez|jak|nebo|ale|ani|kromě|před|s|jako|или|но|а|и|кроме|после|до|с|без|как|або|але|та|крім|після|з|як|veya|ama|ve|hariç)(?!\p{L})/iu;

const NOBODY =
  /(?<!\p{L})(?:nobody|no one|niemand|keiner|personne|nadie|nessuno|ninguém|ingen|nikt|nikdo|nikto|никто|ніхто|kimse)(?!\p{L})/iu;

const MIN_WORDS = 2;

/**
 * Of a text that a site declares, the sentence or the part of a line that says what sets the brand apart, word for
 * word; the whole text if only all of it does. What stands on a page is as long as its author wanted it.
 */
export function distinctPart({ text, source }: Pick<Statement, 'text' | 'source'>, language: string): string {
  if (source === 'text') return text;
  const sentence = tellingOf(splitSentences(text, language), language) ?? text;
  return halfOf(tellingOf(sentence.split(BARS), language) ?? sentence, language);
}

/** Of a line with one dash, the half that tells; the line where one half leans on the other or is denied by it. */
function halfOf(line: string, language: string): string {
  const [before = '', behind, ...more] = line.split(DASHES);
  if (behind === undefined || more.length > 0 || LEANS.test(behind)) return line;
  const half = tellingOf([before, behind], language) ?? line;
  const isDenied = half === behind && (isNegative(before, language) || NOBODY.test(before));
  return isDenied ? line : half;
}

function tellingOf(parts: readonly string[], language: string): string | undefined {
  const readable = parts.filter((part) => wordCount(part) >= MIN_WORDS);
  for (const tells of WAYS) {
    const part = readable.find((one) => tells(one, language));
    if (part) return part;
  }
  return undefined;
}
