import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';

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
    <Link to={href} {...rest}>
      {children}
    </Link>
  );
}

function isPath(href: string): boolean {
  return href.startsWith('/') && !href.startsWith('//');
}
