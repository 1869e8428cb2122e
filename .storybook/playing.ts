import type { StoryContext } from '@storybook/react-vite';

/** A docs page shows stories in frames that carry this attribute. */
export const IN_DOCS = 'data-in-docs';

/** Nobody tests a story in a frame of a docs page, which is as high as its content and no page. */
export const isInDocs = (): boolean => window.frameElement?.hasAttribute(IN_DOCS) === true;

/** Whether the toolbar has given a story other words than those that its play function reads. */
function isReworded({ globals, storyGlobals }: StoryContext): boolean {
  const isTranslated = globals['language'] !== 'en' && storyGlobals['language'] === undefined;
  return isTranslated || globals['content'] === 'long';
}

interface Render {
  id?: string;
  renderOptions?: { autoplay?: boolean };
}

/** For `beforeEach`: a story whose words were changed is shown, and not played. */
export function playAsWritten(context: StoryContext): void {
  const preview: unknown = Reflect.get(globalThis, '__STORYBOOK_PREVIEW__');
  const render = (preview as { currentRender?: Render } | undefined)?.currentRender;
  if (context.viewMode !== 'story' || render?.id !== context.id || !render.renderOptions) return;
  render.renderOptions.autoplay = !isReworded(context);
}
