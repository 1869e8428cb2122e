/** Compares what the declarations of a package promise with what its code exports. */
import path from 'node:path';
import ts from 'typescript';

/** An entry of a package: its declarations and its code, of one module format. */
interface Entry {
  readonly types: string;
  readonly code: string;
}

/** The names that a module's declarations export as values. */
function valuesIn(program: ts.Program, declarations: string): string[] {
  const checker = program.getTypeChecker();
  const module = checker.getSymbolAtLocation(program.getSourceFile(declarations)!)!;
  return checker.getExportsOfModule(module).flatMap((exported) => {
    const isType = exported.declarations?.some(
      (each) => ts.isExportSpecifier(each) && ts.isTypeOnlyImportOrExportDeclaration(each),
    );
    const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
    return !isType && symbol.flags & ts.SymbolFlags.Value ? [exported.name] : [];
  });
}

/** The values that entries of a package promise and do not export. Throws if none of them promises anything. */
export async function brokenPromises(
  entries: readonly Entry[],
  load: (file: string) => Promise<object>,
): Promise<string[]> {
  const files = entries.map(({ types }) => types);
  const program = ts.createProgram(files, { noLib: true, skipLibCheck: true, types: [] });
  const promised = entries.flatMap((entry) =>
    valuesIn(program, entry.types).map((name) => ({ ...entry, name })),
  );
  if (promised.length === 0) throw new Error(`Nothing is promised by ${files.join(', ')}.`);
  const broken = await Promise.all(
    promised.map(async ({ types, code, name }) =>
      name in (await load(code)) ? [] : [`${path.basename(types)}: ${name}`],
    ),
  );
  return broken.flat();
}
