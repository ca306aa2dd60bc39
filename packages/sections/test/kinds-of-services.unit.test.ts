import { evidence } from '@brandprint/testing/evidence';
import { describe, expect, test } from '@jest/globals';
import { countKinds } from '../src/shared/kinds/kind-words.ts';
import { things } from '../src/things/index.ts';

const namesIn = (text: string, language: string): string[] =>
  countKinds(text, language)
    .filter(({ kind }) => !kind.isGeneral)
    .map(({ kind }) => kind.name);

describe('The kinds of services, clubs and public bodies', () => {
  test.each([
    ['tr', 'Zebra Halı Yıkama', 'carpet cleaning service'],
    ['es', 'Limpieza de alfombras en Lima', 'carpet cleaning service'],
    ['ar', 'سطحات نقل السيارات في جدة', 'towing service'],
    ['de', 'Hebammen in Ulm', 'midwifery practice'],
    ['pl', 'Gabinet logopedyczny Zebra', 'speech therapy practice'],
    ['fi', 'Toimintaterapiaa lapsille', 'occupational therapy practice'],
    ['ru', 'Диетолог в Омске', 'nutritionist'],
    ['fr', 'Naturopathe à Lyon', 'naturopath'],
    ['it', 'Studio di osteopatia', 'osteopath'],
    ['nl', 'Podologie Zebra', 'podiatrist'],
    ['sl', 'Gorska reševalna služba', 'rescue service'],
    ['tr', 'Kaplıcalar', 'spa'],
    ['es', 'Estudio de tatuajes', 'tattoo studio'],
    ['cs', 'Pohřební služba Brno', 'funeral home'],
    ['en', 'A mutual aid group for carers', 'self-help group'],
    ['sv', 'Hundskola i Lund', 'dog trainer'],
    ['de', 'Hundepension am See', 'pet boarding'],
    ['uk', 'Грумінг у Львові', 'pet groomer'],
    ['fr', 'Centre équestre du Lac', 'riding stable'],
    ['he', 'ריפוי בעיסוק לילדים', 'occupational therapy practice'],
    ['hu', 'Harcművészetek Pécsett', 'martial arts school'],
    ['da', 'Golfbanen ved fjorden', 'golf course'],
    ['bg', 'Болдеринг в София', 'climbing hall'],
    ['fi', 'Uimahalli Zebra', 'swimming pool'],
    ['en', 'Zebra fun run', 'race'],
    ['ja', 'ゼブラ遊園地', 'amusement park'],
    ['lv', 'Escape room Rīgā', 'escape room'],
    ['ar', 'زوروا حديقة الحيوانات', 'zoo'],
    ['sk', 'Akademický sochár', 'artist'],
    ['pt', 'Ilustradora de livros', 'illustrator'],
    ['et', 'Zebra rahvamaja', 'cultural centre'],
    ['ca', 'Companyia de dansa Zebra', 'dance company'],
    ['lt', 'Botanikos sodas', 'botanical garden'],
    ['id', 'Bimbel Zebra', 'tutoring service'],
    ['da', 'Aftenskole i Aarhus', 'adult education centre'],
    ['de', 'Berufskolleg Zebra', 'vocational school'],
    ['et', 'Tallinna kunstikool', 'art school'],
    ['vi', 'Khóa học trực tuyến', 'online courses'],
    ['en', 'Zebra Toastmasters', 'public speaking club'],
    ['de', 'Freiwillige Feuerwehr Ulm', 'fire brigade'],
    ['hu', 'Rendőrkapitányság', 'police'],
    ['el', 'Πρεσβεία στην Αθήνα', 'embassy'],
    ['it', 'Lista civica per Zebra', 'political party'],
    ['nb', 'Naturvernforbundet i Oslo', 'environmental organisation'],
    ['uk', 'Правозахисна група', 'human rights organisation'],
    ['nl', 'Vluchtelingenwerk Zebra', 'refugee aid'],
    ['fi', 'Oulun vanhempainyhdistys', "parents' association"],
    ['pl', 'Uniwersytet trzeciego wieku', 'university of the third age'],
    ['es', 'Asociación de vecinos del barrio', 'neighbourhood association'],
    ['sv', 'Bostadsrättsföreningen Zebra', 'housing cooperative'],
    ['de', 'Schuldnerberatung in Köln', 'debt advice'],
    ['ko', '서울 번역회사', 'translation agency'],
    ['ro', 'Mărci și brevete', 'patent attorney'],
    ['de', 'Sparkasse Ulm', 'bank'],
    ['zh', '青山私家侦探', 'detective agency'],
    ['it', 'Ricerche di mercato', 'market research company'],
    ['hr', 'Međunarodni sajam', 'trade fair'],
    ['tr', 'Kısa film yarışması', 'award'],
    ['sv', 'Cybersäkerhet för alla', 'cybersecurity company'],
    ['fr', 'Hébergeur de sites', 'hosting provider'],
    ['en', 'An open-source library for maps', 'open source project'],
    ['pl', 'Aplikacja mobilna', 'mobile app'],
    ['fi', 'Varausjärjestelmä kampaamoille', 'booking software'],
    ['en', 'Invoicing software', 'invoicing and accounting software'],
    ['ru', 'Подкаст о книгах', 'podcast'],
  ])('When a text in "%s" is "%s", then it names a %s', (language, text, kind) => {
    expect(namesIn(text, language)).toContain(kind);
  });

  test.each([
    ['en', 'A spacious artistic bankside garden'],
    ['en', 'We zoomed in on the golfing policewoman'],
    ['fr', 'Le terme du contrat'],
    ['pt', 'Mais explicações sobre o livro'],
    ['de', 'Gasthermen und Heizungen'],
    ['it', 'Il Lido di Venezia'],
  ])('When a text in "%s" is "%s", then it names none', (language, text) => {
    expect(namesIn(text, language)).toEqual([]);
  });

  test.each([
    ['en', 'Dog training in Leeds | Zebra', 'Dog training and puppy classes for every breed.', 'dog trainer'],
    ['fr', 'Zebra | Naturopathe à Lyon', 'Naturopathe certifiée, sur rendez-vous.', 'naturopath'],
  ])('When title and description say it in "%s", then it is the category', (lang, title, description, kind) => {
    const page = { lang, title, meta: [{ name: 'description', content: description }] };
    expect(things.measure(evidence({ pages: [page] })).facts.category).toBe(kind);
  });
});
