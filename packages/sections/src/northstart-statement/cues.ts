import type { NorthstarSection } from '@brandprint/contracts';
import type { Cue } from '../shared/text/index.ts';

type Part = Exclude<keyof NorthstarSection, 'target_audience' | 'product_name' | 'product_category'>;

/** How each part of a positioning is put into words; in the order in which sentences are given out. */
export const PARTS: readonly { part: Part; cue: Cue }[] = [
  {
    part: 'competitor_limitation',
    cue: {
      says: /\b(unlike (other|most|traditional|typical)|other (tools|platforms|solutions|providers|frameworks|templates|services)\b.{0,60}\b(are|do|don['’]t|can|can['’]t|make|take|lack|require|force)|most (tools|platforms|solutions|providers|agencies|companies)\b.{0,60}\b(are|don['’]t|can['’]t|make|take|lack|require)|im gegensatz zu|anders als|contrairement (à|aux)|a diferencia de|a differenza di|ao contrário)\b/i,
    },
  },
  {
    part: 'competitor_alternative',
    cue: {
      says: /\b(alternative to|instead of|rather than (using|paying|building|hiring)|compared (to|with)|replaces?|switch(ing)? from|no need (for|to)|statt|anstatt|au lieu de|en lugar de|invece di|em vez de)\b/i,
      under: /\b(alternatives?|compar(e|ison)|vs\.?|vergleich)\b/i,
    },
  },
  {
    part: 'differentiator',
    cue: {
      says: /\b(the (only|first) [\w-]+( [\w-]+)? (that|to|for|with|which)\b|the world['’]s (first|most|largest|leading)|what (makes|sets) (us|it|\w+) (different|apart|unique)|unlike|unmatched|one of a kind|no other|der einzige|die einzige|das einzige|weltweit erste|le seul|la seule|el único|la única|l['’]unico|the most (popular|powerful|advanced|complete|trusted))\b/i,
      under:
        /\b(why (choose )?(us|\w+)\??|what makes (us|\w+) different|our difference|warum (wir|\w+)|pourquoi (nous|choisir)|por qué (elegir|nosotros)|perché (noi|scegliere))$/i,
      pages: ['home', 'about', 'product'],
    },
  },
  {
    part: 'how_it_works',
    cue: {
      says: /\b(it works by|how it works|works by|simply (upload|connect|download|add|choose|install|sign|drop|enter)|just (upload|connect|download|add|choose|install|sign|drop|enter|paste)|all you (need|have) to do|(first|then|next), .{5,}|in (three|3|two|2|four|4|a few) (simple |easy )?steps|so funktioniert|comment ça marche|cómo funciona|come funziona|como funciona)\b/i,
      under:
        /\b(how (it|this|\w+) works?|getting started|get started|so funktioniert|comment ça marche|cómo funciona|come funziona|como funciona|hoe het werkt)\b/i,
      pages: ['home', 'product'],
    },
  },
  {
    part: 'pain_point',
    cue: {
      says: /\b(tired of|struggl\w+|frustrat\w+|wast(e|ing) (time|money|hours)|hard to|difficult to|painful|the problem (is|with)|stop (wasting|worrying|losing|guessing)|without (the )?(hassle|headache|stress)|schluss mit|mühsam|marre de|cansad[oa]s? de|stanc[oh]i? di)\b/i,
      under: /\b(the (problem|challenge)|das problem|le problème|el problema|il problema)\b/i,
    },
  },
  {
    part: 'transformation',
    cue: {
      says: /\b(transform\w*|turn(s|ing)? your .{3,60} into|from .{3,40} to .{3,40} in|take(s)? your .{3,40} to the next level|revolutioni[sz]e\w*|reinvent\w*|verwandel\w+|transforme[zrns]?\b|transforma\w*|trasforma\w*)\b/i,
    },
  },
  {
    part: 'desired_outcome',
    cue: {
      says: /\b(so (that )?you can|you(['’]ll| will) (be able|have|get|never|save|see)|up and running|in no time|(achieve|reach|meet) your|damit (sie|du)|pour que vous|para que (puedas|tú|usted)|così (che|puoi))\b/i,
    },
  },
  {
    part: 'core_benefit',
    cue: {
      says: /\b(helps? (you|your|teams?|people|businesses|companies|developers|customers)|makes? it (easy|easier|simple|possible)|save(s)? (you )?(time|money|hours)|everything you need|(faster|easier|better|more efficiently) than|increase\w* your|improve\w* your|boost\w* your|get more|free to (use|download)|hilft|spart|einfacher|schneller|aide\w*|permet|gagne[zr]|ahorra|ayuda|permite|aiuta|risparmia)\b/i,
      pages: ['home', 'product'],
    },
  },
  {
    part: 'belief_aspiration',
    cue: {
      says: /\bwe (believe|think that|are convinced|stand for|envision)\b|\bour (belief|conviction|philosophy|vision)\b|\bwir (glauben|sind überzeugt)\b|\bnous (croyons|sommes convaincus)\b|\b(creemos|crediamo|acreditamos)\b|\bwij geloven\b|\bvi tror\b/i,
    },
  },
  {
    part: 'motivation_goal',
    cue: {
      says: /\b(whether you|if you(['’]re| are| want| need)|looking (for|to)|you want to|want to (build|create|grow|learn|make|start|get)|ready to (get|start|take|build|grow|launch|make|see|try)|egal ob|ob du|que vous|si vous|si quieres|se vuoi)\b/i,
    },
  },
  {
    part: 'situation_context',
    cue: {
      says: /\b(in today['’]s|these days|nowadays|in a world|more than ever|every (day|year),? .{5,}(people|companies|teams|businesses)|when you|as (your|a) (team|business|company) grows|heutzutage|in der heutigen|aujourd['’]hui|hoy en día|al giorno d['’]oggi)\b/i,
    },
  },
];
