import { aChoice, anAnswer, aSession, aTurn, fixtureId } from '@kathaloka/contract/fixtures';
import { expect, it } from 'vitest';
import { changeSession, prependHistory } from './changeSession.ts';
import { mergeNewest } from './mergeNewest.ts';

const page = (numbers: readonly number[], has_earlier: boolean) => {
  const session = aSession();
  const narrative_history = numbers.map((number) => aTurn(number));
  return { ...session, session_data: { ...session.session_data, narrative_history, has_earlier } };
};
const numbersOf = ({ session_data }: ReturnType<typeof page>) =>
  session_data.narrative_history.map(({ ai_response }) => Number(/\d+/.exec(ai_response ?? '')?.[0]));

it('an earlier page is put in front of the cached one, without duplicates', () => {
  const session = page([4, 5], true);
  prependHistory(session, page([2, 3, 4], false).session_data);
  expect(numbersOf(session)).toEqual([2, 3, 4, 5]);
  expect(session.session_data.has_earlier).toBe(false);
});

it('a refetch of the newest page keeps the earlier ones', () => {
  const merged = mergeNewest(page([1, 2, 3, 4], false), page([3, 4, 5], true));
  expect(numbersOf(merged)).toEqual([1, 2, 3, 4, 5]);
  expect(merged.session_data.has_earlier).toBe(false);
});

it('a refetch without a common entry replaces everything', () => {
  expect(numbersOf(mergeNewest(page([1, 2], false), page([8, 9], true)))).toEqual([8, 9]);
  expect(numbersOf(mergeNewest(page([1, 2, 3], false), page([1, 2], false)))).toEqual([1, 2]);
});

it('the turn in an answer becomes the newest one, with the actions possible after it', () => {
  const session = page([1, 2], false);
  // as after an undo to the beginning
  Object.assign(session.session_data, { can_undo: false, can_redo: true });
  const turn = aTurn(3, { choices: [aChoice('Swim')], perhaps_meant: 'Swim' });
  const sheet = { carried: [{ name: 'the oar' }], slots: 5, hurts: [], owed: [] };
  changeSession(session, anAnswer(turn, { current_xp: 80, is_completed: true, sheet }));
  expect(session).toMatchObject({ current_xp: 80, is_completed: true, running_action: null });
  expect(session.session_data).toMatchObject({
    choices: turn.choices,
    sheet,
    can_undo: true,
    can_redo: false,
  });
  expect(session.session_data.narrative_history.at(-1)).toEqual(turn);
});

it('a retelling replaces the newest turn', () => {
  const session = page([1, 2], false);
  const newest = session.session_data.narrative_history[1]!;
  const retelling = aTurn(3, { tellings: [newest.id, fixtureId('turn', 3)] });
  changeSession(session, anAnswer(retelling));
  expect(numbersOf(session)).toEqual([1, 3]);
});

it('a turn that a refetch has returned before its own answer stays where it is', () => {
  const session = page([1, 2, 3], false);
  changeSession(session, anAnswer(aTurn(2)));
  expect(numbersOf(session)).toEqual([1, 2, 3]);
});
