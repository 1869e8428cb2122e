import ts from 'typescript';

/** HTML attributes that a designer may try out; the other 280 of a button are left out. */
const TRIED_OUT = new Set(['disabled', 'required', 'readOnly', 'placeholder', 'href', 'open', 'checked']);

interface Prop {
  name: string;
  parent?: { fileName: string };
}

/** The options of the generator of props tables. The type checker resolves `Omit` and `Pick`. */
export const docgenOptions = {
  include: ['packages/ui/src/**/*.tsx'],
  exclude: ['**/*.stories.tsx', '**/*.test.tsx', '**/*.styles.ts'],
  shouldExtractLiteralValuesFromEnum: true,
  shouldRemoveUndefinedFromOptional: true,
  savePropValueAsString: true,
  // names a component after its export, even if another part of the file has a display name
  componentNameResolver: (symbol: ts.Symbol) => symbol.getName(),
  propFilter: ({ name, parent }: Prop) => !parent?.fileName.includes('node_modules') || TRIED_OUT.has(name),
  compilerOptions: {
    jsx: ts.JsxEmit.ReactJSX,
    strict: true,
    skipLibCheck: true,
    noEmit: true,
    allowImportingTsExtensions: true,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    target: ts.ScriptTarget.ESNext,
    customConditions: ['@kathaloka/source'],
    types: [],
  },
};
