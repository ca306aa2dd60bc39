import { normalizeText } from './page-kind.ts';

/** Names of pages for customers, members and staff who log in, without accents; a path segment or a link text as a whole. */
const NAMES = new Set(
  [
    'login, log in, login register, sign in, my account, client area, customer area, client portal, customer portal, member area, members area, members only, member portal, members portal, member login, client login, customer login, partner login, staff login, staff portal, admin login, admin panel, dashboard, user dashboard',
    'einloggen, kundenbereich, kundenportal, kundenlogin, mitgliederbereich, interner bereich, mein konto',
    'espace client, espace clients, espace membre, espace membres, espace adherent, espace adherents, espace admin, espace prive, mon compte, mon espace, connexion, se connecter',
    'area de clientes, area de cliente, area cliente, area clientes, area privada, zona privada, acceso clientes, mi cuenta, iniciar sesion',
    'area clienti, area riservata, area soci, accedi, il mio account',
    'area do cliente, area reservada, area restrita, minha conta',
    'inloggen, mijn account, klantportaal, klantenportaal, ledenportaal, ledengedeelte',
    'logga in, mina sidor, min sida, logg inn, min side, log ind, kirjaudu, kirjaudu sisaan, oma tili',
    'zaloguj, zaloguj sie, logowanie, panel klienta, strefa klienta, moje konto',
    'prihlasit se, prihlasit sa, klientska zona, zakaznicka zona',
    'bejelentkezes, fiokom, autentificare, contul meu, prijavi se, moj racun',
    'войти, личный кабинет, увійти, особистий кабінет, мой аккаунт, моят профил',
    'giris yap, uye girisi, hesabim, musteri paneli, σύνδεση, συνδεση, ο λογαριασμος μου',
    'ログイン, マイページ, 会員ページ, 会員専用, 登录, 登入, 会员登录, 會員登入, 会员中心, 會員中心, 로그인, 마이페이지',
    'تسجيل الدخول, حسابي, התחברות, החשבון שלי, đăng nhập, tài khoản, akun saya',
  ].flatMap((names) => names.split(', ').map(normalizeText)),
);
/** "dashboard-client": a part of such an area. */
const PART =
  /^dashboard (?:client|customer|user|member|admin|partner|staff|driver|vendor|seller|student|teacher|owner)s?$/;

/** Whether a page is for those who log in, by the name in its address or the text of a link to it. */
export function isMembersArea(name: string, linkText: string): boolean {
  const words = normalizeText(name.replace(/\.(?:html?|php|aspx?|jsp)$/i, ''));
  return NAMES.has(words) || NAMES.has(normalizeText(linkText)) || PART.test(words);
}
