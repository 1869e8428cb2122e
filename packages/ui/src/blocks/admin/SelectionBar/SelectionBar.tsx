import { BULK_STORIES_MAX, type BulkStoryAction } from '@kathaloka/contract/limits';
import type { ComponentProps } from 'react';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Checkbox } from '../../../primitives/Checkbox/Checkbox.tsx';
import { useAdminWords } from '../../../words/areas/useAdminWords.ts';
import { Actions, BarRoot, Said } from './SelectionBar.styles.ts';

/** The actions, in their order; each acts on every selected story. */
const ACTIONS = ['feature', 'unfeature', 'archive', 'restore'] as const satisfies readonly BulkStoryAction[];

/** The component's own props, without those of its root element. */
export interface SelectionBarOwnProps {
  /** The ids of the stories on this page. */
  pageIds: readonly string[];
  /** The ids of the selected stories, also of those on other pages. */
  selectedIds: ReadonlySet<string>;
  /** Called with all that are selected then. */
  onSelectedChange: (ids: ReadonlySet<string>) => void;
  /** Called with what is to be done to the selected stories. */
  onBulk: (action: BulkStoryAction) => void;
  /** Which of the actions is pending. */
  busy?: BulkStoryAction | undefined;
}

export interface SelectionBarProps
  extends Omit<ComponentProps<'section'>, 'children'>, SelectionBarOwnProps {}

/** What is selected in a list of stories, and what can be done to all of it. It says what is selected on other pages. */
export function SelectionBar({
  pageIds,
  selectedIds,
  onSelectedChange,
  onBulk,
  busy,
  ...rest
}: SelectionBarProps) {
  const words = useAdminWords().stories;
  const here = pageIds.filter((id) => selectedIds.has(id)).length;
  const elsewhere = selectedIds.size - here;
  const isTooMany = selectedIds.size > BULK_STORIES_MAX;
  const isActive = selectedIds.size > 0;

  function handlePage(isChecked: boolean) {
    const kept = [...selectedIds].filter((id) => !pageIds.includes(id));
    onSelectedChange(new Set(isChecked ? [...kept, ...pageIds] : kept));
  }

  return (
    <BarRoot aria-label={words.selection} data-active={isActive || undefined} {...rest}>
      <Checkbox
        checked={pageIds.length > 0 && here === pageIds.length}
        disabled={pageIds.length === 0}
        onCheckedChange={handlePage}
      >
        {words.selectPage}
      </Checkbox>
      <Said aria-live="polite">
        {isActive && words.selected(selectedIds.size)}
        {elsewhere > 0 && ` · ${words.elsewhere(elsewhere)}`}
        {isTooMany && ` · ${words.tooMany(BULK_STORIES_MAX)}`}
      </Said>
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
          <Button size="small" variant="ghost" onClick={() => onSelectedChange(new Set())}>
            {words.clear}
          </Button>
        </Actions>
      )}
    </BarRoot>
  );
}
