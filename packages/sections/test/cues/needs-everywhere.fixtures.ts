import type { PhrasesByLanguage } from './phrases.ts';

/** A problem of customers; an evening at the house. */
export const PAIN: PhrasesByLanguage = {
  sk: ['Už vás nebaví tráviť večery nad papierovačkami?', 'Večery trávime pri krbe alebo na terase.'],
  uk: ['Набридло витрачати вечори на паперову роботу?', 'Увечері в нас подають пироги з капустою.'],
  bg: ['Омръзна ли ви да прекарвате вечерите в попълване на документи?', 'Вечер палим камината в салона.'],
  he: ['נמאס לכם לבזבז את הערבים על ניירת?', 'בערבים אנחנו מדליקים את האח בסלון.'],
  lv: ['Vai jums apnicis vakaros kārtot papīrus?', 'Vakaros mēs iededzam kamīnu viesistabā.'],
  lt: ['Pavargote nuo popierizmo vakarais?', 'Vakarais kūrename židinį svetainėje.'],
  et: ['Kas oled väsinud õhtutest paberite keskel?', 'Õhtuti süütame saalis kamina.'],
  hu: ['Eleged van abból, hogy az estéidet papírmunkával töltöd?', 'Esténként begyújtjuk a kandallót a szalonban.'],
  ro: ['Te-ai săturat să-ți petreci serile cu hârtii?', 'Seara aprindem focul în șemineu.'],
  el: ['Βαρεθήκατε να περνάτε τα βράδια σας με χαρτιά;', 'Τα βράδια ανάβουμε το τζάκι στο σαλόνι.'],
  hr: ['Dosta vam je večeri provedenih nad papirima?', 'Navečer palimo kamin u salonu.'],
  sl: ['Ste naveličani večerov nad papirji?', 'Zvečer prižgemo kamin v salonu.'],
  ca: ['Esteu cansats de passar els vespres omplint papers?', 'Després de la ruta podeu descansar a la terrassa.'],
  vi: ['Bạn mệt mỏi vì phải làm giấy tờ mỗi tối?', 'Mỗi tối có nhạc sống ở sảnh lúc bảy giờ.'],
  id: ['Anda lelah menghabiskan malam dengan urusan kertas?', 'Setiap malam ada musik di lobi.'],
  fa: ['از گذراندن شب‌ها با کاغذبازی خسته شده‌اید؟', 'شب‌ها در سالن موسیقی زنده داریم.'],
  th: ['คุณเบื่อกับงานเอกสารทุกเย็นหรือเปล่า', 'ทุกเย็นมีดนตรีสดที่ล็อบบี้ของโรงแรม'],
  hi: ['क्या आप हर शाम कागज़ी काम से परेशान हैं?', 'हर शाम सात बजे लॉबी में संगीत होता है।'],
  sr: ['Доста вам је вечери проведених над папирима?', 'Uveče palimo kamin u salonu.'],
};

/** What customers are after; what is said of the weather or a seat. */
export const GOAL: PhrasesByLanguage = {
  sk: [
    'Či už otvárate prvý obchod, alebo vediete desať pobočiek, tu si vyberiete.',
    'Koncert sa koná za každého počasia.',
  ],
  uk: [
    'Незалежно від того, чи відкриваєте ви першу крамницю, тут знайдеться все.',
    'Наша незалежність триває сто років.',
  ],
  bg: [
    'Независимо дали отваряте първия си магазин или имате десет, ще го намерите тук.',
    'Независимостта празнуваме на площада.',
  ],
  he: ['בין אם אתם פותחים חנות ראשונה או מנהלים עשר, תמצאו כאן הכול.', 'ההופעה תתקיים בכל מזג אוויר.'],
  lv: [
    'Neatkarīgi no tā, vai atverat pirmo veikalu vai vadāt desmit, to atradīsiet šeit.',
    'Koncerts notiek neatkarīgi no laikapstākļiem.',
  ],
  lt: ['Nesvarbu, ar atidarote pirmąją parduotuvę, ar turite dešimt, tai rasite čia.', 'Koncertas vyks bet kokiu oru.'],
  et: [
    'Olenemata sellest, kas avad esimest poodi või juhid kümmet, leiad selle siit.',
    'Kontsert toimub olenemata ilmast.',
  ],
  hu: ['Szeretnél megtanulni igazi kovászos kenyeret sütni?', 'A koncertet bármilyen időben megtartjuk.'],
  ro: [
    'Fie că deschideți primul magazin, fie că aveți zece, aici îl găsiți.',
    'Concertul are loc indiferent de vreme.',
  ],
  el: ['Είτε ανοίγετε το πρώτο σας κατάστημα είτε έχετε δέκα, θα το βρείτε εδώ.', 'Η συναυλία γίνεται με κάθε καιρό.'],
  hr: [
    'Bilo da otvarate prvu trgovinu ili vodite deset njih, ovdje ćete je naći.',
    'Koncert se održava bez obzira na vrijeme.',
  ],
  sl: [
    'Ne glede na to, ali odpirate prvo trgovino ali vodite deset, jo najdete tukaj.',
    'Koncert bo ne glede na vreme.',
  ],
  ca: [
    'Tant si obres la primera botiga com si en portes deu, aquí la trobaràs.',
    'Els vols per a famílies surten cada dia.',
  ],
  vi: [
    'Dù bạn mở cửa hàng đầu tiên hay quản lý mười chi nhánh, bạn sẽ tìm thấy ở đây.',
    'Buổi hòa nhạc diễn ra dù trời mưa.',
  ],
  id: [
    'Baik Anda membuka toko pertama maupun mengelola sepuluh, semuanya ada di sini.',
    'Konser tetap berlangsung dengan baik.',
  ],
  fa: [
    'چه اولین فروشگاهتان را باز می‌کنید و چه ده شعبه دارید، اینجا پیدایش می‌کنید.',
    'چه کسی جایزه را برد، در روزنامه آمده است.',
  ],
  th: ['ไม่ว่าคุณจะเปิดร้านแรกหรือมีสิบสาขาก็หาได้ที่นี่', 'คอนเสิร์ตจัดขึ้นไม่ว่าฝนจะตกหรือไม่'],
  hi: ['चाहे आप पहली दुकान खोल रहे हों या दस चला रहे हों, यहाँ सब मिलेगा।', 'कार्यक्रम हर मौसम में होगा।'],
  sr: [
    'Било да отварате прву продавницу или водите десет, овде ћете је наћи.',
    'Koncert se održava bez obzira na vreme.',
  ],
};

/** What customers achieve; what visitors are asked for, or how something is made. */
export const OUTCOME: PhrasesByLanguage = {
  sk: ['Papiere prevezmeme my, aby ste sa mohli venovať zákazníkom.', 'Prosíme, aby psy boli na vôdzke.'],
  uk: ['Ми беремо на себе папери, щоб ви займалися клієнтами.', 'Просимо вимкнути телефони, щоб не заважати артистам.'],
  bg: [
    'Ние поемаме документите, за да можете да се грижите за клиентите си.',
    'Пътеката минава през селото за водопада.',
  ],
  he: ['אנחנו מטפלים בניירת, כדי שתוכלו להתמסר ללקוחות שלכם.', 'הכניסה מותרת רק לבעלי כרטיס בתוקף.'],
  lv: [
    'Mēs kārtojam papīrus, lai jūs varētu pievērsties klientiem.',
    'Lūdzam izslēgt tālruņus, lai netraucētu māksliniekiem.',
  ],
  lt: [
    'Mes tvarkome popierius, kad jūs galėtumėte rūpintis klientais.',
    'Prašome išjungti telefonus, kad netrukdytų artistams.',
  ],
  et: [
    'Meie teeme paberitöö, et sina saaksid keskenduda klientidele.',
    'Palume telefonid välja lülitada, et artiste mitte segada.',
  ],
  hu: [
    'Mi intézzük a papírmunkát, hogy Ön az ügyfeleire koncentrálhasson.',
    'Kérjük, hogy a kutyákat pórázon vezessék.',
  ],
  ro: [
    'Ne ocupăm noi de hârtii, ca să te poți ocupa de clienți.',
    'Vă rugăm să închideți telefoanele ca artiștii să poată cânta.',
  ],
  el: [
    'Αναλαμβάνουμε τα χαρτιά, ώστε να μπορείτε να ασχοληθείτε με τους πελάτες σας.',
    'Το μονοπάτι περνά από το χωριό ώσπου να φτάσει στη λίμνη.',
  ],
  hr: ['Papire preuzimamo mi, kako biste se posvetili svojim klijentima.', 'Molimo da psi budu na uzici.'],
  sl: ['Papirje prevzamemo mi, da se lahko posvetite strankam.', 'Prosimo, da so psi na povodcu.'],
  ca: [
    'Ens encarreguem dels papers perquè puguis dedicar-te als clients.',
    'Perquè plou tant ho explica la segona pàgina.',
  ],
  vi: ['Chúng tôi lo giấy tờ để bạn yên tâm chăm sóc khách hàng.', 'Xin tắt điện thoại để không làm phiền nghệ sĩ.'],
  id: ['Kami mengurus surat-surat agar Anda bisa fokus pada pelanggan.', 'Matikan ponsel agar artis tidak terganggu.'],
  fa: ['ما کارهای اداری را انجام می‌دهیم تا بتوانید به مشتریان برسید.', 'از ساعت نه تا پنج باز هستیم.'],
  th: ['เราดูแลงานเอกสารให้คุณมีเวลากับลูกค้ามากขึ้น', 'กรุณาปิดโทรศัพท์ระหว่างการแสดงทุกครั้ง'],
  hi: ['कागज़ी काम हम करते हैं, ताकि आप अपने ग्राहकों पर ध्यान दे सकें।', 'कृपया फोन बंद रखें ताकि कलाकारों को बाधा न हो।'],
  sr: ['Папире преузимамо ми, како бисте се посветили клијентима.', 'Molimo da psi budu na uzici.'],
};

/** What an app is for; where help is, or a permit. */
export const PURPOSE: PhrasesByLanguage = {
  sk: ['Aplikácia pomáha učiteľom sledovať pokrok každého žiaka.', 'Pomalá jazda vlakom vedie krásnym údolím.'],
  uk: ['Застосунок допомагає вчителям стежити за успіхами кожного учня.', 'Помічник режисера чекає біля сцени.'],
  bg: ['Приложението помага на учителите да следят напредъка на всеки ученик.', 'Помощник-режисьорът чака до сцената.'],
  he: ['האפליקציה עוזרת למורים לעקוב אחרי כל תלמיד.', 'העוזר של הבמאי מחכה ליד הבמה.'],
  lv: ['Lietotne palīdz skolotājiem sekot katra skolēna izaugsmei.', 'Palīgs gaida pie skatuves.'],
  lt: ['Programėlė padeda mokytojams sekti kiekvieno mokinio pažangą.', 'Padėjėjas laukia prie scenos.'],
  et: ['Rakendus aitab õpetajatel jälgida iga õpilase arengut.', 'Aita juures ootab teid giid.'],
  hu: ['Az alkalmazás segít a tanároknak követni minden diák fejlődését.', 'A segéd a színpadnál vár.'],
  ro: [
    'Aplicația îi ajută pe profesori să urmărească progresul fiecărui elev.',
    'Permisul de pescuit se cumpără de la recepție.',
  ],
  el: ['Η εφαρμογή βοηθά τους δασκάλους να παρακολουθούν κάθε μαθητή.', 'Ο βοηθός περιμένει δίπλα στη σκηνή.'],
  hr: ['Aplikacija pomaže učiteljima pratiti napredak svakog učenika.', 'Pomoćnik redatelja čeka pokraj pozornice.'],
  sl: ['Aplikacija pomaga učiteljem spremljati napredek vsakega učenca.', 'Pomočnik režiserja čaka ob odru.'],
  ca: [
    'L’aplicació permet als mestres seguir el progrés de cada alumne.',
    'El permís de pesca es compra a la recepció.',
  ],
  vi: ['Ứng dụng giúp giáo viên theo dõi tiến bộ của từng học sinh.', 'Giấy phép câu cá bán ở quầy lễ tân.'],
  id: [
    'Aplikasi ini membantu guru mengikuti perkembangan setiap siswa.',
    'Pembantu sutradara menunggu di dekat panggung.',
  ],
  fa: ['این برنامه به معلمان کمک می‌کند پیشرفت هر دانش‌آموز را ببینند.', 'دستیار کارگردان کنار صحنه منتظر است.'],
  th: ['แอปสำหรับครูที่ใช้ติดตามพัฒนาการของนักเรียน', 'ผู้กำกับรออยู่ข้างเวที'],
  hi: ['यह ऐप शिक्षकों को हर छात्र की प्रगति देखने में मदद करता है।', 'निर्देशक मंच के पास प्रतीक्षा कर रहे हैं।'],
  sr: ['Апликација помаже учитељима да прате сваког ученика.', 'Pomoćnik reditelja čeka pored bine.'],
};

/** A heading above a problem; one of something else. */
export const PROBLEM_HEADINGS: PhrasesByLanguage = {
  sk: ['V čom je problém?', 'Bezproblémové parkovanie'],
  uk: ['У чому проблема', 'Проблематика досліджень'],
  bg: ['Предизвикателството', 'Програма'],
  he: ['הבעיה', 'הבעות פנים'],
  lv: ['Izaicinājums', 'Problēmu risināšana mūsu klubā'],
  lt: ['Iššūkis', 'Problemų sprendimas mūsų klube'],
  et: ['Probleem', 'Probleemide lahendamine'],
  hu: ['A kihívás', 'Kihívás és kaland a hegyekben'],
  ro: ['Provocarea', 'Provocarea de 30 de zile'],
  el: ['Το πρόβλημα', 'Το πρόγραμμα'],
  hr: ['Izazov', 'Izazov za mlade trkače'],
  sl: ['V čem je težava?', 'Izziv za mlade tekače'],
  ca: ['El repte', 'El retorn'],
  vi: ['Thách thức', 'Sân chơi thách thức nhí'],
  id: ['Masalahnya', 'Tantangan lari 10 km'],
  fa: ['مشکل چیست؟', 'مشکلات دندان کودکان'],
  th: ['คุณกำลังเจอปัญหาเหล่านี้อยู่หรือไม่', 'ถามปัญหาธรรมะ'],
  hi: ['समस्या क्या है?', 'समस्या समाधान शिविर'],
  sr: ['Изазов', 'Izazov za mlade trkače'],
};
