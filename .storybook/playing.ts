import type { StoryContext } from '@storybook/react-vite';
import { BEHAVIOUR } from './behaviour.ts';

/** An attribute of the frames in which a docs page shows stories. */
export const IN_DOCS = 'data-in-docs';

/** Whether the story is in a docs page, where it is not checked, because its frame is as high as its content. */
export const isInDocs = (): boolean => window.frameElement?.hasAttribute(IN_DOCS) === true;

/** Whether the toolbar has changed the words that the play function expects. */
function isReworded({ globals, storyGlobals }: StoryContext): boolean {
  const isTranslated = globals['language'] !== 'en' && storyGlobals['language'] === undefined;
  return isTranslated || globals['content'] === 'long';
}

interface Render {
  id?: string;
  renderOptions?: { autoplay?: boolean };
}

/** The tags of stories whose play function makes what their name says; the second one is about the focus. */
const PLAYED = 'played';
const FOCUSED = 'focused';

/**
 * For `beforeEach`: a play function that only tests would leave typed text and closed menus in front of a person, so it
 * runs in tests, and for people in behaviours and in stories that need it.
 */
export function playAsWritten(context: StoryContext): void {
  const preview: unknown = Reflect.get(globalThis, '__STORYBOOK_PREVIEW__');
  const render = (preview as { currentRender?: Render } | undefined)?.currentRender;
  if (context.viewMode !== 'story' || render?.id !== context.id || !render.renderOptions) return;
  const isMade = [PLAYED, FOCUSED, BEHAVIOUR].some((tag) => context.tags.includes(tag));
  render.renderOptions.autoplay = isMade && !isReworded(context);
}

const UNTOUCHED = 'data-untouched';
const NO_RING = `
  :root[${UNTOUCHED}], :root[${UNTOUCHED}] [data-theme] {
    --kl-focus: transparent !important;
    --kl-focus-gap: transparent !important;
  }
`;

/**
 * For `beforeEach`: what a script has focused wears no ring until a person presses a key, as after a click. The focus
 * stays, because popups close without it.
 */
export function hideRing({ tags }: StoryContext): () => void {
  const page = document.documentElement;
  const sheet = document.createElement('style');
  sheet.textContent = NO_RING;
  document.head.append(sheet);
  page.toggleAttribute(UNTOUCHED, !tags.includes(FOCUSED));
  const touched = ({ isTrusted }: KeyboardEvent) => {
    if (isTrusted) page.removeAttribute(UNTOUCHED);
  };
  window.addEventListener('keydown', touched, true);
  return () => {
    window.removeEventListener('keydown', touched, true);
    page.removeAttribute(UNTOUCHED);
    sheet.remove();
  };
}
