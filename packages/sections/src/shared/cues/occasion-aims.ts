import { type LanguagePatterns, matchesPatterns } from '../text/index.ts';

/** The aim of a game, a course or an evening, which is none of the brand's. */
const OF_OCCASIONS: LanguagePatterns = {
  en: "(?:aim|goal|object|objective|purpose|mission|point) of (?:the|this|each|every|our|a|tonight[’']s) (?:\\p{L}+ )?(?:games?|course|class|lesson|workshop|seminar|training|session|evening|night|day|trip|hike|walk|tour|quest|puzzle|match|tournament|exercise|treatment|talk|meeting|survey)",
  de: '(?:ziel|zweck|sinn|aufgabe) (?:des|der|dieses|dieser|jedes|jeder|unseres|unserer) (?:\\p{L}+ )?\\p{L}*(?:spiele?s|kurses|abends|tages|workshops|seminars|trainings|unterrichts|treffens|turniers|behandlung|übung|reise|wanderung|führung|veranstaltung|umfrage)',
  fr: "(?:but|objectif|mission|principe) (?:du|de la|de l['’]|de ce|de cet|de cette|de chaque) ?(?:\\p{L}+ )?(?:jeu|stage|cours|atelier|séminaire|formation|soirée|séance|journée|sortie|randonnée|partie|match|tournoi|exercice|soin|enquête)",
  es: '(?:objetivo|meta|finalidad|misión) (?:del|de la|de este|de esta|de cada) (?:\\p{L}+ )?(?:juego|curso|taller|seminario|clase|formación|velada|noche|jornada|sesión|excursión|partida|partido|torneo|ejercicio|tratamiento|encuesta)',
  it: "(?:scopo|obiettivo|finalità|missione) (?:del|della|dello|dell[’']|di questo|di questa|di ogni) ?(?:\\p{L}+ )?(?:gioco|corso|laboratorio|seminario|lezione|serata|giornata|escursione|partita|torneo|esercizio|trattamento|incontro)",
  pt: '(?:objetivo|meta|finalidade|missão) (?:do|da|deste|desta|de cada) (?:\\p{L}+ )?(?:jogo|curso|oficina|workshop|seminário|aula|formação|noite|sessão|caminhada|partida|torneio|exercício|tratamento)',
  nl: '(?:doel|doelstelling|bedoeling) van (?:het|de|dit|deze|elk|elke|ons|onze) (?:\\p{L}+ )?(?:spel|cursus|workshop|training|les|avond|dag|wandeling|tocht|wedstrijd|toernooi|oefening|behandeling|bijeenkomst)',
  sv: '(?:spelets|kursens|kvällens|dagens|lektionens|övningens|träffens|turneringens) (?:mål|syfte)|(?:målet|syftet) med (?:spelet|kursen|kvällen|dagen|lektionen|övningen|träffen)',
  da: '(?:spillets|kursets|aftenens|dagens|øvelsens|mødets) (?:mål|formål)|(?:målet|formålet) med (?:spillet|kurset|aftenen|dagen|øvelsen|mødet)',
  nb: '(?:spillets|kursets|kveldens|dagens|øvelsens|møtets) (?:mål|formål)|(?:målet|formålet) med (?:spillet|kurset|kvelden|dagen|øvelsen|møtet)',
  fi: '(?:pelin|kurssin|illan|päivän|tunnin|harjoituksen|koulutuksen) (?:tavoite|tavoitteena|tarkoitus|tarkoituksena|päämäärä)',
  pl: '(?:cel|celem|zadaniem) (?:\\p{L}+ )?(?:gry|kursu|warsztat\\p{L}+|szkolenia|zajęć|wieczoru|spotkania|wycieczki|turnieju|ćwiczenia|zabiegu)',
  cs: '(?:cíl|cílem|účelem|úkolem) (?:\\p{L}+ )?(?:hry|kurzu|workshopu|školení|lekce|večera|setkání|výletu|turnaje|cvičení)',
  sk: '(?:cieľ|cieľom|účelom|úlohou) (?:\\p{L}+ )?(?:hry|kurzu|workshopu|školenia|lekcie|večera|stretnutia|výletu|turnaja|cvičenia)',
  ru: '(?:цель|цели|целью|задача) (?:\\p{L}+ )?(?:игры|курса|занятия|занятий|семинара|тренинга|вечера|встречи|похода|турнира|упражнения|процедуры)',
  uk: '(?:мета|метою|ціль|завдання) (?:\\p{L}+ )?(?:гри|курсу|заняття|занять|семінару|тренінгу|вечора|зустрічі|походу|турніру|вправи)',
  hu: '(?:játék|tanfolyam|kurzus|képzés|est|foglalkozás|verseny|gyakorlat) célja',
  ro: '(?:scopul|obiectivul) (?:jocului|cursului|atelierului|serii|întâlnirii|turneului|exercițiului)',
  hr: '(?:cilj|svrha) (?:\\p{L}+ )?(?:igre|tečaja|radionice|večeri|susreta|turnira|vježbe)',
  sr: '(?:cilj|svrha) (?:\\p{L}+ )?(?:igre|kursa|radionice|večeri|susreta|turnira|vežbe)',
  sl: '(?:cilj|namen) (?:\\p{L}+ )?(?:igre|tečaja|delavnice|večera|srečanja|turnirja|vaje)',
  tr: '(?:oyunun|kursun|atölyenin|gecenin|toplantının|turnuvanın) (?:amacı|hedefi)',
};

/** Whose it is, if one person's: "Her mission is to make people laugh". */
const OF_A_PERSON = /^\P{L}*(?:his|her) (?:\p{L}+ )?(?:mission|goal|aim|purpose)(?!\p{L})/iu;

/** What a collection is to bring in: "Our goal is to raise 5,000 euros". */
const SUM_OF_MONEY =
  /[€$£]\s?\p{N}|\p{N}[\p{N}.,\s]*(?:€|\$|£|(?:eur|euros?|dollars?|pounds?|chf|franken|francs|kr|kroner|kronor|zł|złotych|kč|korun|руб\p{L}*|грн|гривень|forint|ft|lei|tl|lira)(?!\p{L})|円|元)/iu;

/** Whether a text tells the aim of an occasion, of a person or of a collection. */
export const isOfOccasion = (text: string, language: string): boolean =>
  SUM_OF_MONEY.test(text) || OF_A_PERSON.test(text) || matchesPatterns(text, OF_OCCASIONS, language);
