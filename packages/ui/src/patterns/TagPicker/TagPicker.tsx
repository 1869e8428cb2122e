import type { Tag } from '@kathaloka/contract/entities';
import { Check } from 'lucide-react';
import { ColourDot, TagRoot, TagToggle } from './TagPicker.styles.ts';

export interface TagPickerProps {
  /** What is picked, in words: the group's accessible name. */
  label: string;
  /** Every tag there is, in the order in which they are shown. */
  tags: readonly Tag[];
  /** The ids of those that are chosen. */
  selectedIds: readonly string[];
  /** How many may be chosen. */
  max?: number;
  /** Called with the ids that are chosen now. */
  onChange: (selectedIds: string[]) => void;
}

/** Tags as chips that are switched on and off. A chosen one has a tick in place of its colour. */
export function TagPicker({ label, tags, selectedIds, max = Infinity, onChange }: TagPickerProps) {
  const isFull = selectedIds.length >= max;

  function toggle(id: string) {
    if (selectedIds.includes(id)) onChange(selectedIds.filter((selected) => selected !== id));
    else if (!isFull) onChange([...selectedIds, id]);
  }

  return (
    <TagRoot aria-label={label}>
      {tags.map(({ id, display_name, color }) => {
        const isSelected = selectedIds.includes(id);
        return (
          <TagToggle
            key={id}
            type="button"
            aria-pressed={isSelected}
            aria-disabled={(isFull && !isSelected) || undefined}
            onClick={() => toggle(id)}
          >
            {isSelected ? <Check /> : <ColourDot style={{ '--tag-colour': color }} />}
            <bdi>{display_name}</bdi>
          </TagToggle>
        );
      })}
    </TagRoot>
  );
}
