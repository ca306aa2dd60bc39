/** Of the world, not of the brand: "We believe that care is more than medicine". */
const BELIEFS =
  /(?<!\p{L})(?:we|i) (?:believe|think|know)|(?<!\p{L})(?:wir|ich) (?:glauben?|wissen|finden)|(?<!\p{L})(?:nous (?:croyons|pensons)|creemos|sabemos|crediamo|sappiamo|acreditamos|(?:wij|we) geloven|(?:vi|jag|jeg) (?:tror|mener)|uskomme|wierzymy|věříme|veríme|hisszük|credem|вярваме|vjerujemo|verujemo|verjamemo|πιστεύουμε|мы (?:верим|считаем)|ми (?:віримо|вважаємо)|inanıyoruz|نؤمن|אנחנו מאמינים|信じて|相信|믿습니다|percaya|tin rằng)(?!\p{L})/iu;

/** The same of others: "people who believe that democracy is more than elections". */
const BELIEVERS =
  /(?<!\p{L})(?:who|that|which) believes?(?!\p{L})|(?<!\p{L})(?:die|der|das) (?:daran )?glaub(?:t|en)(?!\p{L})|(?<!\p{L})qui (?:croient|croit|pensent|pense) que|(?<!\p{L})que (?:creen|cree|creen en) que|(?<!\p{L})che (?:credono|crede) che|(?<!\p{L})que acreditam? que|(?<!\p{L})die (?:geloven|gelooft) dat|(?<!\p{L})som (?:tror|mener) (?:på )?att?(?!\p{L})|(?<!\p{L})któr\p{L}+ wierz(?:ą|y)(?!\p{L})|(?<!\p{L})kte(?:ří|ré|rý|rá) věří(?!\p{L})|(?<!\p{L})ktor\p{L}+ ver(?:ia|í)(?!\p{L})|(?<!\p{L})care cred(?:e)? că|(?<!\p{L})котор\p{L}+ вер(?:ят|ит)(?!\p{L})|(?<!\p{L})як(?:і|ий|а) вір(?:ять|ить)(?!\p{L})/iu;

/** Whether a text says what others believe. */
export const isBeliefOfOthers = (text: string): boolean => BELIEVERS.test(text);

/** Whether a text says what somebody believes or knows. */
export const isBelief = (text: string): boolean => BELIEFS.test(text) || isBeliefOfOthers(text);
