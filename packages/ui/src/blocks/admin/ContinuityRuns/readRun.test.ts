import { aBuiltInRun, aModelRun } from '@kathaloka/contract/fixtures';
import { CONTINUITY_RUN_MAX_BYTES } from '@kathaloka/contract/limits';
import { expect, it } from 'vitest';
import { readRun } from './readRun.ts';

const { id: _id, ...run } = aModelRun();
const { hi } = run.by_language;

const read = (content: unknown) => {
  const text = typeof content === 'string' ? content : JSON.stringify(content, null, 2);
  return readRun({ size: text.length, text: () => Promise.resolve(text) });
};

it('A file of the bench is read as it was written, without what is not stored', async () => {
  expect(await read({ ...run, note: 'on the small machine' })).toEqual({ run });
});

it.each([
  ['it is too large', ' '.repeat(CONTINUITY_RUN_MAX_BYTES + 1), { kind: 'tooLarge' }],
  ['it is a log', 'played\n{', { kind: 'notJson', line: 1, column: 1 }],
  ['it is cut off', JSON.stringify(run).slice(0, 60), { kind: 'notJson', line: 1, column: 49 }],
  ['it is other JSON', { name: 'kathaloka', version: '0.1.0' }, { kind: 'notRun' }],
  ['it is a list', [run], { kind: 'notRun' }],
  ['it has no figures', { ...run, by_language: {} }, { kind: 'notRun' }],
  [
    'a figure is not there',
    { ...run, by_language: { hi: { ...hi, figures: { ...hi!.figures, stock_told: undefined } } } },
    { kind: 'wrongAt', place: 'by_language.hi.figures.stock_told' },
  ],
  ['it is of the built-in narrator', aBuiltInRun(), { kind: 'builtIn' }],
])('A file is refused with the reason: %s', async (_, content, fault) => {
  expect(await read(content)).toEqual({ fault });
});

it('A file that has gone since it was chosen is refused as well', async () => {
  const text = () => Promise.reject(new DOMException('gone', 'NotReadableError'));
  expect(await readRun({ size: 100, text })).toEqual({ fault: { kind: 'unreadable' } });
});
