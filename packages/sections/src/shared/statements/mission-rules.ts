import { namesMissionItself } from '../cues/aim-headings.ts';
import { endsSentence } from '../text/index.ts';
import type { FeatureVector } from './features.ts';
import type { Statement } from './statement.ts';

/** Sentences under a heading "Our mission" that may be it. */
const MAX_SENTENCES_UNDER_HEADING = 4;

/** It is under a heading for it, names it as such, or says what the brand wants. The voice is the brand's own. */
export function mayBeMission(statement: Statement, features: FeatureVector): boolean {
  const { text, underAside, underAbout, pageKind, nth } = statement;
  if (features.otherHeading === 1 && features.headingCue === 0) return false;
  // Documentation of a product may introduce it: "Our mission is…".
  const introduces = underAbout && pageKind === 'docs' && features.cue === 1 && features.brand + features.we > 0;
  if (!introduces && (underAside || pageKind === 'blog' || pageKind === 'docs')) return false;
  // "Objectives" on the page of a course are those of the course.
  const ofBrand = features.namedHeading === 0 || namesMissionItself(statement.heading) || isAboutBrand(statement);
  // Many sites set their mission like a quotation, and sole traders speak of themselves.
  if (features.headingCue === 1 && ofBrand && nth < MAX_SENTENCES_UNDER_HEADING)
    return (
      // In quotation marks, it may be a customer's words.
      (features.testimonial === 0 || features.aim === 1) &&
      (!/^["“”„«]/u.test(text) || isQuotedAim(features)) &&
      (isFirstUnderMission(statement, features) || (wantsSomething(features) && !isOfThoseServed(features)))
    );
  // Sole traders name theirs: "My mission is…".
  if (features.brand + features.we === 0 && SOMEBODY_ON_MISSION.test(text)) return false;
  // "This is to prevent fires": of what was named before, and not of the brand.
  const ofProject = features.cue === 1 && OWN_PROJECT.test(text);
  if (features.dependent === 1 && !ofProject && !speaksOfBrand(statement, features) && !OWN_BODY.test(text))
    return false;
  if (features.testimonial + features.other > 0 || (features.person === 1 && features.cue === 0)) return false;
  if (features.headingCue === 0 && !isAboutBrand(statement) && !underAbout && !speaksOfBrand(statement, features))
    return false;
  if (features.cue === 1) return true;
  return (
    features.weakCue + features.beneficiary === 2 && features.brand + features.we + features.offer + features.ofUs > 0
  );
}

/** "Tessa is on a mission to…": somebody of the team or a partner, where the brand's name is another. */
const SOMEBODY_ON_MISSION = /^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)* (?:is|are) on a mission(?!\p{L})/u;

/** "Мисията ни е…", "Cilj nam je…"; "Cieľom združenia je…": "our" behind its noun, and what the brand is. */
const OWN_AIM =
  /(?<!\p{L})(?:ни|нам|nam|nám|(?:združeni|združenj|sdružení|spolk|stowarzysz|fundacj|fundaci|društv|udrug|saved|egyesület|alapítvány|associat|asociaci|associazion|associaç|asociați|vereniging|stichting|verein|stiftung|förening|forening|yhdisty|объединени|ассоциаци|об['’]єднанн|организаци|organi[sz]a)\p{L}*)(?!\p{L})/iu;

/** A body, in scripts without spaces or capitals: "through this association". */
const OWN_BODY =
  /組織|団体|法人|協会|協議会|財団|組合|组织|组織|機構|机构|协会|協會|基金会|단체|협회|재단|법인|جمعية|مؤسسة|منظمة|עמותה|ארגון/u;

/** "This site", "this project": what many sites are of, and say nothing of before. */
const OWN_PROJECT =
  /(?<!\p{L})(?:(?:web ?)?site|sito|sitio|proje[ck]?t\p{L}{0,3}|progetto|proyecto|projekt\p{L}{0,4}|prosjekt\p{L}{0,4}|proje(?:nin)?|sitenin|hank(?:e|keen)|plat(?:e-?)?form\p{L}{0,3}|plataforma|piattaforma|initiative|iniciativ\p{L}{0,3}|inițiativ\p{L}{0,3}|iniziativa|serwis\p{L}{0,2}|portal\p{L}{0,3}|webu?|stránk\p{L}{1,3}|hjemmeside|nettsted\p{L}{0,2}|hemsida|oldal\p{L}{0,3}|honlap\p{L}{0,3}|сайт\p{L}{0,2}|портал\p{L}{0,2}|проек\p{L}{1,3}|проєк\p{L}{1,3})(?!\p{L})|サイト|プロジェクト|取り組み|プラットフォーム|网站|網站|项目|項目|倡议|倡議|平台|사이트|프로젝트|플랫폼/iu;

/** Elsewhere, the aim of a treatment, a course or a tool is its own. */
const speaksOfBrand = ({ text }: Statement, { brand, we, saysWe, namesBrand }: FeatureVector): boolean =>
  brand + we + saysWe + namesBrand > 0 || OWN_AIM.test(text);

/** Many set their mission in quotation marks, below a heading that names it. */
const isQuotedAim = (features: FeatureVector): boolean => features.namedHeading === 1 && wantsSomething(features);

/** "Most of the fathers we help want to…": of somebody else, in whose sentence the brand only comes in. */
const isOfThoseServed = ({ other, saysWe }: FeatureVector): boolean => other + saysWe === 2;

/** In the words or the form of an aim. */
const wantsSomething = ({ cue, weakCue, aim }: FeatureVector): boolean => cue + weakCue + aim > 0;

/** Whether the page is the home page, or one about the brand. */
const isAboutBrand = ({ pageIndex, pageKind, underAbout }: Statement): boolean =>
  pageIndex === 0 || pageKind === 'about' || pageKind === 'mission' || (pageKind === 'docs' && underAbout);

/** "Jane Miller", inside a sentence: somebody's name, or a place's. */
const FULL_NAME = /\p{L}.*(?<!\p{L})\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+/u;
/** "Photo by…", "© …": whose the picture beside it is. */
const CREDIT =
  /^(?:\P{L}*©|(?:photo(?:graph)?s?|images?|pictures?|fotos?|bild(?:er)?|illustrations?|im[aá]gen(?:es)?|immagin[ei]|imagens?|kuvat?|zdjęci[ae]|фото)(?: (?:av|af|by|courtesy|de|di|door|par|por|von)(?!\p{L})| ?[:：©]))/iu;

/**
 * The first sentence under "Our mission", where it speaks of the brand's work and not of a person, a visitor or a
 * picture. Other headings say less of what follows them: there it also has to be worded like an aim.
 */
function isFirstUnderMission(statement: Statement, features: FeatureVector): boolean {
  const { nth, heading, text } = statement;
  const { namedHeading, dependent, person, other, testimonial, question, requests, words4, brand, we } = features;
  if (namedHeading === 0 || nth > 0) return false;
  if (testimonial === 1 && !(namesMissionItself(heading) && features.aim === 1)) return false;
  if (dependent + person + other + question + requests > 0 || CREDIT.test(text)) return false;
  if (wantsSomething(features)) return namesMissionItself(heading) || isAboutBrand(statement);
  // "This is the mission of our school, which…" only leads to it.
  if (namesMissionItself(text)) return false;
  return (
    namesMissionItself(heading) && (words4 === 0 || endsSentence(text)) && (brand + we > 0 || !FULL_NAME.test(text))
  );
}

/** "Our goal is…", on a page about the brand; not "our goal is 2,000 signatures". Or the first sentence under "Our mission". */
export function plainlyMission(statement: Statement, features: FeatureVector): boolean {
  const { cue, we, brand } = features;
  if (isFirstUnderMission(statement, features)) return true;
  return cue === 1 && we + brand > 0 && !/\d/.test(statement.text) && isAboutBrand(statement);
}
