import type { EarlyCall } from '../browser/earlyCall.ts';
import type { showSession } from './sessionView.ts';
import { holdPresses } from './earlyPress.ts';

/** The app's first script, and before it the scripts that it imports, each after its own imports; inserted by the build. */
declare const SCRIPTS: readonly string[];
/** The address of `sessionView.ts`; inserted by the build. */
declare const SESSION_VIEW: string;

/** The app starts after this time at the latest. */
const START_TIMEOUT_MS = 400;
const PAINT = 'largest-contentful-paint';

/** The scripts are already being preloaded; they run once the first view and its image have been painted. */
holdPresses();
if (globalThis.earlyCall) void viewSession(globalThis.earlyCall);
void begin();

/** Only the page of a session loads it. Without it, the app shows the session a moment later. */
async function viewSession(call: EarlyCall): Promise<void> {
  const view = await import(SESSION_VIEW).catch(() => undefined);
  await (view as { showSession: typeof showSession } | undefined)?.showSession(call);
}

async function begin(): Promise<void> {
  await Promise.race([firstViewPainted(), new Promise((resolve) => setTimeout(resolve, START_TIMEOUT_MS))]);
  try {
    for (const script of SCRIPTS) {
      await import(script);
      // each runs in a task of its own, so that presses and scrolling come between
      await nextTask();
    }
  } catch {
    showFailure();
  }
}

/** By a message, because a timer after a timer waits for four milliseconds. */
function nextTask(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(null);
  });
}

/** The product's words are not loaded yet, so this text is repeated here, by the language of the page. */
const FAILED: Readonly<Record<string, { readonly text: string; readonly again: string }>> = {
  en: { text: 'Something went wrong on this page. ', again: 'Try again' },
  hi: { text: 'यह पन्ना नहीं खुल पाया। ', again: 'फिर कोशिश करें' },
  ur: { text: 'یہ صفحہ نہیں کھل سکا۔ ', again: 'پھر کوشش کریں' },
};

function showFailure(): void {
  const { lang } = document.documentElement;
  const words = FAILED[lang] ?? FAILED.en!;
  const notice = document.createElement('p');
  notice.className = 'failed';
  notice.role = 'alert';
  if (!FAILED[lang]) notice.lang = 'en';
  const again = document.createElement('button');
  again.textContent = words.again;
  again.addEventListener('click', () => location.reload());
  notice.append(words.text, again);
  document.body.append(notice);
}

async function firstViewPainted(): Promise<void> {
  const view = document.querySelector('.first');
  // most pages have no first view of their own, and a background tab paints nothing
  if (!view || document.visibilityState === 'hidden') return;
  const picture = view.querySelector('img');
  if (PerformanceObserver.supportedEntryTypes.includes(PAINT)) await reported(picture);
  else await nextFrame();
}

/** Resolves when the browser reports the paint of the image, or any paint if there is no image. */
function reported(picture: HTMLImageElement | null): Promise<void> {
  return new Promise((resolve) => {
    const observer = new PerformanceObserver((list) => {
      const entries = list.getEntries() as (PerformanceEntry & { readonly element?: Element | null })[];
      const isPictureShown = !picture || entries.some(({ element }) => element === picture);
      // a smaller picture is not reported after a longer text
      const isOpeningShown = entries.some(({ element }) => element?.closest('.opening'));
      if (!isPictureShown && !isOpeningShown) return;
      observer.disconnect();
      resolve(isPictureShown ? undefined : picture.decode().then(nextFrame, () => {}));
    });
    observer.observe({ type: PAINT, buffered: true });
    // do not wait for an image that fails to load
    picture?.decode().catch(() => resolve());
  });
}

function nextFrame(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => resolve()));
}
