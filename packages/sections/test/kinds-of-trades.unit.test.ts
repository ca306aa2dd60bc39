import { describe, expect, test } from '@jest/globals';
import { countKinds } from '../src/shared/kinds/kind-words.ts';

/** The kinds that a text names, without those that give way to any other. */
const namesIn = (text: string, language: string): string[] =>
  countKinds(text, language)
    .filter(({ kind }) => !kind.isGeneral)
    .map(({ kind }) => kind.name);

describe('Trades, makers, shops and transport', () => {
  test.each([
    ['de', 'Schlüsseldienst Ulm', 'locksmith'],
    ['sv', 'Ditt glasmästeri i Lund', 'glazier'],
    ['pl', 'Okna i drzwi z montażem', 'window and door company'],
    ['nl', 'Zonwering op maat', 'blinds and awnings company'],
    ['fr', 'Carreleur à Lyon', 'tiler'],
    ['hu', 'Parkettázás Győrben', 'flooring company'],
    ['cs', 'Kamenictví Zebra', 'stonemason'],
    ['es', 'Carpintería metálica en Cádiz', 'metalworker'],
    ['lv', 'Skursteņslaucītājs Rīgā, skursteņu tīrīšana', 'chimney sweep'],
    ['el', 'Φωτοβολταϊκά στέγης', 'solar installer'],
    ['bg', 'Геодезист във Варна', 'land surveyor'],
    ['fi', 'Tuholaistorjunta Turussa', 'pest control company'],
    ['he', 'חברת אבטחה מובילה', 'security company'],
    ['da', 'Renseri og vaskeri', 'laundry'],
    ['en', 'Pool builders in Kent', 'swimming pool builder'],
    ['ro', 'Distilărie de țuică', 'distillery'],
    ['it', 'Caseificio di montagna', 'cheese dairy'],
    ['hr', 'Mesnica Zebra', 'butcher'],
    ['ca', 'Peixateria del port', 'fishmonger'],
    ['tr', 'Soğuk sıkım zeytinyağı', 'olive oil mill'],
    ['ja', '京都のチョコレート専門店', 'chocolate maker'],
    ['sl', 'Čebelarstvo Novak', 'beekeeper'],
    ['fi', 'Puutarhakeskus Kataja', 'garden centre'],
    ['et', 'Ratsakool lastele', 'riding stable'],
    ['en', 'Street food truck for hire', 'food truck'],
    ['id', 'Sewa mobil Bali', 'car rental'],
    ['pt', 'Mudanças em Lisboa', 'moving company'],
    ['de', 'Bootsverleih am See', 'boat hire'],
    ['es', 'Concesionario de motos', 'motorcycle dealer'],
    ['lt', 'Įrankių nuoma Kaune', 'equipment hire'],
    ['ko', '전세버스 예약', 'bus company'],
    ['nb', 'Minilager i Bergen', 'self-storage'],
    ['uk', 'Кухні на замовлення', 'kitchen studio'],
    ['ru', 'Гончарная мастерская', 'pottery studio'],
    ['fr', 'Maroquinerie artisanale', 'leather goods maker'],
    ['vi', 'May đồng phục công ty', 'workwear supplier'],
    ['sk', 'Výroba obalov', 'packaging maker'],
    ['cs', 'Strojírenská výroba', 'machine builder'],
    ['it', 'Liutaio a Cremona', 'instrument maker'],
    ['nl', 'Haarden en kachels', 'stove shop'],
    ['ar', 'محل ملابس نسائية', 'clothing shop'],
    ['pl', 'Sklep obuwniczy', 'shoe shop'],
    ['es', 'Juguetería El Tren', 'toy shop'],
    ['ru', 'Зоомагазин на углу', 'pet shop'],
    ['de', 'Möbelhaus Zebra', 'furniture shop'],
    ['zh', '上海古董行', 'second-hand shop'],
    ['it', 'Impresa di scavi e movimento terra', 'excavation contractor'],
    ['pl', 'Roboty ziemne i wykopy', 'excavation contractor'],
    ['da', 'Autoriseret kloakmester', 'drainage contractor'],
    ['es', 'Desatascos urgentes', 'drainage contractor'],
    ['ro', 'Tractări auto non-stop', 'towing service'],
    ['de', 'Abschleppdienst Zebra', 'towing service'],
    ['ru', 'Эвакуатор в Туле', 'towing service'],
    ['fr', 'Moniteur guide de pêche', 'fishing guide'],
    ['en', 'Guided fishing on the lakes', 'fishing guide'],
    ['es', 'Fletes a todo el país', 'haulage company'],
    ['hu', 'Lovasudvar a Balatonnál', 'riding stable'],
    ['pt', 'Chalés com vista para o lago', 'holiday chalets'],
    ['fr', 'Location de chalets au bord du lac', 'holiday chalets'],
  ])('When a text in "%s" is "%s", then it is %s and no other kind', (language, text, kind) => {
    expect(namesIn(text, language)).toEqual([kind]);
  });

  test.each([
    ['en', 'A moving story about the keys to success'],
    ['de', 'Goldene Zeiten für Ideenschmiede und Feier'],
    ['hu', 'Kovács Anna üveges tekintete'],
    ['hr', 'Ivan Kovač o jezeru'],
    ['fr', 'Une clé pour avancer'],
    ['it', 'Ferreri e Fabbri raccontano'],
    ['lv', 'Kalvis par dzīvi'],
    ['en', 'Excavations at the Roman villa'],
    ['en', 'A brain drain in the town and a recovery of the market'],
    ['es', 'La grúa del puerto'],
    ['ro', 'O platformă pentru profesori'],
    ['fr', 'Des poissons de la pêche du jour'],
    ['es', 'Excavaciones arqueológicas en la villa'],
    ['ko', '성장을 견인하다'],
  ])('When a text in "%s" is "%s", then it names no kind', (language, text) => {
    expect(namesIn(text, language)).toEqual([]);
  });

  test.each([
    ['en', 'House builders in Kent', 'construction company'],
    ['es', 'Carpintería de Juan', 'carpenter'],
    ['ru', 'Аренда автобуса', 'bus company'],
    ['tr', 'Nakliyat hizmeti', 'haulage company'],
    ['pt', 'Hospedagem de sites e domínios', 'hosting provider'],
  ])('When a text in "%s" is "%s", then the nearest kind is still %s', (language, text, kind) => {
    expect(namesIn(text, language)).toEqual([kind]);
  });
});
