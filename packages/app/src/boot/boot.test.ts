import fs from 'node:fs';
import path from 'node:path';
import { API_BASE, calls } from '@kathaloka/contract/calls';
import { TOKEN_EXPIRY_MARGIN_MS } from '@kathaloka/contract/limits';
import { night, palmLeaf, paths } from '@kathaloka/ui';
import { expect, it } from 'vitest';
import { THEME_KEY } from '@kathaloka/contract/themeOptions';
import { REDIRECT_KEY } from '../session/redirectAfterLogin.ts';
import { PLACE_KEY } from '../routes/home/useOpenTalesPlace.ts';

const read = (file: string) => fs.readFileSync(path.join(import.meta.dirname, file), 'utf8');

/** A page without scripts cannot read the theme's tokens, so its CSS repeats two colours of each theme. */
it.each([
  ['html', night],
  ["html[data-theme='palm-leaf']", palmLeaf],
])('A page has the background of its theme before its scripts run: %s', (root, theme) => {
  const css = read('before.css');
  expect(css).toContain(`${root} {\n  background: ${theme.bg};\n  color: ${theme.text};\n}`);
});

it('The script in the head uses the same storage keys and calls as the app', () => {
  const script = read('theme.js');
  for (const name of [THEME_KEY, PLACE_KEY, REDIRECT_KEY, 'tokens', paths.login])
    expect(script).toContain(`'${name}'`);
  const { getSession } = calls;
  expect(script).toContain(`\`${API_BASE}${getSession.path.replace('{session_id}', '${session}')}\``);
  expect(script).toContain(`${TOKEN_EXPIRY_MARGIN_MS / 1000}_000`);
});
