import { type LanguagePatterns, matchesPatterns } from '../text/index.ts';

/** The aim of a game, a course, an evening, an exhibition, a form or an update, which is none of the brand's. */
const OF_OCCASIONS: LanguagePatterns = {
  en: "(?:aim|goal|object|objective|purpose|mission|point) of (?:the|this|each|every|our|a|tonight[’']s) (?:\\p{L}+ )?(?:games?|course|class|lesson|workshop|seminar|training|session|evening|night|day|trip|hike|walk|tour|quest|puzzle|match|tournament|exercise|treatment|talk|meeting|survey|poll|questionnaire|webinar|exhibition|release|update|version|section|chapter|form|cookies?|policy|processing|study)",
  de: '(?:ziel|zweck|sinn|aufgabe) (?:des|der|dieses|dieser|jedes|jeder|unseres|unserer) (?:\\p{L}+ )?\\p{L}*(?:spiele?s|kurses|abends|tages|workshops|seminars|trainings|unterrichts|treffens|turniers|behandlung|übung|reise|wanderung|führung|veranstaltung|umfrage|ausstellung|updates?|version|formulars|abschnitts|kapitels|cookies?|richtlinie|verarbeitung|studie)|(?:der|dieser|das|dieses) \\p{L}*(?:kurs|seminar|workshop|training|spiel|webinar) (?:hat|verfolgt|zielt|soll|will)',
  fr: "(?:but|objectif|mission|principe) (?:du|de la|de l['’]|de ce|de cet|de cette|de chaque) ?(?:\\p{L}+ )?(?:jeu|stage|cours|atelier|séminaire|formation|soirée|séance|journée|sortie|randonnée|partie|match|tournoi|exercice|soin|enquête|sondage|webinaire|exposition|mise à jour|version|formulaire|rubrique|chapitre|cookie|politique|traitement|étude)|(?:la|cette) (?:formation|séance|exposition) a pour|(?:le|ce) (?:cours|stage|jeu|séminaire) a pour",
  es: '(?:objetivo|meta|finalidad|misión) (?:del|de la|de este|de esta|de cada) (?:\\p{L}+ )?(?:juego|curso|taller|seminario|clase|formación|velada|noche|jornada|sesión|excursión|partida|partido|torneo|ejercicio|tratamiento|encuesta|exposición|muestra|actualización|versión|formulario|sección|capítulo|cookie|política)|(?:el|este|la|esta) (?:curso|taller|seminario|juego|exposición) tiene (?:como|por)',
  it: "(?:scopo|obiettivo|finalità|missione) (?:del|della|dello|dell[’']|di questo|di questa|di ogni) ?(?:\\p{L}+ )?(?:gioco|corso|laboratorio|seminario|lezione|serata|giornata|escursione|partita|torneo|esercizio|trattamento|incontro|indagine|sondaggio|mostra|aggiornamento|versione|modulo|sezione|capitolo|cookie|informativa)|(?:il|questo|la|questa) (?:corso|laboratorio|seminario|gioco|mostra) ha (?:lo|l'|come|per)",
  pt: '(?:objetivo|meta|finalidade|missão) (?:do|da|deste|desta|de cada) (?:\\p{L}+ )?(?:jogo|curso|oficina|workshop|seminário|aula|formação|noite|sessão|caminhada|partida|torneio|exercício|tratamento|inquérito|exposição|atualização|versão|formulário|seção|secção|capítulo|cookie|política)|(?:o|este|a|esta) (?:curso|oficina|seminário|jogo|exposição) tem (?:como|por|o)',
  nl: '(?:doel|doelstelling|bedoeling) van (?:het|de|dit|deze|elk|elke|ons|onze) (?:\\p{L}+ )?(?:spel|cursus|workshop|training|les|avond|dag|wandeling|tocht|wedstrijd|toernooi|oefening|behandeling|bijeenkomst|enquête|tentoonstelling|update|versie|formulier|hoofdstuk|cookie|beleid|verwerking|studie)|(?:de|deze|het|dit) (?:cursus|workshop|training|spel|tentoonstelling) heeft (?:als|tot)',
  sv: '(?:spelets|kursens|kvällens|dagens|lektionens|övningens|träffens|turneringens|utställningens) (?:mål|syfte)|(?:målet|syftet) med (?:spelet|kursen|kvällen|dagen|lektionen|övningen|träffen|workshopen|enkäten|utställningen|uppdateringen|formuläret|avsnittet|kapitlet|behandlingen|studien)|(?:kursen|spelet|utställningen|workshopen) (?:syftar|har (?:som|till) (?:mål|syfte))',
  da: '(?:spillets|kursets|aftenens|dagens|øvelsens|mødets|udstillingens) (?:mål|formål)|(?:målet|formålet) med (?:spillet|kurset|aftenen|dagen|øvelsen|mødet|workshoppen|undersøgelsen|udstillingen|opdateringen|formularen|afsnittet|kapitlet|behandlingen)|(?:kurset|spillet|udstillingen|workshoppen) har (?:til|som) (?:formål|mål)',
  nb: '(?:spillets|kursets|kveldens|dagens|øvelsens|møtets|utstillingens) (?:mål|formål)|(?:målet|formålet) med (?:spillet|kurset|kvelden|dagen|øvelsen|møtet|workshopen|undersøkelsen|utstillingen|oppdateringen|skjemaet|avsnittet|kapitlet|behandlingen)|(?:kurset|spillet|utstillingen|workshopen) har (?:til|som) (?:formål|mål)',
  fi: '(?:pelin|kurssin|illan|päivän|tunnin|harjoituksen|koulutuksen) (?:tavoite|tavoitteena|tarkoitus|tarkoituksena|päämäärä)',
  pl: '(?:cel|celem|zadaniem) (?:\\p{L}+ )?(?:gry|kursu|warsztat\\p{L}+|szkolenia|zajęć|wieczoru|spotkania|wycieczki|turnieju|ćwiczenia|zabiegu)',
  cs: '(?:cíl|cílem|účelem|úkolem) (?:\\p{L}+ )?(?:hry|kurzu|workshopu|školení|lekce|večera|setkání|výletu|turnaje|cvičení)',
  sk: '(?:cieľ|cieľom|účelom|úlohou) (?:\\p{L}+ )?(?:hry|kurzu|workshopu|školenia|lekcie|večera|stretnutia|výletu|turnaja|cvičenia)',
  ru: '(?:цель|цели|целью|задача) (?:\\p{L}+ )?(?:игры|курса|занятия|занятий|семинара|тренинга|вечера|встречи|похода|турнира|упражнения|процедуры)|(?:курс|семинар|тренинг|мастер-класс|игра|выставка) (?:ставит|имеет целью)',
  uk: '(?:мета|метою|ціль|завдання) (?:\\p{L}+ )?(?:гри|курсу|заняття|занять|семінару|тренінгу|вечора|зустрічі|походу|турніру|вправи)|(?:курс|семінар|тренінг|майстер-клас|гра|виставка) (?:ставить|має на меті)',
  hu: '(?:játék|tanfolyam|kurzus|képzés|est|foglalkozás|verseny|gyakorlat) célja',
  ro: '(?:scopul|obiectivul) (?:jocului|cursului|atelierului|serii|întâlnirii|turneului|exercițiului)',
  hr: '(?:cilj|svrha) (?:\\p{L}+ )?(?:igre|tečaja|radionice|večeri|susreta|turnira|vježbe)',
  sr: '(?:cilj|svrha) (?:\\p{L}+ )?(?:igre|kursa|radionice|večeri|susreta|turnira|vežbe)',
  sl: '(?:cilj|namen) (?:\\p{L}+ )?(?:igre|tečaja|delavnice|večera|srečanja|turnirja|vaje)',
  el: '(?:στόχος|σκοπός) (?:του|της) (?:παιχνιδιού|σεμιναρίου|μαθήματος|εργαστηρίου|βραδιάς|έρευνας|έκθεσης|έκδοσης|ενημέρωσης|φόρμας|επεξεργασίας)|(?:το|αυτό το) (?:σεμινάριο|μάθημα|εργαστήριο|παιχνίδι) (?:έχει|στοχεύει)',
  zh: '(?:游戏|遊戲|调查|調查|问卷|問卷|工作坊|课程|課程|展览|展覽|今晚|本章|表格|版|更新|练习|練習)的(?:目的|目标|目標|宗旨)|(?:课程|課程|工作坊|展览|展覽|更新|调查|調查)旨在',
  ko: '(?:게임|설문(?:조사)?|워크숍|강좌|수업|전시|오늘 밤|업데이트|양식)의 (?:목적|목표)|(?:강좌|수업|워크숍|전시|게임)[은는] .{2,120}목[적표]',
  he: '(?:מטרת|מטרות) (?:ה)?(?:סקר|משחק|דף|עמוד|עוגי\\p{L}+|גרסה|סדנה|טופס|קורס|ערב|מדיניות|פרק|תערוכה|עדכון|שיעור|מפגש|תרגיל)|(?:הקורס|הסדנה|המשחק|התערוכה) (?:נועדה?|שואפת?)',
  ca: "(?:objectiu|finalitat) (?:del|de la|de l'|d'aquest |d'aquesta ) ?(?:joc|curs|taller|seminari|classe|sessió|vetllada|enquesta|exposició|actualització|versió|formulari|apartat|capítol|galeta|política)|(?:el|aquest|la|aquesta) (?:curs|taller|seminari|joc|exposició) té (?:com a|per)",
  tr: '(?:oyunun|kursun|atölyenin|gecenin|toplantının|turnuvanın|işlenmesinin) (?:amacı|hedefi)',
};

/** Whose it is, if one person's: "Her mission is to make people laugh". */
const OF_A_PERSON = /^\P{L}*(?:his|her) (?:\p{L}+ )?(?:mission|goal|aim|purpose)(?!\p{L})/iu;

/** What a collection is to bring in: "Our goal is to raise 5,000 euros". */
const SUM_OF_MONEY =
  /[€$£]\s?\p{N}|\p{N}[\p{N}.,\s]*(?:€|\$|£|(?:eur|euros?|dollars?|pounds?|chf|franken|francs|kr|kroner|kronor|zł|złotych|kč|korun|руб\p{L}*|грн|гривень|forint|ft|lei|tl|lira)(?!\p{L})|円|元)/iu;

/** Whether a text tells the aim of an occasion, of a person or of a collection. */
export const isOfOccasion = (text: string, language: string): boolean =>
  SUM_OF_MONEY.test(text) || OF_A_PERSON.test(text) || matchesPatterns(text, OF_OCCASIONS, language);
