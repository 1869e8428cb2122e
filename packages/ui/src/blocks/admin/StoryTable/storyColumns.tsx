import type { AdminStorySort } from '@kathaloka/contract/limits';
import { Eye, Pencil, Trash2 } from 'lucide-react';
import type { DataTableColumn } from '../../../patterns/DataTable/columns.ts';
import { Checkbox } from '../../../primitives/Checkbox/Checkbox.tsx';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import { Switch } from '../../../primitives/Switch/Switch.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { nameLanguage } from '../../../theme/nameLanguage.ts';
import type { Words } from '../../../words/en.ts';
import { RowActions } from '../adminPage.styles.ts';
import { ActionLink, AuthorButton, Wrapped } from './StoryTable.styles.ts';
import {
  CategoryCell,
  PremiumCell,
  StatsCell,
  type StoryTableRow,
  TagsCell,
  TitleCell,
} from './storyCells.tsx';

type Column = DataTableColumn<StoryTableRow>;

/** The columns that sort, by the server's own sort orders. */
type SortKey = Extract<AdminStorySort, 'title' | 'author' | 'category' | 'premium' | 'featured' | 'plays'>;
const sorts = (key: SortKey): SortKey => key;

export interface StoryColumnOptions {
  words: Words['admin']['stories'];
  /** Returns the label of the button that deletes a story. */
  removeLabel: (title: string) => string;
  /** Deletes a story; without it there is no button to do so. */
  onRemove: ((story: StoryTableRow) => void) | undefined;
  titleOf: (story: StoryTableRow) => string;
  authorOf: (story: StoryTableRow) => string;
  categoryOf: (story: StoryTableRow) => string;
  onFeaturedChange: (story: StoryTableRow, is_featured: boolean) => void;
  savingIds: ReadonlySet<string>;
  /** Filters by author; without it the author's name is plain text. */
  onAuthorSelect: ((story: StoryTableRow) => void) | undefined;
  /** The selected rows; without it the table has no checkboxes. */
  selection: StorySelection | undefined;
  viewHref: (story: StoryTableRow) => string;
  editHref: (story: StoryTableRow) => string;
}

/** The selected rows, and how to select one. */
export interface StorySelection {
  ids: ReadonlySet<string>;
  selectLabel: string;
  selectRow: (title: string) => string;
  onSelect: (story: StoryTableRow, isSelected: boolean) => void;
}

/** The columns of the story table, in the order of the specification. */
export function storyColumns(options: StoryColumnOptions): Column[] {
  return [...selectColumn(options), ...contentColumns(options), ...adminColumns(options)];
}

function selectColumn({ selection, titleOf }: StoryColumnOptions): Column[] {
  if (!selection) return [];
  const { ids, selectLabel, selectRow, onSelect } = selection;
  return [
    {
      key: 'select',
      header: selectLabel,
      isHeaderHidden: true,
      width: 'shrink',
      cell: (story) => (
        <Checkbox checked={ids.has(story.id)} onCheckedChange={(isChecked) => onSelect(story, isChecked)}>
          <VisuallyHidden>{selectRow(titleOf(story))}</VisuallyHidden>
        </Checkbox>
      ),
    },
  ];
}

function contentColumns({
  words,
  titleOf,
  authorOf,
  categoryOf,
  onAuthorSelect,
}: StoryColumnOptions): Column[] {
  return [
    {
      key: sorts('title'),
      header: words.columns.title,
      isRowHeader: true,
      width: 'grow',
      sortValue: titleOf,
      cell: (story) => <TitleCell story={story} title={titleOf(story)} />,
    },
    {
      key: sorts('author'),
      header: words.columns.author,
      sortValue: authorOf,
      cell: (story) => (
        <Wrapped>
          {onAuthorSelect ? (
            <AuthorButton
              type="button"
              aria-label={words.onlyBy(authorOf(story))}
              onClick={() => onAuthorSelect(story)}
            >
              <bdi lang={nameLanguage(authorOf(story))}>{authorOf(story)}</bdi>
            </AuthorButton>
          ) : (
            <bdi lang={nameLanguage(authorOf(story))}>{authorOf(story)}</bdi>
          )}
        </Wrapped>
      ),
    },
    {
      key: sorts('category'),
      header: words.columns.category,
      sortValue: categoryOf,
      cell: ({ category }) => <CategoryCell category={category} />,
    },
    { key: 'tags', header: words.columns.tags, cell: ({ tags }) => <TagsCell tags={tags} /> },
  ];
}

function adminColumns({
  words,
  removeLabel,
  onRemove,
  titleOf,
  onFeaturedChange,
  savingIds,
  viewHref,
  editHref,
}: StoryColumnOptions): Column[] {
  return [
    {
      key: sorts('premium'),
      header: words.columns.premium,
      sortValue: ({ is_premium }) => Number(is_premium),
      cell: ({ is_premium }) => <PremiumCell isPremium={is_premium} />,
    },
    {
      key: sorts('featured'),
      header: words.columns.featured,
      sortValue: ({ is_featured }) => Number(is_featured),
      cell: (story) => (
        <Switch
          label={words.feature(titleOf(story))}
          checked={story.is_featured}
          loading={savingIds.has(story.id)}
          // an unpublished story can only lose the flag
          disabled={story.status !== 'published' && !story.is_featured}
          states={{ on: words.featured, off: words.notFeatured }}
          onCheckedChange={(isChecked) => onFeaturedChange(story, isChecked)}
        />
      ),
    },
    {
      key: sorts('plays'),
      header: words.columns.stats,
      sortValue: ({ stats }) => stats.plays_total,
      cell: ({ stats }) => <StatsCell stats={stats} />,
    },
    {
      key: 'actions',
      header: words.columns.actions,
      isPinned: true,
      width: 'shrink',
      cell: (story) => (
        <RowActions>
          <ActionLink href={viewHref(story)} aria-label={words.view(titleOf(story))}>
            <Eye />
          </ActionLink>
          <ActionLink href={editHref(story)} aria-label={words.edit(titleOf(story))}>
            <Pencil />
          </ActionLink>
          {onRemove && <RemoveButton label={removeLabel(titleOf(story))} onClick={() => onRemove(story)} />}
        </RowActions>
      ),
    },
  ];
}

function RemoveButton(props: { label: string; onClick: () => void }) {
  return (
    <IconButton variant="plain" size="small" {...props}>
      <Trash2 />
    </IconButton>
  );
}
