import { CONJUNCTIONS } from '../../shared/text/index.ts';
import type { GroupGrammar } from './grammar.ts';

/** Nouns are stems with the endings of the plural that say for whom, or whom. */
export const HUNGARIAN: Readonly<Record<'hu', GroupGrammar>> = {
  hu: {
    groups:
      '\\p{L}*(?:fejlesztő|programozó|vállalkozó|vállalkozás|vállalat|cég|ügynökség|iskolá|iskola|diák|tanuló|hallgató|tanár|pedagógus|oktató|szülő|gyermek|gyerek|kamasz|tinédzser|fiatal|felnőtt|idős|idősek|nyugdíjas|nő|férfi|család|pár|szakember|profi|étterm|üzlet|klinik|kórház|orvos|beteg|páciens|lakó|lakos|polgár|látogató|vendég|turist|utazó|önkéntes|kutató|tudós|művész|zenész|fotós|tervező|kezdő|rajongó|kedvelő|barát|mérnök|építész|dolgozó|munkavállaló|munkáltató|tulajdonos|befektető|gyártó|beszállító|gazdálkodó|termelő|gazdá|gazda|sportoló|kerékpáros|túrázó|olvasó|játékos|szerző|intézmény|önkormányzat|egyesület|szálloda|ügyvéd|könyvelő|sofőr|anyuká|any[aá]|apá|apa|kismama|babá|baba|kutyá|gazdi)(?:o|e|ö|a|á|é)?k(?:nak|nek|at|et|ot|öt|kal|kel|ra|re|hoz|hez|on|en)?',
    vague:
      'ember(?:ek|eknek|eket)|mindenki(?:nek|t)?|bárki(?:nek|t)?|azok(?:nak|at)?|ügyfele(?:k|knek|ket|inknek|inket)|vásárlók(?:nak|at)?|felhasználók(?:nak|at)?|tagok(?:nak|at)?|tagjai(?:nk|nknak)|szervezetek(?:nek|et)?|csapatok(?:nak|at)?|résztvevők(?:nek|et)?|személyek(?:nek|et)?',
    qualifiers: 'akik|akiknek|aki|akinek|feletti',
    stop: 'és|vagy|de|hogy|mint|ha|nem|is|van|vannak|volt|ez|az|ők|mi|ti|én|te|ami|amely|egy|csak|már|még|meg|majd|lehet|kell|akár|sem|készült|készültek|szól|ajánlott|ideális|programunk|szolgáltatásunk',
    fillers: 'a|az|minden|összes|azon|több|mint|akár|elsősorban|főként|\\d[\\d.]*',
    adjective: '[^t]|[^aeiouáéíóöőúüű]t',
    maxModifiers: 1,
    and: CONJUNCTIONS.hu,
    before: {
      designed:
        '(?:ajánlott|ajánljuk|készült|szól|szánjuk|szánt|tervezett|tervezve|kialakított|ideális|tökéletes|elérhető|nyitott|kínálunk|kínál|nyújtunk|program|szolgáltatások?|képzések?|megoldások?|táborok?|tanácsadás|segítség|támogatás)',
      helps:
        '(?:segít(?:ünk|jük|i|ve)?|támogat(?:juk|unk|ja)?|összeköt(?:jük|i)?|képvisel(?:jük|i)?|oktat(?:juk|unk|ja)?|összefogja|várjuk|kiszolgál(?:juk|ja))',
      condition: '(?:ha ön|ha te)',
    },
    after: {
      designed: '(?:számára|részére)',
      helps: '(?:segítünk|segítenek|nyújtunk|kínálunk|támogatására|segítésére|segítése|támogatása)',
      can: '(?:igénybe vehetik|használhatják|megtalálják)',
    },
  },
};
