import { describe, expect, test } from '@jest/globals';
import { findGroups } from '../src/audiences/find-groups.ts';
import { findMentions } from '../src/audiences/group-mentions.ts';
import { isVetoed } from '../src/audiences/mention-vetoes.ts';
import { namesInPassing } from '../src/audiences/passing-mentions.ts';

const namesIn = (language: string, sentence: string): string[] =>
  findGroups(sentence, language).map(({ name }) => name);

const isToldOfNobody = (language: string, sentence: string): boolean =>
  namesInPassing(sentence) || findGroups(sentence, language).every((group) => isVetoed(sentence, group, language));

describe('Sentences of small sites', () => {
  test.each([
    [
      'en',
      'Our bakery supplies cafés, hotels and event planners across the county.',
      ['cafés', 'hotels', 'event planners'],
    ],
    ['en', 'A place where young people aged 11–19 can meet, learn and have fun.', ['young people aged 11–19']],
    ['en', 'The café is popular with walkers, cyclists and young families.', ['walkers', 'cyclists', 'young families']],
    ['de', 'Vom Kleinkind bis zum Senior: bei uns findet jeder seinen Kurs.', ['Kleinkind', 'Senior']],
    ['de', 'Wir betreuen Kinder im Alter von 1 bis 6 Jahren.', ['Kinder im Alter von 1 bis 6 Jahren']],
    ['de', 'Schwimmkurse für Babys ab 4 Monaten.', ['Babys ab 4 Monaten']],
    [
      'de',
      'Bei uns sind Gruppen, Schulklassen und Einzelreisende herzlich willkommen.',
      ['Gruppen', 'Schulklassen', 'Einzelreisende'],
    ],
    ['sv', 'Förskolan tar emot barn mellan 1 och 5 år.', ['barn mellan 1 och 5 år']],
    ['sv', 'Redovisning för småföretagare och enskilda firmor.', ['småföretagare', 'enskilda firmor']],
    ['sv', 'För stora som små.', ['stora som små']],
    ['sv', 'Tränare och föräldrar hittar allt på ett ställe.', ['Tränare', 'föräldrar']],
    [
      'nb',
      'Kundene våre er kommuner, entreprenører og eiendomsutviklere.',
      ['kommuner', 'entreprenører', 'eiendomsutviklere'],
    ],
    ['nb', 'Regnskap for enkeltpersonforetak og små bedrifter.', ['enkeltpersonforetak', 'små bedrifter']],
    ['fr', 'Ouvert à tous, des plus petits aux plus grands.', ['des plus petits aux plus grands']],
    ['fr', 'Un accueil de jour destiné aux personnes âgées et à leurs aidants.', ['personnes âgées', 'aidants']],
    ['fr', 'Crèche accueillant les enfants de 3 mois à 3 ans.', ['enfants de 3 mois à 3 ans']],
    [
      'fr',
      'Nos clients : collectivités, bailleurs sociaux et syndics de copropriété.',
      ['collectivités', 'bailleurs sociaux', 'syndics de copropriété'],
    ],
    ['it', 'Asilo nido per bambini dai 3 ai 36 mesi.', ['bambini dai 3 ai 36 mesi']],
    ['pt', 'Creche para crianças dos 4 meses aos 3 anos.', ['crianças dos 4 meses aos 3 anos']],
    ['pt', 'Destinado a pessoas idosas e aos seus cuidadores.', ['pessoas idosas', 'cuidadores']],
    ['ca', 'Per als amants de la muntanya.', ['amants de la muntanya']],
    [
      'fi',
      'Palvelemme yksityisasiakkaita, yrityksiä ja taloyhtiöitä.',
      ['yksityisasiakkaita', 'yrityksiä', 'taloyhtiöitä'],
    ],
    ['fi', 'Tarkoitettu ikäihmisille ja heidän omaisilleen.', ['ikäihmisille', 'omaisilleen']],
    ['fi', 'Asiakkaitamme ovat kunnat, koulut ja rakennusliikkeet.', ['kunnat', 'koulut', 'rakennusliikkeet']],
    ['fi', 'Yhdistys tukee vammaisia lapsia ja heidän vanhempiaan.', ['vammaisia lapsia', 'vanhempiaan']],
    ['et', 'Pakume puukoolitaimi ka erakliendile.', ['erakliendile']],
    ['et', 'Teenindame nii era- kui ka ärikliente.', ['ärikliente']],
    ['et', 'Lasteaed on mõeldud lastele vanuses 1,5–7 aastat.', ['lastele vanuses 1,5–7 aastat']],
    [
      'et',
      'Meie kliendid on omavalitsused, korteriühistud ja ehitusettevõtted.',
      ['omavalitsused', 'korteriühistud', 'ehitusettevõtted'],
    ],
    ['lv', 'Apkalpojam gan privātpersonas, gan uzņēmumus.', ['privātpersonas', 'uzņēmumus']],
    ['lv', 'Bērnudārzs bērniem no 1,5 līdz 6 gadu vecumam.', ['bērniem no 1,5 līdz 6 gadu vecumam']],
    ['lt', 'Darželis vaikams nuo 1,5 iki 6 metų.', ['vaikams nuo 1,5 iki 6 metų']],
    [
      'lt',
      'Mūsų klientai – savivaldybės, mokyklos ir statybos įmonės.',
      ['savivaldybės', 'mokyklos', 'statybos įmonės'],
    ],
    ['lt', 'Kursai pradedantiesiems ir pažengusiems.', ['pradedantiesiems', 'pažengusiems']],
    ['pl', 'Zajęcia skierowane są do seniorów oraz ich opiekunów.', ['seniorów', 'opiekunów']],
    ['pl', 'Studenci i emeryci otrzymują zniżkę.', ['Studenci', 'emeryci']],
    ['cs', 'Ať už jste začátečník, nebo pokročilý jezdec, rádi vás uvidíme.', ['začátečník', 'pokročilý jezdec']],
    ['cs', 'Studenti a důchodci mají slevu.', ['Studenti', 'důchodci']],
    ['sk', 'Ponúkame služby firmám aj súkromným osobám.', ['firmám', 'súkromným osobám']],
    ['sk', 'Kurzy sú určené seniorom a ich opatrovateľom.', ['seniorom', 'opatrovateľom']],
    ['sk', 'Či ste začiatočník alebo pokročilý, radi vás privítame.', ['začiatočník']],
    ['sk', 'Pomáhame ľuďom so zdravotným postihnutím.', ['ľuďom so zdravotným postihnutím']],
    ['sl', 'Pomagamo ljudem z demenco in njihovim bližnjim.', ['ljudem z demenco', 'bližnjim']],
    ['sl', 'Strankam, ki iščejo mir, ponujamo sobe s pogledom na gozd.', ['Strankam, ki iščejo mir']],
    ['sl', 'Oskrbujemo restavracije, kavarne in hotele.', ['restavracije', 'kavarne', 'hotele']],
    ['sl', 'Orodje za učitelje in ravnatelje.', ['učitelje', 'ravnatelje']],
    ['hr', 'Program je namijenjen osobama starije dobi i njihovim obiteljima.', ['osobama starije dobi', 'obiteljima']],
    ['hr', 'Opskrbljujemo restorane, kafiće i hotele.', ['restorane', 'kafiće', 'hotele']],
    ['hr', 'Alat za učitelje i ravnatelje.', ['učitelje', 'ravnatelje']],
    ['sr', 'Knjigovodstvo za preduzetnike i mala preduzeća.', ['preduzetnike', 'mala preduzeća']],
    ['ro', 'Oferim servicii persoanelor fizice și firmelor.', ['persoanelor fizice', 'firmelor']],
    ['ro', 'Creșă pentru copii cu vârste între 6 luni și 3 ani.', ['copii cu vârste între 6 luni și 3 ani']],
    ['ro', 'Pentru cei mici și cei mari.', ['cei mici și cei mari']],
    ['ro', 'Aprovizionăm restaurante, cafenele și hoteluri.', ['restaurante', 'cafenele', 'hoteluri']],
    ['hu', 'Programunk idősek és hozzátartozóik számára készült.', ['idősek', 'hozzátartozóik']],
    ['hu', 'Kezdőket és haladókat egyaránt várunk.', ['Kezdőket', 'haladókat']],
    ['hu', 'Éttermeket, kávézókat és szállodákat látunk el.', ['Éttermeket', 'kávézókat', 'szállodákat']],
    ['bg', 'Програмата е предназначена за възрастни хора и техните близки.', ['възрастни хора', 'близки']],
    ['bg', 'Наши клиенти са общини, училища и строителни компании.', ['общини', 'училища', 'строителни компании']],
    [
      'ru',
      'Наши клиенты — управляющие компании, школы и застройщики.',
      ['управляющие компании', 'школы', 'застройщики'],
    ],
    ['ru', 'Помогаем людям с инвалидностью и их близким.', ['людям с инвалидностью', 'близким']],
    ['ru', 'Снабжаем рестораны, кафе и гостиницы.', ['рестораны', 'кафе', 'гостиницы']],
    ['uk', 'Курс розрахований на новачків і досвідчених водіїв.', ['новачків', 'досвідчених водіїв']],
    ['uk', 'Ідеально для сімей з дітьми, пар та велосипедистів.', ['сімей з дітьми', 'пар', 'велосипедистів']],
    ['uk', 'Наші клієнти — громади, школи та забудовники.', ['громади', 'школи', 'забудовники']],
    ['uk', 'Допомагаємо людям з інвалідністю та їхнім близьким.', ['людям з інвалідністю', 'близьким']],
    ['el', 'Πελάτες μας είναι δήμοι, σχολεία και ξενοδοχεία.', ['δήμοι', 'σχολεία', 'ξενοδοχεία']],
    ['el', 'Για όσους αγαπούν τη θάλασσα.', ['όσους αγαπούν τη θάλασσα']],
    ['tr', 'Yaşlılara ve bakım verenlere yönelik bir program.', ['Yaşlılara', 'bakım verenlere']],
    ['tr', 'Öğretmenler ve okul müdürleri için bir araç.', ['Öğretmenler', 'okul müdürleri']],
    ['tr', 'Hamileler ve yeni anneler için kurslar.', ['Hamileler', 'yeni anneler']],
    ['ar', 'دروس موسيقى للأطفال والشباب والكبار.', ['الأطفال', 'الشباب', 'الكبار']],
    ['ar', 'برامج موجهة لكبار السن ومقدمي الرعاية.', ['كبار السن', 'مقدمي الرعاية']],
    ['ar', 'ندعم الأشخاص ذوي الإعاقة وأسرهم.', ['الأشخاص ذوي الإعاقة', 'أسرهم']],
    ['ar', 'أداة للمعلمين ومديري المدارس.', ['المعلمين', 'مديري المدارس']],
    ['id', 'Tempat penitipan anak untuk usia 6 bulan sampai 5 tahun.', ['usia 6 bulan sampai 5 tahun']],
    ['id', 'Kami memasok restoran, kafe, dan hotel.', ['restoran', 'kafe', 'hotel']],
    ['id', 'Kursus untuk ibu hamil dan ibu muda.', ['ibu hamil', 'ibu muda']],
    ['vi', 'Ứng dụng cho người nuôi chó.', ['người nuôi chó']],
    ['vi', 'Lớp múa cho bé gái và bé trai từ 4 tuổi.', ['bé gái', 'bé trai từ 4 tuổi']],
    ['vi', 'Công cụ cho giáo viên và hiệu trưởng.', ['giáo viên', 'hiệu trưởng']],
    ['vi', 'Khóa học cho mẹ bầu và các bà mẹ trẻ.', ['mẹ bầu', 'bà mẹ trẻ']],
    ['fa', 'خدمات ما برای اشخاص حقیقی و شرکت‌ها است.', ['اشخاص حقیقی', 'شرکت‌ها']],
    ['fa', 'به کسب‌وکارهای کوچک کمک می‌کنیم.', ['کسب‌وکارهای کوچک']],
    ['fa', 'آموزشگاه رقص برای دختران و پسران.', ['دختران', 'پسران']],
    ['fa', 'دوره‌هایی برای مادران باردار.', ['مادران باردار']],
    ['ja', '個人のお客様から法人のお客様まで幅広く対応しています。', ['個人のお客様', '法人のお客様']],
    ['ja', '生後6か月から5歳までのお子さまをお預かりします。', ['お子さま']],
    ['ja', '飲食店やホテルなどにご利用いただいています。', ['飲食店', 'ホテル']],
    ['ja', '4歳から12歳までの男の子と女の子のためのダンス教室。', ['女の子']],
    ['ko', '어린이, 청소년, 성인을 위한 음악 교실입니다.', ['어린이', '청소년', '성인']],
    ['ko', '개인과 기업 고객에게 서비스를 제공합니다.', ['개인', '기업']],
    ['ko', '가족과 연인에게 어울리는 펜션.', ['가족', '연인']],
    ['ko', '어르신과 보호자를 위한 방문 요양 서비스.', ['어르신', '보호자']],
    ['zh', '为老年人及其家属提供照护服务。', ['老年人', '家属']],
    ['zh', '適合初學者與進階學員。', ['初學者', '進階學員']],
    ['zh', '为教师和校长设计的工具。', ['教师', '校长']],
    ['zh', '适合孕妇和新手妈妈的课程。', ['孕妇', '新手妈妈']],
    ['es', 'Estudiantes y jubilados tienen descuento.', ['Estudiantes', 'jubilados']],
    ['af', 'Ekstra klasse vir leerders van Graad R tot 12.', ['leerders van Graad R tot 12']],
    ['af', 'Ons help boere en klein besighede met hul boekhouding.', ['boere', 'klein besighede']],
    ['af', 'Die gastehuis is ideaal vir gesinne en paartjies.', ['gesinne', 'paartjies']],
    ['af', 'Danslesse vir kinders en volwassenes.', ['kinders', 'volwassenes']],
    ['sw', 'Tunashona sare kwa shule na makampuni.', ['shule', 'makampuni']],
    ['sw', 'Oda za watu binafsi, shule na taasisi za serikali.', ['watu binafsi', 'shule', 'taasisi za serikali']],
    ['sw', 'Tunasaidia wakulima na wafugaji kupata masoko.', ['wakulima', 'wafugaji']],
    ['sw', 'Huduma kwa watoto na vijana.', ['watoto', 'vijana']],
  ])('When a site in %s says "%s", then among the groups are %j', (language, sentence, expected) => {
    const names = namesIn(language, sentence).join('; ').toLowerCase();
    expect(expected.filter((name) => !names.includes(name.toLowerCase()))).toEqual([]);
  });

  test.each([
    ['en', 'We opened with support from local businesses and families.'],
    ['en', 'Our director previously worked at schools for children.'],
    ['en', 'Supported by the Lottery and local businesses.'],
    ['fr', 'Avec le soutien de fondations et d’entreprises.'],
    ['en', 'Our founder, Riley, runs tournaments for adults and children.'],
    ['de', 'Gegründet wurde der Verein von Eltern und Ärzten im Jahr 1985.'],
    ['de', 'Finanziert durch Unternehmen und Privatpersonen aus der Region.'],
    ['sv', 'Allt finansieras med stöd från lokala företag samt privatpersoner.'],
    ['id', 'Terima kasih kepada para relawan dan donatur.'],
    ['he', 'תודה למתנדבים ולתורמים.'],
    ['tr', 'Gönüllülerimize ve bağışçılarımıza teşekkür ederiz.'],
    ['cs', 'Těšíme se na Vás, Penzion U Honýsků'],
  ])('When a site in %s says "%s", then it tells of nobody whom it is for', (language, sentence) => {
    expect(isToldOfNobody(language, sentence)).toBe(true);
  });

  test.each([
    ['sl', 'Ideja za ustanovitev zavoda'],
    ['fa', 'شرایط ویژه رانندگی در شهر'],
    ['cs', 'Místo pro rodinné dovolené'],
    ['sk', 'Sme správcom vodnej plochy v obci.'],
    ['fi', 'Tarjoamme myös muita toimistopalveluita.'],
  ])('When a site in %s says "%s", then no word is taken for a group by its stem', (language, sentence) => {
    expect(namesIn(language, sentence)).toEqual([]);
  });

  test.each([
    ['Classes for children for 30 years.', ['children']],
    ['Courses for teachers from 20 years of experience.', ['teachers']],
    ['Designed for those who think they have "two left feet".', []],
    ['Help for families as both a course and a club.', ['families']],
  ])('When "%s" goes on behind a group, then only what says who they are is in its name', (sentence, expected) => {
    expect([...new Set(namesIn('en', sentence))]).toEqual(expected);
  });
});

describe('Groups beside those who give, lead or work', () => {
  const toldIn = (language: string, sentence: string): string[] =>
    namesInPassing(sentence)
      ? []
      : findMentions(sentence, language)
          .filter(({ named, name, index }) =>
            (named.length > 0 ? named : [{ name, index, trigger: null }]).every(
              (group) => !isVetoed(sentence, group, language),
            ),
          )
          .map(({ name }) => name);

  test.each([
    ['en', 'We specialise in the support of young carers.', ['young carers']],
    ['en', 'With the help of volunteers we support families in need.', ['families']],
    ['de', 'Die Unterstützung von Familien ist unsere Aufgabe.', ['Familien']],
    ['de', 'Mit Unterstützung von Stiftungen begleiten wir Flüchtlinge und Familien.', ['Flüchtlinge', 'Familien']],
    ['de', 'Gegründet von zwei Lehrern, helfen wir heute Kindern und Familien.', ['Kindern', 'Familien']],
    ['fr', 'Le soutien des familles et des aidants est notre mission.', ['familles', 'aidants']],
    ['es', 'El apoyo de personas mayores es nuestra misión.', ['personas mayores']],
    ['es', 'Con el apoyo de la ciudad ayudamos a familias y personas mayores.', ['familias', 'personas mayores']],
    ['it', 'Il sostegno di famiglie e anziani è la nostra missione.', ['famiglie', 'anziani']],
    ['nl', 'De steun van mantelzorgers is ons doel.', ['mantelzorgers']],
    ['sv', 'Med stöd från kommunen hjälper vi familjer och äldre.', ['familjer', 'äldre']],
    ['en', 'Our principal clients are hotels and restaurants.', ['hotels', 'restaurants']],
    ['en', 'Our director helps families and older people to stay at home.', ['families', 'older people']],
    ['de', 'Die Inhaberin hilft Familien und Senioren bei der Steuererklärung.', ['Familien', 'Senioren']],
    ['en', 'Our team has extensive experience supporting children with autism.', ['children with autism']],
    ['en', 'The team has experience of helping older people and their carers.', ['carers', 'older people']],
  ])('When a sentence in %s names whom the brand serves ("%s"), then they are told', (language, sentence, groups) => {
    expect(toldIn(language, sentence)).toEqual(groups);
  });

  test.each([
    ['fr', 'Les salariés bénéficient de la mutuelle.'],
    ['es', 'Los trabajadores disfrutan de un buen ambiente.'],
    ['it', 'I dipendenti hanno diritto alle ferie.'],
    ['pt', 'Os funcionários têm desconto no refeitório.'],
    ['ro', 'Angajații primesc tichete de masă.'],
    ['es', 'Nuestros especialistas pueden evaluar su caso.'],
    ['en', 'Our therapists can assess your case.'],
    ['ko', '작가의 삶을 다룬 책입니다.'],
    ['cs', 'Večer pro klášter Chotěšov'],
    ['en', 'She lives in Kent with her two children aged 5 and 8.'],
    ['en', 'From nurse to manager: her career'],
    ['de', 'Kein Zutritt für Kinder und Hunde.'],
    ['en', 'No experience for beginners needed.'],
    ['ja', '募集：看護師、介護職員の方'],
  ])('When a sentence in %s names others ("%s"), then they are not told', (language, sentence) => {
    expect(toldIn(language, sentence)).toEqual([]);
  });

  test.each([
    ['en', 'Our students can borrow instruments.', ['students']],
    ['es', 'Los jubilados tienen un descuento.', ['jubilados']],
    ['it', 'Un luogo per accogliere motociclisti.', ['motociclisti']],
    ['fr', 'Un gîte pour recevoir cyclistes et randonneurs.', ['cyclistes', 'randonneurs']],
    ['uk', 'Це молоді, надійні, прості та відповідальні хлопці', ['відповідальні хлопці']],
    ['ja', '泥棒から子どもをお預かりします。', ['子ども']],
    ['ja', 'これから物販を始めたい企業のための相談。', ['これから物販を始めたい企業']],
    ['ja', '小学生から大人までのための教室。', ['小学生から大人まで']],
  ])('When a sentence in %s names a group among other words ("%s"), then only they are told', (...given) => {
    const [language, sentence, groups] = given;
    expect(toldIn(language, sentence)).toEqual(groups);
  });

  test('When a color suits somebody, then it is not said to serve them', () => {
    const triggers = findGroups('This grey suits women with dark hair.', 'en').map(({ trigger }) => trigger);
    expect(triggers).not.toContain('helps');
  });
});
