export interface UndocumentedDefaultProps {
  /** What it says. */
  text: string;
  /** Its size. */
  size?: number;
  /**
   * Its tone.
   * @default 'loud'
   */
  tone?: string;
}

function UndocumentedDefault({ text, size = 2, tone = 'quiet' }: UndocumentedDefaultProps) {
  return (
    <p data-size={size} data-tone={tone}>
      {text}
    </p>
  );
}

export const undocumentedDefault = UndocumentedDefault;
