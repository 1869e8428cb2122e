import type { APIRequestContext } from '@playwright/test';
import { API_BASE } from '@kathaloka/contract/calls';
import type { Story } from '@kathaloka/contract/entities';

/** The first featured story of the server. */
export async function featuredStory(request: APIRequestContext): Promise<Story> {
  const answer = await request.get(`${API_BASE}/stories/featured/?limit=1`);
  const [story] = (await answer.json()) as Story[];
  if (!story) throw new Error('no story is featured');
  return story;
}
