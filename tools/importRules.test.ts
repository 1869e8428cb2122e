import { createRequire } from 'node:module';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeSandbox, type Sandbox } from './testing/sandbox.ts';

/** Each rule of .dependency-cruiser.cjs, and the one planted file that breaks it. */
const PLANTED: Readonly<Record<string, string>> = {
  'contract-imports-only-zod': 'packages/contract/src/readsAFile.ts',
  'contract-browser-side-without-zod': 'packages/contract/src/rules/needsZod.ts',
  'ui-imports-only-contract': 'packages/ui/src/callsTheApi.ts',
  'ui-uses-little-of-the-contract-at-run-time': 'packages/ui/src/handlesErrors.ts',
  'ui-knows-no-store-and-no-router': 'packages/ui/src/keepsAStore.ts',
  'api-imports-only-contract': 'packages/api/src/drawsAComponent.ts',
  'api-uses-only-the-toolkit': 'packages/api/src/usesAClock.ts',
  'api-without-zod': 'packages/api/src/bringsZodToTheBrowser.ts',
  'app-never-imports-server': 'packages/app/src/asksTheServer.ts',
  'app-without-zod': 'packages/app/src/bringsZodToTheBrowser.ts',
  'server-imports-only-contract-and-illustrator': 'packages/server/src/rendersAComponent.ts',
  'illustrator-imports-nothing': 'packages/illustrator/src/knowsItsMachine.ts',
  'no-cycles': 'packages/contract/src/cycleA.ts',
  'no-deep-imports': 'packages/app/src/reachesDeep.ts',
  'every-import-resolves': 'packages/app/src/reachesDeepByName.ts',
  'emotion-only-in-styles': 'packages/ui/src/stylesInAComponent.ts',
  'fixtures-only-in-tests': 'packages/ui/src/showsFixtures.ts',
  'test-helpers-only-in-tests': 'packages/api/src/shipsTheTestWorld.ts',
};

const CONFIG = '.dependency-cruiser.cjs';
const all = Object.entries(PLANTED).map(([rule, file]) => `${rule} ${file}`);

let sandbox: Sandbox;
beforeAll(() => {
  sandbox = makeSandbox('tools/planted');
});
afterAll(() => sandbox.remove());

async function breaches(config: string): Promise<string[]> {
  const { stdout } = await sandbox.run('depcruise', 'packages', '--config', config, '--output-type', 'json');
  const report: { summary: { violations: { from: string; rule: { name: string } }[] } } = JSON.parse(stdout);
  return report.summary.violations.map(({ rule, from }) => `${rule.name} ${from}`);
}

describe('Who may import whom', () => {
  it('every rule has a planted breach', () => {
    const { forbidden } = createRequire(import.meta.url)('../.dependency-cruiser.cjs') as {
      forbidden: { name: string }[];
    };
    expect(forbidden.map(({ name }) => name)).toEqual(Object.keys(PLANTED));
  });

  it('each rule fires on the file that breaks it, and on no other', async () => {
    expect((await breaches(CONFIG)).sort()).toEqual([...all].sort());
  });

  it.each(Object.keys(PLANTED))('without the rule %s its breach goes unnoticed', async (rule) => {
    const config = `without-${rule}.cjs`;
    sandbox.write(
      config,
      `const real = require('./${CONFIG}');
       module.exports = { ...real, forbidden: real.forbidden.filter(({ name }) => name !== '${rule}') };`,
    );
    expect((await breaches(config)).sort()).toEqual(
      all.filter((breach) => !breach.startsWith(`${rule} `)).sort(),
    );
  });
});
