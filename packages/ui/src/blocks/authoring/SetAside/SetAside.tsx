import type { MergeQuestion } from '@kathaloka/story/editing';
import type { ComponentProps } from 'react';
import { Note } from '../../../patterns/Note/Note.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { useQuestionPlace } from '../ConflictDialog/useQuestionPlace.ts';
import { Texts } from './SetAside.styles.ts';
import { studioWords } from '../../../words/studio/en.ts';
import { useWords } from '../../../words/useWords.ts';

/** A text that was rejected when two edits were merged, and its place. */
export interface SetAsideText {
  readonly path: MergeQuestion['path'];
  readonly text: string;
}

export interface SetAsideProps extends Omit<ComponentProps<typeof Note>, 'children' | 'title' | 'tone'> {
  /** The texts; if there are none, nothing is shown. */
  texts: readonly SetAsideText[];
  /** Called with the remaining texts. */
  onTextsChange: (texts: readonly SetAsideText[]) => void;
}

/**
 * The texts that were rejected when two edits of a story were merged, so that the author can copy from them.
 *
 * @use Shows the texts that were rejected when two edits were merged, to copy from.
 * @avoid Not to decide between them: `ConflictDialog`.
 * @heard A note; each text with its place, and a button that names it and removes it.
 * @keys press
 * @example
 * <SetAside texts={aside} onTextsChange={setAside} />
 */
export function SetAside({ texts, onTextsChange, ...rest }: SetAsideProps) {
  const words = useWords(studioWords);
  const placeOf = useQuestionPlace();
  if (texts.length === 0) return null;
  return (
    <Note {...rest} tone="info" title={words.aside.title}>
      {words.aside.hint}
      <Texts>
        {texts.map(({ path, text }, at) => {
          const { scene, part } = placeOf(path);
          const place = scene === undefined ? part : words.inScene(scene, part);
          return (
            <li key={`${path.join('/')} ${text}`}>
              <h4>{place}</h4>
              <p dir="auto">{text}</p>
              <Button
                size="small"
                aria-label={words.aside.forgetNamed(place)}
                onClick={() => onTextsChange(texts.toSpliced(at, 1))}
              >
                {words.aside.forget}
              </Button>
            </li>
          );
        })}
      </Texts>
    </Note>
  );
}
