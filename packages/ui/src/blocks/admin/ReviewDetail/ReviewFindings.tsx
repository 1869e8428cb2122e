import { type Finding, findingText, SEVERITIES } from '@kathaloka/story';
import { Pill } from '../../../primitives/Pill/Pill.tsx';
import { FindingItem, FindingList, Part, PartTitle, Scene } from './ReviewDetail.styles.ts';
import { adminWords } from '../../../words/admin/en.ts';
import { findingsWords } from '../../../words/findings/en.ts';
import { useWords } from '../../../words/useWords.ts';

const TONES = { error: 'error', warning: 'warning', hint: 'info' } as const;

interface ReviewFindingsProps {
  /** The findings; `undefined` while the checks run. */
  findings: readonly Finding[] | undefined;
}

/** The findings of the story checks, most severe first. */
export function ReviewFindings({ findings }: ReviewFindingsProps) {
  const words = useWords(adminWords).reviews;
  const findingWords = useWords(findingsWords);
  const sorted = SEVERITIES.flatMap(
    (severity) => findings?.filter((finding) => finding.severity === severity) ?? [],
  );
  return (
    <Part>
      <PartTitle>{words.findings}</PartTitle>
      {sorted.length === 0 ? (
        <p>{findings ? words.noFindings : words.checking}</p>
      ) : (
        <FindingList>
          {sorted.map((finding, index) => (
            <FindingItem key={index}>
              <Pill tone={TONES[finding.severity]}>{words.severities[finding.severity]}</Pill>
              <span>
                {finding.node !== null && <Scene>{finding.node}: </Scene>}
                {findingText(findingWords, finding)}
              </span>
            </FindingItem>
          ))}
        </FindingList>
      )}
    </Part>
  );
}
