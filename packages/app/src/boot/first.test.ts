import fs from 'node:fs';
import path from 'node:path';
import { API_BASE, calls } from '@kathaloka/contract/calls';
import { TOKEN_EXPIRY_MARGIN_MS } from '@kathaloka/contract/limits';
import { night, palmLeaf } from '@kathaloka/ui';
import { expect, it } from 'vitest';
import { THEME_KEY } from '@kathaloka/contract/themeOptions';
import { PLACE_KEY } from '../routes/home/useOpenTalesPlace.ts';
import { PLAY_KEY } from '../routes/play/usePlayPreferences.ts';

const read = (file: string) => fs.readFileSync(path.join(import.meta.dirname, file), 'utf8');

/** The first view cannot read the theme from a script, so its CSS repeats three colours of each theme. */
it.each([
  ['html', night],
  ["html[data-theme='palm-leaf']", palmLeaf],
])('The first view stands on the ground of its theme: %s', (root, theme) => {
  const css = read('first.css');
  expect(css).toContain(`${root} {\n  background: ${theme.bg};\n  color: ${theme.text};\n}`);
});

it('The script in the head uses the same storage keys and calls as the app', () => {
  const script = read('theme.js');
  for (const name of [THEME_KEY, PLACE_KEY, 'tokens']) expect(script).toContain(`'${name}'`);
  const { getSession } = calls;
  expect(script).toContain(`\`${API_BASE}${getSession.path.replace('{session_id}', '${session}')}\``);
  expect(script).toContain(`${TOKEN_EXPIRY_MARGIN_MS / 1000}_000`);
});

it('The first view of a session reads how its reader reads where the app stores it, and has the grounds of the themes', () => {
  const script = read('sessionView.ts');
  expect(script).toContain(`'${PLAY_KEY}'`);
  for (const ground of [night.bg, palmLeaf.bg]) expect(script).toContain(`background:${ground}`);
});
