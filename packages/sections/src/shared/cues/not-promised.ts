/** "Who and how we serve", "Wie wir arbeiten": the title of a part of the page, in the form of a clause with a verb alone. */
const PART_CLAUSE =
  /^(?:(?:who|what|how)(?: (?:and|&) (?:who|what|how))? we|(?:wer|was|wie)(?: und (?:wer|was|wie))? wir|(?:qui|ce que|comment)(?: et (?:qui|ce que|comment))? nous|(?:wie|wat|hoe)(?: en (?:wie|wat|hoe))? (?:wij|we)|(?:vem|vad|hur)(?: och (?:vem|vad|hur))? vi|(?:hvem|hva|hvad|hvordan)(?: og (?:hvem|hva|hvad|hvordan))? vi|(?:кто|что|как)(?: и (?:кто|что|как))? мы|(?:хто|що|як)(?: і (?:хто|що|як))? ми) \p{L}+(?: (?:for you|für sie|pour vous|voor u|voor jou|för dig|for dig|for deg|для вас))?$/iu;

/** "#DesignWeek was a success!": how something went. */
const RECAP =
  /(?<!\p{L})(?:was an? (?:\p{L}+ )?success|war ein (?:\p{L}+ )?erfolg|a été un (?:\p{L}+ )?succès|fue (?:todo )?un (?:\p{L}+ )?éxito|è stat[ao] un (?:\p{L}+ )?successo|foi um (?:\p{L}+ )?sucesso|was een (?:\p{L}+ )?succes|blev en (?:\p{L}+ )?(?:succé|succes)|ble en (?:\p{L}+ )?suksess|był[ao]? (?:\p{L}+ )?sukcesem|měl[aoy]? (?:\p{L}+ )?úspěch|mal[aoi]? (?:\p{L}+ )?úspech|прош(?:ел|ла|ло|ли) успешно|пройш(?:ов|ла|ло|ли) успішно)(?!\p{L})/iu;

/** "Segundo informe económico trimestral": a publication. */
const REPORT =
  /(?<!\p{L})(?:(?:annual|quarterly|yearly|activity|impact) (?:\p{L}+ )?reports?|(?:jahres|quartals|tätigkeits|geschäfts)berichte?|rapports? (?:annuels?|trimestriels?|d['’]activités?)|informe (?:\p{L}+ )?(?:anual|trimestral|mensual|semestral)|(?:relazione|rapporto) (?:\p{L}+ )?(?:annuale|trimestrale)|relatório (?:\p{L}+ )?(?:anual|trimestral|de atividades)|(?:jaar|kwartaal)verslag|årsberättelse|årsrapport|årsberetning|vuosikertomus|raport (?:roczny|kwartalny)|výroční zpráv[ay]|výročná správa|(?:годовой|квартальный) отч[её]т|(?:річний|квартальний) звіт|éves jelentés|raport (?:anual|trimestrial)|ετήσια έκθεση)(?:\P{L}*|\P{L}+\p{N}.*)$/iu;

/** "Zapraszamy do kancelarii": it asks readers in, and promises nothing. */
const INVITATION =
  /^(?:(?:serdecznie )?zapraszamy (?:państwa |cię |was )?(?:do|na)|(?:srdečně )?(?:vás )?zveme (?:vás )?(?:do|na|k)|(?:srdečne )?(?:vás )?pozývame (?:vás )?(?:do|na|k)|приглашаем (?:вас )?(?:в|на|к)|запрошуємо (?:вас )?(?:до|на|в|у)|vă invităm (?:la|în)|wir laden (?:sie|euch|dich) (?:herzlich )?ein|nous vous invitons à|vi invitiamo a|os invitamos a|les invitamos a)(?!\p{L})/iu;

/** Whether a line is the title of a part or a publication, tells how something went, or asks readers in. */
export const promisesNothing = (text: string): boolean =>
  [PART_CLAUSE, RECAP, REPORT, INVITATION].some((pattern) => pattern.test(text));
