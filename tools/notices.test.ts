import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');

/** Licences that require only their own text, which is in the package's folder. */
const PERMISSIVE =
  /^\(?(?:MIT|ISC|BSD-[23]-Clause|0BSD|MIT-0|CC0-1\.0|Apache-2\.0|BlueOak-1\.0\.0|Unlicense)\b(?! AND)/;

interface Locked {
  readonly license?: string;
  readonly dev?: boolean;
  readonly link?: boolean;
}

/** The production packages whose licence requires a notice. */
function asksForNotice(): string[] {
  const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, Locked> };
  return Object.entries(packages)
    .filter(([place, { dev, link }]) => place.includes('node_modules/') && !dev && !link)
    .filter(([, { license = '' }]) => !PERMISSIVE.test(license))
    .map(([place]) => place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length));
}

/** The packages in the first column of the notices; a star matches any ending. */
const NAMED = [...read('THIRD-PARTY-NOTICES.md').matchAll(/^\| ([^|]+)\|/gm)].flatMap(([, cell = '']) =>
  [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
);
const isNamed = (name: string) =>
  NAMED.some((each) => (each.endsWith('*') ? name.startsWith(each.slice(0, -1)) : each === name));

describe('THIRD-PARTY-NOTICES.md', () => {
  it('names each package whose licence requires more than its own text', () => {
    const packages = asksForNotice();
    expect(packages).toContain('elkjs');
    expect(packages.filter((name) => !isNamed(name))).toEqual([]);
  });

  it('names the source of elkjs in the installed version', () => {
    const { version } = JSON.parse(read('node_modules/elkjs/package.json')) as { version: string };
    expect(read('THIRD-PARTY-NOTICES.md')).toMatch(
      new RegExp(`\`elkjs\` ${version} .*EPL-2\\.0.*https://github\\.com/kieler/elkjs`),
    );
  });
});
