import type { Phrases } from './phrases.ts';

/** The brand speaks of itself; others do. */
export const WE: Phrases = {
  ar: ['فريقنا يضم عشرين خبيرا من خمسة بلدان.', 'يضم الفريق عشرين خبيرا من خمسة بلدان.'],
  cs: ['Naše dílna stojí na okraji města od roku 1920.', 'Dílna stojí na okraji města od roku 1920.'],
  da: ['Vores værksted har ligget ved havnen siden 1920.', 'Osteriet har ligget ved havnen siden 1920.'],
  de: ['In unserer Werkstatt arbeiten zwölf Menschen.', 'Wirtshaus und Werkstatt liegen am Markt.'],
  en: ['The workshop is where we have built boats since 1920.', 'The west wing has housed boats since 1920.'],
  es: ['En nuestro taller trabajan doce personas.', 'En el taller trabajan doce personas.'],
  fi: ['Pajassamme työskentelee kaksitoista ihmistä.', 'Mestarin pajassa työskentelee kaksitoista ihmistä.'],
  fr: ['Douze personnes travaillent dans notre atelier.', 'Douze notaires travaillent dans cet immeuble.'],
  it: ['Nella nostra officina lavorano dodici persone.', 'Nella mostra sono esposte dodici barche.'],
  ja: ['当社の工房では十二人の職人が働いています。', 'この工房では十二人の職人が働いています。'],
  ko: ['저희 공방에서는 열두 명의 장인이 일합니다.', '그 공방에서는 열두 명의 장인이 일합니다.'],
  nb: ['Verkstedet vårt har ligget ved havna siden 1920.', 'Verkstedet har ligget ved havna siden våren 1920.'],
  nl: ['In onze werkplaats werken twaalf mensen.', 'In de werkplaats werken wijze mensen.'],
  pl: ['W naszym warsztacie pracuje dwanaście osób.', 'W nastrojowym warsztacie pracuje dwanaście osób.'],
  pt: ['Na nossa oficina trabalham doze pessoas.', 'Na oficina trabalham doze pessoas.'],
  ru: ['В нашей мастерской работают двенадцать человек.', 'В мастерской работают двенадцать мыловаров.'],
  sv: ['I vår verkstad arbetar tolv personer.', 'På våren arbetar tolv personer i verkstaden.'],
  tr: ['Atölyemizde on iki usta çalışıyor.', 'Temiz bir atölyede on iki usta çalışıyor.'],
  zh: ['我们的工坊有十二位师傅。', '这间工坊有十二位师傅。'],
};

/** Remarks that do not stand alone; statements that do. */
export const ASIDES: Phrases = {
  ar: ['يرجى ملء النموذج وسنعاود الاتصال بكم.', 'نصنع الأثاث من خشب الزيتون منذ جيلين.'],
  cs: ['Pokud máte dotaz, napište nám na uvedenou adresu.', 'Nábytek z dubu vyrábíme už dvě generace.'],
  da: [
    'Hvis du har spørgsmål, er du velkommen til at skrive.',
    'Takket være to generationers håndværk holder møblerne.',
  ],
  de: ['Falls Sie Fragen haben, schreiben Sie uns einfach.', 'Seit zwei Generationen bauen wir Möbel aus Eiche.'],
  en: ['Please fill in the form and we will call you back.', 'Oak furniture has been made here for two generations.'],
  es: ['Gracias por visitar la web de nuestro taller.', 'Siempre hemos hecho muebles de roble.'],
  fi: ['Ota yhteyttä, niin kerromme lisää.', 'Jokainen huonekalu tehdään käsin tammesta.'],
  fr: ['Merci de remplir le formulaire ci-dessous.', 'Soixante ans de métier se voient dans chaque meuble.'],
  it: ['Scopri di più sulla nostra bottega.', 'Sempre lo stesso legno, da due generazioni.'],
  ja: ['詳しくはこちらをご覧ください。', '二代にわたり、楢の家具をつくってきました。'],
  ko: ['궁금한 점은 언제든지 문의해 주세요.', '두 세대에 걸쳐 참나무 가구를 만들어 왔습니다.'],
  nb: ['Ta kontakt hvis du har spørsmål.', 'To generasjoner har laget møbler av eik her.'],
  nl: ['Neem contact op als je vragen hebt.', 'Alsmaar dezelfde eik, twee generaties lang.'],
  pl: ['Jeśli masz pytania, napisz do nas.', 'Meble z dębu robimy od dwóch pokoleń.'],
  pt: ['Clique no botão para marcar uma visita.', 'Semente a semente, a quinta cresceu em duas gerações.'],
  ru: ['Если у вас есть вопросы, напишите нам.', 'Мебель из дуба мы делаем уже два поколения.'],
  sv: ['Hör av dig om du har frågor.', 'Två generationer har gjort möbler av ek här.'],
  tr: ['Sorularınız için lütfen bize yazın.', 'İki kuşaktır meşeden mobilya üretiyoruz.'],
  zh: ['欢迎来电咨询，我们会尽快回复。', '两代人始终用橡木制作家具。'],
};
