import type { Story } from '@kathaloka/contract/entities';
import { TitleCell } from '../../blocks/admin/StoryTable/storyCells.tsx';
import type { DataTableColumn } from '../../patterns/DataTable/columns.ts';
import { DataTable } from '../../patterns/DataTable/DataTable.tsx';
import { Panel } from '../../primitives/Panel/Panel.tsx';
import { useAdminWords } from '../../words/areas/useAdminWords.ts';
import { useStoryWords } from '../../words/areas/useStoryWords.ts';
import type { Words } from '../../words/en.ts';

function mostPlayedColumns(
  { overview: words, number, percent }: Words['admin'],
  storyWords: Words['story'],
): DataTableColumn<Story>[] {
  return [
    {
      key: 'story',
      header: words.story,
      isRowHeader: true,
      width: 'grow',
      cell: (story) => <TitleCell story={story} title={story.title.trim() || storyWords.untitled} />,
    },
    {
      key: 'author',
      header: words.author,
      cell: ({ author }) => <bdi>{author.display_name?.trim() || storyWords.unknownAuthor}</bdi>,
    },
    {
      key: 'plays',
      header: words.plays,
      align: 'end',
      cell: ({ stats }) => number(stats.plays_total),
    },
    {
      key: 'finish',
      header: words.finish,
      align: 'end',
      cell: ({ stats }) => (stats.completion_rate === null ? '–' : percent(stats.completion_rate)),
    },
  ];
}

interface MostPlayedProps {
  stories: readonly Story[];
}

/** The stories that were played most. */
export function MostPlayed({ stories }: MostPlayedProps) {
  const words = useAdminWords();
  const storyWords = useStoryWords();
  return (
    <Panel title={words.overview.mostPlayed}>
      <DataTable
        label={words.overview.mostPlayed}
        rows={stories}
        rowKey={({ id }) => id}
        empty={words.overview.noStories}
        columns={mostPlayedColumns(words, storyWords)}
      />
    </Panel>
  );
}
