import { comparisonKey } from '../text/index.ts';

/** Behind these a number names nothing: pictures, and parts of a page that nobody named. */
const UNNAMED = new RegExp(
  `^(?:${[
    'gall?er(?:y|ie|ia|ija|ía|ii|ija)|galleri[ae]?|galeri[ajë]?|galéria|galerii|galerija|galleria|galleri|галере[яї]|галерија|галерия|γκαλερί|גלריה|معرض(?: الصور)?|گالری|gallery|ギャラリー|画廊|相册|相簿|갤러리|แกลเลอรี',
    'images?|pictures?|photos?|pics?|slides?|bild(?:er)?|fotos?|imágen(?:es)?|imagen(?:es)?|immagin[ei]|imagens?|imagem|billeder?|kuva[t]?|zdjęci[ea]|obráz(?:ek|ky|ok)|фото|изображени[ея]|зображення|снимк[аи]|слика|slika|kép|imagin[ei]|εικόνα|resim|görsel|gambar|ảnh|写真|画像|图片|圖片|사진|이미지|صورة|תמונה|تصویر',
    'items?|services?|products?|sections?|features?|cards?|boxe?s?|tabs?|columns?|サービス|商品|项目|項目|服务|服務|서비스|상품',
  ].join('|')})$`,
  'iu',
);
const NUMBER = /^\p{N}{1,3}[.)]\s*|[\s._:#№(-]*\p{N}{1,3}[.)]?\s*$/gu;

/** The items of a group, none if all are numbers of what has no name: "Gallery 1" and "Gallery 2", "1. Service" and "2. Service". */
export function withoutNumberedTitles<T extends { text: string }>(items: readonly T[]): readonly T[] {
  const bare = items.map(({ text }) => text.replace(NUMBER, '').trim());
  const areNumbered = items.every(({ text }, index) => text.trim() !== bare[index]);
  const isOne = new Set(bare.map(comparisonKey)).size === 1;
  return items.length > 1 && areNumbered && isOne && UNNAMED.test(bare[0] ?? '') ? [] : items;
}
