import type { Wordings } from './grammar.ts';

/**
 * Words by which bodies, conferences and programmes say who may come, apply or be a member, and nouns for those who are named
 * there.
 */
export const ADMISSION: Readonly<Record<string, Wordings>> = {
  en: {
    before: {
      designed:
        '(?:this|the|our) (?:\\p{L}+ )?(?:conference|event|programme|program|guide|book|tool|app|project|site|website|service|handbook|summit|forum|network|competition|contest|award|scholarship|grant|fund|fellowship) is(?: mainly| primarily| also| only)? for|eligible(?: applicants| candidates| participants)?(?: are| include)',
      helps: 'provid(?:es?|ing)(?= (?:[\\p{L}-]+ ){1,5}with )|(?:satisf(?:y|ies|ying)|appeals? to)(?: not only| both)?',
      used: '(?:^|(?<=[.!?] ))members are',
      condition:
        '(?:is|does) your(?= (?:company|team|organi[sz]ation|business|school|institution|agency|library|community|university|municipality) (?:a|an|at|based|considering|currently|in|looking|new|not|one|part|planning|ready|running|seeking|still|struggling|the|using|need|have|offer|provide|run|struggle|use|want|work)(?!\\p{L}))',
    },
    after: {
      designed:
        '(?:can|may|are (?:eligible|invited|encouraged) to) (?:also )?(?:apply|enrol+|participate|take part|become (?:full |associate )?members)(?! (?:as|by|in (?:the|our|this|a) (?:survey|poll|vote|hearing))(?!\\p{L}))',
    },
  },
  de: {
    before: {
      designed:
        '(?:bewerben|anmelden|teilnehmen|mitmachen|beitreten|(?:mitglied(?:er)?) werden) (?:können|dürfen)(?: sich)?(?: alle)?|(?:teilnahme|antrags|bewerbungs|förder)berechtigt sind(?: alle)?|ste(?:ht|hen)(?= [^.;:!?]{3,60} offen)',
    },
    after: {
      designed: 'können (?:sich (?:bewerben|anmelden)|teilnehmen|mitmachen|mitglied werden|beitreten)',
    },
    groups:
      '(?:archivare|bibliothekare|dolmetscher|übersetzer|\\p{L}*administratoren|entscheidungsträger)[n]?|(?:archivar|bibliothekar|dolmetscher|übersetzer)innen|neulinge?n?|\\p{L}+schaffende[nr]?',
  },
  fr: {
    before: {
      designed:
        "(?:peuvent|pourront) (?:candidater|participer|postuler|adhérer|s['’]inscrire|concourir)(?: :)?(?: toute?s| tous)?(?: les| des)?|(?:sont )?éligibles(?: :| sont)(?: les)?",
      helps: 'représentons(?: (?:les|des))?|fournit aux?|fournissons aux?',
    },
    groups: 'administrateurs(?: système| réseau)?|archivistes|bibliothécaires|interprètes|traducteurs',
  },
  es: {
    before: {
      designed:
        '(?<!(?<!\\p{L})no )pueden (?:presentarse|participar|inscribirse|asociarse|optar|solicitarl[oa]|ser (?:soci[oa]s|miembros))(?: tod[oa]s)?(?: l[oa]s)?',
      helps: 'ofrece(?:mos)? a (?:las|los)',
      used: '(?:nuestros|los) miembros son',
    },
    groups:
      'archiver[oa]s|bibliotecari[oa]s|intérpretes|traductor[ae]s|editor[ae]s|administrador[ae]s(?: de sistemas)?',
  },
  it: {
    before: {
      designed:
        '(?<!(?<!\\p{L})non )(?:possono|potranno) (?:candidarsi|partecipare|iscriversi|aderire|associarsi|presentare domanda|fare domanda)(?: tutt[ie])?(?: (?:i|gli|le))?',
      helps: 'rappresentiamo(?: (?:i|gli|le))?|sostengono(?: (?:i|gli|le))?|consulenza a(?:i|gli|lle)?',
      condition: 'sei uno',
    },
    groups: 'archivist[ie]|bibliotecar[ie]|interpreti|traduttori|editori|amministratori(?: di sistema)?|ministeri',
  },
  pt: {
    before: {
      designed:
        '(?<!(?<!\\p{L})não )podem (?:candidatar-se|participar|inscrever-se|concorrer|associar-se|aderir|se (?:inscrever|candidatar|associar))(?: tod[oa]s)?(?: (?:os|as))?',
      used: '(?:os )?(?:nossos|seus) membros são',
    },
    groups:
      'arquivistas|bibliotecári[oa]s|intérpretes|tradutor[ae]s|editor[ae]s|pecuaristas|administradores de sistemas',
  },
  nl: {
    before: {
      designed:
        '(?:deelnemen|meedoen|aanmelden|lid worden|inschrijven) kunnen(?: alle)?|sta(?:at|an)(?: ook)? open voor(?: alle)?',
      helps: 'vertegenwoordigen(?: wij| we)?',
    },
    after: { designed: 'kunnen (?:zich (?:aanmelden|inschrijven)|deelnemen|meedoen|lid worden)' },
    groups:
      'archivarissen|bibliothecarissen|tolken|vertalers|\\p{L}*makers|journalisten|uitgevers|ministeries|\\p{L}*beheerders|ingenieurs|\\p{L}*managers',
  },
  sv: {
    after: { designed: '(?:kan|får) (?:ansöka|söka|delta|anmäla sig|bli medlem(?:mar)?)' },
    before: { helps: 'stöder' },
    groups:
      'arkivarier|bibliotekarier|tolkar|översättare|\\p{L}*arbetare|journalister|beslutsfattare|\\p{L}*chefer|ingenjörer',
  },
  da: {
    after: { designed: 'kan (?:søge|ansøge|deltage|melde sig|blive medlem(?:mer)?)' },
    groups: 'bibliotekarer|tolke|oversættere|journalister|beslutningstagere|ingeniører',
  },
  nb: {
    after: { designed: 'kan (?:søke|delta|melde seg på|bli medlem(?:mer)?)' },
    groups: 'bibliotekarer|tolker|oversettere|journalister|beslutningstakere|ingeniører',
  },
  pl: {
    before: {
      designed:
        '(?:zgłaszać się|zgłosić się|uczestniczyć|(?:wziąć|brać) udział|ubiegać się(?: o \\p{L}+)?) mogą|mogą (?:zgłaszać się|zgłosić się|uczestniczyć|(?:wziąć|brać) udział|ubiegać się o \\p{L}+|przystąpić)|członkami mogą (?:zostać|być)',
      used: 'naszymi (?:członkami|odbiorcami) są',
    },
    groups:
      '(?:archiwist|bibliotekarz|dziennikarz|tłumacz|wydawc|inżynier|ministerstw|artyst|artyś|badacz|wykładowc|decydent|leśni[kc]|rolni[kc])\\p{L}*',
  },
  cs: {
    before: {
      designed:
        '(?:přihlásit|zúčastnit|zapojit) se (?:mohou|může)|(?:členy|členem) se (?:mohou|může) stát|určen[aoyié]?(?= (?:\\p{L}+ )?\\p{L}+(?:ům|ám|ím)(?!\\p{L}))',
      used: 'našimi členy jsou|naši členové jsou',
      condition: 'jste(?= [^.!]{3,60}\\?)',
    },
    groups:
      '(?:archivář|knihovní[kc]|novinář|překladatel|tlumoční[kc]|ministerstv|vydavatel|inžený[rř]|uměl[ce]|výzkumní[kc]|zeměděl[ce])\\p{L}*',
  },
  hu: {
    before: { used: '(?:^|(?<=[.!?] ))tagjaink(?: között)?' },
    after: { helps: 'képvisel(?:ünk|jük|i)|támogat(?:nak|unk|juk|ja)|segít(?:ünk|jük|i|enek)?' },
    groups:
      '\\p{L}*(?:levéltáros|könyvtáros|újságíró|kiadó|fordító|tolmács|munkás|erdész)(?:o|e|a)?k(?:nak|nek|at|et)?',
  },
  ru: {
    before: {
      designed:
        '(?:подать заявк[уи]|подавать заявки|участвовать|принять участие|вступить)[^.;:,]{0,20} могут|членами (?:\\p{L}+ )?могут (?:быть|стать)',
      helps: 'представля(?:ем|ет)|поддержива(?:ют|ем)|консультируем',
      used: 'наши члены(?: [—–-]| это)?',
      condition: 'вы(?: [—–-])?(?= [^.!]{3,60}\\?)',
    },
    groups:
      '(?:архивист|библиотекар|журналист|переводчик|издател|министерств|муниципалитет|лесовод|инженер)\\p{L}*|новичок',
  },
  uk: {
    before: {
      designed:
        '(?:подати заявк[уи]|взяти участь|долучитися|вступити)[^.;:,]{0,20} можуть|участь можуть взяти|членами (?:\\p{L}+ )?можуть (?:бути|стати)',
      helps: 'представляємо|консультуємо',
      used: 'наші члени(?: [—–-]| це)?',
      condition: 'ви(?: [—–-])?(?= [^.!]{3,60}\\?)',
    },
    groups:
      '(?:архівіст|бібліотекар|журналіст|переклада[чц]|вида(?:вц|вець)|міністерств|лісівни[кц]|стартап)\\p{L}*|початківець',
  },
  tr: {
    after: {
      designed: '(?:başvurabilir|katılabilir|yöneliktir|içindir)\\p{L}*',
      helps: 'temsil ed\\p{L}*|destekle\\p{L}*|bir araya getir\\p{L}*',
    },
    groups:
      '(?:arşivci|kütüphaneci|gazeteci|çevirmen|tercüman|bilim insan|karar verici|yayıncı|ormancı|yönetici)(?:ler|lar)\\p{L}*|bilim insanları\\p{L}*',
  },
};
