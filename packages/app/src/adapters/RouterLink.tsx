import type { ComponentProps, MouseEvent } from 'react';
import { useLinkClickHandler } from 'react-router-dom';
import { client } from '../client.ts';

/** A story that was fetched this short a time ago is not fetched for a pointer that passes. */
const FRESH_FOR_SECONDS = 60;
const STORY = /^\/game\/([\w-]+)$/;

/** Links of the library go through the router; a place on this page and an address elsewhere are the browser's own. */
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
 * A link to a story fetches it as soon as a pointer or the focus is on it.
 * The router's own link would bring its forms and its loaders into the first page.
 */
function PathLink({ href, children, onClick, ...rest }: ComponentProps<'a'> & { href: string }) {
  const goThere = useLinkClickHandler(href, { ...(rest.target && { target: rest.target }) });
  const prefetchStory = client.api.usePrefetch('getStory', { ifOlderThan: FRESH_FOR_SECONDS });
  const [, storyId] = STORY.exec(href) ?? [];

  function prefetch(): void {
    if (storyId !== undefined) prefetchStory(storyId);
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
