// Builds each set of tokens of stdin, a list, and prints the list of results. A process of its own: Style Dictionary does
// not recognise the objects of Jest's environment.
import { text } from 'node:stream/consumers';
import StyleDictionary from 'style-dictionary';
import { config } from '../../examples/style-dictionary.mjs';

const results = [];
for (const tokens of JSON.parse(await text(process.stdin))) {
  const dictionary = new StyleDictionary(config(tokens), { verbosity: 'silent' });
  const [file] = await dictionary.formatPlatform('css');
  results.push(file.output);
}
process.stdout.write(JSON.stringify(results));
