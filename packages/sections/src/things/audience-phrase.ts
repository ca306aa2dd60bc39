/** Places and organisations: what follows says what they are for, so what they are ("Praxis für Physiotherapie"). */
const ORGANISATIONS = [
  'practice|clinic|cent(?:re|er)|institute|school|academy|college|society|association|foundation|museum|gallery|hospital',
  'praxis|praxen|klinik|ambulanz|zentrum|institut|fachgeschäft|büro|kanzlei|schule|akademie|verein|verband|gesellschaft|werkstatt|atelier|betrieb|museum|haus',
  'cabinet|centre|clinique|école|bureau|association|atelier|maison|musée|centro|clínica|instituto|escuela|asociación|taller|casa|consultorio|gabinete|academia|fundación|museo',
  'escola|associação|oficina|consultório|fundação|clinica|istituto|scuola|associazione|officina|ambulatorio|laboratorio|accademia|fondazione',
  'praktijk|kliniek|centrum|instituut|vereniging|stichting|kantoor|mottagning|skola|förening|verkstad|stiftelse|klinikk|senter|institutt|skole|forening|værksted|verksted|praksis',
  'gabinet|klinika|poradnia|ośrodek|instytut|szkoła|stowarzyszenie|pracownia|biuro|fundacja|ordinac[ei]|ordinácia|poradna|poradňa|středisko|stredisko|ústav|škola|spolek|sdružení|združenie',
  'клин[иі]\\p{L}+|кабинет|кабінет|центр|център|институт|інститут|школа|общество|ассоциация|бюро|музей|училище|κέντρο|κλινική|ιατρείο|σχολή|σύλλογος|εργαστήριο',
  'clinică|centru|școală|asociați[ae]|ordinacija|poliklinika|ambulanta|centar|zavod|šola|udruga|društvo|ured|pisarna|radionica|delavnica|inštitut',
].join('|');

const FOR = 'for|für|pour|para|per|voor|för|til|dla|pro|для|για|pentru|za';

/**
 * "for independent clinics": up to three words after "for". Runs of letters are limited, so that the time grows with the
 * length of a text and not with its square.
 */
const AUDIENCE_PHRASE = new RegExp(
  [
    `(?<!\\p{L})(?:${FOR})(?<!(?:${ORGANISATIONS})\\p{L}{0,3} \\p{L}+)(?: [\\p{L}-]+){1,3}`,
    // The languages that say "for" after its noun.
    '(?<![\\p{L}-])(?:[\\p{L}-]{1,40} ){1,2}için(?!\\p{L})',
    '[\\p{Script=Han}\\p{Script=Katakana}ー]{1,20}(?:向け|のための)',
    '\\p{Script=Hangul}{1,20}[을를] 위한',
  ].join('|'),
  'giu',
);

/** A text that says what a brand is, without whom it is for. */
export const withoutAudience = (text: string): string => text.replace(AUDIENCE_PHRASE, ' ');
