import {
  NOTE_CODES,
  type NoteCode,
  noteText,
  REFUSAL_CODES,
  type RefusalCode,
  refusalText,
} from '@kathaloka/formats';
import { en, loadWords } from '@kathaloka/ui';
import { describe, expect, it } from 'vitest';

const params = { text: 'X', name: 'X', from: 'X', to: 'Y', count: 3 };
const fault = { code: 'wrong_count', min: 1, max: 20 } as const;
const places = { max: 2048, line: 4, column: 2, node: 'X', path: '$.X' };
const reasons = {
  ...places,
  seconds: 20,
  count: 3,
  name: 'X',
  reason: 'X',
  version: 'X',
  language: 'X',
  fault,
};
const hindi = (await loadWords('hi')).importing!;

describe('Every code of the file readers has a text in English and in Hindi', () => {
  it.each(Object.keys(NOTE_CODES) as NoteCode[])('note %s', (code) => {
    expect(noteText(en.importing.notes, { code, params })).toMatch(/^[A-Z“].*\.$/s);
    expect(noteText(hindi.notes, { code, params })).toMatch(/\p{Script=Devanagari}.*।$/su);
  });

  it.each(Object.keys(REFUSAL_CODES) as RefusalCode[])('refusal %s', (code) => {
    expect(refusalText(en.importing.refusals, { code, params: reasons })).toMatch(/\.$/);
    expect(refusalText(hindi.refusals, { code, params: reasons })).toMatch(/\p{Script=Devanagari}.*।$/su);
  });
});
