const NOT_PRINTED = /(?![\t\n\r])\p{Cc}|[\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff\ufffe\uffff]/gu;

/** Unpaired surrogates: with the flag u, paired ones do not match. */
const HALVES = /\p{Surrogate}/gu;

export interface Cleaned {
  readonly text: string;
  /** How many characters were removed or replaced. */
  readonly count: number;
}

/** Removes control characters, bidirectional overrides and lone surrogates. Lines then end with `\n`. */
export function cleaned(text: string): Cleaned {
  let count = 0;
  const whole = text.replace(HALVES, () => {
    count += 1;
    return '\ufffd';
  });
  const begun = whole.startsWith('\ufeff') ? whole.slice(1) : whole;
  const printed = begun.replace(NOT_PRINTED, (character) => {
    if (character === '\u2028' || character === '\u2029') return '\n';
    count += 1;
    return '';
  });
  return { text: printed.replace(/\r\n?/g, '\n'), count };
}
