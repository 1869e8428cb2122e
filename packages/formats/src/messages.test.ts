import { describe, expect, it } from 'vitest';
import { notes, refusals } from './messages.ts';
import { NOTE_CODES, type NoteCode, noteText } from './report/notes.ts';
import { REFUSAL_CODES, type RefusalCode, refusalText } from './report/refusals.ts';

const params = { text: 'X', name: 'X', from: 'X', to: 'Y', count: 3 };
const reasons = { max: 2048, line: 4, column: 2, reason: 'X', node: 'X', path: '$.X', version: 'X' };

describe('Every code has words', () => {
  it.each(Object.keys(NOTE_CODES) as NoteCode[])('note %s', (code) => {
    expect(noteText(notes, { code, params })).toMatch(/^[A-Z“].*\.$/s);
  });

  it.each(Object.keys(REFUSAL_CODES) as RefusalCode[])('refusal %s', (code) => {
    expect(refusalText(refusals, { code, params: reasons })).toMatch(/\.$/);
  });
});
