import { cpSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

/**
 * Open families (OFL 1.1) of npm, by script. Each package has nine weights; two are kept. A test compares them with those
 * that books name.
 * @public
 */
export const FAMILIES = {
  japanese: ['noto-sans-jp', '5.3.0'],
  chinese: ['noto-sans-sc', '5.3.0'],
  korean: ['noto-sans-kr', '5.3.0'],
  arabic: ['noto-sans-arabic', '5.3.0'],
  hebrew: ['noto-sans-hebrew', '5.3.0'],
  thai: ['noto-sans-thai', '5.3.0'],
  devanagari: ['noto-sans-devanagari', '5.3.0'],
  emoji: ['noto-emoji', '5.3.2'],
};
const SCRIPTS = Object.keys(FAMILIES);

/** Of families that are asked for by name: all of fontsource are open. */
const FAMILY_VERSION = '5';
const FAMILY_NAME = /^[a-z0-9][a-z0-9 -]{0,60}$/i;
const USAGE = `Usage: npm run fonts -- [${SCRIPTS.join('|')}]… [--family NAME]…`;

const KEPT = /^((400|700)\.css|LICENSE)$/;
const KEPT_FILES = /-(400|700)-normal\.woff2$/;

/**
 * Gets fonts for prints of brand books: those of scripts, all or by name, or the families of brands that `--family` names.
 * `withState` runs work with the state folder and npm under the installation lock.
 */
export async function installFonts(args, withState) {
  const wanted = readArguments(args);
  if (typeof wanted === 'string') {
    console.error(wanted);
    return 2;
  }
  const { scripts, families } = wanted;
  return withState(async (context, npmInstall) => {
    const fonts = join(context.state, 'fonts');
    for (const script of scripts) {
      const [name, version] = FAMILIES[script];
      await installFamily(fonts, { label: script, name, version }, npmInstall);
    }
    for (const label of families) {
      const name = label.toLowerCase().replaceAll(' ', '-');
      await installFamily(join(fonts, 'families'), { label, name, version: FAMILY_VERSION }, npmInstall);
    }
    return 0;
  }).catch((error) => {
    if (families.length === 0) throw error;
    console.error(`${error.message}\nNames of families are those of https://fontsource.org.`);
    return 1;
  });
}

/** What is wrong with them, as a text, otherwise the scripts and families. */
function readArguments(args) {
  try {
    const options = { family: { type: 'string', multiple: true, default: [] } };
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const unknown = positionals.filter((name) => !SCRIPTS.includes(name));
    if (unknown.length > 0) return `No fonts for "${unknown.join('", "')}". ${USAGE}`;
    const unnamed = values.family.filter((name) => !FAMILY_NAME.test(name));
    if (unnamed.length > 0) return `--family: "${unnamed.join('", "')}" is no name of a family. ${USAGE}`;
    const isAll = positionals.length === 0 && values.family.length === 0;
    return { scripts: isAll ? SCRIPTS : positionals, families: values.family };
  } catch (error) {
    return `${error.message} ${USAGE}`;
  }
}

async function installFamily(fonts, { label: of, name, version }, npmInstall) {
  const draft = join(fonts, `../font-draft-${name}`);
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(join(draft, 'kept/files'), { recursive: true });
  try {
    writeFileSync(join(draft, 'package.json'), '{ "private": true }\n');
    const label = { doing: `Fetching fonts for ${of}`, done: `Fetched fonts for ${of} in` };
    await npmInstall(label, `@fontsource/${name}@${version}`, draft);
    const from = join(draft, 'node_modules/@fontsource', name);
    const copy = (folder, pattern) => {
      for (const file of readdirSync(join(from, folder)).filter((entry) => pattern.test(entry)))
        cpSync(join(from, folder, file), join(draft, 'kept', folder, file));
    };
    copy('.', KEPT);
    copy('files', KEPT_FILES);
    mkdirSync(fonts, { recursive: true });
    rmSync(join(fonts, name), { recursive: true, force: true });
    renameSync(join(draft, 'kept'), join(fonts, name));
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}
