import type { ImportedShelf } from '@kathaloka/contract/entities';
import { Badge, type BadgeTone } from '../../../primitives/Badge/Badge.tsx';
import { Link } from '../../../primitives/Link/Link.tsx';
import { Quiet } from '../adminPage.styles.ts';
import { Counts, Name, Reasons, Report, ReportLine } from './ShelfDialog.styles.ts';
import { adminWords } from '../../../words/admin/en.ts';
import { useWords } from '../../../words/useWords.ts';

type Story = ImportedShelf['stories'][number];

const TONES: Readonly<Record<Story['outcome'], BadgeTone>> = {
  taken: 'success',
  already_here: 'neutral',
  refused: 'error',
};

interface ShelfReportProps {
  stories: readonly Story[];
  editHref: (id: string) => string;
}

/** The result for each story of a file: imported, already present, or refused and why. */
export function ShelfReport({ stories, editHref }: ShelfReportProps) {
  const words = useWords(adminWords).shelf;
  const countOf = (outcome: Story['outcome']) => stories.filter((story) => story.outcome === outcome).length;
  return (
    <>
      <Counts>{words.counts(countOf('taken'), countOf('already_here'), countOf('refused'))}</Counts>
      <Report aria-label={words.report}>
        {stories.map(({ name, outcome, id, reasons, left_out }, at) => (
          <ReportLine key={at}>
            <Badge tone={TONES[outcome]}>{words.outcomes[outcome]}</Badge>
            <Name dir="auto">{id === null ? name : <Link href={editHref(id)}>{name}</Link>}</Name>
            {reasons.length > 0 && (
              <Reasons>
                {reasons.map((reason) => (
                  <li key={reason} lang="en" dir="ltr">
                    {reason}
                  </li>
                ))}
              </Reasons>
            )}
            {left_out.length > 0 && <Quiet>{words.leftOut(left_out)}</Quiet>}
          </ReportLine>
        ))}
      </Report>
    </>
  );
}
