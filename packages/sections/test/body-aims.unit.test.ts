import { evidence } from '@brandprint/testing/evidence';
import { describe, expect, test } from '@jest/globals';
import { mission } from '../src/mission/index.ts';
import { statesMission } from '../src/shared/cues/stated-aims.ts';
import { bindToHeadings, block, heading } from './support/text-blocks.ts';

function onHomePage(lang: string, text: string): string {
  const pages = [{ title: 'Zebra', lang, text: bindToHeadings(heading('Zebra', 1), block(text)) }];
  return mission.compose(mission.measure(evidence({ pages })).facts, { things: null }).mission_statement.statement;
}

test.each([
  ['ca', 'La finalitat d’aquesta galeta és reconèixer les persones.'],
  ['da', 'Formålet med formularen er at hjælpe mennesker.'],
  ['de', 'Ziel der Ausstellung ist es, Kindern die Welt zu zeigen.'],
  ['el', 'Το σεμινάριο έχει στόχο να βοηθήσει τους ανθρώπους.'],
  ['en', 'The aim of this section is to help people find a room.'],
  ['es', 'El objetivo de la exposición es mostrar el mundo a los niños.'],
  ['fr', 'L’objectif de l’exposition est de montrer le monde aux enfants.'],
  ['he', 'מטרת הסדנה היא לעזור לאנשים.'],
  ['it', 'Il corso ha lo scopo di aiutare le persone.'],
  ['ko', '이 강좌는 사람들을 돕는 것을 목표로 합니다.'],
  ['nb', 'Formålet med skjemaet er å hjelpe mennesker.'],
  ['nl', 'Het doel van de tentoonstelling is om kinderen de wereld te tonen.'],
  ['pt', 'O objetivo da atualização é ajudar as pessoas.'],
  ['ru', 'Курс ставит своей целью помочь людям.'],
  ['sv', 'Målet med workshopen är att hjälpa människor.'],
  ['tr', 'Kişisel verilerin işlenmesinin amacı insanların sağlığıdır.'],
  ['uk', 'Курс ставить за мету допомогти людям.'],
  ['zh', '展览的目标是支持农村家庭。'],
])(
  'When a sentence in "%s" tells the aim of a form, an exhibition or a course, then it is no mission: %s',
  (lang, text) => {
    expect(onHomePage(lang, text)).toBe('');
  },
);

describe('A site or project', () => {
  test.each([
    ['en', 'This website aims to help people read.'],
    ['fr', 'Ce site a pour but de renforcer les familles.'],
    ['ja', 'このプロジェクトの目的は、農村の家族を支えることです。'],
    ['zh', '该项目的目标是支持农村家庭。'],
  ])('When it is called "this" in "%s", then what it is for is the mission: %s', (lang, text) => {
    expect(onHomePage(lang, text)).toBe(text);
  });

  test.each([
    ['en', 'The network aims to help people read.'],
    ['fr', 'Le projet vise à renforcer les familles.'],
    ['ru', 'Проект призван помогать людям.'],
  ])('When it may be anybody\'s in "%s", then it is none: %s', (lang, text) => {
    expect(onHomePage(lang, text)).toBe('');
  });

  test.each([
    ['en', 'The machine aims to help people read.'],
    ['en', 'This magazine works to a deadline for readers.'],
    ['fr', 'Ce siège a pour but de renforcer les familles.'],
  ])('When it is another thing in "%s", then it is none: %s', (lang, text) => {
    expect(onHomePage(lang, text)).toBe('');
  });

  test.each([
    ['en', 'This platform aims to sell books to children.', false],
    ['en', 'This platform aims to give books to children.', true],
    ['en', 'This platform aims to give you a world of health.', false],
    ['it', 'Questo portale intende vendere libri d’arte.', false],
    ['it', 'Questo portale intende difendere l’arte.', true],
    ['zh', '本网站旨在销售艺术图书。', false],
    ['zh', '本网站致力于支持艺术。', true],
  ])('When it is there to sell, then that is no mission ("%s": %s, %s)', (lang, text, isMission) => {
    expect(statesMission(text, lang)).toBe(isMission);
  });
});

test.each([
  ['en', 'The aim of our festival is to bring music to children.', true],
  ['en', 'The conference aims to bring music to children.', false],
  ['de', 'Unser Festival will Kindern die Musik vermitteln.', true],
  ['de', 'Das Festival will Kindern die Musik vermitteln.', false],
  ['fr', 'Notre concours vise à donner le goût des sciences.', true],
  ['fr', 'Le concours vise à donner le goût des sciences.', false],
])(
  'When a sentence in "%s" tells the aim of an event (%s), then it is that of the brand if it is "ours": %s',
  (lang, text, isMission) => {
    expect(statesMission(text, lang)).toBe(isMission);
  },
);

test('When a tool is for those who want something, then that is not what the brand wants', () => {
  expect(onHomePage('en', 'Zebra is a visual tool designed for people who want to edit database files.')).toBe('');
});
