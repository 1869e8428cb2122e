import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DraftSaver, type DraftState, type SaveAnswer, type ServerDraft } from './draftSaver.ts';
import type { LocalDraft } from './localDrafts.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A server and a browser storage in memory. The next saves can be overridden. */
function world() {
  const states: DraftState[] = [];
  const sent: ServerDraft[] = [];
  let local: LocalDraft | null = null;
  let stored: ServerDraft | null = null;
  /** Replacements for the next saves, to make them fail. */
  const nextSaves: ((draft: ServerDraft) => Promise<SaveAnswer>)[] = [];

  function save(draft: ServerDraft): Promise<SaveAnswer> {
    if (draft.version !== (stored?.version ?? 0)) return Promise.resolve({ problem: 'stale' });
    stored = { content: draft.content, version: draft.version + 1 };
    return Promise.resolve({ version: stored.version });
  }

  const saver = new DraftSaver({
    local: { read: () => local, write: (draft) => (local = draft) },
    save(draft) {
      sent.push(draft);
      return (nextSaves.shift() ?? save)(draft);
    },
    read: () => Promise.resolve(stored),
    onState: (state) => states.push(state),
  });
  return {
    saver,
    sent,
    states,
    nextSaves,
    save,
    remove: () => {
      stored = null;
    },
    local: () => local,
    stored: () => stored,
    storeElsewhere: (content: object) => {
      stored = { content: { ...content }, version: (stored?.version ?? 0) + 1 };
    },
  };
}

const typed = (title: string) => ({ title });
const unreachable = (): Promise<SaveAnswer> => Promise.resolve({ problem: 'unreachable' });
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('A draft during typing', () => {
  it('is stored in the browser soon, and sent once after the last key', async () => {
    const { saver, sent, local, stored, states } = world();
    for (const title of ['T', 'Th', 'The']) {
      saver.change(typed(title));
      await wait(100);
    }
    await wait(200);
    expect(local()).toEqual({ content: typed('The'), version: 0 });
    expect(sent).toEqual([]);
    await wait(800);
    expect(sent).toEqual([{ content: typed('The'), version: 0 }]);
    expect(stored()).toEqual({ content: typed('The'), version: 1 });
    expect(local()).toBeNull();
    expect(states.at(-1)).toBe('saved');
  });

  it('is saved in order: text typed during a save is sent after it', async () => {
    const { saver, sent, stored, local, nextSaves, save } = world();
    let answer = () => {};
    nextSaves.push(async (draft) => {
      await new Promise<void>((done) => (answer = done));
      return save(draft);
    });
    saver.change(typed('One'));
    await wait(1000);
    saver.change(typed('Two'));
    await wait(5000);
    expect(sent).toHaveLength(1);
    expect(local()).toMatchObject({ content: typed('Two') });
    answer();
    await wait(1000);
    expect(sent.map(({ version }) => version)).toEqual([0, 1]);
    expect(stored()).toEqual({ content: typed('Two'), version: 2 });
    expect(local()).toBeNull();
  });

  it('stays in the browser while the server cannot be reached, and is retried until it is saved', async () => {
    const { saver, local, stored, nextSaves, states } = world();
    nextSaves.push(unreachable, unreachable);
    saver.change(typed('One'));
    await wait(1000);
    expect(states.at(-1)).toBe('here');
    expect(local()).toEqual({ content: typed('One'), version: 0 });
    await wait(2000);
    expect(states.at(-1)).toBe('here');
    await wait(4000);
    expect(stored()).toMatchObject({ content: typed('One') });
    expect(local()).toBeNull();
    expect(states.at(-1)).toBe('saved');
  });

  it('is retried after pauses that double, up to half a minute', async () => {
    const { saver, sent, nextSaves } = world();
    nextSaves.push(...Array.from({ length: 20 }, () => unreachable));
    saver.change(typed('One'));
    const retriedAfter: number[] = [];
    await wait(800);
    for (let seconds = 1; seconds <= 120; seconds++) {
      const before = sent.length;
      await wait(1000);
      if (sent.length > before) retriedAfter.push(seconds);
    }
    expect(retriedAfter).toEqual([2, 6, 14, 30, 60, 90, 120]);
  });

  it('does not conflict with itself when the response of a save is lost', async () => {
    const { saver, stored, nextSaves, save, states } = world();
    nextSaves.push(async (draft) => {
      await save(draft);
      return { problem: 'unreachable' };
    });
    saver.change(typed('One'));
    nextSaves.push(unreachable);
    await wait(1000);
    expect(states.at(-1)).toBe('here');
    saver.change(typed('One and two'));
    await wait(1000);
    expect(states.at(-1)).toBe('here');
    saver.change(typed('One, two and three'));
    await wait(1000);
    expect(states.at(-1)).toBe('saved');
    expect(stored()).toEqual({ content: typed('One, two and three'), version: 2 });
  });

  it('does not overwrite what another tab has saved, and waits for a decision', async () => {
    const { saver, sent, stored, local, storeElsewhere, states } = world();
    storeElsewhere(typed('Elsewhere'));
    saver.change(typed('Here'));
    await wait(1000);
    expect(states.at(-1)).toBe('conflict');
    expect(stored()).toMatchObject({ content: typed('Elsewhere') });
    saver.change(typed('Here, more'));
    await wait(60_000);
    expect(sent).toHaveLength(1);
    expect(local()).toMatchObject({ content: typed('Here, more') });
    saver.startFrom(1);
    saver.change(typed('Here, more'));
    await wait(1000);
    expect(stored()).toMatchObject({ content: typed('Here, more') });
  });

  it('waits for the login when the session has expired', async () => {
    const { saver, sent, stored, local, nextSaves, states } = world();
    nextSaves.push(() => Promise.resolve({ problem: 'signed_out' }));
    saver.change(typed('One'));
    await wait(120_000);
    expect(sent).toHaveLength(1);
    expect(states.at(-1)).toBe('here');
    expect(local()).toMatchObject({ content: typed('One') });
    saver.sendNow();
    await wait(0);
    expect(stored()).toMatchObject({ content: typed('One') });
  });

  it('is stored immediately when the tab is closed, and also sent when only the page is left', async () => {
    const { saver, local, stored } = world();
    saver.change(typed('One'));
    saver.storeNow();
    expect(local()).toMatchObject({ content: typed('One') });
    saver.stop();
    await wait(0);
    expect(stored()).toMatchObject({ content: typed('One') });
  });

  it('is removed completely when it is discarded, even during a save', async () => {
    const { saver, local, states, nextSaves } = world();
    let answer = () => {};
    nextSaves.push(async () => {
      await new Promise<void>((done) => (answer = done));
      return { problem: 'unreachable' };
    });
    saver.change(typed('One'));
    await wait(1000);
    const shown = states.length;
    const discarded = saver.discard();
    expect(local()).toBeNull();
    answer();
    await discarded;
    await wait(60_000);
    expect(local()).toBeNull();
    expect(states.slice(shown)).toEqual(['empty']);
  });

  it('is not restored by a save that was pending when it was discarded', async () => {
    const { saver, stored, local, nextSaves, save, remove } = world();
    let answer = () => {};
    nextSaves.push(async (draft) => {
      await new Promise<void>((done) => (answer = done));
      return save(draft);
    });
    saver.change(typed('One'));
    await wait(1000);
    const removed = saver.discard().then(remove);
    await wait(5000);
    answer();
    await removed;
    await wait(60_000);
    expect(stored()).toBeNull();
    expect(local()).toBeNull();
    saver.change(typed('Another'));
    await wait(1000);
    expect(stored()).toEqual({ content: typed('Another'), version: 1 });
  });

  it('does not change what an earlier visit has stored before that is read', () => {
    const { saver, local } = world();
    saver.storeNow();
    saver.stop();
    expect(local()).toBeNull();
  });
});
