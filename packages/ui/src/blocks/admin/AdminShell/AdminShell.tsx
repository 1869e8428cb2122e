import { LogOut } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { sizeObserver } from '../../../hooks/browserParts.ts';
import { restoreLostFocus } from '../../../hooks/restoreLostFocus.ts';
import { type Paths, usePaths } from '../../../paths.ts';
import { Badge } from '../../../primitives/Badge/Badge.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
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
import { adminWords } from '../../../words/admin/en.ts';
import { useWords } from '../../../words/useWords.ts';

export const ADMIN_SECTIONS = [
  'overview',
  'stories',
  'reviews',
  'reports',
  'categories',
  'tags',
  'people',
  'audit',
] as const;
export type AdminSection = (typeof ADMIN_SECTIONS)[number];

const CONTENT_ID = 'content';

const PAGES = {
  overview: 'adminOverview',
  stories: 'adminStories',
  reviews: 'adminReviews',
  reports: 'adminReports',
  categories: 'adminCategories',
  tags: 'adminTags',
  people: 'adminPeople',
  audit: 'adminAudit',
} as const satisfies Record<AdminSection, keyof Paths>;

export interface AdminShellProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The page in the layout. */
  children: ReactNode;
  /** The current section. */
  section?: AdminSection | undefined;
  /**
   * The number of stories waiting for review.
   * @default 0
   */
  reviewsCount?: number | undefined;
  /**
   * The number of undecided reports.
   * @default 0
   */
  reportsCount?: number | undefined;
  /** A switch for the language. */
  preferences?: ReactNode;
  /**
   * Whether the logout is pending.
   * @default false
   */
  isLoggingOut?: boolean;
  /** Called when the person logs out. */
  onLogout?: () => void;
}

/**
 * The layout of the administrators' pages: a dark bar, clearly different from the public header, and the
 * content.
 *
 * @use Puts the navigation of administrators beside a page.
 * @avoid Not for readers: `SiteLayout`.
 * @heard “Navigation”, the current section, and how much waits for review.
 * @keys follow, close
 * @example
 * <AdminShell>
 *   <Page />
 * </AdminShell>
 */
export function AdminShell({
  children,
  section,
  reviewsCount = 0,
  reportsCount = 0,
  preferences,
  isLoggingOut = false,
  onLogout,
  ...rest
}: AdminShellProps) {
  const paths = usePaths();
  const words = useWords(adminWords);
  const waiting: Partial<Record<AdminSection, number>> = { reviews: reviewsCount, reports: reportsCount };
  return (
    <ShellRoot {...rest}>
      <SkipLink targetId={CONTENT_ID} />
      <Header>
        <Bar>
          <Logo />
          <Badge tone="accent">{words.badge}</Badge>
          <Navigation aria-label={words.navigation}>
            {ADMIN_SECTIONS.map((name) => (
              <NavigationLink
                key={name}
                href={paths[PAGES[name]]}
                aria-current={name === section ? 'page' : undefined}
                ref={name === section ? showSection : undefined}
              >
                {words.sections[name]}
                <WaitingCount count={waiting[name] ?? 0} />
              </NavigationLink>
            ))}
          </Navigation>
          <Leave>
            {preferences}
            <Button variant="ghost" icon={<LogOut />} loading={isLoggingOut} onClick={onLogout}>
              {words.logout}
            </Button>
          </Leave>
        </Bar>
      </Header>
      <Content id={CONTENT_ID} tabIndex={-1} ref={restoreLostFocus}>
        {children}
      </Content>
    </ShellRoot>
  );
}

interface WaitingCountProps {
  count: number;
}

function WaitingCount({ count }: WaitingCountProps) {
  const words = useWords(adminWords);
  if (count === 0) return null;
  return (
    <Count>
      <span aria-hidden>{words.number(count)}</span>
      <VisuallyHidden>{words.waiting(count)}</VisuallyHidden>
    </Count>
  );
}

/**
 * Scrolls the row of sections until the current one is fully visible, also when translations or fonts load
 * later.
 */
function showSection(link: HTMLAnchorElement | null) {
  const line = link?.parentElement;
  if (!line) return undefined;
  const show = () => {
    const [own, whole] = [link.getBoundingClientRect(), line.getBoundingClientRect()];
    line.scrollLeft +=
      Math.floor(Math.min(own.left - whole.left, 0)) + Math.ceil(Math.max(own.right - whole.right, 0));
  };
  show();
  const observer = sizeObserver(show);
  observer?.observe(link, { box: 'border-box' });
  return () => observer?.disconnect();
}
