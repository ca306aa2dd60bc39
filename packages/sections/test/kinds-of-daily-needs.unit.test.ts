import { describe, expect, test } from '@jest/globals';
import { countKinds } from '../src/shared/kinds/kind-words.ts';
import { partNamed } from '../src/shared/kinds/related-kinds.ts';

const namesIn = (text: string, language: string): string[] =>
  countKinds(text, language)
    .filter(({ kind }) => !kind.isGeneral)
    .map(({ kind, words }) => partNamed(kind, words));

describe('Kinds told apart from those beside them', () => {
  test.each([
    ['supermarket', 'en Zebra supermarket', 'de Zebra Supermarkt', 'es Supermercado Zebra', 'ru Супермаркет Зебра'],
    ['convenience store', 'en Zebra Convenience Store', 'nl Zebra avondwinkel', 'ko 제브라 편의점'],
    ['greengrocer', 'en Zebra greengrocers', 'de Zebra Gemüseladen', 'es Frutería Zebra', 'ja 八百屋ゼブラ'],
    ['liquor store', 'en Zebra Liquor Store', 'es Licorería Zebra', 'cs Zebra, obchod s alkoholem'],
    ['mobile phone shop', 'en Zebra mobile phone shop', 'de Handyladen Zebra', 'pt Loja de telemóveis Zebra'],
    ['computer shop', 'en Zebra computer shop', 'lv Datoru veikals Zebra', 'fr Magasin d’informatique Zebra'],
    ['appliance shop', 'en Zebra appliance store', 'fr Zebra, magasin d’électroménager', 'ja 家電量販店ゼブラ'],
    ['camera shop', 'en Zebra camera shop', 'nl Zebra camerawinkel', 'zh 斑马相机店'],
    ['DIY store', 'en Zebra DIY store', 'de Heimwerkermarkt Zebra', 'nl Zebra bouwmarkt', 'tr Zebra yapı market'],
    ['paint and wallpaper shop', 'en Zebra wallpaper shop', 'sv Zebra färghandel', 'it Colorificio Zebra'],
    ['bathroom showroom', 'en Zebra bathroom showroom', 'nl Zebra badkamerwinkel', 'it Zebra arredo bagno'],
    ['watch shop', 'en Zebra watch shop', 'de Uhrengeschäft Zebra', 'ja 時計店ゼブラ'],
    ['sawmill', 'en Zebra Sawmill', 'de Sägewerk Zebra', 'fr Scierie Zèbre', 'pl Tartak Zebra'],
    ['fishing cooperative', 'es Cofradía de pescadores Zebra', 'ja ゼブラ漁業協同組合', 'ko 제브라 수협'],
    ['road construction company', 'en Zebra road construction', 'de Zebra Straßenbau', 'ru Строительство дорог Зебра'],
    ['prefabricated house builder', 'en Zebra modular homes', 'de Zebra Fertighäuser', 'es Casas prefabricadas Zebra'],
    ['sports court builder', 'en Zebra tennis court construction', 'de Zebra Sportplatzbau', 'pl Zebra budowa boisk'],
    ['street furniture maker', 'en Zebra street furniture', 'it Zebra arredo urbano', 'hu Zebra utcabútor'],
    ['exterior cleaning service', 'en Zebra roof cleaning', 'de Zebra Dachreinigung', 'fr Démoussage Zèbre'],
    ['carpet cleaning service', 'en Zebra upholstery cleaning'],
    ['knife sharpening service', 'en Zebra knife sharpening', 'nl Zebra slijpservice', 'ja 研ぎ屋ゼブラ'],
    ['currency exchange', 'en Zebra Bureau de Change', 'nl Wisselkantoor Zebra', 'es Casa de cambio Zebra'],
    ['loan company', 'en Zebra payday loans', 'pl Zebra, firma pożyczkowa', 'id Zebra pinjaman online'],
    ['crowdfunding platform', 'en Zebra crowdfunding platform', 'es Micromecenazgo Zebra', 'zh 斑马众筹'],
    ['loss adjuster', 'en Zebra Loss Adjusters', 'nl Zebra schade-expertise', 'ko 제브라 손해사정'],
    ['bailiff', 'en Zebra bailiffs', 'nl Zebra Gerechtsdeurwaarders', 'fr Huissier de justice Zèbre'],
    [
      'business association',
      'en Zebra Merchants’ Association',
      'de Gewerbeverein Zebra',
      'es Asociación de comerciantes Zebra',
    ],
    ['economic development agency', 'de Wirtschaftsförderung Zebra', 'it Agenzia di sviluppo Zebra'],
    ['business centre', 'en Zebra Business Centre', 'ru Бизнес-центр Зебра', 'es Centro de negocios Zebra'],
    ['brass or wind band', 'en Zebra Brass Band', 'de Musikverein Zebra', 'ja ゼブラ吹奏楽団'],
    ['folk dance group', 'de Trachtenverein Zebra', 'pt Rancho folclórico Zebra', 'pl Zespół pieśni i tańca Zebra'],
    ['rehearsal room', 'en Zebra rehearsal studio', 'it Sala prove Zebra', 'ko 제브라 합주실'],
    ['music producer', 'en Zebra, music producer', 'de Zebra Musikproduktion', 'ja ゼブラ音楽制作'],
    ['sound designer', 'en Zebra sound design', 'fr Zèbre, design sonore'],
    ['dubbing studio', 'de Synchronstudio Zebra'],
    ['copywriter', 'en Zebra, copywriter', 'nl Zebra tekstschrijver', 'ru Копирайтер Зебра'],
    ['planetarium', 'en Zebra Planetarium', 'de Planetarium Zebra', 'ja プラネタリウム・ゼブラ'],
    ['broadcaster', 'en Zebra public broadcaster', 'de Rundfunkanstalt Zebra', 'ru Телерадиокомпания Зебра'],
    ['fan club', 'en Zebra Fan Club', 'de Fanclub Zebra', 'ko 제브라 팬클럽'],
    ['board game club', 'en Zebra board game club', 'de Brettspielverein Zebra', 'fr Club de jeux de société Zèbre'],
    ['esports organisation', 'en Zebra esports team', 'ru Киберспорт Зебра', 'ja ゼブラeスポーツ'],
    ['racing stable', 'en Zebra Racing Stables', 'fr Écurie de course Zèbre', 'sv Zebra travstall'],
    ['racecourse', 'en Zebra Racecourse', 'fr Hippodrome Zèbre', 'es Hipódromo Zebra', 'ja ゼブラ競馬場'],
    ['sports coach', 'en Zebra tennis coaching', 'es Entrenador de running Zebra', 'ja ゼブラ・ランニングコーチ'],
    ['adult day centre', 'en Zebra adult day centre', 'de Tagespflege Zebra', 'es Centro de día Zebra'],
    ['childminder', 'en Zebra childminder', 'de Tagesmutter Zebra', 'fr Assistante maternelle Zèbre'],
    ['domestic help agency', 'en Zebra domestic helpers', 'zh 斑马家政服务', 'es Servicio doméstico Zebra'],
    ['nephrology practice', 'en Zebra Nephrology Clinic', 'de Nephrologie Zebra', 'ja ゼブラ腎臓内科'],
    ['denturist', 'en Zebra Denture Clinic', 'nl Tandprothetische praktijk Zebra'],
    ['feng shui consultant', 'en Zebra feng shui consultant', 'zh 斑马风水', 'th ซินแสม้าลาย'],
    ['foster care agency', 'en Zebra fostering agency', 'nl Zebra pleegzorg', 'es Acogimiento familiar Zebra'],
    ['repair café', 'en Zebra Repair Café', 'de Repair-Café Zebra', 'fr Repair Café Zèbre'],
    ['boat dealer', 'de Bootshandel Zebra', 'fr Zèbre, vente de bateaux', 'nl Zebra jachtmakelaar'],
    ['trade association', 'de Innung Zebra', 'nl Brancheorganisatie Zebra', 'ja ゼブラ業界団体'],
    ['airline', 'en Zebra Airlines', 'de Fluggesellschaft Zebra', 'es Aerolínea Zebra'],
    ['ferry company', 'en Zebra ferries', 'nl Veerdienst Zebra', 'sv Zebra färjelinje'],
    ['immigration consultancy', 'en Zebra immigration consultants', 'zh 斑马移民公司'],
    ['study abroad agency', 'en Zebra study abroad', 'ko 제브라 유학원'],
    ['chess club', 'en Zebra Chess Club', 'de Schachverein Zebra', 'fr Club d’échecs Zèbre'],
    ['turf supplier', 'de Rollrasen Zebra', 'ro Zebra gazon rulou'],
    ['bail bond agency', 'en Zebra bail bonds'],
    ['district heating company', 'en Zebra district heating', 'de Fernwärme Zebra'],
    ['board game café', 'de Spielecafé Zebra'],
    ['local history society', 'de Heimatverein Zebra'],
  ])('%s', (name, ...texts) => {
    for (const text of texts) expect([text, namesIn(text.slice(3), text.slice(0, 2))]).toEqual([text, [name]]);
  });
});
