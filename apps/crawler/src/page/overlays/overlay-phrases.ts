/** Texts of overlays in many languages: stems, in lower case. */
const anyOf = (...stems: string[]) => new RegExp(stems.join('|'), 'iu');

export const CONSENT = anyOf(
  'cookie|consent|gdpr|dsgvo|rgpd|ccpa|lgpd|kvkk|privacy',
  'datenschutz|einwilligung|confidentialit|vie privée|témoins de connexion',
  'privacidad|privacidade|consentim|consenso|informativa|toestemming',
  'prywatno|ciastecz|soukrom|souhlas|kakor|integritet|samtyck|samtykke',
  'personvern|informasjonskaps|privatliv|eväste|tietosuoja|suostum',
  'куки|кукі|конфиденц|конфіденц|персональн|çerez|gizlilik|απόρρητ|συγκατάθ',
  'süti|adatvéd|adatkez|confidențial|consimț|クッキー|プライバシー|隐私|隱私|쿠키|개인정보',
  'ملفات تعريف الارتباط|كوكيز|الخصوصية|עוגיות|פרטיות',
  'kolačić|колачић|piškot|бисквитк|поверителност|slapuk|privatum|sīkdat|sīkfail|privātum|küpsis|privaatsus|galetes',
  'privasi|quyền riêng tư|คุกกี้|ความเป็นส่วนตัว|کوکی|حریم خصوصی|कुकी|गोपनीयता',
);

/** Only banners say this: that cookies are used here. Links to policies are weaker signs. */
export const CONSENT_PHRASE = anyOf(
  '(?:use|uses|using|utili[sz]es?|store|set|place)s? (?:\\S+ ){0,4}(?:cookies|tracking)|cookies? (?:to (?:improve|enhance|give|offer|provide|ensure|personali[sz]e|analy[sz]e))',
  'we (?:value|respect|care about) your privacy|consent (?:to the use|preferences|choices)',
  '(?:verwend|nutz|setz)\\S* (?:\\S+ ){0,3}cookies|utilis\\S* (?:\\S+ ){0,3}(?:cookies|traceurs)|(?:utiliza|usa|empleamos)\\S* (?:\\S+ ){0,3}cookies',
  'gebruik\\S* (?:\\S+ ){0,3}cookies|(?:używa|korzysta|wykorzyst)\\S* (?:\\S+ ){0,3}(?:cookie|ciastecz)|použív\\S* (?:\\S+ ){0,3}cookie|använder (?:\\S+ ){0,3}(?:cookies|kakor)|(?:bruger|bruker) (?:\\S+ ){0,3}(?:cookies|informasjonskapsler)|(?:käyttä|käytämme)\\S* (?:\\S+ ){0,3}eväst',
  'использу\\S* (?:\\S+ ){0,3}(?:cookie|куки)|використов\\S* (?:\\S+ ){0,3}(?:cookie|кукі|файл)|çerez\\S* kullan|χρησιμοποι\\S* (?:\\S+ ){0,3}cookies|(?:sütiket|cookie-kat) (?:\\S+ ){0,3}(?:használ|alkalmaz)|(?:folosim|folosește|utilizează|utilizăm) (?:\\S+ ){0,3}cookie',
  'クッキー(?:\\(?cookie\\)?)?を(?:使用|利用)|cookieを(?:使用|利用)|使用\\s?cookie|쿠키를 (?:사용|이용)|نستخدم|משתמש\\S* ב',
  '(?:koristi|uporablja)\\S* (?:\\S+ ){0,3}(?:kolačić|piškot|cookie)|користи\\S* (?:\\S+ ){0,3}колачић|използва\\S* (?:\\S+ ){0,3}(?:бисквитк|cookie)|naudoja\\S* (?:\\S+ ){0,3}slapuk|izmanto\\S* (?:\\S+ ){0,3}sīk|kasuta\\S* (?:\\S+ ){0,3}küpsis',
  '(?:utilitz|fem servir|fa servir)\\S* (?:\\S+ ){0,3}galetes|menggunakan (?:\\S+ ){0,3}cookie|sử dụng (?:\\S+ ){0,3}cookie|ใช้คุกกี้|از کوکی|कुकी\\S* का (?:उपयोग|इस्तेमाल)',
);

/**
 * Labels of buttons. They are anchored if they are also everyday words: payments, permits and students are accepted as
 * well.
 */
export const ACCEPT = anyOf(
  '^(?:yes,? )?(?:i )?(?:accept|agree|allow|consent|enable)(?: (?:all|to all|and (?:close|continue|proceed)|&|cookies?|everything|recommended|them|it|optional|additional|analytics|selection|selected|the|use|of|my|non-essential))*\\b(?: cookies?)?\\W*$',
  "akzeptier|zustimm|einverstanden|^erlauben|alle(?:s)? (?:annehmen|erlauben|zulassen)|accepter|j'accepte|tout autoriser|^autoriser|d'accord|j'ai compris",
  '^acept|permitir|de acuerdo|accett|aceit|^concordo|accepteer|accepteren|akkoord|toestaan',
  'akceptuj|zgadzam|zezw[aó]l|přijm|přijímám|souhlas|povolit|godkänn|acceptera|tillåt|tillad|godkend|hyväksy|salli|godta|aksepter|tillat|godkjenn',
  '^(?:я )?(?:принять|принимаю|согласен|согласна|соглашаюсь|согласиться|разрешить|прийняти|приймаю|погоджуюс[ья]|погодитис[ья]|дозволити)(?= |[!.,]|$)',
  '^(?:tümünü |hepsini )?(?:kabul (?:et|ediyorum|ediyoruz)|onayla|onaylıyorum|izin ver)|αποδοχ|αποδέχομαι|συμφωνώ',
  'elfogad|egyetért|engedélyez|sunt de acord|^accept(?:ă|ați|are)?$',
  '^(?:我|全部|所有|すべて|全て|cookie|クッキー|の|を|に|\\s)*(?:同意|許可|承諾|受け入れ|接受|允许|允許)(?:する|します|しました|して.{0,5}|れる|すべて|全部|所有|的|all|cookies?|并.{2}|並.{2}|\\s)*$',
  '^(?:모두|전체|쿠키|\\s)*(?:동의|수락|허용)(?:합니다|하기|함|하고 계속|\\s)*$',
  '^(?:قبول|أوافق|موافق|السماح)(?: (?:على |ب)?(?:الكل|الجميع|جميع .{2,30}|كل .{2,20}|ملفات .{2,30}|الكوكيز))?[\\s.!]*$',
  '^(?:אני )?(?:אישור|אשר|מאשרת?|מסכימ?ים|מסכים|מסכימה|קבל|קבלת)(?: (?:את )?(?:הכל|הכול|כל .{2,20}|ה?עוגיות))?[\\s.!]*$',
  '^(?:(?:prihva|sprejm|прихва|прием)\\S+|slažem se|strinjam se|слажем се|съгласен съм|sutinku|priimti|leisti|piekrītu|pieņemt|atļaut|nõustu\\S*|luban|setuju|terima|izinkan|đồng ý|chấp nhận|cho phép|accept[ao](?:-ho)?|می\\u200c?پذیرم|موافقم|स्वीकार(?: करें)?|सहमत|सभी स्वीकार करें)(?: (?:sve|vse|све|всички|visus|visas|visām|kõigiga|kõik|kõigi|totes|tots|tot|les|semua|tất cả|همه|kolačiće|колачиће|бисквитки|piškotke|slapukus|sīkdatnes|sīkdatnēm|küpsistega|galetes|cookies?)){0,3}[\\s.!]*$',
  '^(?:ยอมรับ|อนุญาต)(?:ทั้งหมด|คุกกี้|คุกกี้ทั้งหมด)?$',
);
/** Labels of buttons that acknowledge something, whatever it is. */
export const ACKNOWLEDGE = anyOf(
  "^(?:that's )?(?:ok|okay|fine|got it|i understand|understood|sounds good|yes)\\W*$|^(?:alles klar|verstanden)\\W*$",
  '^entendido|ho capito|^entendi|begrepen|rozumiem|rozumím|^понятно|^хорошо|^зрозуміло|^anladım|^tamam$|εντάξει|rendben|am înțeles|^了解(?:しました|です)?$|^我?知道了$|^הבנתי$',
  '^razumijem|^razumem|^разумем|^разбрах|^supratau|^saprotu|^sain aru|^entesos|^mengerti|^đã hiểu|^เข้าใจแล้ว|^متوجه شدم|^समझ गया',
);
export const REJECT = anyOf(
  '\\b(?:reject|decline|deny|refuse|disagree|opt.?out)|necessary|essential|required only|without accepting|do not sell|no,? thanks',
  'ablehn|verweiger|notwendig|erforderlich|essenziell|refus|rejeter|sans accepter|nécessaire|rechaz|denegar|necesari|rifiut|necessari|rejeit|recus',
  'weiger|afwijz|noodzakelijk|odrzu|odmów|niezbędn|odmít|nezbytn|avvisa|^neka|nödvändig|afvis|nødvendig|hylkää|kieltäy|välttämättöm|avslå|^avvis',
  'отклон|отказ|необходим|відхил|відмов|необхідн|reddet|gerekli|απόρριψ|απορρίπ|απαραίτητ|elutasít|szükséges|respinge|refuz',
  '拒否|拒绝|拒絕|必要|거부|필수|رفض|الضرورية|דחה|דחייה|הכרחי|סירוב',
  'odbij|zavrni|одбиј|^ne (?:prihva|slažem|sprejm)|atmesti|nesutink|noraidīt|nepiekr|keeldu|^ei nõustu|rebutja|^tolak|từ chối|^không đồng ý|ปฏิเสธ|ไม่ยอมรับ|رد کردن|अस्वीकार',
);
export const SETTINGS = anyOf(
  'settings|preferences|customi[sz]e|manage|options|configure|choices|more info|learn more|policy',
  'einstellung|anpassen|verwalten|mehr (?:erfahren|info)|auswahl|paramètr|personnalis|gérer|préférences|configur|personaliz|gestion|preferencias|impostazion|gestisci|preferenze|definições|gerir|gerenciar',
  'instelling|aanpassen|voorkeuren|beheer|ustawie|dostosuj|zarządzaj|nastaven|přizpůsob|inställning|anpassa|hantera|indstilling|tilpas|asetukset|mukauta|innstilling',
  'настро|параметр|управл|налашт|керув|ayarla|tercih|yönet|özelleştir|ρυθμίσ|προτιμ|διαχείρ|beállítás|testreszab|setări|preferin|gestiona',
  '設定|カスタマイズ|管理|设置|設置|自定义|설정|관리|إعدادات|تخصيص|إدارة|הגדרות|התאמה|ניהול',
  'postavk|nastavitv|подешавањ|nustatym|iestatījum|seaded|pengaturan|cài đặt|tùy chỉnh|ตั้งค่า|تنظیمات|सेटिंग',
);
export const CLOSE = anyOf(
  '^[×✕✖⨯✗╳x]$|\\bclose\\b|dismiss|no,? thank|not now|maybe later|schließ|nein,? danke|fermer|non,? merci|cerrar|no,? gracias|chiudi|no,? grazie|fechar|não,? obrigad',
  'sluit|nee,? (?:bedankt|dank)|zamknij|nie,? dzięk|zavřít|ne,? děkuji|stäng|nej,? ta[ck]|^luk\\b|sulje|ei kiitos|^lukk|nei,? takk|закры|нет,? спасибо|закри|ні,? дякую|kapat|hayır,? teşek',
  'κλείσιμο|όχι,? ευχ|bezár|nem,? köszön|închide|nu,? mulțum|閉じる|关闭|關閉|닫기|إغلاق|לא,? תודה|סגור|סגירה',
  '^(?:zatvori|zapri|затвори|uždaryti|aizvērt|sulge|tanca|tutup|đóng|ปิด|بستن|बंद करें)$',
);

export const EMAIL = /e-?mail|correo|courriel|メール|邮箱|郵箱|电子邮件|이메일|почт|البريد|דוא/i;

export const AGE = anyOf(
  '(?:legal|drinking|minimum) age|of (?:legal )?age\\b|age (?:verification|gate|check)|(?:are you|i am|i.m|over|under) (?:\\S+ ){0,3}(?:18|19|20|21)\\b|date of birth|year of birth|(?:18|19|20|21) years? old',
  'volljährig|altersprüfung|geburts(?:datum|jahr)|18 jahre|(?:18|21) ans|majeur|mayor de edad|18 años|maggiorenne|18 anni|18 anos|maior de idade|18 jaar|18 lat|pełnoletni|18 let|18 år|18 vuot|18 лет|18 років|18 yaş',
  '18 ετών|18 év|18 ani|20歳|成年|年满|滿18|만 19세|18 عام|גיל 18',
);
export const REGION = anyOf(
  '(?:choose|select|confirm|change|pick) (?:your|a|the) (?:\\S+ )?(?:country|region|location|language|store|currency|site)|shipping to|visiting (?:us )?from|looks like you(?:.re| are) in|are you in the (?:right|united)',
  '(?:wähle|wählen sie) (?:\\S+ )?(?:land|region|sprache)|choisi\\S* (?:votre|un) (?:pays|région|langue)|(?:elige|selecciona|seleccione) (?:\\S+ )?(?:país|región|idioma)|scegli (?:\\S+ )?(?:paese|lingua)|(?:escolha|selecione) (?:\\S+ )?(?:país|região|idioma)|kies (?:\\S+ )?(?:land|taal)|wybierz (?:\\S+ )?(?:kraj|język)',
  'выберите (?:\\S+ )?(?:страну|регион|язык)|(?:国|地域|言語)を選択|选择(?:您的|你的)?(?:国家|地区|语言)|(?:국가|지역|언어)를 선택',
);
export const YES_NO = anyOf(
  '^(?:yes|no|enter|exit|leave|i am|i.m|confirm|submit|continue|stay|go to|ja|nein|oui|non|sí|si|sim|não|nee|tak|nie|ano|nej|kyllä|ei|да|нет|так|ні|evet|hayır|ναι|όχι|igen|nem|da|nu|はい|いいえ|是|否|예|아니|네|نعم|لا|כן|לא)(?=\\P{L}|$)',
);

export const CHAT_NAMES =
  /chat|messag|messenger|whatsapp|intercom|zendesk|live-?support|help-?widget|launcher|(?:^|[-_ ])bot(?:[-_ ]|$)/i;
export const CHAT_LINK = 'a[href*="//wa.me/"], a[href*="//m.me/"], a[href*="//t.me/"], a[href*="//api.whatsapp.com/"]';
/** Social networks: a row of these links is the brand's own. */
export const FOLLOW_LINK =
  'a[href*="instagram.com"], a[href*="facebook.com"], a[href*="linkedin.com"], a[href*="youtube.com"], a[href*="tiktok.com"], a[href*="//x.com/"], a[href*="twitter.com"]';
export const FEEDBACK = anyOf(
  '^(?:give |send |share |your )?(?:feedback|survey|rate us|rate this page|umfrage|rückmeldung|votre avis|donnez votre avis|tu opinión|encuesta|sondaggio|pesquisa|enquête|opinia|ankieta|zpětná vazba|tyck till|palaute|отзыв|відгук|geri bildirim|σχόλια|visszajelzés|ご意見|反馈|意见反馈|의견)\\W*$',
);
export const ACCESSIBILITY = /accessib|a11y|barrierefrei|accesibilid|acessibilid|toegankelijk|dostępno|נגישות/i;
export const STORE_LINK =
  'a[href*="apps.apple.com"], a[href*="itunes.apple.com"], a[href*="play.google.com/store"], a[href*="app.link"], a[href^="intent:"], a[href^="market:"]';
