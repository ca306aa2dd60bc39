const FILE =
  /\.(?:jpe?g|png|gif|svg|webp|avif|ico|bmp|pdf|zip|gz|tgz|rar|7z|dmg|exe|msi|pkg|deb|rpm|apk|mp[34]|m4[av]|mov|avi|webm|ogg|wav|css|m?js|json|xml|rss|atom|txt|csv|docx?|xlsx?|pptx?|ics|vcf|epub|woff2?|ttf|otf|eot)$/i;

/** Whole path segments of pages for members, machines or one visitor, and of actions. */
const ACTION_SEGMENTS = new Set(
  'logout log-out signout sign-out login log-in signin sign-in signup sign-up register registration auth oauth oauth2 sso cart basket bag checkout account my-account myaccount profile-settings dashboard wp-admin wp-login admin administrator unsubscribe subscribe delete remove edit print search suche recherche buscar feed rss amp cdn-cgi wp-json wp-content wp-includes xmlrpc forgot-password reset-password password lost-password 404 500 error wishlist cgi-bin anmelden abmelden warenkorb kasse konto mein-konto registrieren panier connexion mon-compte carrito mi-cuenta iniciar-sesion carrello accedi entrar carrinho winkelwagen inloggen'.split(
    ' ',
  ),
);

/** Lists of content from other pages. */
const LISTING_SEGMENTS = new Set(
  'tag tags category categories kategorie kategorien categorie categoria author authors autor archive archives archiv topic topics label labels'.split(
    ' ',
  ),
);
const DATED = /\/(?:19|20)\d\d\/\d\d?(?:\/|$)/;
const PAGINATION = /\/(?:page|seite|pagina|pagina)[/-]?\d+(?:\/|$)|[?&](?:p|pg|page|paged|offset|start|from)=\d+/i;
/** The same content in another order or selection. */
const SELECTION =
  /[?&](?:sort|sort_?by|order|order_?by|orderby|dir|view|display|filter[^=]*|limit|per_?page|q|query|s|search|replytocom|add-to-cart|print|output|format|share|color|size)=/i;

const segmentsOf = (path: string): string[] =>
  path
    .toLowerCase()
    .split('/')
    .map((part) => part.replace(/\.(?:html?|php|aspx?|jsp)$/, ''));

/** Not a page of the site for everyone: a file, an action, or another view of a list. */
export function isSkipped({ pathname, search }: URL): boolean {
  if (FILE.test(pathname) || PAGINATION.test(pathname + search) || SELECTION.test(search)) return true;
  const parts = segmentsOf(pathname);
  return parts.at(-1) === 'share' || parts.some((part) => ACTION_SEGMENTS.has(part));
}

/** A list of other pages, or one page of a dated series. */
export const isListing = ({ pathname }: URL): boolean =>
  DATED.test(pathname) || segmentsOf(pathname).some((part) => LISTING_SEGMENTS.has(part));
