import path from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { docgenOptions } from '../.storybook/docgen.ts';
import { isAboutReadersOwn, readersOwn } from './testing/readersOwn.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const UI = path.join(ROOT, 'packages/ui/src/index.ts');
const API = path.join(ROOT, 'packages/api/src/index.ts');
const ENTRIES = [
  UI,
  path.join(ROOT, 'packages/ui/src/patterns/GraphCanvas/index.ts'),
  API,
  path.join(ROOT, 'packages/api/src/testing/index.ts'),
];

/** A function, a hook or a component that others import. */
interface Export {
  readonly name: string;
  readonly entry: string;
  readonly example: string | undefined;
}

function exportsOf(program: ts.Program, entry: string): Export[] {
  const checker = program.getTypeChecker();
  const module = checker.getSymbolAtLocation(program.getSourceFile(entry)!)!;
  return checker.getExportsOfModule(module).flatMap((exported) => {
    const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
    const declaration = symbol.valueDeclaration;
    // re-exports from other packages are documented elsewhere
    const isOwn = declaration?.getSourceFile().fileName.startsWith(entry.slice(0, entry.indexOf('/src/')));
    if (!declaration || !isOwn) return [];
    const type = checker.getTypeOfSymbol(symbol);
    if (type.getCallSignatures().length + type.getConstructSignatures().length === 0) return [];
    const tag = symbol.getJsDocTags(checker).find(({ name }) => name === 'example');
    return [{ name: exported.name, entry, example: tag && ts.displayPartsToString(tag.text) }];
  });
}

const plainFiles = ts.createCompilerHost(docgenOptions.compilerOptions);
const parsed = new Map<string, ts.SourceFile | undefined>();
/** Programs with the same options share the parsed files. */
const files: ts.CompilerHost = {
  ...plainFiles,
  getSourceFile(file, ...rest) {
    if (!parsed.has(file)) parsed.set(file, plainFiles.getSourceFile(file, ...rest));
    return parsed.get(file);
  },
};

/** The names in a piece of code. Importing every export for each example took most of the compile time. */
const namesIn = (code: string): ReadonlySet<string> => new Set(code.match(/[A-Za-z_$][\w$]*/g));

/** The compiler's errors in examples, pasted into functions with the exports that they name in scope. */
function errorsIn(examples: readonly Export[]): string[] {
  const modules = new Map(
    examples.map(({ name, entry, example = '' }, index) => {
      const entries = [entry, UI, ...(entry.includes('/api/') ? [API] : [])];
      const named = namesIn(example);
      const sources = new Map(
        examples
          .filter((each) => entries.includes(each.entry) && named.has(each.name))
          .toSorted((a, b) => entries.indexOf(b.entry) - entries.indexOf(a.entry))
          .map((each) => [each.name, each.entry]),
      );
      const imports = [...sources].map(([value, place]) => `import { ${value} } from '${place}';`);
      const constants = "import { DEFAULT_PREFERENCES, SHELL_LANGUAGES } from '";
      const own = readersOwn(example, { ui: UI, api: API });
      const text = `${imports.join('')}${constants}${UI}';\n${own}\nexport async function example() {\n${example}\n}`;
      return [path.join(path.dirname(UI), `example${index}.${name}.tsx`), text];
    }),
  );
  const host: ts.CompilerHost = {
    ...files,
    fileExists: (file) => modules.has(file) || files.fileExists(file),
    readFile: (file) => modules.get(file) ?? files.readFile(file),
    getSourceFile(file, options, ...rest) {
      const text = modules.get(file);
      return text === undefined
        ? files.getSourceFile(file, options, ...rest)
        : ts.createSourceFile(file, text, options);
    },
  };
  const program = ts.createProgram([...modules.keys()], docgenOptions.compilerOptions, host);
  return [...modules.keys()].flatMap((file) => {
    const tree = program.getSourceFile(file)!;
    return [...program.getSyntacticDiagnostics(tree), ...program.getSemanticDiagnostics(tree)]
      .map(({ messageText, start = 0 }) => ({
        message: ts.flattenDiagnosticMessageText(messageText, ' '),
        start,
      }))
      .filter(({ message, start }) => !isAboutReadersOwn(message, tree, start))
      .map(({ message }) => `${path.basename(file, '.tsx').split('.')[1]}: ${message}`);
  });
}

describe('The examples in the documentation', () => {
  const program = ts.createProgram(ENTRIES, docgenOptions.compilerOptions, files);
  const exports = ENTRIES.flatMap((entry) => exportsOf(program, entry));

  it('exist for each exported function, hook and component', () => {
    expect(exports.length).toBeGreaterThan(280);
    const without = exports.filter(({ example }) => !example?.trim());
    expect(without.map(({ name }) => name)).toEqual([]);
  });

  it('compile', () => expect(errorsIn(exports)).toEqual([]));
});
