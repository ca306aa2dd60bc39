import { type LanguagePatterns, matchesPatterns, normalizeWhitespace, wholeText, wordCount } from '../text/index.ts';

/**
 * Headings above what a piece of software can do, and nothing else: not services, products or reasons. Of houses and jobs
 * some of these words are said too. The brand's name is written "it" in what is matched.
 */
const FEATURE_LISTS: LanguagePatterns = {
  en: '(?:(?:the|its|our|key|main|core|top|some|more|other|all|major|notable|current|unique) )*(?:features?|capabilities|functions)(?: (?:list|overview|highlights|at a glance|include))?|(?:what )?(?:it|this) (?:can do|does)|it (?:features?(?: include)?|can)|what (?:can|could) (?:i|you) do with (?:it|this)',
  de: '(?:(?:die|unsere|alle|weitere|einige) )?(?:wichtigste[nr]? )?(?:haupt|kern|programm)?(?:funktionen|features|funktionsumfang|leistungsmerkmale)(?: (?:im überblick|auf einen blick))?|was (?:es|it) kann|(?:it )?(?:funktionen|features)',
  fr: '(?:(?:les|ses|nos|toutes les|principales|autres) )*(?:fonctionnalités|fonctions|caractéristiques)(?: (?:principales|clés))?',
  es: '(?:(?:las|sus|principales|otras|todas las) )*(?:características|funcionalidades|funciones|prestaciones)(?: (?:principales|clave|destacadas))?',
  it: '(?:(?:le|principali|altre|tutte le) )*(?:caratteristiche|funzionalità|funzioni)(?: (?:principali|chiave))?',
  pt: '(?:(?:as|os|principais|outras|outros|todas as) )*(?:características|funcionalidades|recursos|funções)(?: (?:principais|chave))?',
  ca: '(?:(?:les|principals|altres) )*(?:característiques|funcionalitats|funcions|prestacions)(?: principals)?',
  nl: '(?:(?:de|alle|onze|belangrijkste|overige) )*(?:functies|kenmerken|mogelijkheden|functionaliteiten|features)',
  sv: '(?:(?:våra|alla|viktiga|fler) )*(?:funktioner|egenskaper)',
  da: '(?:(?:vores|alle|vigtige|flere) )*(?:funktioner|egenskaber)',
  nb: '(?:(?:våre|alle|viktige|flere) )*(?:funksjoner|egenskaper)',
  fi: '(?:(?:tärkeimmät|kaikki|muut) )*(?:ominaisuudet|toiminnot)',
  pl: '(?:(?:główne|najważniejsze|kluczowe|inne|wszystkie) )*(?:funkcje|możliwości|cechy|funkcjonalności)(?: programu)?',
  cs: '(?:(?:hlavní|klíčové|další|všechny) )*(?:funkce|vlastnosti|možnosti)(?: programu)?',
  sk: '(?:(?:hlavné|kľúčové|ďalšie|všetky) )*(?:funkcie|vlastnosti|možnosti)(?: programu)?',
  hu: '(?:(?:a|főbb|legfontosabb|további) )*(?:funkciók|jellemzők|képességek)',
  ro: '(?:(?:principalele|alte|toate) )*(?:funcționalități(?:le)?|caracteristici(?:le)?|funcții(?:le)?)(?: principale)?',
  hr: '(?:(?:glavne|ključne|ostale|sve) )*(?:značajke|mogućnosti|funkcije)',
  sr: '(?:(?:glavne|ključne|ostale|sve) )*(?:karakteristike|mogućnosti|funkcije)|(?:(?:главне|кључне|остале|све) )*(?:карактеристике|могућности|функције)',
  sl: '(?:(?:glavne|ključne|ostale|vse) )*(?:značilnosti|zmožnosti|funkcije|lastnosti)',
  et: '(?:(?:peamised|olulisemad|muud|kõik) )*(?:omadused|funktsioonid|võimalused)',
  lv: '(?:(?:galvenās|citas|visas) )*(?:funkcijas|iespējas|īpašības)',
  lt: '(?:(?:pagrindinės|kitos|visos) )*(?:funkcijos|galimybės|savybės)',
  el: '(?:(?:τα|οι|κύρια|βασικά|βασικές) )*(?:χαρακτηριστικά|λειτουργίες|δυνατότητες)',
  ru: '(?:(?:основные|главные|ключевые|другие|все) )*(?:возможности|функции|особенности|функциональность)(?: программы)?',
  uk: '(?:(?:основні|головні|ключові|інші|всі) )*(?:можливості|функції|особливості)(?: програми)?',
  bg: '(?:(?:основни|главни|ключови|други) )*(?:възможности|функции|характеристики)',
  tr: '(?:(?:temel|başlıca|ana|diğer|tüm|öne çıkan) )*(?:özellikler|özellikleri|işlevler|yetenekler)',
  ja: '(?:主な|その他の|おもな)?(?:機能|特徴|特長)(?:一覧|紹介)?',
  zh: '(?:主要|核心|其他|产品|產品)?(?:功能|特性|特点|特點|特色功能)(?:一览|一覽|列表|介绍|介紹)?',
  ko: '(?:주요|핵심|기타)? ?(?:기능|특징)(?: ?(?:목록|소개))?',
  ar: '(?:أهم |أبرز )?(?:ال)?(?:مميزات|ميزات|مزايا|خصائص)(?: (?:الرئيسية|البرنامج))?',
  he: '(?:(?:ה)?תכונות|(?:ה)?יכולות|(?:ה)?פיצ׳רים)(?: (?:עיקריות|מרכזיות|מגניבות))?',
  fa: '(?:ویژگی|قابلیت|امکانات)[\\s\\u200c]?(?:ها|های)?(?: (?:اصلی|کلیدی|برنامه))?',
  vi: '(?:các )?tính năng(?: (?:chính|nổi bật|khác))?',
  id: '(?:fitur|kemampuan)(?:-fitur)?(?: (?:utama|unggulan|lainnya))?',
  th: '(?:คุณสมบัติ|ฟีเจอร์|ความสามารถ)(?:หลัก|เด่น)?',
  hi: '(?:मुख्य |प्रमुख )?(?:विशेषताएं|विशेषताएँ|सुविधाएं|सुविधाएँ)',
};

const FEATURE_LIST = wholeText(FEATURE_LISTS);
const MAX_WORDS = 7;
const COLON_AT_END = /\s*[:：]$/u;

/** Whether a heading says that a list of what software can do follows: "Main features", 主な機能, "What can I do with it?". */
export const announcesFeatures = (heading: string, language: string): boolean =>
  wordCount(heading) <= MAX_WORDS &&
  matchesPatterns(normalizeWhitespace(heading).replace(COLON_AT_END, ''), FEATURE_LIST, language);
