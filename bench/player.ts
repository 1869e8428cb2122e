import { randomUUID } from 'node:crypto';

export interface Player {
  /** The address of the session's actions. */
  readonly url: string;
  readonly token: string;
  readonly session_id: string;
}

/** Calls of the API at this address; each with a key of its own. */
export function callerOf(api: string) {
  return async function ask<T>(method: string, url: string, body?: object, token?: string): Promise<T> {
    const response = await fetch(api + url, {
      method,
      headers: {
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${url}: ${response.status} ${await response.text()}`);
    return (await response.json()) as T;
  };
}

/** Registers somebody, who begins the first story that everybody may play. */
export async function aPlayer(ask: ReturnType<typeof callerOf>, username: string): Promise<Player> {
  const password = 'Sarayu 1! river';
  const person = { username, email: `${username}@example.org`, password, confirm_password: password };
  const { tokens } = await ask<{ tokens: { access_token: string } }>('POST', '/auth/register', person);
  const { stories } = await ask<{ stories: { id: string; is_premium: boolean }[] }>(
    'GET',
    '/stories/?page=1',
  );
  const story_id = stories.find(({ is_premium }) => !is_premium)!.id;
  const token = tokens.access_token;
  const { id } = await ask<{ id: string }>('PUT', '/game/sessions/', { story_id }, token);
  return { url: `/game/sessions/${id}/action`, token, session_id: id };
}
