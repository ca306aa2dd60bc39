// Terrazzo writes one stylesheet from a resolver: npx tz build. Needs @terrazzo/cli and @terrazzo/plugin-css 2.
import { defineConfig } from '@terrazzo/cli';
import css from '@terrazzo/plugin-css';

export default defineConfig({
  tokens: ['./brand.resolver.json'],
  outDir: './tokens/',
  plugins: [
    css({
      filename: 'tokens.css',
      permutations: [
        { input: { scheme: 'light' }, prepare: (css) => `:root {\n${css}\n}` },
        {
          input: { scheme: 'dark' },
          prepare: (css) => `@media (prefers-color-scheme: dark) {\n:root {\n${css}\n}\n}`,
        },
      ],
    }),
  ],
});
