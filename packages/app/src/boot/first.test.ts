import fs from 'node:fs';
import path from 'node:path';
import { night, paths, palmLeaf } from '@kathaloka/ui';
import { expect, it } from 'vitest';
import { THEME_KEY } from '../preferences/stored.ts';
import { GREETED_KEY } from '../routes/home/useGreeting.ts';

const read = (file: string) => fs.readFileSync(path.join(import.meta.dirname, file), 'utf8');

/** The first view cannot read the theme from a script, so its CSS repeats three colours of each theme. */
it.each([
  ['html', '[data-way-in]', night],
  ["html[data-theme='palm-leaf']", "[data-theme='palm-leaf'][data-way-in]", palmLeaf],
])('The first view stands on the ground of its theme: %s', (root, wayIn, theme) => {
  const css = read('first.css');
  expect(css).toContain(`${root} {\n  background: ${theme.bg};\n  color: ${theme.text};\n}`);
  const greeting = css.slice(css.indexOf(`${wayIn} .first::after`));
  expect(/background: ([^;]+);/.exec(greeting)?.[1]).toBe(theme['bg-deep']);
});

it('The script in the head uses the same storage keys and paths as the app', () => {
  const script = read('theme.js');
  for (const name of [THEME_KEY, GREETED_KEY, paths.home]) expect(script).toContain(`'${name}'`);
});
