import { Eye, Pencil } from 'lucide-react';
import type { DataTableColumn } from '../../../patterns/DataTable/columns.ts';
import { Switch } from '../../../primitives/Switch/Switch.tsx';
import type { Words } from '../../../words/en.ts';
import { Quiet, RowActions } from '../adminPage.styles.ts';
import { ActionLink } from './StoryTable.styles.ts';
import { PremiumCell, StatsCell, type StoryTableRow, TagsCell, TitleCell } from './storyCells.tsx';

type Column = DataTableColumn<StoryTableRow>;

export interface StoryColumnOptions {
  words: Words['admin']['stories'];
  titleOf: (story: StoryTableRow) => string;
  authorOf: (story: StoryTableRow) => string;
  onFeaturedChange: (story: StoryTableRow, is_featured: boolean) => void;
  viewHref: (story: StoryTableRow) => string;
  editHref: (story: StoryTableRow) => string;
}

/** The columns of the story table, in the order of the specification. */
export function storyColumns(options: StoryColumnOptions): Column[] {
  return [...whatItIs(options), ...whatIsDecided(options)];
}

function categoryOf({ category }: StoryTableRow): string {
  return category?.display_name ?? '';
}

function whatItIs({ words, titleOf, authorOf }: StoryColumnOptions): Column[] {
  return [
    {
      key: 'title',
      header: words.columns.title,
      isRowHeader: true,
      width: 'grow',
      sortValue: titleOf,
      cell: (story) => <TitleCell story={story} title={titleOf(story)} />,
    },
    {
      key: 'author',
      header: words.columns.author,
      sortValue: authorOf,
      cell: (story) => <bdi>{authorOf(story)}</bdi>,
    },
    {
      key: 'category',
      header: words.columns.category,
      sortValue: categoryOf,
      cell: (story) => categoryOf(story) || <Quiet>{words.noCategory}</Quiet>,
    },
    { key: 'tags', header: words.columns.tags, cell: ({ tags }) => <TagsCell tags={tags} /> },
  ];
}

function whatIsDecided({
  words,
  titleOf,
  onFeaturedChange,
  viewHref,
  editHref,
}: StoryColumnOptions): Column[] {
  return [
    {
      key: 'premium',
      header: words.columns.premium,
      cell: ({ is_premium }) => <PremiumCell isPremium={is_premium} />,
    },
    {
      key: 'featured',
      header: words.columns.featured,
      sortValue: ({ is_featured }) => Number(is_featured),
      cell: (story) => (
        <Switch
          label={words.feature(titleOf(story))}
          checked={story.is_featured}
          states={{ on: words.featured, off: words.notFeatured }}
          onCheckedChange={(isChecked) => onFeaturedChange(story, isChecked)}
        />
      ),
    },
    {
      key: 'stats',
      header: words.columns.stats,
      sortValue: ({ stats }) => stats.plays_total,
      cell: ({ stats }) => <StatsCell stats={stats} />,
    },
    {
      key: 'actions',
      header: words.columns.actions,
      width: 'shrink',
      cell: (story) => (
        <RowActions>
          <ActionLink href={viewHref(story)} aria-label={words.view(titleOf(story))}>
            <Eye />
          </ActionLink>
          <ActionLink href={editHref(story)} aria-label={words.edit(titleOf(story))}>
            <Pencil />
          </ActionLink>
        </RowActions>
      ),
    },
  ];
}
