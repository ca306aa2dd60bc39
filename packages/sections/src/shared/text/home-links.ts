/** What leads to the first page. */
const HOME =
  'home(?:page)?|start(?:seite|sida|side)?|accueil|inicio|início|inici|etusivu|strona główna|domů|domov|főoldal|acas[ăa]|начална страница|главная|головна|начало|почетна|početna|naslovnica|αρχική|ana ?sayfa|beranda|trang chủ|ホーム|トップ(?:ページ)?|首页|首頁|홈|الرئيسية|בית|דף הבית|خانه|หน้าแรก|होम|sākums|pagrindinis|avaleht|forside(?:n)?|hjem|hem';

const HOME_LINK = new RegExp(`^(?:${HOME})$`, 'iu');
/** "Home / About us / Our history" */
const BREADCRUMBS = new RegExp(`^(?:${HOME})\\s*(?:[/>›»→＞≫]|\\|)\\s*\\S`, 'iu');

/** Whether a label leads to the first page. */
export const isHomeLink = (label: string): boolean => HOME_LINK.test(label.trim());

/** Whether a text says where in the site a page is: "Home / About us". */
export const isBreadcrumbs = (text: string): boolean => BREADCRUMBS.test(text.trim());
