/** Words that open headings of explanations, of all languages. */
const OPENING =
  /^(?:how|where|what|so|in|wie|was|comment|que|à|cómo|qué|come|cosa|como|o que|hoe|wat|hur|så|sådan|slik|hvordan|näin|miten|jak|ako|kde|hogyan|cum|πώς|nasıl|cách|cara|как|як|如何|怎|어떻게|كيف|איך)(?![\p{L}-])/iu;

/** Whether a title explains something or asks: "How to bleed a radiator", "What it costs", "Wie es geht"; not "In-house design". */
export const explains = (title: string): boolean => OPENING.test(title);
