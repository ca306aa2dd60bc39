const TRADITIONAL =
  /[們說時國學過還這為會對開發產務業簡單與體實機構導際觀門問電網點經濟處參關於協當從個來後無藝術辦歡樂讓數據選擇歷圖書館線區動畫]/gu;
const SIMPLIFIED =
  /[们说时国学过还这为会对开发产务业简单体实机构导际观门问电网点经济处参关协当从个来无艺术办欢乐让数选择历图书馆线区动画]/gu;

/** Which script a Chinese text is in, by the characters that only one of the two has; null where they do not decide. */
export function chineseScript(text: string): 'simplified' | 'traditional' | null {
  const traditional = text.match(TRADITIONAL)?.length ?? 0;
  const simplified = text.match(SIMPLIFIED)?.length ?? 0;
  if (traditional === simplified) return null;
  return traditional > simplified ? 'traditional' : 'simplified';
}
