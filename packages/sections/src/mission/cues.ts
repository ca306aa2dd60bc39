import type { Cue } from '../shared/text/index.ts';

/** How a mission, a vision, a promise are put into words, in the larger European languages, Chinese and Japanese. */

export const MISSION: Cue = {
  says: /\b(our|the company['’]s|its) (mission|purpose|goal|aim)\b|\bwe exist to\b|\bwe(['’]re| are) (on a mission|here to|committed to|dedicated to|working to)\b|\bon a mission to\b|\bwe (set out|started|founded|strive|aim|work every day) to\b|\bunsere? (mission|ziel|aufgabe|anspruch)\b|\bnotre (mission|but|objectif|raison d['’]être)\b|\bnuestr[oa] (misi[oó]n|objetivo|prop[oó]sito)\b|\bla nostra missione|\bil nostro obiettivo|\bnoss[oa] (miss[aã]o|objetivo)\b|\bonze (missie|doelstelling)\b|\bvår (mission|uppgift)\b|наша (миссия|цель)|私たちの(使命|ミッション)|我们的使命/i,
  under:
    /\b(mission|purpose|why we exist|what drives us|misi[oó]n|missione|miss[aã]o|missie|миссия)\b|使命|ミッション/i,
  pages: ['mission', 'about', 'careers'],
};

export const VISION: Cue = {
  says: /\b(our|the company['’]s|its) (vision|dream|ambition)\b|\bwe (envision|imagine|dream of|see) (a|the) (world|future)\b|\ba world (where|in which|without)\b|\bthe future of\b.*\bwe\b|\bunsere vision\b|\bnotre (vision|ambition)\b|\bnuestra visi[oó]n\b|\bla nostra visione\b|\bnossa vis[aã]o\b|\bonze visie\b|\bvår vision\b|наше видение|私たちのビジョン|我们的愿景/i,
  under: /\b(vision|visi[oó]n|visione|vis[aã]o|visie)\b|愿景|ビジョン/i,
  pages: ['mission', 'about'],
};

export const BELIEF: Cue = {
  says: /\bwe (believe|think that|are convinced|stand for)\b|\bour (belief|conviction|philosophy)\b|\bwir (glauben|sind überzeugt)\b|\bnous (croyons|pensons|sommes convaincus)\b|\b(creemos|crediamo|acreditamos)\b|\bwij geloven\b|\bvi tror\b/i,
  pages: ['mission', 'about', 'home', 'careers'],
};

export const PROMISE: Cue = {
  says: /\b(our|we) (promise|guarantee|pledge|commitment)s?\b|\bwe(['’]ll| will) (always|never)\b|\bwe guarantee\b|\bno strings attached\b|\b(money[- ]back|satisfaction) guarantee|\byou can (always )?(count|rely) on\b|\bunser versprechen\b|\bwir (versprechen|garantieren)\b|\bnotre (promesse|engagement)\b|\bnous (promettons|garantissons)\b|\bnuestr[oa] (promesa|compromiso)\b|\bgarantizamos\b|\bla nostra promessa\b|\bnossa promessa\b|\bonze belofte\b/i,
  under:
    /\b((our|brand) promise|our (pledge|guarantee|commitment)|unser versprechen|notre (promesse|engagement)|nuestra promesa|la nostra promessa|onze belofte)\b/i,
};

/** Headings above a list of values. */
export const VALUES =
  /\b((our|core|company|brand|shared) (values|principles|beliefs|virtues)|what we (value|believe|stand for)|values|guiding principles|(unsere|gelebte) werte|(nos|les) valeurs|(nuestros|los) valores|i nostri valori|(nossos|os) valores|onze (kern)?waarden|våra värderingar|наши ценности)\b|価値観|价值观/i;
