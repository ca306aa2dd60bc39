import { describe, expect, test } from '@jest/globals';
import { countKinds } from '../src/shared/kinds/kind-words.ts';

/** The kinds that a text names, without those that give way to any other. */
const namesIn = (text: string, language: string): string[] =>
  countKinds(text, language)
    .filter(({ kind }) => !kind.isGeneral)
    .map(({ kind }) => kind.name);

describe('Sport, stays, schools, nature, culture and groups', () => {
  test.each([
    ['race', 'ca', 'Marxa popular de Zebra', 'de', 'Zebra Volkslauf'],
    ['race', 'nb', 'Zebra fjelløp', 'he', 'מרוץ זברה'],
    ['sports tournament', 'fi', 'Zebra tennisturnaus', 'pt', 'Torneio de ténis de Zebra'],
    ['ski resort', 'fr', 'Domaine skiable de Zebra', 'cs', 'Lyžařský areál Zebra'],
    ['ski school', 'de', 'Skischule Zebra', 'it', 'Scuola sci Zebra'],
    ['sailing school', 'nl', 'Zeilschool Zebra', 'hr', 'Škola jedrenja Zebra'],
    ['diving centre', 'es', 'Centro de buceo Zebra', 'hu', 'Búváriskola Zebra'],
    ['flying school', 'pl', 'Szkoła paralotniowa Zebra', 'tr', 'Zebra uçuş okulu'],
    ['shooting range', 'sv', 'Zebra skjutbana', 'ru', 'Стрелковый клуб Зебра'],
    ['ice rink', 'da', 'Zebra skøjtehal', 'ko', '지브라 아이스링크'],
    ['bowling alley', 'fi', 'Zebran keilahalli', 'uk', 'Боулінг-клуб Зебра'],
    ['go-kart track', 'de', 'Zebra Kartbahn', 'lt', 'Kartingo trasa Zebra'],
    ['adventure park', 'it', 'Parco avventura Zebra', 'bg', 'Въжен парк Зебра'],
    ['water park', 'sl', 'Vodni park Zebra', 'vi', 'Công viên nước Zebra'],
    ['golf simulator centre', 'fi', 'Zebran golfsimulaattorikeskus', 'en', 'Zebra indoor golf centre'],
    ['driving range', 'en', 'Zebra golf driving range', 'ja', '駅前のゴルフ練習場'],
    ['board game café', 'nl', 'Bordspellencafé Zebra', 'zh', '斑马桌游吧'],
    ['observatory', 'de', 'Sternwarte Zebra', 'en', 'Zebra Astronomical Observatory'],
    ['wedding venue', 'it', 'La location per matrimoni Zebra', 'pl', 'Sala weselna Zebra'],
    ['tourism village', 'id', 'Desa wisata Zebra', 'es', 'Pueblo turístico Zebra'],
    ['holiday park', 'fr', 'Village vacances Zebra', 'nl', 'Vakantiepark Zebra'],
    ['mountain hut', 'it', 'Rifugio alpino Zebra', 'sl', 'Planinska koča Zebra'],
    ['retreat centre', 'en', 'Zebra Retreat Centre', 'pl', 'Dom rekolekcyjny Zebra'],
    ['monastery', 'pt', 'Mosteiro de Zebra', 'el', 'Ιερά Μονή Ζέβρα'],
    ['secondary school', 'fr', 'Lycée Zebra', 'et', 'Zebra gümnaasium'],
    ['exam preparation school', 'es', 'Academia de oposiciones Zebra', 'vi', 'Luyện thi Zebra'],
    ['cooking school', 'de', 'Kochschule Zebra', 'ar', 'دورات الطبخ'],
    ['coding school', 'uk', 'Школа програмування Зебра', 'el', 'Μαθήματα προγραμματισμού'],
    ['student residence', 'it', 'Studentato Zebra', 'th', 'หอพักนักศึกษา'],
    ['summer camp', 'ca', "Casal d'estiu Zebra", 'lv', 'Bērnu nometne Zebra'],
    ['waste management company', 'lt', 'Atliekų tvarkymas Zebra', 'de', 'Zebra Entsorgung'],
    ['wildlife rehabilitation centre', 'fi', 'Zebran siilihoitola', 'nl', 'Egelopvang Zebra'],
    ['cultural institute', 'hu', 'Zebra Kulturális Intézet', 'en', 'Zebra Cultural Institute'],
    ['international exchange association', 'ja', 'ゼブラ国際交流協会', 'fr', 'Comité de jumelage de Zebra'],
    ['archive', 'nl', 'Stadsarchief Zebra', 'es', 'Archivo histórico de Zebra'],
    ['historic site', 'sv', 'Zebra friluftsmuseum', 'id', 'Situs bersejarah Zebra'],
    ['food bank', 'nl', 'Voedselbank Zebra', 'ro', 'Banca pentru alimente Zebra'],
    ["children's home", 'pl', 'Dom dziecka Zebra', 'ko', '지브라 보육원'],
    ['helpline', 'cs', 'Linka důvěry Zebra', 'en', 'Zebra crisis helpline'],
    ['carnival association', 'de', 'Karnevalsverein Zebra', 'nl', 'Carnavalsvereniging Zebra'],
    ['angling club', 'fr', 'AAPPMA de Zebra', 'cs', 'Rybářský spolek Zebra'],
    ['hunting association', 'nb', 'Zebra jegerforening', 'sk', 'Poľovnícke združenie Zebra'],
    ['snowmobile club', 'sv', 'Zebra Skoterklubb', 'fr', 'Club de motoneigistes Zebra'],
    ['makerspace', 'it', 'FabLab Zebra', 'ru', 'Хакерспейс Зебра'],
  ])('When a text names a %s in "%s" ("%s") or in "%s" ("%s"), then it is that and no other kind', (kind, ...texts) => {
    const [first = '', text = '', second = '', other = ''] = texts;
    expect(namesIn(text, first)).toEqual([kind]);
    expect(namesIn(other, second)).toEqual([kind]);
  });

  test.each([
    ['en', 'We race to finish the work and bowl you over'],
    ['sv', 'Tennisbana och utloppet av sjön'],
    ['nb', 'I løpet av prosjektets forløp'],
    ['fr', 'Des lignes aériennes vers les campagnes'],
    ['en', 'Westminster Abbey Road'],
    ['el', 'Μονή καμπίνα με θέα'],
    ['de', 'Der Satellit auf seiner Kreisbahn'],
    ['it', 'La cucina della nonna e le sue carte'],
    ['es', 'Una cuerda para el mercado'],
    ['hu', 'Kertész Imre emléke'],
    ['cs', 'Zákon a jeho výklad'],
    ['ja', '公園の景色と友好的な人々'],
  ])('When a text in "%s" is "%s", then it names no kind', (language, text) => {
    expect(namesIn(text, language)).toEqual([]);
  });
});
