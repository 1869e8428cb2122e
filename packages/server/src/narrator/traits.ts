/** Up to this many billion parameters, a model follows patterns rather than rules. */
const SMALL_BILLIONS = 14;
const THINKING = /\b(?:o[1-9]|gpt-5|deepseek-r\d|qwq|magistral|gpt-oss)\b|thinking|reason/i;

interface KnownModel {
  readonly model: string;
  /** The operator's setting; undefined: derived from the name. */
  readonly isSmall: boolean | undefined;
  readonly isThinking: boolean | undefined;
}

/** The traits of a model, by the operator's settings or by its name. */
export function traitsOf({ model, isSmall, isThinking }: KnownModel) {
  const [, billions] = /(\d+(?:\.\d+)?)b\b/i.exec(model) ?? [];
  return {
    isSmall: isSmall ?? (billions !== undefined && Number(billions) <= SMALL_BILLIONS),
    isThinking: isThinking ?? THINKING.test(model),
  };
}
