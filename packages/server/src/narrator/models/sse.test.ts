import { describe, expect, it } from 'vitest';
import { collect } from '../../testing/fakeProvider/collect.ts';
import { readEvents } from './sse.ts';

async function* piecesOf(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}
const eventsIn = (text: string, size: number): Promise<unknown[]> =>
  collect(readEvents(piecesOf(Buffer.from(text), size)));

const STREAM = [
  ': a comment\n\n',
  'event: message\nid: 1\ndata: {"a":"नदी 🙂"}\n\n',
  'data:{"b":1}\r\n\r\n',
  'data: one\ndata:  two\n\n',
  'data\n\n',
  'error: {"code":500}\n\n',
  'retry: 10\n\n',
  'data: [DONE]',
].join('');

const EVENTS = [
  { field: 'data', text: '{"a":"नदी 🙂"}' },
  { field: 'data', text: '{"b":1}' },
  { field: 'data', text: 'one\n two' },
  { field: 'data', text: '' },
  { field: 'error', text: '{"code":500}' },
  { field: 'data', text: '[DONE]' },
];

describe('The events of a stream', () => {
  it('are the same wherever it is cut', async () => {
    for (let size = 1; size <= Buffer.byteLength(STREAM); size++)
      expect(await eventsIn(STREAM, size)).toEqual(EVENTS);
  });

  it('are none in an empty stream', async () => {
    expect(await eventsIn('', 1)).toEqual([]);
  });

  it('may have many fields, comments between them, and any number of events', async () => {
    const event = ': ping\n\nevent: message\nid: 1\ndata: a\n\n';
    expect(await eventsIn(event.repeat(30_000), 65_536)).toHaveLength(30_000);
  });

  it.each([
    ['a line that never ends', 'data: '.padEnd(65_536, 'x'), 1.2],
    ['comments that never end', ': ping\n\n'.repeat(64), 0.1],
    ['blank lines that never end', '\r\n'.repeat(64), 0.1],
    ['fields that never end', 'id: 1\n'.repeat(64), 0.1],
    ['data that never end', 'data\n'.repeat(64), 0.1],
    ['a stream that never ends', `data: ${'x'.repeat(4096)}\n\n`.repeat(16), 16.2],
  ])('%s is left', async (_what, piece, megabytes) => {
    let sent = 0;
    async function* endless(): AsyncGenerator<Uint8Array> {
      for (; sent < 64 * 1024 * 1024; sent += piece.length) yield Buffer.from(piece);
    }
    await expect(collect(readEvents(endless()))).rejects.toMatchObject({ kind: 'protocol' });
    expect(sent).toBeLessThan(megabytes * 1024 * 1024);
  });
});
