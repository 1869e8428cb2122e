import { pressAgain } from '../browser/earlyPress.ts';
import { holdPresses } from './earlyPress.ts';

/** The app's first scripts in the order of evaluation, each after those that it imports. Inserted by the build. */
declare const SCRIPTS: readonly string[];

holdPresses();
void begin();

/** Runs the scripts, which are already being preloaded. */
async function begin(): Promise<void> {
  try {
    for (const script of SCRIPTS) {
      await import(script);
      // a separate task for each script, so that presses and scrolling are handled in between
      await nextTask();
    }
  } catch {
    showFailure();
    // without the app, the browser follows the press: PLAY is the button of a form
    pressAgain();
  }
}

/** Waits for the next task by posting a message, because nested timers wait for at least four milliseconds. */
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

/** The product's words are not loaded yet, so this text is repeated here for each language. */
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
