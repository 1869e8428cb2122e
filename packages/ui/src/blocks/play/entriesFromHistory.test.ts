import { aTurn, ferrymanHistory } from '@kathaloka/contract/fixtures';
import { describe, expect, it } from 'vitest';
import { entriesFromHistory } from './entriesFromHistory.ts';

const reading = { separator: 'Earlier in this tale', modelName: (key: string) => key.toUpperCase() };
const types = (turns: Parameters<typeof entriesFromHistory>[0]) =>
  entriesFromHistory(turns, reading).map(({ type }) => type);

describe('entriesFromHistory', () => {
  it('tells each turn in its order: what was asked, who told it, what was told', () => {
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

  it('dims everything before the turn that was told last', () => {
    const bright = entriesFromHistory(ferrymanHistory, reading).filter(({ isHistorical }) => !isHistorical);
    expect(bright.map(({ type }) => type)).toEqual(['choice', 'model_info', 'setup']);
  });

  it('has nothing above a tale that begins', () => {
    expect(types(ferrymanHistory.slice(0, 1))).toEqual(['narrative']);
    expect(types([])).toEqual([]);
  });

  it('has the heading of a chapter after what was asked, and before what was told', () => {
    const turn = aTurn(1, {
      selected_choice: { text: 'Row' },
      chapter: { number: 2, of: 3, title: 'On the water' },
    });
    const entries = entriesFromHistory([turn], reading);
    expect(entries.map(({ type }) => type)).toEqual(['choice', 'chapter', 'model_info', 'narrative']);
    expect(entries[1]).toMatchObject({ content: 'On the water', chapter_number: 2, chapter_of: 3 });
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

  it('shows what a picture would have shown as text', () => {
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

  it('names the provider’s model beside ours, and none where the author’s text was told as written', () => {
    const [info] = entriesFromHistory([aTurn(1, { told_by: 'llama3.1:8b' })], reading);
    expect(info).toMatchObject({ model_used: 'TENALI, llama3.1:8b' });
    expect(types([aTurn(1, { model_used: null })])).toEqual(['narrative']);
  });

  it('gives every entry an id of its own', () => {
    const ids = entriesFromHistory(ferrymanHistory, reading).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('names somebody else who has acted, with words or without, and not the reader', () => {
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
});
