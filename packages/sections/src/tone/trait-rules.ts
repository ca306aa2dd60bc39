import { FAMILIAR, POLITE } from './contrast-sentences.ts';
import { inPlainForm, inPoliteForm } from './contrasts.ts';
import { inFamiliarAddress, inPoliteAddress } from './form-of-address.ts';
import { replacedBy } from './stock-examples.ts';
import type { TraitRule } from './trait-rule.ts';
import { TRAITS_OF_FORM } from './traits-of-form.ts';
import { TRAITS_OF_STANCE } from './traits-of-stance.ts';

export const TRAIT_RULES: readonly TraitRule[] = [...TRAITS_OF_STANCE, ...TRAITS_OF_FORM];

/** Choices of a form of address: always part of a voice, whatever others do. */
export const ADDRESS_TRAITS = {
  formal: {
    name: 'Formal address',
    character: 'Addresses the reader in the polite form.',
    advice: 'Never switch to the familiar form.',
    contrast: inFamiliarAddress,
    fallbacks: replacedBy(FAMILIAR),
  },
  familiar: {
    name: 'Familiar address',
    character: 'Addresses the reader in the familiar form, as a friend.',
    advice: 'Never switch to the polite form.',
    contrast: inPoliteAddress,
    fallbacks: replacedBy(POLITE),
  },
  polite: {
    name: 'Polite form',
    character: 'Ends its sentences politely, with です and ます.',
    advice: 'End every sentence with です or ます.',
    contrast: inPlainForm,
  },
  plain: {
    name: 'Plain form',
    character: 'Ends its sentences plainly, without です and ます.',
    advice: 'End every sentence in the plain form.',
    contrast: inPoliteForm,
  },
} satisfies Record<string, Pick<TraitRule, 'name' | 'character' | 'advice' | 'contrast' | 'fallbacks'>>;
