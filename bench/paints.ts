/** Measures, within the page, when the effect of a key press or a click has been painted. */
import type { Page } from 'playwright';

const MOST_MS = 20_000;
/** The text that a player types, as fast as people type. */
const TYPED = 'I walk slowly over the old bridge and look at the water';
const KEY_EVERY_MS = 70;

/**
 * The time from the next such event to the frame after the one in which the log contains this text. Throws with the end
 * of the log if the text does not appear.
 */
export function untilPainted(page: Page, event: 'click' | 'keydown', text: string): Promise<number> {
  return page.evaluate(
    (awaited) =>
      new Promise<number>((resolve, reject) => {
        let hasWaited = false;
        const waiting = setTimeout(() => {
          hasWaited = true;
          const end = document.querySelector('[role=log]')?.textContent?.slice(-300) ?? 'missing';
          reject(new Error(`“${awaited.text}” is not in the log: ${end}`));
        }, awaited.mostMs);
        addEventListener(
          awaited.event,
          ({ timeStamp }) => {
            const look = () => {
              if (hasWaited) return undefined;
              const log = document.querySelector('[role=log]');
              if (!log?.textContent?.includes(awaited.text)) return requestAnimationFrame(look);
              clearTimeout(waiting);
              return requestAnimationFrame(() => {
                const { port1, port2 } = new MessageChannel();
                port1.addEventListener('message', () => resolve(performance.now() - timeStamp));
                port1.start();
                port2.postMessage(null);
              });
            };
            look();
          },
          { capture: true, once: true },
        );
      }),
    { event, text, mostMs: MOST_MS },
  );
}

/** Types into the focused element. Returns the times from each key press to the next paint. */
export async function keyPaints(page: Page): Promise<number[]> {
  const times = await page.evaluateHandle(() => {
    const painted: number[] = [];
    addEventListener(
      'keydown',
      ({ timeStamp }) =>
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener('message', () => painted.push(performance.now() - timeStamp));
          port1.start();
          port2.postMessage(null);
        }),
      { capture: true },
    );
    return painted;
  });
  await page.keyboard.type(TYPED, { delay: KEY_EVERY_MS });
  return times.jsonValue();
}
