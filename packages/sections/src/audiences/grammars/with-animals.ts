/** People together with their animals, in the words of those who teach both, by language. */
export const WITH_ANIMALS: Readonly<Record<string, string>> = {
  en: '(?:dog|horse) and (?:owner|rider|handler|human)|(?:dogs|horses|pets) and (?:their )?(?:owners|riders|handlers|humans|people)|people and (?:their )?(?:dogs|horses|pets)',
  de: 'mensch und (?:hund|tier|pferd)|hund und (?:mensch|halter(?:in)?)|pferd und reiter(?:in)?',
  nl: 'mens en (?:dier|hond|paard)|hond en baas(?:je)?|paard en ruiter',
  sv: 'människa och (?:hund|häst|djur)|hund och (?:ägare|förare)|häst och ryttare',
  da: 'menneske og (?:hund|dyr|hest)|hund og (?:ejer|fører)|hest og rytter',
  nb: 'menneske og (?:hund|dyr|hest)|hund og (?:eier|fører)|hest og rytter',
  fr: "(?:l['’]|le )?(?:humain|maître) et (?:le |son )?chien|(?:le )?chien et (?:le |son )?maître|(?:le )?cheval et (?:le |son )?cavalier",
  es: '(?:el )?perro y (?:el |su )?(?:dueño|humano)|(?:el )?caballo y (?:el |su )?jinete',
  it: '(?:il )?cane e (?:il |il suo )?(?:padrone|proprietario|conduttore)|(?:il )?cavallo e (?:il |il suo )?cavaliere',
  pl: '(?:psa|konia) i (?:jego )?(?:właściciela|opiekuna|jeźdźca|człowieka)|człowieka i (?:psa|konia)',
  cs: '(?:psa|koně) a (?:jeho )?(?:majitele|psovoda|jezdce|člověka)|člověka a (?:psa|koně)',
};
