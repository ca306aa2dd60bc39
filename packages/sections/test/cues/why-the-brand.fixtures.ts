import type { PhrasesByLanguage } from './phrases.ts';

/** What makes the brand another one, and why something else is as it is. */
export const WHY_THE_BRAND: PhrasesByLanguage = {
  cs: ['Proč si vybrat Acme', 'Proč je chléb hnědý?'],
  da: ['Det gør os unikke', 'Hvorfor er brød brunt?'],
  de: ['Was uns auszeichnet', 'Warum ist Brot braun?'],
  es: ['Lo que nos hace diferentes', '¿Por qué es negro el pan?'],
  fi: ['Mikä tekee meistä erilaisen', 'Miksi leipä on ruskeaa?'],
  fr: ['Ce qui nous rend uniques', 'Pourquoi le pain est brun ?'],
  it: ['Cosa ci rende unici', 'Perché il pane è scuro?'],
  ja: ['当社が選ばれるわけ', 'パンが黒いわけ'],
  ko: ['무엇이 다른가요?', '빵은 왜 갈색인가요?'],
  nb: ['Hva gjør oss unike', 'Hvorfor er brød brunt?'],
  nl: ['Wat ons uniek maakt', 'Waarom is brood bruin?'],
  pl: ['Co nas odróżnia', 'Dlaczego chleb jest brązowy?'],
  pt: ['O que nos torna únicos', 'Por que o pão é escuro?'],
  ru: ['Что нас отличает', 'Почему хлеб тёмный?'],
  sk: ['Prečo si vybrať AC-ME?', 'Prečo je chlieb hnedý?'],
  sv: ['Vad gör oss unika', 'Varför är bröd brunt?'],
  tr: ['Farkımız ne?', 'Ekmek neden esmer?'],
  zh: ['我们有何不同', '面包为什么是黑的？'],
};
