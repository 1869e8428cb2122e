import { choicesOf } from '@kathaloka/story';
import { AppError } from '../../../platform/AppError.ts';
import { notFound } from '../../../platform/notFound.ts';
import { refuseOlder, refuseWithoutPremium } from '../../catalogue/public.ts';
import { leaveUncounted } from '../stored/sessionsRepository.ts';
import type { Snapshot } from '../stored/snapshots.ts';
import { takeTurn } from '../together/takeTurn.ts';
import type { Asking, Terms } from './asking.ts';

/** Throws the reason for a refusal, or says how the action is done. */
type Condition<A = Asking> = (asking: A, terms: Terms) => Terms | Promise<Terms>;
type AskingToTell = Asking & { readonly snapshot: Snapshot };

const mayPlayTheStory: Condition = ({ locked: { story }, user }, terms) => {
  if (story) {
    refuseWithoutPremium(story, user);
    refuseOlder(story, user);
  }
  return terms;
};

/** Lets only the owner act. If several play, lets only the player act whose turn it is. */
const isAtTurn: Condition = async ({ transaction, asked, locked: { head, is_together } }, terms) => {
  const { user_id, actor = { player: user_id } } = asked;
  if (is_together)
    return { ...terms, ...(await takeTurn(transaction, { ...asked, actor, head_turn_id: head.id })) };
  if ('vote' in actor || actor.player !== user_id) throw notFound('session');
  return terms;
};

/**
 * A young player may only take choices that were offered, unchanged: no other words of theirs are stored, and
 * statistics leave them out. A choice that was read before a change of language still counts as offered.
 */
const isOfferedToTheYoung: Condition<AskingToTell> = async (
  { transaction, user, snapshot, locked: { session, head } },
  terms,
) => {
  if (!user.youth) return terms;
  const { selected_choice } = terms.request;
  const offered = [...head.choices, ...choicesOf(snapshot.play, head.state)];
  if (selected_choice && !offered.some(({ text }) => text === selected_choice.text))
    throw new AppError('no_such_choice', 'This choice is not offered any more.');
  if (!session.is_uncounted) await leaveUncounted(transaction, session);
  return { ...terms, isYoung: true, isUncounted: true };
};

/** Checked for every action, before the engine says where it leads. */
const FOR_EVERY_ACTION: readonly Condition[] = [mayPlayTheStory, isAtTurn];
/** Also checked for an action that will be told. */
const FOR_A_TELLING: readonly Condition<AskingToTell>[] = [isOfferedToTheYoung];

async function agreedBy<A extends Asking>(
  conditions: readonly Condition<A>[],
  asking: A,
  terms: Terms,
): Promise<Terms> {
  let agreed = terms;
  for (const condition of conditions) agreed = await condition(asking, agreed);
  return agreed;
}

/** Checks the conditions of an action in order, and returns how the action is done. */
export function termsOf(asking: Asking): Promise<Terms> {
  const { request } = asking.asked;
  const { is_uncounted } = asking.locked.session;
  return agreedBy(FOR_EVERY_ACTION, asking, { request, isYoung: false, isUncounted: is_uncounted });
}

export const termsOfTelling = (asking: AskingToTell, terms: Terms): Promise<Terms> =>
  agreedBy(FOR_A_TELLING, asking, terms);
