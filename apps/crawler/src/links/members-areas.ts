/** Names of pages for customers, members and staff who log in, without accents; a path segment or a link text as a whole. */
const NAMES = new Set(
  [
    'login, log in, sign in, my account, client area, customer area, client portal, customer portal, member area, members area, members only, member portal, members portal, member login, client login, customer login, partner login, staff login, staff portal, admin login, admin panel, dashboard, user dashboard',
    'anmelden, einloggen, kundenbereich, kundenportal, kundenlogin, mitgliederbereich, interner bereich, mein konto',
    'espace client, espace clients, espace membre, espace membres, espace adherent, espace adherents, espace admin, espace prive, mon compte, mon espace, connexion, se connecter',
    'area de clientes, area de cliente, area cliente, area clientes, area privada, zona privada, acceso clientes, mi cuenta, iniciar sesion',
    'area clienti, area riservata, area soci, accedi, il mio account',
    'area do cliente, area reservada, area restrita, minha conta, entrar',
    'inloggen, mijn account, klantportaal, klantenportaal, ledenportaal, ledengedeelte',
    'logga in, mina sidor, min sida, logg inn, min side, log ind, kirjaudu, kirjaudu sisaan, oma tili',
    'zaloguj, zaloguj sie, logowanie, panel klienta, strefa klienta, moje konto',
    'prihlaseni, prihlasit se, prihlasenie, prihlasit sa, klientska zona, zakaznicka zona',
    'bejelentkezes, belepes, fiokom, autentificare, contul meu, prijava, prijavi se, moj racun',
    'войти, вход, личный кабинет, увійти, вхід, особистий кабінет, мой аккаунт, моят профил',
    'giris yap, uye girisi, hesabim, musteri paneli, σύνδεση, συνδεση, ο λογαριασμος μου',
    'ログイン, マイページ, 会員ページ, 会員専用, 登录, 登入, 会员登录, 會員登入, 会员中心, 會員中心, 로그인, 마이페이지',
    'تسجيل الدخول, حسابي, התחברות, כניסה, החשבון שלי, đăng nhập, tài khoản, masuk, akun saya',
  ].flatMap((names) => names.split(', ').map(withoutMarks)),
);
/** "dashboard-client", "admin_orders": a part of such an area. */
const PART = /^(?:dashboard|admin|my account|espace (?:client|membre|adherent|admin)) /;

function withoutMarks(text: string): string {
  return text
    .toLowerCase()
    .replace(/\.(?:html?|php|aspx?|jsp)$/, '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Whether a page is for those who log in, by the name in its address or the text of a link to it. */
export function isMembersArea(name: string, linkText: string): boolean {
  const words = withoutMarks(name);
  return NAMES.has(words) || NAMES.has(withoutMarks(linkText)) || PART.test(`${words} `);
}
