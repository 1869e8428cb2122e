import { LiveRegion } from '../../../patterns/LiveRegion/LiveRegion.tsx';
import { Note } from '../../../patterns/Note/Note.tsx';

interface MissingVoiceProps {
  /** The message; empty if no voice is missing. */
  text: string;
}

/** Says that the device has no voice for a language, visually and for screen readers. */
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
