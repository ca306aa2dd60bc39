import { describe, expect, test } from '@jest/globals';
import { countKinds } from '../src/shared/kinds/kind-words.ts';
import { partNamed } from '../src/shared/kinds/related-kinds.ts';

/** What the kinds that a text names are called by its words. */
const namesIn = (text: string, language: string): string[] =>
  countKinds(text, language).map(({ kind }) => partNamed(kind, text.toLowerCase()));

describe('Kinds that are told apart by their words', () => {
  test.each([
    ['outdoor swimming pool', 'de', 'Freibad Zebra', 'fi', 'Zebran maauimala'],
    ['bathing beach', 'de', 'Strandbad Zebra', 'en', 'Zebra bathing beach'],
    ['beach bar', 'es', 'Chiringuito Zebra', 'nl', 'Strandtent Zebra'],
    ['concert hall', 'de', 'Konzerthaus Zebra', 'zh', '斑马音乐厅'],
    ['liquor store', 'nl', 'Slijterij Zebra', 'tr', 'Zebra tekel bayi', 'pl', 'Sklep z alkoholem Zebra'],
    ["farmers' market", 'de', 'Bauernmarkt Zebra', 'en', "Zebra farmers' market"],
    ['vegetable box scheme', 'nl', 'Groentepakket van Zebra', 'da', 'Zebra grøntkasse', 'de', 'Gemüsekiste Zebra'],
    ['zero-waste shop', 'de', 'Unverpackt-Laden Zebra', 'cs', 'Bezobalový obchod Zebra'],
    ['food supplements shop', 'fr', 'Complément alimentaire Zebra', 'pl', 'Suplementy diety Zebra'],
    ['Christmas market', 'de', 'Weihnachtsmarkt Zebra', 'fi', 'Zebran joulumarkkinat'],
    ['flea market', 'fr', 'Marché aux puces de Zebra', 'nl', 'Vlooienmarkt Zebra', 'pl', 'Pchli targ Zebra'],
    ['disc golf course', 'de', 'Discgolf Zebra', 'fi', 'Zebran frisbeegolfrata', 'ja', 'ディスクゴルフ'],
    ['contract caterer', 'de', 'Schulverpflegung Zebra', 'fr', 'Zebra restauration scolaire'],
    ['aesthetic clinic', 'fr', 'Médecine esthétique Zebra', 'pl', 'Medycyna estetyczna Zebra'],
    ['craniosacral therapist', 'de', 'Craniosacral-Therapie Zebra', 'en', 'Zebra craniosacral therapy'],
    ['energy healer', 'fr', 'Magnétiseur Zebra', 'sv', 'Zebra healing'],
    ['traditional Chinese medicine practice', 'zh', '斑马中医馆', 'en', 'Zebra TCM clinic'],
    ['Korean medicine clinic', 'ko', '지브라 한의원', 'ko', '지브라 한방병원'],
    ['neurosurgeon', 'en', 'Zebra neurosurgery', 'de', 'Neurochirurg Zebra'],
    ['autism centre', 'en', 'Zebra Autism Centre', 'en', 'Zebra autism clinic'],
    ['theological college', 'de', 'Bibelschule Zebra', 'en', 'Zebra Theological College'],
    ['mission organisation', 'de', 'Missionswerk Zebra', 'nl', 'Zendingsorganisatie Zebra'],
    ['Masonic lodge', 'en', 'Zebra masonic lodge', 'de', 'Freimaurerloge Zebra'],
    ['housing company', 'fi', 'Taloyhtiö Zebra', 'pl', 'Wspólnota Mieszkaniowa Zebra', 'ja', 'シマウマ管理組合'],
    ["tenants' association", 'de', 'Mieterverein Zebra', 'sv', 'Zebra hyresgästförening'],
    ["homeowners' association", 'es', 'Asociación de propietarios Zebra', 'sv', 'Zebra villaägareförening'],
    ['artist and booking agency', 'de', 'Künstleragentur Zebra', 'en', 'Zebra booking agency'],
    ['funeral celebrant', 'de', 'Trauerredner Zebra', 'en', 'Zebra funeral celebrant'],
    ['wig shop', 'de', 'Perücken Zebra', 'fr', 'Perruques Zebra'],
    ['esoteric shop', 'de', 'Esoterik-Shop Zebra', 'en', 'Zebra esoteric shop'],
    ['religious goods shop', 'de', 'Devotionalien Zebra', 'en', 'Zebra church supplies'],
    ['lash and brow studio', 'de', 'Wimpernverlängerung Zebra', 'pl', 'Przedłużanie rzęs Zebra'],
    ['make-up artist', 'en', 'Zebra make-up artist', 'nl', 'Visagiste Zebra'],
    ['mould removal', 'en', 'Zebra mould removal', 'en', 'Zebra mould remediation'],
    ['heating oil supplier', 'de', 'Heizöl Zebra', 'en', 'Zebra heating oil suppliers'],
    ['haberdashery', 'de', 'Kurzwaren Zebra', 'en', 'Zebra haberdashery'],
    ['gunsmith', 'de', 'Büchsenmacher Zebra', 'en', 'Zebra gunsmiths'],
    ['fishing tackle shop', 'de', 'Angelshop Zebra', 'nl', 'Hengelsportzaak Zebra'],
    ['hunting school', 'de', 'Jagdschule Zebra', 'en', 'Zebra hunting licence courses'],
    ['Montessori school', 'de', 'Montessorischule Zebra', 'ko', '지브라 몬테소리'],
    ['time tracking software', 'de', 'Zeiterfassung mit Zebra', 'nl', 'Urenregistratie met Zebra'],
    ['crowdfunding platform', 'en', 'Zebra crowdfunding platform', 'de', 'Crowdfunding-Plattform Zebra'],
    ['price comparison site', 'fr', 'Comparateur de prix Zebra', 'de', 'Preisvergleich Zebra'],
    ['Nepalese restaurant', 'de', 'Nepalesisches Restaurant Zebra', 'en', 'Zebra Nepalese Restaurant'],
    ['Moroccan restaurant', 'fr', 'Restaurant marocain Zebra', 'en', 'Zebra Moroccan restaurant'],
    ['Ethiopian restaurant', 'de', 'Äthiopisches Restaurant Zebra', 'fr', 'Restaurant éthiopien Zebra'],
    ['vegan restaurant', 'de', 'Veganes Restaurant Zebra', 'it', 'Ristorante vegano Zebra'],
    ['sushi restaurant', 'de', 'Sushi-Bar Zebra', 'en', 'Zebra sushi house'],
    ['kebab shop', 'de', 'Dönerladen Zebra', 'nl', 'Shoarmazaak Zebra'],
    ['chip shop', 'nl', 'Frituur Zebra', 'nl', 'Frietkraam Zebra'],
    ['llama or alpaca trekking', 'de', 'Alpakawanderung Zebra', 'en', 'Zebra llama trekking'],
    ['open-air museum', 'de', 'Freilichtmuseum Zebra', 'nl', 'Openluchtmuseum Zebra'],
    ['railway museum', 'de', 'Eisenbahnmuseum Zebra', 'nl', 'Spoorwegmuseum Zebra'],
  ])('When a text names a "%s", then it is called so', (name, ...texts) => {
    for (let index = 0; index < texts.length; index += 2)
      expect(namesIn(texts[index + 1] ?? '', texts[index] ?? '')).toContain(name);
  });

  test.each([
    ['en', 'wine shop', 'Zebra wine shop'],
    ['en', 'hospice', 'Zebra hospice'],
    ['de', 'Indian restaurant', 'Indisches Restaurant Zebra'],
    ['fr', 'Middle Eastern restaurant', 'Restaurant oriental Zebra'],
    ['nl', 'crêperie', 'Crêperie Zebra'],
  ])('When a text in "%s" names a "%s" itself, then no part of the kind is meant', (language, name, text) => {
    expect(namesIn(text, language)).toEqual([name]);
  });

  test.each([
    ['en', 'The lions of the savannah'],
    ['en', 'A rotary kiln'],
    ['en', 'A round table on energy'],
    ['en', 'A China company'],
    ['en', 'Knee braces'],
    ['en', 'Our meal plans'],
    ['en', 'The whole market'],
    ['de', 'Glashütte in Sachsen'],
  ])('When a text in "%s" is "%s", then it names no kind', (language, text) => {
    expect(namesIn(text, language)).toEqual([]);
  });
});

describe('Farms, sights, bars and tables', () => {
  test.each([
    ['care farm', 'nl', 'Zorgboerderij Zebra', 'nb', 'Zebra inn på tunet', 'ja', '農福連携', 'en', 'Zebra care farm'],
    ['pick-your-own farm', 'sv', 'Självplock hos Zebra', 'de', 'Erdbeeren zum Selbstpflücken', 'ja', 'いちご狩り'],
    ['safari lodge', 'en', 'Zebra safari lodge', 'af', 'Zebra bosveldlodge', 'ko', '지브라 사파리 롯지'],
    ['folk high school', 'sv', 'Zebra folkhögskola', 'nb', 'Zebra folkehøgskole', 'fi', 'Zebran kansanopisto'],
    ['cable car', 'fr', 'Téléphérique de Zebra', 'ja', 'シマウマロープウェイ', 'tr', 'Zebra teleferik'],
    ['model village', 'de', 'Miniaturwelt Zebra', 'pl', 'Park miniatur Zebra', 'en', 'Zebra model village'],
    ['observation tower', 'de', 'Baumwipfelpfad Zebra', 'cs', 'Rozhledna Zebra', 'ja', '展望台'],
    ['haunted attraction', 'en', 'Zebra haunted house', 'es', 'Pasaje del terror Zebra', 'ja', 'お化け屋敷'],
    ['stadium', 'en', 'Zebra football stadium', 'pl', 'Stadion miejski Zebra', 'tr', 'Zebra futbol stadı'],
    ['shisha bar', 'de', 'Shisha-Bar Zebra', 'ru', 'Кальянная Зебра', 'fr', 'Bar à chicha Zebra'],
    ['cocktail bar', 'es', 'Coctelería Zebra', 'fi', 'Cocktailbaari Zebra', 'en', 'Zebra speakeasy'],
    [
      'Portuguese restaurant',
      'en',
      'Zebra Portuguese restaurant',
      'fr',
      'Restaurant portugais Zebra',
      'ja',
      'ポルトガル料理',
    ],
    ['Bavarian restaurant', 'de', 'Bayerisches Restaurant Zebra', 'ru', 'Баварский ресторан Зебра'],
    ['German restaurant', 'en', 'Zebra German restaurant', 'ja', 'ドイツ料理', 'cs', 'Německá restaurace Zebra'],
    ['American restaurant', 'en', 'Zebra American diner', 'fr', 'Restaurant américain Zebra', 'ja', 'アメリカ料理'],
    ['noodle restaurant', 'ja', 'うどん屋', 'zh', '斑马牛肉面馆', 'th', 'ร้านก๋วยเตี๋ยวม้าลาย'],
  ])('When a text names a "%s", then it is found', (name, ...texts) => {
    for (let index = 0; index < texts.length; index += 2)
      expect(namesIn(texts[index + 1] ?? '', texts[index] ?? '')).toContain(name);
  });
});
