/** The types of Redux come from the toolkit, which a consumer has, and not from packages that only the toolkit depends on. */
import fs from 'node:fs';
import path from 'node:path';

const DIST = path.join(import.meta.dirname, 'dist');

for (const name of fs.readdirSync(DIST).filter((file) => /\.d\.c?ts$/.test(file))) {
  const file = path.join(DIST, name);
  const types = fs.readFileSync(file, 'utf8');
  fs.writeFileSync(file, types.replaceAll(/from 'redux(?:-thunk)?'/g, "from '@reduxjs/toolkit'"));
}
