import { describe, expect, test } from '@jest/globals';
import { tellsLifeStory } from '../src/shared/cues/life-stories.ts';

describe('When a sentence tells of the life of a person, then it is known for that', () => {
  test.each([
    ['ar', 'أحب الخبز منذ طفولتي.'],
    ['bg', 'Обичам хляба от малка и той ме радва.'],
    ['ca', 'El pa m’ha acompanyat des de petita.'],
    ['cs', 'Pečení mě baví od malička.'],
    ['da', 'Jeg har bagt, siden jeg var lille.'],
    ['de', 'Backen begleitet mich seit meiner Kindheit.'],
    ['el', 'Το ψωμί μου αρέσει από παιδί.'],
    ['en', 'Baking has been with me since I was little.'],
    ['es', 'El pan me ha acompañado desde pequeña.'],
    ['et', 'Ma olen leiba küpsetanud lapsest saati.'],
    ['fa', 'من از کودکی نان می‌پختم.'],
    ['fi', 'Olen leiponut lapsesta asti.'],
    ['fr', 'La boulangerie m’accompagne depuis mon plus jeune âge.'],
    ['he', 'אני אופה מילדות.'],
    ['hi', 'मुझे बचपन से रोटी पसंद है।'],
    ['hr', 'Pečenje me prati od malih nogu.'],
    ['hu', 'Gyerekkorom óta sütök.'],
    ['id', 'Saya membuat roti sejak kecil.'],
    ['it', 'Il pane mi accompagna fin da piccola.'],
    ['ja', '私は子供の頃からパンが好きでした。'],
    ['ko', '저는 어릴 적부터 빵을 구웠습니다.'],
    ['lt', 'Aš kepu duoną nuo vaikystės.'],
    ['lv', 'Es cepu maizi kopš bērnības.'],
    ['mk', 'Лебот ме следи од мали нозе.'],
    ['nb', 'Jeg har bakt siden jeg var liten.'],
    ['nl', 'Als kind bakte ik al brood.'],
    ['pl', 'Pieczenie towarzyszy mi od dziecka.'],
    ['pt', 'O pão acompanha-me desde pequena: faz parte de mim.'],
    ['ro', 'Pâinea mă însoțește de când eram mică.'],
    ['ru', 'Хлеб сопровождает меня с детства.'],
    ['sk', 'Pečenie ma baví od detstva.'],
    ['sl', 'Peka me spremlja že od malih nog.'],
    ['sr', 'Pečenje me prati od malih nogu.'],
    ['sv', 'Jag har bakat sedan jag var liten.'],
    ['th', 'ฉันชอบทำขนมปังตั้งแต่เด็ก'],
    ['tr', 'Çocukluğumdan beri ekmek yaparım.'],
    ['uk', 'Хліб супроводжує мене з дитинства.'],
    ['vi', 'Tôi làm bánh từ nhỏ.'],
    ['zh', '我从小就喜欢面包。'],
    ['sl', 'Spominjam se, kako sem pekla.'],
    ['en', 'I still remember the smell of bread.'],
    ['de', 'Ich erinnere mich an den Duft von Brot.'],
    ['ru', 'Помню запах хлеба.'],
  ])('"%s": %s', (language, text) => expect(tellsLifeStory(text, language)).toBe(true));
});

describe('When a sentence speaks of the children that a brand serves, or of the brand, then it is not', () => {
  test.each([
    ['en', 'We help children to read from an early age.'],
    ['de', 'Bei uns lernen Kinder von klein auf, Brot zu backen.'],
    ['sl', 'Otroci se pri nas učijo od malih nog.'],
    ['pl', 'Dzieci uczą się u nas pływać od najmłodszych lat.'],
    ['it', 'I bambini nuotano da noi fin da piccoli.'],
    ['zh', '孩子们从小在这里学习音乐。'],
    ['en', 'A bakery that remembers the old recipes.'],
  ])('"%s": %s', (language, text) => expect(tellsLifeStory(text, language)).toBe(false));
});
