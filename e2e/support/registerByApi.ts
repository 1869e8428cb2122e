import type { APIRequestContext, Page } from '@playwright/test';
import { API_BASE } from '@kathaloka/contract/calls';
import type { SignedIn, Story } from '@kathaloka/contract/entities';
import type { Person } from './person.ts';
import { storeSession } from './storeSession.ts';
import { expect } from './test.ts';

export interface Member extends Person {
  /** Calls the API on behalf of this person. */
  readonly ask: <Answer>(path: string) => Promise<Answer>;
}

/** Creates an account and signs it in, without the form. `server` is the address of another server. */
export async function registerByApi(page: Page, person: Person, server = ''): Promise<Member> {
  const { username, email, password } = person;
  const body = { username, email, password, confirm_password: password };
  const answer = await page.request.post(`${server}${API_BASE}/auth/register`, { data: body });
  expect(answer.status()).toBe(201);
  const { tokens, user } = (await answer.json()) as SignedIn;
  await storeSession(page, { tokens, user, server });
  return { ...person, ask: (path) => asked(page.request, server + API_BASE + path, tokens.access_token) };
}

async function asked<Answer>(request: APIRequestContext, address: string, token: string): Promise<Answer> {
  const answer = await request.get(address, { headers: { authorization: `Bearer ${token}` } });
  expect(answer.status(), address).toBe(200);
  return (await answer.json()) as Answer;
}

/** The story with this title, as this person sees it. */
export async function storyNamed({ ask }: Member, title: string): Promise<Story> {
  const found = await ask<Story[]>(`/stories/search/?q=${encodeURIComponent(title)}&limit=10`);
  return found.find((story) => story.title === title)!;
}
