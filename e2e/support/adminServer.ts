import type { APIRequestContext, Page } from '@playwright/test';
import { API_BASE } from '@kathaloka/contract/calls';
import type { SignedIn } from '@kathaloka/contract/entities';
import { paths } from '@kathaloka/contract/paths';
import { onOwnServer } from './onOwnServer.ts';
import { ADMIN } from './ownServer.ts';
import { storeSession } from './storeSession.ts';
import { expect } from './test.ts';

export { ADMIN };

/** The administrators' pages without parameters. */
export const ADMIN_PAGES = [
  paths.adminOverview,
  paths.adminStories,
  paths.adminNewStory,
  paths.adminReviews,
  paths.adminReports,
  paths.adminCategories,
  paths.adminTags,
  paths.adminPeople,
  paths.adminAudit,
];

/** A server with stories waiting for review, to which journeys of other files never write. */
export const onAdminServer = () => onOwnServer({ env: { REVIEW: 'manual' } });

/** Journeys of administrators. They share a server, so each sees the people and stories of the others. */
export const test = onAdminServer();

/** Signs in with the form of `/admin`. */
export async function logInAsAdmin(page: Page, { username, password } = ADMIN): Promise<void> {
  await page.getByLabel('Email or Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

/** Signs in the server's administrator without the form, with or without fresh proof. */
export async function enterAsAdmin(page: Page, { isProven = true } = {}): Promise<void> {
  const { username, password } = ADMIN;
  const answer = await page.request.post(`${API_BASE}/auth/login`, {
    data: { email_or_username: username, password },
  });
  expect(answer.status()).toBe(200);
  const { tokens, user } = (await answer.json()) as SignedIn;
  if (isProven) {
    const headers = { authorization: `Bearer ${tokens.access_token}` };
    const proof = await page.request.post(`${API_BASE}/auth/me/proof`, { headers, data: { password } });
    expect(proof.status()).toBe(200);
  }
  const items = { admin: 'true', 'kathaloka.editor-tour': 'seen' };
  await storeSession(page, { tokens, user, items });
}

/** Opens an administrators' page. */
export async function openAsAdmin(
  page: Page,
  address: string,
  options?: Parameters<typeof enterAsAdmin>[1],
): Promise<void> {
  await enterAsAdmin(page, options);
  await page.goto(address);
  await expect(page).toHaveURL(address);
}

interface Sent {
  readonly method?: string;
  readonly data?: unknown;
}

/** Calls of the API on behalf of a person, without a page. */
export interface Asking {
  readonly send: (path: string, sent?: Sent) => Promise<{ status: number; body: unknown }>;
  readonly ask: <Answer>(path: string, sent?: Sent) => Promise<Answer>;
}

export async function signedInByApi(
  request: APIRequestContext,
  { username, password }: { username: string; password: string } = ADMIN,
): Promise<Asking> {
  const login = await request.post(`${API_BASE}/auth/login`, {
    data: { email_or_username: username, password },
  });
  expect(login.status()).toBe(200);
  const { tokens } = (await login.json()) as SignedIn;
  const headers = { authorization: `Bearer ${tokens.access_token}` };

  async function send(path: string, { method = 'GET', data }: Sent = {}) {
    const answer = await request.fetch(API_BASE + path, { method, headers, ...(data ? { data } : {}) });
    return { status: answer.status(), body: (await answer.json()) as unknown };
  }

  return {
    send,
    async ask<Answer>(path: string, sent?: Sent) {
      const { status, body } = await send(path, sent);
      expect(status, `${path} ${JSON.stringify(body)}`).toBeLessThan(300);
      return body as Answer;
    },
  };
}

/** Creates a story with this title for the caller. */
export async function writeStory(asking: Asking, title: string): Promise<{ id: string; version: number }> {
  const [category] = await asking.ask<{ id: string }[]>('/categories/');
  return asking.ask('/stories/', {
    method: 'POST',
    data: {
      title,
      tagline: 'Two rivers, one lamp.',
      story_description: 'A ferry at night.',
      story_prompt: 'Tell it slowly.',
      cover_image_url: '/landing/begin.webp',
      category_id: category!.id,
      story_structure: {
        start_node: 'ghat',
        nodes: {
          ghat: { text: 'The ferryman waits.', choices: [{ text: 'Step in', target: 'river' }] },
          river: { text: 'Halfway over, the lamp goes out.', choices: [] },
        },
      },
    },
  });
}
