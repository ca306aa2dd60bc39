import { evidence } from '@brandprint/testing/evidence';
import { describe, expect, test } from '@jest/globals';
import { findAudiences } from '../src/audiences/find-audiences.ts';
import { bindToHeadings, block, heading } from './support/text-blocks.ts';

const namesIn = (lang: string, text: string): string[] =>
  findAudiences(
    evidence({
      pages: [{ title: 'Acme', lang, text: bindToHeadings(heading('Acme', 1, { region: 'hero' }), block(text)) }],
    }),
  ).map(({ name }) => name);

describe('Who may take part', () => {
  test.each([
    ['en', 'Researchers from all disciplines can apply.', ['Researchers']],
    ['de', 'Bewerben können sich Forschende aller Fachrichtungen.', ['Forschende aller Fachrichtungen']],
    ['fr', 'Peuvent candidater les chercheurs de toutes les disciplines.', ['chercheurs']],
    ['es', 'Pueden presentarse investigadores de todas las disciplinas.', ['investigadores']],
    ['it', 'Possono candidarsi ricercatori di tutte le discipline.', ['ricercatori']],
    ['pt', 'Podem candidatar-se investigadores de todas as disciplinas.', ['investigadores']],
    ['nl', 'Deelnemen kunnen kunstenaars die in de stad wonen.', ['kunstenaars']],
    ['sv', 'Konstnärer som bor i staden kan delta.', ['Konstnärer']],
    ['da', 'Kunstnere kan ansøge.', ['Kunstnere']],
    ['nb', 'Kunstnere kan søke.', ['Kunstnere']],
    ['pl', 'Zgłaszać się mogą badacze wszystkich dyscyplin.', ['badacze']],
    ['cs', 'Přihlásit se mohou výzkumníci všech oborů.', ['výzkumníci']],
    ['hu', 'Ösztöndíjaink fiatal tudósokat támogatnak.', ['fiatal tudósokat']],
    ['ru', 'Подать заявку могут исследователи всех дисциплин.', ['исследователи']],
    ['uk', 'Подати заявку можуть дослідники всіх дисциплін.', ['дослідники']],
    ['tr', 'Tüm alanlardan araştırmacılar başvurabilir.', ['araştırmacılar']],
    ['ja', 'すべての分野の研究者が応募できます。', ['研究者']],
    ['zh', '各学科的研究人员均可申请。', ['研究人员']],
    ['ko', '모든 분야의 연구자가 지원할 수 있습니다.', ['연구자']],
  ])('When a site in %s says who may apply, as in "%s", then that is the audience', (lang, text, names) => {
    const found = namesIn(lang, text);
    expect(found).toHaveLength(names.length);
    for (const name of names) expect(found.join()).toContain(name.split(' ')[0]);
  });

  test.each([
    ['en', 'This conference is for archivists and librarians.'],
    ['de', 'Mitglied werden können Übersetzer und Dolmetscher.'],
    ['es', 'Nuestros miembros son agricultores y ganaderos.'],
    ['nl', 'Het lidmaatschap staat open voor vertalers en tolken.'],
    ['pl', 'Członkami mogą zostać tłumacze i dziennikarze.'],
    ['cs', 'Členy se mohou stát překladatelé a tlumočníci.'],
    ['zh', '适合人群：工程师和产品经理。'],
    ['ko', '참가 대상: 엔지니어와 제품 관리자'],
  ])('When a body in %s says who comes or is a member, as in "%s", then both groups are named', (lang, text) => {
    expect(namesIn(lang, text)).toHaveLength(2);
  });

  test.each([
    ['en', 'Companies can become sponsors of the conference.'],
    ['de', 'Unternehmen können Sponsor der Konferenz werden.'],
    ['fr', 'Les entreprises peuvent devenir partenaires du colloque.'],
    ['es', 'Las empresas pueden ser patrocinadoras del congreso.'],
    ['it', 'Le aziende possono diventare sponsor del convegno.'],
    ['pt', 'As empresas podem tornar-se patrocinadoras do congresso.'],
    ['nl', 'Bedrijven kunnen sponsor van het congres worden.'],
    ['sv', 'Företag kan bli sponsorer för konferensen.'],
    ['pl', 'Firmy mogą zostać sponsorami konferencji.'],
    ['zh', '公司可以成为会议的赞助商。'],
  ])('When a site in %s says who may sponsor it, as in "%s", then that is no audience', (lang, text) => {
    expect(namesIn(lang, text)).toEqual([]);
  });

  test('When volunteers may apply, then they are no audience, and others are', () => {
    expect(namesIn('en', 'Volunteers can apply all year.')).toEqual([]);
    expect(namesIn('de', 'Freiwillige können sich bewerben.')).toEqual([]);
    expect(namesIn('en', 'Artists can apply all year.')).toEqual(['Artists']);
  });

  test('When a question asks about the company of the reader, then such companies are the audience', () => {
    expect(namesIn('en', 'Is your company using open source software?')).toEqual([
      'company using open source software',
    ]);
    expect(namesIn('en', 'Is your company ready?')).toEqual([]);
    expect(namesIn('en', 'Is your school bus late?')).toEqual([]);
  });

  test.each([
    ['es', 'No pueden participar los empleados.'],
    ['es', 'Pueden participar las personas mayores de edad.'],
    ['de', 'Teilnahmeberechtigt sind alle Personen ab 18 Jahren.'],
    ['pt', 'Podem participar maiores de 18 anos.'],
    ['it', 'Non possono partecipare i dipendenti.'],
    ['pt', 'Não podem participar os funcionários.'],
    ['en', 'Drivers are encouraged to participate in the survey.'],
    ['ru', 'Лифт рассчитан на четырёх пассажиров.'],
    ['ru', 'Автобус рассчитан на 50 пассажиров.'],
    ['uk', 'Ліфт розрахований на чотирьох пасажирів.'],
  ])(
    'When a site in "%s" says who may not, or how many there is room for, then that is no audience: %s',
    (lang, text) => {
      expect(namesIn(lang, text)).toEqual([]);
    },
  );
});
