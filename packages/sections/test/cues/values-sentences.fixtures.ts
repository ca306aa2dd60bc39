/** By language: values after the words for them, before them, and similar words. */
export const VALUES_SENTENCES: Readonly<Record<string, readonly [after: string, before: string, nearMiss: string]>> = {
  bg: ['Нашите ценности: честност, грижа и ред.', 'Честност, грижа и ред са нашите ценности.', 'Цените са в лева.'],
  bs: [
    'Naše vrijednosti: poštenje, briga i red.',
    'Poštenje, briga i red su naše vrijednosti.',
    'Cijene su u markama.',
  ],
  ca: [
    'Els nostres valors: rigor, cura i ordre.',
    'Rigor, cura i ordre són els nostres valors.',
    'Els preus són en euros.',
  ],
  cs: ['Naše hodnoty: poctivost, péče a řád.', 'Poctivost, péče a řád jsou naše hodnoty.', 'Ceny jsou v korunách.'],
  da: [
    'Vores værdier: ærlighed, omsorg og orden.',
    'Ærlighed, omsorg og orden er vores værdier.',
    'Priserne er i kroner.',
  ],
  de: [
    'Unsere Werte: Ehrlichkeit, Sorgfalt und Mut.',
    'Ehrlichkeit, Sorgfalt und Mut sind unsere Werte.',
    'Die Preise sind in Euro.',
  ],
  el: [
    'Οι αξίες μας: εντιμότητα, φροντίδα και τάξη.',
    'Εντιμότητα, φροντίδα και τάξη είναι οι αξίες μας.',
    'Οι τιμές είναι σε ευρώ.',
  ],
  en: ['Our values: honesty, care and order.', 'Honesty, care and order are our values.', 'Prices are in euros.'],
  es: [
    'Nuestros valores: rigor, cuidado y orden.',
    'Rigor, cuidado y orden son nuestros valores.',
    'Los precios son en euros.',
  ],
  et: ['Meie väärtused: ausus, hoolivus ja kord.', 'Ausus, hoolivus ja kord on meie väärtused.', 'Hinnad on eurodes.'],
  fi: [
    'Arvomme: rehellisyys, huolenpito ja järjestys.',
    'Rehellisyys, huolenpito ja järjestys ovat arvomme.',
    'Hinnat ovat euroina.',
  ],
  fr: ['Nos valeurs : rigueur, soin et ordre.', 'Rigueur, soin et ordre sont nos valeurs.', 'Les prix sont en euros.'],
  hr: ['Naše vrijednosti: poštenje, briga i red.', 'Poštenje, briga i red su naše vrijednosti.', 'Cijene su u eurima.'],
  hu: [
    'Legfontosabb értékeink a tisztesség, a gondoskodás és a rend.',
    'A tisztesség, a gondoskodás és a rend a mi értékeink.',
    'Az árak forintban értendők.',
  ],
  id: ['Nilai kami: jujur, peduli dan tertib.', 'Jujur, peduli dan tertib adalah nilai kami.', 'Harga dalam rupiah.'],
  is: [
    'Gildi okkar: heiðarleiki, umhyggja og regla.',
    'Heiðarleiki, umhyggja og regla eru gildi okkar.',
    'Verð er í krónum.',
  ],
  it: [
    'I nostri valori: rigore, cura e ordine.',
    'Rigore, cura e ordine sono i nostri valori.',
    'I prezzi sono in euro.',
  ],
  lt: ['Mūsų vertybės: sąžinė, rūpestis ir tvarka.', 'Sąžinė, rūpestis ir tvarka yra mūsų vertybės.', 'Kainos eurais.'],
  lv: ['Mūsu vērtības: godīgums, rūpes un kārtība.', 'Godīgums, rūpes un kārtība ir mūsu vērtības.', 'Cenas ir eiro.'],
  mk: [
    'Нашите вредности: чесност, грижа и ред.',
    'Чесност, грижа и ред се вредностите кои нè водат.',
    'Цените се во денари.',
  ],
  nb: [
    'Våre verdier: ærlighet, omsorg og orden.',
    'Ærlighet, omsorg og orden er våre verdier.',
    'Prisene er i kroner.',
  ],
  nl: [
    'Onze waarden: eerlijkheid, zorg en orde.',
    'Eerlijkheid, zorg en orde zijn onze waarden.',
    'De prijzen zijn in euro.',
  ],
  pl: ['Nasze wartości: uczciwość, troska i ład.', 'Uczciwość, troska i ład to nasze wartości.', 'Ceny są w złotych.'],
  pt: [
    'Os nossos valores: rigor, cuidado e ordem.',
    'Rigor, cuidado e ordem são os nossos valores.',
    'Os preços são em euros.',
  ],
  ro: [
    'Valorile noastre: rigoare, grijă și ordine.',
    'Rigoarea, grija și ordinea sunt valorile noastre.',
    'Prețurile sunt în lei.',
  ],
  ru: [
    'Наши ценности: честность, забота и порядок.',
    'Честность, забота и порядок — наши ценности.',
    'Цены указаны в рублях.',
  ],
  sk: [
    'Naše hodnoty: poctivosť, starostlivosť a poriadok.',
    'Poctivosť, starostlivosť a poriadok sú naše hodnoty.',
    'Ceny sú v eurách.',
  ],
  sl: ['Naše vrednote: poštenost, skrb in red.', 'Poštenost, skrb in red so naše vrednote.', 'Cene so v evrih.'],
  sq: [
    'Vlerat tona: ndershmëria, kujdesi dhe rendi.',
    'Ndershmëria, kujdesi dhe rendi janë vlerat tona.',
    'Çmimet janë në lekë.',
  ],
  sr: ['Наше вредности: поштење, брига и ред.', 'Поштење, брига и ред су наше вредности.', 'Цене су у динарима.'],
  sv: [
    'Våra värderingar: ärlighet, omsorg och ordning.',
    'Ärlighet, omsorg och ordning är våra värderingar.',
    'Priserna är i kronor.',
  ],
  tr: [
    'Değerlerimiz: dürüstlük, özen ve düzen.',
    'Dürüstlük, özen ve düzen temel değerlerimizdir.',
    'Fiyatlar lira cinsindendir.',
  ],
  uk: [
    'Наші цінності: чесність, турбота і порядок.',
    'Чесність, турбота і порядок — це наші цінності.',
    'Ціни у гривнях.',
  ],
  vi: [
    'Giá trị cốt lõi: trung thực, tận tâm và kỷ luật.',
    'Trung thực, tận tâm và kỷ luật là những giá trị của chúng tôi.',
    'Giá tính bằng đồng.',
  ],
};
