import fs from 'node:fs';
import path from 'node:path';
import { STYLES, MOTIF_NAMES, drawScene } from '@kathaloka/illustrator';
import { sizeOf } from '../../tools/consumer/sizes.ts';
import { budgets, type VisitBudget, visitBudgets, type VisitedPage, visitGoals } from '../budgets.ts';
import { stackFloor } from '../floor.ts';
import { withBrowser, withServer } from '../harness.ts';
import { aPlayer, callerOf } from '../player.ts';
import { visitOnce } from '../visit.ts';
import type { Figure, Part } from './Figure.ts';
import { pagesOf } from './pages.ts';

const PART = 'Bytes and counts: a first visit on a phone, with what it fetches ahead';
const UNITS: Readonly<Record<keyof VisitBudget, string>> = {
  scripts: 'kB',
  fonts: 'kB',
  all: 'kB',
  requests: '',
  elements: '',
  shifts: '',
};
const NAMES: Readonly<Record<keyof VisitBudget, string>> = {
  scripts: 'scripts',
  fonts: 'fonts',
  all: 'all without pictures',
  requests: 'requests without pictures',
  elements: 'elements',
  shifts: 'layout shifts (CLS)',
};

/** The counted sizes, which are the same on every machine; `npm test` checks them as well. */
export async function sizes(): Promise<Part> {
  const floor = await stackFloor();
  const visits = await withServer({ settings: { SEED: 'demo' } }, async ({ base }) => {
    const ask = callerOf(base);
    const pages = await pagesOf(base, ask, await aPlayer(ask, 'bench'));
    return withBrowser(async (browser) => {
      const figures: Figure[] = [];
      for (const [page, { url, prepare }] of Object.entries(pages)) {
        const visit = await visitOnce(browser, url, prepare);
        const budget = visitBudgets[page as VisitedPage];
        for (const name of Object.keys(budget) as (keyof VisitBudget)[])
          figures.push({
            part: PART,
            name: `${page}: ${NAMES[name]}`,
            value: visit[name],
            unit: UNITS[name],
            isCounted: true,
            budget: visitGoals[page as VisitedPage][name] ?? budget[name],
            ...(name === 'scripts' && { beside: { what: 'the stack alone', value: floor } }),
          });
      }
      return figures;
    });
  });
  const card = await sizeOfCard();
  return {
    figures: [...visits, { ...own('storyCard', card), isCounted: true }, own('drawing', timeOfDrawing())],
  };
}

/** The size of the card in the built library, measured like the budget in its README. */
async function sizeOfCard(): Promise<number> {
  const app = fs.mkdtempSync(path.resolve(import.meta.dirname, '../../node_modules/.size-of-card-'));
  try {
    const { kB } = await sizeOf(app, "export { StoryCard } from '@kathaloka/ui/StoryCard';");
    return Math.round(kB * 10) / 10;
  } finally {
    fs.rmSync(app, { recursive: true });
  }
}

function own(name: 'storyCard' | 'drawing', value: number): Figure {
  const { name: words, unit, limit } = budgets[name];
  return { part: 'Components', name: words, value, unit, budget: limit };
}

/** The average time to draw a cover, over every motif in every style. */
function timeOfDrawing(): number {
  const covers = STYLES.flatMap((style) =>
    MOTIF_NAMES.map((name) => ({ style, seed: name, keywords: name, width: 1600, height: 900 })),
  );
  const began = performance.now();
  for (const cover of covers) drawScene(cover);
  return (performance.now() - began) / covers.length;
}
