/** Sentences of which the subject is the reader, a person and an offer, and one of which it is none of these. */
export const SUBJECTS: Readonly<
  Record<string, readonly [reader: string, person: string, offer: string, none: string]>
> = {
  bg: ['Вие избирате хляба.', 'Аз пека хляб от дете.', 'Работилница за хляб в града', 'Хлябът се пече всяка сутрин.'],
  ca: ['Tu tries el pa.', 'Em dic Anna i faig pa.', 'Una fleca amb forn de llenya', 'Pa fresc cada matí.'],
  cs: ['Vy si vyberete chléb.', 'Já peču chléb od dětství.', 'Dílna pro pekaře v centru', 'Chléb se peče každé ráno.'],
  da: ['Du vælger brødet.', 'Jeg bager brød.', 'En butik for bagere', 'Brød bages hver morgen.'],
  el: ['Εσείς διαλέγετε ψωμί.', 'Εγώ ψήνω ψωμί.', 'Ένας φούρνος για όλη τη γειτονιά', 'Ψωμί ψήνεται κάθε πρωί.'],
  et: ['Teie valite leiva.', 'Mina küpsetan leiba.', 'Töökoda, kus küpsetatakse leiba', 'Leib küpseb igal hommikul.'],
  fa: ['شما نان را انتخاب کنید.', 'من نان می‌پزم.', 'فروشگاهی برای نان تازه', 'نان هر صبح پخته می‌شود.'],
  fi: ['Sinä valitset leivän.', 'Minä leivon leipää.', 'Sovellus, jolla leivotaan', 'Leipä paistuu joka aamu.'],
  he: ['אתם בוחרים לחם.', 'אני אופה לחם.', 'חנות של לחם טרי', 'לחם נאפה כל בוקר.'],
  hi: ['आप रोटी चुनते हैं।', 'मैं रोटी बनाता हूँ।', 'बेकरी के लिए ऐप', 'रोटी रोज़ बनती है।'],
  hr: ['Vi birate kruh.', 'Ja pečem kruh.', 'Radionica za pekare', 'Kruh se peče svako jutro.'],
  hu: ['Ön választja a kenyeret.', 'Én sütöm a kenyeret.', 'Egy műhely, ahol kenyér sül', 'Minden reggel kenyér sül.'],
  id: ['Anda memilih roti.', 'Saya memanggang roti.', 'Toko roti untuk keluarga', 'Roti dipanggang setiap pagi.'],
  lt: ['Jūs renkatės duoną.', 'Aš kepu duoną.', 'Dirbtuvės, kur kepama duona', 'Duona kepama kas rytą.'],
  lv: ['Jūs izvēlaties maizi.', 'Es cepu maizi.', 'Darbnīca, kur cep maizi', 'Maize top katru rītu.'],
  ro: ['Tu alegi pâinea.', 'Eu coc pâine.', 'O brutărie pentru tot cartierul', 'Pâine proaspătă dimineața.'],
  sk: ['Vy si vyberiete chlieb.', 'Ja pečiem chlieb.', 'Dielňa pre pekárov', 'Chlieb sa pečie každé ráno.'],
  sl: ['Vi izberete kruh.', 'Jaz pečem kruh.', 'Delavnica za peke', 'Kruh se peče vsako jutro.'],
  sr: ['Ви бирате хлеб.', 'Ja pečem hleb.', 'Радионица за пекаре', 'Hleb se peče svako jutro.'],
  th: ['คุณเลือกขนมปัง', 'ผมเป็นคนทำขนมปัง', 'ร้านขนมปังสำหรับครอบครัว', 'ขนมปังอบทุกเช้า'],
};
