import type { APIRequestContext } from '@playwright/test';
import { API_BASE } from '@kathaloka/contract/calls';
import type { GameSession, Invitation, SharedTurn, Story } from '@kathaloka/contract/entities';

/** Starts a new game of a story for the owner of a token. */
async function newGame(
  request: APIRequestContext,
  token: string,
  title: string,
): Promise<{ session: GameSession; headers: { authorization: string } }> {
  const headers = { authorization: `Bearer ${token}` };
  const found = await request.get(`${API_BASE}/stories/search/?q=${encodeURIComponent(title)}&limit=10`);
  const story = ((await found.json()) as Story[]).find((each) => each.title === title)!;
  const begun = await request.put(`${API_BASE}/game/sessions/`, { headers, data: { story_id: story.id } });
  return { session: (await begun.json()) as GameSession, headers };
}

/** The URL of a link to the first part of a new game, made by the owner of a token. */
export async function sharedTurn(request: APIRequestContext, token: string, title: string): Promise<string> {
  const { session, headers } = await newGame(request, token, title);
  const turn = session.session_data.narrative_history[0]!.id;
  const made = await request.post(`${API_BASE}/game/sessions/${session.id}/turns/${turn}/shares`, {
    headers,
    data: { shows_typed: true },
  });
  return `/from/${((await made.json()) as SharedTurn).token}`;
}

/** The URL of an invitation to a new game. */
export async function invitation(request: APIRequestContext, token: string, title: string): Promise<string> {
  const { session, headers } = await newGame(request, token, title);
  const made = await request.post(`${API_BASE}/game/sessions/${session.id}/invitation`, {
    headers,
    data: {},
  });
  return `/join/${((await made.json()) as Invitation).token}`;
}
