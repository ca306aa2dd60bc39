/** The target of a request method: `host:port`, each method with its own port. */
export interface CallTarget {
  (way: string): string;
  host: string;
}

/** Workers of all kinds, at `/<kind>.js`. */
export const WORKERS = ['worker', 'module-worker', 'shared-worker', 'service-worker'] as const;

const http =
  (at: CallTarget) =>
  (way: string): string =>
    `http://${at(way)}/${way}`;

/** A redirect of the page's own site. */
const away =
  (at: CallTarget) =>
  (way: string): string =>
    `/away?${encodeURIComponent(http(at)(way))}`;

/** Tries every method, then requests `/tried?failed=…` from its own site. */
export const hostilePage = (at: CallTarget): string =>
  `<!doctype html><html><title>Hostile</title>${head(at)}<body><h1>Words</h1>${markup(at)}<script>${script(at)}</script>`;

/** Requests that a page's head can cause. */
function head(at: CallTarget): string {
  const [url, to] = [http(at), away(at)];
  return `
  <base target="_self">
  <link rel="icon" href="${url('icon')}"><link rel="apple-touch-icon" href="${url('touch-icon')}">
  <link rel="manifest" href="${url('manifest')}" crossorigin><meta property="og:image" content="${url('og-image')}">
  <link rel="stylesheet" href="${url('sheet')}"><link rel="stylesheet" href="${to('sheet-away')}">
  <link rel="preconnect" href="${url('preconnect')}"><link rel="dns-prefetch" href="//${at('dns-prefetch')}">
  <link rel="prefetch" href="${url('prefetch')}"><link rel="prerender" href="${url('prerender')}">
  <link rel="modulepreload" href="${url('modulepreload')}"><link rel="preload" as="image" href="${url('preload')}">
  <link rel="preload" as="font" href="${url('preload-font')}" crossorigin>
  <link rel="compression-dictionary" href="${url('dictionary')}"><link rel="alternate stylesheet" title="x" href="${url('other-sheet')}">
  <link rel="preload" as="image" imagesrcset="${url('preload-srcset')} 1x"><link rel="mask-icon" href="${url('mask-icon')}">
  <script type="importmap">{"imports":{"mapped":"${url('import-map')}"}}</script>
  <script type="speculationrules">{"prefetch":[{"source":"list","urls":["${url('rules')}"]}],"prerender":[{"source":"list","urls":["${to('rules-away')}"]}]}</script>
  <style>@import url("${url('import')}"); @font-face { font-family: Bad; src: url("${url('font-face')}") }
    body { font-family: Bad; background: url("${url('background')}"); cursor: url("${url('cursor')}"), auto }
    li { list-style-image: url("${url('list-style')}") } h1::before { content: url("${url('content')}") }
    h1 { mask: url("${url('mask')}#m"); filter: url("${url('filter')}#f"); border-image: url("${url('border')}") 1 }
    h1 { clip-path: url("${url('clip')}#c"); shape-outside: url("${url('shape')}"); float: left }
    @supports (display: grid) { @media screen { @layer x { em { background: url("${url('layered')}") } } } }
    p { background: image-set("${url('image-set')}" 1x) }</style>`;
}

/** Requests that elements cause by being in a page. */
function markup(at: CallTarget): string {
  const [url, to] = [http(at), away(at)];
  return `
  <p>Text <em>more</em></p><img src="${url('img')}"><img srcset="${url('srcset')} 1x"><img src="${to('img-away')}">
  <picture><source srcset="${url('source')}"><img></picture><ul><li>One</li></ul>
  <svg width="20" height="20"><image href="${url('svg-image')}"/><use href="${url('svg-use')}#a"/><filter id="f"><feImage href="${url('fe-image')}"/></filter><rect width="9" height="9" filter="url(#f)"/></svg>
  <iframe src="${url('iframe')}"></iframe><iframe src="${to('iframe-away')}"></iframe>
  <iframe src="/refresh?${encodeURIComponent(url('iframe-refresh'))}"></iframe>
  <iframe src="/script?${encodeURIComponent(url('iframe-script'))}"></iframe>
  <iframe srcdoc="<img src='${url('srcdoc')}'>"></iframe><iframe src="view-source:${url('view-source')}"></iframe>
  <iframe src="javascript:void fetch('${url('javascript')}', {mode: 'no-cors'})"></iframe>
  <iframe src="file:///etc/passwd"></iframe><iframe src="chrome://version"></iframe><iframe src="ftp://${at('ftp')}/"></iframe>
  <object data="${url('object')}"></object><embed src="${url('embed')}">
  <video src="${url('video')}" poster="${url('poster')}" autoplay muted></video><audio src="${url('audio')}" autoplay></audio>
  <video><track src="${url('track')}" default></video><input type="image" src="${url('input')}">
  <table background="${url('table')}"><tr><td>x</td></tr></table><script src="${url('script')}"></script>
  <script src="${to('script-away')}"></script><script type="module">import '${url('module')}'</script>
  <a id="ping" href="#here" ping="${url('ping')}">ping</a><a id="download" href="${url('download')}" target="sink" download="x">x</a>
  <iframe name="sink"></iframe><iframe name="sink2"></iframe><iframe name="sink3"></iframe>
  <form id="form" method="post" action="${url('form')}" target="sink2"><input name="a" value="b"></form>
  <form id="bounced" method="post" action="${to('form-away')}" target="sink3"></form>
  <video autoplay muted><source src="${url('video-source')}"></video><img attributionsrc="${url('attribution')}" src="/none.png">
  <svg><script href="${url('svg-script')}"></script><style>@import "${url('svg-sheet')}";</style></svg>
  <template shadowrootmode="open"></template><div><template shadowrootmode="open"><link rel="stylesheet" href="${url('shadow-sheet')}"></template></div>
  <iframe src="/styled.xml?${encodeURIComponent(url('xslt'))}"></iframe><iframe src="/declared.xml?${encodeURIComponent(url('dtd'))}"></iframe>
  <iframe src="/refresh-header?${encodeURIComponent(url('refresh-header'))}"></iframe>
  <iframe src="data:text/html,<img src='${url('data-frame')}'>"></iframe><iframe sandbox="allow-scripts" srcdoc="<script src='${url('sandboxed')}'></script>"></iframe>
  <portal src="${url('portal')}"></portal><fencedframe src="${url('fenced')}"></fencedframe>
  <script type="module">import 'mapped'</script>`;
}

/** Code of a worker of any kind, which has its own methods. */
export function hostileWorker(at: CallTarget, kind: string): string {
  const [url, to] = [http(at), away(at)];
  return `
  fetch('${url(`${kind}-fetch`)}', { mode: 'no-cors' }).catch(() => {});
  fetch('${to(`${kind}-away`)}', { mode: 'no-cors' }).catch(() => {});
  try { new WebSocket('ws://${at(`${kind}-socket`)}/') } catch {}
  try { new EventSource('${url(`${kind}-events`)}') } catch {}
  try { importScripts('${url(`${kind}-import`)}') } catch {}
  onmessage = () => {}; if (self.registration) oninstall = () => skipWaiting();`;
}

/** Requests that a page's headers can cause. */
export function hostileHeaders(at: CallTarget): Record<string, string> {
  const url = http(at);
  return {
    link: `<${url('link-preload')}>; rel=preload; as=image, <${url('link-sheet')}>; rel=stylesheet, <${url('link-module')}>; rel=modulepreload, <${url('link-preconnect')}>; rel=preconnect`,
    'content-security-policy-report-only': `default-src 'none'; report-uri ${url('csp-report')}`,
    'report-to': JSON.stringify({ group: 'away', max_age: 9999, endpoints: [{ url: url('report-to') }] }),
    'reporting-endpoints': `away="${url('reporting')}", default="${url('reporting-default')}"`,
    nel: JSON.stringify({ report_to: 'away', max_age: 9999, success_fraction: 1, failure_fraction: 1 }),
    'alt-svc': `h2="${at('alt-svc')}", h3="${at('alt-svc-quic')}"; ma=9999`,
    sourcemap: url('source-map'),
    'speculation-rules': `"${url('rules-header')}"`,
    'accept-ch': 'Sec-CH-UA-Full-Version-List',
  };
}

/** Tries every method available to a script, and tells the site how many, and which could not be tried. */
function script(at: CallTarget): string {
  const [url, to] = [http(at), away(at)];
  const noCors = '{ mode: "no-cors" }';
  const data = encodeURIComponent(`fetch("${url('data-worker')}", ${noCors}).catch(() => {})`);
  return `(async () => {
  const click = (id) => document.getElementById(id).click();
  const ways = {
    fetch: () => { fetch('${url('fetch')}', ${noCors}).catch(() => {}) },
    redirected: () => { fetch('${to('fetch-away')}', ${noCors}).catch(() => {}) },
    keepalive: () => { fetch('${url('keepalive')}', { mode: 'no-cors', keepalive: true, method: 'POST', body: 'x' }).catch(() => {}) },
    https: () => { fetch('https://${at('https')}/', ${noCors}).catch(() => {}) },
    xhr: () => { const xhr = new XMLHttpRequest(); xhr.open('GET', '${url('xhr')}'); xhr.send() },
    beacon: () => { navigator.sendBeacon('${url('beacon')}', 'x') },
    events: () => { new EventSource('${url('events')}') },
    socket: () => { new WebSocket('ws://${at('socket')}/') },
    secureSocket: () => { new WebSocket('wss://${at('secure-socket')}/') },
    image: () => { new Image().src = '${url('new-image')}' },
    font: () => { new FontFace('Worse', 'url(${url('new-font')})').load().catch(() => {}) },
    ping: () => click('ping'),
    form: () => { document.getElementById('form').submit() },
    bounced: () => { document.getElementById('bounced').submit() },
    module: () => { import('${url('dynamic-import')}').catch(() => {}) },
    worker: () => { new Worker('/worker.js?${at.host}') },
    moduleWorker: () => { new Worker('/module-worker.js?${at.host}', { type: 'module' }) },
    blobWorker: () => { new Worker(URL.createObjectURL(new Blob(['fetch("${url('blob-worker')}", ${noCors}).catch(() => {})']))) },
    dataWorker: () => { new Worker('data:text/javascript,${data}') },
    sharedWorker: () => { new SharedWorker('/shared-worker.js?${at.host}') },
    serviceWorker: () => navigator.serviceWorker.register('/service-worker.js?${at.host}'),
    popup: () => { open('${url('popup')}') },
    download: () => click('download'),
    rtc: async () => {
      const urls = ['stun:${at('stun')}', 'turn:${at('turn-udp')}?transport=udp', 'turn:${at('turn-tcp')}?transport=tcp', 'turns:${at('turns')}?transport=tcp'];
      const peer = new RTCPeerConnection({ iceServers: urls.map((urls) => ({ urls, username: 'u', credential: 'c' })), iceCandidatePoolSize: 2 });
      peer.createDataChannel('x');
      await peer.setLocalDescription(await peer.createOffer());
      const sdp = peer.localDescription.sdp.replace('a=setup:actpass', 'a=setup:active');
      const [host, port] = '${at('candidate')}'.split(/:(?=\\d+$)/);
      const other = new RTCPeerConnection();
      await other.setRemoteDescription(peer.localDescription);
      await other.setLocalDescription(await other.createAnswer());
      await peer.setRemoteDescription(other.localDescription);
      const [, ufrag] = /a=ice-ufrag:(\\S+)/.exec(other.localDescription.sdp);
      for (const kind of ['udp', 'tcp']) {
        const type = kind === 'tcp' ? 'typ host tcptype passive' : 'typ host';
        await peer.addIceCandidate({ candidate: 'candidate:1 1 ' + kind + ' 2122260223 ' + host + ' ' + port + ' ' + type, sdpMid: '0', usernameFragment: ufrag });
      }
    },
    paintWorklet: () => { CSS.paintWorklet.addModule('${url('paint-worklet')}').catch(() => {}) },
    audioWorklet: () => { new AudioContext().audioWorklet.addModule('${url('audio-worklet')}').catch(() => {}) },
    later: () => { try { fetchLater('${url('fetch-later')}', { activateAfter: 0 }) } catch {} },
    socketStream: () => { new WebSocketStream('ws://${at('socket-stream')}/') },
    range: () => { fetch('${url('range')}', { mode: 'no-cors', headers: { range: 'bytes=0-1' } }).catch(() => {}) },
    syncXhr: () => { const xhr = new XMLHttpRequest(); xhr.open('GET', '${url('sync-xhr')}', false); try { xhr.send() } catch {} },
    icon: () => { document.head.append(Object.assign(document.createElement('link'), { rel: 'icon', href: '${url('late-icon')}' })) },
    frame: () => { document.body.append(Object.assign(document.createElement('iframe'), { src: 'about:blank' })); frames[frames.length - 1].fetch('${url('blank-frame')}', ${noCors}).catch(() => {}) },
    payment: () => { new PaymentRequest([{ supportedMethods: 'https://${at('payment')}/' }], { total: { label: 'x', amount: { currency: 'EUR', value: '1' } } }).canMakePayment().catch(() => {}) },
    identity: () => { navigator.credentials.get({ identity: { providers: [{ configURL: 'https://${at('identity')}/fed.json', clientId: 'x' }] } }).catch(() => {}) },
    protocol: () => { navigator.registerProtocolHandler('web+evil', '/calm?u=%s'); location.assign; document.createElement('a').href = 'web+evil:http://${at('protocol')}' },
    onLeave: () => { for (const when of ['pagehide', 'unload', 'visibilitychange']) addEventListener(when, () => navigator.sendBeacon('${url('leaving')}', 'x')) },
    transport: () => { new WebTransport('https://${at('transport')}/').ready.catch(() => {}) },
  };
  const failed = [];
  for (const [name, run] of Object.entries(ways)) {
    try { await Promise.race([run(), new Promise((_, late) => setTimeout(late, 3000, 'late'))]) } catch (error) { failed.push(name + ': ' + error) }
  }
  await fetch('/tried?' + new URLSearchParams({ failed: failed.join('; ') }));
})()`;
}

/** Of the methods of headers, those that a browser uses within a minute. */
export const HEADER_CALLS: readonly string[] = ['link-preload', 'link-module', 'csp-report', 'rules-header'];

/** Files that the crawler itself requests, whatever its browser does. */
export const CRAWL_ONLY_CALLS: readonly string[] = ['icon', 'late-icon', 'touch-icon', 'manifest', 'og-image'];
