import type { InvitationPage, Language } from '@kathaloka/contract/entities';
import { PLAYERS_MAX } from '@kathaloka/contract/limits';
import type { Deps } from '../../../platform/Deps.ts';
import { notFound } from '../../../platform/notFound.ts';
import { presentSessionStory, snapshotOfSession } from '../stored/snapshots.ts';
import { findState } from './stateRepository.ts';
import { findInvited } from './togetherRepository.ts';

/** What the link shows before joining: the story and the players, but nothing of the tale. */
export async function getInvitation(
  { db }: Pick<Deps, 'db'>,
  { token }: { readonly token: string },
  reader: { readonly id: string } | null,
): Promise<InvitationPage> {
  const found = await findInvited(db, token);
  const state = found && (await findState(db, found.session_id));
  if (!state || state.token !== token) throw notFound('invitation');
  const { story_id, snapshot_id, language, session_id, user_id, token_expires_at } = found;
  const snapshot = await snapshotOfSession(db, { snapshot_id, language: language as Language | null });
  const { title, cover_image_url, image_alt, language: told } = presentSessionStory(snapshot);
  return {
    story_id,
    story: { title, cover_image_url, image_alt, language: told },
    inviter: state.players.find(({ id }) => id === user_id)?.name ?? '',
    players: state.players.map(({ name }) => name),
    places: Math.max(0, PLAYERS_MAX - state.players.length),
    expires_at: token_expires_at.toISOString(),
    session_id: state.players.some(({ id }) => id === reader?.id) ? session_id : null,
  };
}
