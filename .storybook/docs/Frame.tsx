import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext, useEffect, useRef, useState } from 'react';
import { IN_DOCS } from '../playing.ts';
import type { ShownStory } from './useShownStories.ts';

/** Taller content is scrolled inside the frame. */
const HIGHEST = 900;
const LOWEST = 120;
/** How often a height may change; otherwise a page whose height depends on its frame would grow forever. */
const MOST_CHANGES = 6;

interface Viewports {
  options?: Record<string, { styles?: { width?: string } } | undefined>;
}

/** The width that a story is made for, if any. */
export function widthOf({ storyGlobals, parameters }: ShownStory): number | undefined {
  const name = (storyGlobals['viewport'] as { value?: string } | undefined)?.value;
  const { options } = (parameters['viewport'] ?? {}) as Viewports;
  const width = name === undefined ? undefined : options?.[name]?.styles?.width;
  return width === undefined ? undefined : parseInt(width, 10);
}

/** The initial height of a frame: as configured, or enough for a story that fills its page. */
function firstHeight({ parameters }: ShownStory): number {
  const given = parseInt(String(parameters['docs']?.story?.height), 10);
  return given || (parameters['layout'] === 'fullscreen' ? 480 : LOWEST);
}

/** The height of the content; a story that fills its page, or opens over it, stays at the current height. */
function wantedHeight(page: Document, root: Element, now: number): number {
  const drawn = root.getBoundingClientRect().bottom + root.getBoundingClientRect().top;
  if (drawn > LOWEST && drawn < now - 8) return drawn;
  return Math.min(HIGHEST, Math.max(now, page.documentElement.scrollHeight));
}

/** The height of the frame, which follows its content. */
function useHeight(first: number) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(first);
  useEffect(() => {
    const { current } = frame;
    if (!current) return undefined;
    let changes = 0;
    let observer: ResizeObserver | undefined;
    function follow() {
      const page = current?.contentDocument;
      const root = page?.querySelector('#storybook-root');
      if (!page || !root) return;
      observer = new ResizeObserver(() => {
        if (changes >= MOST_CHANGES) return;
        changes += 1;
        setHeight((now) => wantedHeight(page, root, now));
      });
      observer.observe(root);
    }
    current.addEventListener('load', follow);
    return () => {
      current.removeEventListener('load', follow);
      observer?.disconnect();
    };
  }, []);
  return { frame, height };
}

/** A story in a frame: as wide as it is made for, as high as its content. */
export function Frame({ story }: { story: ShownStory }) {
  const { frame, height } = useHeight(firstHeight(story));
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
        border: '1px solid color-mix(in srgb, currentColor 20%, transparent)',
        borderRadius: 8,
      }}
    />
  );
}
