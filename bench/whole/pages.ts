import type { LoadedPage } from '../pageLoads.ts';
import type { VisitedPage } from '../budgets.ts';
import type { callerOf, Player } from '../player.ts';

/** The pages on which visits begin, and the control that matters most on each. */
export async function pagesOf(
  base: string,
  ask: ReturnType<typeof callerOf>,
  { session_id, stored }: Player,
): Promise<Readonly<Record<VisitedPage, LoadedPage>>> {
  const [featured] = await ask<{ id: string }[]>('GET', '/stories/featured/?limit=1');
  return {
    landing: { url: `${base}/`, control: 'main a, main button' },
    home: { url: `${base}/home`, control: 'article h3 a, section button' },
    story: { url: `${base}/game/${featured!.id}`, control: 'main button' },
    session: {
      url: `${base}/play/${session_id}`,
      control: '[role=log] ~ * button, input[placeholder]:read-write',
      prepare: async (context) => {
        await context.addInitScript((entries) => {
          for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
        }, stored);
      },
    },
  };
}
