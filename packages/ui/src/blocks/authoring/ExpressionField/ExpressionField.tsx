import { type ExpressionFault, parseCheck, parseCondition, parseEffects, type Read } from '@kathaloka/story';
import type { ComponentProps } from 'react';
import { FormField } from '../../../patterns/FormField/FormField.tsx';
import { TextField } from '../../../primitives/TextField/TextField.tsx';
import type { ExpressionKind, StoryNames } from '@kathaloka/story/editing';
import { checkReading, conditionReading, effectsReading } from '../expressionReading.ts';
import { ExpressionRoot, FaultPlace, Option, Options, Reading } from './ExpressionField.styles.ts';
import { useCompletions } from './useCompletions.ts';
import { stakesWords } from '../../../words/stakes/en.ts';
import { structureWords } from '../../../words/structure/en.ts';
import { useWords } from '../../../words/useWords.ts';

export interface ExpressionFieldProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The label of the field. */
  label: string;
  /** Whether the expression is a condition, an effect, or the check of an attempt. */
  kind: ExpressionKind;
  /** The help text. */
  hint?: string | undefined;
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

interface ReadExpression {
  fault?: ExpressionFault;
  reading: string;
}

function readingOf<T>(read: Read<T>, say: (value: T) => string): ReadExpression {
  return read.fault ? { fault: read.fault, reading: '' } : { reading: say(read.value) };
}

function useReading(kind: ExpressionKind, value: string): ReadExpression {
  const { readings } = useWords(structureWords);
  const { readings: ofChecks } = useWords(stakesWords);
  if (value.trim() === '') return { reading: '' };
  switch (kind) {
    case 'effect':
      return readingOf(parseEffects(value), (effects) => effectsReading(effects, readings));
    case 'check':
      return readingOf(parseCheck(value), (check) => checkReading(check, ofChecks));
    default:
      return readingOf(parseCondition(value), (condition) => conditionReading(condition, readings));
  }
}

/**
 * A field for a condition, an effect or a check: explains it in plain language, shows errors at their position, and
 * completes names.
 *
 * @use Takes a condition, an effect or a check, and says it in words.
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
export function ExpressionField({
  label,
  kind,
  hint,
  value,
  names,
  onValueChange,
  ...rest
}: ExpressionFieldProps) {
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
      <FormField label={label} hint={hint} error={error}>
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
