import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { beforeAll, describe, expect, it } from 'vitest';
import { docgenOptions } from '../.storybook/docgen.ts';
import { WITHOUT_PICTURE } from '../.storybook/snapshots.ts';
import { storiesIn } from './house-rules/storyCopies.mjs';

const SOURCE = path.resolve(import.meta.dirname, '../packages/ui/src');

/** The props that make a state of a component that somebody must have seen before they use it. */
const STATE =
  /^(?:busy|disabled|error|pending|readOnly|loading|repairing|storing|is[A-Z]\w*ing(?:[A-Z]\w*)?)$/;

/** What is begun on a screen is shown by its blocks; that it failed to load is its own state. */
const OF_A_SCREEN = 'error';

interface Component {
  readonly name: string;
  readonly folder: string;
  readonly file: string;
}

const components: readonly Component[] = fs
  .globSync('{primitives,patterns,screens,blocks/*}/*/', { cwd: SOURCE })
  .map((folder) => ({
    folder,
    name: path.basename(folder),
    file: path.join(SOURCE, folder, `${path.basename(folder)}.tsx`),
  }))
  .filter(({ file }) => fs.existsSync(file));

let program: ts.Program;

/** The states that the props of a component make, those that it inherits among them. */
export function statesOf({ name, file, folder }: Component): string[] {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  const symbol = module && checker.getExportsOfModule(module).find((one) => one.name === name);
  const [props] = (symbol && checker.getTypeOfSymbol(symbol).getCallSignatures()[0]?.parameters) ?? [];
  if (!props) return [];
  return checker
    .getTypeOfSymbol(props)
    .getProperties()
    .filter(({ declarations = [] }) =>
      declarations.some((declaration) => !declaration.getSourceFile().fileName.includes('node_modules')),
    )
    .map((property) => property.name)
    .filter((prop) => STATE.test(prop) && (!folder.startsWith('screens') || prop === OF_A_SCREEN));
}

/** The stories of a file that are shown and pictured: their args, what they render, and what all of the file share. */
export function shownIn(file: string, text: string): string {
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const isShown = (words: string) => !WITHOUT_PICTURE.some((tag) => words.includes(`'${tag}'`));
  const meta = text.slice(0, text.indexOf('export default'));
  const ofAll = /^ {2}tags: .*$/m.exec(meta)?.[0] ?? '';
  const visible = storiesIn(tree).filter(({ parts }) => isShown(ofAll) && isShown(parts.get('tags') ?? ''));
  if (visible.length === 0) return '';
  return [
    meta,
    ...visible.map(({ node, parts }) => `${node.getText()} ${[...parts.values()].join(' ')}`),
  ].join(' ');
}

function storiesOf({ folder }: Component): string {
  const files = fs.globSync('**/*.stories.tsx', { cwd: path.join(SOURCE, folder) });
  return files
    .map((name) => path.join(SOURCE, folder, name))
    .map((file) => shownIn(file, fs.readFileSync(file, 'utf8')))
    .join(' ');
}

const shows = (stories: string, state: string) => new RegExp(`\\b${state}\\b`).test(stories);

describe('A state that the props make', () => {
  beforeAll(() => {
    program = ts.createProgram(
      components.map(({ file }) => file),
      docgenOptions.compilerOptions,
    );
  });

  it('has a story that the sidebar shows and Chromatic pictures, in every component', () => {
    const made = components.flatMap((component) => {
      const stories = storiesOf(component);
      if (stories === '') return [];
      return statesOf(component).map((state) => ({
        state: `${component.name}: ${state}`,
        isShown: shows(stories, state),
      }));
    });
    expect(components.length).toBeGreaterThan(150);
    // as many as there are, or more: a type that cannot be read has none
    expect(made.length).toBeGreaterThan(120);
    expect(made.filter(({ isShown }) => !isShown).map(({ state }) => state)).toEqual([]);
  });

  it('is known where a component inherits it', () => {
    const form = components.find(({ name }) => name === 'LoginForm')!;
    expect(statesOf(form)).toEqual(expect.arrayContaining(['error', 'loading']));
  });

  it('is missed where only a behaviour has it, or what is not pictured', () => {
    const stories = (tags: string) => `const meta = {};\nexport default meta;
      export const Off: Story = { ${tags} args: { disabled: true } };\n`;
    expect(shows(shownIn('Field.stories.tsx', stories('')), 'disabled')).toBe(true);
    expect(shows(shownIn('Field.stories.tsx', stories("tags: ['behaviour'],")), 'disabled')).toBe(false);
    expect(shows(shownIn('Field.stories.tsx', stories("tags: ['no-visual'],")), 'disabled')).toBe(false);
  });
});
