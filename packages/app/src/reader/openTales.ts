import type { ClientState } from '@kathaloka/api';
import type { NextPart } from '@kathaloka/contract/entities';
import type { OpenTale } from '@kathaloka/ui';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { sessions } from './sessionCalls.ts';

/** As many as a row shows. */
const MOST = 10;

interface OpenTales {
  readonly openTales: readonly OpenTale[];
  readonly nextParts: readonly NextPart[];
}

/** The open sessions, most recently played first, and what comes next in the reader's series. */
export async function loadOpenTales(
  dispatch: ThunkDispatch<ClientState, unknown, UnknownAction>,
): Promise<OpenTales> {
  const { listSessions } = sessions.endpoints;
  const query = { open: 'true', limit: MOST };
  const { data } = await dispatch(listSessions.initiate({ query }, { subscribe: false, forceRefetch: true }));
  const openTales = (data?.sessions ?? []).map(({ story, story_id, last_line, updated_at, ...session }) => ({
    session,
    story: { ...story, id: story_id },
    last_line,
    last_played_at: updated_at,
  }));
  return { openTales, nextParts: data?.next_parts ?? [] };
}
