import type { ComponentProps, MouseEvent } from 'react';
import { useLinkClickHandler } from 'react-router-dom';
import { catalogue } from '../client.ts';

/** A story fetched more recently than this is not prefetched again on hover. */
const FRESH_FOR_SECONDS = 60;
const STORY = /^\/game\/([\w-]+)$/;

/** Sends links of the library through the router; fragments and external addresses stay with the browser. */
export function RouterLink({ href, children, ...rest }: ComponentProps<'a'> & { href: string }) {
  if (!isPath(href)) {
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    );
  }
  return (
    <PathLink href={href} {...rest}>
      {children}
    </PathLink>
  );
}

/**
 * A link to a story prefetches it on hover and on focus. The router's own `Link` would add its forms and loaders to
 * the first bundle.
 */
function PathLink({ href, children, onClick, ...rest }: ComponentProps<'a'> & { href: string }) {
  const goThere = useLinkClickHandler(href, { ...(rest.target && { target: rest.target }) });
  const prefetchStory = catalogue.usePrefetch('getStory', { ifOlderThan: FRESH_FOR_SECONDS });
  const [, storyId] = STORY.exec(href) ?? [];

  function prefetch(): void {
    if (storyId !== undefined) prefetchStory({ params: { id: storyId } });
  }

  function handleClick(event: MouseEvent<HTMLAnchorElement>): void {
    onClick?.(event);
    if (!event.defaultPrevented) goThere(event);
  }

  return (
    <a href={href} onClick={handleClick} onPointerEnter={prefetch} onFocus={prefetch} {...rest}>
      {children}
    </a>
  );
}

function isPath(href: string): boolean {
  return href.startsWith('/') && !href.startsWith('//');
}
