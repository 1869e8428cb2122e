import { LogOut } from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from '../../../paths.ts';
import { Badge } from '../../../primitives/Badge/Badge.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { useAdminWords } from '../../../words/areas/useAdminWords.ts';
import { Logo } from '../../shell/Logo/Logo.tsx';
import { SkipLink } from '../../shell/SkipLink/SkipLink.tsx';
import {
  Bar,
  Content,
  Count,
  Header,
  Leave,
  Navigation,
  NavigationLink,
  ShellRoot,
} from './AdminShell.styles.ts';

export const ADMIN_SECTIONS = ['overview', 'stories', 'reviews', 'categories', 'tags', 'people'] as const;
export type AdminSection = (typeof ADMIN_SECTIONS)[number];

const CONTENT_ID = 'content';

const HREFS: Readonly<Record<AdminSection, string>> = {
  overview: paths.adminOverview,
  stories: paths.adminStories,
  reviews: paths.adminReviews,
  categories: paths.adminCategories,
  tags: paths.adminTags,
  people: paths.adminPeople,
};

export interface AdminShellProps {
  /** The page. */
  children: ReactNode;
  /** The section that is shown. */
  section?: AdminSection | undefined;
  /** How many stories wait for a decision. */
  reviewsCount?: number;
  /** Logging out is under way. */
  isLoggingOut?: boolean;
  /** The person wants to leave. */
  onLogout?: () => void;
}

/** What the administrators' pages share: a deep bar that nobody mistakes for the library's, and the content. */
export function AdminShell({
  children,
  section,
  reviewsCount = 0,
  isLoggingOut = false,
  onLogout,
}: AdminShellProps) {
  const words = useAdminWords();
  return (
    <ShellRoot>
      <SkipLink targetId={CONTENT_ID} />
      <Header>
        <Bar>
          <Logo />
          <Badge tone="peacock">{words.badge}</Badge>
          <Navigation aria-label={words.navigation}>
            {ADMIN_SECTIONS.map((name) => (
              <NavigationLink
                key={name}
                href={HREFS[name]}
                aria-current={name === section ? 'page' : undefined}
              >
                {words.sections[name]}
                {name === 'reviews' && reviewsCount > 0 && (
                  <Count>
                    <span aria-hidden>{words.number(reviewsCount)}</span>
                    <VisuallyHidden>{words.waiting(reviewsCount)}</VisuallyHidden>
                  </Count>
                )}
              </NavigationLink>
            ))}
          </Navigation>
          <Leave>
            <Button variant="ghost" icon={<LogOut />} isBusy={isLoggingOut} onClick={onLogout}>
              {words.logout}
            </Button>
          </Leave>
        </Bar>
      </Header>
      <Content id={CONTENT_ID} tabIndex={-1}>
        {children}
      </Content>
    </ShellRoot>
  );
}
