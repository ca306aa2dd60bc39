import { describe, expect, test } from '@jest/globals';
import { countKinds } from '../src/shared/kinds/kind-words.ts';

/** The kinds that a text names, without those that give way to any other. */
const namesIn = (text: string, language: string): string[] =>
  countKinds(text, language)
    .filter(({ kind }) => !kind.isGeneral)
    .map(({ kind }) => kind.name);

describe('Contractors, industry, supplies and services for business', () => {
  test.each([
    ['engineering office', 'de', 'Ingenieurbüro Zebra', 'pl', 'Biuro konstrukcyjne Zebra'],
    ['building services contractor', 'de', 'Zebra: Sanitär, Heizung, Elektro', 'fr', 'Zebra, plomberie et électricité'],
    [
      'air conditioning and heat pump installer',
      'fi',
      'Zebra, ilmalämpöpumput Turussa',
      'es',
      'Zebra: aire acondicionado en Cádiz',
    ],
    ['bricklayer', 'en', 'Zebra Bricklaying', 'cs', 'Zednické práce Zebra'],
    ['plasterer', 'nl', 'Stukadoor Zebra', 'ru', 'Штукатурка стен, «Зебра»'],
    ['interior fit-out contractor', 'es', 'Reformas integrales Zebra', 'pl', 'Wykończenia wnętrz Zebra'],
    ['insulation and waterproofing contractor', 'it', 'Impermeabilizzazioni Zebra', 'uk', 'Утеплення фасадів, «Зебра»'],
    ['paving contractor', 'en', 'Zebra Block Paving', 'pl', 'Zebra, układanie kostki'],
    ['fence builder', 'de', 'Zaunbau Zebra', 'hu', 'Zebra kerítések'],
    ['scaffolding company', 'en', 'Zebra Scaffolding', 'de', 'Gerüstbau Zebra'],
    ['demolition contractor', 'es', 'Derribos Zebra', 'pl', 'Wyburzenia Zebra'],
    ['lift company', 'tr', 'Zebra Asansör', 'en', 'Zebra elevator maintenance'],
    ['well driller', 'fr', 'Zebra, forage d’eau', 'pl', 'Zebra, wiercenie studni'],
    ['facility management company', 'fi', 'Kiinteistöhuolto Zebra', 'en', 'Zebra Facility Management'],
    ['clothing manufacturer', 'en', 'Zebra garment factory', 'pl', 'Szwalnia Zebra'],
    ['textile and promotional printer', 'de', 'T-Shirt-Druck Zebra', 'it', 'Zebra, abbigliamento personalizzato'],
    ['textile mill', 'de', 'Handweberei Zebra', 'it', 'Lanificio Zebra'],
    ['metal supplier', 'ru', 'Металлопрокат «Зебра»', 'en', 'Zebra Stainless Steel Suppliers'],
    ['3D printing service', 'fr', 'Zebra, impression 3D', 'en', 'Zebra 3D printing'],
    ['laser cutting service', 'it', 'Zebra, taglio laser', 'pl', 'Zebra, cięcie laserem'],
    ['machine shop', 'cs', 'Zebra, CNC obrábění', 'en', 'Zebra Precision Machining'],
    ['foundry', 'de', 'Gießerei Zebra', 'it', 'Fonderia Zebra'],
    ['industrial supplier', 'es', 'Suministros industriales Zebra', 'en', 'Zebra Industrial Supplies'],
    ['plastics manufacturer', 'fi', 'Zebra, ruiskuvalua', 'en', 'Zebra Injection Moulding'],
    ['electronics manufacturer', 'en', 'Zebra PCB assembly', 'pl', 'Zebra, montaż elektroniki'],
    ['automation company', 'de', 'Automatisierungstechnik Zebra', 'es', 'Zebra, automatización industrial'],
    ['shipyard', 'es', 'Astilleros Zebra', 'de', 'Bootswerft Zebra'],
    ['water treatment company', 'tr', 'Zebra su arıtma', 'en', 'Zebra water purification'],
    ['quarrying and concrete company', 'en', 'Zebra ready-mix concrete', 'pl', 'Żwirownia Zebra'],
    ['farm machinery dealer', 'de', 'Landmaschinen Zebra', 'it', 'Zebra, macchine agricole'],
    ['medical device company', 'ar', 'زيبرا أجهزة طبية', 'pl', 'Zebra, sprzęt medyczny'],
    ['pharmaceutical and biotech company', 'en', 'Zebra Pharmaceutical Company', 'vi', 'Zebra dược phẩm'],
    ['chemicals and coatings company', 'de', 'Zebra Lackhersteller', 'en', 'Zebra Industrial Chemicals'],
    ['compounding pharmacy', 'en', 'Zebra Compounding Pharmacy', 'pt', 'Zebra, farmácia de manipulação'],
    ['specialist clinic', 'de', 'Reproduktionsmedizin Zebra', 'en', 'Zebra Egg Donation'],
    ['hearing care practice', 'de', 'Hörakustik Zebra', 'fr', 'Zebra, appareils auditifs'],
    ['drinks producer', 'de', 'Getränkehersteller Zebra', 'en', 'Zebra Drinks Company'],
    ['food manufacturer', 'it', 'Zebra industria alimentare', 'en', 'Zebra food manufacturer'],
    ['fish farm', 'fi', 'Zebra, kalanviljelyä', 'es', 'Piscifactoría Zebra'],
    ['plant nursery', 'de', 'Baumschule Zebra', 'fr', 'Pépinière Zebra'],
    ['catering equipment supplier', 'es', 'Zebra, maquinaria de hostelería', 'en', 'Zebra catering equipment'],
    ['timber merchant', 'de', 'Holzhandel Zebra', 'it', 'Legnami Zebra'],
    ['building supplies merchant', 'es', 'Zebra, materiales de construcción', 'ru', '«Зебра», стройматериалы'],
    ['hardware shop', 'es', 'Ferretería Zebra', 'en', 'Zebra hardware store'],
    ['grocery shop', 'pl', 'Sklep spożywczy Zebra', 'fr', 'Épicerie Zebra'],
    ['speciality food and drink shop', 'de', 'Feinkost Zebra', 'en', 'Zebra fine foods'],
    ['home and gift shop', 'de', 'Geschenkeladen Zebra', 'en', 'Zebra gift shop'],
    ['sports shop', 'it', 'Zebra, articoli sportivi', 'fi', 'Zebra, urheilukauppa'],
    ['electronics shop', 'es', 'Zebra, electrodomésticos', 'en', 'Zebra electronics store'],
    ['music shop', 'fr', 'Magasin de musique Zebra', 'en', 'Zebra guitar shop'],
    ['environmental consultancy', 'pl', 'Zebra, doradztwo środowiskowe', 'en', 'Zebra Environmental Consulting'],
    ['energy consultancy', 'pl', 'Zebra, audyty energetyczne', 'de', 'Energieberatung Zebra'],
    ['testing laboratory', 'de', 'Prüflabor Zebra', 'en', 'Zebra Testing Laboratory'],
    ['event agency', 'de', 'Eventagentur Zebra', 'it', 'Zebra, organizzazione eventi'],
    ['freight forwarder', 'de', 'Spedition Zebra', 'en', 'Zebra freight forwarders'],
    ['courier service', 'de', 'Kurierdienst Zebra', 'pl', 'Firma kurierska Zebra'],
    ['sign maker', 'es', 'Rotulación Zebra', 'en', 'Zebra Signage'],
    ['virtual assistant and office services', 'en', 'Zebra Virtual Assistants', 'pl', 'Zebra, wirtualne biuro'],
    ['coworking space', 'en', 'Zebra Coworking', 'ru', 'Коворкинг «Зебра»'],
    ['incubator', 'en', 'Zebra Startup Incubator', 'fr', 'Incubateur Zebra'],
    ['investment firm', 'en', 'Zebra Venture Capital', 'sv', 'Zebra riskkapital'],
    ['training company', 'pl', 'Firma szkoleniowa Zebra', 'fr', 'Zebra, organisme de formation'],
    ['study abroad and immigration consultancy', 'vi', 'Zebra tư vấn du học', 'en', 'Zebra Study Abroad'],
    ['coach', 'en', 'Zebra Life Coaching', 'cs', 'Koučink Zebra'],
  ])('When a text names a %s in "%s" ("%s") or in "%s" ("%s"), then it is that and no other kind', (kind, ...texts) => {
    const [first = '', text = '', second = '', other = ''] = texts;
    expect(namesIn(text, first)).toEqual([kind]);
    expect(namesIn(other, second)).toEqual([kind]);
  });

  test.each([
    ['en', 'We lift the spirits and fence nothing in'],
    ['en', 'Engineering a better future'],
    ['de', 'Eine Mauer des Schweigens'],
    ['fr', 'Un carrelet et le béton de la ville'],
    ['pl', 'Kurierem wysyłamy do domu'],
    ['ru', 'Доставка курьером по городу'],
    ['en', 'Free delivery by post to your door'],
    ['zh', '加工会社'],
    ['es', 'El plan de formación del alumno'],
    ['en', 'We coach nobody; our coach leaves at nine'],
  ])('When a text in "%s" is "%s", then it names no kind', (language, text) => {
    expect(namesIn(text, language)).toEqual([]);
  });
});
