/** Of the world, not of the brand: "We believe that care is more than medicine". */
const BELIEFS =
  /(?<!\p{L})(?:we|i) (?:believe|think|know)|(?<!\p{L})(?:wir|ich) (?:glauben?|wissen|finden)|(?<!\p{L})(?:nous (?:croyons|pensons)|creemos|sabemos|crediamo|sappiamo|acreditamos|(?:wij|we) geloven|(?:vi|jag|jeg) (?:tror|mener)|uskomme|wierzymy|věříme|veríme|hisszük|credem|вярваме|vjerujemo|verujemo|verjamemo|πιστεύουμε|мы (?:верим|считаем)|ми (?:віримо|вважаємо)|inanıyoruz|نؤمن|אנחנו מאמינים|信じて|相信|믿습니다|percaya|tin rằng)(?!\p{L})/iu;

/** Whether a text says what somebody believes or knows. */
export const isBelief = (text: string): boolean => BELIEFS.test(text);
