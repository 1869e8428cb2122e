import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext, useEffect, useRef, useState } from 'react';
import { IN_DOCS } from '../playing.ts';
import type { ShownStory } from './useShownStories.ts';

/** Taller content is scrolled inside the frame. */
const HIGHEST = 900;
const LOWEST = 120;
/** A page whose height follows that of its frame would grow for ever. */
const MOST_GROWTHS = 4;

interface Viewports {
  options?: Record<string, { styles?: { width?: string } } | undefined>;
}

/** The width that a story is made for, where it is made for one. */
export function widthOf({ storyGlobals, parameters }: ShownStory): number | undefined {
  const name = (storyGlobals['viewport'] as { value?: string } | undefined)?.value;
  const { options } = (parameters['viewport'] ?? {}) as Viewports;
  const width = name === undefined ? undefined : options?.[name]?.styles?.width;
  return width === undefined ? undefined : parseInt(width, 10);
}

function givenHeight({ parameters }: ShownStory): number {
  const height: unknown = parameters['docs']?.story?.height;
  return Math.max(LOWEST, parseInt(String(height), 10) || 0);
}

/** Follows the height of what is drawn in the frame. */
function useHeight(least: number) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(least);
  useEffect(() => {
    const { current } = frame;
    if (!current) return undefined;
    let growths = 0;
    let observer: ResizeObserver | undefined;
    function follow() {
      const page = current?.contentDocument;
      const root = page?.querySelector('#storybook-root');
      if (!page || !root) return;
      observer = new ResizeObserver(() => {
        const wanted = Math.min(HIGHEST, Math.max(least, page.documentElement.scrollHeight));
        if (growths >= MOST_GROWTHS) return;
        growths += 1;
        setHeight(wanted);
      });
      observer.observe(root);
    }
    current.addEventListener('load', follow);
    return () => {
      current.removeEventListener('load', follow);
      observer?.disconnect();
    };
  }, [least]);
  return { frame, height };
}

/** A story on a page of its own: as wide as it is made for, as high as it is. */
export function Frame({ story }: { story: ShownStory }) {
  const { frame, height } = useHeight(givenHeight(story));
  const { globals } = useContext(DocsContext).getStoryContext(story);
  const asked = ['theme', 'language', 'content', 'direction'].map(
    (name) => `${name}:${String(globals[name])}`,
  );
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- a page of this very Storybook, whose height is read
    <iframe
      ref={frame}
      {...{ [IN_DOCS]: '' }}
      title={`${story.title}: ${story.name}`}
      src={`iframe.html?id=${story.id}&viewMode=story&globals=${asked.join(';')}`}
      loading="lazy"
      style={{
        display: 'block',
        width: widthOf(story) ?? '100%',
        maxWidth: '100%',
        height,
        margin: '0 auto',
        border: '1px solid rgb(255 255 255 / 0.14)',
        borderRadius: 8,
      }}
    />
  );
}
