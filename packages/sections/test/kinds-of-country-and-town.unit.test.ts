import { expect, test } from '@jest/globals';
import { countKinds } from '../src/shared/kinds/kind-words.ts';

const namesIn = (text: string, language: string): string[] =>
  countKinds(text, language)
    .filter(({ kind }) => !kind.isGeneral)
    .map(({ kind }) => kind.name);

test.each([
  ['saddler', 'Saddle fitters in Kent', 'de', 'Sattlerei in Ulm'],
  ['thatcher', 'Master thatchers', 'nl', 'Rietdekkers in Drenthe'],
  ['dry stone waller', 'Dry stone walling in Wales', 'es', 'Muros de piedra seca'],
  ['sheep farm', 'A sheep farm in Fife', 'fr', 'Élevage de moutons'],
  ['goat farm', 'Goat farm', 'it', 'Allevamento di capre'],
  ['alpaca farm', 'Alpaca breeders in Kent', 'pl', 'Hodowla alpak'],
  ['snail farm', 'Snail farm', 'fr', 'Ferme aux escargots'],
  ['lavender farm', 'Lavender farm', 'ja', 'ラベンダー農園'],
  ['saffron farm', 'Saffron growers', 'fr', 'Safranière en Quercy'],
  ['coffee plantation', 'Coffee estate', 'pt', 'Fazenda de café'],
  ['cocoa plantation', 'Cocoa farmers', 'id', 'Petani kakao'],
  ['smokehouse', 'Salmon smokery', 'de', 'Räucherei an der Schlei'],
  ['sweets manufacturer', 'Candy makers', 'sv', 'Polkagriskokeri'],
  ['vehicle dismantler', 'Car breakers in Bath', 'es', 'Desguaces en Vigo'],
  ['concrete products maker', 'Precast concrete makers', 'uk', 'Виробник тротуарної плитки'],
  ['power station', 'Hydroelectric power station', 'tr', 'Güneş enerji santralleri'],
  ['record shop', 'Vinyl store', 'nl', 'Platenwinkel'],
  ['mobility shop', 'Mobility scooters in Leeds', 'ru', 'Продажа инвалидных колясок'],
  ['chandlery', 'Ship chandlers', 'fr', 'Accastillage'],
  ['medical school', 'School of nursing', 'id', 'Akademi keperawatan'],
  ['Quran school', 'Quran memorization', 'ar', 'مركز تحفيظ القرآن الكريم'],
  ['barista or sommelier school', 'Barista courses', 'de', 'Baristakurse in Wien'],
  ['playgroup', 'Toy library', 'it', 'Ludoteca'],
  ['lactation consultant', 'Breastfeeding support', 'de', 'Stillberatung'],
  ['rehabilitation centre', 'Stroke rehabilitation centre', 'cs', 'Rehabilitační klinika'],
  ['domestic violence service', 'Domestic abuse charity', 'de', 'Frauennotruf Ulm'],
  ['equine therapy centre', 'Therapeutic riding', 'pt', 'Equoterapia'],
  ['horse vet', 'Equine vets', 'de', 'Pferdeklinik'],
  ['sports federation', 'National tennis federation', 'ru', 'Федерация дзюдо'],
  ['government agency', 'Ministry of health', 'ar', 'وزارة الصحة'],
  ['court', 'District court', 'id', 'Pengadilan negeri'],
  ['microfinance institution', 'Microfinance institution', 'es', 'Microfinanciera'],
  ['animation or effects studio', 'Animation studio', 'zh', '动画制作公司'],
  ['dubbing or voice-over studio', 'Voice-over artist', 'es', 'Estudio de doblaje'],
  ['literary agency', 'Literary agents', 'it', 'Agenzia letteraria'],
  ['muralist', 'Mural artist', 'zh', '墙绘工作室'],
  ['aquarium', 'Public aquarium', 'ja', '水族館'],
  ['racing circuit', 'Race track', 'pt', 'Autódromo'],
  ['roller rink or skate park', 'Roller skating rink', 'de', 'Skatehalle'],
  ['off-road and snowmobile tours', 'Quad bike tours', 'ru', 'Прокат снегоходов'],
  ['embroidery service', 'Custom embroidery', 'pl', 'Haft komputerowy'],
  ['structural or geotechnical engineer', 'Structural engineers', 'nl', 'Constructieadvies'],
  ['town planning consultancy', 'Garden designer', 'fr', 'Architecte paysagiste'],
  ['shed or garden building maker', 'Shed manufacturers', 'nl', 'Tuinhuizen op maat'],
  ['tent or tarpaulin maker', 'Sailmakers', 'it', 'Veleria in Liguria'],
])('When a text names a %s in English ("%s") or in "%s" ("%s"), then it is found', (kind, english, language, text) => {
  expect(namesIn(english, 'en')).toContain(kind);
  expect(namesIn(text, language)).toContain(kind);
});
