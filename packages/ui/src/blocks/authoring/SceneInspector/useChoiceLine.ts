import { type KeyboardEvent, useRef } from 'react';

interface ChoiceLine {
  text: string;
  onTextChange: (text: string) => void;
  onLine: (line: string) => void;
  onNext: () => void;
}

const ARROW = /->|→/u;

/** Handles a choice's text field: blur parses text with an arrow, Enter goes to the next choice. */
export function useChoiceLine({ text, onTextChange, onLine, onNext }: ChoiceLine) {
  // parse an arrow only after typing in the field: an older one is part of the text
  const isTyped = useRef(false);

  function read() {
    if (isTyped.current && ARROW.test(text)) onLine(text);
    isTyped.current = false;
  }

  return {
    value: text,
    onValueChange(next: string) {
      isTyped.current = true;
      onTextChange(next);
    },
    onBlur: read,
    onKeyDown(event: KeyboardEvent) {
      const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.nativeEvent.isComposing;
      if (event.key !== 'Enter' || !isPlain) return;
      event.preventDefault();
      if (text.trim() === '') return;
      read();
      onNext();
    },
  };
}
