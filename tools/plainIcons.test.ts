import path from 'node:path';
import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { plainIcon } from './lib/plainIcon.mjs';
import { plainCode } from './lib/plainIcons.mjs';

type Icon = FunctionComponent<object>;

const ICONS = path.resolve(import.meta.dirname, '../node_modules/lucide-react/dist/esm/icons');
const fileOf = (name: string) => path.join(ICONS, `${name}.mjs`);

/** The icon of lucide-react. */
async function original(name: string): Promise<Icon> {
  const icon: { default: Icon } = await import(fileOf(name));
  return icon.default;
}

/** The icon of a build. */
async function plain(name: string): Promise<Icon> {
  const code = await plainCode(fileOf(name));
  const [, shapes = ''] = /plainIcon\((\[.*\])\);$/.exec(code ?? '') ?? [];
  return plainIcon(JSON.parse(shapes));
}

const drawn = (icon: Icon, props: object) =>
  renderToStaticMarkup(createElement(icon, props)).replace(/ class="[^"]*"/, '');

describe('the icons of the builds', () => {
  it.each(['heart', 'wifi-off', 'library-big'])('look like those of lucide-react: %s', async (name) => {
    const [ours, theirs] = await Promise.all([plain(name), original(name)]);
    for (const props of [{}, { fill: 'currentColor', 'data-directional': true }, { 'aria-label': 'Likes' }]) {
      expect(drawn(ours, props)).toBe(drawn(theirs, props));
    }
  });

  it('return a module that is no icon unchanged', async () => {
    expect(await plainCode(fileOf('../context'))).toBeUndefined();
  });
});
