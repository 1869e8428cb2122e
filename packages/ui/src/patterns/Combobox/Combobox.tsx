import { Combobox as Base } from '@base-ui/react/combobox';
import { Check, ChevronDown, X } from 'lucide-react';
import { useFieldControl } from '../../primitives/FieldContext/FieldContext.ts';
import { useComboboxWords } from '../../words/areas/useComboboxWords.ts';
import {
  Detail,
  Empty,
  Field,
  Input,
  Item,
  Label,
  List,
  Mark,
  Popup,
  Positioner,
  Tool,
} from './Combobox.styles.ts';

export interface ComboboxOption {
  value: string;
  /** What a person reads and types. */
  label: string;
  /** A few words more, under the label. */
  detail?: string;
}

export interface ComboboxProps {
  /** Its name; inside a `FormField`, the same words as there. */
  label: string;
  /** What can be chosen, in this order. */
  options: readonly ComboboxOption[];
  /** The value that is chosen; `null` while none is. */
  value: string | null;
  /** Called with the new choice. */
  onValueChange: (value: string | null) => void;
  /** Stands in the field while nothing is chosen. */
  placeholder?: string;
  /** What the list says where nothing matches. */
  empty?: string;
  /** The choice may be taken back. */
  isClearable?: boolean;
  /** It cannot be used now. */
  disabled?: boolean;
}

/** A choice from a list too long to look through: what is typed narrows it. */
export function Combobox({
  label,
  options,
  value,
  onValueChange,
  placeholder,
  empty,
  isClearable = false,
  disabled = false,
}: ComboboxProps) {
  const words = useComboboxWords();
  const field = useFieldControl();
  const chosen = options.find((option) => option.value === value) ?? null;

  return (
    <Base.Root
      items={options}
      value={chosen}
      disabled={disabled}
      onValueChange={(option: ComboboxOption | null) => onValueChange(option?.value ?? null)}
    >
      <Field data-invalid={field['aria-invalid']}>
        <Input {...field} aria-label={field.id ? undefined : label} placeholder={placeholder} />
        {isClearable && (
          <Tool as={Base.Clear} aria-label={words.clear(label)}>
            <X />
          </Tool>
        )}
        <Tool as={Base.Trigger} aria-label={words.open(label)}>
          <ChevronDown />
        </Tool>
      </Field>
      <Options empty={empty ?? words.empty} />
    </Base.Root>
  );
}

interface OptionsProps {
  empty: string;
}

function Options({ empty }: OptionsProps) {
  return (
    <Base.Portal>
      <Positioner sideOffset={6}>
        <Popup>
          <Empty>{empty}</Empty>
          <List>
            {(option: ComboboxOption) => (
              <Item key={option.value} value={option}>
                <span>
                  <Label>{option.label}</Label>
                  {option.detail && <Detail>{option.detail}</Detail>}
                </span>
                <Mark>
                  <Check />
                </Mark>
              </Item>
            )}
          </List>
        </Popup>
      </Positioner>
    </Base.Portal>
  );
}
