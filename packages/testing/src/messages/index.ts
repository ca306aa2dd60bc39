export { modelErrors, reply, replyAfter, type ScriptedResponse } from './answers.ts';
export type { ServerUsage } from './cache.ts';
export { ATTACKS, attacksIn, COMPROMISED_ROUNDS, compromisedAnswer, compromisedReply } from './compromised.ts';
export { type RecordedAnswers, recordedScript, resolveIds } from './played.ts';
export {
  type MessagesServer,
  type ModelRequest,
  type Script,
  type ServedRequest,
  startMessagesServer,
} from './server.ts';
export { simulatedAnswer } from './simulate.ts';
