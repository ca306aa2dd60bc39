import { type LanguagePatterns, matchesPatterns } from '../text/index.ts';

/** Reasons are only announced, choosing is called hard, or it is when a house is open. */
const ANNOUNCED: LanguagePatterns = {
  en: '(?:some|several|many|few|good|great|the|our|more|\\d+) reasons|reasons (?:why|to)|(?:listed|find|see|read|below are|here) .{0,30}below|the following|as follows|(?:good|great|fair) question|(?:choosing|picking|finding) .{2,60} (?:is|can be) (?:hard|difficult|tough|not easy|overwhelming)|(?:is|are|stay|remain|be) closed|closed (?:on|over|from|for)|opening (?:hours|times)',
  de: 'gründen?|im folgenden|nachfolgend|folgende[nrs]?|(?:gute|berechtigte) frage|(?:wahl|suche|auswahl) .{2,60} (?:schwer|schwierig|nicht (?:leicht|einfach))|(?:ist|sind|haben|hat|bleib\\p{L}+) .{0,40}(?:geschlossen|geöffnet)|öffnungszeiten',
  fr: "raisons|ci-dessous|ci-après|(?:bonne|excellente) question|(?:choisir|trouver) .{2,60} (?:difficile|pas (?:facile|simple))|(?:sommes|est|reste|restons) (?:fermée?s?|ouverte?s?)|horaires d['’]ouverture",
  es: 'razones|motivos|a continuación|(?:buena|gran) pregunta|(?:elegir|escoger|encontrar) .{2,60} (?:difícil|no es fácil|complicado)|(?:estamos|está|permanece\\p{L}*) (?:cerrad|abiert)[oa]s?|horarios? de apertura',
  it: 'ragioni|motivi|di seguito|qui sotto|(?:bella|buona|ottima) domanda|(?:scegliere|trovare) .{2,60} (?:difficile|non è facile)|(?:siamo|è|resta|rimane) (?:chius|apert)[oaie]|orari di apertura',
  pt: 'razões|motivos|a seguir|abaixo|(?:boa|ótima) pergunta|(?:escolher|encontrar) .{2,60} (?:difícil|não é fácil)|(?:estamos|está) (?:fechad|abert)[oa]s?|horários? de (?:abertura|funcionamento)',
  nl: 'redenen|hieronder|onderstaande|(?:goede|terechte) vraag|(?:kiezen|vinden|keuze) .{2,60} (?:moeilijk|lastig|niet makkelijk)|(?:is|zijn) .{0,30}(?:gesloten|geopend)|openingstijden',
  sv: '(?:skäl|anledningar)(?: (?:till|att|varför))?|nedan|följande|(?:bra|god) fråga|håller? (?:stängt|öppet)|öppettider',
  da: '(?:grunde|årsager) til|nedenfor|følgende|godt spørgsmål|holder (?:lukket|åbent)|åbningstider',
  nb: '(?:grunner|årsaker) til|nedenfor|følgende|godt spørsmål|holder (?:stengt|åpent)|åpningstider',
  fi: 'syitä|syytä|seuraavassa|alla on|hyvä kysymys|olemme (?:suljettu|avoinna)|aukioloajat',
  pl: 'powod(?:y|ów|ach)|poniżej|następując\\p{L}+|dobre pytanie|(?:wybór|wybrać|znaleźć) .{2,60} (?:trudn|niełatw)\\p{L}+|(?:jesteśmy|jest) (?:zamknięt|otwart|nieczynn)\\p{L}+|godziny otwarcia',
  cs: 'důvod(?:y|ů)|níže|následujíc\\p{L}+|dobrá otázka|máme (?:zavřeno|otevřeno)|otevírací doba',
  sk: 'dôvod(?:y|ov)|nižšie|nasledujúc\\p{L}+|dobrá otázka|máme (?:zatvorené|otvorené)|otváracie hodiny',
  ru: 'причин\\p{L}{0,2}|ниже|следующ\\p{L}+|хороший вопрос|(?:выбрать|найти|выбор) .{2,60} (?:сложн|трудн|непрост)\\p{L}+|мы (?:закрыты|открыты)|(?:часы|график|режим) работы',
  uk: 'причин\\p{L}{0,2}|нижче|наступн\\p{L}+|(?:гарне|добре) питання|ми (?:зачинені|відчинені)|(?:години|графік) роботи',
  hu: 'okok|az alábbi\\p{L}*|a következő\\p{L}*|jó kérdés|(?:zárva|nyitva) (?:vagyunk|tartunk)|nyitvatartás',
  ro: 'motive(?:le)?|mai jos|următoarele|bună întrebare|suntem (?:închi|deschi)\\p{L}+|program de lucru',
  tr: 'nedenler\\p{L}*|sebepler\\p{L}*|aşağıda\\p{L}*|güzel soru|(?:kapalıyız|açığız)|çalışma saatleri',
  el: 'λόγοι|λόγους|παρακάτω|καλή ερώτηση|είμαστε (?:κλειστά|ανοιχτά)',
  ja: '理由(?:を|は|が)|以下|次の|休業|営業時間',
  zh: '以下|下面|下列|理由|原因|营业时间|營業時間',
  ko: '이유(?:를|는|가)|아래|다음과 같|영업 ?시간|휴무',
  ar: 'أسباب|فيما يلي|الأسباب|ساعات العمل',
  he: 'סיבות|להלן|הסיבות|שעות (?:ה)?פתיחה',
};

/** Whether a text leads up to reasons, or tells opening times, where reasons are asked for. */
export const announcesReasons = (text: string, language: string): boolean => matchesPatterns(text, ANNOUNCED, language);
