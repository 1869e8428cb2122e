export interface UndescribedProps {
  /** What it says. */
  text: string;
  tone: string;
}

function Undescribed({ text, tone }: UndescribedProps) {
  return <p data-tone={tone}>{text}</p>;
}

export const undescribed = Undescribed;
