import { randomUUID } from 'node:crypto';

export interface Player {
  /** The URL for the actions of the session. */
  readonly url: string;
  readonly token: string;
  readonly session_id: string;
  /** The items in the browser's storage of the player. */
  readonly stored: Readonly<Record<string, string>>;
}

/** The headers of a call, with a new idempotency key for each. */
export function headersOf(token?: string): Record<string, string> {
  return {
    'content-type': 'application/json',
    'idempotency-key': randomUUID(),
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
  };
}

/** A function that calls the API of the server at this URL. */
export function callerOf(base: string) {
  return async function ask<T>(method: string, url: string, body?: object, token?: string): Promise<T> {
    const response = await fetch(`${base}/api/v1${url}`, {
      method,
      headers: headersOf(token),
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${url}: ${response.status} ${await response.text()}`);
    return (await response.json()) as T;
  };
}

interface Registered {
  readonly tokens: { readonly access_token: string; readonly expires_in: number };
  readonly user: { readonly id: string };
}

/** Registers a player, and begins the first story that is not premium. */
export async function aPlayer(ask: ReturnType<typeof callerOf>, username: string): Promise<Player> {
  const password = 'Sarayu 1! river';
  const person = { username, email: `${username}@example.org`, password, confirm_password: password };
  const { tokens, user } = await ask<Registered>('POST', '/auth/register', person);
  const { stories } = await ask<{ stories: { id: string; is_premium: boolean }[] }>(
    'GET',
    '/stories/?page=1',
  );
  const story_id = stories.find(({ is_premium }) => !is_premium)!.id;
  const token = tokens.access_token;
  const { id } = await ask<{ id: string }>('PUT', '/game/sessions/', { story_id }, token);
  const stored = {
    tokens: JSON.stringify({
      ...tokens,
      user_id: user.id,
      expires_at: Date.now() + tokens.expires_in * 1000,
    }),
    token,
    user: JSON.stringify(user),
    // measures words without their animation
    'kathaloka.play': JSON.stringify({ typing: 'at_once' }),
  };
  return { url: `/game/sessions/${id}/action`, token, session_id: id, stored };
}
