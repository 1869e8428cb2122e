import type { Named } from '@kathaloka/contract/rules';
import { Check } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { useControlled } from '../../hooks/useControlled.ts';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { nameLanguage } from '../../theme/nameLanguage.ts';
import { hasName, useNameOf } from '../../words/useNameOf.ts';
import { ColourDot, Finder, MoreTags, TagRoot, TagToggle } from './TagPicker.styles.ts';
import { fieldWords } from '../../words/field/en.ts';
import { useWords } from '../../words/useWords.ts';

/** A tag to choose. */
export interface PickedTag extends Named {
  readonly id: string;
  readonly color: string;
}

export interface TagPickerProps extends Omit<ComponentProps<'fieldset'>, 'children' | 'defaultValue'> {
  /** The group's accessible name. */
  label: string;
  /** All tags, in order. */
  tags: readonly PickedTag[];
  /** The selected ids. Uncontrolled if omitted. */
  value?: readonly string[] | undefined;
  /**
   * The initially selected ids of an uncontrolled picker.
   * @default []
   */
  defaultValue?: readonly string[] | undefined;
  /**
   * The maximum number of selected tags.
   * @default Infinity
   */
  max?: number;
  /** Called with the selected ids. */
  onValueChange?: ((value: string[]) => void) | undefined;
}

/** The number of tags beyond which there is a search field. */
const MANY = 40;

/** The selected tags, and a limited number of others that match the search. */
function tagsToShow(
  tags: readonly PickedTag[],
  chosen: readonly string[],
  text: string,
): readonly PickedTag[] {
  if (tags.length <= MANY) return tags;
  const wanted = text.trim();
  const others = tags.filter((tag) => !chosen.includes(tag.id) && hasName(tag, wanted));
  return [...tags.filter(({ id }) => chosen.includes(id)), ...others.slice(0, MANY)];
}

/**
 * Tags as toggle chips; with a search field if there are many. A selected one has a tick instead of its
 * colour.
 *
 * @use Chooses some of many tags, up to a maximum.
 * @avoid Not for one of them: `Select`.
 * @heard The name of the group; each tag, on or off; how many are left.
 * @keys tab, press
 * @example
 * <TagPicker label="Tags" tags={tags} value={ids} onValueChange={setIds} />
 */
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
  const words = useWords(fieldWords);
  const nameOf = useNameOf();
  const [text, setText] = useState('');
  const shown = tagsToShow(tags, chosen, text);
  const isFull = chosen.length >= max;

  function toggle(id: string) {
    if (chosen.includes(id)) choose(chosen.filter((other) => other !== id));
    else if (!isFull) choose([...chosen, id]);
  }

  return (
    <TagRoot aria-label={label} {...rest}>
      {tags.length > MANY && (
        <Finder>
          <TextField
            aria-label={words.findTag}
            placeholder={words.findTag}
            value={text}
            onValueChange={setText}
          />
        </Finder>
      )}
      {shown.map((tag) => {
        const { id, color } = tag;
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
            <bdi lang={nameLanguage(nameOf(tag))}>{nameOf(tag)}</bdi>
          </TagToggle>
        );
      })}
      {shown.length < tags.length && text.trim() === '' && (
        <MoreTags>{words.moreTags(tags.length - shown.length)}</MoreTags>
      )}
    </TagRoot>
  );
}
