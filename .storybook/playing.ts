import type { StoryContext } from '@storybook/react-vite';

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

/** For `beforeEach`: a story whose words were changed is shown without its play function. */
export function playAsWritten(context: StoryContext): void {
  const preview: unknown = Reflect.get(globalThis, '__STORYBOOK_PREVIEW__');
  const render = (preview as { currentRender?: Render } | undefined)?.currentRender;
  if (context.viewMode !== 'story' || render?.id !== context.id || !render.renderOptions) return;
  render.renderOptions.autoplay = !isReworded(context);
}
