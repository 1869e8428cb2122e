/** Checks for every story, besides its own and axe's. */
import { missedIn } from '../packages/ui/src/testing/accessibleDom.ts';

const reported: string[] = [];

/** React's warnings about the tools that run a story, which are no faults of the story. */
const ABOUT_TOOLS = /\bact\(|ResizeObserver loop/;

/**
 * Whether a console error comes from a play function. In a person's Storybook, the error is logged and shown in the
 * panel of interactions; in the test runner it is thrown.
 */
const isOfPlay = (words: readonly unknown[]) => words.length === 1 && words[0] instanceof Error;

/**
 * For `beforeEach`: collects console errors from here on. Set `parameters: { throws: true }` for a story that throws on
 * purpose, because React logs that.
 */
export function listenToConsole(throws: boolean, isTested: boolean): () => void {
  const original = console.error;
  reported.length = 0;
  if (throws) return () => undefined;
  console.error = (...words: unknown[]) => {
    // a person's window may differ from the test's, so the error must not replace the story
    if (!isTested && isOfPlay(words)) return original(...words);
    const line = words.map(String).join(' ').slice(0, 1000);
    if (!ABOUT_TOOLS.test(line)) reported.push(line);
    return original(...words);
  };
  return () => {
    console.error = original;
  };
}

/** The errors since the last call. */
export function consoleErrors(): string[] {
  return reported.splice(0).map((words) => `console.error: ${words}`);
}

/** Reports a page that scrolls horizontally, with the element that makes it so wide. */
export function overflow(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const widest = [...document.body.querySelectorAll('*')].find((element) => {
    const { left, right, width } = element.getBoundingClientRect();
    return width > 0 && (right > clientWidth + 1 || left < -1);
  });
  const reason = widest?.outerHTML.slice(0, 160) ?? 'nothing that is drawn';
  return [`the page is ${scrollWidth} px wide in ${clientWidth} px, by ${reason}`];
}

/** Fails for faults of a story. Names are checked only in tests, because Storybook adds elements for people. */
export function failOnFaults(isTested: boolean): void {
  const wrong = [...consoleErrors(), ...overflow(), ...(isTested ? missedIn(document.body) : [])];
  if (wrong.length > 0) throw new Error(wrong.join('\n'));
}

/**
 * For `beforeEach`: adds some space above and below. The test runner omits Storybook's own padding, and axe cannot
 * determine the contrast of a line that touches the edge of the page.
 */
export function padPage(layout: unknown): () => void {
  document.body.style.paddingBlock = layout === 'fullscreen' ? '' : '16px';
  return () => {
    document.body.style.paddingBlock = '';
  };
}
