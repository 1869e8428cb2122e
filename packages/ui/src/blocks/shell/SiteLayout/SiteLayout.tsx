import type { ReactNode } from 'react';
import { SiteFooter, type SiteFooterProps } from '../SiteFooter/SiteFooter.tsx';
import { SiteHeader, type SiteHeaderProps } from '../SiteHeader/SiteHeader.tsx';
import { SkipLink } from '../SkipLink/SkipLink.tsx';
import { Content, LayoutRoot, Notice } from './SiteLayout.styles.ts';

const CONTENT_ID = 'content';

export interface SiteLayoutProps extends SiteHeaderProps, SiteFooterProps {
  /** The screen. */
  children: ReactNode;
  /** A bar under the header: what holds for every page, such as being offline. */
  notice?: ReactNode;
}

/** What most pages share: the way in for the keyboard, header, content, footer. */
export function SiteLayout({ children, notice, social, preferences, ...header }: SiteLayoutProps) {
  return (
    <LayoutRoot>
      <SkipLink targetId={CONTENT_ID} />
      <SiteHeader preferences={preferences} {...header} />
      {notice && <Notice>{notice}</Notice>}
      <Content id={CONTENT_ID} tabIndex={-1}>
        {children}
      </Content>
      <SiteFooter social={social} preferences={preferences} />
    </LayoutRoot>
  );
}
