import { defineConfig, type Options } from 'tsup';

const entry = { index: 'src/index.ts', testing: 'src/testing/index.ts' };

const common: Options = {
  entry,
  tsconfig: 'tsconfig.build.json',
  silent: true,
  // The contract is not published: what the client uses of it is bundled, types included (`paths` in
  // tsconfig.build.json leads the types to their sources).
  noExternal: [/^@kathaloka\/contract/],
};

export default defineConfig([
  {
    ...common,
    format: ['esm', 'cjs'],
    splitting: true,
    target: 'es2022',
    clean: true,
    esbuildOptions(options) {
      options.conditions = ['@kathaloka/source'];
    },
  },
  { ...common, format: ['esm', 'cjs'], dts: { only: true } },
]);
