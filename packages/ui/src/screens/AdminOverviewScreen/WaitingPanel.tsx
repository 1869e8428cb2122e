import type { Overview } from '@kathaloka/contract/entities';
import { usePaths } from '../../paths.ts';
import { Panel } from '../../primitives/Panel/Panel.tsx';
import { TextLink } from '../../primitives/TextLink/TextLink.tsx';
import { List, Quiet, WaitingItem } from './AdminOverviewScreen.styles.ts';
import { adminOverviewWords } from '../../words/adminOverview/en.ts';
import { useWords } from '../../words/useWords.ts';

interface WaitingPanelProps {
  waiting: Overview['waiting'];
}

/** The decisions that wait for an administrator. */
export function WaitingPanel({ waiting }: WaitingPanelProps) {
  const paths = usePaths();
  const words = useWords(adminOverviewWords);
  const links = [
    { count: waiting.reviews, label: words.reviews(waiting.reviews), href: paths.adminReviews },
    { count: waiting.reports, label: words.reports(waiting.reports), href: paths.adminReports },
  ].filter(({ count }) => count > 0);

  return (
    <Panel title={words.waiting}>
      {links.length === 0 ? (
        <Quiet>{words.nothingWaits}</Quiet>
      ) : (
        <List>
          {links.map(({ label, href }) => (
            <WaitingItem key={href}>
              <TextLink href={href}>{label}</TextLink>
            </WaitingItem>
          ))}
        </List>
      )}
    </Panel>
  );
}
