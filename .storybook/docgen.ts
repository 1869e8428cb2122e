import ts from 'typescript';

/** Attributes of HTML that a designer tries out; the other 280 of a button go without saying. */
const TRIED_OUT = new Set(['disabled', 'required', 'readOnly', 'placeholder', 'href', 'open', 'checked']);

interface Prop {
  name: string;
  parent?: { fileName: string };
}

/** How the tables of props are made from the components' types. The checker is asked, so that `Omit` and `Pick` count. */
export const docgenOptions = {
  include: ['packages/ui/src/**/*.tsx'],
  exclude: ['**/*.stories.tsx', '**/*.test.tsx', '**/*.styles.ts'],
  shouldExtractLiteralValuesFromEnum: true,
  shouldRemoveUndefinedFromOptional: true,
  savePropValueAsString: true,
  // the name of its export, whatever else in its file has a name to display
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
