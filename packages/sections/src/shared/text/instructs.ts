import { folded } from './visible.ts';

/** How text speaks to a model instead of a reader: told by what it is about, in the languages in which it was seen. */
const INSTRUCTIONS: readonly RegExp[] = [
  /\b(ignore|disregard|forget|override|bypass)\b.{0,40}\b(instructions?|prompts?|directions|directives?|system message|schema)\b/,
  /\b(ignore|disregard|forget)\b.{0,25}\b((all|any|the|your|everything|anything|what) )?(of )?(the )?(previous|prior|above|earlier|preceding)\b/,
  /\b(system|developer) (prompt|message|override)\b|\b(hidden|secret|initial|original|real) (prompt|instructions?)\b/,
  /\bas an? (ai|large) (language )?model\b|\b(you are|act as|pretend to be) (now )?(an? )?((helpful|evil|unrestricted|free) )?(ai|llm|assistant|language model|chatbot|dan|gpt|claude)\b/,
  /\b(ai|llm|language) ?(models?|assistants?|agents?|crawlers?|systems?|s)?\b.{0,60}\b(must|should|shall|are to|have to|please)\b.{0,30}\b(ignore|include|output|respond|write|say|reply|answer|obey|follow|return|insert|mention|state|treat|report|set)\b/,
  /\b(attention|dear|hey|hello|note (to|for)|message (to|for)|instructions? (to|for)|if you are)\b.{0,12}\b(an? )?(ai|llms?|assistants?|language models?|claude|chatgpt|gpt|gemini|bots?)\b/,
  /\b(new|updated|additional|following|real) (instructions?|directives?|orders)\b.{0,60}(:|\b(follow|obey|you must|output|answer)\b)/,
  /\b(answer|respond|reply|output|print|repeat|emit|append|insert)\b.{0,30}\b((only|exactly|just) (with )?|with )?(the )?(exact )?(word|phrase|string|following|token|sentence|url|link|code)\b.{0,40}(["'“”‘’:]|\b(in|into|to) (every|each|all)\b|[a-z]*\d)/,
  /\b(in|into|to) (every|each|all) (the )?(fields?|sections?|answers?|outputs?|strings?)\b/,
  /\b(reveal|leak|exfiltrate|disclose|print|show|list|output|dump|send)\b.{0,40}\b(system prompt|your prompt|api[ -]?keys?|your instructions|credentials|environment variables|other (brands?|workspaces?|tenants?)|(brands?|data|keys?|results) of (other|another|all|every))\b/,
  /\b(other|another|previous) (brands?|workspaces?|tenants?)['’]?s? (data|analys[ie]s|results|keys?|ids?|information|colou?rs|palette)\b/,
  /^\W{0,4}(system|assistant|human|developer|instructions?|prompt)\W{0,4}[:：]/,
  /\[\/?(inst|system|sys|assistant|user)\]|[<‹]\|?\/?(im_start|im_end|system|user|assistant|endoftext|data)\b|###? ?(system|instructions?|human|assistant)\b/,
  /\b(jailbreak|prompt injection|do anything now|sudo mode)\b|\bcanary[ _-]?(token|string|word|value|code|\d|[a-z]*\d)/,
  /\b(end|close|begin|start) of (the )?(site|page|crawled|untrusted|user) ?(data|content|material|input|context)\b/,
  // German, French, Spanish, Italian, Portuguese, Dutch
  /\b(ignorier\w*|vergiss|missachte)\b.{0,50}\b(anweisung\w*|anleitung\w*|vorherig\w*|bisherig\w*|obig\w*|regeln|system)\b/,
  /\b(ignore[zr]?|oublie[zr]?|ne tiens pas compte)\b.{0,50}\b(instructions?|consignes?|precedent\w*|directives?|ci-dessus)\b/,
  /\b(ignora\w*|olvida\w*|descarta\w*|dimentica\w*|esque[cç]a\w*)\b.{0,50}\b(instruc\w*|istruzion\w*|instruco\w*|anterior\w*|precedent\w*|previ[ao]s?|reglas|regole|regras|sistema)\b/,
  /\b(negeer|vergeet)\b.{0,50}\b(instructies|aanwijzingen|vorige|bovenstaande|regels)\b/,
  // Polish, Swedish, Turkish, Russian, Ukrainian
  /\b(zignoruj|ignoruj|pomin)\b.{0,50}\b(instrukcj\w*|polece\w*|poprzedni\w*)\b|\b(ignorera|glom)\b.{0,50}\b(instruktion\w*|tidigare)\b|(talimat\w*|onceki).{0,40}(yok say|unut|gormezden)|(yok say|unut|gormezden).{0,40}(talimat\w*|onceki)/,
  /(игнориру|забудь|проигнориру|ігнору|забудь|не обращай)[\s\S]{0,60}(инструкци|указани|предыдущ|правил|інструкці|попередн)/,
  // Chinese, Japanese, Korean, Arabic, Hebrew, Hindi
  /(忽略|无视|無視|忘记|忘記).{0,20}(指令|指示|说明|說明|提示|规则|規則|之前|以上|先前)|(系统|系統)提示/,
  /(指示|命令|プロンプト|ルール|規則).{0,15}(無視|忘れ)|(無視|忘れ).{0,15}(指示|命令)|システムプロンプト/,
  /(지시|명령|프롬프트|규칙).{0,15}(무시|잊)|(무시|잊).{0,15}(지시|명령)/,
  /(تجاهل|انس|تجاوز).{0,40}(تعليمات|التعليمات|الأوامر|السابقة)|(התעלם|שכח).{0,40}(הוראות|ההוראות|הקודמות)|(अनदेखा|नज़रअंदाज़|भूल).{0,40}(निर्देश)|(निर्देश\S*).{0,40}(अनदेखा|नज़रअंदाज़|भूल)/,
];

/** Letters that are something else written in base64. */
const ENCODED = /[A-Za-z\d+/_-]{24,}={0,2}/g;

/** Whether a text speaks to a model, in plain words, in letters that only look like it, or encoded. */
export function instructs(text: string): boolean {
  if (tells(text)) return true;
  return (text.match(ENCODED) ?? []).some((code) => {
    const plain = Buffer.from(code, 'base64').toString('latin1');
    return /^[\x20-\x7e\s]+$/.test(plain.slice(0, -1)) && tells(plain);
  });
}

/** In Cyrillic the fold would turn letters into Latin ones: those patterns look at the text itself. */
function tells(text: string): boolean {
  const plain = text.toLowerCase();
  const read = folded(text);
  return INSTRUCTIONS.some((pattern) => pattern.test(read) || pattern.test(plain));
}
