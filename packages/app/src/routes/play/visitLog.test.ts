import { aHistoryEntry } from '@kathaloka/contract/fixtures';
import type { HistoryEntry } from '@kathaloka/contract/entities';
import { describe, expect, it } from 'vitest';
import { toldTurn, visitLog, type VisitTurn, withRunning } from './visitLog.ts';

const WORDS = { separator: 'Earlier in this tale', modelName: (key: string) => key };
const history = [aHistoryEntry(1), aHistoryEntry(2)];
const before = history.map(({ id }) => id);

/** A turn of this visit that told this. */
function told(key: string, narrative: string): VisitTurn {
  const own = { id: `${key}-own`, type: 'choice' as const, content: `Ask ${key}` };
  return toldTurn(key, own, { turn_id: `${key}-part` }, [
    { id: `${key}-narrative-0`, type: 'narrative', turn_id: `${key}-part`, content: narrative },
  ]);
}

const failed = (key: string): VisitTurn => ({
  key,
  entries: [{ id: `${key}-error`, type: 'error', content: 'No' }],
});

/** The part that this turn added to the history. */
const stored = (key: string, ai_response: string): HistoryEntry =>
  aHistoryEntry(9, { id: `${key}-part`, ai_response, model_used: null });

const idsOf = (turns: readonly HistoryEntry[], visit: readonly VisitTurn[]) =>
  visitLog(turns, visit, { ...WORDS, before }).map(({ id }) => id);
const BASE = idsOf(history, []);

describe('the log of a visit', () => {
  it('begins with the history, of which all but the newest part is from before', () => {
    const log = visitLog(history, [], { ...WORDS, before });
    expect(log[0]).toMatchObject({ type: 'session_separator' });
    expect(log.filter(({ isHistorical }) => !isHistorical).map(({ content }) => content)).toEqual([
      'tenali',
      'Turn 2 of the tale.',
    ]);
  });

  it('goes on with the turns of this visit, with its failures between them', () => {
    const visit = [told('a', 'A'), failed('b'), told('c', 'C'), failed('d')];
    const log = [...BASE, 'a-own', 'a-tale', 'b-error', 'c-own', 'c-tale', 'd-error'];
    expect(idsOf([...history, stored('a', 'A'), stored('c', 'C')], visit)).toEqual(log);
  });

  it('leaves out what was taken back, and shows it again when that is taken back', () => {
    const visit = [told('a', 'A'), told('c', 'C')];
    expect(idsOf([...history, stored('a', 'A')], visit)).toEqual([...BASE, 'a-own', 'a-tale']);
    expect(idsOf([...history, stored('a', 'A'), stored('c', 'C')], visit)).toEqual([
      ...BASE,
      'a-own',
      'a-tale',
      'c-own',
      'c-tale',
    ]);
  });

  it('shows the telling that was chosen of two that told the same', () => {
    const visit = [told('a', 'Same'), told('c', 'Same')];
    expect(idsOf([...history, stored('c', 'Same')], visit)).toEqual([...BASE, 'c-own', 'c-tale']);
    expect(idsOf([...history, stored('a', 'Same')], visit)).toEqual([...BASE, 'a-own', 'a-tale']);
  });

  it('is all from before where the newest part was taken back', () => {
    const log = visitLog(history.slice(0, 1), [], { ...WORDS, before });
    expect(log.every(({ isHistorical }) => isHistorical)).toBe(true);
    expect(log.at(-1)).toMatchObject({ content: 'Turn 1 of the tale.' });
  });

  it('shows what another tab told as new, between the turns of this one', () => {
    const turns = [...history, stored('a', 'A'), stored('7', 'Elsewhere'), stored('c', 'C')];
    const log = idsOf(turns, [told('a', 'A'), told('c', 'C')]);
    expect(log).toEqual([...BASE, 'a-own', 'a-tale', '7-part-narrative', 'c-own', 'c-tale']);
  });

  it('puts an earlier page of the history before all that', () => {
    const log = idsOf([aHistoryEntry(3, { id: 'earlier' }), ...history], []);
    expect(log).toContain('earlier-narrative');
    expect(log.slice(-BASE.length + 1)).toEqual(BASE.slice(1));
  });
});

describe('the log while a turn runs', () => {
  const log = visitLog([...history, stored('a', 'A')], [told('a', 'A')], { ...WORDS, before });
  const own = { id: 'd-own', type: 'choice' as const, content: 'Ask a' };
  const text = { read: () => '', subscribe: () => () => undefined };
  const running = { key: 'd', own, isSetting: false, text, hasWords: false, isReconnecting: false };
  const idsWith = (turn: Parameters<typeof withRunning>[1]) => withRunning(log, turn).map(({ id }) => id);

  it('goes on with what was asked, and with what has been told of it', () => {
    expect(idsWith(running)).toEqual([...BASE, 'a-own', 'a-tale', 'd-own']);
    expect(idsWith({ ...running, hasWords: true })).toEqual([...BASE, 'a-own', 'a-tale', 'd-own', 'd-tale']);
  });

  it('keeps the newest part until the first words of another telling take its place', () => {
    expect(idsWith({ ...running, replaces: 'a-part' })).toEqual([...BASE, 'a-own', 'a-tale']);
    expect(idsWith({ ...running, replaces: 'a-part', hasWords: true })).toEqual([...BASE, 'd-own', 'd-tale']);
  });
});
