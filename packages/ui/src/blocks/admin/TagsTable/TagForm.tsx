import type { Tag } from '@kathaloka/contract/entities';
import { useForm } from '../../../hooks/useForm.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Chip } from '../../../primitives/Chip/Chip.tsx';
import { Panel } from '../../../primitives/Panel/Panel.tsx';
import { nameLanguage } from '../../../theme/nameLanguage.ts';
import { NamesFields } from '../names/NamesFields.tsx';
import { type NamesForm, namesForm, namesRules, namesValues } from '../names/namesForm.ts';
import { Colors, Dot, FormFoot, FormRoot, Hint, Legend } from './TagsTable.styles.ts';
import { colorsFor, TAG_COLORS } from './tagColors.ts';
import { adminWords } from '../../../words/admin/en.ts';
import { useWords } from '../../../words/useWords.ts';

export type TagValues = Pick<Tag, 'display_name' | 'names' | 'color'>;

interface TagFormProps {
  /** The tag to edit; without it the form creates one. */
  tag: Tag | undefined;
  onSubmit: (values: TagValues) => void;
  /** Called to cancel; omitted if there is nothing to cancel. */
  onCancel?: (() => void) | undefined;
}

/** A form for a tag's names and the colour of its dot, with a preview. */
export function TagForm({ tag, onSubmit, onCancel }: TagFormProps) {
  const shared = useWords(adminWords);
  const words = shared.tags;
  const form = useForm<NamesForm & Pick<Tag, 'color'>>({
    initialValues: { ...namesForm(tag), color: tag?.color ?? TAG_COLORS[1] },
    rules: namesRules,
    onSubmit: ({ color, ...names }) => onSubmit({ ...namesValues(names), color }),
  });
  const { display_name, color } = form.values;

  return (
    <Panel title={tag ? words.editTitle : words.add}>
      <FormRoot noValidate onSubmit={form.handleSubmit}>
        <NamesFields form={form} label={words.display_name} />
        <Colors>
          <Legend>{words.color}</Legend>
          {colorsFor(tag?.color ?? color).map((offered, index) => (
            <Dot key={offered} style={{ '--kl-dot': offered }}>
              <input
                type="radio"
                name="color"
                aria-label={words.colors[index] ?? words.otherColor}
                checked={offered.toLowerCase() === color.toLowerCase()}
                onChange={() => form.field('color').onValueChange(offered)}
              />
            </Dot>
          ))}
        </Colors>
        <Hint>{words.colorHint}</Hint>
        <FormFoot>
          <Chip color={color} lang={nameLanguage(display_name)}>
            {display_name.trim() || '…'}
          </Chip>
          <span>
            {onCancel && (
              <Button size="small" onClick={onCancel}>
                {shared.cancel}
              </Button>
            )}
            <Button type="submit" variant="primary" size="small" disabled={form.hasErrors}>
              {tag ? shared.save : words.create}
            </Button>
          </span>
        </FormFoot>
      </FormRoot>
    </Panel>
  );
}
