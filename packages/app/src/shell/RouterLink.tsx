import { FIRST_SCENE_PATH } from '@kathaloka/contract/paths';
import type { ComponentProps, MouseEvent } from 'react';
import { useDispatch } from 'react-redux';
import { useLinkClickHandler } from 'react-router-dom';
import { catalogue } from '../client.ts';
import { usePageScripts } from './pageScripts.ts';

/** A story fetched within this time is not prefetched again on hover. */
const FRESH_FOR_SECONDS = 60;
const PLACE = /^\/(game|play)\/([\w-]+)$/;

/** Sends links through the router; fragments and addresses without a page are left to the browser. */
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
 * A link that prefetches a story or a session on hover and focus. The router's own `Link` would add its forms
 * and loaders to the first bundle.
 */
function PathLink({ href, children, onClick, ...rest }: ComponentProps<'a'> & { href: string }) {
  const navigate = useLinkClickHandler(href, { ...(rest.target && { target: rest.target }) });
  const prefetchStory = catalogue.usePrefetch('getStory', { ifOlderThan: FRESH_FOR_SECONDS });
  const dispatch = useDispatch();
  const { loadPlay, loadStory } = usePageScripts();
  const [, place, id = ''] = PLACE.exec(href) ?? [];

  function prefetch(): void {
    if (place === 'game') {
      prefetchStory({ params: { id } });
      void loadStory().catch(ignore);
    }
    if (place === 'play') void loadPlay().then((play) => play.prefetchSession(dispatch, id), ignore);
  }

  function handleClick(event: MouseEvent<HTMLAnchorElement>): void {
    onClick?.(event);
    if (!event.defaultPrevented) navigate(event);
  }

  return (
    <a href={href} onClick={handleClick} onPointerEnter={prefetch} onFocus={prefetch} {...rest}>
      {children}
    </a>
  );
}

/** Ignores a failed prefetch: opening the link fetches again, and shows the failure. */
function ignore(): void {}

function isPath(href: string): boolean {
  return href.startsWith('/') && !href.startsWith('//') && href !== FIRST_SCENE_PATH;
}
