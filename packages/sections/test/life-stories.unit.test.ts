import { evidence } from '@brandprint/testing/evidence';
import { describe, expect, test } from '@jest/globals';
import { tellsLifeStory } from '../src/shared/cues/life-stories.ts';
import { rankStatements } from '../src/shared/statements/choose-statement.ts';
import { bindToHeadings, block, heading } from './support/text-blocks.ts';

describe('When a sentence tells of the life of a person, then it is known for that', () => {
  test.each([
    ['ar', 'أحب الخبز منذ طفولتي.'],
    ['bg', 'Хлябът ме радва от малка.'],
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
    ['id', 'Sejak saya kecil, saya membuat roti.'],
    ['it', 'Il pane mi accompagna fin da piccola.'],
    ['ja', '私は子供の頃からパンが好きでした。'],
    ['ko', '저는 어릴 적부터 빵을 구웠습니다.'],
    ['lt', 'Duona mane lydi nuo vaikystės.'],
    ['lv', 'Maize mani pavada kopš bērnības.'],
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
    ['th', 'ฉันชอบขนมปังตั้งแต่ฉันยังเด็ก'],
    ['tr', 'Çocukluğumdan beri ekmek yaparım.'],
    ['uk', 'Хліб супроводжує мене з дитинства.'],
    ['vi', 'Tôi từ nhỏ đã làm bánh.'],
    ['zh', '我从小就喜欢面包。'],
    ['de', 'Schon als Kind habe ich Brot gebacken.'],
    ['en', 'As a child, I baked with my grandmother.'],
    ['ru', 'Я с детства люблю хлеб.'],
    ['es', 'Recuerdo el olor del pan.'],
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
    ['en', 'I teach children to read from an early age.'],
    ['en', 'Each child learns from an early age to find his or her voice.'],
    ['de', 'Jeder Mensch lernt von klein auf, was er oder sie kann.'],
    ['de', 'Ich unterrichte Kinder von klein auf.'],
    ['fr', 'Dès le plus jeune âge, l’enfant apprend ici ce qu’il aime.'],
    ['fr', 'J’accompagne les enfants dès le plus jeune âge.'],
    ['es', 'Zebra Moda es una tienda de ropa de niño y bebé en Sevilla.'],
    ['es', 'Recuerdo es una tienda de regalos.'],
    ['it', 'Zebra è un negozio di scarpe da bambino che sono fatte a mano.'],
    ['ko', '제브라는 평생교육 과정을 제공하는 학교입니다.'],
    ['ko', '제브라는 평생 보증을 제공하는 가게입니다.'],
    ['tr', 'Zebra, küçük yaştan itibaren eğitim veren bir okuldur.'],
    ['pl', 'Naszym celem jest nauka pływania od dziecka.'],
    ['pl', 'U mnie dzieci uczą się od najmłodszych lat.'],
    ['vi', 'Chúng tôi dạy trẻ từ nhỏ đến lớn.'],
    ['vi', 'Hãy học với chúng tôi từ nhỏ.'],
    ['ja', '私たちは幼少期から英語を教える教室です。'],
    ['zh', '我们让孩子从小认识自我。'],
    ['zh', '培养自我从小开始。'],
    ['hr', 'Mi smo dječji vrtić u kojem se uči od malih nogu.'],
    ['sl', 'Mi smo vrtec, kjer se učijo od malih nog.'],
    ['sr', 'Ми смо вртић у којем се учи од малих ногу.'],
    ['ro', 'Mă ocup de copil și de familie.'],
    ['ar', 'مدرسة تعلم الأطفال القراءة في مدينتي منذ الصغر.'],
    ['fa', 'مدرسه‌ای که از کودکی علم می‌آموزد.'],
    ['he', 'המרכז מחבר את כל חיי הקהילה.'],
    ['en', 'A bakery that remembers the old recipes.'],
  ])('"%s": %s', (language, text) => expect(tellsLifeStory(text, language)).toBe(false));
});

test.each([
  ['es', 'Zebra Moda es una tienda de ropa de niño y bebé en Sevilla.', 'Trabajan cuatro personas en la tienda.'],
  ['it', 'Zebra Moda è un negozio di scarpe da bambino che sono fatte a mano.', 'Il negozio ha quattro stanze.'],
  ['sl', 'Zebra Moda je šola, v kateri se otroci učijo glasbe od malih nog.', 'V šoli so štiri sobe.'],
])('When a brand serves children in "%s", then that is its description', (lang, own, other) => {
  const text = bindToHeadings(heading('Zebra Moda', 1), block(own), block(other));
  const [best] = rankStatements('description', evidence({ pages: [{ lang, title: 'Zebra Moda', text }] }));
  expect(best?.statement.text).toBe(own);
});
