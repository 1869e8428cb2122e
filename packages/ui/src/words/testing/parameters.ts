import path from 'node:path';
import ts from 'typescript';

/** The possible values of a message's parameter, by its type. */
export type Kind =
  | { readonly is: 'number' | 'text' }
  | { readonly is: 'value'; readonly value: unknown }
  | { readonly is: 'list'; readonly of: Kind }
  | { readonly is: 'object'; readonly fields: Readonly<Record<string, Kind>> }
  | { readonly is: 'either'; readonly of: readonly Kind[] };

export interface Parameter {
  /** Empty for a destructured parameter. */
  readonly name: string;
  readonly kind: Kind;
}

const WORDS = path.join(import.meta.dirname, '..');
const ROOT = path.join(WORDS, '../../../..');

function kindOf(type: ts.Type, checker: ts.TypeChecker): Kind {
  if (type.isUnion()) return { is: 'either', of: type.types.map((one) => kindOf(one, checker)) };
  if (type.isStringLiteral() || type.isNumberLiteral()) return { is: 'value', value: type.value };
  if (type.flags & ts.TypeFlags.BooleanLiteral)
    return { is: 'value', value: checker.typeToString(type) === 'true' };
  if (type.flags & ts.TypeFlags.Null) return { is: 'value', value: null };
  if (type.flags & ts.TypeFlags.Undefined) return { is: 'value', value: undefined };
  if (type.flags & ts.TypeFlags.String) return { is: 'text' };
  if (type.flags & ts.TypeFlags.Number) return { is: 'number' };
  const [item] = checker.isArrayType(type) ? checker.getTypeArguments(type as ts.TypeReference) : [];
  if (item) return { is: 'list', of: kindOf(item, checker) };
  const fields = type
    .getProperties()
    .map((field) => [field.name, kindOf(checker.getTypeOfSymbol(field), checker)]);
  return { is: 'object', fields: Object.fromEntries(fields) as Record<string, Kind> };
}

/** The parameters of every English message that has some, by its path. They are read from the types. */
export function parametersOfTexts(): ReadonlyMap<string, readonly Parameter[]> {
  const file = path.join(WORDS, 'en.ts');
  const base = ts.readConfigFile(path.join(ROOT, 'tsconfig.base.json'), (name) => ts.sys.readFile(name))
    .config as {
    compilerOptions: object;
  };
  const { options } = ts.convertCompilerOptionsFromJson(
    // leaving out the browser's types halves the time
    { ...base.compilerOptions, lib: ['ES2023'], noCheck: true },
    ROOT,
  );
  const program = ts.createProgram([file], options);
  const checker = program.getTypeChecker();
  const module = checker.getSymbolAtLocation(program.getSourceFile(file)!)!;
  const all = new Map<string, readonly Parameter[]>();
  const read = (type: ts.Type, at: string): void => {
    const [call] = type.getCallSignatures();
    if (call) {
      const parameters = call.parameters.map((parameter) => ({
        name: parameter.name.replace(/^_.*/, ''),
        kind: kindOf(checker.getTypeOfSymbol(parameter), checker),
      }));
      all.set(at, parameters);
    } else if (type.flags & ts.TypeFlags.Object)
      for (const word of type.getProperties())
        if (!checker.isArrayLikeType(type))
          read(checker.getTypeOfSymbol(word), at ? `${at}.${word.name}` : word.name);
  };
  read(checker.getTypeOfSymbol(checker.getExportsOfModule(module).find(({ name }) => name === 'en')!), '');
  return all;
}
