/**
 * A kind of business or organisation, and the words of each language that plainly name it or what it does. The key of
 * `words` lists languages whose words stand together: in none of them may a word of another mean something else ("sobe":
 * rooms in Croatian, oneself in Slovak); such a word has a key of its own. Alternatives are separated by "|"; "*" stands
 * for any letters, for inflections and compounds.
 */
export interface Kind {
  /** As a directory would list it. */
  name: string;
  /** The broader kind. */
  bucket: string;
  /** Types of schema.org that say it. */
  types?: readonly string[];
  /** Many brands of other kinds say it of themselves too: it gives way to any other. */
  isGeneral?: true;
  /** It says nothing without what is made or sold: "supplier". It is never the category. */
  isVague?: true;
  /** The kinds that it is a part of and says more than: words of both name it, and the two do not compete. */
  narrows?: string | readonly string[];
  /** Its words name wares, which others serve, hire out or win too: "fresh pasta". */
  isOfWares?: true;
  /** Buckets of those that it works for: a text that names it names them as its customers. */
  serves?: readonly string[];
  /** Of a kind whose name is a list: the kinds in it, and letters by which its words in any language name each. */
  parts?: Readonly<Record<string, string>>;
  words: Readonly<Record<string, string>>;
}

/** Words by language and by the kind of business that they are of, written as the words of a kind are. */
export type ActivityWords = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The languages of Latin letters, in which software and what is done with it is often called by English words. */
export const OFTEN_ENGLISH = 'en de nl sv da nb fi fr es pt it ca ro pl cs sk hr sl hu tr et lv lt';
