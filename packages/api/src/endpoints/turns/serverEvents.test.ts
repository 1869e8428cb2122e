import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createEventReader, type ServerEvent } from './serverEvents.ts';

/** The events parsed from bytes that arrive in these chunks. */
function readIn(pieces: readonly Uint8Array[]): ServerEvent[] {
  const events: ServerEvent[] = [];
  const push = createEventReader((event) => events.push(event));
  for (const piece of pieces) push(piece);
  return events;
}

const bytesOf = (text: string) => new TextEncoder().encode(text);
const read = (text: string) => readIn([bytesOf(text)]);

describe('server-sent events', () => {
  it('have a name, an id and data', () => {
    expect(read('id: t4\nevent: delta\ndata: {"text":"The "}\n\n')).toEqual([
      { event: 'delta', id: 't4', data: '{"text":"The "}' },
    ]);
  });

  it('may have data of several lines, and no space after the colon', () => {
    expect(read('data:one\ndata: two\ndata\n\n')).toEqual([{ event: 'message', id: '', data: 'one\ntwo\n' }]);
  });

  it('retain the last id, but not the last name', () => {
    expect(read('id: t1\nevent: delta\ndata: a\n\ndata: b\n\n')).toEqual([
      { event: 'delta', id: 't1', data: 'a' },
      { event: 'message', id: 't1', data: 'b' },
    ]);
  });

  it('do not result from comments, names or ids alone', () => {
    expect(read(':\n\n: a heartbeat\n\nevent: delta\n\nid: t3\n\nretry: 10\n\n')).toEqual([]);
  });

  it('do not result before the empty line has arrived', () => {
    expect(read('event: done\ndata: {}\n')).toEqual([]);
  });

  it('are the same wherever lines end and chunks are cut, even within a character', () => {
    const text = '\uFEFF:\n\nid: t2\nevent: delta\ndata: नमस्ते 🪔\ndata: दूसरी\n\nevent: done\ndata: {}\n\n';
    const whole = read(text);
    expect(whole).toHaveLength(2);
    const lineEnd = fc.constantFrom('\n', '\r\n', '\r');
    fc.assert(
      fc.property(lineEnd, fc.array(fc.nat(130), { maxLength: 12 }), (end, cuts) => {
        const bytes = bytesOf(text.replaceAll('\n', end));
        const places = [0, ...cuts.toSorted((a, b) => a - b), bytes.length];
        const pieces = places.slice(1).map((place, index) => bytes.slice(places[index], place));
        // a carriage return at the very end may be half of a line break
        const after = end === '\r' ? [bytesOf(':')] : [];
        expect(readIn([...pieces, ...after])).toEqual(whole);
      }),
    );
  });
});
