export { ATTACKS, attacksIn, COMPROMISED_ROUNDS, compromisedAnswer, compromisedReply } from './compromised-model.ts';
export type { ServerUsage } from './prompt-cache.ts';
export { type RecordedAnswers, recordedScript, resolveIds } from './recorded-answers.ts';
export { modelErrors, reply, replyAfter, replyAfterThinking, type ScriptedResponse } from './scripted-response.ts';
export {
  type MessagesServer,
  type ModelRequest,
  type Script,
  type ServedRequest,
  startMessagesServer,
} from './server.ts';
export { simulatedAnswer } from './simulated-answer.ts';
