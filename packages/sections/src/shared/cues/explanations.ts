/** Words that open headings of explanations, in all languages: none of them opens the name of an offer in another one. */
const OPENING =
  /^(?:how|where|what|so|in|wie|was|comment|que|à|cómo|qué|come|cosa|como|o que|hoe|wat|hur|så|sådan|slik|hvordan|näin|miten|jak|ako|kde|hogyan|cum|πώς|nasıl|cách|cara|как|як|如何|怎|어떻게|كيف|איך)(?!\p{L})/iu;

/** Whether a title explains something or asks: "How to bleed a radiator", "Who it is for", "Wie es geht". */
export const explains = (title: string): boolean => OPENING.test(title);
