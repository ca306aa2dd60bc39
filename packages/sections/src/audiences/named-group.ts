import type { GroupTrigger } from './grammars/index.ts';
import type { GroupPhrase } from './noun-phrase.ts';

/** A group of people or organisations that a sentence names. */
export interface NamedGroup extends GroupPhrase {
  trigger: GroupTrigger;
  /** Where the words that introduce it are in the sentence. */
  index: number;
  /** Groups that the sentence names in the same breath. */
  count: number;
}

export interface LabelledGroup extends NamedGroup {
  /** Whether the label says "for". */
  saysFor: boolean;
}
