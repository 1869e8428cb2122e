import { aTurn } from '@kathaloka/contract/fixtures';
import type { Turn } from '@kathaloka/contract/entities';
import { describe, expect, it } from 'vitest';
import { entriesFromHistory, type TurnInProgress, type VisitTurn } from './entriesFromHistory.ts';

const WORDS = { separator: 'Earlier in this tale', theEnd: 'The end', modelName: (key: string) => key };
const history = [aTurn(1), aTurn(2)];
const opened = history.map(({ id }) => id);

/** The ids of the turns before a turn of this visit. */
const after = (...keys: readonly string[]) => [...opened, ...keys.map((key) => `${key}-turn`)];

/** A successful turn of this visit. */
const told = (key: string, ...before: readonly string[]): VisitTurn => ({
  key,
  turn_id: `${key}-turn`,
  after: after(...before),
  notes: [],
});

const failed = (key: string, ...before: readonly string[]): VisitTurn => ({
  key,
  after: after(...before),
  notes: [{ id: `${key}-error`, type: 'error', content: 'No' }],
});

/** A turn of this visit, as the history contains it. */
const stored = (key: string, ai_response: string, more: Partial<Turn> = {}): Turn =>
  aTurn(9, {
    id: `${key}-turn`,
    ai_response,
    selected_choice: { text: `Ask ${key}` },
    model_used: null,
    ...more,
  });

const idsOf = (turns: readonly Turn[], visit: readonly VisitTurn[], running?: TurnInProgress) =>
  entriesFromHistory(turns, { ...WORDS, opened, visit, running }).map(({ id }) => id);
const BASE = idsOf(history, []);

describe('the log of a visit', () => {
  it('begins with the history, dimmed up to its newest turn', () => {
    const log = entriesFromHistory(history, { ...WORDS, opened });
    expect(log[0]).toMatchObject({ type: 'session_separator' });
    expect(log.filter(({ isHistorical }) => !isHistorical).map(({ content }) => content)).toEqual([
      'tenali',
      'Turn 2 of the tale.',
    ]);
  });

  it('continues with the turns of this visit, and shows a failure until another turn is taken', () => {
    const visit = [told('a'), failed('b', 'a'), told('c', 'a'), failed('d', 'a', 'c'), failed('e', 'a', 'c')];
    const turns = [...history, stored('a', 'A'), stored('c', 'C')];
    const log = [...BASE, 'a-choice', 'a-text', 'c-choice', 'c-text'];
    expect(idsOf(turns, visit)).toEqual([...log, 'e-error']);
    expect(idsOf(turns, visit.slice(0, 4))).toEqual([...log, 'd-error']);
    expect(idsOf(turns, visit.slice(0, 3))).toEqual(log);
  });

  it('leaves out an undone turn, and shows it again after a redo', () => {
    const visit = [told('a'), told('c', 'a')];
    expect(idsOf([...history, stored('a', 'A')], visit)).toEqual([...BASE, 'a-choice', 'a-text']);
    expect(idsOf([...history, stored('a', 'A'), stored('c', 'C')], visit)).toEqual([
      ...BASE,
      'a-choice',
      'a-text',
      'c-choice',
      'c-text',
    ]);
  });

  it('leaves a failure in place when the turn before it is undone', () => {
    expect(idsOf(history, [told('a'), failed('b', 'a')])).toEqual([...BASE, 'b-error']);
    const elsewhere = stored('c', 'C');
    const log = [...BASE, 'b-error', 'c-turn-choice', 'c-turn-text'];
    expect(idsOf([...history, elsewhere], [told('a'), failed('b', 'a')])).toEqual(log);
  });

  it('shows the chosen one of two retellings with the same text', () => {
    const visit = [told('a'), told('c')];
    expect(idsOf([...history, stored('c', 'Same')], visit)).toEqual([...BASE, 'c-choice', 'c-text']);
    expect(idsOf([...history, stored('a', 'Same')], visit)).toEqual([...BASE, 'a-choice', 'a-text']);
  });

  it('is all dimmed if the newest turn was undone', () => {
    const log = entriesFromHistory(history.slice(0, 1), { ...WORDS, opened });
    expect(log.every(({ isHistorical }) => isHistorical)).toBe(true);
    expect(log.at(-1)).toMatchObject({ content: 'Turn 1 of the tale.' });
  });

  it('shows the turns of another tab as new, between the turns of this tab', () => {
    const elsewhere = stored('7', 'Elsewhere', { selected_choice: null });
    const turns = [...history, stored('a', 'A'), elsewhere, stored('c', 'C')];
    const log = idsOf(turns, [told('a'), told('c', 'a', '7')]);
    expect(log).toEqual([...BASE, 'a-choice', 'a-text', '7-turn-text', 'c-choice', 'c-text']);
  });

  it('puts an earlier page of the history first', () => {
    const log = idsOf([aTurn(3, { id: 'earlier' }), ...history], []);
    expect(log).toContain('earlier-text');
    expect(log.slice(-BASE.length + 1)).toEqual(BASE.slice(1));
  });

  it('shows a warning under its turn, and the end of a story under the turn that ended it', () => {
    const warning = { id: 'a-warning-0', type: 'warning' as const, content: 'Low' };
    const picture = stored('c', '', { action_type: 'show', image_url: '/c.svg', ai_response: null });
    const log = entriesFromHistory([...history, stored('a', 'A'), picture], {
      ...WORDS,
      opened,
      isCompleted: true,
      visit: [{ ...told('a'), notes: [warning] }, told('c', 'a')],
    });
    const added = ['a-choice', 'a-text', 'a-warning-0', 'a-completion', 'c-choice', 'c-image'];
    expect(log.map(({ id }) => id)).toEqual([...BASE, ...added]);
    expect(log.find(({ type }) => type === 'completion')).toMatchObject({ content: 'The end' });
  });
});

describe('the log while a turn runs', () => {
  const turns = [...history, stored('a', 'A')];
  const text = { read: () => '', subscribe: () => () => undefined };
  const running = {
    key: 'd',
    asked: { selected_choice: { text: 'Ask a' } },
    isSetting: false,
    text: undefined,
  };
  const idsWith = (turn: TurnInProgress) => idsOf(turns, [told('a')], turn);

  it('ends with the request, and with the text so far', () => {
    expect(idsWith(running)).toEqual([...BASE, 'a-choice', 'a-text', 'd-choice']);
    expect(idsWith({ ...running, text })).toEqual([...BASE, 'a-choice', 'a-text', 'd-choice', 'd-text']);
  });

  it('shows the newest turn until the first words of its retelling replace it', () => {
    expect(idsWith({ ...running, replaces: 'a-turn' })).toEqual([...BASE, 'a-choice', 'a-text']);
    expect(idsWith({ ...running, replaces: 'a-turn', text })).toEqual([...BASE, 'd-choice', 'd-text']);
  });

  it('has the same ids for a streamed turn and for the turn in the history', () => {
    const streamed = idsOf(turns, [], { ...running, text }).slice(-2);
    const ended = idsOf([...turns, stored('d', 'D')], [told('d', 'a')]).slice(-2);
    expect(ended).toEqual(streamed);
  });
});
