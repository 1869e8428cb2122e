import type { Overview } from '@kathaloka/contract/entities';
import { usePaths } from '../../paths.ts';
import { DataTable } from '../../patterns/DataTable/DataTable.tsx';
import { Panel } from '../../primitives/Panel/Panel.tsx';
import { TextLink } from '../../primitives/TextLink/TextLink.tsx';
import { directionOf } from '../../theme/direction.ts';
import { useAdminOverviewWords } from '../../words/areas/useAdminOverviewWords.ts';
import { useStoryWords } from '../../words/areas/useStoryWords.ts';

interface MostPlayedProps {
  stories: Overview['most_played'];
}

/** The stories that were played most in the period. */
export function MostPlayed({ stories }: MostPlayedProps) {
  const paths = usePaths();
  const words = useAdminOverviewWords();
  const storyWords = useStoryWords();
  return (
    <Panel title={words.mostPlayed}>
      <DataTable
        label={words.mostPlayed}
        rows={stories}
        rowKey={({ id }) => id}
        empty={words.noStories}
        columns={[
          {
            key: 'story',
            header: words.story,
            isRowHeader: true,
            width: 'grow',
            cell: ({ id, title, language }) => (
              <TextLink href={paths.story(id)}>
                <bdi lang={language} dir={directionOf(language)}>
                  {title.trim() || storyWords.untitled}
                </bdi>
              </TextLink>
            ),
          },
          {
            key: 'plays',
            header: words.plays,
            align: 'end',
            cell: ({ plays }) => words.number(plays),
          },
        ]}
      />
    </Panel>
  );
}
