import type { Overview } from '@kathaloka/contract/entities';
import { usePaths } from '../../paths.ts';
import type { DataTableColumn } from '../../patterns/DataTable/columns.ts';
import { DataTable } from '../../patterns/DataTable/DataTable.tsx';
import { Panel } from '../../primitives/Panel/Panel.tsx';
import { TextLink } from '../../primitives/TextLink/TextLink.tsx';
import { directionOf } from '../../theme/direction.ts';
import type { Words } from '../../words/en.ts';
import { adminOverviewWords } from '../../words/adminOverview/en.ts';
import { storyWords } from '../../words/story/en.ts';
import { useWords } from '../../words/useWords.ts';

interface MostPlayedProps {
  stories: Overview['most_played'];
}

export function MostPlayed({ stories }: MostPlayedProps) {
  const words = useWords(adminOverviewWords);
  return (
    <Panel title={words.mostPlayed}>
      <DataTable
        label={words.mostPlayed}
        rows={stories}
        rowKey={({ id }) => id}
        empty={words.noStories}
        columns={mostPlayedColumns(words)}
      />
    </Panel>
  );
}

type PlayedStory = Overview['most_played'][number];

function mostPlayedColumns(words: Words['adminOverview']): DataTableColumn<PlayedStory>[] {
  return [
    {
      key: 'story',
      header: words.story,
      isRowHeader: true,
      width: 'grow',
      cell: (story) => <StoryLink story={story} />,
    },
    {
      key: 'plays',
      header: words.plays,
      align: 'end',
      cell: ({ plays }) => words.number(plays),
    },
  ];
}

interface StoryLinkProps {
  story: PlayedStory;
}

function StoryLink({ story: { id, title, language } }: StoryLinkProps) {
  const paths = usePaths();
  const { untitled } = useWords(storyWords);
  return (
    <TextLink href={paths.story(id)}>
      <bdi lang={language} dir={directionOf(language)}>
        {title.trim() || untitled}
      </bdi>
    </TextLink>
  );
}
