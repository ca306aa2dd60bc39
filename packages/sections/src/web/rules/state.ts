import { rules } from './rule.ts';

export const STATE_MANAGEMENT = rules('state_management', [
  [
    'Redux',
    'https://redux.js.org',
    'state container',
    { names: ['redux'], globals: ['Redux', '__REDUX_STATE__'], inline: /__REDUX_STATE__/ },
  ],
  ['MobX', 'https://mobx.js.org', 'state container', { names: ['mobx'], globals: ['mobx', '__mobxInstanceCount'] }],
  ['Vuex', 'https://vuex.vuejs.org', 'state container', { names: ['vuex'], globals: ['Vuex'] }],
  ['Pinia', 'https://pinia.vuejs.org', 'state container', { names: ['pinia'], globals: ['Pinia', '__pinia'] }],
  [
    'Apollo Client',
    'https://www.apollographql.com/docs/react',
    'GraphQL client',
    { globals: ['__APOLLO_STATE__', '__APOLLO_CLIENT__'], inline: /__APOLLO_STATE__/ },
  ],
  ['Relay', 'https://relay.dev', 'GraphQL client', { inline: /__RELAY_STORE__/, globals: ['__RELAY_STORE__'] }],
  [
    'TanStack Query',
    'https://tanstack.com/query',
    'server state',
    {
      globals: ['__REACT_QUERY_STATE__', '__TANSTACK_QUERY_CLIENT__'],
      inline: /dehydratedState"\s*:|__REACT_QUERY_STATE__/,
    },
  ],
  ['NgRx', 'https://ngrx.io', 'state container', { names: ['@ngrx/store'] }],
  ['RxJS', 'https://rxjs.dev', 'reactive streams', { names: ['rxjs', 'rxjs.umd'], globals: ['rxjs', 'Rx'] }],
]);

export const AUTH = rules('auth', [
  [
    'Auth0',
    'https://auth0.com',
    'sign-in',
    { host: /(?:^|\.)auth0\.com$/, names: ['@auth0/auth0-spa-js', 'auth0'], cookies: /^auth0\./ },
  ],
  [
    'Clerk',
    'https://clerk.com',
    'sign-in',
    {
      host: /(?:^|\.)clerk\.(?:accounts\.dev|com)$/,
      globals: ['Clerk', '__clerk_publishable_key'],
      cookies: /^__client_uat|^__clerk/,
    },
  ],
  ['Auth.js', 'https://authjs.dev', 'sign-in', { cookies: /^(?:__Secure-|__Host-)?(?:next-auth|authjs)\./ }],
  [
    'Supabase',
    'https://supabase.com',
    'sign-in and data',
    { host: /\.supabase\.(?:co|in)$/, names: ['@supabase/supabase-js'], cookies: /^sb-[\w-]+-auth-token/ },
  ],
  [
    'Firebase',
    'https://firebase.google.com',
    'sign-in and data',
    {
      host: /(?:^|\.)(?:firebaseio|firebaseapp)\.com$/,
      names: ['firebase-app', 'firebase-auth', 'firebase'],
      address: /gstatic\.com\/firebasejs\/(\d[\d.]*)/,
      globals: ['firebase'],
    },
  ],
  ['Okta', 'https://www.okta.com', 'sign-in', { host: /(?:^|\.)(?:okta|oktacdn)\.com$/ }],
  [
    'Amazon Cognito',
    'https://aws.amazon.com/cognito/',
    'sign-in',
    { host: /(?:^|\.)amazoncognito\.com$/, names: ['amazon-cognito-identity-js'] },
  ],
  [
    'Google Sign-In',
    'https://developers.google.com/identity',
    'sign-in',
    { address: /accounts\.google\.com\/gsi\/client|apis\.google\.com\/js\/platform\.js/ },
  ],
  [
    'Sign in with Apple',
    'https://developer.apple.com/sign-in-with-apple/',
    'sign-in',
    { host: /^appleid\.cdn-apple\.com$/ },
  ],
  [
    'Microsoft Entra ID',
    'https://www.microsoft.com/security/business/microsoft-entra',
    'sign-in',
    { host: /^(?:login\.microsoftonline|alcdn\.msauth)\.(?:com|net)$/, names: ['@azure/msal-browser', 'msal-browser'] },
  ],
  ['Keycloak', 'https://www.keycloak.org', 'sign-in', { names: ['keycloak', 'keycloak-js'] }],
  ['Stytch', 'https://stytch.com', 'sign-in', { host: /(?:^|\.)stytch\.com$/ }],
  ['Kinde', 'https://kinde.com', 'sign-in', { host: /(?:^|\.)kinde\.com$/ }],
  ['Memberstack', 'https://www.memberstack.com', 'sign-in', { host: /(?:^|\.)memberstack\.com$/ }],
]);

export const ANIMATION = rules('animation', [
  [
    'GSAP',
    'https://gsap.com',
    'animation library',
    {
      names: ['gsap', 'TweenMax', 'TweenLite', 'ScrollTrigger'],
      globals: ['gsap', 'TweenMax', 'TweenLite', 'ScrollTrigger'],
    },
  ],
  [
    'AOS',
    'https://michalsnyder.github.io/aos/',
    'scroll animations',
    { names: ['aos'], globals: ['AOS'], dom: /^data-aos/, classes: /^aos-(?:init|animate)$/, minClasses: 1 },
  ],
  [
    'Animate.css',
    'https://animate.style',
    'animation classes',
    {
      names: ['animate', 'animate.css'],
      banner: /animate\.css[\s\S]{0,80}?Version ?[-:]? ?v?(\d[\d.]*)/i,
      classes: /^animate__animated$/,
      minClasses: 1,
    },
  ],
  ['WOW.js', 'https://wowjs.uk', 'scroll animations', { names: ['wow', 'wowjs'], globals: ['WOW'] }],
  [
    'ScrollReveal',
    'https://scrollrevealjs.org',
    'scroll animations',
    { names: ['scrollreveal'], globals: ['ScrollReveal'] },
  ],
  [
    'Motion',
    'https://motion.dev',
    'animation library',
    { names: ['framer-motion', 'motion'], dom: /^data-(?:framer-motion|projection-id)/ },
  ],
  ['anime.js', 'https://animejs.com', 'animation library', { names: ['anime', 'animejs'], globals: ['anime'] }],
  [
    'Lottie',
    'https://airbnb.io/lottie/',
    'animation player',
    {
      names: ['lottie', 'lottie-web', 'bodymovin', '@lottiefiles/lottie-player', 'lottie-player'],
      globals: ['lottie', 'bodymovin'],
      customElements: /^(?:dot)?lottie-player$/,
    },
  ],
  ['Rive', 'https://rive.app', 'animation player', { names: ['@rive-app/canvas'] }],
  ['Velocity', 'http://velocityjs.org', 'animation library', { names: ['velocity', 'velocity-animate'] }],
  [
    'Locomotive Scroll',
    'https://scroll.locomotive.ca',
    'smooth scrolling',
    { names: ['locomotive-scroll'], dom: /^data-scroll-container/ },
  ],
  [
    'Lenis',
    'https://lenis.darkroom.engineering',
    'smooth scrolling',
    { names: ['lenis', '@studio-freight/lenis'], classes: /^lenis$/, minClasses: 1 },
  ],
  [
    'SmoothScroll',
    'https://github.com/cferdinandi/smooth-scroll',
    'smooth scrolling',
    { names: ['smooth-scroll', 'smoothscroll', 'smooth-scroll.polyfills'] },
  ],
  [
    'Rellax',
    'https://dixonandmoe.com/rellax/',
    'parallax',
    { names: ['rellax'], bannerNames: ['Rellax.js'], globals: ['Rellax'] },
  ],
  ['Jarallax', 'https://github.com/nk-o/jarallax', 'parallax', { names: ['jarallax'], globals: ['jarallax'] }],
  ['Parallax.js', 'https://matthew.wagerfield.com/parallax/', 'parallax', { cdnNames: ['parallax', 'parallax.js'] }],
  ['Stellar.js', 'http://markdalgleish.com/projects/stellar.js/', 'parallax', { names: ['jquery.stellar'] }],
  [
    'SimpleParallax',
    'https://simpleparallax.com',
    'parallax',
    { names: ['simple-parallax', 'simpleparallax', 'simpleParallax'] },
  ],
  [
    'vanilla-tilt.js',
    'https://micku7zu.github.io/vanilla-tilt.js/',
    'tilt effect',
    { names: ['vanilla-tilt'], globals: ['VanillaTilt'], bannerNames: ['VanillaTilt'] },
  ],
  [
    'Typed.js',
    'https://mattboldt.com/demos/typed-js/',
    'typing effect',
    {
      names: ['typed', 'typed.js', 'typedjs'],
      globals: ['Typed'],
      banner: /typed\.js[\s\S]{0,160}?Version: v?(\d[\d.]*)/,
    },
  ],
  ['Splitting', 'https://splitting.js.org', 'text effects', { names: ['splitting'], globals: ['Splitting'] }],
  [
    'particles.js',
    'https://vincentgarreau.com/particles.js/',
    'particle effects',
    { names: ['particles', 'particles.js'], globals: ['particlesJS'] },
  ],
  ['tsParticles', 'https://particles.js.org', 'particle effects', { names: ['tsparticles'], globals: ['tsParticles'] }],
  ['Barba.js', 'https://barba.js.org', 'page transitions', { names: ['@barba/core', 'barba'], globals: ['barba'] }],
  ['Swup', 'https://swup.js.org', 'page transitions', { names: ['swup'] }],
  ['Vivus', 'https://maxwellito.github.io/vivus/', 'line drawing', { names: ['vivus'], globals: ['Vivus'] }],
  ['Granim.js', 'https://sarcadass.github.io/granim.js/', 'gradient animation', { names: ['granim'] }],
]);
