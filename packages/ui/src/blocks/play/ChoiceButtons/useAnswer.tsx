import { type ReactNode, useId, useRef, useState } from 'react';
import type { Words } from '../../../words/en.ts';
import { AnswerForm } from './AnswerForm.tsx';
import type { AnyLanguage } from '../../../theme/anyLanguage.ts';

interface Asking {
  text: string;
  asks?: boolean | undefined;
}

interface AnswerOptions<C extends Asking> {
  language: AnyLanguage;
  words: Words['play']['answer'];
  disabled?: boolean | undefined;
  /** Called with the choice, and with the answer if the choice asks for one. */
  onChoose: (choice: C, answer?: string) => void;
}

interface Answering<C extends Asking> {
  /** Chooses, or toggles the field of a choice that asks. */
  press: (choice: C) => void;
  /** The props of the button of a choice. */
  buttonProps: (choice: C, index: number) => { id: string; 'aria-expanded'?: boolean };
  /** The field under a choice, if it is open. */
  fieldUnder: (choice: C, index: number) => ReactNode;
}

/** Handles choices that ask for a name or a word: the button props, and the field. */
export function useAnswer<C extends Asking>({
  language,
  words,
  disabled,
  onChoose,
}: AnswerOptions<C>): Answering<C> {
  const [asked, setAsked] = useState<string>();
  const id = useId();
  const buttonId = (index: number) => `${id}${index}`;
  const openerRef = useRef<HTMLElement>(null);
  const isOpen = ({ text, asks }: C) => Boolean(asks) && text === asked;
  return {
    press(choice) {
      if (choice.asks) {
        openerRef.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
        setAsked(isOpen(choice) ? undefined : choice.text);
      } else onChoose(choice);
    },
    buttonProps: (choice, index) => ({
      id: buttonId(index),
      ...(choice.asks && { 'aria-expanded': isOpen(choice) }),
    }),
    fieldUnder: (choice, index) =>
      isOpen(choice) && (
        <AnswerForm
          labelledBy={buttonId(index)}
          language={language}
          words={words}
          disabled={disabled}
          onAnswer={(answer) => onChoose(choice, answer)}
          onCancel={() => {
            setAsked(undefined);
            openerRef.current?.focus();
          }}
        />
      ),
  };
}
