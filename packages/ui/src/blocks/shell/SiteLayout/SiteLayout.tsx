import type { ComponentProps, ReactNode } from 'react';
import { SiteFooter, type SiteFooterProps } from '../SiteFooter/SiteFooter.tsx';
import { SiteHeader, type SiteHeaderProps } from '../SiteHeader/SiteHeader.tsx';
import { SkipLink } from '../SkipLink/SkipLink.tsx';
import { Content, LayoutRoot, Notice } from './SiteLayout.styles.ts';

const CONTENT_ID = 'content';

export interface SiteLayoutProps
  extends
    Omit<ComponentProps<'div'>, 'children'>,
    Pick<SiteHeaderProps, 'currentPath' | 'isSignedIn' | 'isYoung' | 'search'>,
    Pick<SiteFooterProps, 'social' | 'preferences'> {
  /** The page in the layout. */
  children: ReactNode;
  /** A notice below the header of every page, such as being offline. */
  notice?: ReactNode;
}

/**
 * The layout of most pages: skip link, header, content, footer.
 *
 * @use Puts header, content and footer around a page.
 * @avoid Not for a game, which fills the window.
 * @heard Landmarks; the first stop leads to the content.
 * @keys tab
 * @example
 * <SiteLayout currentPath="/home" isSignedIn>
 *   {page}
 * </SiteLayout>
 */
export function SiteLayout({
  children,
  notice,
  currentPath,
  isSignedIn,
  isYoung,
  search,
  social,
  preferences,
  ...rest
}: SiteLayoutProps) {
  return (
    <LayoutRoot data-has-footer {...rest}>
      <SkipLink targetId={CONTENT_ID} />
      <SiteHeader
        preferences={preferences}
        currentPath={currentPath}
        isSignedIn={isSignedIn}
        isYoung={isYoung}
        search={search}
      />
      {notice && <Notice>{notice}</Notice>}
      <Content id={CONTENT_ID} tabIndex={-1}>
        {children}
      </Content>
      <SiteFooter social={social} preferences={preferences} />
    </LayoutRoot>
  );
}
