import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const SOURCES = path.resolve(import.meta.dirname, '..');
/** The tokens with a meaning, and the tone of each. */
const TONE_OF: Readonly<Record<string, string>> = {
  success: 'success',
  warning: 'warning',
  danger: 'error',
  info: 'info',
};

const TONED = /\[data-tone='(\w+)'\][^{;]*\{([^{}]*)\}/g;
const MEANT = new RegExp(String.raw`--kl-(${Object.keys(TONE_OF).join('|')})\b[\w-]*`, 'g');

it('Every token with a tone has only colours of that tone', () => {
  const found: string[] = [];
  const tones = new Set<string>();
  for (const file of fs.globSync('**/*.ts', { cwd: SOURCES })) {
    const source = fs.readFileSync(path.join(SOURCES, file), 'utf8');
    for (const [, tone = '', styles = ''] of source.matchAll(TONED))
      for (const [token, meaning = ''] of styles.matchAll(MEANT)) {
        tones.add(tone);
        if (TONE_OF[meaning] !== tone) found.push(`${file}: ${tone} has ${token}`);
      }
  }
  expect(found).toEqual([]);
  expect([...tones].toSorted()).toEqual(Object.values(TONE_OF).toSorted());
});
