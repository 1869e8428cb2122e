import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type * as axeCore from 'axe-core';
import type * as testingLibrary from '@testing-library/dom';
import type { Driver, KeyName } from './driver.ts';

const WITHIN_MS = 20_000;
const EVERY_MS = 100;
const { resolve } = createRequire(import.meta.url);
/** What finds things by their role and name as a screen reader hears them, as in all other tests; and the scanner. */
const FINDER = path.join(
  path.dirname(resolve('@testing-library/dom/package.json')),
  'dist/@testing-library/dom.umd.min.js',
);
const SCANNER = resolve('axe-core/axe.min.js');

declare global {
  interface Window {
    TestingLibraryDom?: typeof testingLibrary;
    axe?: typeof axeCore;
  }
}

/** Something on the page: its role and its name, or a part of its name. Of several the first. */
export interface Thing {
  /** `field` for what has a label: passwords have no role. */
  readonly role: string;
  readonly name?: string;
  readonly part?: string;
}
export const a = (role: string, name?: string): Thing => ({ role, ...(name === undefined ? {} : { name }) });
export const some = (role: string, part: string): Thing => ({ role, part });

/** What a person does at a page and sees there. Whatever is not there yet is waited for. */
export class Visitor {
  readonly driver: Driver;
  readonly #home: string;

  constructor(driver: Driver, home: string) {
    this.driver = driver;
    this.#home = home;
  }

  async open(address: string): Promise<void> {
    await this.driver.open(this.#home + address);
  }

  /** Waits until a function in the page says yes. */
  async until<Args extends readonly unknown[]>(
    what: string,
    isSo: (...args: Args) => boolean | Promise<boolean>,
    ...args: Args
  ): Promise<void> {
    await waitFor(what, () => this.driver.run(isSo, ...args));
  }

  async sees(thing: Thing): Promise<void> {
    await waitFor(`to see ${nameOf(thing)}`, async () => (await this.#placeOf(thing)) !== null);
  }

  async seesNo(thing: Thing): Promise<void> {
    await waitFor(`to see no ${nameOf(thing)}`, async () => (await this.#placeOf(thing)) === null);
  }

  async reads(text: string): Promise<void> {
    await this.until(`to read “${text}”`, (words) => document.body.textContent.includes(words), text);
  }

  async isAt(address: RegExp): Promise<void> {
    await this.until(
      `to be at ${address}`,
      (pattern) => new RegExp(pattern).test(location.pathname + location.search),
      address.source,
    );
  }

  /** With the mouse, once the thing is at rest and nothing lies over it. */
  async clicks(thing: Thing): Promise<void> {
    await waitFor(`to click ${nameOf(thing)}`, async () => {
      const place = await this.#placeOf(thing);
      if (!place?.isFree) return false;
      const later = await this.#placeOf(thing);
      if (later?.x !== place.x || later.y !== place.y) return false;
      await this.driver.click(place);
      return true;
    });
  }

  /** In the place of what was there. */
  async types(thing: Thing, text: string): Promise<void> {
    await this.clicks(thing);
    await this.driver.press(['Control+a', ...Array.from(text)]);
  }

  async presses(...keys: (KeyName | (string & {}))[]): Promise<void> {
    await this.driver.press(keys);
  }

  /** By Tab alone. */
  async tabsTo(thing: Thing, most = 60): Promise<void> {
    await this.sees(thing);
    for (let presses = 0; presses < most; presses += 1) {
      if ((await this.#placeOf(thing))?.hasFocus) return;
      await this.driver.press(['Tab']);
    }
    throw new Error(`${nameOf(thing)} cannot be reached by Tab.`);
  }

  /** What the scanner finds. */
  async findsNothingWrong(): Promise<void> {
    await this.#load(SCANNER, 'axe');
    const found = await this.driver.run(async () => {
      const { violations } = await window.axe!.run({ resultTypes: ['violations'] });
      return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
    });
    if (found.length > 0) throw new Error(`The scanner finds ${found.join('; ')}`);
  }

  async #load(file: string, name: 'TestingLibraryDom' | 'axe'): Promise<void> {
    const isThere = await this.driver.run((known) => known in window, name);
    // not as an element: the policy of the page allows its own scripts only
    if (!isThere) await this.driver.load(fs.readFileSync(file, 'utf8'));
  }

  async #placeOf(thing: Thing) {
    await this.#load(FINDER, 'TestingLibraryDom');
    return this.driver.run(findPlace, thing);
  }
}

/** Runs in the page: where something is, and whether it can be clicked there. */
function findPlace({ role, name, part }: Thing) {
  const wanted = part === undefined ? name : (heard: string) => heard.includes(part);
  const options = wanted === undefined ? {} : { name: wanted };
  const { queryAllByLabelText, queryAllByRole } = window.TestingLibraryDom!;
  const [found] =
    role === 'field'
      ? queryAllByLabelText(document.body, name ?? '', { selector: 'input, textarea, select' })
      : queryAllByRole(document.body, role, options);
  if (!found) return null;
  const before = found.getBoundingClientRect();
  if (before.top < 0 || before.bottom > innerHeight)
    found.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = found.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const over = document.elementFromPoint(x, y);
  // what stands in for a hidden control
  const label = found instanceof HTMLInputElement ? found.labels?.[0] : undefined;
  const isFree = over !== null && (found.contains(over) || Boolean(label?.contains(over)));
  return { x, y, isFree, hasFocus: found === document.activeElement };
}

const nameOf = ({ role, name, part }: Thing): string => `${role} “${name ?? part ?? ''}”`;

async function waitFor(what: string, isSo: () => Promise<boolean>): Promise<void> {
  let trouble: unknown;
  for (const since = Date.now(); Date.now() - since < WITHIN_MS; await pause(EVERY_MS)) {
    try {
      if (await isSo()) return;
      trouble = undefined;
    } catch (error) {
      // the page is being replaced by another one
      trouble = error;
    }
  }
  throw new Error(`waited in vain ${what}`, { cause: trouble });
}
