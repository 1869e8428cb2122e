import { withChosenModels, withSessionChanges, withTurns } from '@kathaloka/api';
import type { ClientState } from '@kathaloka/api';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { client } from '../../client.ts';
import { sessions } from '../../readerActions/sessionCalls.ts';

const turns = withTurns(client, sessions);
const changes = withSessionChanges(client, sessions);

export const { useChooseModelsMutation } = withChosenModels(client);
export const { useGetEndingQuery, useGetSessionQuery, useListModelsQuery } = sessions;
export const {
  changeMemory,
  downloadBook,
  exportSession,
  forgetMemory,
  mapSession,
  printBook,
  readMemory,
  readReasons,
} = sessions.endpoints;
export const { loadEarlier, takeTurn } = turns.endpoints;
export const { branchSession, changeLanguage, chooseRetelling, createSession, deleteSession, moveSession } =
  changes.endpoints;
export const { onDelay, onText } = turns;

/** How long a prefetch is valid: from hovering over a link until shortly after its click. */
const HELD_MS = 10_000;

/** Prefetches the first calls of a session that is about to be opened. */
export function prefetchSession(
  dispatch: ThunkDispatch<ClientState, unknown, UnknownAction>,
  session_id: string,
): void {
  const { getSession, listModels } = sessions.endpoints;
  const held = [dispatch(getSession.initiate({ params: { session_id } })), dispatch(listModels.initiate())];
  setTimeout(() => held.forEach((query) => query.unsubscribe()), HELD_MS);
}
