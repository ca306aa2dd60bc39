import { createHash } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { colornames } from 'color-name-list/bestof';
import { nearestColorName } from '../src/shared/color-names.ts';
import { button, canvas, pageOf, readColors, text } from './support/colors.ts';

/** Of the names that were read when the unfit ones were listed. */
const NAMES_READ = '7e3eb556bbebc2bce8bef762050849074890369cd26009e6517d2205b5dbebb4';

const UNFIT = [
  [
    'grim',
    'Go to Hell Black|Darkest Dungeon|Nightmare Fuel|Dead Forest|Mummy’s Tomb|Memorial Black|Vampire Red|Zombie',
  ],
  [
    'violent or dangerous',
    'Toxic Sludge|Poisonous Pesto|Bloodlust|Blood of My Enemies|Murderous Magenta|Nuclear Blast',
  ],
  ['sexual', 'Nude Lips|Lust|Nipple|Naughty Hottie|Kinky Pinky|Love Juice|Purple Climax|Getting Wet|Skinny Dippin’'],
  [
    'about drugs or drink',
    'Drunk-Tank Pink|Methadone|Opium|Ayahuasca Vine|Sinsemilla|Nicotine Gold|Whisky Sour|Mojito',
  ],
  ['about faiths, peoples or politics', 'Cheesus|Islamic Green|White Mecca|Inuit Blue|Communist|Pink Supremecy|Berber'],
  ['mocking', 'Fatty Fuchsia|Badass Grass|In the Red|Stereotypical Duck|Fail Whale|Grotesque Green|Dim|Fool’s Gold'],
  ['of a trademark or a person', 'Cadillac Coupe|Batman|Darth Vader|Mountain Dew|Madonna|Puma|Jigglypuff|Tabasco'],
] as const;

const hexOf = (name: string): string => colornames.find((color) => color.name === name)?.hex ?? `no ${name}`;

describe('Names of colours', () => {
  test.each(UNFIT)('When the nearest name is %s, then the next one that is not is said', (_, names) => {
    const wrong = names.split('|').filter((name) => nearestColorName(hexOf(name)) === name);
    expect(wrong).toEqual([]);
  });

  test('When a palette has the colour of an unfit name, then its entry has another name that is near', () => {
    const [main] = readColors(
      pageOf([canvas, text, button({ backgroundColor: hexOf('Poisonous Pesto') })]),
    ).primary_palette;
    expect(main).toMatchObject({ hex: hexOf('Poisonous Pesto'), name: 'Sour Green' });
  });

  test('When a name is plain, or that of a plant, food or place, then it is said', () => {
    const plain =
      'Black|White|Ghost White|Blood Orange|Oxblood|Midnight|Champagne|Bordeaux|Monstera|Passion Flower|Gunmetal';
    expect(plain.split('|').map((name) => nearestColorName(hexOf(name)))).toEqual(plain.split('|'));
  });

  // Otherwise: read the new names, add the unfit ones to src/shared/unfit-color-names.ts, and change the checksum.
  test('When the list of names is another than the one that was read, then this says so', () => {
    const names = colornames.map(({ name }) => name).join('\n');
    expect(createHash('sha256').update(names).digest('hex')).toBe(NAMES_READ);
  });
});
