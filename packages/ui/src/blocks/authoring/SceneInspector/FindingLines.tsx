import { type Finding, findingText } from '@kathaloka/story';
import { severityIcons } from '../FindingsPanel/severityIcons.tsx';
import { FindingLine, FindingList } from './Stakes.styles.ts';
import { findingsWords } from '../../../words/findings/en.ts';
import { useWords } from '../../../words/useWords.ts';

interface FindingLinesProps {
  findings: readonly Finding[];
}

/** What the checks say of the fields above. */
export function FindingLines({ findings }: FindingLinesProps) {
  const words = useWords(findingsWords);
  if (findings.length === 0) return null;
  return (
    <FindingList>
      {findings.map((finding, index) => (
        <FindingLine key={index} data-severity={finding.severity}>
          {severityIcons[finding.severity]}
          <span>{findingText(words, finding)}</span>
        </FindingLine>
      ))}
    </FindingList>
  );
}
