import { cpSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

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

const KEPT = /^((400|700)\.css|LICENSE)$/;
const KEPT_FILES = /-(400|700)-normal\.woff2$/;

/**
 * Gets the fonts of scripts for prints of brand books: all, or those that are named. `withState` runs work with the state folder and
 * npm under the installation lock.
 */
export async function installFonts(scripts, withState) {
  const unknown = scripts.filter((name) => !SCRIPTS.includes(name));
  if (unknown.length > 0) {
    console.error(`No fonts for "${unknown.join('", "')}". Usage: npm run fonts -- [${SCRIPTS.join('|')}]…`);
    return 2;
  }
  await withState(async (context, npmInstall) => {
    for (const script of scripts.length > 0 ? scripts : SCRIPTS) {
      const [name, version] = FAMILIES[script];
      await installFamily(join(context.state, 'fonts'), { script, name, version }, npmInstall);
    }
  });
  return 0;
}

async function installFamily(fonts, { script, name, version }, npmInstall) {
  const draft = join(fonts, `../fonts-draft-${name}`);
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(join(draft, 'kept/files'), { recursive: true });
  try {
    writeFileSync(join(draft, 'package.json'), '{ "private": true }\n');
    const label = { doing: `Fetching fonts for ${script}`, done: `Fetched fonts for ${script} in` };
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
