import fs from 'node:fs';
import path from 'node:path';
import rdt from 'react-docgen-typescript';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { docgenOptions } from '../.storybook/docgen.ts';

const source = path.resolve(import.meta.dirname, '../packages/ui/src');

/** The largest of each kind, and those whose props are made of others by `Omit` and `Pick`. */
const COMPONENTS = [
  'screens/PlayScreen/PlayScreen',
  'screens/StoryScreen/StoryScreen',
  'screens/HomeScreen/HomeScreen',
  'blocks/catalogue/StoryCard/StoryCard',
  'blocks/play/PlayLog/PlayLog',
  'blocks/play/CommandPanel/CommandPanel',
  'blocks/play/SessionPanel/SessionPanel',
  'patterns/DataTable/DataTable',
  'patterns/Carousel/Carousel',
  'patterns/GraphCanvas/GraphCanvas',
  'primitives/Button/Button',
  'primitives/Dialog/Dialog',
  'primitives/TextField/TextField',
  'primitives/Select/Select',
].map((name) => ({ name: path.basename(name), file: path.join(source, `${name}.tsx`) }));

const { compilerOptions, ...options } = docgenOptions;
const program = ts.createProgram(
  COMPONENTS.map(({ file }) => file),
  compilerOptions,
);
const checker = program.getTypeChecker();

const isOurs = (symbol: ts.Symbol) =>
  symbol.declarations?.some((declaration) => !declaration.getSourceFile().fileName.includes('node_modules'));

/** What the type checker says of the exported `…Props`, without the attributes of HTML. */
function propsOf(name: string, file: string): string[] {
  const module = checker.getSymbolAtLocation(program.getSourceFile(file)!);
  const component = checker.getExportsOfModule(module!).find((symbol) => symbol.name === name)!;
  const [signature] = checker.getTypeOfSymbol(component).getCallSignatures();
  const [props] = signature!.parameters;
  return checker
    .getTypeOfSymbol(props!)
    .getProperties()
    .filter(isOurs)
    .map((symbol) => symbol.name)
    .sort();
}

describe('The table of props', () => {
  const parser = rdt.withCompilerOptions(compilerOptions, options);

  it.each(COMPONENTS)('of $name shows all of them, each explained', ({ name, file }) => {
    expect(fs.existsSync(file)).toBe(true);
    const found = parser
      .parseWithProgramProvider(file, () => program)
      .find(({ displayName }) => displayName === name);
    const shown = Object.values(found?.props ?? {});
    const names = shown.map((prop) => prop.name);
    expect(propsOf(name, file).filter((prop) => !names.includes(prop))).toEqual([]);
    expect(
      shown.filter(
        ({ description, parent }) => !parent?.fileName.includes('node_modules') && description === '',
      ),
    ).toEqual([]);
  });
});
