import { describe, expect, test } from '@jest/globals';
import { isUnfinishedNotice } from '../src/shared/cues/unfinished.ts';

describe('Sites that are given up', () => {
  test.each([
    ['en', 'This website is no longer maintained.'],
    ['de', 'Diese Website wird nicht mehr aktualisiert.'],
    ['fr', 'Ce site n’est plus mis à jour.'],
    ['es', 'Esta página no se actualiza más.'],
    ['ca', 'Aquesta pàgina ja no s’actualitza.'],
    ['ru', 'Этот сайт больше не обновляется.'],
    ['it', 'Questo sito web non viene più aggiornato.'],
    ['pt', 'Esta página já não é atualizada.'],
    ['cs', 'Tyto stránky již nejsou aktualizovány.'],
    ['ko', '이 사이트는 더 이상 업데이트되지 않습니다.'],
    ['zh', '本站已停止更新。'],
    ['ja', 'このサイトの更新は停止しました。'],
  ])('When a text in "%s" says so, then it is a notice: %s', (language, text) => {
    expect(isUnfinishedNotice(text, language)).toBe(true);
  });

  test.each([
    ['en', 'We keep your website updated every week.'],
    ['en', 'Your website is not updated any more? We help.'],
    ['es', 'Esta web no se actualiza sola: nosotros la mantenemos.'],
    ['ko', '더 이상 업데이트를 미루지 마세요.'],
    ['da', 'Siden bliver ikke længere i tvivl.'],
  ])('When a text in "%s" says something else, then it is no such notice: %s', (language, text) => {
    expect(isUnfinishedNotice(text, language)).toBe(false);
  });
});
