import { describe, expect, it } from 'vitest';
import { openDraft } from './openDraft.ts';

const typed = { title: 'Typed here' };
const stored = { title: 'Stored there' };

describe('Opening a draft', () => {
  it('returns an empty one if nothing was typed', () => {
    expect(openDraft(null, null)).toEqual({ content: undefined, version: 0, status: 'saved' });
    expect(openDraft(null, undefined)).toEqual({ content: undefined, version: 0, status: 'saved' });
  });

  it('returns the server’s, if this browser has nothing newer', () => {
    const server = { content: stored, version: 3 };
    expect(openDraft(null, server)).toEqual({ ...server, status: 'saved' });
    expect(openDraft({ content: { ...stored }, version: 2 }, server)).toEqual({ ...server, status: 'saved' });
  });

  it('returns this browser’s, if the server has not received it', () => {
    const local = { content: typed, version: 3 };
    expect(openDraft(local, { content: stored, version: 3 })).toEqual({ ...local, status: 'unsaved' });
    expect(openDraft(local, undefined)).toEqual({ ...local, status: 'unsaved' });
    expect(openDraft(local, null)).toEqual({ content: typed, version: 0, status: 'unsaved' });
  });

  it('returns a conflict, if another device has saved something else meanwhile', () => {
    const server = { content: stored, version: 4 };
    const opened = openDraft({ content: typed, version: 3 }, server);
    expect(opened).toEqual({ content: typed, version: 4, status: 'conflict' });
  });
});
