import type { Report } from '@kathaloka/contract/entities';
import { REPORT_DECISIONS, type ReportDecision } from '@kathaloka/contract/limits';
import { Check, Link2Off, Mail, Trash2 } from 'lucide-react';
import type { ComponentProps } from 'react';
import { usePaths } from '../../../paths.ts';
import { TextFrame } from '../../../patterns/TextFrame/TextFrame.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Pill } from '../../../primitives/Pill/Pill.tsx';
import { TextLink } from '../../../primitives/TextLink/TextLink.tsx';
import { directionOf } from '../../../theme/direction.ts';
import {
  Answers,
  CardRoot,
  Head,
  Links,
  Meta,
  Passage,
  PassageTitle,
  Title,
  Words,
} from './ReportCard.styles.ts';
import { adminReportsWords } from '../../../words/adminReports/en.ts';
import { storyWords } from '../../../words/story/en.ts';
import { useWords } from '../../../words/useWords.ts';

export interface ReportCardProps extends Omit<ComponentProps<'article'>, 'children'> {
  /** The report. */
  report: Report;
  /** Called with the chosen decision. */
  onDecide: (decision: ReportDecision) => void;
  /** The current time, for relative times. */
  now: string;
}

const ICONS = { dismiss: <Check />, note: <Mail />, revoke: <Link2Off />, archive: <Trash2 /> };

/**
 * A reader's report: their words, the passage as it was told, and the decisions to choose from.
 *
 * @use Shows one report with what it is about.
 * @avoid Not to decide it: `DecideReportDialog`.
 * @heard An article: who, what, the words, the state.
 * @keys press, follow
 * @example
 * <ReportCard report={report} now={now} onDecide={(decision) => decide(report.id, decision)} />
 */
export function ReportCard({ report, onDecide, now, ...rest }: ReportCardProps) {
  const paths = usePaths();
  const words = useWords(adminReportsWords);
  const storyTexts = useWords(storyWords);
  const { story, kind, reporter, created_at, state } = report;
  const title = story.title.trim() || storyTexts.untitled;

  return (
    <CardRoot aria-label={words.about(title, story.author?.username ?? words.byNobody)} {...rest}>
      <Head>
        <Title lang={story.language} dir={directionOf(story.language)}>
          {title}
        </Title>
        <Pill tone="warning">{words.kinds[kind]}</Pill>
        {report.shared && <Pill>{words.aboutLink}</Pill>}
      </Head>
      <Meta>{words.reportedBy(reporter.username, words.ago(created_at, now))}</Meta>
      {report.words.trim() ? <Words dir="auto">{report.words}</Words> : <Meta>{words.noWords}</Meta>}
      <ReportedPassage report={report} />
      {state === 'open' ? (
        <Answers>
          {decisionsOf(report).map((decision) => (
            <Button key={decision} size="small" icon={ICONS[decision]} onClick={() => onDecide(decision)}>
              {words.decisions[decision].open}
            </Button>
          ))}
          <Links>
            {report.shared?.token != null && (
              <TextLink href={paths.sharedTurn(report.shared.token)}>{words.viewLink}</TextLink>
            )}
            <TextLink href={paths.story(story.id)}>{words.view}</TextLink>
            <TextLink href={paths.adminEditStory(story.id)}>{words.edit}</TextLink>
          </Links>
        </Answers>
      ) : (
        <Outcome report={report} now={now} />
      )}
    </CardRoot>
  );
}

/** Only a shared link can be revoked. */
const decisionsOf = ({ shared }: Pick<Report, 'shared'>) =>
  REPORT_DECISIONS.filter((decision) => decision !== 'revoke' || shared !== null);

interface ReportedPassageProps {
  report: Pick<Report, 'passage' | 'story'>;
}

function ReportedPassage({ report: { passage, story } }: ReportedPassageProps) {
  const words = useWords(adminReportsWords);
  if (!passage) return null;
  return (
    <div>
      <PassageTitle>{words.passage}</PassageTitle>
      <TextFrame>
        <Passage lang={story.language} dir={directionOf(story.language)}>
          {passage.text}
        </Passage>
      </TextFrame>
      {passage.told_by !== null && <Meta>{words.toldBy(passage.told_by)}</Meta>}
    </div>
  );
}

interface OutcomeProps {
  report: Pick<Report, 'decision' | 'note' | 'decided_at' | 'decided_by'>;
  now: string;
}

function Outcome({ report: { decision, note, decided_at, decided_by }, now }: OutcomeProps) {
  const words = useWords(adminReportsWords);
  return (
    <div>
      <Pill tone="success">{decision ? words.outcome[decision] : words.decided}</Pill>
      {decided_at !== null && (
        <Meta>{words.decidedBy(decided_by?.username ?? words.byNobody, words.ago(decided_at, now))}</Meta>
      )}
      {note?.trim() && (
        <>
          <PassageTitle>{words.toldTheAuthor}</PassageTitle>
          <Words dir="auto">{note}</Words>
        </>
      )}
    </div>
  );
}
