import type { WordsByKind } from './words-by-kind.ts';

/** Media, software, finance, shops and clubs; the rest stands in `ICELANDIC` and `ICELANDIC_SERVICES`. */
export const ICELANDIC_SOCIETY: WordsByKind = {
  'specialist clinic':
    'frjósemi(?:s|meðferð|stof)\\p{L}*|glasafrjóvgun*|húðlækn*|kvensjúkdómalækn*|lýtalækn*|hjartalækn*',
  'hearing care practice': 'heyrnarþjónust*|heyrnartæk*|heyrnarstof*|heyrnarmæling*|heyrnarfræð*',
  newspaper: 'dagblað*|fréttablað*|héraðsfréttablað*|fréttavef*|fréttamiðil*|vikublað*|bæjarblað*',
  'book publisher': 'bókaútgáf*|bókaforlag*|bókaútgefand*|útgáfufélag bóka',
  'TV channel': 'sjónvarpsstöð*|sjónvarpsrás*|ríkisútvarp*',
  'record label': 'plötuútgáf*|tónlistarútgáf*|hljómplötuútgáf*',
  'recording studio': 'hljóðver*|upptökuver*|hljóðupptök*|hljóðblöndun*',
  blog: 'ferðablogg*|matarblogg*|bloggsíð*',
  author: 'rithöfund*|barnabókahöfund*|ljóðskáld*|skáldsagnahöfund*',
  'gaming community': 'rafíþrótt*|tölvuleikjasamfélag*|spilafélag*',
  'boat and air travel':
    'ferjusigling*|ferjuáætlun*|hvalaskoðun*|flugfélag*|útsýnisflug*|bátsferð*|farþegaskip*|þyrluflug*',
  'parking operator': 'bílastæðaþjónust*|bílastæðahús*|bílastæðasjóð*|bílastæði við flugvöll*',
  'tyre shop': 'dekkjaverkstæð*|hjólbarðaverkstæð*|hjólbarðaþjónust*|dekkjaþjónust*|dekkjaverslun*|dekkjahótel*',
  'auto parts shop': 'varahlutaverslun*|bílavarahlut*|varahlutir í bíla|bílapart*',
  'car wash': 'bílaþvottastöð*|bílaþvott*|þvottastöð fyrir bíla',
  'EV charging company': 'hleðslustöð*|rafbílahleðsl*|hleðslulausn*|hleðslunet*',
  'energy and utilities': 'orkufyrirtæk*|rafmagnssal*|hitaveit*|rafveit*|orkuveit*|vatnsveit*|raforkusal*|orkuvinnsl*',
  'telecommunications company':
    'fjarskiptafyrirtæk*|fjarskiptafélag*|netþjónustuaðil*|ljósleiðar*|símafyrirtæk*|internetþjónust*',
  'health software': 'sjúkraskrárkerf*|heilbrigðislausn*|heilbrigðishugbúnað*|fjarheilbrigðis\\p{L}*',
  'digital trust service':
    'rafræn(?:ar)? undirskrift*|rafræn(?:ar)? undirrit*|rafræn skilríki|rafrænar auðkenning\\p{L}*',
  'financial services':
    'greiðslulausn*|greiðslumiðlun*|posaleig*|innheimtuþjónust*|innheimtufyrirtæk*|fjármögnunarfyrirtæk*',
  'e-learning software': 'námsumsjónarkerf*|kennslukerf*|fræðslukerf*|kennsluhugbúnað*',
  'virtual assistant and office services': 'skrifstofuþjónust*|símsvörun*|fjarritar*|skrifstofuvinn*',
  'coworking space': 'samvinnurým*|vinnustofurým*|skrifstofuhótel*|sameiginlegt vinnurými|skrifstofusetur*',
  incubator: 'viðskiptahrað(?:al|all|li)\\p{L}*|frumkvöðlasetur*|nýsköpunarsetur*|nýsköpunarhrað*|nýsköpunarmiðstöð*',
  'investment firm':
    'fjárfestingafélag*|fjárfestingarfélag*|vísisjóð*|framtakssjóð*|sjóðastýring*|eignastýring*|verðbréfafyrirtæk*',
  'training company':
    'stjórnendaþjálfun*|starfsþjálfunar\\p{L}*|fræðslufyrirtæk*|skyndihjálparnámskeið*|vinnuvélanámskeið*',
  coach: 'markþjálf*|lífsþjálf*|stjórnendamarkþjálf*',
  'advocacy organisation': 'neytendasamtök*|grasrótarsamtök*|grasrótarhreyfing*|þrýstihóp*|baráttusamtök*',
  'think tank': 'hugveit*',
  'research project': 'rannsóknarverkefn*|rannsóknaverkefn*',
  'chamber of commerce': 'viðskiptaráð*|verslunarráð*',
  'trade union': 'stéttarfélag*|verkalýðsfélag*|launþegasamtök*|sjómannafélag*',
  "employers' association": 'samtök atvinnulífsins|samtök atvinnurekenda|félag atvinnurekenda|atvinnurekendasamtök*',
  'certification body':
    'vottunarstof*|vottunaraðil*|vottunarfyrirtæk*|faggilt\\p{L}* (?:vottun|skoðun)\\p{L}*|skoðunarstof*',
  'dog breeder': 'hundarækt*|hvolpar til sölu|hundaræktand*',
  'cat breeder': 'kattarækt*|kattaræktand*|kettlingar til sölu',
  'personal trainer': 'einkaþjálf*|hlaupaþjálf*|styrktarþjálfun*|fjarþjálfun*',
  'swimming school': 'sundskól*|sundnámskeið*|ungbarnasund*|sundkennsl*',
  'indoor playground': 'innileikvöll*|barnaskemmtistað*|hoppukastal*|leikland*',
  'nature park': 'þjóðgarð*|friðland*|jarðvang*|náttúrugarð*|upplýsingamiðstöð ferðamanna|fólkvang*',
  marina: 'smábátahöfn*|skútuhöfn*|bátasal*|skipasal*|skemmtibátahöfn*',
  'home and gift shop':
    'gjafavöruverslun*|gjafavörubúð*|ljósaverslun*|búsáhaldaverslun*|minjagripaverslun*|gluggatjaldaverslun*|garnverslun*|hannyrðaverslun*',
  'sports shop':
    'íþróttavöruverslun*|sportvöruverslun*|veiðivöruverslun*|veiðibúð*|útivistarverslun*|golfverslun*|skíðaverslun*',
  'electronics shop': 'raftækjaverslun*|tölvuverslun*|heimilistækjaverslun*|myndavélaverslun*|raftækjabúð*',
  'music shop': 'hljóðfæraverslun*|plötubúð*|plötuverslun*|hljóðfærabúð*|tónlistarverslun*',
  'paving contractor': 'hellulagn*|malbikun*|hellulögn*|malbikunarstöð*|malbiksviðgerð*',
  'fence builder': 'girðingaþjónust*|girðingaverktak*|garðgirðing*|girðingaefni',
  'scaffolding company': 'vinnupall*|vinnupallaleig*|stillansaleig*|stillans(?:ar|a)?',
  'demolition contractor': 'niðurrif*|húsarif|asbesthreinsun*|asbestförgun*',
  'lift company': 'lyftuþjónust*|lyftufyrirtæk*|lyftuviðhald|stigalyft*|fólkslyft*|vörulyft*',
  'well driller': 'jarðboran*|borverktak*|borholu(?:boran|þjónust)\\p{L}*|brunnboran*',
  'facility management company':
    'fasteignaumsjón*|húsumsjón*|húsvarðaþjónust*|fasteignaþjónust*|húsfélagaþjónust*|umsjón fasteigna',
  'disability service':
    'hæfingarstöð*|þjónusta við fatlað fólk|sambýl(?:i|ið)|verndað(?:ur|ir) vinnustað\\p{L}*|búsetukjarn*',
  'disability organisation':
    'öryrkjabandalag*|sjálfsbjörg|blindrafélag*|félag heyrnarlausra|einhverfusamtök*|samtök fatlaðra|sjúklingasamtök*',
  'addiction treatment centre':
    'áfengismeðferð*|vímuefnameðferð*|fíknimeðferð*|meðferðarheimil*|áfangaheimil*|fíkniráðgj*',
  'volunteer and aid organisation':
    'matarbank*|mataraðstoð*|matargjaf*|sjálfboðaliðasamtök*|lionsklúbb*|rótarýklúbb*|kiwanisklúbb*|mæðrastyrksnefnd*',
  'legal aid': 'ókeypis lögfræði(?:aðstoð|ráðgjöf)|lögfræðiaðstoð*',
  'study abroad and immigration consultancy': 'nám erlendis|skiptinemasamtök*|námsferðir erlendis|dvalarleyfisþjónust*',
  'cultural association': 'menningarfélag*|listafélag*|kvenfélag*|tónlistarfélag*|menningarsamtök*|bókmenntafélag*',
  'expat and immigrant community':
    'félag innflytjenda|samtök (?:innflytjenda|kvenna af erlendum uppruna)|íslendingafélag*|innflytjendasamtök*',
  'local history society': 'sögufélag*|ættfræðifélag*|átthagafélag*|ættfræðiþjónust*',
  'historical reenactment group': 'víkingafélag*|víkingahóp*|miðaldahóp*',
  scouts: 'skátafélag*|skáta(?:r|rnir|starf\\p{L}*|hreyfing\\p{L}*)|bandalag íslenskra skáta',
  orchestra: 'sinfóníuhljómsveit*|lúðrasveit*|kammersveit*|skólahljómsveit*|blásarasveit*|strengjasveit*',
  'hobby club':
    'stuðningsmannaklúbb*|fornbílaklúbb*|skákfélag*|bridgefélag*|ljósmyndaklúbb*|frímerkjaklúbb*|flugmódelfélag*|radíóamatör*|bílaklúbb*|jeppaklúbb*',
  'allotment association': 'matjurtagarð*|skólagarð*|garðyrkjufélag*|samfélagsgarð*',
  'home care service': 'heimahjúkrun*|heimaþjónust*|heimastuðning*|heimilishjálp*',
  'payroll and labour consultant': 'launaþjónust*|launavinnsl*|launaútreikning*|launabókhald*',
  'media company': 'fjölmiðlafyrirtæk*|fjölmiðlasamsteyp*|fjölmiðlahús*',
  'paper merchant': 'pappírsinnflutning*|pappírsheildsal*|pappírsvöruheild*',
  'cat café': 'kattakaffihús*|kisukaffihús*',
  'graphic design studio': 'grafísk(?:ur|ri|a|ir)? hönn*|hönnunarstof*|vörumerkjahönnun*',
  'web design studio': 'vefhönnun*|vefsíðugerð*|vefstof*|vefforrit(?:un|ar)\\p{L}*|heimasíðugerð*',
  'interior designer': 'innanhússhönn*|innanhússarkitekt*|innanhúshönn*',
  'timber merchant': 'timbursal*|timburverslun*|sögunarmyll*|harðviðar(?:sal|verslun)\\p{L}*|eldiviðarsal*',
  'building supplies merchant': 'byggingavöruverslun*|byggingavör*|byggingarvör*|byggingarefn*',
  'hardware shop': 'verkfæraverslun*|járnvöruverslun*|verkfærabúð*|járnvör*',
  'grocery shop': 'matvöruverslun*|matvörubúð*|stórmarkað*|kjörbúð*|matvöruverslanir',
  'speciality food and drink shop': 'sælkeraverslun*|sælkerabúð*|vínbúð*|teverslun*|kryddbúð*|sælkeravör*',
};
