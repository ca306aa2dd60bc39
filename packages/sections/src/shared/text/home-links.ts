/** What leads to the first page. */
const HOME =
  'home(?:page)?|start(?:seite|sida|side)?|accueil|inicio|início|inici|etusivu|strona główna|domů|domov|főoldal|acas[ăa]|начална страница|главная|головна|начало|почетна|početna|naslovnica|αρχική|ana ?sayfa|beranda|trang chủ|ホーム|トップ(?:ページ)?|首页|首頁|홈|الرئيسية|בית|דף הבית|خانه|หน้าแรก|होम|sākums|pagrindinis|avaleht|forside(?:n)?|hjem|hem';

const HOME_LINK = new RegExp(`^(?:${HOME})$`, 'iu');
/** "Home › About us" */
const PATH = new RegExp(`^(?:${HOME})\\s*[>›»→＞≫]\\s*\\S`, 'iu');
/** "Home / About us / Our history": of two parts, it may be an offer, as "Home / office cleaning" is. */
const LONG_PATH = new RegExp(`^(?:${HOME})\\s+[/|]\\s+[^/|]+[/|]\\s*\\S`, 'iu');
/** "Home / office / garden", "Home → Station in ten minutes." */
const LIST_OR_SENTENCE = /^[^/|>›»→＞≫]+[/|>›»→＞≫]\s*\p{Ll}|[.!?。！？]$/u;

/** Whether a label leads to the first page. */
export const isHomeLink = (label: string): boolean => HOME_LINK.test(label.trim());

/** Whether a text says where in the site a page is: "Home / About us". */
export const isBreadcrumbs = (text: string): boolean => {
  const line = text.trim();
  return (PATH.test(line) || LONG_PATH.test(line)) && !LIST_OR_SENTENCE.test(line);
};
