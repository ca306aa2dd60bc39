import { rules } from './rule.ts';

/** Where a site is served from, as its response headers say. */
export const HOSTING = rules('deployment', [
  [
    'Vercel',
    'https://vercel.com',
    'hosting',
    { site: /\.vercel\.app$/, headers: { server: /^vercel/i, 'x-vercel-id': /./ } },
  ],
  [
    'Netlify',
    'https://www.netlify.com',
    'hosting',
    { site: /\.netlify\.app$/, headers: { server: /^netlify/i, 'x-nf-request-id': /./ } },
  ],
  [
    'Cloudflare',
    'https://www.cloudflare.com',
    'CDN',
    { headers: { server: /^cloudflare/i, 'cf-ray': /./ }, dom: /^cloudflare$/ },
  ],
  [
    'GitHub Pages',
    'https://pages.github.com',
    'hosting',
    { site: /\.github\.io$/, headers: { server: /^GitHub\.com/i, 'x-github-request-id': /./ } },
  ],
  ['Cloudflare Pages', 'https://pages.cloudflare.com', 'hosting', { site: /\.pages\.dev$/ }],
  ['AWS Amplify Hosting', 'https://aws.amazon.com/amplify/', 'hosting', { site: /\.amplifyapp\.com$/ }],
  ['Surge', 'https://surge.sh', 'hosting', { site: /\.surge\.sh$/, headers: { server: /^SurgeCDN/i } }],
  [
    'GitLab Pages',
    'https://docs.gitlab.com/user/project/pages/',
    'hosting',
    { site: /\.gitlab\.io$/, headers: { 'gitlab-lb': /./ } },
  ],
  [
    'Fastly',
    'https://www.fastly.com',
    'CDN',
    { headers: { 'x-served-by': /^cache-/, 'x-fastly-request-id': /./, 'fastly-io-info': /./ } },
  ],
  [
    'Amazon CloudFront',
    'https://aws.amazon.com/cloudfront/',
    'CDN',
    { site: /\.cloudfront\.net$/, headers: { 'x-amz-cf-id': /./, via: /cloudfront\.net/i } },
  ],
  [
    'Amazon S3',
    'https://aws.amazon.com/s3/',
    'storage',
    {
      site: /\.s3(?:-website)?[.-][\w.-]*amazonaws\.com$/,
      headers: { server: /^AmazonS3/i, 'x-amz-bucket-region': /./ },
    },
  ],
  [
    'AWS Elastic Load Balancing',
    'https://aws.amazon.com/elasticloadbalancing/',
    'hosting',
    { headers: { server: /^awselb/i }, cookies: /^AWSALB/ },
  ],
  [
    'Google Cloud',
    'https://cloud.google.com',
    'hosting',
    { site: /\.(?:run\.app|appspot\.com)$/, headers: { server: /^Google Frontend/i, 'x-cloud-trace-context': /./ } },
  ],
  [
    'Firebase Hosting',
    'https://firebase.google.com/products/hosting',
    'hosting',
    { site: /\.(?:web\.app|firebaseapp\.com)$/, address: /\/__\/firebase\// },
  ],
  [
    'Microsoft Azure',
    'https://azure.microsoft.com',
    'hosting',
    {
      site: /\.(?:azurewebsites|azurestaticapps)\.net$/,
      headers: { 'x-azure-ref': /./, 'x-ms-request-id': /./ },
      cookies: /^ARRAffinity/,
    },
  ],
  ['Akamai', 'https://www.akamai.com', 'CDN', { headers: { server: /^AkamaiGHost/i, 'x-akamai-transformed': /./ } }],
  ['Bunny', 'https://bunny.net', 'CDN', { headers: { server: /^BunnyCDN/i, 'cdn-pullzone': /./ } }],
  ['KeyCDN', 'https://www.keycdn.com', 'CDN', { headers: { server: /^keycdn/i } }],
  [
    'Heroku',
    'https://www.heroku.com',
    'hosting',
    { site: /\.herokuapp\.com$/, headers: { via: /vegur/, server: /^heroku/i } },
  ],
  [
    'Render',
    'https://render.com',
    'hosting',
    { site: /\.onrender\.com$/, headers: { 'x-render-origin-server': /./, 'rndr-id': /./ } },
  ],
  [
    'Railway',
    'https://railway.com',
    'hosting',
    { site: /\.up\.railway\.app$/, headers: { server: /^railway/i, 'x-railway-request-id': /./ } },
  ],
  [
    'Fly.io',
    'https://fly.io',
    'hosting',
    { site: /\.fly\.dev$/, headers: { 'fly-request-id': /./, server: /^Fly\//i } },
  ],
  ['Deno Deploy', 'https://deno.com/deploy', 'hosting', { site: /\.deno\.dev$/, headers: { server: /^deno\//i } }],
  [
    'DigitalOcean App Platform',
    'https://www.digitalocean.com/products/app-platform',
    'hosting',
    { site: /\.ondigitalocean\.app$/, headers: { 'x-do-app-origin': /./ } },
  ],
  [
    'WP Engine',
    'https://wpengine.com',
    'hosting',
    { headers: { 'x-powered-by': /^WP Engine/, 'x-wpe-request-id': /./ } },
  ],
  ['Kinsta', 'https://kinsta.com', 'hosting', { headers: { 'x-kinsta-cache': /./ } }],
  ['Pantheon', 'https://pantheon.io', 'hosting', { headers: { 'x-pantheon-styx-hostname': /./ } }],
  ['Acquia', 'https://www.acquia.com', 'hosting', { headers: { 'x-ah-environment': /./ } }],
  ['Varnish', 'https://varnish-cache.org', 'cache', { headers: { via: /varnish/i, 'x-varnish': /./ } }],
  ['nginx', 'https://nginx.org', 'web server', { headers: { server: /^nginx(?:\/(\d[\d.]*))?/i } }],
  ['OpenResty', 'https://openresty.org', 'web server', { headers: { server: /^openresty(?:\/(\d[\d.]*))?/i } }],
  [
    'Apache HTTP Server',
    'https://httpd.apache.org',
    'web server',
    { headers: { server: /^Apache(?!-Coyote)(?:\/(\d[\d.]*))?/i } },
  ],
  ['Apache Tomcat', 'https://tomcat.apache.org', 'web server', { headers: { server: /^Apache-Coyote/i } }],
  ['LiteSpeed', 'https://www.litespeedtech.com', 'web server', { headers: { server: /^LiteSpeed/i } }],
  ['Caddy', 'https://caddyserver.com', 'web server', { headers: { server: /^Caddy/i } }],
  ['Microsoft IIS', 'https://www.iis.net', 'web server', { headers: { server: /^Microsoft-IIS(?:\/(\d[\d.]*))?/i } }],
  [
    'Envoy',
    'https://www.envoyproxy.io',
    'web server',
    { headers: { server: /^envoy/i, 'x-envoy-upstream-service-time': /./ } },
  ],
]);

export const LANGUAGES = rules('language', [
  [
    'PHP',
    'https://www.php.net',
    'language',
    { headers: { 'x-powered-by': /^PHP(?:\/(\d[\d.]*))?/ }, cookies: /^PHPSESSID$/, address: /\.php(?:\?|$)/ },
  ],
  [
    'Java',
    'https://www.java.com',
    'language',
    { headers: { 'x-powered-by': /^(?:JSP|Servlet)/ }, cookies: /^JSESSIONID$/ },
  ],
  [
    'TypeScript',
    'https://www.typescriptlang.org',
    'language',
    { address: /\/src\/[\w./-]+\.tsx?(?:\?|$)|\.tsx(?:\?|$)/ },
  ],
  ['Dart', 'https://dart.dev', 'language', { address: /\/main\.dart\.js/ }],
]);

export const RUNTIMES = rules('runtime', [
  ['Node.js', 'https://nodejs.org', 'runtime', { headers: { 'x-powered-by': /^(?:Express|Next\.js|Nuxt)/ } }],
  ['Deno', 'https://deno.com', 'runtime', { headers: { server: /^deno\// } }],
  ['.NET', 'https://dotnet.microsoft.com', 'runtime', { headers: { server: /^Kestrel/, 'x-powered-by': /^ASP\.NET/ } }],
  ['WebAssembly', 'https://webassembly.org', 'runtime', { address: /\.wasm(?:\?|$)/ }],
]);

export const PACKAGE_MANAGERS = rules('package_manager', [
  ['pnpm', 'https://pnpm.io', 'package manager', { address: /\/node_modules\/\.pnpm\// }],
  ['Yarn', 'https://yarnpkg.com', 'package manager', { address: /\/\.yarn\// }],
  ['Bower', 'https://bower.io', 'package manager', { address: /\/bower_components\// }],
  ['Composer', 'https://getcomposer.org', 'package manager', { address: /\/vendor\/composer\// }],
]);
