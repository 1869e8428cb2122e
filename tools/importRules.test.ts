import { createRequire } from 'node:module';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeSandbox, type Sandbox } from './testing/sandbox.ts';

/**
 * Each rule of .dependency-cruiser.cjs, and the one planted file that breaks it. Each file breaks one rule only: without
 * that rule, nothing would notice.
 */
const PLANTED: Readonly<Record<string, string>> = {
  'contract-imports-only-zod': 'packages/contract/src/readsAFile.ts',
  'contract-browser-side-without-zod': 'packages/contract/src/rules/needsZod.ts',
  'story-imports-only-contract': 'packages/story/src/knowsItsMachine.ts',
  'story-without-zod': 'packages/story/src/checksWithZod.ts',
  'ui-imports-only-contract-and-story': 'packages/ui/src/callsTheApi.ts',
  'ui-uses-little-of-the-contract-at-run-time': 'packages/ui/src/handlesErrors.ts',
  'ui-knows-no-store-and-no-router': 'packages/ui/src/keepsAStore.ts',
  'api-imports-only-contract': 'packages/api/src/drawsAComponent.ts',
  'api-uses-only-the-toolkit': 'packages/api/src/usesAClock.ts',
  'api-without-zod': 'packages/api/src/bringsZodToTheBrowser.ts',
  'app-never-imports-server': 'packages/app/src/asksTheServer.ts',
  'app-without-zod': 'packages/app/src/bringsZodToTheBrowser.ts',
  'server-imports-only-contract-story-formats-and-illustrator': 'packages/server/src/rendersAComponent.ts',
  'server-features-meet-in-public-files': 'packages/server/src/features/play/reachesIntoAFeature.ts',
  'server-is-put-together-from-public-files-and-routes': 'packages/server/src/startsAFeature.ts',
  'server-platform-knows-no-feature': 'packages/server/src/platform/asksAFeature.ts',
  'server-repositories-stay-inside': 'packages/server/src/platform/auth/readsAnotherTable.ts',
  'server-public-files-pass-no-repository-on': 'packages/server/src/features/economy/public.ts',
  'server-repositories-open-no-transaction': 'packages/server/src/features/economy/repository.ts',
  'illustrator-imports-nothing': 'packages/illustrator/src/knowsItsMachine.ts',
  'formats-imports-only-contract-story-and-inkjs': 'packages/formats/src/knowsItsMachine.ts',
  'formats-without-zod': 'packages/formats/src/checksWithZod.ts',
  'player-imports-only-contract-and-story': 'packages/player/src/drawsAComponent.ts',
  'player-depends-on-nothing': 'packages/player/src/usesAClock.ts',
  'player-without-zod': 'packages/player/src/checksWithZod.ts',
  'no-cycles': 'packages/contract/src/cycleA.ts',
  'no-deep-imports': 'packages/app/src/reachesDeep.ts',
  'every-import-resolves': 'packages/app/src/reachesDeepByName.ts',
  'emotion-only-in-styles': 'packages/ui/src/stylesInAComponent.ts',
  'ui-styles-in-the-layer': 'packages/ui/src/theme/outsideTheLayer.ts',
  'fixtures-only-in-tests': 'packages/ui/src/showsFixtures.ts',
  'test-helpers-only-in-tests': 'packages/api/src/shipsTheTestWorld.ts',
};

const all = Object.entries(PLANTED).map(([rule, file]) => `${rule} ${file}`);

let sandbox: Sandbox;
beforeAll(() => {
  sandbox = makeSandbox('tools/planted');
});
afterAll(() => sandbox.remove());

async function breaches(): Promise<string[]> {
  const { stdout } = await sandbox.run(
    'depcruise',
    'packages',
    '--config',
    '.dependency-cruiser.cjs',
    '--output-type',
    'json',
  );
  const report: { summary: { violations: { from: string; rule: { name: string } }[] } } = JSON.parse(stdout);
  return report.summary.violations.map(({ rule, from }) => `${rule.name} ${from}`);
}

describe('The import rules', () => {
  it('every rule has a planted violation', () => {
    const { forbidden } = createRequire(import.meta.url)('../.dependency-cruiser.cjs') as {
      forbidden: { name: string }[];
    };
    expect(forbidden.map(({ name }) => name)).toEqual(Object.keys(PLANTED));
    expect(new Set(Object.values(PLANTED)).size).toBe(forbidden.length);
  });

  it('each rule fires on the file that breaks it, and on no other', async () => {
    expect((await breaches()).sort()).toEqual([...all].sort());
  });
});
