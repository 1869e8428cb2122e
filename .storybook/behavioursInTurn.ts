import fs from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
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

/** A file of the stories, from the project's root: those of the app hold the ways between its pages. */
const runsEveryTime = (file: string, name: string): boolean =>
  !file.startsWith('packages/ui/') || CATCHES_ALONE.includes(file) || PROOFS.has(`${file} ${name}`);

/** The stories of a file, each with the code from its name to the next one; the first part stands above them. */
const partsOf = (code: string): readonly string[] => code.split(/^(?=export const )/m);
const nameOf = (part: string): string => /^export const (\w+)/.exec(part)?.[1] ?? '';

const TAGS = `tags: ['${BEHAVIOUR}'`;

/** The behaviours of a file that take turns, by their exports; not its first story, which is shown in its modes. */
export function behavioursInTurn(file: string, code: string): string[] {
  const [, , ...others] = partsOf(code);
  return others
    .filter((part) => part.includes(TAGS))
    .map(nameOf)
    .filter((name) => !runsEveryTime(file, name));
}

/** The code of a file of stories, with a tag for those whose turn it is not. */
export function withTurns(file: string, code: string, turn: number): string {
  const others = behavioursInTurn(file, code).filter(
    (name) => !oneInTurn([true, false, false], file + name, turn),
  );
  return partsOf(code)
    .map((part) =>
      others.includes(nameOf(part)) ? part.replace(TAGS, `${TAGS}, '${IN_ANOTHER_TURN}'`) : part,
    )
    .join('');
}

/** A third of the behaviours are tested, and the others in the next two turns. Before Storybook's own plugin: that reads the tags. */
export function behavioursOf(turn: number): Plugin {
  return {
    name: 'behaviours-in-turn',
    enforce: 'pre',
    transform: (code, id) => {
      if (!id.endsWith('.stories.tsx')) return undefined;
      const file = path.relative(ofRoot, id).replaceAll('\\', '/');
      return { code: withTurns(file, code, turn), map: null };
    },
  };
}
