import { type ExpressionFault, parseCondition, parseEffects } from '@kathaloka/contract/story';
import { type ComponentProps, type KeyboardEvent, useId, useRef, useState } from 'react';
import { FormField } from '../../../patterns/FormField/FormField.tsx';
import { TextField } from '../../../primitives/TextField/TextField.tsx';
import { useStructureWords } from '../../../words/areas/useStructureWords.ts';
import { completed, completionsOf, type ExpressionKind } from '../model/completions.ts';
import { conditionReading, effectsReading } from '../model/expressionReading.ts';
import type { StoryNames } from '../model/storyNames.ts';
import { ExpressionRoot, FaultPlace, Option, Options, Reading } from './ExpressionField.styles.ts';

export interface ExpressionFieldProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Its name. */
  label: string;
  /** Whether it says when something is told, or what it changes. */
  kind: ExpressionKind;
  /** The expression as it was typed. */
  value: string;
  /** The names that the story uses already. */
  names: StoryNames;
  /** Called with every letter. */
  onValueChange: (value: string) => void;
}

const SHOWN_BEFORE = 16;

/** The place of a fault in the text, because nobody counts characters. */
function Place({ text, fault: { at } }: { text: string; fault: ExpressionFault }) {
  return (
    <FaultPlace dir="auto" aria-hidden>
      {text.slice(Math.max(0, at - SHOWN_BEFORE), at)}
      <mark>{text.slice(at).trimEnd() || '?'}</mark>
    </FaultPlace>
  );
}

/** A condition or an effect: read aloud in plain language, faults at their place, names of the story offered. */
export function ExpressionField({ label, kind, value, names, onValueChange, ...rest }: ExpressionFieldProps) {
  const words = useStructureWords();
  const listId = useId();
  const inputRef = useRef<HTMLInputElement>(null);
  const [caret, setCaret] = useState<number>();
  const [active, setActive] = useState(0);
  const offered = completionsOf(value, caret ?? 0, kind, names);
  const isOpen = caret !== undefined && offered.options.length > 0;
  const isBlank = value.trim() === '';
  const fault = isBlank
    ? undefined
    : (kind === 'condition' ? parseCondition(value) : parseEffects(value)).fault;

  function complete(option: string) {
    const next = completed(value, offered, option);
    onValueChange(next);
    setCaret(undefined);
    inputRef.current?.focus();
  }

  function handleKey(event: KeyboardEvent) {
    if (!isOpen || event.nativeEvent.isComposing) return;
    const { options } = offered;
    if (event.key === 'ArrowDown') setActive((at) => (at + 1) % options.length);
    else if (event.key === 'ArrowUp') setActive((at) => (at + options.length - 1) % options.length);
    else if (event.key === 'Enter') complete(options[Math.min(active, options.length - 1)]!);
    else if (event.key === 'Escape') setCaret(undefined);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  function reading(): string {
    if (isBlank) return '';
    if (kind === 'effect') return effectsReading(parseEffects(value).value ?? [], words.readings);
    const condition = parseCondition(value).value;
    return condition ? conditionReading(condition, words.readings) : '';
  }

  return (
    <ExpressionRoot {...rest}>
      <FormField
        label={label}
        error={
          fault && (
            <>
              {words.expressionFault(fault.at + 1, fault.message)} <Place text={value} fault={fault} />
            </>
          )
        }
      >
        <TextField
          ref={inputRef}
          dir="auto"
          spellCheck={false}
          autoComplete="off"
          placeholder={words.expressionExamples[kind]}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={isOpen ? listId : undefined}
          aria-activedescendant={isOpen ? `${listId}-${active}` : undefined}
          value={value}
          onValueChange={(next) => {
            onValueChange(next);
            setActive(0);
            setCaret(inputRef.current?.selectionStart ?? next.length);
          }}
          onKeyDown={handleKey}
          onBlur={() => setCaret(undefined)}
        />
      </FormField>
      {isOpen && (
        <Options id={listId} role="listbox" aria-label={words.completions}>
          {offered.options.map((option, index) => (
            <Option
              key={option}
              id={`${listId}-${index}`}
              role="option"
              aria-selected={index === active}
              // the field keeps the focus
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => complete(option)}
            >
              {option}
            </Option>
          ))}
        </Options>
      )}
      {!fault && !isBlank && <Reading dir="auto">{reading()}</Reading>}
    </ExpressionRoot>
  );
}
