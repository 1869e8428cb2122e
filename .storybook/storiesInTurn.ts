import fs from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { isFirstTaken } from './firstInTurn.ts';
import { BEHAVIOUR } from './indexer.ts';
import { oneInTurn } from './oneInTurn.ts';

/** A story with this tag is not tested in this run. */
export const IN_ANOTHER_TURN = 'in-another-turn';

/** Components whose behaviours run every time: each has caught a planted bug that no other test caught. */
export const CATCHES_ALONE = [
  'blocks/account/LoginForm/LoginForm',
  'blocks/account/SessionList/SessionList',
  'blocks/admin/CategoriesTable/CategoriesTable',
  'patterns/Carousel/Carousel',
  'patterns/ConfirmDialog/ConfirmDialog',
  'patterns/TagPicker/TagPicker',
  'patterns/Toast/Toast',
  'primitives/Dialog/Dialog',
  'primitives/Tabs/Tabs',
].map((name) => `packages/ui/src/${name}.stories.tsx`);

/** The stories that a document names as proofs, each by its file and its export. */
function proofsIn(document: string): ReadonlySet<string> {
  const proofs = document.matchAll(/`([^`]+\.stories\.tsx)` “(\w+)”/g);
  return new Set([...proofs].map(([, file, name]) => `${file} ${name}`));
}

const ofRoot = path.resolve(import.meta.dirname, '..');
const PROOFS = proofsIn(fs.readFileSync(path.join(ofRoot, 'docs/accessibility.md'), 'utf8'));

const isOf = (workspace: string, file: string): boolean => file.startsWith(`packages/${workspace}/`);

/** Of the library one of six, of the app one of two: those hold the ways between its pages. */
const turnsOf = (file: string): readonly boolean[] =>
  isOf('app', file) ? [true, false] : [true, false, false, false, false, false];

const runsEveryTime = (file: string, name: string): boolean =>
  !(isOf('ui', file) || isOf('app', file)) || CATCHES_ALONE.includes(file) || PROOFS.has(`${file} ${name}`);

/** The stories of a file, each with the code from its name to the next one; the first part stands above them. */
const partsOf = (code: string): readonly string[] => code.split(/^(?=export const )/m);
const nameOf = (part: string): string => /^export const (\w+)/.exec(part)?.[1] ?? '';

const TAGS = `tags: ['${BEHAVIOUR}'`;
const isBehaviour = (part: string): boolean => part.includes(TAGS);

/** The stories of a file that take turns, by their exports; not its first one, which has turns of its own. */
function inTurn(file: string, code: string, isOne: (part: string) => boolean): string[] {
  const [, , ...others] = partsOf(code);
  return others
    .filter(isOne)
    .map(nameOf)
    .filter((name) => !runsEveryTime(file, name));
}

export const behavioursInTurn = (file: string, code: string): string[] => inTurn(file, code, isBehaviour);

/** Other states than the first: not those that are shown in modes or with other contents, which find what is too long. */
export const statesInTurn = (file: string, code: string): string[] =>
  inTurn(file, code, (part) => !isBehaviour(part) && !/\bmodes: true|\bcontents\b|Long/.test(part));

const OWN_TAGS = /^( {2}tags: \[)/m;

function leftOut(part: string): string {
  const tag = `'${IN_ANOTHER_TURN}'`;
  if (isBehaviour(part)) return part.replace(TAGS, `${TAGS}, ${tag}`);
  if (OWN_TAGS.test(part)) return part.replace(OWN_TAGS, `$1${tag}, `);
  return part.replace(/^(export const \w+: \w+ = \{)/, `$1 tags: [${tag}],`);
}

/** The stories of a file whose turn is not now: of the library its first one has turns of its own. */
function namesLeftOut(file: string, code: string, turn: number): string[] {
  const first = nameOf(partsOf(code)[1] ?? '');
  const isFirstLeft = isOf('ui', file) && !runsEveryTime(file, first) && !isFirstTaken(file, turn);
  const others = [...behavioursInTurn(file, code), ...statesInTurn(file, code)].filter(
    (name) => !oneInTurn(turnsOf(file), file + name, turn),
  );
  return [...(isFirstLeft ? [first] : []), ...others];
}

/** The code of a file of stories, with a tag for those whose turn it is not. */
export function withTurns(file: string, code: string, turn: number): string {
  const left = namesLeftOut(file, code, turn);
  return partsOf(code)
    .map((part) => (left.includes(nameOf(part)) ? leftOut(part) : part))
    .join('');
}

/** The files none of whose stories has its turn now: a file without tests would fail. */
export function filesLeftOut(turn: number, touched: readonly string[]): string[] {
  const files = fs.globSync('packages/ui/src/**/*.stories.tsx', { cwd: ofRoot });
  return files.filter((file) => {
    if (touched.includes(file)) return false;
    const code = fs.readFileSync(path.join(ofRoot, file), 'utf8');
    return namesLeftOut(file, code, turn).length === partsOf(code).length - 1;
  });
}

/**
 * One of six of the library's behaviours and states and half of the app's are tested, and the others in other turns; all
 * of those that show what a change touches. Before Storybook's own plugin: that reads the tags.
 */
export function storiesOf(turn: number, touched: readonly string[]): Plugin {
  return {
    name: 'stories-in-turn',
    enforce: 'pre',
    transform: (code, id) => {
      if (!id.endsWith('.stories.tsx')) return undefined;
      const file = path.relative(ofRoot, id).replaceAll('\\', '/');
      return touched.includes(file) ? undefined : { code: withTurns(file, code, turn), map: null };
    },
  };
}
