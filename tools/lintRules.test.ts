import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeSandbox, type Sandbox } from './testing/sandbox.ts';

/** The file that violates each of our rules in .oxlintrc.json. */
const PLANTED: Readonly<Record<string, string>> = {
  'packages/ui/src/fetches.ts': 'eslint(no-restricted-globals)',
  'packages/ui/src/opensARequest.ts': 'eslint(no-restricted-globals)',
  'packages/ui/src/fetchesThroughTheWindow.ts': 'eslint(no-restricted-properties)',
  'packages/ui/src/loadsLazily.ts': 'eslint(no-restricted-imports)',
  'packages/server/src/readsTheEnvironment.ts': 'node(no-process-env)',
  'packages/contract/src/cycleA.ts': 'import(no-cycle)',
  'packages/contract/src/cycleB.ts': 'import(no-cycle)',
  'packages/server/src/tooLong.ts': 'eslint(max-lines)',
  'packages/ui/src/blocks/TooLong.tsx': 'eslint(max-lines)',
  'packages/ui/src/blocks/TooLong.stories.tsx': 'eslint(max-lines)',
  'packages/api/src/longFunction.ts': 'eslint(max-lines-per-function)',
};

let sandbox: Sandbox;
beforeAll(() => {
  sandbox = makeSandbox('tools/planted');
  sandbox.write('packages/server/src/tooLong.ts', constants(301));
  sandbox.write('packages/server/src/longEnough.ts', constants(300));
  sandbox.write('packages/ui/src/blocks/TooLong.tsx', constants(221));
  sandbox.write('packages/ui/src/blocks/LongEnough.tsx', constants(220));
  sandbox.write('packages/ui/src/blocks/TooLong.stories.tsx', constants(251));
  sandbox.write('packages/ui/src/blocks/LongEnough.stories.tsx', constants(250));
  sandbox.write('packages/api/src/longFunction.ts', functionOf(61));
  sandbox.write('packages/api/src/longEnoughFunction.ts', functionOf(60));
});
afterAll(() => sandbox.remove());

function constants(lines: number): string {
  return Array.from({ length: lines }, (_, at) => `export const value${at} = ${at};\n`).join('');
}

function functionOf(lines: number): string {
  const body = Array.from({ length: lines - 2 }, (_, at) => `  list.push(${at});\n`).join('');
  return `export function fill(list: number[]): void {\n${body}}\n`;
}

describe('Our own linter rules', () => {
  it('each report the file that violates them, and no other', async () => {
    const { stdout } = await sandbox.run('oxlint', '--format', 'json', 'packages');
    const report: { diagnostics: { code: string; filename: string }[] } = JSON.parse(stdout);
    const found = Object.fromEntries(report.diagnostics.map(({ filename, code }) => [filename, code]));
    expect(found).toEqual(PLANTED);
    expect(report.diagnostics).toHaveLength(Object.keys(PLANTED).length);
  });
});
