import type { GameSession } from '@kathaloka/contract/entities';
import { paragraphsOf, readEmphasis } from '@kathaloka/story/emphasis';
import type { EarlyCall } from '../browser/earlyCall.ts';
import { pressLater } from './earlyPress.ts';

/** The tale stands where it stands on the screen that follows, in larger type: the page counts as shown from here on. */
const STYLES = `
.first.told{position:fixed;inset:0;z-index:1;display:block;max-inline-size:none;overflow:auto;padding:64px max(32px,50% - 19.5rem) 24px;background:#12142b}
[data-theme=palm-leaf] .first.told{background:#f5ead0}
.first.told h1{position:absolute;inset:24px 16px auto;font-size:1rem;text-align:center}
.first.told p+p{margin-block-start:28px}
@media (min-width:1024px){.first.told{padding-block-start:84px}.first.told h1{font-size:1.25rem}}
`;
/** The app is there: with the tale, or with something else to say. */
const APP = '#root :is([role=log], [role=alert], h1), [role=dialog], [role=alertdialog]';
const WAIT_MS = 20_000;
/** The key of `usePlayPreferences.ts`. */
const PREFERENCES = 'kathaloka.play';

type Preferences = Readonly<Record<string, unknown>>;

/**
 * Where a session was left, over the page until the app is there: its newest part and the choices, from the answer that
 * `theme.js` has asked for. A choice that is pressed is pressed again in the app.
 */
export async function showSession({ answer }: EarlyCall): Promise<void> {
  const session = await sessionOf(answer).catch(() => null);
  const view = session && viewOf(session);
  if (!view || document.querySelector(APP)) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLES);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  document.body.append(view);
  pressLater([...view.querySelectorAll('button')], '#root button');
  const { pathname } = location;
  const until = performance.now() + WAIT_MS;
  (function look(): void {
    const isOver = performance.now() > until || location.pathname !== pathname;
    if (!isOver && !document.querySelector(APP)) return void requestAnimationFrame(look);
    view.remove();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
  })();
}

/** A copy: the app reads the answer itself. */
async function sessionOf(answer: Promise<Response>): Promise<GameSession | null> {
  const response = await answer;
  return response.ok && !response.bodyUsed ? ((await response.clone().json()) as GameSession) : null;
}

/** Nothing where the app shows something else first: words that are being told or typed, a picture, the page of an ending. */
function viewOf({ story, session_data, is_completed, running_action }: GameSession): HTMLElement | null {
  const { narrative_history, has_earlier, choices } = session_data;
  const { ai_response: text, image_url = null } = narrative_history.at(-1) ?? {};
  const isOpening = narrative_history.length === 1 && !has_earlier;
  if (is_completed || running_action !== null || image_url !== null || (isOpening && isTyped())) return null;
  if (!text) return null;
  const view = make('main', make('h1', plain(story.title)));
  view.className = 'first told';
  view.lang = story.language;
  view.dir = story.language === 'ur' ? 'rtl' : 'ltr';
  const told = make('div', ...paragraphsOf(text).map((paragraph) => make('p', plain(paragraph.text))));
  told.className = 'opening';
  told.append(
    make(
      'ol',
      ...choices.map((choice) => {
        const button = make('button', plain(choice.text));
        button.type = 'button';
        return make('li', button);
      }),
    ),
  );
  view.append(told);
  return view;
}

/** An opening is typed out, unless its reader wants texts whole. */
function isTyped(): boolean {
  try {
    const { typing, is_text_only } = JSON.parse(localStorage.getItem(PREFERENCES) ?? '{}') as Preferences;
    return typing !== 'at_once' && is_text_only !== true;
  } catch {
    return true;
  }
}

/** Without the marks of emphasis, as the app finds them. */
const plain = (text: string): string => readEmphasis(text).text.trim();

function make<K extends keyof HTMLElementTagNameMap>(
  name: K,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[K] {
  const made = document.createElement(name);
  made.append(...children);
  return made;
}
