import type { AdjectiveRule, Forms, NounRule } from './plain-forms/forms.ts';
import { FORMS } from './plain-forms/index.ts';

const patterns = new Map<string, RegExp>();

/** Compiled when it is first needed. */
function patternOf(ending: string): RegExp {
  const pattern = patterns.get(ending) ?? new RegExp(ending, 'u');
  patterns.set(ending, pattern);
  return pattern;
}

const ruleFor = <T extends NounRule | AdjectiveRule>(rules: readonly T[], word: string): T | undefined =>
  rules.find(([ending]) => patternOf(ending).test(word.toLowerCase()));

const rewrite = (word: string, [ending]: NounRule | AdjectiveRule, plain: string): string =>
  inCaseOf(word, word.toLowerCase().replace(patternOf(ending), plain));

/**
 * The name of a group as a dictionary would have it, in the plural: "mladých rodín" are "mladé rodiny". The name as it is
 * where a word up to its noun is not known, or where it names several groups.
 */
export function inPlainForm(name: string, language: string): string {
  const forms = FORMS[language];
  if (!forms) return name;
  const [, phrase = '', rest = ''] = /^([\p{L}\p{M}’' -]+)(.*)$/u.exec(name) ?? [];
  const words = phrase.split(' ');
  const rules = words.map((word, index) => nounRule(word, words[index + 1] ?? '', forms));
  const at = rules.findIndex((rule, index) => rule && !rules[index + 1]);
  const rule = rules[at];
  if (!rule || rules.slice(at + 1).some(Boolean)) return name;
  const [, plain, personal] = rule;
  const agreeing = words.map((word, index) => {
    if (index === at) return rewrite(word, rule, plain);
    const adjective = ruleFor(forms.adjectives, word);
    if (index > at) return forms.postposed && index === at + 1 && adjective ? agreed(word, adjective, personal) : word;
    return adjective ? agreed(word, adjective, personal) : null;
  });
  return agreeing.includes(null) ? name : agreeing.join(' ') + rest;
}

/** An adjective as it agrees with its noun. */
const agreed = (word: string, rule: AdjectiveRule, personal: NounRule[2]): string =>
  rewrite(word, rule, personal ? rule[2] : rule[1]);

/** A name goes on behind its noun with a preposition at most: "dorosłych z dysleksją". */
const PREPOSITION = /^\p{L}{0,3}$/u;

function nounRule(word: string, next: string, { nouns, final = [] }: Forms): NounRule | undefined {
  return ruleFor(PREPOSITION.test(next) ? [...nouns, ...final] : nouns, word);
}

/** "RODZIN" and "Rodzin" keep their capitals. */
function inCaseOf(written: string, plain: string): string {
  if (written.length > 1 && written === written.toUpperCase()) return plain.toUpperCase();
  return /^\p{Lu}/u.test(written) ? plain.charAt(0).toUpperCase() + plain.slice(1) : plain;
}
