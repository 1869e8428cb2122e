import { EmphasisedText } from '../../../patterns/Typewriter/EmphasisedText.tsx';
import { Note } from '../../../patterns/Note/Note.tsx';
import { nameLanguage } from '../../../theme/nameLanguage.ts';
import { fill } from '../../../words/fill.tsx';
import { accountWords } from '../../../words/account/en.ts';
import { useWords } from '../../../words/useWords.ts';

interface StoredChoiceProps {
  /** The text of the choice, in the language of its story. */
  choice: string;
}

/** A note: the choice that the guest made in a story is stored until they have an account. */
export function StoredChoice({ choice }: StoredChoiceProps) {
  const words = useWords(accountWords);
  const text = (
    <bdi lang={nameLanguage(choice)}>
      <EmphasisedText>{choice}</EmphasisedText>
    </bdi>
  );
  return (
    <Note tone="success">
      <p>{fill(words.storedChoice, { choice: text })}</p>
    </Note>
  );
}
