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
