import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DraftSaver, type DraftState, type SaveAnswer, type ServerDraft } from './draftSaver.ts';
import type { LocalDraft } from './localDrafts.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A server and a browser, both of which remember; the server can be taken away. */
function world() {
  const states: DraftState[] = [];
  const sent: ServerDraft[] = [];
  let here: LocalDraft | null = null;
  let stored: ServerDraft | null = null;
  /** What happens to the next saves, instead of what should. */
  const mishaps: ((draft: ServerDraft) => Promise<SaveAnswer>)[] = [];

  function save(draft: ServerDraft): Promise<SaveAnswer> {
    if (draft.version !== (stored?.version ?? 0)) return Promise.resolve({ problem: 'stale' });
    stored = { content: draft.content, version: draft.version + 1 };
    return Promise.resolve({ version: stored.version });
  }

  const saver = new DraftSaver({
    local: { read: () => here, keep: (draft) => (here = draft) },
    save(draft) {
      sent.push(draft);
      return (mishaps.shift() ?? save)(draft);
    },
    read: () => Promise.resolve(stored),
    onState: (state) => states.push(state),
  });
  return {
    saver,
    sent,
    states,
    mishaps,
    save,
    here: () => here,
    stored: () => stored,
    storeElsewhere: (content: object) => {
      stored = { content: { ...content }, version: (stored?.version ?? 0) + 1 };
    },
  };
}

const typed = (title: string) => ({ title });
const unreachable = (): Promise<SaveAnswer> => Promise.resolve({ problem: 'unreachable' });
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('A draft that is typed', () => {
  it('is kept here at once, and sent once after the last key', async () => {
    const { saver, sent, here, stored, states } = world();
    for (const title of ['T', 'Th', 'The']) {
      saver.change(typed(title));
      await wait(100);
    }
    await wait(200);
    expect(here()).toEqual({ content: typed('The'), version: 0 });
    expect(sent).toEqual([]);
    await wait(800);
    expect(sent).toEqual([{ content: typed('The'), version: 0 }]);
    expect(stored()).toEqual({ content: typed('The'), version: 1 });
    expect(here()).toBeNull();
    expect(states.at(-1)).toBe('saved');
  });

  it('is saved in its order: what is typed during a save follows it', async () => {
    const { saver, sent, stored, here, mishaps, save } = world();
    let answer = () => {};
    mishaps.push(async (draft) => {
      await new Promise<void>((done) => (answer = done));
      return save(draft);
    });
    saver.change(typed('One'));
    await wait(1000);
    saver.change(typed('Two'));
    await wait(5000);
    expect(sent).toHaveLength(1);
    expect(here()).toMatchObject({ content: typed('Two') });
    answer();
    await wait(1000);
    expect(sent.map(({ version }) => version)).toEqual([0, 1]);
    expect(stored()).toEqual({ content: typed('Two'), version: 2 });
    expect(here()).toBeNull();
  });

  it('stays here while the server cannot be reached, and is sent again until it is there', async () => {
    const { saver, here, stored, mishaps, states } = world();
    mishaps.push(unreachable, unreachable);
    saver.change(typed('One'));
    await wait(1000);
    expect(states.at(-1)).toBe('here');
    expect(here()).toEqual({ content: typed('One'), version: 0 });
    await wait(2000);
    expect(states.at(-1)).toBe('here');
    await wait(4000);
    expect(stored()).toMatchObject({ content: typed('One') });
    expect(here()).toBeNull();
    expect(states.at(-1)).toBe('saved');
  });

  it('is no conflict with itself where the server stopped before it could answer', async () => {
    const { saver, stored, mishaps, save, states } = world();
    mishaps.push(async (draft) => {
      await save(draft);
      return { problem: 'unreachable' };
    });
    saver.change(typed('One'));
    mishaps.push(unreachable);
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

  it('overwrites nothing that another tab has saved, and waits for an answer', async () => {
    const { saver, sent, stored, here, storeElsewhere, states } = world();
    storeElsewhere(typed('Elsewhere'));
    saver.change(typed('Here'));
    await wait(1000);
    expect(states.at(-1)).toBe('conflict');
    expect(stored()).toMatchObject({ content: typed('Elsewhere') });
    saver.change(typed('Here, more'));
    await wait(60_000);
    expect(sent).toHaveLength(1);
    expect(here()).toMatchObject({ content: typed('Here, more') });
    saver.startFrom(1);
    saver.change(typed('Here, more'));
    await wait(1000);
    expect(stored()).toMatchObject({ content: typed('Here, more') });
  });

  it('waits for the login when the session has expired', async () => {
    const { saver, sent, stored, here, mishaps, states } = world();
    mishaps.push(() => Promise.resolve({ problem: 'signed_out' }));
    saver.change(typed('One'));
    await wait(120_000);
    expect(sent).toHaveLength(1);
    expect(states.at(-1)).toBe('here');
    expect(here()).toMatchObject({ content: typed('One') });
    saver.sendNow();
    await wait(0);
    expect(stored()).toMatchObject({ content: typed('One') });
  });

  it('is kept at once when the tab is closed, and sent when only the page is left', async () => {
    const { saver, here, stored } = world();
    saver.change(typed('One'));
    saver.storeNow();
    expect(here()).toMatchObject({ content: typed('One') });
    saver.stop();
    await wait(0);
    expect(stored()).toMatchObject({ content: typed('One') });
  });

  it('leaves nothing behind when it is forgotten, even in the middle of a save', async () => {
    const { saver, here, states, mishaps } = world();
    let answer = () => {};
    mishaps.push(async () => {
      await new Promise<void>((done) => (answer = done));
      return { problem: 'unreachable' };
    });
    saver.change(typed('One'));
    await wait(1000);
    const forgotten = saver.forget();
    expect(here()).toBeNull();
    answer();
    await forgotten;
    await wait(60_000);
    expect(here()).toBeNull();
    expect(states.at(-1)).toBe('empty');
  });

  it('does not touch what an earlier visit has kept before it is read', () => {
    const { saver, here } = world();
    saver.storeNow();
    saver.stop();
    expect(here()).toBeNull();
  });
});
