import type { Phrases } from './phrases.ts';

export const PAIN: Phrases = {
  ar: [
    'كثير من أصحاب المحلات يضيعون ساعات كل أسبوع في متابعة الفواتير.',
    'تقع ساعات العمل بين التاسعة صباحا والخامسة مساء.',
  ],
  cs: ['Už vás nebaví trávit večery nad papírováním?', 'Večery trávíme u krbu nebo na terase s výhledem.'],
  da: ['Er du træt af at bruge aftenerne på papirarbejde?', 'Her bruger vi kun træ fra danske skove.'],
  de: [
    'Haben Sie es satt, Ihre Abende mit Papierkram zu verbringen?',
    'Verbringen Sie den Abend auf unserer Terrasse am See.',
  ],
  en: ['Are you fed up with spending your evenings on paperwork?', 'Spend the evening on our terrace by the lake.'],
  es: ['¿Te cansa pasar las tardes rellenando papeles?', 'Después de la ruta puedes descansar en la terraza.'],
  fi: [
    'Oletko kyllästynyt viettämään iltasi paperitöiden parissa?',
    'Illat vietetään saunassa tai laiturilla järven rannalla.',
  ],
  fr: [
    'Vous en avez assez de passer vos soirées à remplir des papiers ?',
    'Passez la soirée sur notre terrasse au bord du lac.',
  ],
  it: [
    'Sei stufo di passare le serate a compilare scartoffie?',
    'Passa la serata sulla nostra terrazza in riva al lago.',
  ],
  ja: ['毎晩の書類仕事にうんざりしていませんか？', '毎晩七時から、ラウンジで生演奏をお楽しみいただけます。'],
  ko: ['매일 저녁 서류 작업에 지치셨나요?', '매일 저녁 라운지에서 라이브 연주가 열립니다.'],
  nb: ['Er du lei av å bruke kveldene på papirarbeid?', 'Vil du leie en robåt, betaler du i resepsjonen.'],
  nl: ['Ben je het zat om je avonden aan papierwerk te besteden?', 'We zaten met z’n allen rond het vuur.'],
  pl: ['Masz dość spędzania wieczorów nad papierami?', 'Wieczory można u nas spędzać przy kominku.'],
  pt: ['Está farto de passar as noites a preencher papéis?', 'Um pequeno-almoço farto espera por si todas as manhãs.'],
  ru: ['Надоело тратить вечера на бумажную работу?', 'Вечером у нас подают пироги с капустой.'],
  sv: ['Är du trött på att ägna kvällarna åt pappersarbete?', 'På kvällarna tänder vi brasan i salongen.'],
  tr: [
    'Akşamlarınızı evrak işleriyle geçirmekten bıktınız mı?',
    'Akşamları göl kıyısındaki terasımızda canlı müzik var.',
  ],
  zh: ['您是否也厌倦了每天晚上处理各种单据？', '每天晚上七点，大堂都有现场演奏。'],
};

export const OUTCOME: Phrases = {
  ar: ['نتولى الأوراق كلها لتتفرغ أنت لعملائك.', 'المقهى مفتوح حتى منتصف الليل في العطل.'],
  cs: [
    'Papírování převezmeme my, abyste se mohli věnovat svým zákazníkům.',
    'Prosíme, abyste přišli o deset minut dříve.',
  ],
  da: [
    'Vi tager os af papirarbejdet, så du kan bruge tiden på dine kunder.',
    'Så er sæsonen i gang igen, og terrassen er åben.',
  ],
  de: [
    'Wir übernehmen den Papierkram, damit Sie sich um Ihre Kunden kümmern können.',
    'Ein Kurs, in dem Kinder lernen, mit Ton zu arbeiten und damit Figuren zu formen.',
  ],
  en: [
    'We take care of the paperwork, leaving you free to look after your customers.',
    'So far, more than two hundred runners have signed up.',
  ],
  es: [
    'Nos encargamos del papeleo para que puedas dedicarte a tus clientes.',
    'Para qué sirve cada botón se explica en la segunda página.',
  ],
  fi: ['Hoidamme paperityöt, jotta voit keskittyä asiakkaisiisi.', 'Jos myöhästyt, ilmoita siitä meille puhelimitse.'],
  fr: [
    'Nous nous occupons des papiers pour que vous puissiez vous consacrer à vos clients.',
    'Le sentier passe par le village pour rejoindre la cascade.',
  ],
  it: [
    'Alle carte pensiamo noi, così puoi dedicarti ai tuoi clienti.',
    'È così che si prepara il pane da queste parti.',
  ],
  ja: [
    '書類仕事は私たちが引き受けますので、お客様との時間に専念していただけます。',
    '専門の係が一階の窓口でお待ちしています。',
  ],
  ko: ['서류 작업은 저희가 맡을 테니 고객에게 집중하실 수 있습니다.', '집중 호우로 인해 오늘 행사는 취소되었습니다.'],
  nb: [
    'Vi tar papirarbeidet, slik at du kan bruke tiden på kundene dine.',
    'Slik ser hytta ut etter at taket ble lagt om.',
  ],
  nl: ['Wij doen het papierwerk, zodat jij je op je klanten kunt richten.', 'Zo doet de bakker het al honderd jaar.'],
  pl: ['Papierami zajmiemy się my, abyś mógł skupić się na klientach.', 'Prosimy, aby psy prowadzić na smyczy.'],
  pt: [
    'Tratamos da papelada para que possa dedicar-se aos seus clientes.',
    'Para que lado fica a praia está indicado no mapa.',
  ],
  ru: [
    'Мы берём на себя бумаги, чтобы вы могли заниматься клиентами.',
    'Просим выключить телефоны, чтобы не мешать артистам.',
  ],
  sv: ['Vi sköter pappersarbetet så att du kan ägna dig åt dina kunder.', 'Så ser stugan ut efter att taket lades om.'],
  tr: [
    'Evrak işlerini biz üstleniyoruz, böylece siz müşterilerinize odaklanabilirsiniz.',
    'Böylece festivalin üçüncü günü de sona erdi.',
  ],
  zh: ['繁琐的单据交给我们，让您有更多时间陪伴客户。', '请让一让，后面还有客人要上车。'],
};

export const GOAL: Phrases = {
  ar: ['سواء كنت تفتتح متجرك الأول أو تدير عشرة فروع، ستجد ما تحتاجه هنا.', 'المكان مناسب للكبار والصغار على حد سواء.'],
  cs: [
    'Ať už otevíráte svůj první obchod, nebo vedete deset poboček, u nás si vyberete.',
    'Ať žije náš sbor, který letos slaví sto let.',
  ],
  da: [
    'Uanset om du åbner din første butik eller driver ti, finder du det her.',
    'Koncerten gennemføres uanset vejret.',
  ],
  de: [
    'Ganz gleich, ob Sie Ihren ersten Laden eröffnen oder zehn Filialen führen: Hier werden Sie fündig.',
    'Ob das Konzert stattfindet, entscheidet das Wetter.',
  ],
  en: [
    'Whether you are opening your first shop or running ten of them, you will find it here.',
    'Ask the staff whether your ticket is still valid.',
  ],
  es: [
    'Tanto si abres tu primera tienda como si llevas diez, aquí lo encontrarás.',
    'Si llueve, el concierto se celebra en el polideportivo.',
  ],
  fi: [
    'Olitpa avaamassa ensimmäistä kauppaasi tai pyörität jo kymmentä, täältä löydät tarvitsemasi.',
    'Konsertti järjestetään säästä riippumatta.',
  ],
  fr: [
    'Que vous ouvriez votre première boutique ou que vous en gériez dix, vous trouverez ici ce qu’il vous faut.',
    'Le livre que vous avez commandé vous attend au comptoir.',
  ],
  it: [
    'Che tu stia aprendo il tuo primo negozio o ne gestisca dieci, qui trovi quello che ti serve.',
    'Il libro che tu hai ordinato ti aspetta alla cassa.',
  ],
  ja: [
    'はじめてお店を開きたい方にも、すでに何店舗も経営されている方にもおすすめです。',
    '食べきれないほど盛りだくさんの、冷たいデザートをどうぞ。',
  ],
  ko: ['첫 가게를 열고 싶은 분이라면 누구나 환영합니다.', '보고 싶은 마음을 담아 만든 노래입니다.'],
  nb: [
    'Enten du åpner din første butikk eller driver ti, finner du det her.',
    'Konserten er enten på torget eller i kirken.',
  ],
  nl: [
    'Of je nu je eerste winkel opent of er al tien hebt, hier vind je wat je zoekt.',
    'Het concert is op het plein of in de kerk.',
  ],
  pl: [
    'Niezależnie od tego, czy otwierasz pierwszy sklep, czy prowadzisz już dziesięć, znajdziesz tu coś dla siebie.',
    'Nasza niezależność trwa już od pięćdziesięciu lat.',
  ],
  pt: [
    'Quer esteja a abrir a sua primeira loja, quer já tenha dez, aqui encontra o que precisa.',
    'Qualquer pessoa pode visitar o museu aos domingos.',
  ],
  ru: [
    'Неважно, открываете ли вы первый магазин или у вас их уже десять: здесь есть всё нужное.',
    'Желающие посетить музей приходят ко входу в полдень.',
  ],
  sv: [
    'Oavsett om du öppnar din första butik eller driver tio hittar du det här.',
    'Konserten genomförs oavsett väder.',
  ],
  tr: [
    'İster ilk dükkânınızı açıyor olun ister on şube yönetiyor olun, aradığınızı burada bulursunuz.',
    'İstersen biletleri gişeden de alabilirsin.',
  ],
  zh: ['无论您是第一次开店，还是已经拥有十家分店，都能在这里找到所需。', '无论晴雨，音乐会都将照常举行。'],
};

export const PURPOSE: Phrases = {
  ar: ['يتيح التطبيق للمعلمين متابعة تقدم كل طالب.', 'الموعد متاح يوم الأحد من الساعة التاسعة.'],
  cs: ['Aplikace pomáhá učitelům sledovat pokrok každého žáka.', 'Pomalá jízda vlakem vede krásným údolím.'],
  da: [
    'Appen gør det let for lærere at følge hver elevs fremskridt.',
    'Læreren gør meget ud af de mange hjælpsomme elever.',
  ],
  de: [
    'Die App macht es Lehrkräften leicht, den Fortschritt jedes Kindes zu verfolgen.',
    'Hilfe finden Sie nachts bei der Apotheke am Markt.',
  ],
  en: [
    'The app gives teachers a clear view of how every pupil is doing.',
    'The helpdesk is closed on public holidays.',
  ],
  es: [
    'La aplicación permite a los docentes seguir el progreso de cada alumno.',
    'No se admiten perros sin el permiso del guarda.',
  ],
  fi: [
    'Sovelluksen avulla opettajat voivat seurata jokaisen oppilaan edistymistä.',
    'Apteekki on avoinna arkisin kello kuuteen asti.',
  ],
  fr: [
    'L’application permet aux enseignants de suivre les progrès de chaque élève.',
    'Le permis de pêche s’achète à l’accueil.',
  ],
  it: [
    'L’applicazione consente agli insegnanti di seguire i progressi di ogni alunno.',
    'Il permesso di pesca si acquista alla reception.',
  ],
  ja: ['先生が生徒一人ひとりの成長を見守れるアプリです。', '花火大会は雨天のため中止となりました。'],
  ko: ['선생님이 학생 한 명 한 명의 성장을 살필 수 있도록 돕는 앱입니다.', '돕바는 비에 젖지 않게 보관해 주세요.'],
  nb: [
    'Appen gjør det enkelt for lærere å følge fremgangen til hver elev.',
    'Det gjør vondt å gå så langt uten gode sko.',
  ],
  nl: [
    'Met de app kunnen leraren de voortgang van iedere leerling volgen.',
    'De leraar is met zijn klas naar het museum.',
  ],
  pl: [
    'Aplikacja pozwala nauczycielom śledzić postępy każdego ucznia.',
    'Pomagier młynarza to bohater naszej legendy.',
  ],
  pt: [
    'A aplicação permite aos professores acompanhar o progresso de cada aluno.',
    'A permanência no parque é limitada a duas horas.',
  ],
  ru: [
    'Приложение помогает учителям следить за успехами каждого ученика.',
    'Помощник режиссёра ждёт участников у сцены.',
  ],
  sv: ['Med appen kan lärare följa varje elevs utveckling.', 'Läraren åker med klassen till museet.'],
  tr: [
    'Uygulama, öğretmenlerin her öğrencinin gelişimini izlemesini sağlar.',
    'Sağlam ayakkabı ve yağmurluk getirmeyi unutmayın.',
  ],
  zh: ['这款应用帮助老师了解每一位学生的进步。', '景区让人流连忘返，请提前预订门票。'],
};
