// What Style Dictionary 5 needs to build CSS from the design tokens of one scheme:
//   await new StyleDictionary(config(JSON.parse(readFileSync('brand.tokens.json', 'utf8')))).buildAllPlatforms();
// Style Dictionary has no transform for gradients and durations yet, and would print [object Object]: these two are ours.
import { transformGroups, transformTypes } from 'style-dictionary/enums';

const typeOf = (token) => token.$type ?? token.type;
const valueIn = (token) => token.$value ?? token.value;

export const transforms = [
  {
    name: 'brandprint/gradient',
    type: transformTypes.value,
    filter: (token) => typeOf(token) === 'gradient',
    transform: (token) => token.$extensions['com.brandprint'].css,
  },
  {
    name: 'brandprint/duration',
    type: transformTypes.value,
    filter: (token) => typeOf(token) === 'duration',
    transform: (token) => `${valueIn(token).value}${valueIn(token).unit}`,
  },
];

export const config = (tokens) => ({
  tokens,
  hooks: { transforms: Object.fromEntries(transforms.map((transform) => [transform.name, transform])) },
  platforms: {
    css: {
      transformGroup: transformGroups.css,
      transforms: transforms.map(({ name }) => name),
      buildPath: 'build/',
      files: [{ destination: 'brand.css', format: 'css/variables' }],
    },
  },
});
