import type { ContentRating, Difficulty } from '@kathaloka/contract/entities';
import { STORY_TAGS_MAX } from '@kathaloka/contract/limits';
import type { ReactNode } from 'react';
import { FormField } from '../../../patterns/FormField/FormField.tsx';
import { TagPicker } from '../../../patterns/TagPicker/TagPicker.tsx';
import { Checkbox } from '../../../primitives/Checkbox/Checkbox.tsx';
import { SegmentedControl } from '../../../primitives/SegmentedControl/SegmentedControl.tsx';
import { Select } from '../../../primitives/Select/Select.tsx';
import { Switch } from '../../../primitives/Switch/Switch.tsx';
import { TextArea } from '../../../primitives/TextArea/TextArea.tsx';
import { TextField } from '../../../primitives/TextField/TextField.tsx';
import { directionOf } from '../../../theme/direction.ts';
import type { Words } from '../../../words/en.ts';
import { useNameOptions } from '../../useNameOptions.ts';
import { OwnWidth, UnderCheck } from '../formLayout.styles.ts';
import { StoryNumberField } from '../StoryNumberField/StoryNumberField.tsx';
import { type FieldLook, lookOf, type StoryFieldName, type StoryFormName } from './storyForms.ts';
import type { StoryFormState } from './storyFormState.ts';
import { storyFieldsWords } from '../../../words/storyFields/en.ts';
import { useWords } from '../../../words/useWords.ts';

interface StoryFieldProps extends StoryFormState {
  name: StoryFieldName;
}

/** A field of a story, with the label, hint and control of the given form. */
export function StoryField(props: StoryFieldProps) {
  const { name, form, values, errors } = props;
  const words = useWords(storyFieldsWords);
  const look = lookOf(form, name);
  const label = labelIn(words, form, name);
  const hint = look.hasNoHint ? undefined : hintIn(words, form, name);
  const error = errors?.[name];
  const onValueChange = (value: unknown) => props.onEdit({ [name]: value });
  const checked = values[name] === true;

  switch (look.control) {
    case 'switch':
      return <Switch label={label} checked={checked} onCheckedChange={onValueChange} />;
    case 'check':
      return (
        <div>
          <Checkbox checked={checked} onCheckedChange={onValueChange}>
            {label}
          </Checkbox>
          <UnderCheck>{hint}</UnderCheck>
        </div>
      );
    case 'number':
      return (
        <StoryNumberField
          name={name as Parameters<typeof StoryNumberField>[0]['name']}
          value={Number(values[name])}
          label={label}
          error={error}
          isPlain={form === 'admin'}
          onValueChange={onValueChange}
        />
      );
    default: {
      const control = <FieldControl {...props} look={look} label={label} onValueChange={onValueChange} />;
      if (look.isBare) return control;
      return (
        <FormField
          data-field={name}
          label={label}
          hint={hint}
          error={error}
          required={look.required ?? false}
          isOptional={look.isOptional ?? false}
          isGroup={look.isSegmented ?? look.control === 'tags'}
        >
          {control}
        </FormField>
      );
    }
  }
}

interface FieldControlProps extends StoryFieldProps {
  look: FieldLook;
  label: string;
  onValueChange: (value: unknown) => void;
}

/** The control below the label. */
function FieldControl({ name, look, label, onValueChange, ...state }: FieldControlProps): ReactNode {
  const words = useWords(storyFieldsWords);
  const { form, values, language, categories = [], tags = [], onLeave } = state;
  const categoryOptions = useNameOptions(categories);
  const value = String(values[name] ?? '');
  const { required, isSegmented, rows, face = 'ui', limit, maxLength } = look;
  const control = { name, value, onValueChange, onBlur: onLeave && (() => onLeave(name)) };
  const text = { ...control, lang: language, dir: directionOf(language) };

  switch (look.control) {
    case 'line':
      return <TextField {...text} maxLength={maxLength} />;
    case 'text': {
      const placeholder = look.hasExample ? words.promptExample : undefined;
      return <TextArea {...text} rows={rows} face={face} limit={limit} placeholder={placeholder} />;
    }
    case 'address':
      return <TextField {...control} type="url" inputMode="url" dir="ltr" />;
    case 'tags': {
      const chosen = values.tag_ids ?? [];
      return (
        <TagPicker
          label={label}
          tags={tags}
          value={chosen}
          max={STORY_TAGS_MAX}
          onValueChange={onValueChange}
        />
      );
    }
    case 'category': {
      const none = { value: '', label: words.noCategory };
      return (
        <Select
          {...control}
          placeholder={required ? words.chooseCategory : undefined}
          options={required ? categoryOptions : [none, ...categoryOptions]}
        />
      );
    }
    default: {
      const { options: offered } = look;
      const options = (offered.includes(value) ? offered : [value, ...offered]).map((option) => ({
        value: option,
        label: optionIn(words, { form, name, option }),
      }));
      if (!isSegmented)
        return <Select name={name} value={value} options={options} onValueChange={onValueChange} />;
      return (
        <OwnWidth>
          <SegmentedControl value={value} options={options} onValueChange={onValueChange} />
        </OwnWidth>
      );
    }
  }
}

type FieldWords = Words['storyFields'];
type Texts = Readonly<Record<string, string | undefined>>;

/** Returns the label of a field; the form for administrators has some labels of its own. */
export function labelIn(words: FieldWords, form: StoryFormName, name: keyof FieldWords['labels']): string {
  const ofAdmins: Texts = words.adminLabels;
  return (form === 'admin' && ofAdmins[name]) || words.labels[name];
}

function hintIn(words: FieldWords, form: StoryFormName, name: StoryFieldName): string | undefined {
  const [hints, ofEditing, ofAdmins]: readonly Texts[] = [words.hints, words.editHints, words.adminHints];
  if (form === 'admin') return ofAdmins?.[name];
  return (form === 'edit' && ofEditing?.[name]) || hints?.[name];
}

interface Option {
  form: StoryFormName;
  name: StoryFieldName;
  option: string;
}

function optionIn(words: FieldWords, { form, name, option }: Option): string {
  if (name === 'language')
    return form === 'admin' ? words.languageName(option) : `${words.languageName(option)} (${option})`;
  const isOfAdmins = form === 'admin' && name === 'content_rating';
  return isOfAdmins ? words.adminRatings[option as ContentRating] : words.options[option as Difficulty];
}
