/**
 * Runs in the page's own world next to `page-globals.ts`, under the same rules. Bundled libraries leave no global, but
 * the elements that they render have their properties, and the trees behind these name the stores. Elements that are
 * not rendered, such as a hidden chat or banner, are skipped. Returns `[name, version, property]` triples.
 */
export const elementProperties = `(() => {
  const found = [];
  const seen = { __proto__: null };
  const add = (name, version, property) => {
    if (seen[name]) return;
    seen[name] = true;
    found.push([name, typeof version === 'string' || typeof version === 'number' ? '' + version : '', property]);
  };
  const isFunction = (value) => typeof value === 'function';
  const isObject = (value) => typeof value === 'object' && value !== null;
  const guarded = (run) => { try { return run(); } catch { return undefined; } };

  // What a React tree hands down: stores and clients are known by what they can do.
  const detectByMethods = (value, prop) => {
    if (!isObject(value)) return;
    const by = 'React property ' + prop;
    if (isFunction(value.dispatch) && isFunction(value.getState) && isFunction(value.subscribe)) add('Redux', '', by);
    if (isFunction(value.getQueryCache) && isFunction(value.getMutationCache)) add('TanStack Query', '', by);
    if (isFunction(value.watchQuery) && value.cache && value.link) add('Apollo Client', value.version, by);
    if (isFunction(value.executeQuery) && isFunction(value.executeMutation)) add('urql', '', by);
    if (isFunction(value.get) && isFunction(value.set) && isFunction(value.sub) && !isFunction(value.has)) add('Jotai', '', by);
    if (isFunction(value.loginWithRedirect) && 'isAuthenticated' in value) add('Auth0', '', by);
    if (isFunction(value.update) && 'data' in value && /^(?:un)?authenticated$|^loading$/.test(value.status)) add('Auth.js', '', by);
    const symbols = Object.getOwnPropertySymbols(value);
    for (let i = 0; i < symbols.length; i++)
      if (symbols[i].description === 'mobx administration') add('MobX', '', by);
  };
  const walkReact = (root) => {
    const queue = [root];
    for (let i = 0; i < queue.length && i < 600; i++) {
      const fiber = queue[i];
      if (!isObject(fiber)) continue;
      const props = fiber.memoizedProps;
      if (isObject(props) && typeof fiber.type !== 'string') {
        for (const prop of ['store', 'client', 'value']) guarded(() => detectByMethods(props[prop], prop));
        guarded(() => detectByMethods(props.value.store, 'value'));
        guarded(() => detectByMethods(props.value.client, 'value'));
        if (isObject(props.value)) for (const key of Object.keys(props.value).slice(0, 20)) guarded(() => detectByMethods(props.value[key], 'value'));
      }
      if (fiber.child) queue.push(fiber.child);
      if (fiber.sibling) queue.push(fiber.sibling);
    }
  };
  const ofVue = (shared, property) => {
    if (!isObject(shared)) return;
    if (isObject(shared.$pinia)) add('Pinia', '', property);
    if (isObject(shared.$store) && isFunction(shared.$store.commit)) add('Vuex', '', property);
    if (isObject(shared.$nuxt)) add('Nuxt', guarded(() => shared.$nuxt.versions.nuxt), property);
    if (isObject(shared.$vuetify)) add('Vuetify', '', property);
    if (isObject(shared.$q) && isObject(shared.$q.platform)) add('Quasar', shared.$q.version, property);
    if (isObject(shared.$primevue)) add('PrimeVue', '', property);
  };
  const RULES = [
    [/^__react(?:Container|Fiber|Props|InternalInstance|EventHandlers)\\$/, 'React'],
    [/^_reactRootContainer$/, 'React'],
    [/^__vue_app__$/, 'Vue'],
    [/^__vue__$/, 'Vue'],
    [/^__ngContext__$/, 'Angular'],
    [/^_x_dataStack$/, 'Alpine.js'],
    [/^__svelte/, 'Svelte'],
    [/^_\\$litPart\\$$/, 'Lit'],
    [/^_\\$DX_DELEGATE$/, 'SolidJS'],
    [/^\\$\\$(?:click|input|change|keydown|pointerdown)$/, 'SolidJS'],
    [/^jQuery\\d{10,}$/, 'jQuery'],
    [/^__ko__\\d+$/, 'Knockout'],
    [/^htmx-internal-data$/, 'htmx'],
    [/^__livewire$/, 'Livewire'],
    [/^_gsap$/, 'GSAP'],
    [/^\\$chartjs$/, 'Chart.js'],
    [/^_leaflet_id$/, 'Leaflet'],
    [/^_tippy$/, 'Tippy.js'],
    [/^_flatpickr$/, 'flatpickr'],
    [/^__quill$/, 'Quill'],
    [/^__data__$/, 'D3'],
    [/^outlayerGUID$/, 'Masonry'],
    [/^flickityGUID$/, 'Flickity'],
  ];
  const drawn = (el) => {
    for (let up = el; up && up.nodeType === 1; up = up.parentNode)
      if (getComputedStyle(up).display === 'none') return false;
    return true;
  };
  const nodes = [document, document.documentElement];
  const all = document.querySelectorAll('body, body *');
  for (let i = 0; i < all.length && i < 4000; i++) nodes.push(all[i]);
  let roots = 0;
  for (let i = 0; i < nodes.length; i++) {
    const el = nodes[i];
    const keys = guarded(() => Object.getOwnPropertyNames(el)) || [];
    if (guarded(() => isObject(el.swiper) && isObject(el.swiper.params)) && drawn(el)) add('Swiper', '', 'swiper');
    if (guarded(() => isObject(el.__k) && '__e' in el.__k) && drawn(el)) add('Preact', '', '__k');
    for (let k = 0; k < keys.length && k < 40; k++) {
      for (let r = 0; r < RULES.length; r++) {
        if (!RULES[r][0].test(keys[k])) continue;
        const root = /^__reactContainer|^_reactRootContainer|^__vue_app__$|^__vue__$/.test(keys[k]) && roots < 12;
        if ((seen[RULES[r][1]] && !root) || !drawn(el)) break;
        const value = guarded(() => el[keys[k]]);
        let version = '';
        if (root && isObject(value)) {
          roots++;
          if (keys[k] === '__vue_app__') {
            version = guarded(() => value.version);
            guarded(() => ofVue(value.config.globalProperties, keys[k]));
          } else if (keys[k] === '__vue__') {
            version = guarded(() => value.$options._base.version);
            guarded(() => ofVue(value.$root, keys[k]));
          } else {
            guarded(() => walkReact(keys[k][1] === 'r' ? value._internalRoot.current : value.stateNode ? value.stateNode.current : value));
          }
        }
        if (value !== null && value !== undefined) add(RULES[r][1], version, keys[k].replace(/([^$])\\$\\w{6,}$|\\d{3,}$/, '$1'));
        break;
      }
    }
  }
  return found;
})()`;
