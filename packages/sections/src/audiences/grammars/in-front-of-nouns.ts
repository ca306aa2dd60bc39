/** Words in front of a noun that a clause says more of, by language: "solche Familien, die …". They are no part of its name. */
export const SUCH: Readonly<Record<string, string>> = {
  en: 'such(?! as )',
  de: 'solche[nrs]?|diejenigen|denjenigen|jene[nr]?',
  nl: 'zulke|dergelijke|diegenen',
  sv: 'sådana',
  da: 'sådanne|den slags',
  nb: 'slike|sånne',
  fr: 'telles|de tels|de telles',
  es: 'tales',
  pt: 'tais',
  it: 'tali',
  ca: 'tals',
  ro: 'astfel de|asemenea',
  pl: 'tak(?:im|ich|ie|imi)',
  cs: 'takov(?:ým|ých|é|í|ými)',
  sk: 'tak(?:ým|ých|é|ými|í)',
  ru: 'так(?:им|их|ие|ими)',
  uk: 'так(?:им|их|і|ими)',
  bg: 'такива',
  mk: 'такви',
  hr: 'takv(?:im|ih|e|i|ima)',
  sr: 'takv(?:im|ih|e|i|ima)|такв(?:им|их|е|и|има)',
  sl: 'tak(?:im|ih|šnim|šnih|šne)',
  lv: 'tād(?:iem|ām|us|as|i)',
  lt: 'toki(?:ems|oms|us|as|os)',
  et: 'sellis(?:tele|te|eid)|säära(?:stele|seid)',
  fi: 'sellais(?:ille|ia|ten)|sellaiset',
  hu: 'olyan|ilyen',
  el: 'τέτοι(?:ες|ους|α|ων|οι)',
  tr: 'böyle|bu tür',
};

/**
 * A noun with the participle that takes it as its object, where both stand in front of the noun that they describe, by
 * language: "gyermeket nevelő családok". The participle alone would say that somebody raises families.
 */
export const PARTICIPIAL: Readonly<Record<string, string>> = {
  hu: '\\p{L}{2,}(?:[aeoöáéíóőúű]t|[áé]st) \\p{L}{2,}[óő](?= )',
  fi: '\\p{L}{3,}[aä] \\p{L}{3,}(?<!hy)v(?:at|ät|ia|iä|ille|ien)(?= )',
  et: '\\p{L}{3,}(?:[td]|id) \\p{L}{3,}va(?:d|tele|te|id)(?= )',
  lv: '\\p{L}{3,}(?:us|as|u) \\p{L}{3,}oš(?:as|ām|iem|i|us)(?= )',
  lt: '\\p{L}{3,}(?:us|as|is|ą|į|ę) \\p{L}{3,}anči(?:os|oms|ų|as|us|ems)(?= )|\\p{L}{3,}(?:us|as|is|ą|į|ę) \\p{L}{3,}antiems(?= )',
  tr: '(?:\\p{L}+ )?\\p{L}{3,} (?:olan|isteyen|arayan|yaşayan|yetiştiren|büyüten|bakan|gören|düşünen|yapan|kuran|üreten)(?= )(?! \\p{L}+[iıuü]m[iıuü]z)',
};
