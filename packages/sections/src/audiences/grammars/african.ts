import type { GroupGrammar } from './grammar.ts';

/** Afrikaans and Swahili. */
export const AFRICAN: Readonly<Record<'af' | 'sw', GroupGrammar>> = {
  af: {
    groups:
      '\\p{L}*(?:kinders|leerders|skoliere|studente|skole|ouers|grootouers|tieners|jongmense|volwassenes|bejaardes|pensionarisse|onderwysers|opvoeders|boere|besighede|maatskappye|ondernemings|ondernemers|gesinne|families|paartjies|toeriste|reisigers|besoekers|gaste|eienaars|huurders|verhuurders|beginners|gevorderdes|mans|vroue|dames|meisies|seuns|babas|kleuters|inwoners|gemeenskappe|kerke|gemeentes|klubs|verenigings|munisipaliteite|hospitale|klinieke|pasiënte|werkgewers|werknemers|werksoekers|vrywilligers|atlete|fietsryers|stappers|hengelaars|jagters|kampeerders|liefhebbers|entoesiaste|kunstenaars|musikante|restaurante|winkels|gastehuise|hotelle|handelaars|vervaardigers|kontrakteurs|argitekte)',
    vague:
      'mense|persone|almal|enigiemand|iemand|diegene|lede|kliënte|klante|gebruikers|organisasies|instellings|individue',
    qualifiers: 'met|sonder|wat|wie|in|uit|van|vanaf|tussen|ouer',
    stop: 'is|was|word|het|kan|sal|moet|nie|dat|om|te|ons|jy|jou|julle|u|hulle|ek|hy|sy|dit|en|of|maar|as|wanneer|waar|hoe|wat|op|by|aan|deur|oor|na|tot|vir|met|in|uit|van',
    fillers: 'die|’n|alle|ons|hul|hulle|elke|baie|beide|sowel|meer as|\\d[\\d.]*',
    maxModifiers: 2,
    and: 'en|of|asook|sowel as|en ook',
    before: {
      designed:
        '(?:ontwerp|bedoel|geskik|ideaal|perfek|gemaak|spesiaal|gerig|toegewy|beskikbaar|oop)(?: is)? (?:vir|op)',
      helps:
        '(?:help|ondersteun|bedien|begelei|leer|verwelkom|versorg|verteenwoordig)(?: ook)?|(?:ondersteuning|hulp|dienste) (?:vir|aan)|(?:verskaf|lewer) (?:\\p{L}+ )?aan|werk (?:saam )?met',
      condition: 'of jy(?: nou)?(?: ’n)?|is jy ’n',
      used: 'ons kliënte (?:is|sluit in)|(?:word )?gebruik deur',
      community: '(?:vereniging|gemeenskap|netwerk|klub) (?:vir|van)',
      for: 'vir',
    },
    after: { welcome: 'is (?:\\p{L}+ ){0,2}welkom', can: 'kan' },
  },
  sw: {
    groups:
      '(?:watoto|wanafunzi|wazazi|walezi|walimu|shule|vijana|wasichana|wavulana|wanawake|akina mama|wanaume|wazee|yatima|wajane|wakulima|wafugaji|wavuvi|wafanyabiashara|wajasiriamali|makampuni|kampuni|mashirika|taasisi(?: za (?:serikali|umma|binafsi|elimu|dini))?|hoteli|migahawa|hospitali|vyuo|makanisa|misikiti|familia|wagonjwa|watalii|wasafiri|wageni|wanandoa|maharusi|wanamichezo|wachezaji|wasanii|madereva|wajenzi|wawekezaji|wapangaji|wamiliki|vikundi|jamii|biashara ndogo(?: ndogo)?(?: na za kati)?|watu (?:binafsi|wazima|wenye ulemavu)|watu walio \\p{L}+|wanakijiji|wakimbizi)',
    vague: 'watu|wateja|wanachama|wote|mtu|kila mtu|wananchi|watumiaji',
    qualifiers: 'wenye|wasio|walio|wanao\\p{L}+|ambao|kutoka|wa|za|wanaotaka|wanaohitaji',
    stop: 'ni|si|na|ya|la|cha|vya|kwa|katika|hii|hiyo|huu|sisi|wewe|yetu|yako|zetu|zako|lakini|kama|ili|au|pia|tu|sana',
    fillers: 'wote|mbalimbali|zaidi ya|\\d[\\d.]*',
    maxModifiers: 0,
    and: 'na|au|pamoja na|hata',
    before: {
      designed: '(?:iliyoundwa|zilizoundwa|inafaa|zinafaa|bora|maalum|mahsusi)(?: kwa(?: ajili ya)?)?|kwa ajili ya',
      helps:
        '(?:tuna|hu|ku|ina|zina)(?:wa)?(?:saidia|hudumia|wezesha|fundisha|lea|tunza|karibisha)|huduma kwa|oda za|tunafanya kazi na',
      used: 'wateja wetu ni(?: pamoja na)?',
      community: '(?:chama|jumuiya|mtandao|umoja) (?:cha|ya|wa)',
      for: 'kwa',
    },
    after: { welcome: 'wanakaribishwa', can: 'wanaweza' },
  },
};
