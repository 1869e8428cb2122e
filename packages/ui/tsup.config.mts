import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/index.ts'],
  format: ['esm', 'cjs'],
  target: 'es2022',
  tsconfig: 'tsconfig.build.json',
  clean: true,
  sourcemap: true,
  // The contract is not published: what the library uses of it travels inside, types included
  // (`paths` in tsconfig.build.json leads the types to their sources).
  noExternal: [/^@kathaloka\/contract/],
  dts: true,
  esbuildOptions(options) {
    options.jsx = 'automatic';
    options.conditions = ['@kathaloka/source'];
    options.banner = { js: '"use client";' };
  },
});
