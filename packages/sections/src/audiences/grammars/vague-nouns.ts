/** More nouns that say who is meant with a qualifier only: "fashion brands", "sociétés implantées en France". */
export const VAGUE_NOUNS: Readonly<Record<string, string>> = {
  de: 'marken|betroffenen',
  nl: 'merken|spelers|personeel',
  sv: 'varumärken|kunder|gäster',
  da: 'brands|gæster',
  nb: 'merkevarer|gjester',
  fr: 'sociétés|marques|compagnies|public|populations?|foyers',
  es: 'compañías|firmas|quien|población|socios',
  it: 'realtà|società|quanti|popolazione',
  pt: 'companhias|população|negócios',
  ru: 'бренд\\p{L}*|фирм\\p{L}*|сло[её]в|населени[яю]|кажд\\p{L}+',
  uk: 'бренд\\p{L}*|фірм\\p{L}*|верств|населення',
  pl: 'marek|markom|spółek|spółkom|gości|gościom',
  cs: 'značk(?:y|ám)|společnost(?:i|em)|obyvatelstvo',
  sk: 'značk(?:y|ám)|spoločnost(?:i|iam)',
  el: 'μάρκες|επισκέπτες|κοινό',
  tr: 'marka(?:lar)\\p{L}*',
};
