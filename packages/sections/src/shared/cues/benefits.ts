import { countPhrases, type LanguagePatterns, matchesPatterns, phraseEnd } from '../text/index.ts';
import { closeWords, GAINS } from './gains.ts';
import { VAGUE_GAINS } from './vague-gains.ts';

/** Words of what readers gain, or how well something is done: "fresh", "with care", "easier", "stress-free", "dreams". */
const BENEFITS: LanguagePatterns = {
  en: 'best|better|easy|easier|easily|effortless\\p{L}*|simpl[ey]|simpler|fast|faster|quick\\p{L}*|fresh|safe|safely|safer|free|freedom|trusted|trust|reliabl[ey]|quality|excellence|exceptional|unforgettable|beautiful\\p{L}*|comfort\\p{L}*|passion\\p{L}*|dreams?|love|heart|care|smiles?|joy|happ\\p{L}+|life|lives|future|home|together|stress|without|more|confidence|power|powerful|right|perfect\\p{L}*|tailored|smart|smarter|healthy|health|change|transform\\p{L}*|empower\\p{L}*|inspir\\p{L}+|unlock\\p{L}*|matters?|your way',
  de: 'beste\\p{L}*|besser\\p{L}*|einfach\\p{L}*|leicht\\p{L}*|schnell\\p{L}*|frisch\\p{L}*|sicher\\p{L}*|frei\\p{L}*|vertrauen|zuverlässig\\p{L}*|qualität|leidenschaft\\p{L}*|traum\\p{L}*|träum\\p{L}*|liebe\\p{L}*|herz\\p{L}*|freude|glück\\p{L}*|leben\\p{L}*|zukunft|zuhause|wohlfühlen|gemeinsam|zusammen|ohne|mehr|stress\\p{L}*|perfekt\\p{L}*|ideal\\p{L}*|genuss|genießen|verwöhnen|individuell\\p{L}*|maßgeschneidert\\p{L}*|gesund\\p{L}*|hochwertig\\p{L}*|echt\\p{L}*|verwurzelt|nachhaltig\\p{L}*',
  fr: 'meilleur\\p{L}*|mieux|facile\\p{L}*|simple\\p{L}*|rapide\\p{L}*|frais|fraîche\\p{L}*|sûr\\p{L}*|libre\\p{L}*|liberté|confiance|qualité|passion\\p{L}*|rêve\\p{L}*|amour|cœur|coeur|plaisir|bonheur|bien-être|vie|avenir|ensemble|sans|plus|parfait\\p{L}*|idéal\\p{L}*|convivial\\p{L}*|chaleureu\\p{L}+|sur mesure|authentique\\p{L}*|santé|inoubliable\\p{L}*|solidarité',
  es: 'mejor\\p{L}*|fácil\\p{L}*|simple\\p{L}*|sencill\\p{L}+|rápid\\p{L}+|fresc[oa]s?|segur\\p{L}+|libre|libertad|confianza|calidad|pasión|sueños?|amor|corazón|placer|felicidad|feliz|bienestar|vida|futuro|juntos|sin|más|perfect[oa]s?|ideal|inolvidable\\p{L}*|a medida|auténtic[oa]s?|salud|paz|experiencia única|fiables?|disfrut\\p{L}+',
  it: 'miglior\\p{L}*|facil\\p{L}+|semplic\\p{L}+|veloc\\p{L}+|fresc\\p{L}+|sicur\\p{L}+|liber\\p{L}+|fiducia|qualità|passione|sogn\\p{L}+|amore|cuore|piacere|felic\\p{L}+|benessere|vita|vivere|futuro|insieme|senza|più|perfett\\p{L}+|ideale|indimenticabil\\p{L}+|su misura|autentic\\p{L}+|salute|magic\\p{L}+|emozion\\p{L}+|eccellenza|tradizione',
  pt: 'melhor\\p{L}*|fácil|fáceis|simples|rápid\\p{L}+|fresc\\p{L}+|segur\\p{L}+|livre|liberdade|confiança|qualidade|excelência|paixão|sonhos?|amor|coração|prazer|felicidade|bem-estar|vida|futuro|juntos|sem|mais|perfeit\\p{L}+|ideal|inesquecíve\\p{L}+|sob medida|autêntic\\p{L}+|saúde|eficiência',
  nl: 'beste?|beter\\p{L}*|makkelijk\\p{L}*|eenvoudig\\p{L}*|snel\\p{L}*|vers\\p{L}*|veilig\\p{L}*|vrij\\p{L}*|vertrouwen|betrouwbaar|kwaliteit|passie|dromen?|droom|liefde|hart|plezier|geluk\\p{L}*|leven|toekomst|thuis|samen|zonder|meer|perfecte?|ideale?|genieten|op maat|gezond\\p{L}*|bruisend\\p{L}*|lekker\\p{L}*',
  sv: 'bäst\\p{L}*|bättre|enkel\\p{L}*|enkelt|lätt\\p{L}*|snabb\\p{L}*|färsk\\p{L}*|trygg\\p{L}*|säker\\p{L}*|fri\\p{L}*|förtroende|kvalitet|passion|dröm\\p{L}*|kärlek|hjärta\\p{L}*|glädje|leende\\p{L}*|liv|livet|framtid\\p{L}*|hem|tillsammans|utan|mer|perfekt\\p{L}*|lugn\\p{L}*|stress|njut\\p{L}*|hälsa',
  da: 'bedst\\p{L}*|bedre|enkel\\p{L}*|let\\p{L}*|hurtig\\p{L}*|frisk\\p{L}*|tryg\\p{L}*|sikker\\p{L}*|fri\\p{L}*|tillid|kvalitet|passion|drøm\\p{L}*|kærlighed|hjerte\\p{L}*|glæde|smil|liv|livet|fremtid\\p{L}*|hjem|sammen|uden|mere|perfekt\\p{L}*|nyd\\p{L}*|sundhed',
  nb: 'best\\p{L}*|bedre|enkel\\p{L}*|lett\\p{L}*|rask\\p{L}*|fersk\\p{L}*|trygg\\p{L}*|sikker\\p{L}*|fri\\p{L}*|tillit|kvalitet|lidenskap|drøm\\p{L}*|kjærlighet|hjerte\\p{L}*|glede|smil|liv|livet|fremtid\\p{L}*|hjem|sammen|uten|mer|perfekt\\p{L}*|nyt|helse',
  fi: 'para\\p{L}+|helpo\\p{L}+|help\\p{L}+mpi|nope\\p{L}+|tuore\\p{L}*|turvalli\\p{L}+|vapa\\p{L}+|luott\\p{L}+|laatu\\p{L}*|intohimo\\p{L}*|unelm\\p{L}+|rakkau\\p{L}+|sydäm\\p{L}+|ilo|iloa|iloi\\p{L}+|elämä\\p{L}*|tulevaisuu\\p{L}+|yhdessä|ilman|enemmän|täydelli\\p{L}+|nauti\\p{L}*|hyvinvoin\\p{L}+|rauha\\p{L}*',
  pl: 'najlep\\p{L}+|lep\\p{L}+|łatw\\p{L}+|prost(?:y|a|e|o|ota|ota\\p{L}*)|szybk\\p{L}+|śwież\\p{L}+|bezpiecz\\p{L}+|woln\\p{L}+|zaufani\\p{L}+|jakoś\\p{L}+|pasj\\p{L}+|marze\\p{L}+|miłoś\\p{L}+|serc\\p{L}+|radoś\\p{L}+|uśmiech\\p{L}*|trosk\\p{L}+|życi\\p{L}+|przyszłoś\\p{L}+|razem|bez|więcej|idealn\\p{L}+|zdrowi\\p{L}+',
  cs: 'nejlep\\p{L}+|lepší\\p{L}*|lépe|snadn\\p{L}+|jednoduš?\\p{L}+|rychl\\p{L}+|čerstv\\p{L}+|bezpeč\\p{L}+|svobod\\p{L}+|důvěr\\p{L}+|kvalit\\p{L}+|vášn\\p{L}+|sen|sny|snů|snem|lásk\\p{L}+|srdc\\p{L}+|radost\\p{L}*|život\\p{L}*|budoucnost\\p{L}*|společně|bez|více|ideální\\p{L}*|zdrav\\p{L}+',
  sk: 'najlep\\p{L}+|lepš\\p{L}+|ľahk\\p{L}+|jednoduch\\p{L}+|rýchl\\p{L}+|čerstv\\p{L}+|bezpeč\\p{L}+|slobod\\p{L}+|dôver\\p{L}+|kvalit\\p{L}+|vášn\\p{L}+|lásk\\p{L}+|srdc\\p{L}+|radosť\\p{L}*|život\\p{L}*|budúcnosť|spolu|bez|viac|ideáln\\p{L}+|zdrav\\p{L}+|oddýchnu\\p{L}+|páčiť',
  hu: 'legjobb\\p{L}*|jobb\\p{L}*|könny\\p{L}+|egyszer\\p{L}+|gyors\\p{L}*|friss\\p{L}*|biztonság\\p{L}*|szabad\\p{L}*|bizal\\p{L}+|minőség\\p{L}*|szenvedél\\p{L}+|ál[mo]\\p{L}+|szeretet\\p{L}*|szív\\p{L}*|öröm\\p{L}*|élet\\p{L}*|jövő\\p{L}*|együtt|nélkül|több|tökéletes\\p{L}*|egészség\\p{L}*',
  ro: 'cel mai bun|mai bun\\p{L}*|mai bine|ușor|simpl\\p{L}+|rapid\\p{L}*|proaspăt\\p{L}*|sigur\\p{L}*|liber\\p{L}*|încredere\\p{L}*|calitate\\p{L}*|pasiun\\p{L}+|vis|vise|visul|visuri\\p{L}*|visele|iubire|inim\\p{L}+|bucuri\\p{L}+|viaț\\p{L}+|viitor\\p{L}*|împreună|fără|mai mult|perfect\\p{L}*|sănăt\\p{L}+',
  ru: 'лучш\\p{L}+|легк(?:о|ий|ая|ое|ие|ость\\p{L}*)|прост(?:о|ой|ая|ое|ые|ота\\p{L}*)|быстр\\p{L}+|свеж\\p{L}+|безопасн\\p{L}+|свобод\\p{L}+|довери\\p{L}+|надежн\\p{L}+|качеств\\p{L}+|страст\\p{L}+|мечт\\p{L}+|любовь\\p{L}*|любв\\p{L}+|сердц\\p{L}+|радост\\p{L}+|жизн\\p{L}+|будущ\\p{L}+|вместе|без|больше|идеальн\\p{L}+|здоров\\p{L}+|комфорт\\p{L}*',
  uk: 'найкращ\\p{L}+|кращ\\p{L}+|легк(?:о|ий|а|е|і|ість)|прост(?:о|ий|а|е|і|ота)|швидк\\p{L}+|свіж\\p{L}+|безпе\\p{L}+|свобод\\p{L}+|довір\\p{L}+|надійн\\p{L}+|якіс\\p{L}+|якост\\p{L}+|пристраст\\p{L}+|мрі\\p{L}+|любов\\p{L}*|серц\\p{L}+|радіст\\p{L}+|житт\\p{L}+|майбутн\\p{L}+|разом|без|більше|ідеальн\\p{L}+|здоров\\p{L}+|крас\\p{L}+|гармоні\\p{L}+',
  bg: 'най-добр\\p{L}+|по-добр\\p{L}+|лес(?:но|ен|на|ни)|бърз\\p{L}+|свеж\\p{L}+|сигурн\\p{L}+|свобод\\p{L}+|довери\\p{L}+|качеств\\p{L}+|страст\\p{L}*|мечт\\p{L}+|любов\\p{L}*|сърц\\p{L}+|радост\\p{L}*|живот\\p{L}*|бъдещ\\p{L}+|заедно|без|повече|идеал\\p{L}+|здрав\\p{L}+|памет\\p{L}*',
  tr: 'en iyi|daha|kolay\\p{L}*|basit\\p{L}*|hızlı\\p{L}*|taze\\p{L}*|güven\\p{L}*|özgür\\p{L}*|kalite\\p{L}*|tutku\\p{L}*|hayal\\p{L}*|sevgi\\p{L}*|kalp\\p{L}*|mutlu\\p{L}*|umut\\p{L}*|yaşam\\p{L}*|hayat\\p{L}*|gelece\\p{L}+|birlikte|mükemmel\\p{L}*|sağlık\\p{L}*',
  el: 'καλύτερ\\p{L}+|εύκολ\\p{L}+|απλ\\p{L}+|γρήγορ\\p{L}+|φρέσκ\\p{L}+|ασφ[άα]λ\\p{L}+|ελευθερ\\p{L}+|εμπιστοσύνη\\p{L}*|ποιότητα\\p{L}*|πάθος|όνειρ\\p{L}+|αγάπη\\p{L}*|καρδιά\\p{L}*|χαρά\\p{L}*|ζωή\\p{L}*|μέλλον\\p{L}*|μαζί|χωρίς|περισσότερ\\p{L}+|τέλει\\p{L}+|υγεία\\p{L}*',
  ja: 'もっと|より(?:良|よ)|最高|簡単|手軽|安心|安全|自由|信頼|品質|情熱|夢|愛|心|笑顔|喜び|幸せ|暮らし|人生|未来|一緒に|ともに|快適|心地よ|輝|応援|スマート|なら|へ[。！]?$',
  zh: '更|最好|轻松|輕鬆|简单|簡單|快速|新鲜|新鮮|安全|安心|自由|信赖|信賴|品质|品質|热情|熱情|梦想|夢想|爱|愛|用心|微笑|快乐|快樂|幸福|生活|未来|未來|一起|完美|健康|友善|美好',
  ko: '최고|더 |쉬운|쉽게|간편|빠른|빠르게|신선|안전|안심|자유|신뢰|품질|열정|꿈|사랑|마음|행복|기쁨|미래|함께|완벽|건강|편안',
  ar: 'أفضل|سهل|بسهولة|سريع|طازج|آمن|أمان|حرية|ثقة|جودة|شغف|حلم|أحلام|حب|قلب|سعادة|فرح|حياة|مستقبل|معا|بدون|بلا|أكثر|مثالي|صحة|راحة|تميز|لا تقبل',
  he: 'הטוב ביותר|טוב יותר|קל|פשוט|מהיר|טרי|בטוח|ביטחון|חופש|אמון|איכות|תשוקה|חלום|אהבה|לב|שמחה|חיים|עתיד|יחד|ביחד|בלי|ללא|יותר|בריאות',
  vi: 'tốt nhất|tốt hơn|dễ dàng|đơn giản|nhanh|tươi|an toàn|tự do|tin cậy|niềm tin|chất lượng|đam mê|ước mơ|yêu|trái tim|niềm vui|hạnh phúc|cuộc sống|tương lai|cùng|đồng hành|hoàn hảo|sức khỏe|tất cả vì',
  id: 'terbaik|lebih|mudah|sederhana|cepat|segar|aman|bebas|percaya|terpercaya|kualitas|berkualitas|impian|cinta|hati|senyum|bahagia|hidup|kehidupan|masa depan|bersama|tanpa|sempurna|sehat',
  lv: 'vislabāk\\p{L}+|labāk(?:s|a|ais|ā|ie|ās|o|i)?|vieglāk\\p{L}*|viegl(?:i|s|a)|vienkārš\\p{L}+|ātr(?:i|āk|s|a|ais)|svaig\\p{L}+|droš(?:s|a|i|ība\\p{L}*|āk)|brīv\\p{L}+|uzticam\\p{L}+|uzticīb\\p{L}+|kvalitāt\\p{L}+|kvalitatīv\\p{L}+|sap(?:nis|ņi|ņu|nim)|mīlestīb\\p{L}+|sird(?:s|ī|i|īm)|prieks?\\p{L}*|smaid\\p{L}*|rūp(?:es|ēm|ība)|dzīv(?:e|es|i|ei|ē|esprieks)|nākotn\\p{L}+|kopā|bez|vairāk|ideāl\\p{L}+|veselīb\\p{L}+|bezrūpīg\\p{L}+|mājīg\\p{L}+|bauda\\p{L}+|baudi\\p{L}*',
  lt: 'geriaus\\p{L}+|ger(?:esnis|esnė|esni|iau)|lengv\\p{L}+|paprast(?:a|as|ai|iau|esnis)|greit(?:ai|as|a|iau)|greič\\p{L}+|švieži\\p{L}*|saug(?:us|i|iai|umas|u)|laisv\\p{L}+|pasitikėjim\\p{L}+|patikim\\p{L}+|kokyb\\p{L}+|aistr(?:a|os|ą)|svajon\\p{L}+|meil(?:ė|ės|e|ę)|širdi\\p{L}*|džiaugsm\\p{L}*|šypsen\\p{L}+|rūpest\\p{L}+|gyvenim\\p{L}+|ateit(?:is|ies|į|yje)|kartu|be|daugiau|tobul\\p{L}+|sveikat\\p{L}+|jauk\\p{L}+|ramyb\\p{L}+|atsipalaid\\p{L}+',
  et: 'parim\\p{L}*|parema?\\p{L}*|lihtne|lihtsa\\p{L}+|lihtsalt|kergesti|kerge(?:m|malt)|kiire(?:m|malt|sti)?|kiiresti|värske\\p{L}*|turvali\\p{L}+|vaba(?:dus|duse|dust)?|usaldus\\p{L}*|usaldusväär\\p{L}+|kvalitee\\p{L}+|kir(?:g|e|ega)|unistus\\p{L}*|unelma\\p{L}*|armastus\\p{L}*|südame\\p{L}*|rõõm\\p{L}*|naeratus\\p{L}*|hooli\\p{L}+|elu(?:rõõm)?|tulevik\\p{L}*|koos|ilma|rohkem|täiuslik\\p{L}*|tervis\\p{L}*|hubane|rahulik\\p{L}*',
  hr: 'najbolj\\p{L}+|bolj(?:i|e|a|em|u)|lako|lakše|jednostavn\\p{L}+|brz(?:o|i|a|e)|brže|svjež\\p{L}+|sigurn\\p{L}+|slobod\\p{L}+|povjerenj\\p{L}+|pouzdan\\p{L}+|kvalitet\\p{L}+|kvaliteta|strast\\p{L}+|snov\\p{L}+|san|ljubav\\p{L}*|srce|srca|srcem|radost\\p{L}*|osmijeh\\p{L}*|brig(?:a|e|om)|život\\p{L}*|budućnost\\p{L}*|zajedno|bez|više|savršen\\p{L}*|zdravlj\\p{L}+|zdrav(?:o|i|a|e)|uživa\\p{L}+|opušt\\p{L}+|mir(?:a|no)?',
  sl: 'najbolj\\p{L}+|boljš\\p{L}+|bolje|lahko|lažje|enostavn\\p{L}+|preprost\\p{L}+|hitr(?:o|i|a|ejši|eje)|svež\\p{L}+|varn(?:o|a|ost\\p{L}*|ejši)|svobod\\p{L}+|zaupanj\\p{L}+|zanesljiv\\p{L}+|kakovost\\p{L}*|strast\\p{L}*|sanj(?:e|ah|am)|ljubez\\p{L}+|srce|srca|srcem|vesel(?:je|ja|jem)|nasmeh\\p{L}*|skrb(?:jo|i|no)?|življenj\\p{L}+|prihodnost\\p{L}*|skupaj|brez|več|popoln\\p{L}+|zdrav(?:je|ja|o|a|i)|uživa\\p{L}+|sprosti\\p{L}+|mir(?:no)?',
  ca: 'millor(?:s|a|ar)?|fàcil(?:s|ment)?|senzill(?:a|s|es|ament)?|ràpid(?:a|s|es|ament)?|fres(?:c|ca|cos|ques)|segur(?:a|s|es|etat)?|lliur(?:e|es|ement)|llibertat|confiança|qualitat|passió|somni(?:s)?|amor|cor|plaer|felicitat|feliç|benestar|vida|futur|junts|juntes|sense|més|perfect(?:e|a)|ideal|inoblidable\\p{L}*|a mida|autèntic(?:a|s|ques)?|salut|pau|gaud(?:eix|iu|ir)',
  fa: 'بهترین|بهتر|آسان(?:تر)?|ساده(?:.?تر)?|سریع(?:تر)?|تازه|امن|ایمن|امنیت|آزادی|اعتماد|مطمئن|کیفیت|عشق|رویا(?:ی|ها)?|قلب|شادی|لبخند|خوشبختی|زندگی|آینده|با هم|بدون|بیشتر|کامل|بی.?نظیر|سلامت(?:ی)?|راحت(?:ی|.?تر)?|آسوده|آرامش|لذت',
  th: 'ดีที่สุด|ดีกว่า|ดียิ่งขึ้น|ง่าย(?:ขึ้น|ดาย|ๆ)?|รวดเร็ว|สดใหม่|ปลอดภัย|อิสระ|อิสรภาพ|ไว้วางใจ|มั่นใจ|คุณภาพ|หลงใหล|ความฝัน|ความรัก|หัวใจ|ใส่ใจ|ความสุข|รอยยิ้ม|ชีวิต|อนาคต|ร่วมกัน|ด้วยกัน|ไม่ต้อง|ไร้กังวล|สมบูรณ์แบบ|สุขภาพ|สบาย',
  hi: 'सर्वश्रेष्ठ|बेहतरीन|बेहतर|आसान(?:ी)?|सरल|तेज़?|जल्दी|ताज़?[ाीे]|सुरक्षित|सुरक्षा|आज़?ादी|विश्वास|भरोसा|भरोसेमंद|गुणवत्ता|जुनून|सपन[ाेों]|प्यार|दिल|खुशी|खुशियां|मुस्कान|जीवन|ज़िंदगी|भविष्य|साथ|बिना|अधिक|ज़्यादा|संपूर्ण|स्वास्थ्य|सेहत|आराम|सुकून',
  sr: 'najbolj\\p{L}+|bolj(?:i|e|a|em|u)|lako|lakše|jednostavn\\p{L}+|brz(?:o|i|a|e)|brže|svež\\p{L}+|sigurn\\p{L}+|slobod\\p{L}+|poverenj\\p{L}+|pouzdan\\p{L}+|kvalitet\\p{L}*|strast\\p{L}+|snov\\p{L}+|san|ljubav\\p{L}*|srce|srca|srcem|radost\\p{L}*|osmeh\\p{L}*|brig(?:a|e|om)|život\\p{L}*|budućnost\\p{L}*|zajedno|bez|više|savršen\\p{L}*|zdravlj\\p{L}+|zdrav(?:o|i|a|e)|uživa\\p{L}+|opušt\\p{L}+|mir(?:a|no)?|најбољ\\p{L}+|бољ(?:и|е|а|ем|у)|лако|лакше|једноставн\\p{L}+|брз(?:о|и|а|е)|брже|свеж\\p{L}+|сигурн\\p{L}+|слобод\\p{L}+|поверењ\\p{L}+|поуздан\\p{L}+|квалитет\\p{L}*|страст\\p{L}+|снов\\p{L}+|сан|љубав\\p{L}*|срце|срца|срцем|радост\\p{L}*|осмех\\p{L}*|бриг(?:а|е|ом)|живот\\p{L}*|будућност\\p{L}*|заједно|без|више|савршен\\p{L}*|здрављ\\p{L}+|здрав(?:о|и|а|е)|ужива\\p{L}+|опушт\\p{L}+|мир(?:а|но)?',
};

/** It opens by asking its reader to do or have something: "Discover…", "Erleben Sie…", "Venez…". */
const URGES: LanguagePatterns = {
  en: "^(?:achieve|add|ask|be|bring|build|capture|celebrate|change|come|connect|create|cut|deploy|design|discover|do|don't|dive|empower|enjoy|escape|expand|experience|explore|feel|find|fly|focus|get|give|go|grow|have|help|improve|join|keep|learn|leave|let|live|love|make|meet|move|never|play|protect|reach|relax|run|save|see|share|ship|shop|simplify|start|stay|stop|take|taste|think|transform|travel|try|turn|unlock|use|work|write)",
  de: '\\p{Lu}?\\p{L}+en sie|^(?:entdecke|erlebe|finde|genieße|lass|lerne|mach|nutze|spare|starte|komm|werde|sei|teste|probiere|hol)\\p{L}{0,2}',
  fr: '^(?!chez|assez|nez)\\p{L}{3,}ez',
  es: '^(?:descubr[ae]|disfrut[ae]|ven|vive|viva|conoce|conozca|encuentr[ae]|aprend[ea]|haz|consigue|ahorr[ae]|crea|explor[ae]|siente|únete|reserva|comienza|empieza|cuida|sumérgete)',
  it: '^(?:scopri|vivi|vieni|trova|impara|goditi|crea|prenota|esplora|inizia|lasciati|regala|assapora|entra|prova|unisciti|scoprite|vivete|venite)',
  pt: '^(?:descubra|desfrute|venha|viva|conheça|encontre|aprenda|aproveite|crie|explore|sinta|junte-se|comece|faça|tenha|cuide|transforme|leve)',
  nl: '^(?:ontdek|geniet|kom|vind|leer|maak|beleef|bespaar|start|ervaar|word|doe|laat|proef|bouw)',
  sv: '^(?:upptäck|njut|kom|hitta|lär|skapa|upplev|spara|börja|bli|gör|låt|smaka|bygg)',
  da: '^(?:oplev|nyd|kom|find|lær|skab|spar|start|bliv|gør|lad|smag|byg|opdag)',
  nb: '^(?:oppdag|nyt|kom|finn|lær|skap|opplev|spar|start|bli|gjør|la|smak|bygg)',
  fi: '^(?:löydä|nauti|tule|opi|luo|koe|säästä|aloita|anna|maista|rakenna|tutustu)',
  pl: '^(?:odkryj|poznaj|przyjdź|znajdź|naucz|stwórz|poczuj|oszczędzaj|zacznij|dołącz|zobacz|spróbuj|zadbaj)(?:cie)?',
  cs: '^(?:objevte|zažijte|přijďte|najděte|naučte|vytvořte|ušetřete|začněte|ochutnejte|poznejte|užijte|vyzkoušejte)',
  sk: '^(?:objavte|zažite|príďte|nájdite|naučte|vytvorte|ušetrite|začnite|ochutnajte|spoznajte|užite|vyskúšajte)',
  hu: '^(?:fedezz\\p{L}*|élvezz\\p{L}*|gyere|jöjj\\p{L}*|találj\\p{L}*|tanulj\\p{L}*|próbál\\p{L}*|ismerj\\p{L}*)',
  ro: '^(?:descoper[ăi]\\p{L}*|bucur\\p{L}+|vino|veniți|găse\\p{L}+|înv[aă]ț\\p{L}+|creează|încearcă|alătur\\p{L}+|trăie\\p{L}+)',
  ru: '^\\p{L}{3,}(?:йте|ите|ьте)(?:сь)?',
  uk: '^\\p{L}{3,}(?:йте|іть|ите|ьте)(?:ся|сь)?',
  bg: '^\\p{L}{3,}(?:йте|ете)',
  tr: '^(?:keşfe\\p{L}+|gel\\p{L}{0,4}|bul\\p{L}{0,4}|öğren\\p{L}{0,4}|katıl\\p{L}{0,4}|dene\\p{L}{0,4}|yaşa\\p{L}{0,4})',
  el: '^(?:ανακαλύψτε|απολαύστε|ελάτε|βρείτε|μάθετε|δημιουργήστε|ζήστε|γευτείτε|γνωρίστε)',
  ja: '(?:ませんか|しよう|ましょう|ください)[。！!]?$',
  zh: '^(?:让|讓|一起|来|來|探索|体验|體驗|发现|發現|享受|加入)',
  ko: '(?:하세요|보세요|으세요)[.!]?$',
  ar: '^(?:اكتشف|استمتع|تعال|احصل|تعلم|انضم|جرب|عش)',
  vi: '^(?:khám phá|trải nghiệm|hãy|tận hưởng)',
  id: '^(?:temukan|nikmati|ayo|mari|jelajahi|rasakan|bergabung\\p{L}*|belajar)',
  he: '^(?:גלו|גלה|בואו|תיהנו|תהנו|היכנסו|הצטרפו|חוו|טעמו|למדו|התחילו|מצאו|קבלו|תנו|הכירו|צאו|תנסו|נסו)',
  lv: '^(?:atklāj(?:iet)?|izbaud(?:i|iet)|nāc(?:iet)?|atrod(?:i|iet)|iemācies|mācies|radi(?:et)?|izjūti(?:et)?|izmēģini(?:et)?|sāc(?:iet)?|pievienojies|pievienojieties|iepazīsti(?:et)?|nogaršo(?:jiet)?)',
  lt: '^(?:atraskite|atrask|mėgaukitės|mėgaukis|ateikite|ateik|raskite|rask|išmokite|mokykitės|kurkite|kurk|patirkite|patirk|išbandykite|išbandyk|pradėkite|pradėk|prisijunkite|prisijunk|susipažinkite|paragaukite|pajuskite|pajusk)',
  et: '^(?:avasta(?:ge)?|naudi(?:ge)?|tule(?:ge)?|leia|leidke|õpi(?:ge)?|loo(?:ge)?|koge(?:ge)?|proovi(?:ge)?|alusta(?:ge)?|liitu(?:ge)?|tutvu(?:ge)?|maitse(?:ge)?|säästa(?:ge)?)',
  hr: '^(?:otkrij(?:te)?|uživaj(?:te)?|dođi(?:te)?|pronađi(?:te)?|nauči(?:te)?|stvori(?:te)?|doživi(?:te)?|isprobaj(?:te)?|započni(?:te)?|kreni(?:te)?|pridruži(?:te)?|upoznaj(?:te)?|okusi(?:te)?|kušaj(?:te)?|uštedi(?:te)?|opusti(?:te)?)',
  sl: '^(?:odkrij(?:te)?|uživaj(?:te)?|pridi(?:te)?|najdi(?:te)?|nauči(?:te)?|ustvari(?:te)?|doživi(?:te)?|preizkusi(?:te)?|začni(?:te)?|pridruži(?:te)?|spoznaj(?:te)?|okusi(?:te)?|prihrani(?:te)?|sprosti(?:te)?)',
  ca: '^(?:descobreix|descobriu|gaudeix|gaudiu|vine|veniu|viu|coneix|coneixeu|troba|trobeu|aprèn|apreneu|crea|creeu|explora|exploreu|sent|uneix-te|comença|comenceu|cuida|tasta|tasteu|reserva|estalvia)',
  fa: '^(?:کشف کنید|لذت ببرید|بیایید|بیاموزید|تجربه کنید|بسازید|شروع کنید|همراه شوید|بچشید)|(?:را )?(?:کشف|تجربه|شروع) کنید[.!]?$|لذت ببرید[.!]?$',
  th: '^(?:ค้นพบ|สัมผัส|มาร่วม|มา(?:เรียน|ลอง|ค้นหา|สัมผัส)|เพลิดเพลิน|เรียนรู้|เริ่มต้น|ลอง|ให้เรา|ปล่อยให้|เปลี่ยน|สร้าง)',
  hi: '^(?:आइए|आइये|जानिए|जानें|पाएं|पाइए|बनाएं|सीखें)|(?:खोजें|जानें|पाएं|पाएँ|सीखें|अनुभव करें|आनंद लें|बनाएं|बनाएँ|शुरू करें|जुड़ें|चुनें)[.!।]?$',
  sr: '^(?:otkrij(?:te)?|uživaj(?:te)?|dođi(?:te)?|pronađi(?:te)?|nauči(?:te)?|stvori(?:te)?|doživi(?:te)?|isprobaj(?:te)?|započni(?:te)?|kreni(?:te)?|pridruži(?:te)?|upoznaj(?:te)?|probaj(?:te)?|uštedi(?:te)?|opusti(?:te)?|osetite?)|^(?:откриј(?:те)?|уживај(?:те)?|дођи(?:те)?|пронађи(?:те)?|научи(?:те)?|створи(?:те)?|доживи(?:те)?|испробај(?:те)?|започни(?:те)?|крени(?:те)?|придружи(?:те)?|упознај(?:те)?|пробај(?:те)?|уштеди(?:те)?|опусти(?:те)?|осетите?)',
};

const mapWords = (patterns: LanguagePatterns, change: (words: string, code: string) => string): LanguagePatterns =>
  Object.fromEntries(Object.entries(patterns).map(([code, words]) => [code, change(words, code)]));

const WORDS = mapWords(BENEFITS, closeWords);
const ALL_WORDS = mapWords({ ...GAINS, ...BENEFITS }, (_, code) =>
  [WORDS[code], GAINS[code]].filter((words) => words !== undefined).join('|'),
);
const DISTINCT_WORDS = mapWords(
  ALL_WORDS,
  (words, code) => `(?!(?:${VAGUE_GAINS[code]})${phraseEnd(code)})(?:${words})`,
);

/** Whether a text names what readers gain, or how well something is done. */
export const namesBenefit = (text: string, language: string): boolean => matchesPatterns(text, WORDS, language);

/** How many different words of what readers gain a text has. */
export const countBenefits = (text: string, language: string): number => countPhrases(text, ALL_WORDS, language);

/** The same without words that headlines also have which promise nothing. */
export const countDistinctBenefits = (text: string, language: string): number =>
  countPhrases(text, DISTINCT_WORDS, language);

/** Whether a text opens by asking its reader to do something. */
export const urgesReader = (text: string, language: string): boolean =>
  matchesPatterns(text.replace(/^\P{L}+/u, ''), URGES, language);
