/** The engines besides Chromium that Playwright can drive. */
import fs from 'node:fs';
import { firefox, webkit } from '@playwright/test';

const ENGINES = { firefox, webkit };

/** @typedef {keyof typeof ENGINES} Engine */

const names = /** @type {Engine[]} */ (Object.keys(ENGINES));

/** The engines installed on this machine, and the missing ones. */
export function enginesHere(isThere = fs.existsSync) {
  const here = names.filter((name) => isThere(ENGINES[name].executablePath()));
  return { here, missing: names.filter((name) => !here.includes(name)) };
}
