import type { ClientState } from '@kathaloka/api';
import type { NextPart, TogetherSummary } from '@kathaloka/contract/entities';
import type { OpenTale } from '@kathaloka/ui';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { languageOfText } from '@kathaloka/contract/languages';
import { talesOnDevice } from '../offline/talesOnDevice.ts';
import { sessions } from './sessionCalls.ts';
import { togetherEndpoints } from './togetherCalls.ts';

/** The number of tales in a row. */
const MOST = 10;

interface OpenTales {
  readonly openTales: readonly OpenTale[];
  readonly nextParts: readonly NextPart[];
}

/** The open sessions and this device's plays, the last played first, with the next parts of series. */
export async function loadOpenTales(
  dispatch: ThunkDispatch<ClientState, unknown, UnknownAction>,
  reader: string,
): Promise<OpenTales> {
  const { listSessions } = sessions.endpoints;
  const query = { open: 'true', limit: MOST };
  const fresh = { subscribe: false, forceRefetch: true };
  const [{ data }, { data: others }] = await Promise.all([
    dispatch(listSessions.initiate({ query }, fresh)),
    dispatch(togetherEndpoints.listTogether.initiate(undefined, fresh)),
  ]);
  const openTales = (data?.sessions ?? []).map(
    ({ story, story_id, last_line, updated_at, together, ...session }) => ({
      session,
      story: { ...story, id: story_id },
      last_line,
      last_played_at: updated_at,
      played_with: together?.players,
    }),
  );
  const withOthers = (others?.sessions ?? []).map(asOpenTale);
  const all = await talesOnDevice(reader, [...openTales, ...withOthers]);
  return { openTales: all, nextParts: data?.next_parts ?? [] };
}

/** The open tale for another owner's session in which the reader plays. */
function asOpenTale({ session_id, story_id, payer, joined_at, ...story }: TogetherSummary): OpenTale {
  return {
    session: { id: session_id, completion_percentage: 0 },
    story: { ...story, id: story_id, language: languageOfText(story.title) ?? 'en' },
    last_line: '',
    last_played_at: joined_at,
    together_with: payer,
  };
}
