import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { migrations } from './migrations/index.ts';

/** Installations have run these: a change would reach new ones only. A release adds its migrations here. */
const RELEASED: Readonly<Record<string, string>> = {
  '001_catalogue': 'b65a46635053968ed6ee7f990f1df53709c95bf0d2f3889d68d901e0af91d0f0',
  '002_accounts': '1832f989eb26cebefc892f2048df812ae044c50f0e9c04ea441d746abc47e12b',
  '003_reading': '980d4a7b29cffe12b3c61f2041bbe99044707332eba95c0dc626fce2afd8c6fc',
  '004_library': '6708be60518b17c1792d34f3b3fba244c5e6bddbb30ef964e0f6aec58a77375f',
};

it('released migrations never change: what is to be different goes into a new one', () => {
  const folder = path.join(import.meta.dirname, 'migrations');
  const digest = (name: string): string =>
    createHash('sha256')
      .update(fs.readFileSync(path.join(folder, `${name}.ts`)))
      .digest('hex');
  const found = Object.keys(RELEASED).map((name) => [name, digest(name)]);
  expect(Object.fromEntries(found)).toEqual(RELEASED);
  expect(Object.keys(migrations).slice(0, found.length)).toEqual(Object.keys(RELEASED));
});
