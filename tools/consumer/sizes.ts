import fs from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';

/** Packages that every consumer has already. */
const GIVEN = ['react', 'react-dom', 'react/jsx-runtime', '@emotion/react', '@emotion/styled'];

/** A chunk, and the chunks that it needs before it can run. */
function needed(
  chunk: Rolldown.OutputChunk,
  all: readonly Rolldown.OutputChunk[],
): Set<Rolldown.OutputChunk> {
  const found = new Set([chunk]);
  // `found` grows during the iteration
  for (const { imports } of found) {
    for (const name of imports) {
      const next = all.find(({ fileName }) => fileName === name);
      if (next) found.add(next);
    }
  }
  return found;
}

/** The size of an import from an installed library: its script, without lazily loaded parts. */
export async function sizeOf(app: string, line: string): Promise<{ kB: number; code: string }> {
  const entry = path.join(app, 'line.js');
  fs.writeFileSync(entry, line);
  const built = (await build({
    root: app,
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: true,
      target: 'es2022',
      lib: { entry, formats: ['es'] },
      rolldownOptions: { external: GIVEN },
    },
  })) as Rolldown.RolldownOutput[];
  const chunks = built.flatMap(({ output }) =>
    output.filter((file): file is Rolldown.OutputChunk => file.type === 'chunk'),
  );
  const own = chunks.find(({ isEntry }) => isEntry);
  const all = own ? [...needed(own, chunks)].map((chunk) => chunk.code).join('\n') : '';
  // removes the comments with file names, because their length depends on the folder; a build drops them
  const code = all.replaceAll(/^\/\/ .*\n/gm, '');
  return { kB: brotliCompressSync(code).length / 1000, code };
}
