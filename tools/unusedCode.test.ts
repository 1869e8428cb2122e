import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeSandbox, type Sandbox } from './testing/sandbox.ts';

let sandbox: Sandbox;
beforeAll(() => {
  sandbox = makeSandbox();
  sandbox.write('knip.json', fs.readFileSync(path.resolve(import.meta.dirname, '../knip.json'), 'utf8'));
  sandbox.write('packages/api/src/index.ts', "export { used } from './used.ts';\n");
  sandbox.write(
    'packages/api/src/used.ts',
    "import 'left-pad';\nexport const used = 1;\nexport const unused = 2;\n",
  );
  sandbox.write('packages/api/src/forgotten.ts', 'export const forgotten = 3;\n');
});
afterAll(() => sandbox.remove());

describe('Unused code', () => {
  it('unused files and exports are reported, and undeclared packages', async () => {
    const { code, stdout } = await sandbox.run('knip', '--no-progress', '--reporter', 'json');
    expect(code).not.toBe(0);
    const report: {
      issues: {
        file: string;
        files?: unknown[];
        exports: { name: string }[];
        unlisted: { name: string }[];
      }[];
    } = JSON.parse(stdout);
    const about = (file: string) => report.issues.find((issue) => issue.file === file);
    expect(about('packages/api/src/forgotten.ts')?.files).toHaveLength(1);
    expect(about('packages/api/src/used.ts')?.exports.map(({ name }) => name)).toEqual(['unused']);
    expect(about('packages/api/src/index.ts')).toBeUndefined();
    expect(about('packages/api/src/used.ts')?.unlisted.map(({ name }) => name)).toEqual(['left-pad']);
  });
});
