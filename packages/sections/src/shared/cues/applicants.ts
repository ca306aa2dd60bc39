const OF_APPLICANTS =
  /(?<!\p{L})(?:we(?:['’]re| are)? (?:also |now |currently )?(?:look(?:ing)? for|seek(?:ing)?)|hiring|applicants?|candidates?|require[sd]?|wir suchen|suchen wir|gesucht|bewerber\p{L}*|cherchons|recherchons|candidats?|buscamos|candidat[oa]s|cerchiamo|procuramos|zoeken|sollicitant\p{L}*|söker|sökande|søger|søker|ansøger\p{L}*|etsimme|hakij\p{L}+|szukamy|poszukujemy|kandydat\p{L}*|hledáme|uchazeč\p{L}*|hľadáme|uchádzač\p{L}*|ищем|требу\p{L}+|кандидат\p{L}*|шукаємо|потрібен|търсим|keresünk|jelentkező\p{L}*|căutăm|tražimo|iščemo|arıyoruz|aday\p{L}*|otsime|meklējam|ieškome|ζητάμε|αναζητούμε)(?!\p{L})/iu;

/** Whether a text says whom the brand wants to hire, of whom it then asks something: "We are looking for cooks with two years of experience". */
export const asksForApplicants = (text: string): boolean => OF_APPLICANTS.test(text);
