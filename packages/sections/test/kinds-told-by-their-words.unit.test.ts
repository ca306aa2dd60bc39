import { describe, expect, test } from '@jest/globals';
import { countKinds } from '../src/shared/kinds/kind-words.ts';
import { partNamed } from '../src/shared/kinds/related-kinds.ts';

/** What the kinds that a text names are called by its words. */
const namesIn = (text: string, language: string): string[] =>
  countKinds(text, language).map(({ kind }) => partNamed(kind, text.toLowerCase()));

describe('Neighbours that are told apart', () => {
  test.each([
    ['car upholsterer', 'de', 'Autosattlerei Zebra', 'fr', 'Sellerie automobile Zebra', 'en', 'Zebra car upholstery'],
    ['bookmaker', 'de', 'Wettbüro Zebra', 'pl', 'Zakłady bukmacherskie Zebra', 'el', 'Στοιχηματική εταιρεία'],
    ['livestock market', 'en', 'Zebra livestock market', 'de', 'Viehmarkt Zebra', 'es', 'Subasta ganadera Zebra'],
    ['olive grower', 'en', 'Zebra olive farm', 'it', 'Olivicoltura Zebra', 'tr', 'Zeytin üreticisi Zebra'],
    [
      'Christmas tree farm',
      'en',
      'Zebra Christmas tree farm',
      'da',
      'Zebra juletræsplantage',
      'pl',
      'Plantacja choinek',
    ],
    ['rice mill', 'en', 'Zebra rice mill', 'it', 'Riseria Zebra', 'ja', 'シマウマ精米所'],
    [
      'horse transport company',
      'de',
      'Pferdetransporte Zebra',
      'en',
      'Zebra horse transport',
      'nl',
      'Paardenvervoer Zebra',
    ],
    ['pet transport company', 'en', 'Zebra pet taxi', 'ja', 'しまうまペットタクシー', 'fr', 'Taxi animalier Zebra'],
    ['leather repair service', 'en', 'Zebra handbag repairs', 'nl', 'Zebra tassenreparatie', 'ko', '지브라 가방수선'],
    [
      'Italian school',
      'de',
      'Italienischkurse bei Zebra',
      'fr',
      "Cours d'italien Zebra",
      'pl',
      'Kurs języka włoskiego',
    ],
    ['Arabic school', 'en', 'Zebra Arabic classes', 'nl', 'Arabische lessen: arabisch les', 'tr', 'Arapça kursu Zebra'],
    ['Russian school', 'en', 'Zebra Russian lessons', 'de', 'Russischunterricht Zebra', 'es', 'Clases de ruso'],
    ['Portuguese school', 'en', 'Portuguese lessons', 'de', 'Portugiesischkurs Zebra', 'ja', 'ポルトガル語教室'],
    ['Korean school', 'en', 'Korean classes', 'fr', 'Cours de coréen', 'ja', '韓国語教室'],
    ['saxophone teacher', 'en', 'Saxophone lessons', 'de', 'Saxophonunterricht Zebra', 'ja', 'サックス教室'],
    ['flute teacher', 'en', 'Flute lessons', 'fr', 'Cours de flûte', 'es', 'Clases de flauta'],
    [
      'landscape architect',
      'de',
      'Landschaftsarchitekten Zebra',
      'fr',
      'Architecte paysagiste',
      'en',
      'Landscape architects',
    ],
    ['garden designer', 'en', 'Zebra garden design', 'nl', 'Tuinontwerp Zebra', 'pl', 'Projektowanie ogrodów'],
    ['shopfitter', 'de', 'Ladenbau Zebra', 'en', 'Zebra shopfitters', 'nl', 'Winkelbouw Zebra'],
    ['greenhouse supplier', 'de', 'Gewächshaus Zebra', 'en', 'Zebra greenhouse suppliers', 'sv', 'Zebra växthusbutik'],
    ['sailmaker', 'de', 'Segelmacherei Zebra', 'en', 'Zebra sailmakers', 'fr', 'Voilerie Zebra'],
    [
      'hot tub hire',
      'en',
      'Zebra hot tub hire',
      'de',
      'Whirlpool-Verleih Zebra',
      'it',
      'Noleggio vasche idromassaggio',
    ],
    ['ironing service', 'en', 'Zebra ironing service', 'de', 'Bügelservice Zebra', 'it', 'Stireria Zebra'],
    [
      'ground handling company',
      'en',
      'Zebra ground handling',
      'de',
      'Bodenabfertigung Zebra',
      'fr',
      'Assistance en escale',
    ],
    ['snowmobile tours', 'sv', 'Snöskotersafari', 'en', 'Zebra snowmobile tours', 'fr', 'Randonnée motoneige'],
    ['carriage ride company', 'de', 'Kutschfahrten Zebra', 'fr', 'Balade en calèche', 'nl', 'Huifkartocht Zebra'],
    ['salt cave', 'de', 'Salzgrotte Zebra', 'pl', 'Grota solna Zebra', 'ru', 'Соляная пещера'],
    ['public bath', 'ja', '銭湯しまうま', 'nl', 'Badhuis Zebra', 'zh', '斑马澡堂'],
    ['large animal vet', 'de', 'Großtierpraxis Zebra', 'en', 'Zebra farm vets', 'fr', 'Vétérinaire rurale'],
    ['stock exchange', 'en', 'Zebra stock exchange', 'es', 'Bolsa de valores', 'ru', 'Фондовая биржа'],
    ['industrial estate', 'de', 'Industriepark Zebra', 'ja', 'しまうま工業団地', 'es', 'Polígono industrial'],
    ['mountain rescue team', 'de', 'Bergwacht Zebra', 'en', 'Zebra mountain rescue team', 'it', 'Soccorso alpino'],
    ['nursing school', 'de', 'Pflegeschule Zebra', 'ja', 'しまうま看護専門学校', 'en', 'Zebra nursing college'],
    ['bartending school', 'en', 'Zebra bartending school', 'de', 'Barkeeperschule', 'ru', 'Школа барменов'],
    ['couples counsellor', 'de', 'Paartherapie Zebra', 'nl', 'Relatietherapie', 'fr', 'Thérapie de couple'],
    ['milk bank', 'en', 'Zebra milk bank', 'fr', 'Lactarium Zebra', 'de', 'Frauenmilchbank'],
    ['mole catcher', 'fr', 'Taupier Zebra', 'nl', 'Mollenvanger Zebra', 'en', 'Zebra mole catchers'],
    ['news agency', 'de', 'Nachrichtenagentur Zebra', 'ru', 'Информагентство Зебра', 'en', 'Zebra news agency'],
    ['velodrome', 'fr', 'Vélodrome Zebra', 'de', 'Radrennbahn Zebra', 'es', 'Velódromo Zebra'],
    ['opera house', 'de', 'Opernhaus Zebra', 'en', 'Zebra opera house', 'cs', 'Operní dům'],
    ['face painter', 'en', 'Zebra face painting', 'it', 'Truccabimbi Zebra', 'hu', 'Arcfestés Zebra'],
    ['sewing machine shop', 'de', 'Nähmaschinencenter Zebra', 'en', 'Sewing machine shop', 'ja', 'ミシン専門店'],
    ['water cooler supplier', 'de', 'Wasserspender von Zebra', 'en', 'Zebra water coolers', 'ja', 'ウォーターサーバー'],
    ['tiny house builder', 'en', 'Zebra tiny houses', 'de', 'Zebra Tiny House', 'fr', 'Fabricant de tiny houses'],
    ['shogi school', 'ja', '将棋教室しまうま'],
    ['darts club', 'en', 'Zebra darts club', 'fr', 'Club de fléchettes', 'ja', 'ダーツクラブ'],
    ['scrabble club', 'en', 'Zebra scrabble club', 'fr', 'Club de scrabble', 'es', 'Club de scrabble'],
    ['numismatic society', 'en', 'Zebra coin club', 'fr', 'Club de numismatique', 'ko', '화폐 동호회'],
    ['bonsai club', 'en', 'Zebra bonsai society', 'ja', 'しまうま盆栽会', 'fr', 'Club de bonsaï'],
    ['calorie counter', 'en', 'Calorie counter', 'de', 'Kalorienzähler', 'pl', 'Licznik kalorii'],
    ['non-destructive testing company', 'en', 'NDT services', 'fr', 'Contrôles non destructifs', 'ja', '非破壊検査'],
    ['fact-checking organisation', 'en', 'Zebra fact-checking', 'de', 'Faktencheck Zebra', 'ja', 'ファクトチェック'],
    ['seafood wholesaler', 'en', 'Zebra seafood wholesale', 'ko', '지브라 수산물 도매', 'nl', 'Vis groothandel Zebra'],
    ['fabric wholesaler', 'en', 'Fabric wholesaler', 'de', 'Stoffgroßhandel', 'ru', 'Поставщик тканей'],
    ['kombucha brewery', 'en', 'Kombucha brewery', 'fr', 'Kombucha artisanal', 'ja', 'コンブチャ工房'],
    ['brickworks', 'en', 'Zebra brickworks', 'fr', 'Briqueterie Zebra', 'de', 'Ziegelei Zebra'],
    ['classic car hire', 'en', 'Classic car hire', 'fr', 'Location de voitures anciennes', 'ko', '클래식카 렌탈'],
    [
      'two-way radio hire',
      'en',
      'Two-way radio hire',
      'fr',
      'Location de talkies-walkies',
      'ja',
      'トランシーバーレンタル',
    ],
    ['garden furniture supplier', 'en', 'Garden furniture', 'de', 'Gartenmöbel von Zebra', 'fr', 'Mobilier de jardin'],
    ['tax office', 'de', 'Finanzamt Zebra', 'tr', 'Vergi dairesi', 'ja', 'しまうま税務署'],
  ])('%s', (name, ...told) => {
    for (let at = 0; at < told.length; at += 2) {
      const [language = '', text = ''] = told.slice(at);
      expect([text, namesIn(text, language)]).toEqual([text, expect.arrayContaining([name])]);
    }
  });

  test('words that mean something else name no such kind', () => {
    expect(namesIn('Homeowners association of Zebra', 'en')).not.toContain('classic car club');
    expect(namesIn('Man and van in Zebra', 'en')).not.toContain('van hire');
    expect(namesIn('Man and van in Zebra', 'en')).toContain('moving company');
    expect(namesIn('Rat control in Zebra', 'en')).not.toContain('bird control or mole catcher');
    expect(namesIn('Education programs', 'en')).not.toContain('scholarship fund');
  });
});
