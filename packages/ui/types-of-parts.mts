// The types of everything are in one file; the file of each entry re-exports the types that belong to it.
import fs from 'node:fs';
import path from 'node:path';
import { withoutZod } from '../../tools/lib/plainTypes.mjs';
import { withoutPromises } from '../../tools/lib/promisedValues.mjs';
import { parts, sourceOf } from './parts.mts';

const written = fs.globSync('dist/*.d.mts');
withoutZod(written.filter((file) => fs.readFileSync(file, 'utf8').includes("'zod'")));

for (const file of written) {
  const code = file.replace('.d.mts', '.mjs');
  if (!fs.existsSync(code)) continue;
  fs.writeFileSync(file, withoutPromises(fs.readFileSync(file, 'utf8'), fs.readFileSync(code, 'utf8')));
}

// modules of both kinds have the same types, but import each other with their own file extensions
for (const file of written) {
  const text = fs.readFileSync(file, 'utf8').replaceAll(/(from '\.\/[^']+)\.mjs'/g, "$1.js'");
  fs.writeFileSync(file.replace(/\.mts$/, '.ts'), text);
}

/** The names that the file of all types exports. */
const inWhole = new Set(
  matches(fs.readFileSync('dist/index.d.mts', 'utf8'), /^export (?:type )?\{([^}]*)\}/gm).flatMap(
    ([, list = '']) => list.split(',').map((name) => name.trim().split(/\s+/).at(-1) ?? ''),
  ),
);

for (const [name, file] of Object.entries(parts)) {
  if (fs.existsSync(`dist/${name}.d.ts`)) continue;
  const exported = exportedNames(file);
  const missing = exported.filter((one) => !inWhole.has(one.replace('type ', '')));
  if (missing.length > 0) throw new Error(`${name} exports ${missing.join(', ')}, and the index does not.`);
  const names = exported.join(', ');
  fs.writeFileSync(`dist/${name}.d.ts`, `export { ${names} } from './index.js';\n`);
  fs.writeFileSync(`dist/${name}.d.mts`, `export { ${names} } from './index.mjs';\n`);
}

/** The names that a module exports: in a list, at a declaration, or all of another module. */
function exportedNames(file: string): string[] {
  const source = sourceOf(file);
  const listed = matches(source, /export (type )?\{([^}]*)\}/g).flatMap(([, type = '', list = '']) =>
    list
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean)
      .map((name) => (name.startsWith('type ') ? name : `${type}${name}`)),
  );
  const values = matches(source, /^export (?:async )?(?:function|const|class) (\w+)/gm).map(
    ([, name = '']) => name,
  );
  const types = matches(source, /^export (?:type|interface) (\w+)/gm).map(([, name = '']) => `type ${name}`);
  const whole = matches(source, /export \* from '([^']+)'/g).flatMap(([, from = '']) =>
    exportedNames(path.join(path.dirname(file), from)),
  );
  return [...listed, ...values, ...types, ...whole];
}

function matches(text: string, pattern: RegExp): RegExpExecArray[] {
  return [...text.matchAll(pattern)];
}
