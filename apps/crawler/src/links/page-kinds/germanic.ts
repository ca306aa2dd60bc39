import type { PageKindPhrases } from './phrases.ts';

export const GERMANIC: PageKindPhrases<'en' | 'de' | 'nl' | 'nordic'> = {
  legal: {
    en: 'privacy, privacy *, terms, terms *, legal, legal *, cookie, cookies, cookie *, imprint, gdpr, dpa, license, licence, licenses, licensing, disclaimer, security policy, accessibility, accessibility statement, refund policy, return policy, shipping policy, do not sell *, modern slavery *',
    de: 'impressum, datenschutz, datenschutz*, datenschutzerklärung, agb, nutzungsbedingungen, widerruf, widerrufsbelehrung, barrierefreiheit',
    nl: 'privacybeleid, voorwaarden, algemene voorwaarden, privacyverklaring',
    nordic:
      'integritet, integritetspolicy, personvern, persondatapolitik, tietosuoja, villkor, tietosuojaseloste, käyttöehdot, användarvillkor, personvernerklæring, vilkår, handelsbetingelser, privatlivspolitik',
  },
  brand: {
    en: 'brand, branding, brand *, our brand, press, press kit, presskit, press room, pressroom, press center, press *, media, media kit, mediakit, media center, media resources, newsroom, logo, logos, logo download *, logo usage, style guide, styleguide, visual identity, trademark guidelines',
    de: 'presse, pressemappe, pressebereich, presse *, marke, unsere marke, markenportal',
    nl: 'pers, perskit, merk, ons merk, huisstijl',
    nordic: 'pressrum, presserom, varumärke, merkevare, presse, pressemateriale, medialle, mediapankki',
  },
  mission: {
    en: 'mission, vision, values, mission *, our mission, our vision, our values, our purpose, our story, our impact, our why, our philosophy, our beliefs, our approach, our promise, our commitment, purpose, manifesto, principles, philosophy, impact, sustainability, responsibility, story, what we believe, what we stand for, why *, heritage, mandate, our mandate, aims, our aims, goals, our goals, aims and objectives, mission and vision, vision and mission, mission and values',
    de: 'mission, vision, leitbild, werte, unsere werte, unsere mission, unsere vision, philosophie, unsere philosophie, nachhaltigkeit, verantwortung, unsere geschichte, warum *, wofür wir stehen, haltung, unsere ziele, ziele, unser leitbild, unsere mission und vision, unser anliegen, was uns antreibt',
    nl: 'missie, onze missie, visie, missie en visie, waarden, kernwaarden, onze waarden, ons verhaal, duurzaamheid, waarom *, visie en missie, doelstelling, onze doelstelling, doelstellingen, onze visie',
    nordic:
      'vår vision, vårt uppdrag, våra värderingar, värderingar, hållbarhet, visjon, verdier, bærekraft, bæredygtighed, vores mission, arvot, vores værdier, vores vision, vores historie, våre verdier, vår visjon, vår historie, vår historia, arvomme, missiomme, tarinamme, vastuullisuus, mission, vision, formål, vores formål, formålet, ändamål, syfte, visio, missio, vision och mission',
  },
  about: {
    en: 'about, about *, aboutus, company, company *, the company, who we are, our company, our team, our people, meet the team, team, the team, people, leadership, founders, history, our history, corporate, organization, organisation, this is *, get to know *, our club, the club, our school, the school, the association, the foundation, our practice, our church, our farm, our studio, who i am',
    de: 'über uns, ueber uns, wir über uns, wir ueber uns, über *, ueber *, unternehmen, das unternehmen, wir, wer wir sind, das sind wir, unser team, geschichte, firma, firmengeschichte, verein, profil, agentur, unser verein, der verein, die schule, unsere schule, die praxis, unsere praxis, das studio, der club, unser club, die stiftung, das museum, über mich, ueber mich, wer ist *',
    nl: 'over, over ons, over *, wie zijn wij, wie we zijn, het bedrijf, ons team, organisatie, bedrijf, de school, onze school, de vereniging, de stichting, de praktijk, onze praktijk, de club, geschiedenis, wie ben ik, over mij',
    nordic:
      'om, om oss, om os, om *, företaget, virksomheten, meistä, tietoa meistä, yritys, hvem er vi, vilka vi är, om foreningen, om föreningen, om skolen, om skolan, föreningen, foreningen, yhdistys, seura, meidän tarina, historia, historik, hvem vi er, om mig, om meg, om mej',
  },
  pricing: {
    en: 'pricing, pricing *, price, prices, plans, plan, plans and pricing, plans pricing, packages, rates, fees, subscription, subscriptions, membership, buy, cost',
    de: 'preise, preise *, preisliste, tarif, tarife, pakete, kosten, abo, abos',
    nl: 'prijs, prijzen, tarieven, abonnementen, pakketten',
    nordic: 'pris, priser, hinnat, hinnasto',
  },
  product: {
    en: 'product, products, product *, our products, all products, feature, features, features *, solution, solutions, our solutions, platform, service, services, our services, overview, how it works, what we do, what we offer, tour, product tour, use cases, use case, offering, offerings, capabilities, expertise, shop, shop all, store, collection, collections, catalog, catalogue, menu, our menu, work, works, our work, selected work, portfolio, project, projects, our projects, apps, technology, programs, courses',
    de: 'produkt, produkte, unsere produkte, produkte *, funktionen, lösung, loesung, lösungen, loesungen, leistung, leistungen, unsere leistungen, angebot, angebote, dienstleistungen, sortiment, kollektion, referenzprojekte, projekte, arbeiten, so funktioniert *, speisekarte, was wir tun, kompetenzen, technologie',
    nl: 'product, producten, onze producten, functies, oplossingen, diensten, onze diensten, winkel, collectie, projecten, werk, ons werk, portfolio, hoe het werkt, wat we doen, aanbod, assortiment',
    nordic:
      'produkt, produkter, tjänster, tjenester, ydelser, løsninger, lösningar, funktioner, palvelut, tuotteet, projekt, kollektion, våra tjänster, våre tjenester, vores ydelser, palvelumme, tuotteemme, ratkaisut, sådan fungerer det, slik fungerer det',
  },
  customers: {
    en: 'customer, customers, our customers, client, clients, our clients, case study, case studies, customer stories, success stories, stories, testimonials, testimonial, reviews, showcase, partners, partner, our partners, references, who we serve, industries',
    de: 'kunden, unsere kunden, kundenstimmen, referenzen, fallstudien, erfolgsgeschichten, partner, branchen',
    nl: 'klanten, onze klanten, klantverhalen, referenties, cases',
    nordic:
      'kunder, våra kunder, våre kunder, kundhistorier, referenser, asiakkaat, referenssit, kundecases, kundcase, kundehistorier, våre referanser, vores kunder, asiakastarinat',
  },
  careers: {
    en: 'career, careers, careers *, job, jobs, jobs *, join, join us, join our team, work with us, work at *, working at *, we are hiring, hiring, life at *, culture, our culture, open positions, open roles, vacancies, opportunities',
    de: 'karriere, karriere *, stellen, stellenangebote, offene stellen, jobs und karriere, arbeiten bei *, ausbildung, bewerben, bewerbung',
    nl: 'vacature, vacatures, werken bij, werken bij *, carrière maken, kom werken *',
    nordic:
      'karriär, jobba hos oss, lediga jobb, ledige stillinger, jobb, job hos os, töihin meille, avoimet työpaikat, ura',
  },
  contact: {
    en: 'contact, contact *, contacts, contactus, get in touch, talk to us, reach us, find us, visit us, location, locations, stores, our stores, directions',
    de: 'kontakt, kontaktieren *, kontaktformular, ansprechpartner, standort, standorte, anfahrt, so finden sie uns',
    nl: 'neem contact op, contactgegevens, vestigingen, locaties',
    nordic: 'kontakta oss, kontakt oss, kontakt os, yhteystiedot, ota yhteyttä',
  },
  blog: {
    en: 'blog, our blog, blogs, news, latest news, article, articles, post, posts, journal, magazine, insights, resources, stories and news, changelog, updates, what s new, podcast, events, press releases, announcements',
    de: 'aktuelles, neuigkeiten, nachrichten, magazin, ratgeber, veranstaltungen, pressemitteilungen, wissen',
    nl: 'nieuws, actueel, artikelen, evenementen, blogs, persberichten',
    nordic: 'nyheter, nyheder, aktuellt, aktuelt, uutiset, ajankohtaista',
  },
  docs: {
    en: 'doc, docs, documentation, api, api *, reference, guide, guides, help, help center, help centre, support, support *, faq, faqs, tutorial, tutorials, learn, academy, wiki, getting started, get started, developer, developers, component, components, elements, utilities, examples, download, downloads, integrations, status, community, forum, knowledge base',
    de: 'dokumentation, hilfe, hilfecenter, häufige fragen, anleitung, anleitungen, entwickler, service center',
    nl: 'hulp, klantenservice, veelgestelde vragen, documentatie, ondersteuning',
    nordic:
      'hjälp, kundservice, vanliga frågor, hjelp, hjælp, tuki, ofte stillede spørgsmål, ofte stilte spørsmål, usein kysyttyä, usein kysytyt kysymykset',
  },
};
