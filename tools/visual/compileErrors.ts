import path from 'node:path';
import ts from 'typescript';
import { docgenOptions } from '../../.storybook/docgen.ts';
import { inProject } from '../lib/project.mjs';

const UI = inProject('packages', 'ui', 'src');
const OPTIONS: ts.CompilerOptions = {
  ...docgenOptions.compilerOptions,
  paths: {
    '@kathaloka/ui': [path.join(UI, 'index.ts')],
    '@kathaloka/ui/GraphCanvas': [path.join(UI, 'patterns/GraphCanvas/index.ts')],
  },
};

/** The compiler's errors in pieces of code that somebody copies, by name. */
export function compileErrors(codes: ReadonlyMap<string, string>): string[] {
  const files = new Map([...codes].map(([name, code]) => [path.join(UI, 'copied', `${name}.tsx`), code]));
  const host = ts.createCompilerHost(OPTIONS);
  const plain = ts.createCompilerHost(OPTIONS);
  host.fileExists = (file) => files.has(file) || plain.fileExists(file);
  host.readFile = (file) => files.get(file) ?? plain.readFile(file);
  host.getSourceFile = (file, ...rest) => {
    const code = files.get(file);
    return code === undefined ? plain.getSourceFile(file, ...rest) : ts.createSourceFile(file, code, rest[0]);
  };
  const program = ts.createProgram([...files.keys()], OPTIONS, host);
  return [...files.keys()].flatMap((file) => {
    const tree = program.getSourceFile(file);
    const found = [...program.getSyntacticDiagnostics(tree), ...program.getSemanticDiagnostics(tree)];
    return found.map(
      ({ messageText }) =>
        `${path.basename(file, '.tsx')}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
    );
  });
}
