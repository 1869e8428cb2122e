import type { BrowserContext } from '@playwright/test';
import { type VisitBudget, visitBudgets, type VisitedPage } from '../bench/budgets.ts';
import { visitOnce } from '../bench/visit.ts';
import { featuredStory } from './support/featuredStory.ts';
import { onOwnServer } from './support/onOwnServer.ts';
import { expect } from './support/test.ts';

/** A server of its own: cards of stories that other journeys add would count. */
const test = onOwnServer();

/** The budgets that a visit exceeds, in words. */
function missedOf(visit: VisitBudget, budget: VisitBudget): string[] {
  return (Object.keys(budget) as (keyof VisitBudget)[])
    .filter((figure) => visit[figure] > budget[figure])
    .map((figure) => `${figure}: ${visit[figure]}, at most ${budget[figure]}`);
}

const PATHS = {
  landing: () => '/',
  home: () => '/home',
  story: (id: string) => `/game/${id}`,
} satisfies Partial<Record<VisitedPage, (story: string) => string>>;

for (const page of ['landing', 'home', 'story'] as const) {
  test(`a first visit on a phone, including what it loads ahead, is within its budgets: ${page}`, async ({
    browser,
    baseURL,
    request,
  }) => {
    const { id } = await featuredStory(request);
    const visit = await visitOnce(browser, baseURL + PATHS[page](id), asGuest);
    expect(missedOf(visit, visitBudgets[page]), JSON.stringify(visit.files.slice(0, 12))).toEqual([]);
  });
}

/** Clears the browser, as for a first visit. */
async function asGuest(context: BrowserContext): Promise<void> {
  await context.clearCookies();
}
