/** Infinitives of aims; words that only look like one come first. */
export const DE_INFINITIVE =
  '(?: zu \\p{L}+n|(?:ab|an|auf|aus|bei|bereit|dar|durch|ein|entgegen|fest|frei|her|hin|mit|nach|sicher|teil|über|um|unter|voran|vor|weiter|wieder|zurück|zusammen)zu\\p{L}{2,}n)';
export const FR_INFINITIVE =
  "(?:(?:mieux|leur|les?|la|vous|en|y|ne pas|d['’]) ?)?(?!(?:notre|votre|quatre|autre|hier|hiver|cher|mer|plaisir|loisir|titre|premier|dernier|janvier|février|particulier)(?!\\p{L}))\\p{L}{2,}(?:er|ir|re|oir)";
export const ES_INFINITIVE =
  '(?!(?:alquiler|azar|bienestar|hogar|lugar|mar|mujer|par|placer|taller)(?!\\p{L}))\\p{L}+(?:ar|er|ir)(?:l[aeo]s?|nos|se)?';
export const PT_INFINITIVE =
  '(?:a (?:defesa|promoção|proteção)|o apoio|(?!(?:bar|bem-estar|lar|lugar|mar|mulher|par|prazer)(?!\\p{L}))\\p{L}+(?:ar|er|ir|por)(?:-\\p{L}+)?)';
export const IT_INFINITIVE =
  '(?!(?:altare|amare|cellulare|familiare|mare|militare|popolare|secolare)(?!\\p{L}))\\p{L}+(?:are|ere|ire|urre|orre)(?:l[aeio]|ne|ci|si)?';
