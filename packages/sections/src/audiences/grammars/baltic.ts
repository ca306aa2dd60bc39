import { CONJUNCTIONS } from '../../shared/text/index.ts';
import type { GroupGrammar } from './grammar.ts';

/** Nouns are stems with the endings of the plural that say for whom, or whom. */
export const BALTIC: Readonly<Record<'lv' | 'lt' | 'et', GroupGrammar>> = {
  lv: {
    groups:
      '(?:uzņēm(?:um|ēj)|skol(?:ēn|otāj)|skol|student|audzēkņ|pedagog|pasniedzēj|vecāk|bērn|jaunie[tš]|pusaud[žz]|pieaugušaj|senior|pensionār|siev[iī]e[tš]|vīrie[tš]|ģimen|speciālist|profesionāļ|restorān|veikal|klīnik|ārst|pacient|iedzīvotāj|pilso[nņ]|tūrist|ceļotāj|apmeklētāj|brīvprātīg|pētniek|zinātniek|mākslinie[kc]|mūziķ|dizainer|fotogrāf|iesācēj|entuziast|izstrādātāj|programmētāj|inženier|arhitekt|pašvaldīb|iestād|biedrīb|darbiniek|darba devēj|īpašniek|investor|ražotāj|lauksaimniek|sportist|lasītāj|spēlētāj|autovadītāj|māmiņ|invalīd|bēgļ|viesnīc)\\p{L}{0,4}(?:iem|ām|ēm|īm|us|as|es)',
    vague:
      'cilvēk(?:iem|us)|ikvienam|visiem|visus|visām|tiem|klient(?:iem|us)|lietotāj(?:iem|us)|organizācij(?:ām|as)|komand(?:ām|as)|dalībniek(?:iem|us)|person(?:ām|as)|biedr(?:iem|us)',
    qualifiers: 'ar|bez|kuri|kuras|kuriem|kurām|kas|vecumā',
    stop: 'ir|un|vai|bet|ka|kā|no|uz|par|pie|pa|pēc|lai|ja|mēs|jūs|tu|es|viņi|tas|tā|šis|šī|nav|arī|gan|tiek|bija|(?:domāt|paredzēt|piemērot|veidot|radīt|izstrādāt)\\p{L}{1,3}',
    fillers: 'visiem|visām|visus|mūsu|savu|saviem|gan|dažādiem|īpaši|priekš|\\d[\\d.]*',
    adjective: 'iem|ām|us|as|is|es|ie|ais',
    maxModifiers: 2,
    and: `${CONJUNCTIONS.lv}|gan`,
    before: {
      designed:
        '(?:domāt|paredzēt|piemērot|veidot|radīt|izstrādāt|ideāl|pieejam|atvērt|noderīg)(?:a|s|i|as|ais|ā)|(?:pakalpojum|risinājum)(?:i|us|s)|(?:programm|nodarbīb|konsultācij|nometn)(?:a|u|as)|kursi|kursus|platforma|lietotne|atbalsts|atbalstu|palīdzība|palīdzību',
      helps:
        '(?:palīdz(?:am|ēt|ot)?|piedāvā(?:jam|jot|t)?|atbalst(?:ām|a|īt|ot)|apmāc(?:ām|a)|apvieno(?:jam|t)?|konsultē(?:jam|t)?|(?:strādājam|darbā|strādāt) ar)',
      condition: '(?:ja (?:tu|jūs) esi?t?)',
    },
    after: { can: '(?:var|varēs|iegūst)', welcome: '(?:ir |tiek )?(?:laipni )?(?:gaidīti|aicināti)' },
  },
  lt: {
    groups:
      '(?:įmon|verslinink|moksleiv|mokin|mokytoj|mokykl|student|pedagog|dėstytoj|tėv|vaik|jaunuol|paaugl|suaugus|senjor|pensinink|moter|vyr|šeim|specialist|profesional|restoran|parduotuv|klinik|gydytoj|pacient|gyventoj|pilieč|turist|keliautoj|lankytoj|savanor|tyrėj|mokslinink|meninink|muzikant|dizaineri|fotograf|pradedan|entuziast|mėgėj|kūrėj|programuotoj|inžinier|architekt|savivaldyb|įstaig|bendruomen|darbuotoj|darbdav|savinink|investuotoj|gamintoj|ūkinink|sportinink|skaitytoj|žaidėj|vairuotoj|neįgali|pabėgėl|viešbu|medik)\\p{L}{0,6}(?:ams|oms|ėms|ims|iams|ius|us|as|es|ų)',
    vague:
      'žmon(?:ėms|es|ių)|visiems|visus|kiekvienam|tiems|klient(?:ams|us)|vartotoj(?:ams|us)|naudotoj(?:ams|us)|organizacij(?:oms|as)|komand(?:oms|as)|dalyvi(?:ams|us)|asmen(?:ims|is)|nari(?:ams|us)',
    attribute: 'su \\p{L}{3,}(?:o|ų|os|ės|ies)',
    qualifiers: 'su|be|kurie|kurios|kuriems|kurioms|nuo|turintiems|turinčius',
    stop: 'yra|ir|ar|bet|kad|kaip|iš|į|apie|prie|po|per|jei|mes|jūs|tu|aš|jie|tai|ši|šis|ne|taip|pat|buvo|gali|tinka|(?:skirt|sukurt|pritaikyt|parengt)\\p{L}{1,4}',
    fillers: 'visiems|visoms|visus|mūsų|savo|įvairiems|tiek|ypač|\\d[\\d.]*',
    adjective: 'iems|mis|iais|ais|oms|osioms|us|as|ieji|osios|ni?i',
    maxModifiers: 1,
    and: `${CONJUNCTIONS.lt}|ar`,
    before: {
      designed:
        '(?:skirt|sukurt|pritaikyt|ideal|tinkam|parengt|atvir|prieinam|nauding)(?:a|as|i|os|us|ias)|tinka|(?:paslaug|program|konsultacij|stovykl)(?:os|a|as)|mokymai|kursai|platforma|programėlė|sprendimai|pagalba|parama',
      helps:
        '(?:padeda(?:me)?|padėti|siūlo(?:me)?|teikia(?:me)?|remia(?:me)?|moko(?:me)?|konsultuoja(?:me)?|vienija(?:me)?|kviečia(?:me)?|dirbame su)',
      condition: '(?:jei esate)',
    },
    after: { can: '(?:gali|galės)', welcome: '(?:yra )?(?:laukiami|kviečiami)' },
  },
  et: {
    groups:
      '\\p{L}*(?:ettevõt(?:ja|e)|firma|kooli|õpila[ns]|õppija|õpetaja|üliõpila[ns]|tudengi|lapsevanema|vanema|las[nt]e|noor|noorte|täiskasvanu|eaka|pensionäri|nais|mees|pere|spetsialisti|professionaali|restorani|poodi|kliiniku|arsti|patsiendi|elaniku|kodaniku|turisti|reisija|külastaja|külalis|vabatahtliku|teadla[ns]|uurija|kunstni[kg]u?|muusiku|disaineri|fotograafi|algaja|huvilis|arendaja|programmeerija|inseneri|arhitekti|omavalitsus|asutus|ühingu|töötaja|tööandja|omaniku|investori|tootja|põllumehe|sportla[ns]|lugeja|mängija|paari|hotelli|lasteaia)\\p{L}{0,4}(?:tele|dele|le|id|si)',
    vague:
      'inimes(?:tele|i)|kõigile|kõiki|igaühele|neile|klien(?:tidele|te)|kliente|kasutaja(?:tele|id)|organisatsiooni(?:dele|de)|meeskonda(?:dele)|osaleja(?:tele|id)|liikme(?:tele|id)|isiku(?:tele|id)',
    qualifiers: 'kes|kellel|kellele|vanuses',
    stop: 'on|ja|või|aga|et|kui|nagu|ka|ei|see|meie|teie|sa|ma|nad|ta|oli|saab|mis|üle|oma|ning|mõeldud|loodud|suunatud|sobib|sobivad|avatud',
    fillers: 'kõigile|kõiki|meie|oma|nii|eri|erinevatele|just|eriti|\\d[\\d.]*',
    adjective: 'tele|dele|te|de|ga|tud|nud|vatele|matele',
    maxModifiers: 2,
    and: CONJUNCTIONS.et,
    before: {
      designed:
        '(?:mõeldud|loodud|suunatud|sobib|sobivad|sobilik|ideaalne|avatud|teenused|programm|koolitus(?:ed)?|lahendus(?:ed)?|tarkvara|nõustamine|tugi|abi)',
      helps:
        '(?:aita(?:me|b|da)|toeta(?:me|b|da)|paku(?:me|b)|ühenda(?:me|b|da)|koolita(?:me|b)|nõusta(?:me|b)|esinda(?:me|b))',
      condition: '(?:kui oled|kas oled)',
    },
    after: {
      designed: '(?:mõeldud|loodud|suunatud|sobiv)',
      can: '(?:saavad|võivad)',
      welcome: 'on (?:\\p{L}+ )?oodatud',
    },
  },
};
