import { type LanguagePatterns, matchesPatterns } from '../text/index.ts';

/** What visitors are asked for: to get in touch, to give, to join, to buy. Anywhere in a sentence. */
const REQUESTS: LanguagePatterns = {
  en: 'contact (?:us|me)|get in touch|reach out|hear from you|let us know|talk to us|call us|e-?mail us|write to us|donat(?:e|ions?)|sign up|sign in|log in|register (?:now|today|here)|subscribe|join us|become an? (?:\\p{L}+ )?(?:members?|volunteers?|donors?|partners?|sponsors?|supporters?|patrons?|friends?)|^become an?|support us|help us|follow us|visit us|apply (?:now|today)|book (?:now|today|your|a)|order (?:now|today)|buy (?:now|today)|check out|learn more|read more|find out more|feel free|please|click|volunteer with',
  de: '(?:lass(?:en sie|t)? uns|wir sollten) (?:\\p{L}+ ){0,3}(?:reden|sprechen|kennenlernen)|mehr (?:erfahren|lesen|infos?)|weiterlesen|kontaktier\\p{L}*|(?:melde?n?|wende?n?) (?:dich|sie sich|euch)|nimm kontakt|nehmen sie kontakt|ruf(?:en sie|t)? (?:uns|mich)|schreib\\p{L}* (?:uns|mir)|spende[nt]?|unterstütze?n? (?:sie )?uns|mach(?:en sie)? mit|werde[nt]? (?:sie )?(?:mitglied|teil)|jetzt (?:\\p{L}+ )?\\p{L}+en|klick\\p{L}*|bitte|freuen uns auf',
  fr: "parlons-en|discutons(?= de)|en savoir plus|lire (?:la suite|plus)|voir plus|contact(?:ez|e)|écri(?:vez|s)[- ]nous|appelez|faites? (?:un )?dons?|donnez(?! vie| du sens| forme)|rejoignez|rejoins|inscri(?:vez|s)|abonn(?:ez|e)|soutenez|aidez[- ]nous|cliquez|nous contacter|n[’']hésitez|veuillez|merci de|adhérez|réservez|commandez",
  es: 'hablemos|conversemos|leer más|saber más|ver más|más información|cont[aá]ct(?:e|a|en|anos|enos|ame)|escr[ií]b\\p{L}*nos|ll[aá]m(?:anos|enos|ame)|^ll[aá]m(?:a|e) (?:al|ya|ahora|hoy)|d[oó]n(?:a|e)(?:r|ción)?|[uú]nete|[uú]nase|s[uú]mate|inscr[ií]b\\p{L}+|suscr[ií]b\\p{L}+|s[ií]guenos|ap[oó]ya(?:nos)?|ap[oó]yen?os|hazte|haz clic|pon(?:te|erse|erte) en contacto|contactarnos|reserva|por favor|no dud(?:es|e)',
  it: 'parliamone|scopri di più|leggi (?:di più|tutto)|maggiori informazioni|contatt(?:a|aci|ateci|ami|arci)|scriv(?:ici|eteci)|chiam(?:aci|ateci|ami)|^chiama (?:il|lo|ora|subito)|don(?:a|ate|azion[ei])|unisciti|unitevi|iscriv(?:iti|etevi)|segui(?:ci|teci)|sosteni(?:ci)?|sostenete(?:ci)?|clicca|prenota|per favore|non esitare|^diventa(?= )|diventa (?:\\p{L}+ )?(?:soci[oa]|volontari[oa]|membro|sostenitore|partner|amic[oa])',
  pt: 'vamos conversar|saiba mais|leia mais|ver mais|veja mais|contat(?:e|o)|contact(?:e|a)|entr(?:e|ar) em contat?o|conheça (?:[oa] )?noss[oa]|fale (?:conosco|connosco)|escreva|ligue|do(?:e|ar|ação)|junte-se|inscreva-se|assine|siga-nos|apoi(?:e|a)|clique|reserve|por favor|torne-se|participe',
  nl: 'laten we (?:praten|kennismaken)|lees (?:meer|verder)|meer (?:weten|lezen|info)|neem (?:\\p{L}+ )?contact|contacteer|bel ons|mail ons|doneer|steun ons|word (?:lid|vrijwilliger)|meld (?:je|u)|schrijf (?:je|u) in|doe mee|volg ons|klik|boek|alsjeblieft',
  sv: 'låt oss (?:prata|höras|ta ett möte)|läs mer|se mer|kontakta|hör av (?:dig|er)|ring|skänk|donera|stöd oss|bli medlem|anmäl dig|gå med|följ oss|klicka|boka|vänligen',
  da: 'lad os (?:tale|snakke|tage en snak)|læs mere|se mere|kontakt os|ring|skriv til|donér|doner|støt os|bliv medlem|tilmeld dig|vær med|følg os|klik|bestil|book',
  nb: 'la oss (?:snakke|prate|ta en prat)|les mer|se mer|book|kontakt oss|ta kontakt|ring|doner|støtt oss|bli medlem|meld deg|bli med|følg oss|klikk|bestill',
  fi: 'jutellaan|puhutaan (?:lisää|projektistasi)|lue lisää|katso lisää|ota yhteyttä|soita|lahjoita|tue meitä|liity|ilmoittaudu|tilaa|seuraa meitä|klikkaa|varaa',
  pl: 'porozmawiajmy|czytaj (?:więcej|dalej)|dowiedz się więcej|zobacz więcej|skontaktuj|kontaktuj|napisz|zadzwoń|wpłać|przekaż|wesprzyj|dołącz|zapisz się|zarejestruj|kliknij|zarezerwuj|prosimy|zostań',
  cs: 'pojďme si (?:promluvit|popovídat)|více informací|číst (?:více|dále)|zjistit více|zjistěte více|kontaktujte|napište|zavolejte|ozvěte se|přispějte|darujte|podpořte|přidejte se|přihlaste|zaregistrujte|klikněte|rezervujte|prosím|staňte se',
  sk: 'poďme sa porozprávať|viac informácií|čítať (?:viac|ďalej)|zistiť viac|zistite viac|kontaktujte|napíšte|zavolajte|ozvite sa|prispejte|darujte|podporte|pridajte sa|prihláste|zaregistrujte|kliknite|rezervujte|prosím|staňte sa',
  hu: 'bővebben|tovább olvas\\p{L}*|részletek|lépj\\p{L}* kapcsolatba|keress\\p{L}*|írj\\p{L}*|hívj\\p{L}*|adományoz\\p{L}*|támogass\\p{L}*|csatlakozz\\p{L}*|jelentkezz\\p{L}*|regisztrálj\\p{L}*|kattints\\p{L}*|foglalj\\p{L}*',
  ro: 'află mai mult\\p{L}*|citește mai (?:mult|departe)|vezi mai mult\\p{L}*|contact(?:ați|ează|ează-ne)|scrie(?:ți)?-ne|sună|donează|donați|susține|alătură|înscrie|abonează|dă clic|rezervă|vă rugăm',
  tr: 'daha fazla (?:bilgi|oku|gör)\\p{L}*|devamını oku\\p{L}*|iletişime geç\\p{L}*|bize (?:ulaş|yaz|katıl)\\p{L}*|ara(?:yın|yınız)|bağış\\p{L}*|destek ol\\p{L}*|üye ol\\p{L}*|kayıt ol\\p{L}*|tıkla\\p{L}*|lütfen',
  ru: 'подробнее|узнать больше|читать (?:далее|дальше)|свяжитесь|напишите|позвоните|звоните|пожертв\\p{L}+|поддержите|помогите нам|присоединяйтесь|вступайте|запишитесь|зарегистрируйтесь|подпишитесь|нажмите|заказывайте|обращайтесь|пожалуйста',
  uk: "детальніше|докладніше|дізнатися більше|читати далі|зв['’]яжіться|напишіть|зателефонуйте|телефонуйте|пожертв\\p{L}+|підтримайте|допоможіть|долучайтеся|приєднуйтеся|запишіться|зареєструйтеся|підпишіться|натисніть|звертайтеся|будь ласка",
  bg: 'научете повече|вижте? повече|прочетете? (?:още|повече)|свържете се|пишете|обадете се|дарете|подкрепете|присъединете|запишете|регистрирайте|натиснете|моля',
  el: 'μάθετε περισσότερα|διαβάστε (?:περισσότερα|όλο)|επικοινωνήστε|γράψτε|καλέστε|δωρίστε|στηρίξτε|γίνετε|εγγραφείτε|πατήστε|παρακαλ\\p{L}+',
  ja: '詳しく(?:は|見る)|もっと(?:見る|読む)|続きを読む|お問い?合わ?せ|ご連絡|ご相談ください|ください|下さい|寄付|ご支援を|クリック|お申し?込み|ご応募',
  zh: '了解更多|查看更多|瞭解更多|閱讀更多|阅读更多|联系(?:我们|我們)|聯[絡繫](?:我们|我們)|捐(?:款|赠|贈|助)|点击|點擊|[请請](?!求)|立即|加入(?:我们|我們)|订阅|訂閱|关注|關注|报名|報名|注册|註冊|欢迎|歡迎',
  ko: '더 ?보기|자세히 보기|문의|연락|후원|기부|신청하|가입하|구독|클릭|(?:하|으|주)세요|(?:하|으)십시오|바랍니다',
  ar: 'اقرأ المزيد|لمعرفة المزيد|المزيد من المعلومات|تواصل\\p{L}* معنا|اتصل\\p{L}* بنا|راسلنا|تبرع\\p{L}*|ادعم\\p{L}*|انضم\\p{L}*|سجل\\p{L}*|اشترك\\p{L}*|اضغط\\p{L}*|انقر\\p{L}*|احجز\\p{L}*|يرجى',
  he: 'קרא(?:ו)? עוד|לפרטים נוספים|למידע נוסף|צרו קשר|צור קשר|התקשרו|כתבו לנו|תרמו|תרומה|הצטרפו|הצטרף|הירשמו|לחצו|אנא|בואו',
  lv: 'lasīt vairāk|uzzini(?:et)? vairāk|sazinieties|sazinies|zvani(?:et)?|raksti(?:et)? mums|zied\\p{L}+|atbalsti(?:et)? mūs|pievieno(?:jies|jieties)|pieteikties|piesaki(?:es|eties)|reģistrē\\p{L}+|abonē\\p{L}+|seko(?:jiet)? mums|rezervē(?:jiet)?|lūdzu|noklikšķin\\p{L}+',
  lt: 'skaityti (?:daugiau|plačiau)|sužinoki?(?:te)? daugiau|susisieki?(?:te)?|skambinki?(?:te)?|rašyki?(?:te)? mums|paaukoki?(?:te)?|paremki?(?:te)?|prisijunki?(?:te)?|registruoki?(?:tės|s)|prenumeruoki?(?:te)?|seki?(?:te)? mus|rezervuoki?(?:te)?|prašome|spauskite',
  et: 'loe (?:rohkem|edasi|lähemalt)|uuri lähemalt|võta(?:ge)? (?:meiega )?ühendust|helista(?:ge)?|kirjuta(?:ge)? meile|anneta(?:ge)?|toeta(?:ge)? meid|liitu(?:ge)?|registreeri(?:ge)?|telli(?:ge)? uudiskiri|jälgi(?:ge)? meid|broneeri(?:ge)?|palun|klõpsa(?:ge)?',
  hr: 'posjeti(?:te)? nas|pročitaj(?:te)? više|saznaj(?:te)? više|kontaktiraj(?:te)?|javi(?:te)? (?:nam )?se|nazovi(?:te)?|piši(?:te)? nam|doniraj(?:te)?|podrži(?:te)? nas|pridruži(?:te)? (?:nam )?se|postani(?:te)? član\\p{L}*|prijavi(?:te)? se|registriraj(?:te)?|pretplati(?:te)?|prati(?:te)? nas|rezerviraj(?:te)?|molimo|klikni(?:te)?',
  sl: 'preberi(?:te)? več|izve(?:j|di)(?:te)? več|kontaktiraj(?:te)?|piši(?:te)? nam|pokliči(?:te)?|doniraj(?:te)?|podpri(?:te)? nas|pridruži(?:te)? se|postani(?:te)? član\\p{L}*|prijavi(?:te)? se|naroči(?:te)? se|sledi(?:te)? nam|rezerviraj(?:te)?|prosimo|klikni(?:te)?',
  ca: "llegir(?:-ne)? més|saber-ne més|contacta(?:'ns)?|contacteu|truca(?:'ns)?|truqueu|escriu-nos|fes (?:un donatiu|una donació)|dona ara|fes-te soci|col·labora amb nosaltres|uneix-te|inscriu-te|subscriu-te|registra't|segueix-nos|reserva (?:ara|la teva)|si us plau|fes clic",
  vi: 'xem thêm|đọc thêm|tìm hiểu thêm|liên hệ (?:ngay|với|chúng tôi)|gọi (?:ngay|cho chúng tôi)|quyên góp|ủng hộ (?:chúng tôi|ngay)|tham gia (?:ngay|cùng chúng tôi)|đăng ký (?:ngay|nhận|tại)|theo dõi chúng tôi|đặt (?:ngay|lịch|bàn|phòng)|vui lòng|nhấp vào|bấm vào',
  id: 'baca selengkapnya|selengkapnya|pelajari lebih lanjut|hubungi (?:kami|kita)|telepon kami|kirim (?:email|pesan)|donasi|berdonasi|dukung kami|bergabunglah|gabung sekarang|daftar (?:sekarang|di sini)|berlangganan|ikuti kami|pesan sekarang|silakan|mohon|klik',
  fa: '(?:بیشتر )?بخوانید|ادامه مطلب|اطلاعات بیشتر|تماس بگیرید|با ما تماس|ثبت.?نام کنید|عضو شوید|اهدا|کمک مالی|حمایت کنید|بپیوندید|دنبال کنید|رزرو کنید|سفارش دهید|لطفا|کلیک کنید',
  th: 'อ่าน(?:เพิ่มเติม|ต่อ)|ดูเพิ่มเติม|เรียนรู้เพิ่มเติม|ติดต่อ(?:เรา|สอบถาม)|โทร(?:หาเรา|เลย)|บริจาค|ร่วมสนับสนุน|สมัคร(?:เลย|สมาชิก|วันนี้)|ลงทะเบียน|ติดตามเรา|จอง(?:เลย|ตอนนี้)|สั่งซื้อเลย|กรุณา|โปรด|คลิก',
  hi: 'और पढ़ें|अधिक (?:जानें|जानकारी|पढ़ें)|संपर्क करें|कॉल करें|दान (?:करें|दें)|सहयोग करें|जुड़ें|सदस्य बनें|पंजीकरण करें|रजिस्टर करें|सब्सक्राइब|फॉलो करें|बुक करें|आवेदन करें|कृपया|क्लिक करें',
  sr: 'poset(?:i|ite) nas|посет(?:и|ите) нас|pročitaj(?:te)? više|saznaj(?:te)? više|kontaktiraj(?:te)?|javi(?:te)? (?:nam )?se|pozovi(?:te)?|piši(?:te)? nam|doniraj(?:te)?|podrži(?:te)? nas|pridruži(?:te)? (?:nam )?se|postani(?:te)? član\\p{L}*|prijavi(?:te)? se|registruj(?:te)?|pretplati(?:te)?|prati(?:te)? nas|rezerviši(?:te)?|zakaži(?:te)?|molimo|klikni(?:te)?|прочитај(?:те)? више|сазнај(?:те)? више|контактирај(?:те)?|јави(?:те)? (?:нам )?се|позови(?:те)?|пиши(?:те)? нам|донирај(?:те)?|подржи(?:те)? нас|придружи(?:те)? (?:нам )?се|постани(?:те)? члан\\p{L}*|пријави(?:те)? се|региструј(?:те)?|претплати(?:те)?|прати(?:те)? нас|резервиши(?:те)?|закажи(?:те)?|молимо|кликни(?:те)?',
};

const ENGLISH_COMMANDS =
  'set|choose|select|pick|run|open|use|try|install|download|enter|add|create|make|build|start|begin|tap|type|drag|drop|upload|import|export|connect|configure|copy|paste|see|view|watch|read|visit|explore|discover|browse|search|find|get|take|give|go|come|bring|tell|ask|send|write|call|book|order|buy|shop|save|share|check|learn|meet|join|help|support|follow|let|keep|be|have|enjoy|experience|imagine|remember|ensure|consider|plan|turn|switch|enable|disable|apply|submit|fill|complete|provide|include|note|stop|wait|look|hold|put|place|move|change|edit|update|test';

/** Openings of an instruction or an invitation. */
const COMMANDS: LanguagePatterns = {
  en: `^(?:(?:just|simply|now|then|first|next|also|to \\p{L}+[^,]{0,60}),? )?(?:don['’]t |do not |never |always )?(?:${ENGLISH_COMMANDS})(?= )|^(?:if|when|once|want)[^?]*[,?] (?:just |simply |please )?(?:${ENGLISH_COMMANDS})(?= )`,
  de: '^(?!möchten|wollen|suchen|brauchen|haben|sind|können|wünschen)(?:\\p{L}+ )?\\p{L}+(?:en|ern|eln) sie(?= )(?!.*[?]$)|^(?:wähle?|nutze?|finde?|entdecke?|erstelle?|lade?|öffne?|probiere?|teste?|lerne?|komm|schau|hol|starte?|gib|setze?|lass(?:t|en sie)?|erlebe?|besuche?)(?:t|n sie)?(?= )|^(?:wenn|ob|falls)[^?]*, \\p{L}+en sie(?= )',
  fr: '^(?!vous |que |si )(?:\\p{L}+ )?\\p{L}{3,}ez(?=[- ]|$)(?!.*[?]$)|^(?:faites|dites|viens|découvre|choisis|trouve|crée|essaie)(?= )|^(?:si|que vous)[^?]*, \\p{L}{3,}ez(?=[- ])',
  es: '^(?:elige|elija|descubre|descubra|encuentra|encuentre|crea|cree|prueba|pruebe|usa|use|utiliza|utilice|selecciona|seleccione|conoce|conozca|ven|venga|visita|visite|haz|haga|consulta|consulte|disfruta|disfrute|empieza|empiece)(?= )',
  it: '^(?:scegli|scopri|trova|crea|prova|usa|utilizza|seleziona|vieni|visita|fai|consulta|inizia|scegliete|scoprite|venite|provate|vivi|leggi|guarda)(?= )',
  pt: '^(?:escolha|descubra|encontre|crie|experimente|use|utilize|selecione|venha|visite|faça|consulte|comece|conheça|veja|aproveite)(?= )',
  nl: '^(?:kies|ontdek|vind|maak|probeer|gebruik|selecteer|kom|bezoek|bekijk|start|lees|ga|zet)(?= )',
  sv: '^(?:välj|upptäck|hitta|skapa|prova|använd|kom|besök|se|läs|starta|testa)(?= )',
  da: '^(?:vælg|opdag|find|skab|prøv|brug|kom|besøg|se|læs|start|opret)(?= )',
  nb: '^(?:velg|oppdag|finn|lag|prøv|bruk|kom|besøk|se|les|start|opprett)(?= )',
  fi: '^(?:valitse|löydä|luo|kokeile|käytä|tule|tutustu|katso|lue|aloita)(?= )',
  pl: '^(?:wybierz|odkryj|znajdź|stwórz|wypróbuj|użyj|przyjdź|odwiedź|zobacz|sprawdź|przeczytaj|zacznij|poznaj)(?= )',
  cs: '^(?!chcete|hledáte|máte|jste|víte|\\p{L}+ujete )\\p{L}{3,}(?:ejte|ěte|ete|jte|ste)(?= )',
  sk: '^(?:vyberte|objavte|nájdite|vytvorte|vyskúšajte|použite|príďte|navštívte|pozrite|prečítajte|začnite)(?= )',
  ru: '^(?!хотите|ищете|мечтаете|планируете)\\p{L}{2,}(?:йте|ите)(?:сь)?(?= )',
  uk: '^\\p{L}{2,}(?:йте|іть)(?:ся)?(?= )',
  tr: '^\\p{L}+ (?:seçin|keşfedin|bulun|oluşturun|deneyin|kullanın|gelin|başlayın|okuyun)',
  ja: '(?:しましょう|みませんか|しよう)[。！]?$',
};

/** Whether a sentence asks visitors to get in touch, to give, to join or to buy. */
export const requestsSomething = (text: string, language: string): boolean => matchesPatterns(text, REQUESTS, language);

/** Whether a sentence asks visitors for something, or tells them what to do. */
export const isCallToAction = (text: string, language: string): boolean =>
  matchesPatterns(text, REQUESTS, language) || matchesPatterns(text, COMMANDS, language);
