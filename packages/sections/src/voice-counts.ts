import type { Evidence } from '@brandprint/contracts';
import { canonicalizeEvidence } from './shared/canonicalize-evidence.ts';
import { baselineGroups } from './tone/baseline.ts';
import { collectVoice, measureVoice } from './tone/collect-voice.ts';
import { VOICE_MEASURES, type VoiceCounts, type VoiceMeasureName } from './tone/voice-measures.ts';

export { baselineGroups, VOICE_MEASURES, type VoiceMeasureName };

/** How often a site's sentences and headlines have each property, for the baseline of the tone section. */
export function voiceCounts(rawEvidence: Evidence): { language: string; counts: VoiceCounts } {
  const voice = collectVoice(canonicalizeEvidence(rawEvidence));
  return { language: voice.language, counts: measureVoice(voice) };
}
