/**
 * `npm run tool -- changed-pictures`: a page with the pictures that this branch changes, before and after,
 * for teams without a Chromatic account. Takes the branch or commit to compare with; the default is `main`.
 */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { changedPage } from './lib/changedPage.mjs';
import { inProject, PlainError, root, say, sayError } from './lib/project.mjs';

const PICTURES = 'tools/visual/baselines';
const PAGE = inProject('test-results', 'changed-pictures.html');

/** @param {readonly string[]} args */
const git = (args) => execFileSync('git', [...args], { cwd: root, maxBuffer: 1 << 28, stdio: 'pipe' });

/** @param {Buffer | undefined} bytes */
const asAddress = (bytes) => (bytes ? `data:image/webp;base64,${bytes.toString('base64')}` : undefined);

/**
 * @param {string} base
 * @param {string} file
 */
function before(base, file) {
  try {
    return git(['show', `${base}:${file}`]);
  } catch {
    // the picture of a new story
    return undefined;
  }
}

function main() {
  const [against = 'main'] = process.argv.slice(2);
  const base = git(['merge-base', against, 'HEAD']).toString().trim();
  const tracked = git(['diff', '--name-only', base, '--', PICTURES]).toString();
  const untracked = git(['ls-files', '--others', '--exclude-standard', '--', PICTURES]).toString();
  const files = `${tracked}${untracked}`.split('\n').filter((file) => file.endsWith('.webp'));
  if (files.length === 0) throw new PlainError(`no picture differs from ${against}`);
  const pictures = files.map((file) => {
    const now = path.join(root, file);
    return {
      name: path.relative(PICTURES, file),
      before: asAddress(before(base, file)),
      after: asAddress(fs.existsSync(now) ? fs.readFileSync(now) : undefined),
    };
  });
  fs.mkdirSync(path.dirname(PAGE), { recursive: true });
  fs.writeFileSync(PAGE, changedPage(against, pictures));
  say(`${files.length} pictures differ from ${against}: ${path.relative(root, PAGE)}`);
}

try {
  main();
} catch (error) {
  sayError(error);
  process.exitCode = 1;
}
