import type { Audience } from './audience.ts';

/** They give; the brand is not for them: "gives donors a call-in option". */
const GIVERS =
  /^(?:\p{L}+ )?(?:supporters|donors|sponsors|partners|patrons|benefactors|backers|funders|unterstützer(?:innen)?|spender(?:innen)?|sponsoren|förderer|fördernde|partner|donateurs|mécènes|partenaires|sponsors|donantes|patrocinadores|colaboradores|donatori|sostenitori|partner|doadores|apoiadores|parceiros|patrocinadores|donateurs|sponsors|partners|donatorer|sponsorer|partner|bidragsgivare|sponsorzy|sponsorów|darczyńcy|darczyńców|partnerów|dárci|dárce|sponzoři|partnery|darcov|sponzorov|спонсор\p{L}*|жертвовател\p{L}*|благотворител\p{L}*|партн[её]р\p{L}*|благодійник\p{L}*|дарител\p{L}*|bağışçılar\p{L}*|destekçiler\p{L}*|donator[ie]+|sponsori\p{L}*|δωρητές|χορηγούς|támogatók\p{L}*|donatore|sponzore|annetaja\p{L}*|lahjoittaj\p{L}*|rėmėj\p{L}*|ziedotāj\p{L}*)$/iu;

/** They work for the brand or look after its product. */
const STAFF =
  /^(?:(?:our|dedicated|in-house|friendly|licensed|certified|authori[sz]ed)(?: \p{L}+){0,3} )(?:teams?|staff|crew|personnel|employees|users|instructors|therapists|technicians|engineers|practitioners|specialists)(?: (?:on|of|with|from) .*)?$|^(?:(?:unser|erfahren|qualifiziert|ausgebildet|engagiert|eingespielt)\p{L}* )(?:\p{L}+ )?(?:team|mitarbeiter(?:innen|n)?|fachkräfte[n]?|personal)$|^(?:notre |une? )?(?:équipe|personnel)(?: \p{L}+)?$|^(?:nuestro |un )?(?:equipo|personal)(?: \p{L}+)?$|^(?:nosso |nossa |uma )?(?:equipe|equipa|colaboradores)(?: \p{L}+)?$|^(?:il nostro |un )?(?:team|staff|collaboratori|personale)(?: \p{L}+)?$|^(?:authori[sz]ed|registered|logged-in|admin(?:istrative)?) (?:users|personnel|administrators)$/iu;

/** Whom the brand buys from or works with. */
const SUPPLIERS =
  /(?<!\p{L})(?:producers|suppliers|growers|manufacturers|importers|makers|artisans|distributors|produzenten|erzeuger\p{L}*|lieferanten|hersteller[n]?|zulieferer[n]?|producenten|leveranciers|fabrikanten|producenter|leverantörer|leverandører|tillverkare|produsenter|producteurs|fournisseurs|fabricants|artisans|productores|proveedores|fabricantes|produttori|fornitori|artigiani|produtores|fornecedores|artesãos|producent\p{L}*|dostawc\p{L}*|výrobc\p{L}*|dodavatel\p{L}*|dodávateľ\p{L}*|производител\p{L}*|поставщик\p{L}*|виробник\p{L}*|постачальник\p{L}*|доставчиц\p{L}*|producător\p{L}*|furnizor\p{L}*|προμηθευτ\p{L}*|παραγωγούς|proizvođač\p{L}*|dobavljač\p{L}*|termelő\p{L}*|gyártó\p{L}*|beszállító\p{L}*|üretici\p{L}*|tedarikçi\p{L}*|tuottaj\p{L}*|valmistaj\p{L}*|tootja\p{L}*|ražotāj\p{L}*|gamintoj\p{L}*)/iu;
const WORKS_TOGETHER =
  /(?<!\p{L})(?:collabor|work (?:closely |directly )?with|working with|partner|support (?:our|local)|buy from|sourced? (?:from|our)|directly (?:from|with)|import|kooper|arbeiten .*mit|zusammenarbeit|unterstützen (?:unsere|lokale|regionale)|beziehen|direkt (?:von|vom|bei)|travaill|coopér|soutenons (?:nos|les producteurs)|trabajamos|apoyamos|lavoriamo|sosteniamo|trabalhamos|apoiamos|samenwerk|werken (?:samen )?met|samarbet|samarbej|samarbei|stödjer|stöttar|støtter|współprac|pracujemy z|spoluprac|pracujeme s|работаем|сотрудн|напрямую|працюємо|співпрац|напряму|работим с|lucr[ăa]m cu|συνεργα|radimo s|surađuj|sodeluj|együttműköd|dolgozunk|iş ?birliği|yhteistyö|koostöö|sadarb|bendradarb)/iu;

/** "customers with a service that is second to none": what they get, not who they are. */
const SERVED =
  /^(?:(?:our|all|any|many|more|every) )?(?:customers?|clients?|guests?|visitors?|users?|members?|people|individuals|patients|kunden|gäste|clients|clientes|clienti|klanten|kunder|gäster|gæster|gjester|klient\p{L}*|zákazník\p{L}*|клиент\p{L}*|клієнт\p{L}*) (?:with (?:an? |the |our |all |every |some |high|quality|excellent|great|best|fast|reliable|your )|mit (?:einem|einer|unser|der|dem|hoch)|avec (?:une?|le|la|des|nos) |con (?:un|una|el|la|il|nuestr|i nostri|servizi) |com (?:um|uma|o|a|os|as) |met (?:een|de|het|onze) |med (?:en|ett|et|vår|vor) )/iu;

/** "multiple companies": how many there are says nothing about them. */
const ONLY_COUNTED =
  /^(?:multiple|several|numerous|certain|existing|potential|prospective|loyal|happy|satisfied|respective|regular|registered|authori[sz]ed|various|different|other|fellow|more|mehrere|zahlreiche|bestehende|zufriedene|potenzielle|andere|plusieurs|nombreu(?:x|ses)|autres|varios|varias|otr[oa]s|numeros[oa]s|muchos|diversi|altri|altre|numerosi|molti|vários|várias|outr[oa]s|diversos|muitos|verschillende|andere|talrijke|flera|andra|många|flere|andre|mange|wielu|innych|kilku|mnoho|další|jiné|многих|других|разных|багатьох|інших|різних) (?:\p{L}+ ){0,1}(?:people|persons|individuals|users|customers|clients|companies|firms|businesses|organi[sz]ations|groups|members|ngos|leute|personen|menschen|kunden|firmen|unternehmen|organisationen|personnes|clients|entreprises|organisations|personas|clientes|empresas|organizaciones|persone|clienti|aziende|imprese|associazioni|pessoas|clientes|empresas|ongs?|organizações|mensen|klanten|bedrijven|organisaties|personer|kunder|företag|organisationer|virksomheder|bedrifter|osób|klientów|firm|organizacji|lidí|zákazníků|людей|клиентов|компаний|клієнтів|компаній)$/iu;

/** "About the foundation": in some languages the word for "for" says "about" too, and the noun is the brand itself. */
const ITSELF =
  /^(?:фондация|сдружение|асоциация|компания|фирма|клуб|училище|организация|проект|екип|общност)(?:та|то|а|ът|я)$|^(?:нас|нам|них|nas|nás|nám|ons|uns|nous|noi|nós|nosotros|us)$|^bạn(?! trẻ| đọc| bè)(?: |$)/iu;

/** Whether a group is another party than those whom the brand is for: givers, staff, suppliers, the brand itself. */
export const isOtherParty = ({ name, source }: Audience): boolean =>
  [GIVERS, STAFF, SERVED, ONLY_COUNTED, ITSELF].some((pattern) => pattern.test(name)) ||
  (SUPPLIERS.test(name) && WORKS_TOGETHER.test(source));
