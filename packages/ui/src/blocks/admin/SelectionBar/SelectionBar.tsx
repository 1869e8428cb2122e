import { BULK_STORIES_MAX, type BulkStoryAction } from '@kathaloka/contract/limits';
import type { ComponentProps } from 'react';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Checkbox } from '../../../primitives/Checkbox/Checkbox.tsx';
import { Actions, BarRoot, Summary } from './SelectionBar.styles.ts';
import { adminWords } from '../../../words/admin/en.ts';
import { useWords } from '../../../words/useWords.ts';

/** The actions, in their order; each acts on every selected story. */
const ACTIONS = ['feature', 'unfeature', 'archive', 'restore'] as const satisfies readonly BulkStoryAction[];

/** The component's own props, without the props of its root element. */
export interface SelectionBarOwnProps {
  /** The ids of the stories on this page. */
  pageIds: readonly string[];
  /** The ids of the selected stories, also of those on other pages. */
  checkedIds: ReadonlySet<string>;
  /** Called with the new selection. */
  onCheckedIdsChange: (ids: ReadonlySet<string>) => void;
  /** Called with the action for the selected stories. */
  onBulk: (action: BulkStoryAction) => void;
  /** Which action is pending. */
  busy?: BulkStoryAction | undefined;
  /** Called to save the selected stories as one file. Without it there is no button. */
  onExport?: (() => void) | undefined;
  /**
   * Whether the file is being made.
   * @default false
   */
  exporting?: boolean | undefined;
}

export interface SelectionBarProps
  extends Omit<ComponentProps<'section'>, 'children'>, SelectionBarOwnProps {}

/**
 * A bar with the number of selected stories, including those on other pages, and the bulk actions.
 *
 * @use Acts on the rows that are selected.
 * @avoid Not for one row: its own menu.
 * @heard How many are selected, when that changes.
 * @keys press, close
 * @example
 * <SelectionBar
 *   pageIds={ids}
 *   checkedIds={new Set()}
 *   onCheckedIdsChange={setChecked}
 *   onBulk={(action) => run(action)}
 * />
 */
export function SelectionBar({
  pageIds,
  checkedIds,
  onCheckedIdsChange,
  onBulk,
  busy,
  onExport,
  exporting = false,
  ...rest
}: SelectionBarProps) {
  const words = useWords(adminWords).stories;
  const onThisPage = pageIds.filter((id) => checkedIds.has(id)).length;
  const onOtherPages = checkedIds.size - onThisPage;
  const isTooMany = checkedIds.size > BULK_STORIES_MAX;
  const isActive = checkedIds.size > 0;

  function handlePage(isChecked: boolean) {
    const otherIds = [...checkedIds].filter((id) => !pageIds.includes(id));
    onCheckedIdsChange(new Set(isChecked ? [...otherIds, ...pageIds] : otherIds));
  }

  return (
    <BarRoot aria-label={words.selection} data-active={isActive || undefined} {...rest}>
      <Checkbox
        checked={pageIds.length > 0 && onThisPage === pageIds.length}
        disabled={pageIds.length === 0}
        onCheckedChange={handlePage}
      >
        {words.selectPage}
      </Checkbox>
      <Summary aria-live="polite">
        {isActive && words.selected(checkedIds.size)}
        {onOtherPages > 0 && ` · ${words.elsewhere(onOtherPages)}`}
        {isTooMany && ` · ${words.tooMany(BULK_STORIES_MAX)}`}
      </Summary>
      {isActive && (
        <Actions>
          {ACTIONS.map((action) => (
            <Button
              key={action}
              size="small"
              loading={busy === action}
              disabled={isTooMany || (busy !== undefined && busy !== action)}
              onClick={() => onBulk(action)}
            >
              {words.bulk[action]}
            </Button>
          ))}
          {onExport && (
            <Button size="small" loading={exporting} disabled={isTooMany} onClick={onExport}>
              {words.export}
            </Button>
          )}
          <Button size="small" variant="ghost" onClick={() => onCheckedIdsChange(new Set())}>
            {words.clear}
          </Button>
        </Actions>
      )}
    </BarRoot>
  );
}
