import type { Together } from '@kathaloka/contract/entities';

/** A session played together, as one of those who play has it. */
export type PlayedTogether = Pick<
  Together,
  | 'me'
  | 'payer_id'
  | 'players'
  | 'way'
  | 'vote_seconds'
  | 'words_allowed'
  | 'is_paused'
  | 'is_payer_away'
  | 'budget'
  | 'budget_spent'
  | 'turn_of'
  | 'vote'
  | 'running'
  | 'costs'
>;

/** An invitation that is open, with its address. */
export interface OpenInvitation {
  url: string;
  expires_at: string;
}

export const isPayer = ({ me, payer_id }: Pick<PlayedTogether, 'me' | 'payer_id'>) => me === payer_id;

export const playerOf = ({ players }: Pick<PlayedTogether, 'players'>, id: string | null) =>
  players.find((player) => player.id === id);

/** What votes and the turns of the others may still cost the payer. */
export const budgetLeft = ({ budget, budget_spent }: Pick<PlayedTogether, 'budget' | 'budget_spent'>) =>
  Math.max(0, budget - budget_spent);

/** Whether the reader waits for the payer, who is away: a vote that is open goes on. */
export const waitsForPayer = (together: PlayedTogether) =>
  together.is_payer_away && !isPayer(together) && together.vote === null;

/** Whether the reader may act now, or vote: the payer alone while it is paused. */
export function mayActNow(together: PlayedTogether): boolean {
  if (together.is_paused) return isPayer(together);
  if (waitsForPayer(together)) return false;
  return together.way === 'vote' || together.turn_of === together.me;
}

/**
 * Whether a choice of the reader is a vote.
 *
 * @example
 * const choose = isVote(together) ? vote : act;
 */
export const isVote = ({ way, is_paused }: PlayedTogether) => way === 'vote' && !is_paused;

/** What the reader may do now. */
export interface MayNow {
  /** Choose, or vote. */
  choose: boolean;
  /** Whether that is a vote: where choices are offered, one of them. */
  votes: boolean;
  /** Write in their own words. */
  write: boolean;
  /** Use what changes the tale as a whole; the payer's alone. */
  change: boolean;
}

const EVERYTHING: MayNow = { choose: true, votes: false, write: true, change: true };

/** Everything, where nobody else plays. */
export function mayNow(together: PlayedTogether | undefined): MayNow {
  if (!together) return EVERYTHING;
  return {
    choose: mayActNow(together),
    votes: isVote(together),
    write: whyNoWords(together) === undefined,
    change: isPayer(together),
  };
}

/** Why the reader cannot write in their own words now; undefined: they may. In a vote nobody does. */
export function whyNoWords(
  together: PlayedTogether,
): 'paused' | 'away' | 'vote' | 'words' | 'turn' | undefined {
  const pays = isPayer(together);
  if (together.is_paused) return pays ? undefined : 'paused';
  if (waitsForPayer(together)) return 'away';
  if (together.way === 'vote') return 'vote';
  if (!pays && !together.words_allowed) return 'words';
  return together.turn_of === together.me ? undefined : 'turn';
}

/** Whose the session is, for somebody who plays in it: its XP and credits are theirs. */
export const ownerOf = (together: PlayedTogether): string | undefined =>
  isPayer(together) ? undefined : playerOf(together, together.payer_id)?.name;
