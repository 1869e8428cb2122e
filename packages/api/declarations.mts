/** Corrects the declarations that were bundled. */
import fs from 'node:fs';
import path from 'node:path';
import { withoutPromises } from '../../tools/lib/promisedValues.mjs';

const DIST = path.join(import.meta.dirname, 'dist');

/** The types of Redux come from the toolkit, which a consumer has, and not from packages that only the toolkit depends on. */
const fromToolkit = (types: string): string =>
  types.replaceAll(/from 'redux(?:-thunk)?'/g, "from '@reduxjs/toolkit'");

for (const name of fs.readdirSync(DIST).filter((file) => /\.d\.c?ts$/.test(file))) {
  const file = path.join(DIST, name);
  const types = fromToolkit(fs.readFileSync(file, 'utf8'));
  const code = path.join(DIST, name.replace(/\.d\.c?ts$/, '.js'));
  // what entries share has no code of its own
  fs.writeFileSync(file, fs.existsSync(code) ? withoutPromises(types, fs.readFileSync(code, 'utf8')) : types);
}
