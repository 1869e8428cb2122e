import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';
import { lazyPart } from '../../../element/lazyPart.tsx';
import { useIsNear } from '../../../hooks/useIsNear.ts';
import type { SiteFooterProps } from '../SiteFooter/SiteFooter.tsx';
import { SiteHeader, type SiteHeaderProps } from '../SiteHeader/SiteHeader.tsx';
import { SkipLink } from '../SkipLink/SkipLink.tsx';
import { Content, LayoutRoot, Notice } from './SiteLayout.styles.ts';

/**
 * Below the first view of most pages: loaded when the end of the page is near, or the page has been there for a while.
 * Nobody has asked for it, so no notice says that it is missing.
 */
const SiteFooter = lazyPart(() => import('../SiteFooter/SiteFooter.tsx').then((part) => part.SiteFooter));

/** Nothing of a first visit waits for what begins so late. */
const FOOTER_AFTER_MS = 5000;

const CONTENT_ID = 'content';

export interface SiteLayoutProps
  extends
    Omit<ComponentProps<'div'>, 'children'>,
    Pick<SiteHeaderProps, 'currentPath' | 'isSignedIn' | 'isYoung' | 'search'>,
    Pick<SiteFooterProps, 'social' | 'preferences'> {
  /** The page. */
  children: ReactNode;
  /** A bar below the header for messages about every page, such as being offline. */
  notice?: ReactNode;
}

/**
 * The layout of most pages: skip link, header, content, footer.
 *
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
      <Foot social={social} preferences={preferences} />
    </LayoutRoot>
  );
}

/** Who goes through the landmarks of a page finds the footer without scrolling, too. */
function Foot(props: SiteFooterProps) {
  const placeRef = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(placeRef, true);
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), FOOTER_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return isNear || isLate ? <SiteFooter {...props} /> : <div ref={placeRef} />;
}
