export interface ClosedProps {
  /** What it says. */
  text: string;
}

export function Closed({ text }: ClosedProps) {
  return <p>{text}</p>;
}
