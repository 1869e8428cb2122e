/** Runs in the browser: the log of a session, opened and streamed into. */
import { type LogEntry, PlayLog } from '@kathaloka/ui';
import { createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';

const PROSE =
  'The oar dips, and the lamps on the far bank come no nearer than they were. Somebody hums under the awning, and the river takes the tune and gives nothing back.';
const WORDS = PROSE.split(/(?<= )/);

function entriesOf(count: number): LogEntry[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `entry-${index}`,
    type: (['user_action', 'model_info', 'narrative'] as const)[index % 3]!,
    content: `Turn ${index}. ${PROSE}`,
    model_used: 'Tenali',
    credits_consumed: 1,
    isHistorical: true,
  }));
}

let root: Root | undefined;

function place(): HTMLElement {
  root?.unmount();
  const element = document.createElement('div');
  element.style.cssText = 'display:grid;width:820px;height:680px';
  document.body.replaceChildren(element);
  root = createRoot(element);
  return element;
}

const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)));

/** How long it takes until the newest entry is drawn, in ms, and how many elements the page has then. */
export async function open(count: number) {
  const entries = entriesOf(count);
  place();
  await frame();
  const began = performance.now();
  root!.render(createElement(PlayLog, { entries }));
  await frame();
  return { ms: performance.now() - began, elements: document.querySelectorAll('*').length };
}

let told = '';

/** Opens a log for streaming. `typingFactor` 0 shows a word when it arrives, 1 types it out. */
export async function begin(count: number, typingFactor: number): Promise<void> {
  told = '';
  const entries = entriesOf(count);
  place();
  const element = (text: string) =>
    createElement(PlayLog, {
      typingFactor,
      entries: text
        ? [...entries, { id: 'streaming', type: 'narrative', content: text, isArriving: true }]
        : entries,
    });
  draw = (text) => root!.render(element(text));
  draw('');
  await frame();
}

let draw: (text: string) => void = () => undefined;

/** So many words arrive, one in each frame. */
export async function stream(words: number): Promise<void> {
  for (let word = 0; word < words; word += 1) {
    told += WORDS[word % WORDS.length];
    draw(told);
    await frame();
  }
}
