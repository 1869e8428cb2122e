import type { ReactNode } from 'react';
import { SiteFooter } from '../SiteFooter/SiteFooter.tsx';
import { SiteHeader } from '../SiteHeader/SiteHeader.tsx';
import { SkipLink } from '../SkipLink/SkipLink.tsx';
import { Content, LayoutRoot } from './SiteLayout.styles.ts';

const CONTENT_ID = 'content';

export interface SiteLayoutProps {
  /** The screen. */
  children: ReactNode;
  /** The path of the page that is shown. */
  currentPath?: string | undefined;
}

/** What most pages share: the way in for the keyboard, header, content, footer. */
export function SiteLayout({ children, currentPath }: SiteLayoutProps) {
  return (
    <LayoutRoot>
      <SkipLink targetId={CONTENT_ID} />
      <SiteHeader currentPath={currentPath} />
      <Content id={CONTENT_ID} tabIndex={-1}>
        {children}
      </Content>
      <SiteFooter />
    </LayoutRoot>
  );
}
