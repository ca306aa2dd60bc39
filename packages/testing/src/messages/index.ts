export { type Answer, reply, replyAfter, weather } from './answers.ts';
export type { ServerUsage } from './cache.ts';
export { ATTACKS, COMPROMISED_ROUNDS, compromisedAnswer, compromisedReply, survivorsIn } from './compromised.ts';
export { played, type WrittenAnswers, withIds } from './played.ts';
export { type Asked, type MessagesServer, type Script, type Served, startMessagesServer } from './server.ts';
export { simulatedAnswer } from './simulate.ts';
