import type { GroupTrigger } from './grammar.ts';

/** What a script without spaces writes around groups. The first capture is the group, or the list of groups. */
export interface UnspacedGrammar {
  /** Nouns for people and organisations. */
  groups: string;
  vague: string;
  patterns: readonly (readonly [trigger: GroupTrigger, pattern: string])[];
}

const JA_WORD = '[\\p{Script=Han}\\p{Script=Katakana}\\p{Script=Hiragana}ーA-Za-z0-9〜～・]';
/** Between groups of a list. No word holds them: a text that could be read in two ways would be read in all ways. */
const ZH_AND = '[、，和及与與或]';
const ZH_WORD = `(?:[参參][与與]|(?!${ZH_AND})[\\p{Script=Han}A-Za-z0-9])`;

const JA_GROUPS =
  '開発者|技術者|エンジニア|プログラマー?|デザイナー|クリエイター|経営者|起業家|担当者|管理者|研究者|従事者|事業者|利用者|求職者|障がい者|障害者|高齢者|若者|初心者|愛好者|保護者|当事者|支援者|医師|看護師|薬剤師|教師|教員|先生|作家|職人|患者|学生|生徒|児童|子ども|子供|こども|お子さん|お子様|大人|親子|家族|家庭|夫婦|カップル|女性|男性|企業|会社|法人|店舗|自治体|学校|大学|病院|医療機関|クリニック|施設|団体|コミュニティ|スタートアップ|フリーランス|個人事業主|農家|観光客|旅行者|住民|市民|親|社会人|就労者|好き|ファン|オーナー|メーカー|業界|業者|現場|人材|シニア|世代|ママ|パパ';
/** Ends of a range: "子どもから大人まで". */
const JA_AGES =
  '赤ちゃん|乳幼児|幼児|お?子様?|お子さん|子ども|子供|こども|小学生|中学生|高校生|学生|大学生|若者|大人|おとな|社会人|高齢者|お年寄り|シニア|初心者|初級者|中級者|上級者|経験者|プロ|個人|個人事業主|中小企業|大企業|企業|法人';
const JA_VAGUE =
  '方々|方|皆様|皆さま|皆さん|みなさま|みなさん|人々|人たち|人|お客様|ユーザー|チーム|個人|メンバー|企業様';

const ZH_GROUPS =
  '开发者|開發者|工程师|工程師|设计师|設計師|程序员|创作者|創作者|使用者|推广者|推廣者|爱好者|愛好者|初学者|初學者|研究者|研究人员|研究人員|科研人员|从业者|從業者|创业者|創業者|消费者|消費者|患者|残障者|身心障礙者|障礙者|长者|長者|老人|老年人|儿童|兒童|孩子|青少年|年轻人|年輕人|学生|學生|大学生|大學生|高中生|国中生|國中生|教师|教師|老师|老師|家长|家長|父母|夫妻|家庭|女性|男性|孕婦|孕妇|旅人|遊客|游客|居民|市民|民众|民眾|公众|公眾|人士|团队|團隊|企业|企業|公司|商家|机构|機構|机关|機關|學校|学校|医院|醫院|院所|社区|社區|社群|组织|組織|业者|業者|单位|單位|团体|團體|群体|群體|運輸業|服务业|服務業';
const ZH_VAGUE = '人|用户|用戶|客户|客戶|大家|所有人|每个人|每個人|成员|成員|会员|會員';

/** The name opens its clause, so that no word is cut. */
const jaGroup = `(?<!${JA_WORD})(${JA_WORD}{0,28}?(?:${JA_GROUPS}|${JA_VAGUE}))`;
const zhOne = `${ZH_WORD}{0,10}?(?:${ZH_GROUPS}|${ZH_VAGUE})`;
/** A list behind the words that introduce it. */
const zhGroups = `(${zhOne}(?:${ZH_AND}${zhOne}){0,7})`;
/** A list in front of other words. Each group but the last is matched once (`\\2`), whatever follows. */
const zhGroupsAhead = `((?:(?=(${zhOne}${ZH_AND}))\\2){0,7}${zhOne})`;

export const UNSPACED: Readonly<Record<string, UnspacedGrammar>> = {
  ja: {
    groups: JA_GROUPS,
    vague: JA_VAGUE,
    patterns: [
      [
        'designed',
        `${jaGroup}(?:(?:や|と|、|・)${JA_WORD}{1,16}?)?(?:のため(?:の|に)?|(?<!に)向け|にぴったり|に(?:最適|おすすめ|特化|寄り添)|のみなさ(?:ま|ん)へ|様?へ$|の味方)`,
      ],
      ['designed', `((?:${JA_WORD}{1,10})?ご?家族(?:連れ|みんな|全員)?)(?:で|が)(?:楽し|お過ごし|過ご)`],
      [
        'connects',
        `(?<!${JA_WORD})(${JA_WORD}{0,12}?(?:${JA_GROUPS}))(?:と${JA_WORD}{1,16}?)?を(?:つな|結び|マッチング)`,
      ],
      ['helps', `${jaGroup}(?:とその${JA_WORD}{1,6})?(?:を|の)(?:支援|サポート|応援|お手伝い|支え)`],
      ['helps', `${jaGroup}の[^、。「」]{2,16}(?:に貢献|を実現|を支え|を助け|を高め)`],
      ['helps', `(?<!${JA_WORD})(${JA_WORD}{2,24}方々?(?:とそのご?家族)?)(?:が|を)(?=[^。]*(?:よう|支|サポート))`],
      ['welcome', `${jaGroup}(?:は|も|なら)?(?:大歓迎|歓迎|お気軽に)`],
      ['condition', `((?:${JA_AGES})(?:の方)?から[ 　]?(?:${JA_AGES})(?:の方)?まで)`],
      ['condition', `(${JA_WORD}{4,30}(?:方々|方|人))(?=、|。|$|に(?:も|は)|へ|は、)`],
      ['community', `${jaGroup}(?:の(?:集まり|コミュニティ|会議|ための|交流)|が(?:集ま|集う))`],
    ],
  },
  zh: {
    groups: ZH_GROUPS,
    vague: ZH_VAGUE,
    patterns: [
      [
        'designed',
        `(?:专为|專為|适合|適合|面向|服务于|服務於|针对|針對|献给|獻給|[为為](?=[^，。]{1,24}(?:提供|打造|设计|設計|服务|服務|而))|对象[为為：:]|適用於|适用于)${zhGroups}`,
      ],
      ['helps', `(?:帮助|幫助|协助|協助|支持|服务(?!器)|服務(?!器))${zhGroups}`],
      ['condition', `(?:不论|不論|无论|無論|如果(?:你|您))(?:你|您)?(?:是)?${zhGroups}`],
      ['used', `(?:名|位|家)${zhGroups}(?:正在|都在|已|的)?(?:使用|信赖|信賴|选择|選擇|共同选择|共同選擇)`],
      ['connects', `(?:连接|連接|連結|联结|聯結|鏈接|搭建)${zhGroups}`],
      ['community', `${zhGroupsAhead}(?:的|专属|專屬)(?:社区|社群|会议|會議|平台|聚会|聚會)`],
      ['can', `^${zhGroupsAhead}(?:可以|可|能够|能夠|都能|都可以|都適合|都适合)`],
    ],
  },
  ko: {
    groups:
      '개발자|디자이너|엔지니어|크리에이터|창업자|스타트업|기업|회사|학생|교사|선생님|학부모|부모|아이|어린이|청소년|청년|어르신|여성|남성|가족|연구자|환자|의사|병원|학교|소상공인|자영업자|직장인|전문가|입문자|초보자|관광객|주민|시민|단체|기관|작가|예술가',
    vague: '사람|분|분들|고객|회원|사용자|여러분|모두|팀',
    patterns: [
      [
        'designed',
        '([\\p{L} ]{0,12}?(?:개발자|디자이너|엔지니어|크리에이터|창업자|스타트업|기업|회사|학생|교사|학부모|부모|아이|어린이|청소년|청년|어르신|여성|남성|가족|연구자|환자|병원|학교|소상공인|자영업자|직장인|전문가|입문자|초보자|주민|시민|단체|기관|작가|예술가|사람|분)(?:들)?)(?:을|를|에게|께)? ?(?:위한|위해|맞춘|추천|적합)',
      ],
      [
        'helps',
        '([\\p{L} ]{0,12}?(?:개발자|디자이너|창업자|스타트업|기업|학생|교사|부모|아이|어린이|청소년|청년|여성|가족|환자|소상공인|직장인|작가)(?:들)?)(?:을|를|의) ?(?:돕|지원|응원)',
      ],
    ],
  },
};
