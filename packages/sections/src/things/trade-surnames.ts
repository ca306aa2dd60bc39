import type { KindCount } from '../shared/kinds/kind-words.ts';
import { wordsOf } from '../shared/text/index.ts';

/** Trades that are surnames too, in the spelling of the trade. */
const TRADE_SURNAMES: ReadonlySet<string> = new Set(
  [
    'baker brewer butcher carpenter cook cooper farmer fisher gardener glover hunter mason miller potter saddler shepherd smith tailor thatcher turner weaver',
    'brauer bäcker drechsler fischer fleischer förster gärtner glaser hafner imker jäger koch maurer metzger müller sattler schäfer schlosser schmied schneider schreiner schuster steinmetz tischler töpfer wagner weber winzer zimmermann',
    'bakker bos dekker kuiper mulder smit visser slager schilder timmerman',
    'berger boucher boulanger charpentier couvreur marchand maçon meunier pêcheur tailleur tonnelier verrier',
    'carpintero herrero molinero panadero pastor zapatero ferreiro carpinteiro oleiro padeiro ferraro muratore sarto',
    'bednarz kowal krawiec młynarz rybak stolarz kovář krejčí mlynář pekař sedlák tesař truhlář kováč mlynár stolár tesár',
    'asztalos ács halász kertész kovács molnár pék szabó varga',
    'коваль кравець мельник гончар бондар кузнец',
  ].flatMap((words) => words.split(' ')),
);

/** Whether a trade is the surname in a name that names another kind too: "Steinmetz Antiquitäten" sells antiques. */
export const isSurname = (trade: string, inName: readonly KindCount[]): boolean =>
  TRADE_SURNAMES.has(trade) &&
  inName.some(({ words }) => words === trade) &&
  inName.some(({ words }) => !TRADE_SURNAMES.has(words));

/** The kinds that a text of a brand names, without a trade that is its surname. */
export const withoutSurname = (counts: readonly KindCount[], inName: readonly KindCount[]): KindCount[] =>
  counts.filter(({ words }) => !isSurname(wordsOf(words)[0] ?? '', inName));
