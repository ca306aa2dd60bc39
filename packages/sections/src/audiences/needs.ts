import type { Cue } from '../shared/text/index.ts';

/** A difficulty that the site names. */
export const PAIN: Cue = {
  says: /\b(tired of|struggl\w+|frustrat\w+|waste\w* (time|money|hours)|hard to|difficult to|pain of|painful|the problem|challenges?|too (slow|expensive|complex|complicated|many)|no more|without (the )?(hassle|headache|stress)|stop (wasting|worrying|losing|guessing)|müde|schluss mit|mühsam|probleme?|fini|marre de|difficile|sans (le )?stress|cansad[oa]s?|difícil|problemas?|stanc[oh]i?|difficile|problemi|nie wieder)\b/i,
  under: /\b(the (problem|challenge)|why it(['’]s| is) hard|das problem|le problème|el problema|il problema)\b/i,
  pages: ['home', 'product', 'about'],
};

/** What the reader wants or gets to. */
export const GOAL: Cue = {
  says: /\b(so (that )?you can|you can (finally|now|focus)|achieve|reach your|your goals?|grow your|want to|looking to|helps? you|let(s|ting)? you|get your .{3,40} (up and running|online)|in no time|damit (sie|du)|erreichen|ihre ziele|pour que vous|vos objectifs|para que|tus objetivos|i tuoi obiettivi)\b/i,
  pages: ['home', 'product'],
};
