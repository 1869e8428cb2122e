import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kl-supply-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

interface Locked {
  readonly version: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly link?: boolean;
  readonly hasInstallScript?: boolean;
  readonly integrity?: string;
}
const packages = Object.entries(
  (JSON.parse(read('package-lock.json')) as { packages: Record<string, Locked> }).packages,
)
  .filter(([place, { link }]) => place.includes('node_modules/') && !link)
  .map(([place, entry]) => ({ name: place.slice(place.lastIndexOf('node_modules/') + 13), ...entry }));

/** Licences that require more than their own text are listed in THIRD-PARTY-NOTICES.md, which has its own test. */
const IN_THE_PRODUCT = [
  'MIT',
  'MIT-0',
  'ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  '(MIT OR CC0-1.0)',
  'OFL-1.1',
  'MPL-2.0',
  'EPL-2.0 OR GPL-3.0-or-later',
  'LGPL-3.0-or-later',
  'Apache-2.0 AND LGPL-3.0-or-later',
  'Apache-2.0 AND LGPL-3.0-or-later AND MIT',
];
const IN_DEVELOPMENT = [...IN_THE_PRODUCT, 'CC0-1.0', 'CC-BY-4.0', 'PSF-2.0'];

describe('The licences', () => {
  it('of packages in production and of tools are allowed ones', () => {
    expect(packages.length).toBeGreaterThan(500);
    const refused = packages.filter(
      ({ license = 'none', dev }) => !(dev ? IN_DEVELOPMENT : IN_THE_PRODUCT).includes(license),
    );
    expect(refused.map(({ name, license }) => `${name}: ${license}`)).toEqual([]);
  });
});

describe('Install scripts', () => {
  it('are allowed by name, one by one, only while they exist, and only in packages that the lockfile verifies', () => {
    const { allowScripts } = JSON.parse(read('package.json')) as { allowScripts: Record<string, boolean> };
    const scripts = packages.filter(({ hasInstallScript }) => hasInstallScript);
    expect(Object.keys(allowScripts).toSorted()).toEqual(scripts.map(({ name }) => name).toSorted());
    // npm pins a version only if the lockfile has the package's source; the digest pins it as well
    const allowed = scripts.filter(({ name }) => allowScripts[name]);
    expect(allowed.length).toBeGreaterThan(0);
    expect(allowed.filter(({ integrity = '' }) => !integrity.startsWith('sha512-'))).toEqual([]);
  });
});

/** Runs `npm run audit` with an npm that gives this answer. */
function audit(answer: string): Promise<{ code: number; said: string }> {
  const npm = path.join(folder, 'npm');
  fs.writeFileSync(npm, `#!/bin/sh\ncat <<'END'\n${answer}\nEND\nexit 1\n`, { mode: 0o755 });
  const env = { ...process.env, PATH: `${folder}:${process.env.PATH}` };
  return new Promise((resolve) => {
    execFile(process.execPath, ['tools/audit.mjs'], { cwd: root, env }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, said: stdout + stderr }),
    );
  });
}

describe('npm run audit', () => {
  const found = (total: number, vulnerabilities = {}) =>
    JSON.stringify({ vulnerabilities, metadata: { vulnerabilities: { total } } });

  it('passes without known vulnerabilities, names known ones, and fails without an answer', async () => {
    expect(await audit(found(0))).toMatchObject({ code: 0 });
    expect(await audit(found(1, { left: { severity: 'high' } }))).toEqual({
      code: 1,
      said: 'left: high\n1 known weaknesses in what runs in production\n',
    });
    expect(await audit('{"error":{"summary":"405"}}')).toEqual({
      code: 2,
      said: 'The registry could not be asked: nothing was examined.\n',
    });
    expect(await audit('')).toMatchObject({ code: 2 });
  });
});

describe('npm run sbom', () => {
  it('lists what runs in production, with versions and licences, and no tools', async () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const [program, ...args] = scripts.sbom!.split(' ');
    const text = await new Promise<string>((resolve, reject) => {
      execFile(program!, args, { cwd: root, maxBuffer: 1 << 26 }, (error, stdout) =>
        error ? reject(error) : resolve(stdout),
      );
    });
    const bom = JSON.parse(text) as {
      bomFormat: string;
      components: { name: string; version: string; licenses?: object[] }[];
    };
    expect(bom.bomFormat).toBe('CycloneDX');
    const fastify = bom.components.find(({ name }) => name === 'fastify');
    expect(fastify).toMatchObject({ version: expect.stringMatching(/^\d/), licenses: [expect.anything()] });
    expect(bom.components.filter(({ name }) => ['vitest', 'storybook', 'oxlint'].includes(name))).toEqual([]);
  });
});
