import { inPlainForm, inPoliteForm } from './contrasts.ts';
import type { TraitRule } from './trait-rule.ts';
import { TRAITS_OF_FORM } from './traits-of-form.ts';
import { TRAITS_OF_STANCE } from './traits-of-stance.ts';

export const TRAIT_RULES: readonly TraitRule[] = [...TRAITS_OF_STANCE, ...TRAITS_OF_FORM];

/** Choices of a form of address: always part of a voice, whatever others do. */
export const ADDRESS_TRAITS = {
  formal: {
    name: 'Formal address',
    character: 'Addresses the reader in the polite form.',
    advice: 'Never fall into the familiar one.',
  },
  familiar: {
    name: 'Familiar address',
    character: 'Addresses the reader in the familiar form, as a friend.',
    advice: 'Never fall into the polite one.',
  },
  polite: {
    name: 'Polite form',
    character: 'Ends its sentences politely, with です and ます.',
    advice: 'Keep to this form throughout.',
    contrast: inPlainForm,
  },
  plain: {
    name: 'Plain form',
    character: 'Ends its sentences plainly, without です and ます.',
    advice: 'Keep to this form throughout.',
    contrast: inPoliteForm,
  },
} satisfies Record<string, Pick<TraitRule, 'name' | 'character' | 'advice' | 'contrast'>>;
