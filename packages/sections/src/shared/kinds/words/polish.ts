import type { WordsByKind } from './words-by-kind.ts';

/** Polish: what shops, trades and offices call themselves beside the words in the tables of kinds. */
export const POLISH: WordsByKind = {
  'medical practice':
    'lekarz (?:rodzinny|pierwszego kontaktu)|medycyna rodzinna|przychodnia|internista|poradnia lekarska',
  'specialist medical practice':
    'hematolog|proktolog|poradnia (?:chirurgiczna|specjalistyczna)|chirurg|chirurgia naczyniowa',
  'plastic surgeon': 'chirurg plastyczny|medycyna estetyczna i chirurgia',
  'radiology centre': 'radiolog|pracownia (?:rtg|usg|rezonansu)|diagnostyka obrazowa',
  'fertility clinic': 'leczeni\\p{L} niepłodności|klinika (?:płodności|niepłodności)|in vitro klinika',
  'hearing care practice': 'audiolog|protetyka słuchu',
  'occupational therapy practice': 'terapeuta zajęciowy|ergoterapia',
  'rehabilitation centre':
    'ośrodek rehabilitacyjny|centrum rehabilitacji|placówka rehabilitacyjna|szpital rehabilitacyjny',
  chiropractor: 'kręgarz|chiropraktyk\\p{L}*|chiropraktyka',
  naturopath: 'medycyna (?:alternatywna|naturalna)|naturopat\\p{L}*|naturoterapi\\p{L}+',
  optician: 'optometrysta|zakład optyczny',
  'counselling practice':
    'poradnia (?:rodzinna|psychologiczna|psychologiczno-pedagogiczna)|terapia par|terapia rodzinna|mediacje rodzinne',
  'care home': 'dom pomocy społecznej|dom opieki|dom seniora|zakład opiekuńczo-leczniczy',
  'midwifery practice': 'izba porodowa|położna (?:środowiskowa|rodzinna)|dom narodzin',
  'cultural centre':
    'ośrodek (?:kultury|sztuki)|centrum (?:kultury|sztuki)|dom kultury|miejski ośrodek kultury|gminny ośrodek kultury',
  'youth club': 'ośrodek młodzieżowy|centrum młodzieżowe|świetlica (?:środowiskowa|młodzieżowa)',
  'neighbourhood association': 'rada (?:osiedla|dzielnicy)|centrum aktywności lokalnej|centrum społecznościowe',
  'event venue': 'centrum (?:konferencyjne|kongresowe)|sala (?:bankietowa|weselna|konferencyjna)|ośrodek konferencyjny',
  'trade fair': 'centrum (?:targowo-wystawiennicze|wystawiennicze|targowe)|targi (?:międzynarodowe|branżowe)',
  'food hall': 'strefa gastronomiczna|food hall|food court',
  'burger restaurant': 'burgerownia|bar z burgerami|burgery rzemieślnicze',
  'fast food restaurant': 'bar z (?:kebabem|kurczakiem|hot-?dogami)|kebab \\p{L}+|bar szybkiej obsługi|bar mleczny',
  'sandwich and bagel shop': 'bar kanapkowy|bajgle|kanapkownia',
  'Chinese restaurant': 'bar chiński|kuchnia chińska',
  'Japanese restaurant': 'bar sushi|bar z sushi',
  'Indian restaurant': 'bar indyjski|kuchnia (?:indyjska|hinduska)',
  'Mexican restaurant': 'bar meksykański|kuchnia meksykańska',
  bar: 'bar alkoholowy|piwiarnia|koktajlbar|koktajl bar|cocktail bar',
  'funeral home': 'dom pogrzebowy|dom przedpogrzebowy|krematorium',
  'casino or amusement arcade': 'salon (?:gier|bingo)|bukmacher\\p{L}*|kasyno|zakłady bukmacherskie',
  'fire brigade': 'ochotnicza straż pożarna|osp \\p{L}+|remiza|państwowa straż pożarna',
  court: 'trybunał konstytucyjny|wojewódzki sąd administracyjny',
  police: 'komenda (?:powiatowa|miejska|wojewódzka) policji|posterunek policji',
  'government agency':
    'prokuratura|urząd (?:stanu cywilnego|skarbowy|wojewódzki|pracy)|powiatowy urząd pracy|inspektorat|agencja rządowa',
  'farm machinery dealer': 'ciągniki rolnicze|części do maszyn rolniczych|serwis maszyn rolniczych',
  'basket weaver': 'wikliniarz|wikliniarstwo|wyroby z wikliny|kosze wiklinowe',
  'flooring company':
    'montaż (?:wykładzin|podłóg|paneli)|wykładziny (?:dywanowe|obiektowe)|parkieciarz|parkieciarstwo|posadzkarz|układanie (?:parkietu|podłóg)',
  'appliance repair service':
    'napraw\\p{L} (?:rtv|agd|rtv i agd|pralek|telewizorów|elektroniki|lodówek)|serwis (?:agd|rtv|pralek)',
  'building services contractor':
    'instalacje (?:grzewcze|sanitarne|wentylacyjne)|ogrzewanie i wentylacja|montaż (?:ogrzewania|wentylacji)',
  'insulation and waterproofing contractor':
    'ocieplanie (?:budynków|poddaszy|domów)|izolacje (?:natryskowe|przeciwwodne|termiczne)|hydroizolacj\\p{L}|ocieplenia pianką',
  'steel building contractor': 'konstrukcje (?:stalowe|metalowe)|hale stalowe',
  'painter and decorator': 'malarz (?:pokojowy|budowlany)|malowanie (?:mieszkań|wnętrz|pokoi)|malowanie i tapetowanie',
  plasterer: 'tynkarz|tynkarstwo',
  'scaffolding company': 'montaż rusztowań|wynajem rusztowań',
  'sign maker': 'reklama (?:wizualna|zewnętrzna|świetlna)|produkcja (?:szyldów|reklam)|tablice reklamowe',
  roofer: 'dekarz|blacharz dekarz|blacharstwo dachowe|usługi dekarskie|pokrycia dachowe',
  'sauna house': 'saunarium|świat saun|łaźnia i sauna',
  'angling club': 'łowisko (?:specjalne|komercyjne)|koło wędkarskie|polski związek wędkarski|łowisko',
  'swimming pool': 'pływalnia|basen miejski|pływalnia miejska|kąpielisko',
  'water park': 'akwapark\\p{L}*|aquapark\\p{L}*',
  'go-kart track': 'karting|ośrodek kartingowy|tor (?:kartingowy|gokartowy)',
  "children's home": 'ośrodek adopcyjny|dom dziecka|placówka opiekuńczo-wychowawcza|rodzinny dom dziecka',
  association: 'organizacja (?:non-profit|pozarządowa)|stowarzyszenie',
  consultancy: 'firma konsultingowa|konsulting|doradztwo biznesowe',
  'energy and utilities':
    'wodociągi(?: i kanalizacja)?|dostawca (?:energii|prądu|gazu)|zakład wodociągów|gazownia|przedsiębiorstwo wodociągów',
  'forestry company': 'nadleśnictwo|leśnictwo',
  'financial services':
    'firma pożyczkowa|przekazy pieniężne|kantor (?:wymiany walut|internetowy)|usługi finansowe|chwilówki',
  'graphic design studio': 'agencja graficzna',
  'city guide': 'biuro przewodnickie|przewodnik turystyczny|przewodnik po \\p{L}+|usługi przewodnickie',
  'software company': 'firma it',
  'law firm': 'kancelaria (?:prawna|adwokacka|radcy prawnego|prawnicza)|prawnik|adwokat',
  newspaper: 'redakcja (?:gazety|portalu)|tygodnik \\p{L}+|dziennik \\p{L}+',
  'political party': 'biuro (?:partii|poselskie)',
  'research group': 'instytut naukowy|ośrodek badawczy|instytut badań',
  'market research company': 'biuro badawcze|badania (?:rynku|marketingowe|opinii)',
  'security company': 'biuro ochrony|firma ochroniarska|ochrona (?:osób i mienia|mienia|obiektów)',
  'telecommunications company': 'firma telekomunikacyjna|operator (?:telekomunikacyjny|komórkowy)',
  'translation agency': 'tłumacz przysięgły|tłumaczenia przysięgłe|tłumacz języka',
  'agricultural merchant':
    'sklep rolniczy|zaopatrzenie rolnictwa|środki ochrony roślin|nawozy i nasiona|centrala nasienna',
  'wine shop': 'sklep (?:monopolowy|z winem|z alkoholem|winiarski)|winoteka|alkohole świata|sklep z winami',
  'candle maker': 'sklep ze świecami|świece (?:sojowe|ręcznie robione|zapachowe)|produkcja świec',
  'car dealer': 'salon (?:sprzedaży )?samochod(?:owy|ów)|autokomis|samochody używane|dealer samochodowy',
  'second-hand shop': 'sklep charytatywny|second ?hand|komis odzieżowy',
  cosmetics: 'drogeria|drogerie|kosmetyki naturalne|producent kosmetyków',
  'hobby and comic shop':
    'sklep (?:kolekcjonerski|modelarski|z komiksami|z grami planszowymi)|modelarstwo sklep|gry planszowe sklep|sklep z anime',
  'electronics shop':
    'sklep (?:komputerowy|elektroniczny|rtv|rtv agd|ze sprzętem hi-?fi|gsm)|sprzęt agd|salon (?:audio|hi-?fi)|elektromarket',
  'grocery shop': 'sklep (?:spożywczy|ogólnospożywczy|osiedlowy)|stragan z owocami|supermarket\\p{L}*',
  'print shop': 'punkt ksero|ksero i druk|drukarnia|kserokopie|druk cyfrowy',
  'hardware shop':
    'sklep (?:dla majsterkowiczów|żelazny|metalowy|z narzędziami|z farbami)|market budowlany|narzędzia i elektronarzędzia',
  'lighting shop':
    'sklep (?:elektryczny|z oświetleniem|z lampami)|hurtownia elektryczna|salon oświetlenia|oświetlenie sklep',
  'garden machinery dealer':
    'maszyny ogrodnicze|sprzęt ogrodniczy|kosiarki i pilarki|narzędzia ogrodnicze|sklep ze sprzętem do utrzymywania',
  'health food shop':
    'sklep (?:ze zdrową żywnością|zielarski|ekologiczny|zielarsko-medyczny)|zdrowa żywność|żywność ekologiczna sklep|suplementy diety sklep',
  'orthopaedic supplies shop':
    'sklep (?:medyczny|ortopedyczny|ze sprzętem medycznym)|sprzęt (?:rehabilitacyjny|ortopedyczny)|zaopatrzenie ortopedyczne|artykuły medyczne',
  'army surplus shop': 'sklep (?:militarny|wojskowy|ze sprzętem wojskowym)|odzież wojskowa|militaria sklep',
  'motorcycle dealer': 'sklep motocyklowy|warsztat motocyklowy|części motocyklowe|odzież motocyklowa',
  tobacconist: 'salonik prasowy|sklep tytoniowy|cygara i',
  'tattoo studio': 'studio (?:piercingu|tatuażu)',
  'fireworks company': 'sklep (?:pirotechniczny|ze sztucznymi ogniami)|fajerwerki|pokazy pirotechniczne|sztuczne ognie',
  'diving centre': 'sklep nurkowy|kursy nurkowania|sprzęt nurkowy',
  'self-storage': 'przechowalnia (?:rzeczy|mebli)|self-?storage|boxy magazynowe',
  'building supplies merchant': 'skład (?:materiałów )?budowlany(?:ch)?|hurtownia (?:budowlana|materiałów budowlanych)',
  'wakeboard or water sports centre':
    'sklep ze sprzętem do sportów wodnych|sporty wodne|wakepark|wyciąg nart wodnych|szkoła windsurfingu',
  'holiday apartment': 'mieszkanie na wynajem|apartamenty (?:na wynajem|na doby|nad morzem)|mieszkania na doby',
  'holiday chalets':
    'domki (?:letniskowe|na wynajem|nad jeziorem|całoroczne)|domek na wynajem|domki holenderskie|domki wypoczynkowe',
  aquarium: 'akwarium (?:morskie|gdyńskie)',
  zoo: 'park safari|park dzikich zwierząt|mini ?zoo',
  thatcher: 'krycie (?:strzechą|trzciną)|dachy (?:z trzciny|trzcinowe|strzechą)|strzecharz',
  'dry stone waller': 'suchy mur|mury suche|budowa suchych murów',
  'driving school': 'plac manewrowy',
  'olive oil mill': 'tłocznia oliwy|tłocznia oleju|tłocznia olejów|olejarnia',
  'equipment hire':
    'wypożyczalnia (?:narzędzi|sprzętu|maszyn|elektronarzędzi|sprzętu budowlanego)|wynajem (?:maszyn|sprzętu budowlanego)',
  scouts: 'harcówka|drużyna harcerska|szczep harcerski|harcerstwo',
};
