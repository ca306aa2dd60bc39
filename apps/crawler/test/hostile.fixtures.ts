interface Victim {
  url: string;
  host: string;
  port: number;
}

/** What a page's head can make a browser call. */
export const hostileHead = ({ url, host }: Victim): string => `
  <base target="_self">
  <link rel="icon" href="${url}/icon.png"><link rel="manifest" href="${url}/app.webmanifest" crossorigin>
  <link rel="stylesheet" href="${url}/sheet.css"><link rel="stylesheet" href="/away.css">
  <link rel="preconnect" href="${url}"><link rel="dns-prefetch" href="//${host}"><link rel="prefetch" href="${url}/prefetch">
  <link rel="prerender" href="${url}/prerender"><link rel="modulepreload" href="${url}/module.js">
  <link rel="preload" as="font" href="${url}/preload.woff2" crossorigin><link rel="preload" as="image" href="${url}/preload.png">
  <script type="speculationrules">{"prefetch":[{"source":"list","urls":["${url}/rules"]}],"prerender":[{"source":"list","urls":["/away"]}]}</script>
  <style>@import url("${url}/import.css"); @font-face { font-family: Bad; src: url("${url}/bad.woff2") }
    body { font-family: Bad; background: url("${url}/background.png"); cursor: url("${url}/cursor.cur"), auto }
    li { list-style-image: url("${url}/list.png") } h1::before { content: url("${url}/content.png") }
    h1 { mask: url("${url}/mask.svg#m"); filter: url("${url}/filter.svg#f"); border-image: url("${url}/border.png") 1 }</style>`;

/** What elements call by standing in a page. */
export const hostileMarkup = ({ url }: Victim): string => `
  <img src="${url}/img.png"><img srcset="${url}/srcset.png 1x, ${url}/srcset2.png 2x"><img src="/away">
  <img src="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'%3E%3Cimage href='${url}/in.svg'/%3E%3C/svg%3E">
  <picture><source srcset="${url}/source.webp"><img src="${url}/picture.png"></picture><ul><li>One</li></ul>
  <svg width="20" height="20"><image href="${url}/svg-image.png"/><use href="${url}/sprite.svg#a"/><feImage href="${url}/fe.png"/></svg>
  <iframe src="${url}/frame"></iframe><iframe src="/away"></iframe><iframe src="/refresh"></iframe><iframe src="/script"></iframe>
  <iframe srcdoc="<img src='${url}/srcdoc.png'>"></iframe><iframe src="view-source:${url}/"></iframe>
  <iframe src="javascript:void fetch('${url}/js-frame', {mode: 'no-cors'})"></iframe>
  <object data="${url}/object"></object><embed src="${url}/embed"><video src="${url}/v.mp4" poster="${url}/poster.png" autoplay muted></video>
  <audio src="${url}/a.wav" autoplay></audio><video><track src="${url}/t.vtt" default></video><input type="image" src="${url}/input.png">
  <table background="${url}/table.png"><tr><td>x</td></tr></table><script src="${url}/script.js"></script><script src="/away.js"></script>
  <script type="module">import '${url}/module.js'</script><a id="ping" href="#here" ping="${url}/ping">ping</a>
  <iframe name="sink"></iframe><form id="form" method="post" action="${url}/form" target="sink"><input name="a" value="b"></form>
  <form id="bounced" method="post" action="/away" target="sink"></form>`;

/** Ways that a worker of any kind has. */
const calls = ({ url, host }: Victim): string => `
  fetch('${url}/w-fetch', { mode: 'no-cors' }).catch(() => {});
  fetch('/away', { mode: 'no-cors' }).catch(() => {});
  try { new WebSocket('ws://${host}/w-socket') } catch {}
  try { new EventSource('${url}/w-events') } catch {}
  try { importScripts('${url}/w-import.js') } catch {}`;

export const hostileWorker = (victim: Victim): string => `${calls(victim)}
  onmessage = () => {}; onconnect = () => {}; if (self.registration) oninstall = () => skipWaiting();`;

/** Runs every way that a script has, waits until they had their time, and tells the site which could not be started. */
export const hostileScript = ({ url, host, port }: Victim): string => `(async () => {
  const ways = {
    fetch: () => { fetch('${url}/fetch', { mode: 'no-cors' }).catch(() => {}) },
    redirected: () => { fetch('/away', { mode: 'no-cors' }).catch(() => {}) },
    keepalive: () => { fetch('${url}/keepalive', { mode: 'no-cors', keepalive: true, method: 'POST', body: 'x' }).catch(() => {}) },
    names: () => { for (const name of ['localhost', '127.1', '0', '2130706433', '0x7f.1', '[::1]', '[::ffff:7f00:1]', '127.0.0.1.', 'a.localhost']) fetch('http://' + name + ':${port}/', { mode: 'no-cors' }).catch(() => {}) },
    https: () => { fetch('https://${host}/tls', { mode: 'no-cors' }).catch(() => {}) },
    xhr: () => { const xhr = new XMLHttpRequest(); xhr.open('GET', '${url}/xhr'); xhr.send() },
    beacon: () => { navigator.sendBeacon('${url}/beacon', 'x') },
    events: () => { new EventSource('${url}/events') },
    socket: () => { new WebSocket('ws://${host}/socket') },
    secureSocket: () => { new WebSocket('wss://${host}/socket') },
    image: () => { new Image().src = '${url}/new-image.png' },
    font: () => { new FontFace('Worse', 'url(${url}/face.woff2)').load().catch(() => {}) },
    ping: () => { document.getElementById('ping').click() },
    form: () => { document.getElementById('form').submit() },
    bounced: () => { document.getElementById('bounced').submit() },
    module: () => { import('${url}/dynamic.js').catch(() => {}) },
    worker: () => { new Worker('/worker.js') },
    blobWorker: () => { new Worker(URL.createObjectURL(new Blob(['fetch("${url}/blob", { mode: "no-cors" }).catch(() => {})']))) },
    sharedWorker: () => { new SharedWorker('/worker.js') },
    serviceWorker: () => navigator.serviceWorker.register('/worker.js'),
    popup: () => { open('${url}/popup') },
    download: () => { const a = document.createElement('a'); a.href = '${url}/download'; a.target = 'sink'; a.download = 'x'; document.body.append(a); a.click() },
    stun: async () => {
      const servers = ['stun:${host}', 'turn:${host}?transport=udp', 'turn:${host}?transport=tcp', 'turns:${host}?transport=tcp'];
      const peer = new RTCPeerConnection({ iceServers: servers.map((urls) => ({ urls, username: 'u', credential: 'c' })), iceCandidatePoolSize: 2 });
      peer.createDataChannel('x');
      await peer.setLocalDescription(await peer.createOffer());
      const description = 'v=0\\r\\no=- 1 1 IN IP4 127.0.0.1\\r\\ns=-\\r\\nt=0 0\\r\\n';
      await peer.addIceCandidate({ candidate: 'candidate:1 1 udp 2122260223 127.0.0.1 ${port} typ host', sdpMid: '0' }).catch(() => description);
    },
    transport: () => { new WebTransport('https://${host}/transport').ready.catch(() => {}) },
  };
  let started = 0;
  const failed = [];
  for (const [name, run] of Object.entries(ways)) {
    try { await Promise.race([run(), new Promise((_, late) => setTimeout(late, 2000, 'late'))]); started += 1 } catch (error) { failed.push(name + ': ' + error) }
  }
  await new Promise((go) => setTimeout(go, 2500));
  await fetch('/tried?' + new URLSearchParams({ started, failed: failed.join('; ') }));
})()`;
