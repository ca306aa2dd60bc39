/** What overlays say, in many languages: stems, in lower case. */
const any = (...stems: string[]) => new RegExp(stems.join('|'), 'iu');

export const CONSENT = any(
  'cookie|consent|gdpr|dsgvo|rgpd|ccpa|lgpd|kvkk|privacy',
  'datenschutz|einwilligung|confidentialit|vie privée|témoins de connexion',
  'privacidad|privacidade|consentim|consenso|informativa|toestemming',
  'prywatno|ciastecz|soukrom|souhlas|kakor|integritet|samtyck|samtykke',
  'personvern|informasjonskaps|privatliv|eväste|tietosuoja|suostum',
  'куки|кукі|конфиденц|конфіденц|персональн|çerez|gizlilik|απόρρητ|συγκατάθ',
  'süti|adatvéd|adatkez|confidențial|consimț|クッキー|プライバシー|隐私|隱私|쿠키|개인정보',
  'ملفات تعريف الارتباط|كوكيز|الخصوصية|עוגיות|פרטיות',
);

/** What only a banner says of cookies: that they are used. */
export const CONSENT_PHRASE = any(
  '(?:use|uses|using|utili[sz]es?|store|set|place)s? (?:\\S+ ){0,4}(?:cookies|tracking)|cookies? (?:policy|notice|settings|preferences|to (?:improve|enhance|give|offer|provide|ensure|personali[sz]e|analy[sz]e))',
  'your privacy|privacy (?:settings|preferences|choices)|consent (?:to|preferences|choices)',
  '(?:verwend|nutz|setz)\\S* (?:\\S+ ){0,3}cookies|utilis\\S* (?:\\S+ ){0,3}(?:cookies|traceurs)|(?:utiliza|usa|empleamos)\\S* (?:\\S+ ){0,3}cookies',
  'gebruik\\S* (?:\\S+ ){0,3}cookies|(?:używa|korzysta|wykorzyst)\\S* (?:\\S+ ){0,3}(?:cookie|ciastecz)|použív\\S* (?:\\S+ ){0,3}cookie|använder (?:\\S+ ){0,3}(?:cookies|kakor)|(?:bruger|bruker) (?:\\S+ ){0,3}(?:cookies|informasjonskapsler)|(?:käyttä|käytämme)\\S* (?:\\S+ ){0,3}eväst',
  'использу\\S* (?:\\S+ ){0,3}(?:cookie|куки)|використов\\S* (?:\\S+ ){0,3}(?:cookie|кукі|файл)|çerez\\S* kullan|χρησιμοποι\\S* (?:\\S+ ){0,3}cookies|(?:sütiket|cookie-kat) (?:\\S+ ){0,3}(?:használ|alkalmaz)|(?:folosim|folosește|utilizează|utilizăm) (?:\\S+ ){0,3}cookie',
  'クッキー(?:\\(?cookie\\)?)?を(?:使用|利用)|cookieを(?:使用|利用)|使用\\s?cookie|쿠키를 (?:사용|이용)|نستخدم|משתמש\\S* ב',
);

/** Labels of buttons. Those of Latin script stand alone: "Accept payments" is an entry of a menu. */
export const ACCEPT = any(
  "^(?:yes,? )?(?:i )?(?:accept|agree|allow|consent|enable)(?: (?:all|to all|and (?:close|continue|proceed)|&|cookies?|everything|recommended|them|it|optional|additional|analytics|selection|selected|the|use|of|my|non-essential))*\\b(?: cookies?)?\\W*$|^(?:that's )?(?:ok|okay|fine|got it|i understand|understood|sounds good|yes)\\W*$",
  "akzeptier|zustimm|einverstanden|^erlauben|alle(?:s)? (?:annehmen|erlauben|zulassen)|^(?:alles klar|verstanden)|accepter|j'accepte|tout autoriser|^autoriser|d'accord|j'ai compris",
  '^acept|permitir|^entendido|de acuerdo|accett|ho capito|aceit|^concordo|^entendi|accepteer|accepteren|akkoord|toestaan|begrepen',
  'akceptuj|zgadzam|zezw[aó]l|rozumiem|přijm|přijímám|souhlas|povolit|rozumím|godkänn|acceptera|tillåt|tillad|godkend|hyväksy|salli|godta|aksepter|tillat|godkjenn',
  'принять|принима|соглас|разреш|понятно|хорошо|прийня|прийма|погодж|дозвол|зрозуміло|kabul|onayla|izin ver|anladım|tamam|αποδοχ|αποδέχομαι|συμφων|εντάξει',
  'elfogad|egyetért|engedély|rendben|sunt de acord|am înțeles|^accept(?:ă|ați|are)?|同意|許可|承諾|受け入れ|了解|接受|允许|允許|知道了|동의|수락|허용|قبول|أوافق|موافق|السماح|אישור|מסכי|קבל|הבנתי|אשר',
);
export const REJECT = any(
  '\\b(?:reject|decline|deny|refuse|disagree|opt.?out)|necessary|essential|required only|without accepting|do not sell|no,? thanks',
  'ablehn|verweiger|notwendig|erforderlich|essenziell|refus|rejeter|sans accepter|nécessaire|rechaz|denegar|necesari|rifiut|necessari|rejeit|recus',
  'weiger|afwijz|noodzakelijk|odrzu|odmów|niezbędn|odmít|nezbytn|avvisa|^neka|nödvändig|afvis|nødvendig|hylkää|kieltäy|välttämättöm|avslå|^avvis',
  'отклон|отказ|необходим|відхил|відмов|необхідн|reddet|gerekli|απόρριψ|απορρίπ|απαραίτητ|elutasít|szükséges|respinge|refuz',
  '拒否|拒绝|拒絕|必要|거부|필수|رفض|الضرورية|דחה|דחייה|הכרחי|סירוב',
);
export const SETTINGS = any(
  'settings|preferences|customi[sz]e|manage|options|configure|choices|more info|learn more|policy',
  'einstellung|anpassen|verwalten|mehr (?:erfahren|info)|auswahl|paramètr|personnalis|gérer|préférences|configur|personaliz|gestion|preferencias|impostazion|gestisci|preferenze|definições|gerir|gerenciar',
  'instelling|aanpassen|voorkeuren|beheer|ustawie|dostosuj|zarządzaj|nastaven|přizpůsob|inställning|anpassa|hantera|indstilling|tilpas|asetukset|mukauta|innstilling',
  'настро|параметр|управл|налашт|керув|ayarla|tercih|yönet|özelleştir|ρυθμίσ|προτιμ|διαχείρ|beállítás|testreszab|setări|preferin|gestiona',
  '設定|カスタマイズ|管理|设置|設置|自定义|설정|관리|إعدادات|تخصيص|إدارة|הגדרות|התאמה|ניהול',
);
export const CLOSE = any(
  '^[×✕✖⨯✗╳x]$|\\bclose\\b|dismiss|no,? thank|not now|maybe later|schließ|nein,? danke|fermer|non,? merci|cerrar|no,? gracias|chiudi|no,? grazie|fechar|não,? obrigad',
  'sluit|nee,? (?:bedankt|dank)|zamknij|nie,? dzięk|zavřít|ne,? děkuji|stäng|nej,? ta[ck]|^luk\\b|sulje|ei kiitos|^lukk|nei,? takk|закры|нет,? спасибо|закри|ні,? дякую|kapat|hayır,? teşek',
  'κλείσιμο|όχι,? ευχ|bezár|nem,? köszön|închide|nu,? mulțum|閉じる|关闭|關閉|닫기|إغلاق|לא,? תודה|סגור|סגירה',
);

export const EMAIL = /e-?mail|correo|courriel|メール|邮箱|郵箱|电子邮件|이메일|почт|البريد|דוא/i;

export const AGE = any(
  '(?:legal|drinking|minimum) age|of age\\b|age (?:verification|gate|check)|(?:are you|i am|i.m|over|under) (?:\\S+ ){0,3}(?:18|19|20|21)\\b|date of birth|year of birth|years? old',
  'volljährig|altersprüfung|geburts(?:datum|jahr)|18 jahre|(?:18|21) ans|majeur|mayor de edad|18 años|maggiorenne|18 anni|18 anos|maior de idade|18 jaar|18 lat|pełnoletni|18 let|18 år|18 vuot|18 лет|18 років|18 yaş',
  '18 ετών|18 év|18 ani|20歳|成年|年满|滿18|만 19세|18 عام|גיל 18',
);
export const REGION = any(
  '(?:choose|select|confirm|change|pick) (?:your|a|the) (?:\\S+ )?(?:country|region|location|language|store|currency|site)|shipping to|visiting (?:us )?from|looks like you(?:.re| are) in|are you in the (?:right|united)',
  '(?:wähle|wählen sie) (?:\\S+ )?(?:land|region|sprache)|choisi\\S* (?:votre|un) (?:pays|région|langue)|(?:elige|selecciona|seleccione) (?:\\S+ )?(?:país|región|idioma)|scegli (?:\\S+ )?(?:paese|lingua)|(?:escolha|selecione) (?:\\S+ )?(?:país|região|idioma)|kies (?:\\S+ )?(?:land|taal)|wybierz (?:\\S+ )?(?:kraj|język)',
  'выберите (?:\\S+ )?(?:страну|регион|язык)|(?:国|地域|言語)を選択|选择(?:您的|你的)?(?:国家|地区|语言)|(?:국가|지역|언어)를 선택',
);
export const YES_NO = any(
  '^(?:yes|no|enter|exit|leave|i am|i.m|confirm|submit|continue|stay|go to|ja|nein|oui|non|sí|si|sim|não|nee|tak|nie|ano|nej|kyllä|ei|да|нет|так|ні|evet|hayır|ναι|όχι|igen|nem|da|nu|はい|いいえ|是|否|예|아니|네|نعم|لا|כן|לא)(?=\\P{L}|$)',
);

export const CHAT_NAMES =
  /chat|messenger|whatsapp|intercom|zendesk|live-?support|help-?widget|launcher|(?:^|[-_ ])bot(?:[-_ ]|$)|wa\.me|m\.me|t\.me\//i;
export const FEEDBACK = any(
  '^(?:give |send |share |your )?(?:feedback|survey|rate us|rate this page|umfrage|rückmeldung|votre avis|donnez votre avis|tu opinión|encuesta|sondaggio|pesquisa|enquête|opinia|ankieta|zpětná vazba|tyck till|palaute|отзыв|відгук|geri bildirim|σχόλια|visszajelzés|ご意見|反馈|意见反馈|의견)\\W*$',
);
export const ACCESSIBILITY = /accessib|a11y|barrierefrei|accesibilid|acessibilid|toegankelijk|dostępno|נגישות/i;
export const STORE_LINK =
  'a[href*="apps.apple.com"], a[href*="itunes.apple.com"], a[href*="play.google.com/store"], a[href*="app.link"], a[href^="intent:"], a[href^="market:"]';
