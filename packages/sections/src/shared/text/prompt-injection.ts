import { foldConfusables } from './visible-text.ts';

/** Phrases of prompt injections by topic, in the languages in which they were observed. */
const INJECTION_PATTERNS: readonly RegExp[] = [
  /\b(ignore|disregard|forget)\b.{0,40}\b(instructions?|directives?|system message|(this|your|the|previous|all|any) (system )?prompts?)\b/,
  /\b(ignore|disregard|forget)\b.{0,25}\b(all|any|the|your|everything|anything|what) (of )?(the )?(previous|prior|above|earlier|preceding)\b/,
  /\b(override|bypass)\b.{0,20}\b(all|any|your|previous|prior|safety|these)\b.{0,20}\b(instructions?|prompts?|rules|guardrails)\b/,
  /\bsystem (prompt|message|override)\b\s*[:=]|\b(hidden|secret|real) (system )?(prompt|instructions?)\b|\b(my|your) system prompt (is|says|was)\b/,
  /\b(reveal|print|show|repeat|leak|output|dump|tell)\b( me)? (your|the) (whole |full |entire )?(system |initial |original |hidden )?(prompt|instructions)\b/,
  /\bas an? (ai|large) (language )?model\b|\b(you are|act as|pretend to be) (now )?(an? )?((helpful|evil|unrestricted|free|uncensored) )?(ai|llm|language model|chatbot|dan|gpt|claude|assistant)\b(?! (manager|teacher|professor|director|editor|coach|company|startup|team|lab|engineer|researcher|developer|founder|agency|user))/,
  /\b(ai|llm|language) ?(models?|assistants?|agents?|crawlers?|systems?|s)?\b.{0,60}\b(must|should|shall|are to|have to|please)\b.{0,20}\b(ignore|include|output|say|obey|insert|mention|disregard|repeat)\b/,
  /\b(attention|dear|hey|hello|note (to|for)|message (to|for)|instructions? (to|for))\b:? (all |any |the |you )?(ai|llms?|language models?|claude|chatgpt|gpt|gemini|bots?|assistants?)( assistants?| models?| agents?| crawlers?| systems?| readers?)?\s*([,:!.—–-]|$)/,
  /\bif you are (an? )?(ai|llm|large language model|language model|bot|chatbot)( assistant| model| agent| crawler| system)?\s*[,:;.]/,
  /\b(new|updated|real) (instructions?|directives?|orders)\b.{0,60}(:|\b(follow|obey|you must)\b)/,
  /\b(answer|respond|reply|output|print|repeat|emit|append|insert)\b.{0,30}\b((only|exactly|just) (with )?|with )?(the )?(exact )?(word|phrase|string|following|token|sentence|url|link|code)\b.{0,40}(["'“”‘’:]|\b(in|into|to) (every|each|all)\b|[a-z]*\d)/,
  /\b(answer|respond|reply|say|write|include|mention|repeat|insert|put|print|use)\b.{0,60}\b(in|into|to) (every|each|all) (the )?(fields?|sections?|answers?|outputs?|strings?)\b/,
  /\b(answer|respond|reply) only (with|by)\b/,
  /\b(reveal|leak|exfiltrate|disclose|dump|steal)\b.{0,40}\b(api[ -]?keys?|credentials|environment variables|passwords|secrets)\b/,
  /\b(data|palettes?|analys[ie]s|results|keys?|ids?|names)\b.{0,20}\bof (other|another|all|every) (brands?|workspaces?|tenants?)\b|\b(other|another) (workspaces?|tenants?|brands?)['’]?s? (data|analys[ie]s|keys?|ids?)\b/,
  /^\W{0,4}(system|developer|assistant|instructions?)\W{0,4}[:：].{0,40}\b(you (are|must|will|should)|ignore|override|answer|respond|reply|output|say|from now on)\b/,
  /\[\/?(inst|sys)\]|[<‹]\|?\/?(im_start|im_end|endoftext|data)\b|[<‹]\|(system|user|assistant)\|[>›]|###? ?(system|instructions?|human|assistant)\b:?\s/,
  /\bdo anything now\b|\bcanary[ _-]?(token|string|word|value|code|\d|[a-z]*\d)/,
  /\b(end|close|begin|start) of (the )?(site|page|crawled|untrusted|user)[ -]?(data|content|material|input|context)\b/,
  // German, French, Spanish, Italian, Portuguese, Dutch
  /\b(ignorier\w*|vergiss|missachte)\b.{0,50}\b(anweisung\w*|anleitung\w*|instruktion\w*|prompts?)\b/,
  /\b(ignore[zr]?|oublie[zr]?|ne tiens pas compte)\b.{0,50}\b(instructions?|consignes?|directives?)\b/,
  /\b(ignora\w*|olvida\w*|descarta\w*|dimentica\w*|esque[cç]a\w*|desconsidere)\b.{0,50}\b(instruc\w*|istruzion\w*|indicazioni precedenti|indicaciones anteriores)\b/,
  /\b(negeer|vergeet)\b.{0,50}\b(instructies|aanwijzingen)\b/,
  // Polish, Swedish, Turkish, Russian, Ukrainian
  /\b(zignoruj|ignoruj|pomin)\b.{0,50}\b(instrukcj\w*|polece\w*)\b|\b(ignorera|glom)\b.{0,50}\b(instruktion\w*)\b|talimat\w*.{0,40}(yok say|unut|gormezden)|(yok say|unut|gormezden).{0,40}talimat\w*/,
  /(игнориру|проигнориру|забудь|ігнору)[\s\S]{0,60}(инструкци|указани|інструкці|вказівк)/,
  // Chinese, Japanese, Korean, Arabic, Hebrew, Hindi
  /(忽略|无视|無視|忘记|忘記).{0,20}(指令|指示|提示词|提示詞|系统提示)|(系统|系統)提示[:：]/,
  /(指示|命令|プロンプト).{0,15}(無視|忘れ)|(無視|忘れ).{0,15}(指示|命令|プロンプト)/,
  /(지시|명령|프롬프트).{0,15}(무시|잊)|(무시|잊).{0,15}(지시|명령|프롬프트)/,
  /(تجاهل|انس|تجاوز).{0,40}(تعليمات|التعليمات)|(התעלם|שכח).{0,40}(הוראות|ההוראות)|(अनदेखा|नज़रअंदाज़|भूल).{0,40}(निर्देश)|(निर्देश\S*).{0,40}(अनदेखा|नज़रअंदाज़|भूल)/,
];

/** Letters that are base64-encoded text. */
const BASE64_RUN = /[A-Za-z\d+/_-]{24,}={0,2}/g;

/** Whether a text is a prompt injection: plain, with lookalike letters, or encoded. */
export function isPromptInjection(text: string): boolean {
  if (matchesInjection(text)) return true;
  return (text.match(BASE64_RUN) ?? []).some((code) => {
    const plain = Buffer.from(code, 'base64').toString('latin1');
    return /^[\x20-\x7e\s]+$/.test(plain.slice(0, -1)) && matchesInjection(plain);
  });
}

/** Folding would turn Cyrillic letters into Latin ones, so these patterns are matched against the text itself. */
function matchesInjection(text: string): boolean {
  const plain = text.toLowerCase();
  const folded = foldConfusables(text);
  const readings = folded === plain ? [plain] : [folded, plain];
  return INJECTION_PATTERNS.some((pattern) => readings.some((reading) => pattern.test(reading)));
}
