/**
 * How participles end that open a qualifier behind a noun, by language: "sociétés implantées en France", "osób szukających
 * pracy". Where a language sets them in front of the noun, they are adjectives.
 */
export const PARTICIPLES: Readonly<Record<string, string>> = {
  en: '(?:aspir|attend|apply|arriv|battl|becom|begin|bring|buy|choos|com|compet|cop|creat|deploy|design|develop|do|enter|exhibit|explor|feel|find|form|gett|go|grow|hav|hir|hous|join|keep|launch|lead|leav|mak|manag|mov|offer|operat|organi[sz]|own|pay|plac|practi[cs]|process|produc|pursu|rais|read|rely|rent|return|serv|search|sell|shar|ship|shop|speak|stay|start|stay|stud(?:y)|supply|tak|train|travel|travell|undergo|undertak|us|visit|wait|wish|writ|wonder|worry|car)ing|based|born|diagnosed|displaced|enrolled|registered|employed|committed|dedicated|impacted|faced|concerned|operating|responsible|keen|eager|ready|unable|able|serious|tired|coping|through|throughout|around|outside|beyond|near|within|as',
  fr: '\\p{L}{3,}ants?|\\p{L}{3,}ées?|\\p{L}{2,}[éi]s|\\p{L}{3,}ies|\\p{L}{3,}ues?|sensibles|soucieu(?:x|ses)|prêt[e]?s|ainsi concernés|hors|dans',
  es: '\\p{L}{3,}[ai]d[oa]s|deseos[oa]s|víctimas|expuest[oa]s|inscrit[oa]s|en situación|dispuest[oa]s|sensibles|residentes|pertenecientes|procedentes',
  pt: '\\p{L}{3,}[ai]d[oa]s|vítimas|inscrit[oa]s|expost[oa]s|dispost[oa]s|residentes|pertencentes|portador[ae]s|oriund[oa]s',
  it: '\\p{L}{3,}(?:at|ut|it)[ie]|\\p{L}{4,}(?:ant|ent)i|affett[ei]|iscritt[ei]|espost[ei]|dispost[ei]|bisognos[ei]|desideros[ei]|attent[ei]|sensibili',
  ca: '\\p{L}{2,}(?:ats|ades|uts|udes|its|ides)|víctimes|residents|interessa(?:ts|des)',
  ro: '\\p{L}{3,}(?:a[țţ]i|ate|i[țţ]i|ite|u[țţ]i|ute)|dornici|dornice|victime',
  pl: '\\p{L}{2,}[ąę]c(?:ych|ym|ymi|y|e)|\\p{L}{3,}(?:an|on)(?:ych|ym|ymi)|chętn\\p{L}+|gotow\\p{L}+',
  cs: '\\p{L}{2,}(?:ouc|íc)(?:í|ích|ím|ími)|\\p{L}{3,}(?:en|an)(?:ých|ým|ými)|zasažen\\p{L}+|ohrožen\\p{L}+',
  sk: '\\p{L}{2,}(?:úc|uc|iac|ac)(?:i|e|ich|im|imi)|\\p{L}{3,}(?:en|an)(?:ých|ým|ými)|ohrozen\\p{L}+',
  ru: '\\p{L}{2,}(?:ющ|ущ|ащ|ящ|вш)(?:ие|их|им|ими)(?:ся)?|\\p{L}{3,}нн(?:ые|ых|ым|ыми)|заинтересованн\\p{L}+',
  uk: '\\p{L}{2,}(?:юч|уч|ач|яч)(?:і|их|им|ими)|\\p{L}{3,}(?:ан|ен)(?:і|их|им|ими)|постраждал\\p{L}+|зацікавлен\\p{L}+',
  bg: '\\p{L}{2,}(?:ащи|ящи|ещи)(?:те)?|\\p{L}{3,}(?:ани|ени)|пострадали|заинтересовани',
  el: '\\p{L}{3,}(?:όμενους|όμενες|ωντας|ούμενους)|ενδιαφερόμεν\\p{L}+|άνω|κάτω|ηλικίας|πάσχ\\p{L}+',
  lv: '\\p{L}{3,}(?:ošiem|ošām|ušiem|ušām)',
  lt: '\\p{L}{3,}(?:antiems|ančioms|usiems|usioms)',
  hr: '\\p{L}{2,}(?:ljen|žen|čen|šen|ćen)(?:e|i|ih|im|ima)|pogođen\\p{L}+|zainteresiran\\p{L}+',
  sr: 'pogođen\\p{L}+|ugrožen\\p{L}+|zainteresovan\\p{L}+|погођен\\p{L}+|заинтересован\\p{L}+',
  sl: 'prizadet\\p{L}+|zainteresiran\\p{L}+|\\p{L}{3,}oč(?:e|im|ih)',
  id: 'yang|untuk|pencari|penderita|penyandang|pecinta|berkebutuhan|terdampak',
  ar: '(?:ال)?(?:راغبين|باحثين|مهتمين|مصابين|متضررين|محتاجين|مقيمين|عاملين)',
  fa: 'علاقه.?مند|متقاضی|نیازمند|مبتلا|دارای|فعال',
};
