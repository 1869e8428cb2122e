/** The digit zero in each script of the story languages. */
const ZEROS = Array.from('0٠۰०০૦௦౦೦൦', (zero) => zero.codePointAt(0) ?? 0);

/** Converts digits of the story languages' scripts to ASCII. */
export function plainDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    const zero = ZEROS.find((first) => code >= first && code < first + 10);
    return zero === undefined ? digit : String(code - zero);
  });
}

/** Separators between groups of three digits, or in the Indian system of two before the last three. */
const IN_GROUPS = /^[+-]?[1-9]\d{0,2}(?:,\d{2,3})*,\d{3}$/;

/** Parses a typed number; undefined if the text is not a number. */
export function readNumber(text: string): number | undefined {
  const typed = plainDigits(text.trim()).replace(/[−–]/, '-');
  const plain = IN_GROUPS.test(typed) ? typed.replaceAll(',', '') : typed.replace(/[,٫]/, '.');
  if (!/^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i.test(plain)) return undefined;
  const number = Number(plain);
  return Number.isFinite(number) ? number : undefined;
}
