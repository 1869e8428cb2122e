import type { Tag } from '@kathaloka/contract/entities';
import { Check } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useControlled } from '../../hooks/useControlled.ts';
import { ColourDot, TagRoot, TagToggle } from './TagPicker.styles.ts';

export interface TagPickerProps extends Omit<ComponentProps<'fieldset'>, 'children' | 'defaultValue'> {
  /** The group's accessible name. */
  label: string;
  /** All tags, in order. */
  tags: readonly Tag[];
  /** The selected ids. Uncontrolled if omitted. */
  value?: readonly string[] | undefined;
  /** The initially selected ids of an uncontrolled picker. */
  defaultValue?: readonly string[] | undefined;
  /** The maximum number of selected tags. */
  max?: number;
  /** Called with the selected ids. */
  onValueChange?: ((value: string[]) => void) | undefined;
}

/** Tags as toggle chips. A selected one has a tick in place of its colour. */
export function TagPicker({
  label,
  tags,
  value,
  defaultValue = [],
  max = Infinity,
  onValueChange,
  ...rest
}: TagPickerProps) {
  const [chosen, choose] = useControlled({
    value,
    defaultValue,
    onValueChange: (next) => onValueChange?.([...next]),
  });
  const isFull = chosen.length >= max;

  function toggle(id: string) {
    if (chosen.includes(id)) choose(chosen.filter((other) => other !== id));
    else if (!isFull) choose([...chosen, id]);
  }

  return (
    <TagRoot aria-label={label} {...rest}>
      {tags.map(({ id, display_name, color }) => {
        const isSelected = chosen.includes(id);
        return (
          <TagToggle
            key={id}
            type="button"
            aria-pressed={isSelected}
            aria-disabled={(isFull && !isSelected) || undefined}
            onClick={() => toggle(id)}
          >
            {isSelected ? <Check /> : <ColourDot style={{ '--kl-tag-colour': color }} />}
            <bdi>{display_name}</bdi>
          </TagToggle>
        );
      })}
    </TagRoot>
  );
}
