import { aHistoryEntry, aSession, fixtureId } from '@kathaloka/contract/fixtures';
import { expect, it } from 'vitest';
import { changeSession, mergeNewest, prependHistory } from './changeSession.ts';

const page = (numbers: readonly number[], has_earlier: boolean) => {
  const session = aSession();
  const narrative_history = numbers.map((number) => aHistoryEntry(number));
  return { ...session, session_data: { ...session.session_data, narrative_history, has_earlier } };
};
const told = ({ session_data }: ReturnType<typeof page>) =>
  session_data.narrative_history.map(({ ai_response }) => Number(/\d+/.exec(ai_response ?? '')?.[0]));

it('an earlier page is put in front of the cached one, without duplicates', () => {
  const session = page([4, 5], true);
  prependHistory(session, page([2, 3, 4], false).session_data);
  expect(told(session)).toEqual([2, 3, 4, 5]);
  expect(session.session_data.has_earlier).toBe(false);
});

it('a refetch of the newest page keeps the earlier ones', () => {
  const merged = mergeNewest(page([1, 2, 3, 4], false), page([3, 4, 5], true));
  expect(told(merged)).toEqual([1, 2, 3, 4, 5]);
  expect(merged.session_data.has_earlier).toBe(false);
});

it('a refetch without a common entry replaces everything', () => {
  expect(told(mergeNewest(page([1, 2], false), page([8, 9], true)))).toEqual([8, 9]);
  expect(told(mergeNewest(page([1, 2, 3], false), page([1, 2], false)))).toEqual([1, 2]);
});

it('another telling replaces the newest part, and keeps the player’s input', () => {
  const session = page([1, 2], false);
  const newest = session.session_data.narrative_history[1]!;
  newest.selected_choice = 'Stop rowing';
  const turn_id = fixtureId('entry', 9);
  const body = { action_type: 'retell' as const, selected_model: 'tenali', session_id: session.id };
  const answer = { turn_id, current_xp: 80, model_used: 'tenali', credits_consumed: 1, narrative: 'Turn 3.' };
  changeSession(session, body, answer);
  expect(told(session)).toEqual([1, 3]);
  expect(session.session_data.narrative_history[1]).toMatchObject({
    id: turn_id,
    action_type: newest.action_type,
    selected_choice: 'Stop rowing',
    tellings: [newest.id, turn_id],
  });
});

it('keeps which choice the words may have meant, as the history of the server does', () => {
  const session = page([1], false);
  const body = { action_type: 'custom_action' as const, selected_model: 'tenali', session_id: session.id };
  const paid = { current_xp: 80, model_used: 'tenali', credits_consumed: 1 };
  const reply = { turn_id: fixtureId('entry', 2), narrative: 'You look.', perhaps_meant: 'Swim' };
  changeSession(session, body, { ...paid, ...reply });
  expect(session.session_data.narrative_history.at(-1)).toHaveProperty('perhaps_meant', 'Swim');
  changeSession(session, body, { ...paid, turn_id: fixtureId('entry', 3), narrative: 'You wait.' });
  expect(session.session_data.narrative_history.at(-1)).not.toHaveProperty('perhaps_meant');
});
