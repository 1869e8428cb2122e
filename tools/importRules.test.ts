import { createRequire } from 'node:module';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeSandbox, type Sandbox } from './testing/sandbox.ts';

const CONTRACT = '@kathaloka/contract';

/** Each rule of .dependency-cruiser.cjs, with a file that violates only this rule, and the file's import. */
const PLANTED: readonly (readonly [rule: string, file: string, imported: string])[] = [
  ['contract-imports-only-zod', 'contract/src/readsAFile.ts', 'node:fs'],
  ['contract-browser-side-without-zod', 'contract/src/rules/needsZod.ts', 'zod'],
  ['story-imports-only-contract', 'story/src/knowsItsMachine.ts', 'node:os'],
  ['story-without-zod', 'story/src/checksWithZod.ts', `${CONTRACT}/entities`],
  ['ui-imports-only-contract-and-story', 'ui/src/callsTheApi.ts', '@kathaloka/api'],
  ['ui-uses-little-of-the-contract-at-run-time', 'ui/src/handlesErrors.ts', `${CONTRACT}/errors`],
  ['ui-knows-no-store-and-no-router', 'ui/src/keepsAStore.ts', '@reduxjs/toolkit'],
  ['api-imports-only-contract', 'api/src/drawsAComponent.ts', '@kathaloka/ui'],
  ['api-uses-only-the-toolkit', 'api/src/usesAClock.ts', 'msw'],
  ['api-without-zod', 'api/src/bringsZod.ts', `${CONTRACT}/endpoints`],
  ['app-never-imports-server', 'app/src/asksTheServer.ts', '@kathaloka/server/src/config.ts'],
  ['app-without-zod', 'app/src/bringsZod.ts', `${CONTRACT}/entities`],
  [
    'server-imports-only-contract-story-formats-and-illustrator',
    'server/src/rendersAComponent.ts',
    '@kathaloka/ui',
  ],
  [
    'server-features-meet-in-public-files',
    'server/src/features/play/reachesIntoAFeature.ts',
    '../economy/prices.ts',
  ],
  [
    'server-is-put-together-from-public-files-and-routes',
    'server/src/startsAFeature.ts',
    './features/economy/prices.ts',
  ],
  [
    'server-platform-knows-no-feature',
    'server/src/platform/asksAFeature.ts',
    '../features/economy/public.ts',
  ],
  [
    'server-repositories-stay-inside',
    'server/src/platform/auth/readsAnotherTable.ts',
    '../limits/repository.ts',
  ],
  ['server-public-files-pass-no-repository-on', 'server/src/features/economy/public.ts', './repository.ts'],
  [
    'server-repositories-open-no-transaction',
    'server/src/features/economy/repository.ts',
    '../../platform/db/transaction.ts',
  ],
  ['illustrator-imports-nothing', 'illustrator/src/knowsItsMachine.ts', 'node:os'],
  ['formats-imports-only-contract-story-and-inkjs', 'formats/src/knowsItsMachine.ts', 'node:os'],
  ['formats-without-zod', 'formats/src/checksWithZod.ts', `${CONTRACT}/entities`],
  ['player-imports-only-contract-and-story', 'player/src/drawsAComponent.ts', '@kathaloka/ui'],
  ['player-depends-on-nothing', 'player/src/usesAClock.ts', 'msw'],
  ['player-without-zod', 'player/src/checksWithZod.ts', `${CONTRACT}/entities`],
  ['no-cycles', 'contract/src/cycle.ts', './cycle.ts'],
  ['no-deep-imports', 'app/src/reachesDeep.ts', '../../contract/src/limits.ts'],
  ['every-import-resolves', 'app/src/reachesDeepByName.ts', `${CONTRACT}/src/limits.ts`],
  ['emotion-only-in-styles', 'ui/src/stylesInAComponent.ts', '@emotion/react'],
  ['ui-styles-in-the-layer', 'ui/src/theme/outsideTheLayer.ts', '@emotion/styled'],
  ['fixtures-only-in-tests', 'ui/src/showsFixtures.ts', `${CONTRACT}/fixtures`],
  ['test-helpers-only-in-tests', 'api/src/shipsTheTestWorld.ts', './testing/index.ts'],
];

/** The imported files, which violate nothing. */
const PLAIN = [
  ...['entities/index', 'endpoints/index', 'fixtures/index', 'errors', 'limits'].map(
    (file) => `contract/src/${file}.ts`,
  ),
  ...['config', 'features/economy/prices', 'platform/db/transaction', 'platform/limits/repository'].map(
    (file) => `server/src/${file}.ts`,
  ),
  'api/src/index.ts',
  'api/src/testing/index.ts',
  'ui/src/index.ts',
];

/** Code that our own rules in .oxlintrc.json refuse. */
const LINTED: Readonly<Record<string, readonly [rule: string, text: string]>> = {
  'ui/src/fetches.ts': ['eslint(no-restricted-globals)', "export const load = () => fetch('/api');"],
  'ui/src/opensARequest.ts': [
    'eslint(no-restricted-globals)',
    'export const open = () => new XMLHttpRequest();',
  ],
  'ui/src/fetchesThroughTheWindow.ts': [
    'eslint(no-restricted-properties)',
    "export const load = () => window.fetch('/api');",
  ],
  'ui/src/loadsLazily.ts': [
    'eslint(no-restricted-imports)',
    "import { lazy } from 'react';\nexport const load = lazy;",
  ],
  'server/src/readsTheEnvironment.ts': ['node(no-process-env)', 'export const port = process.env.PORT;'],
};

let sandbox: Sandbox;
beforeAll(() => {
  sandbox = makeSandbox();
  for (const file of PLAIN) sandbox.write(`packages/${file}`, 'export const one = 1;\n');
  for (const [, file, imported] of PLANTED)
    sandbox.write(`packages/${file}`, `export { one } from '${imported}';\n`);
  for (const [file, [, text]] of Object.entries(LINTED)) sandbox.write(`packages/${file}`, `${text}\n`);
});
afterAll(() => sandbox.remove());

describe('The import rules', () => {
  it('have a planted violation each', () => {
    const { forbidden } = createRequire(import.meta.url)('../.dependency-cruiser.cjs') as {
      forbidden: { name: string }[];
    };
    expect(forbidden.map(({ name }) => name).sort()).toEqual(PLANTED.map(([rule]) => rule).sort());
  });

  it('each report the file that violates them, and no other', async () => {
    const { stdout } = await sandbox.run(
      'depcruise',
      'packages',
      '--config',
      '.dependency-cruiser.cjs',
      '--output-type',
      'json',
    );
    const report: { summary: { violations: { from: string; rule: { name: string } }[] } } =
      JSON.parse(stdout);
    const found = report.summary.violations.map(({ rule, from }) => `${rule.name} ${from}`);
    expect(found.sort()).toEqual(PLANTED.map(([rule, file]) => `${rule} packages/${file}`).sort());
  });
});

it('Our own linter rules each report the file that violates them', async () => {
  const files = Object.keys(LINTED).map((file) => `packages/${file}`);
  const { stdout } = await sandbox.run('oxlint', '--format', 'json', ...files);
  const report: { diagnostics: { code: string; filename: string }[] } = JSON.parse(stdout);
  const found = report.diagnostics.map(({ filename, code }) => [filename, code]);
  expect(Object.fromEntries(found)).toEqual(
    Object.fromEntries(Object.entries(LINTED).map(([file, [rule]]) => [`packages/${file}`, rule])),
  );
});
