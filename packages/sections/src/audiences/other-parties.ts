import type { Audience } from './audience.ts';

/** They give; the brand is not for them: "gives donors a call-in option". "Technology partners" may be customers. */
const GIVERS =
  /^(?:(?:our|your|their|all|many|more|new|generous|loyal|valued|corporate|private|individual|major|regular|monthly|unsere[nr]?|alle[nr]?|großzügige[nr]?|private[nr]?|nos|leurs|nuestr[oa]s|sus|nostri|nossos|seus|onze|våra|vores|våre|nasz\p{L}*|naš\p{L}*|наш\p{L}*) )?(?:supporters|donors|sponsors|partners|patrons|benefactors|backers|funders|unterstützer(?:innen)?|spender(?:innen)?|sponsoren|förderer|fördernde|partner|donateurs|mécènes|partenaires|sponsors|donantes|patrocinadores|colaboradores|donatori|sostenitori|partner|doadores|apoiadores|parceiros|patrocinadores|donateurs|sponsors|partners|donatorer|sponsorer|partner|bidragsgivare|sponsorzy|sponsorów|darczyńcy|darczyńców|partnerów|dárci|dárce|sponzoři|partnery|darcov|sponzorov|спонсор\p{L}*|жертвовател\p{L}*|благотворител\p{L}*|партн[её]р\p{L}*|благодійник\p{L}*|дарител\p{L}*|bağışçılar\p{L}*|destekçiler\p{L}*|donator[ie]+|sponsori\p{L}*|δωρητές|χορηγούς|támogatók\p{L}*|donatore|sponzore|annetaja\p{L}*|lahjoittaj\p{L}*|rėmėj\p{L}*|ziedotāj\p{L}*)$|^(?:(?:기부|후원)자(?:님|분)?(?:들)?(?:[와과] |, ?)?){1,3}$|^(?:寄付|寄附)者(?:の方々?|様)?$/iu;

/** They work for the brand or look after its product. */
const STAFF =
  /^(?:(?:dedicated|in-house|friendly)(?: \p{L}+){0,3} )(?:teams?|staff|crew|personnel|employees|users|instructors|therapists|technicians|engineers|practitioners|specialists)(?: (?:on|of|with|from) .*)?$|^(?:(?:unser|erfahren|qualifiziert|ausgebildet|engagiert|eingespielt)\p{L}* )(?:\p{L}+ )?(?:team|mitarbeiter(?:innen|n)?|fachkräfte[n]?|personal)$|^(?:notre |une? )?(?:équipe|personnel)(?: \p{L}+)?$|^(?:nuestro |un )?(?:equipo|personal)(?: \p{L}+)?$|^(?:nosso |nossa |uma )?(?:equipe|equipa|colaboradores)(?: \p{L}+)?$|^(?:il nostro |un )?(?:team|staff|collaboratori|personale)(?: \p{L}+)?$|^(?:authori[sz]ed|registered|logged-in|admin(?:istrative)?) (?:users|personnel|administrators)$/iu;

/** Nobody but who works for the brand is named so alone. */
const OWN_EMPLOYEES =
  /^(?:(?:our|unsere[nr]?|nos|nuestr[oa]s|i nostri|nossos|onze|våra|vores|våre|nasi|naši|meidän|alle[nr]?) )?(?:staff|personnel|personal|mitarbeiter(?:innen|n)?|beschäftigte[nr]?|personale|personeel|medewerkers|personalen|personalet|medarbejdere(?:ne)?|henkilökunta|henkilökunnalle|henkilöstö(?:lle)?|työntekijöille|személyzet\p{L}*|personal(?:ului)?|персонал\p{L}*|сотрудник\p{L}*|співробітник\p{L}*|personel\p{L}*|personál\p{L}*|zaposlenici\p{L}*|osoblj\p{L}+|προσωπικό|töötajatele|darbiniekiem|darbuotojams|starfsfólki?)$/iu;

/** Behind "our" they do too: "licensed engineers" may be customers, "our licensed engineers" are not. */
const OWN_STAFF =
  /(?:^| )(?:teams?|squads?|staff|crew|personnel|employees|instructors|therapists|technicians|engineers|practitioners|specialists)$/iu;

/** Whom the brand buys from or works with. */
const SUPPLIERS =
  /(?<!\p{L})(?:insurers|krankenkassen|pflegekassen|versicherungen|producers|suppliers|growers|manufacturers|importers|makers|artisans|distributors|produzenten|erzeuger\p{L}*|lieferanten|hersteller[n]?|zulieferer[n]?|producenten|leveranciers|fabrikanten|producenter|leverantörer|leverandører|tillverkare|produsenter|producteurs|fournisseurs|fabricants|artisans|productores|proveedores|fabricantes|produttori|fornitori|artigiani|produtores|fornecedores|artesãos|producent\p{L}*|dostawc\p{L}*|výrobc\p{L}*|dodavatel\p{L}*|dodávateľ\p{L}*|производител\p{L}*|поставщик\p{L}*|виробник\p{L}*|постачальник\p{L}*|доставчиц\p{L}*|producător\p{L}*|furnizor\p{L}*|προμηθευτ\p{L}*|παραγωγούς|proizvođač\p{L}*|dobavljač\p{L}*|termelő\p{L}*|gyártó\p{L}*|beszállító\p{L}*|üretici\p{L}*|tedarikçi\p{L}*|tuottaj\p{L}*|valmistaj\p{L}*|tootja\p{L}*|ražotāj\p{L}*|gamintoj\p{L}*)/iu;

/** The brand works with them, whatever else is said of them. */
const PARTNERS =
  /(?<!\p{L})(?:(?:kooperations|netzwerk|vertrags)partner(?:n|innen)?|samarbe(?:ids|jds|ts)partner\p{L}*|samenwerkingspartners?)(?!\p{L})/iu;

/** With whom many work to serve others: "we collaborate with local authorities and qualified professionals". */
const PROFESSIONALS =
  /(?<!\p{L})(?:professionals|specialists|experts|consultants|berater[n]?|konsulent(?:er|en|ene)?|konsulter|consultores|consulenti|consultants|konsultant\p{L}+|authorities|administrations|municipalities|councils|institutions|universities|hospitals|fachleute[n]?|spezialisten|expert(?:en|innen)|fachkräfte[n]?|behörden|ämter[n]?|gemeinden|institutionen|hochschulen|universitäten|professionnels|spécialistes|experts|autorités|administrations|collectivités|institutions|mairies|universités|profesionales|especialistas|expertos|autoridades|administraciones|instituciones|ayuntamientos|universidades|professionisti|specialisti|esperti|autorità|amministrazioni|istituzioni|enti|comuni|università|profissionais|especialistas|autoridades|administrações|instituições|universidades|vakmensen|specialisten|deskundigen|overheden|gemeenten|instellingen|universiteiten|specialister|experter|myndigheter|kommuner|institutioner|universitet|eksperter|myndigheder|fagfolk|institusjoner|asiantuntijoi\p{L}*|viranomai\p{L}+|specjalist\p{L}+|ekspert\p{L}+|urzęd\p{L}+|samorząd\p{L}+|instytucj\p{L}+|odborník\p{L}+|úřad\p{L}+|úrad\p{L}+|institucemi|inštitúciami|специалист\p{L}+|эксперт\p{L}+|учреждени\p{L}+|фахівц\p{L}+|експерт\p{L}+|установ\p{L}+|специалисти|институции|ειδικούς|φορείς|uzman\p{L}+|kurum\p{L}+|stručnjac\p{L}+|ustanov\p{L}+)(?!\p{L})/iu;

/** They give their time. */
const VOLUNTEERS =
  /volunt|bénévol|freiwillige|ehrenamtliche|vrijwillig|frivillig|vapaaehtoi|wolontar|dobrovoln|dobrovoľn|волонт[её]|доброволь|доброволц|önkéntes|gönüllü|savanori|brīvprātīg|vabatahtlik|εθελοντ|ボランティア|志愿者|志工|자원봉사/iu;

export const isVolunteer = (name: string): boolean => VOLUNTEERS.test(name);

/** Whether such people are as often those who serve others as those who are served. */
export const oftenServesOthers = (name: string): boolean =>
  [SUPPLIERS, PROFESSIONALS, VOLUNTEERS].some((pattern) => pattern.test(name));

/** In sources the brand is written so. */
const BRAND = '§';
/** Says of the brand, or in its name, that it works with others or buys from them. A source that is cut opens with the verb. */
const WORKS_TOGETHER = new RegExp(
  `(?<!\\p{L})(?:${[
    `(?:we|${BRAND})(?: \\p{L}+ly| also| only| are|['’]re| have|['’]ve)? (?:collaborat(?:e|es|ed|ing)|cooperat(?:e|es|ed|ing)|co-operat(?:e|es|ed|ing)|work(?:s|ed|ing)?|partner(?:s|ed|ing)?)(?: closely| directly| only| together)? with`,
    `(?:we|${BRAND})(?: \\p{L}+ly| also| only)? (?:imports?|buys?|sources?)|(?:(?:we|${BRAND})(?: \\p{L}+ly| also| only)? |^)supports? (?:our|local|regional)`,
    '(?:bought|sourced|imported)(?: directly)? from|directly (?:from|with)|in (?:close )?(?:collaboration|cooperation|partnership) with',
    `(?:wir|${BRAND}) (?:kooperier(?:en|t)|bezieh(?:en|t)|kauf(?:en|t)|importier(?:en|t))|(?:(?:wir|${BRAND}) |^)unterstütz(?:en|t) (?:unsere|lokale|regionale)[nr]?`,
    `(?:(?:wir|${BRAND}) arbeite[nt]|arbeite[nt] (?:wir|${BRAND}))(?: \\p{L}+){0,4} mit|(?:zusammenarbeit|kooperation) mit|direkt (?:von|vom|bei)`,
    `(?:nous|${BRAND}) (?:travaill(?:ons|e)|collabor(?:ons|e)|coopér(?:ons|e))(?: \\p{L}+){0,2} avec|collaboration avec|nous (?:importons|achetons)|(?:nous |^)soutenons (?:nos|les producteurs)`,
    '(?:trabajamos|colaboramos|cooperamos)(?: \\p{L}+){0,2} con|colaboración con|apoyamos a (?:nuestr[oa]s|l[oa]s product[oa]r[ae]s)|importamos|compramos',
    '(?:lavoriamo|collaboriamo)(?: \\p{L}+){0,2} con|collaborazione con|sosteniamo (?:i|gli|le) (?:nostr[ie]|produttori)|importiamo|acquistiamo',
    '(?:trabalhamos|colaboramos)(?: \\p{L}+){0,2} com|apoiamos (?:os |as )?(?:noss[oa]s|produtor[ae]s)|importamos|compramos',
    '(?:we|wij) (?:werken|importeren)(?: \\p{L}+){0,3} met|werken (?:we|wij)(?: \\p{L}+){0,3} met|samenwerking met|rechtstreeks (?:van|bij)',
    'vi (?:samarbetar|arbetar|jobbar)(?: \\p{L}+){0,2} med|samarbete med|(?:vi |^)(?:stödjer|stöttar) (?:våra|lokala)|vi importerar|direkt från',
    'vi (?:samarbejder|samarbeider|arbejder|arbeider|jobber)(?: \\p{L}+){0,2} med|samarbej?de med|samarbeid med|(?:vi |^)støtter (?:vores|våre|lokale)|direkte fra',
    '(?:współpracujemy|pracujemy)(?: \\p{L}+)? ze?|współprac[aąęy] ze?|wspieramy (?:naszych|lokalnych)|importujemy|bezpośrednio od',
    '(?:spolupracujeme|pracujeme)(?: \\p{L}+)? s[eo]?|spoluprác[aiue] s[eo]?|dovážíme|dovážame|přímo od|priamo od',
    '(?:работаем|сотрудничаем)(?: \\p{L}+)? со?|сотрудничеств[оае] со?|импортируем|напрямую (?:с|от|у)',
    '(?:працюємо|співпрацюємо)(?: \\p{L}+)? зі?|співпрац[яіюею]+ зі?|імпортуємо|напряму (?:з|від)',
    '(?:работим|сътрудничим)(?: \\p{L}+)? със?|директно от',
    '(?:lucr[ăa]m|colabor[ăa]m)(?: \\p{L}+)? cu',
    'συνεργαζόμαστε|συνεργασία με',
    '(?:radimo|surađujemo|sarađujemo|sodelujemo)(?: \\p{L}+)? (?:sa?|z)',
    'együttműködünk|dolgozunk|iş ?birliği|yhteistyö\\p{L}*|koostöös|sadarbojamies|bendradarbiaujame',
  ].join('|')})(?!\\p{L})`,
  'iu',
);

/** "customers with a service that is second to none": what they get, not who they are. */
const SERVED =
  /^(?:(?:our|all|any|many|more|every) )?(?:customers?|clients?|guests?|visitors?|users?|members?|people|individuals|patients|kunden|gäste|clients|clientes|clienti|klanten|kunder|gäster|gæster|gjester|klient\p{L}*|zákazník\p{L}*|клиент\p{L}*|клієнт\p{L}*) (?:with (?:an? |the |our |all |every |some |high|quality|excellent|great|best|fast|reliable|your )|mit (?:einem|einer|unser|der|dem|hoch)|avec (?:une?|le|la|des|nos) |con (?:un|una|el|la|il|nuestr|i nostri|servizi) |com (?:um|uma|o|a|os|as) |met (?:een|de|het|onze) |med (?:en|ett|et|vår|vor) )/iu;

/** "multiple companies": how many there are says nothing about them. */
const ONLY_COUNTED =
  /^(?:multiple|several|numerous|certain|existing|potential|prospective|loyal|happy|satisfied|respective|regular|registered|authori[sz]ed|various|different|other|fellow|more|mehrere|zahlreiche|bestehende|zufriedene|potenzielle|andere|plusieurs|nombreu(?:x|ses)|autres|varios|varias|otr[oa]s|numeros[oa]s|muchos|diversi|altri|altre|numerosi|molti|vários|várias|outr[oa]s|diversos|muitos|verschillende|andere|talrijke|flera|andra|många|flere|andre|mange|wielu|innych|kilku|mnoho|další|jiné|многих|других|разных|багатьох|інших|різних) (?:\p{L}+ ){0,1}(?:people|persons|individuals|users|customers|clients|companies|firms|businesses|organi[sz]ations|groups|members|ngos|leute|personen|menschen|kunden|firmen|unternehmen|organisationen|personnes|clients|entreprises|organisations|personas|clientes|empresas|organizaciones|persone|clienti|aziende|imprese|associazioni|pessoas|clientes|empresas|ongs?|organizações|mensen|klanten|bedrijven|organisaties|personer|kunder|företag|organisationer|virksomheder|bedrifter|osób|klientów|firm|organizacji|lidí|zákazníků|людей|клиентов|компаний|клієнтів|компаній)$/iu;

/** "About the foundation": in some languages the word for "for" says "about" too, and the noun is the brand itself. */
const ITSELF =
  /^(?:фондация|сдружение|асоциация|компания|фирма|клуб|училище|организация|проект|екип|общност)(?:та|то|а|ът|я)$|^(?:организация|сдружение) с (?:идеална|нестопанска) цел|^(?:нас|нам|них|nas|nás|nám|ons|uns|nous|noi|nós|nosotros|us)$|^bạn(?! trẻ| đọc| bè)(?: |$)/iu;

/** "In the interest of our customers, suppliers, employees and investors": parties to a business, by their own words. */
const PARTIES = [
  'suppliers|lieferanten|fournisseurs|proveedores|fornitori|fornecedores|leveranciers|leverantörer|leverandører',
  'employees|staff|mitarbeiter\\p{L}*|collaborateurs|salariés|empleados|dipendenti|funcionários|medewerkers|medarbetare|medarbejdere|ansatte',
  'investors|shareholders|investoren|aktionären?|actionnaires|accionistas|azionisti|acionistas|aandeelhouders',
].map((words) => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu'));
const isPartyAmongOthers = (name: string, source: string): boolean =>
  PARTIES.some((party) => party.test(name)) && PARTIES.filter((party) => party.test(source)).length > 1;

/**
 * Whether a group is another party than those whom the brand is for: givers, staff, suppliers, the brand itself. Without a
 * name, only "we" is the brand.
 */
export function isOtherParty({ name, source }: Pick<Audience, 'name' | 'source'>, brand: string): boolean {
  const told = brand === '' ? source : source.replaceAll(brand, BRAND);
  return (
    [GIVERS, STAFF, OWN_EMPLOYEES, PARTNERS, SERVED, ONLY_COUNTED, ITSELF].some((pattern) => pattern.test(name)) ||
    (OWN_STAFF.test(name) && source.toLowerCase().includes(`our ${name.toLowerCase()}`)) ||
    isPartyAmongOthers(name, source) ||
    PARTNERS.test(source) ||
    ((SUPPLIERS.test(name) || PROFESSIONALS.test(name)) && WORKS_TOGETHER.test(told))
  );
}
