const STEMS = [
  'industr|branche|bransch|bransje|sect(?:or|eur)|sektor|settor|setor|trade(?!\\p{L})|retail|wholesale|commerc|comerc|comérc|handel|handl|obchod',
  'health|medic|médic|gesundheit|santé|salud|saúde|sanità|sanit|zdrow|zdrav|sjukvård|sundhed|helse|terveyd|zorg|egészség|sănăt|pharma|farma|biotech|dental',
  'financ|finanz|finans|rahoitus|bank|banc|banqu|insur|versicher|assur|segur|seguro|assicura|verzeker|försäkring|forsikring|ubezpiecz|pojiš|poisť|biztosít|asigur',
  'educa|éduca|bildung|onderwijs|istruzione|utbildning|uddannelse|utdanning|koulutus|edukac|vzděl|vzdel|oktatás|hospitality|hotel|hôtel|gastro|horeca|restaur|tourism|turism|turyst|cestovn|catering',
  'logist|logíst|transport|spedition|shipping|automo|aerospa|aeroesp|aéro|aviation|luftfahrt|maritim|marítim|marine|naval|navier|rail(?:way)?|bahn',
  'constru[cç]|baugewerbe|bauwesen|bauwirtschaft|edili|bouw|bygg|rakennus|budow|staveb|építő|real estate|immobili|inmobili|imobili|vastgoed|fastighet|ejendom|eiendom|nieruchom|property|architect|archite',
  'manufactur|fertigung|maschinenbau|produktion|manifattur|metal|acero|steel|chemi|chimi|quími|kemi|petro|oil (?:and|&) gas|mining|mine[rí]|bergbau|energ|énerg|utilit|telecom|telekom|télécom|electron|elektron',
  'agri|agro|landwirt|landbouw|lantbruk|landbrug|landbruk|rolnict|zeměd|poľnohosp|food|lebensmittel|aliment|voeding|livsmedel|fødevare|spożyw|potravin|beverage',
  'government|public (?:sector|administration)|verwaltung|öffentlich|overheid|offentlig|non-?profit|charit|technolog|software|media(?!\\p{L})|medien|fashion|textil|têxtil|tessil|tekstyl|tekstil|legal|defen[cs]e|sports?(?!\\p{L})|leisure|entertainment',
  'промышл|строит|торгов|медицин|здрав|образов|финанс|банк|страхов|логист|транспорт|сельск|энергет|енергет|туризм|гостини|металл|нефт|хими|фарма|промисл|будів|торгів|освіт|охорон|строител|търгов|здрав|селско',
  'sanayi|endüstri|otomotiv|tekstil|kimya|ilaç|gıda|inşaat|enerji|sağlık|turizm|perakende|lojisti[kğ]|eğitim|beyaz eşya|savunma|tarım|madencilik|denizcilik|havacılık|mobilya|elektronik|makine',
  'farmasi|makanan|minuman|pertambangan|perbankan|kesehatan|pendidikan|konstruksi|manufaktur|otomotif|perkebunan|minyak|perhotelan|ritel|pariwisata|pertanian|logistik|kelautan|telekomunikasi',
  'strojír|strojár|automobil|auto(?:ipar|tööstus)|farmac|gyógyszer|ipar(?:ág)?(?!\\p{L})|élelmiszer|mezőgazd|kereskedel|teollisuus|rakentami|elintarvi|kauppa|građevin|gradben|građev|prehran|kmetij|turiz|zdravst|trgovin|pramon|statyb|prekyb|rūpniec|būvniec|tirdzniec|tööstus|ehitus|kaubandus|construc[țţ]i|alimenta|minerit|cimento|papel|celulos|mineração|mineria|siderur|naval|portuári',
  '製造|建設|不動産|医療|介護|物流|運輸|金融|保険|小売|流通|教育|飲食|観光|農業|官公庁|制造|医疗|零售|餐饮|教育|农业|제조|건설|의료|물류|금융|유통|교육|외식|농업',
  'βιομηχαν|κατασκευ|υγεί|εκπαίδευσ|τουρισμ|εμπόρι|لوجست|صناع|صح|تعليم|تجار|بناء|תעשי|בריאות|חינוך|פיננס',
];

const FIELD = new RegExp(STEMS.join('|'), 'iu');

/** The word for an industry, which ends a title that names one: "Otomotiv Sanayi". */
const INDUSTRY =
  /\p{L} (?:industry|industries|sector|sanayii?|sektörü|endüstrisi|industrie|industrien|industrin|ipar|przemysł|průmysl|priemysl|промышленность|промисловість|промишленост|industrija|pramonė|rūpniecība)$|\p{L}{3}(?:industrie|industrin|industrien|branche|branschen|branchen|bransjen|teollisuus|tööstus|ipar|rūpniecība)$|(?<![事企作営授就残卒操開])[業业]界?$|산업$|업계$/iu;

/** The same in front of its name: "Industri Tekstil". "Sector Norte" is a place. */
const INDUSTRY_OF =
  /^(?:ind[uú]str(?:ia|ie|i|y)|przemysł|secteur|settore|sector|setor|sektor|bidang|ngành|отрасль|قطاع|صناعة|صنعت|อุตสาหกรรม) (?=\p{L})/iu;

/** Whether a title says that it names an industry, whichever it is: "Glass industry", "Industri Kaca". */
export const saysIndustry = (title: string): boolean =>
  INDUSTRY.test(title.trim()) || /^ind[uú]str(?:ia|ie|i|y) (?=\p{L})/iu.test(title.trim());

/** Whether a title says that it names an industry that is known. */
export function namesIndustry(title: string): boolean {
  const name = title.trim();
  const field = name.replace(INDUSTRY_OF, '');
  return INDUSTRY.test(name) || (field !== name && isFieldOfBusiness(field));
}

const WHOLE_FIELD = new RegExp(
  `^(?:${STEMS.join('|')})\\p{L}*(?: ?(?:,|/|&| and | und | et | y | e | en | och | og | i | ve | dan ) ?(?:${STEMS.join('|')})\\p{L}*)*$`,
  'iu',
);

/** Whether a title is nothing but a line of business or several: "Logistics", and no "Logistics software". */
export const isWholeField = (title: string): boolean => WHOLE_FIELD.test(title.trim().replaceAll('İ', 'i'));

/** Whether a title names a line of business, as under "Industries": "Logistics", "Sector naviero". */
export const isFieldOfBusiness = (title: string): boolean => FIELD.test(title.replaceAll('İ', 'i'));

const AND = / (?:&|\/|\+|and|und|et|y|e|en|och|og|i|a|ve|dan|și|и|та|і) |, /iu;

/** How words end that name work in a field: "Energieberatung", "Byggstädning". */
const WORK =
  /(?:beratung|reinigung|planung|prüfung|schulung|montage|lösung(?:en)?|analyse[nr]?|management|service|services|advies|reiniging|inspectie|toezicht|rådgivning|städning|tvätt|rengøring|rengjøring|renhold|montering|utbildning|uddannelse|konsult\p{L}*|neuvonta|siivous|huolto)$/iu;

/** Whether a title opens with a line of business, alone or beside another: "Energy and heating", and no "Energy audits". */
export const opensWithField = (title: string): boolean => {
  const [first = ''] = title.split(AND);
  return isWholeField(first) && !WORK.test(first);
};
