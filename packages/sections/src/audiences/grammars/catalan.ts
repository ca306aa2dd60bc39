import { CONJUNCTIONS } from '../../shared/text/index.ts';
import type { GroupGrammar } from './grammar.ts';

export const CATALAN: Readonly<Record<'ca', GroupGrammar>> = {
  ca: {
    groups:
      'nens|nenes|infants|nadons|joves|adolescents|adults|jubilats|dones|homes|parelles|famílies|pares|mares|avis|alumnes|estudiants|mestres|docents|professors|escoles|instituts|universitats|pimes|autònoms|emprenedors|botigues|comerços|restaurants|hotels|particulars|professionals|veïns|veïnes|ciutadans|visitants|turistes|viatgers|voluntaris|artistes|músics|esportistes|jugadors|ciclistes|excursionistes|principiants|amants|aficionats|pacients|treballadors|investigadors|associacions|ajuntaments|agricultors|pagesos|ramaders|propietaris|llogaters|lectors|creadors|dissenyadors|arquitectes|desenvolupadors|empreses|mascotes',
    vague:
      'persones|gent|tothom|tots|totes|qui|aquells|aquelles|clients|membres|socis|usuaris|organitzacions|entitats|institucions|públic|grups',
    qualifiers: 'amb|sense|que|de|del|en|entre|afectad[ae]s|interessa(?:ts|des)|majors|menors',
    stop: 'que|qui|on|és|són|era|ser|està|estan|ha|han|amb|sense|per|en|sobre|des|fins|nosaltres|jo|tu|ell|ella|es|no|si|quan|però|i|o|un|una|el|la|aquest|aquesta|el|fer|més|com',
    fillers: "les|els|la|el|l['’]|tots|totes|nostres|més|de|molts|moltes|cada|una?|\\d[\\d.]*",
    maxModifiers: 1,
    and: `${CONJUNCTIONS.ca}|com`,
    joiners: 'però|també',
    before: {
      addressed: '(?:estima(?:ts|des)|benvolgu(?:ts|des))',
      designed:
        '(?:dissenya|pensa|adreça|dirigi|orienta|obert|crea|desenvolupa)(?:t|da|ts|des|s|a)? (?:especialment )?(?:per a|a|als?)(?: (?:les|els))?|ideals? per a?(?: (?:les|els))?|(?:serveis?|solucions|plataforma|programa|tallers|cursos|activitats) per a(?: (?:les|els))?',
      helps:
        '(?:ajud(?:a|em|ar)|acompany(?:a|em)|aten(?:em|dre)|atén|reuneix|agrupa|form(?:a|em)|treballem (?:amb|per a)|oferim(?: a)?)(?: (?:les|els|als?))?',
      condition: '(?:si ets|tant si ets|ets)(?: una?)?',
      community: '(?:comunitat|xarxa|associació|grup|col·lectiu) (?:de|per a)',
      for: 'per a?(?: tots| totes)?(?: (?:les|els))?',
    },
    after: { welcome: 'són (?:\\p{L}+ )?benving(?:uts|udes)', can: '(?:poden|podran|troben|trobaran)' },
  },
};
