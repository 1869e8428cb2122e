import { aTurn, ferrymanHistory } from '@kathaloka/contract/fixtures';
import { describe, expect, it } from 'vitest';
import { entriesFromHistory } from './entriesFromHistory.ts';

const reading = { separator: 'Earlier in this tale', modelName: (key: string) => key.toUpperCase() };
const types = (turns: Parameters<typeof entriesFromHistory>[0]) =>
  entriesFromHistory(turns, reading).map(({ type }) => type);

describe('entriesFromHistory', () => {
  it('lists each turn in order: the request, the teller, the text', () => {
    expect(types(ferrymanHistory)).toEqual([
      'session_separator',
      'narrative',
      'user_action',
      'model_info',
      'narrative',
      'model_info',
      'narrative',
      'choice',
      'model_info',
      'setup',
    ]);
  });

  it('dims everything before the newest turn', () => {
    const bright = entriesFromHistory(ferrymanHistory, reading).filter(({ isHistorical }) => !isHistorical);
    expect(bright.map(({ type }) => type)).toEqual(['choice', 'model_info', 'setup']);
  });

  it('has no separator above the first turn', () => {
    expect(types(ferrymanHistory.slice(0, 1))).toEqual(['narrative']);
    expect(types([])).toEqual([]);
  });

  it('has the heading of a chapter between the request and the text', () => {
    const turn = aTurn(1, {
      selected_choice: { text: 'Row' },
      chapter: { number: 2, of: 3, title: 'On the water' },
    });
    const entries = entriesFromHistory([turn], reading);
    expect(entries.map(({ type }) => type)).toEqual(['choice', 'chapter', 'model_info', 'narrative']);
    expect(entries[1]).toMatchObject({ content: 'On the water', chapter_number: 2, chapter_of: 3 });
  });

  it('has what an attempt needed and what has changed after the text, and nothing of a turn without them', () => {
    const check = { name: 'nerve', at_least: 3, had: 2, won: false };
    const changes = [{ kind: 'hurt' as const, what: 'hand' }];
    const turn = aTurn(1, { selected_choice: { text: 'Leap' }, model_used: null, check, changes });
    const entries = entriesFromHistory([turn], reading);
    expect(entries.map(({ type }) => type)).toEqual(['choice', 'narrative', 'check', 'changes']);
    expect(entries.slice(2)).toMatchObject([
      { turn_id: turn.id, check },
      { turn_id: turn.id, changes },
    ]);
    expect(types([aTurn(2, { model_used: null, changes: [] })])).toEqual(['narrative']);
  });

  it('names the model as players know it, with its price', () => {
    const [info] = entriesFromHistory([aTurn(1)], reading);
    expect(info).toMatchObject({ type: 'model_info', model_used: 'TENALI', credits_consumed: 1 });
  });

  it('shows a drawn scene with the name of its style, and a failed turn as an error', () => {
    const shown = {
      action_type: 'show',
      image_url: '/art/1.svg',
      image_alt: 'A boat, at night.',
      style: 'ajanta',
      ai_response: null,
    } as const;
    expect(entriesFromHistory([aTurn(1, shown)], reading).at(-1)).toMatchObject({
      type: 'image',
      content: '/art/1.svg',
      image_alt: 'A boat, at night.',
      style: 'AJANTA',
    });
    const plain = aTurn(1, { ...shown, style: null });
    expect(entriesFromHistory([plain], reading).at(-1)?.style).toBeNull();
    expect(types([aTurn(1, { success: false })])).toEqual(['error']);
  });

  it('shows a description in place of a picture that could not be drawn', () => {
    const described = { action_type: 'show' as const, success: false, ai_response: 'A dark bank.' };
    const entries = entriesFromHistory([aTurn(1, described)], reading);
    expect(entries).toMatchObject([{ type: 'narrative', content: 'A dark bank.' }]);
  });

  it('calls a style by the name of its model, or by its own', () => {
    const drawn = (style: string) => aTurn(1, { action_type: 'show', image_url: '/a.svg', style });
    const captions = (style: string, modelName: (key: string) => string) =>
      entriesFromHistory([drawn(style)], { ...reading, modelName }).find(({ type }) => type === 'image')
        ?.style;
    expect(captions('vishvakarma', () => 'The Architect')).toBe('The Architect');
    expect(captions('oil painting', (key) => key)).toBe('Oil painting');
  });

  it('names the provider’s model beside our name for it, and no model for the author’s own text', () => {
    const [info] = entriesFromHistory([aTurn(1, { told_by: 'llama3.1:8b' })], reading);
    expect(info).toMatchObject({ model_used: 'TENALI, llama3.1:8b' });
    expect(types([aTurn(1, { model_used: null })])).toEqual(['narrative']);
    expect(types([aTurn(1, { credits_consumed: 0 })])).toEqual(['narrative']);
  });

  it('gives every entry an id of its own', () => {
    const ids = entriesFromHistory(ferrymanHistory, reading).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('names another player who has acted, with or without words, but not the reader', () => {
    const by = (id: string, name: string) => ({ id, name, by_vote: false });
    const turns = [
      aTurn(1, { acted_by: by('m', 'Meera') }),
      aTurn(2, { selected_choice: { text: 'Row' }, acted_by: by('m', 'Meera') }),
      aTurn(3, { acted_by: by('me', 'Ravi') }),
      aTurn(4, { acted_by: { id: null, name: null, by_vote: true } }),
      aTurn(5, {
        selected_choice: { text: 'Swim' },
        acted_by: { id: null, name: null, by_vote: true, vote: { votes: 2, voters: 3, is_tie: false } },
      }),
    ];
    const entries = entriesFromHistory(turns, { ...reading, me: 'me' });
    const named = entries.filter(({ type }) => type === 'action' || type === 'choice');
    expect(named).toMatchObject([
      { type: 'action', content: 'continue', acted_by: 'Meera' },
      { type: 'choice', content: 'Row', acted_by: 'Meera' },
      { type: 'action', content: 'continue', is_by_vote: true },
      { type: 'choice', content: 'Swim', is_by_vote: true, votes: 2, voters: 3, is_tie: false },
    ]);
  });

  it('has one line above consecutive turns that were played offline', () => {
    const at = '2026-11-20T09:30:00Z';
    const turns = [aTurn(1), ...[2, 3].map((n) => aTurn(n, { told_offline_at: at, model_used: null }))];
    expect(types([...turns, aTurn(4, { model_used: null })])).toEqual([
      'session_separator',
      'model_info',
      'narrative',
      'told_offline',
      'narrative',
      'narrative',
      'narrative',
    ]);
    expect(entriesFromHistory(turns, reading)[3]).toMatchObject({ content: at });
  });

  it('names the player above the text of a command without words, but not above an undo', () => {
    const acted_by = { id: 'm', name: 'Meera', by_vote: false };
    const of = (action_type: 'show' | 'undo', more = {}) =>
      types([aTurn(1, { action_type, acted_by, model_used: null, ...more })]);
    expect(of('show')).toEqual(['action', 'narrative']);
    expect(of('undo')).toEqual(['narrative']);
    expect(of('show', { user_input: 'Look' })).not.toContain('action');
  });

  it('shows the failure of the newest turn after the last earlier turn that still exists', () => {
    const notes = [{ id: 'note', type: 'error' as const, content: 'Failed.' }];
    const [one, two] = [aTurn(1, { model_used: null }), aTurn(2, { model_used: null })];
    const opened = [one.id, two.id];
    const told = (
      turns: Parameters<typeof entriesFromHistory>[0],
      visit: { turn_id?: string; after: string[] },
    ) =>
      entriesFromHistory(turns, { ...reading, opened, visit: [{ key: 'key', notes, ...visit }] }).map(
        ({ type }) => type,
      );
    const failed = { after: [one.id, two.id] };
    expect(told([one, two], failed)).toEqual(['session_separator', 'narrative', 'narrative', 'error']);
    expect(told([one], failed)).toEqual(['session_separator', 'narrative', 'error']);
    expect(told([one, two], { after: [one.id], turn_id: two.id })).toEqual([
      'session_separator',
      'narrative',
      'narrative',
      'error',
    ]);
  });

  it.each([
    [true, 'setup'],
    [false, 'narrative'],
  ])(
    'shows the text of a running turn with the type that it will have (describes the moment: %s)',
    (isSetting, type) => {
      const text = { current: 'The lamp' } as never;
      const running = { key: 'key', asked: { user_input: 'Look' }, text, isSetting };
      expect(entriesFromHistory([], { ...reading, running }).map((entry) => entry.type)).toEqual([
        'user_action',
        type,
      ]);
    },
  );

  it('says whose words a text is, as far as that is known', () => {
    const parts = [{ by: 'house' as const, from: 0, to: 9 }];
    const turns = [
      aTurn(1, { ai_response: 'It rains.', model_used: null }),
      aTurn(2, { ai_response: 'It rains.', parts }),
      aTurn(3, { ai_response: 'It rains.', credits_consumed: 0 }),
    ];
    const texts = entriesFromHistory(turns, reading).filter(({ type }) => type === 'narrative');
    expect(texts.map((entry) => entry.parts)).toEqual([[{ by: 'author', from: 0, to: 9 }], parts, undefined]);
  });

  it('has no separator in an empty log', () => {
    const silent = [1, 2].map((n) => aTurn(n, { ai_response: null, model_used: null }));
    expect(types(silent)).toEqual([]);
  });
});
