import type { MySeries } from '@kathaloka/contract/entities';
import { useId } from 'react';
import { Note } from '../../../patterns/Note/Note.tsx';
import { Findings, Group, GroupTitle } from './SeriesEditor.styles.ts';
import { mySeriesWords } from '../../../words/mySeries/en.ts';
import { storyWords } from '../../../words/story/en.ts';
import { useWords } from '../../../words/useWords.ts';

interface SeriesFindingsProps {
  series: Pick<MySeries, 'parts' | 'findings'>;
}

/** The findings across the saved parts. */
export function SeriesFindings({ series: { parts, findings } }: SeriesFindingsProps) {
  const words = useWords(mySeriesWords);
  const { untitled } = useWords(storyWords);
  const id = useId();
  const titleOf = (part: string) => parts.find((each) => each.id === part)?.title.trim() || untitled;
  return (
    <Group aria-labelledby={id}>
      <GroupTitle id={id}>{words.findings}</GroupTitle>
      {findings.length === 0 ? (
        <p>{words.nothingWrong}</p>
      ) : (
        <Note tone="warning" title={words.findingCount(findings.length)}>
          <Findings>
            {findings.map(({ story_id, name, because }) => (
              <li key={`${story_id} ${name} ${because}`}>
                <bdi>{titleOf(story_id)}</bdi>: {words.finding[because](name ?? '')}
              </li>
            ))}
          </Findings>
        </Note>
      )}
    </Group>
  );
}
