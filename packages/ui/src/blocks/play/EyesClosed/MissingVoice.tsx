import { LiveRegion } from '../../../patterns/LiveRegion/LiveRegion.tsx';
import { Note } from '../../../patterns/Note/Note.tsx';

interface MissingVoiceProps {
  /** What is said of it; empty if nothing is missing. */
  text: string;
}

/** Says that the device has no voice for a language: to see, and for screen readers. */
export function MissingVoice({ text }: MissingVoiceProps) {
  return (
    <>
      <LiveRegion>{text}</LiveRegion>
      {text !== '' && (
        <Note tone="warning" aria-hidden>
          {text}
        </Note>
      )}
    </>
  );
}
