import { type ExpressionFault, parseCondition, parseEffects } from '@kathaloka/story';
import type { ComponentProps } from 'react';
import { FormField } from '../../../patterns/FormField/FormField.tsx';
import { TextField } from '../../../primitives/TextField/TextField.tsx';
import type { ExpressionKind, StoryNames } from '@kathaloka/story/editing';
import { conditionReading, effectsReading } from '../expressionReading.ts';
import { ExpressionRoot, FaultPlace, Option, Options, Reading } from './ExpressionField.styles.ts';
import { useCompletions } from './useCompletions.ts';
import { structureWords } from '../../../words/structure/en.ts';
import { useWords } from '../../../words/useWords.ts';

export interface ExpressionFieldProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The label of the field. */
  label: string;
  /** Whether the expression is a condition or an effect. */
  kind: ExpressionKind;
  /** The expression as typed. */
  value: string;
  /** The names that the story uses already. */
  names: StoryNames;
  /** Called on every change. */
  onValueChange: (value: string) => void;
}

const SHOWN_BEFORE = 16;

/**
 * Quotes the expression around an error, and marks it from the error on. Hidden from screen readers, since the message
 * has the error's offset.
 */
function Place({ text, fault: { at } }: { text: string; fault: ExpressionFault }) {
  return (
    <FaultPlace dir="auto" aria-hidden>
      {text.slice(Math.max(0, at - SHOWN_BEFORE), at)}
      <mark>{text.slice(at).trimEnd() || '?'}</mark>
    </FaultPlace>
  );
}

function useReading(kind: ExpressionKind, value: string): { fault?: ExpressionFault; reading: string } {
  const { readings } = useWords(structureWords);
  if (value.trim() === '') return { reading: '' };
  if (kind === 'effect') {
    const effects = parseEffects(value);
    return effects.fault
      ? { fault: effects.fault, reading: '' }
      : { reading: effectsReading(effects.value, readings) };
  }
  const condition = parseCondition(value);
  return condition.fault
    ? { fault: condition.fault, reading: '' }
    : { reading: conditionReading(condition.value, readings) };
}

/**
 * A field for a condition or an effect: explains it in plain language, shows errors at their position, and
 * completes names.
 *
 * @use Takes a condition or an effect, and says it in words.
 * @avoid Not for text: `TextField`.
 * @heard The label, the expression in words, its error and place.
 * @keys type
 * @example
 * <ExpressionField
 *   label="Condition"
 *   kind="condition"
 *   value={condition}
 *   names={names}
 *   onValueChange={setCondition}
 * />
 */
export function ExpressionField({ label, kind, value, names, onValueChange, ...rest }: ExpressionFieldProps) {
  const words = useWords(structureWords);
  const { options, field, list, optionAt } = useCompletions({ value, kind, names, onValueChange });
  const { fault, reading } = useReading(kind, value);
  const error = fault && (
    <>
      {words.expressionFault(fault.at + 1, fault.message)} <Place text={value} fault={fault} />
    </>
  );

  return (
    <ExpressionRoot {...rest}>
      <FormField label={label} error={error}>
        <TextField
          dir="auto"
          spellCheck={false}
          autoComplete="off"
          placeholder={words.expressionExamples[kind]}
          {...field}
        />
      </FormField>
      {options.length > 0 && (
        <Options {...list} aria-label={words.completions}>
          {options.map((option, index) => (
            <Option key={option} {...optionAt(index)}>
              {option}
            </Option>
          ))}
        </Options>
      )}
      {reading && <Reading>{reading}</Reading>}
    </ExpressionRoot>
  );
}
