const UNRELEASED = /^## \[?Unreleased\]?[ \t]*$/m;

/** The content of Unreleased, without empty headings; '' if there is nothing. */
export function unreleasedNotes(changelog) {
  const heading = UNRELEASED.exec(changelog);
  if (!heading) throw new Error('CHANGELOG.md has no heading "## [Unreleased]".');
  const rest = changelog.slice(heading.index + heading[0].length);
  const end = rest.search(/^## /m);
  const groups = (end < 0 ? rest : rest.slice(0, end)).split(/^(?=### )/m);
  return groups
    .map((group) => group.trim())
    .filter((group) => group.replace(/^### .*$/m, '').trim() !== '')
    .join('\n\n');
}

/** Moves the content of Unreleased to a release; Unreleased stays, empty. */
export function withRelease(changelog, version, date) {
  const notes = unreleasedNotes(changelog);
  if (notes === '') throw new Error('CHANGELOG.md has nothing under Unreleased, so there is nothing to release.');
  const { index } = UNRELEASED.exec(changelog);
  const end = changelog.slice(index + 3).search(/^## /m);
  const older = end < 0 ? '' : `\n${changelog.slice(index + 3 + end)}`;
  return `${changelog.slice(0, index)}## [Unreleased]\n\n## [${version}] - ${date}\n\n${notes}\n${older}`;
}
