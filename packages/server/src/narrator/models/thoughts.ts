const OPEN = '<think>';
const CLOSE = '</think>';

export interface Said {
  readonly text: string;
  readonly reasoning: string;
}

/**
 * Splits off reasoning at the beginning of a text, for servers without a parser for it
 * (https://docs.vllm.ai/en/v0.7.2/_sources/features/reasoning_outputs.md). Later tags are part of the text.
 */
export function splitThoughts(): { take(piece: string): Said; rest(): Said } {
  let state: 'before' | 'thinking' | 'telling' = 'before';
  let held = '';

  function take(piece: string): Said {
    if (state === 'telling') return { text: piece, reasoning: '' };
    held += piece;
    if (state === 'before') {
      const begun = held.trimStart();
      if (OPEN.startsWith(begun.slice(0, OPEN.length)) && begun.length < OPEN.length) return nothing;
      if (!begun.startsWith(OPEN)) return tell(held, '');
      state = 'thinking';
      held = begun.slice(OPEN.length);
    }
    const end = held.indexOf(CLOSE);
    if (end >= 0) return tell(held.slice(end + CLOSE.length).trimStart(), held.slice(0, end));
    return think();
  }
  function tell(text: string, reasoning: string): Said {
    state = 'telling';
    held = '';
    return { text, reasoning };
  }
  /** Holds back what may be the beginning of the closing tag. */
  function think(): Said {
    const open = held.lastIndexOf('<');
    const mayClose = open >= 0 && CLOSE.startsWith(held.slice(open));
    const reasoning = mayClose ? held.slice(0, open) : held;
    held = mayClose ? held.slice(open) : '';
    return { text: '', reasoning };
  }
  return {
    take,
    rest: () => (state === 'thinking' ? { text: '', reasoning: held } : { text: held, reasoning: '' }),
  };
}

const nothing: Said = { text: '', reasoning: '' };
