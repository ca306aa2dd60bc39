import { evidence } from '@brandprint/testing/evidence';
import { describe, expect, test } from '@jest/globals';
import { mission } from '../src/mission/index.ts';
import { detectLanguage } from '../src/shared/text/index.ts';
import { describeGroups } from '../src/shared/title-groups/choose-capabilities.ts';
import { bindToHeadings, block, heading } from './support/text-blocks.ts';

const CATALAN = bindToHeadings(
  heading('Els nostres tallers', 1),
  block('Oferim tallers educatius que fan créixer la curiositat dels infants i de les seves famílies.'),
  heading('Taller científic', 3),
  block('Una tarda plena d’experiments senzills per entendre com funciona el món que ens envolta.'),
  heading('Taller de les emocions', 3),
  block('Aprenem a posar nom al que sentim i a escoltar els altres amb jocs i contes.'),
  heading('La nostra missió'),
  block('La nostra missió és que cada infant aprengui jugant i gaudeixi del que descobreix cada dia.'),
);
const SPANISH = bindToHeadings(
  heading('Nuestros talleres', 1),
  block('Ofrecemos talleres educativos que despiertan la curiosidad de los niños y de sus familias.'),
  heading('Taller científico', 3),
  block('Una tarde llena de experimentos sencillos para entender cómo funciona el mundo que nos rodea.'),
  heading('Taller de las emociones', 3),
  block('Aprendemos a poner nombre a lo que sentimos y a escuchar a los demás con juegos y cuentos.'),
  heading('Nuestra misión'),
  block('Nuestra misión es que cada niño aprenda jugando y disfrute de lo que descubre cada día.'),
);
const SITE = evidence({
  pages: [
    { lang: 'es', text: CATALAN },
    { lang: 'es', kind: 'about', text: SPANISH },
    { lang: 'es', kind: 'other', text: SPANISH },
  ],
});

describe('A site in two languages that declares one for all pages', () => {
  test('When its first page is in the other one, then that is its language', () => {
    expect(detectLanguage(SITE)).toBe('ca');
  });

  test('When other pages are translations, then their titles and statements are left out', () => {
    const titles = describeGroups(SITE).flatMap(({ group }) => group.items.map(({ text }) => text));
    expect(titles).toContain('Taller científic');
    expect(titles).not.toContain('Taller científico');
    const { statement } = mission.compose(mission.measure(SITE).facts, { things: null }).mission_statement;
    expect(statement).toBe(
      'La nostra missió és que cada infant aprengui jugant i gaudeixi del que descobreix cada dia.',
    );
  });
});

const GERMAN = bindToHeadings(
  heading('Reparatur und Winterlager', 1),
  block('Wir reparieren Boote aus Holz und Kunststoff und lagern sie im Winter in trockenen Hallen am See.'),
  block('Unsere Werkstatt arbeitet seit vielen Jahren für Segler aus der ganzen Gegend und kennt jedes Boot.'),
);
const ENGLISH = bindToHeadings(
  heading('Welcome to our boatyard', 1),
  block('We repair boats of wood and plastic, and store them in dry halls by the lake through the whole winter.'),
  block('Our workshop has worked for sailors of the whole region for many years, and knows each of their boats.'),
  block('Please choose your language, or write to us at any time: we will be happy to answer all your questions.'),
);
const KAZAKH = block(
  'Әрбір қайықты онда жөндейміз, қыста құрғақ қоймада сақтаймыз және көктемде суға түсіруге көмектесеміз.',
);
const RUSSIAN = block('Мы чиним лодки из дерева и пластика и храним их зимой в сухих ангарах на берегу нашего озера.');

describe('A site whose first page is unlike the others', () => {
  test('When only the first page is in another language than the site declares, then the declared one counts', () => {
    const pages = [ENGLISH, GERMAN, GERMAN, GERMAN].map((text) => ({ lang: 'de', text }));
    expect(detectLanguage(evidence({ pages }))).toBe('de');
  });

  test('When a site that declares Kazakh has Russian pages too, then it is not taken for Ukrainian or Russian', () => {
    const pages = [[KAZAKH], [RUSSIAN], [RUSSIAN]].map((text) => ({ lang: 'kk', text }));
    expect(detectLanguage(evidence({ pages }))).toBe('kk');
  });
});
