import type { SelectedChoice, StoryTellers } from '@kathaloka/contract/entities';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { ErrorState } from '../../../patterns/ErrorState/ErrorState.tsx';
import { Note } from '../../../patterns/Note/Note.tsx';
import { TextFrame } from '../../../patterns/TextFrame/TextFrame.tsx';
import type { OpeningEnd, OpeningLead, OpeningNotice, OpeningScene } from './openingParts.ts';
import { OpeningRoot, OpeningTitle } from './Opening.styles.ts';
import { OpeningChoices } from './OpeningChoices.tsx';
import { OpeningFoot } from './OpeningFoot.tsx';
import { OpeningScenes, OpeningSkeleton } from './OpeningScenes.tsx';
import { WhoTells } from '../WhoTells/WhoTells.tsx';
import { openingWords } from '../../../words/opening/en.ts';
import { useWords } from '../../../words/useWords.ts';
import type { AnyLanguage } from '../../../theme/anyLanguage.ts';

export interface OpeningProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** The language of the story. */
  language: AnyLanguage;
  /** The scenes read so far, in order; undefined while the first one is loading. */
  scenes: readonly OpeningScene[] | undefined;
  /** The choices of the last scene. */
  choices: readonly string[];
  /**
   * The choices that ask for a name or a word.
   * @default []
   */
  asking?: readonly string[] | undefined;
  /** Who may tell in the story, besides its author. */
  tellers?: StoryTellers | undefined;
  /** Where a choice leads: to the next scene, to an account, or to a game. */
  leadsTo: OpeningLead;
  /** The ending, once the reader has reached it. */
  end?: OpeningEnd | undefined;
  /**
   * How many choices an earlier visit made, from which the reader can continue.
   * @default 0
   */
  savedChoices?: number | undefined;
  /** The pending choice, during which no other can be made. */
  pending?: SelectedChoice | undefined;
  /** Why an earlier choice has no effect. */
  notice?: OpeningNotice | undefined;
  /** The error message of a failed request. */
  error?: ReactNode;
  /** Called with the choice, and with the answer if the choice asks for one. */
  onChoose: (choice: SelectedChoice) => void;
  /** Called to continue from the choices of an earlier visit. */
  onGoOn?: (() => void) | undefined;
  /** Called to start the reading again. */
  onBeginAgain?: (() => void) | undefined;
  /** Called to store the reading in an account. Without it there is no button to do so. */
  onKeep?: (() => void) | undefined;
  /** Called to go back to the fork of a turn. Without it there are no buttons to do so. */
  onGoBack?: ((turn_id: string) => void) | undefined;
  /** Called to retry. */
  onRetry?: (() => void) | undefined;
}

const NONE: readonly string[] = [];

/**
 * The beginning of a story: its first scene with the choices, readable without an account. A story that is open to
 * guests continues here, scene by scene.
 *
 * @use Lets a story begin on its page: first scene and first choices.
 * @avoid Not for a whole game: `PlayScreen`.
 * @heard A region, the scene, and each choice with what it asks for.
 * @keys press
 * @example
 * <Opening
 *   language="en"
 *   scenes={[{ text: 'A ferry waits at the last ghat.', choice: null }]}
 *   choices={['Ask for a name', 'Row without a word']}
 *   leadsTo="account"
 *   onChoose={askForAccount}
 * />
 */
export function Opening({
  language,
  scenes,
  choices,
  asking = NONE,
  leadsTo,
  tellers,
  end,
  savedChoices = 0,
  pending,
  notice,
  error,
  onChoose,
  onGoOn,
  onBeginAgain,
  onKeep,
  onGoBack,
  onRetry,
  ...rest
}: OpeningProps) {
  const words = useWords(openingWords);
  const id = useId();
  return (
    <OpeningRoot aria-labelledby={id} aria-busy={scenes === undefined || undefined} {...rest}>
      <TextFrame>
        <OpeningTitle id={id}>{words.title}</OpeningTitle>
        {notice && (
          <Note tone="warning" role="alert">
            {notice === 'changed' ? words.changed : words.shortOfXp}
          </Note>
        )}
        {scenes ? <OpeningScenes scenes={scenes} language={language} /> : <OpeningSkeleton />}
        {scenes && !end && (
          <OpeningChoices
            choices={choices}
            asking={asking}
            language={language}
            leadsTo={leadsTo}
            isFirst={scenes.length === 1}
            savedChoices={savedChoices}
            pending={pending}
            onChoose={onChoose}
            onGoOn={onGoOn}
          />
        )}
        {error && <ErrorState layout="row" error={error} onRetry={onRetry} />}
        <OpeningFoot
          end={end}
          language={language}
          isFirst={(scenes?.length ?? 1) === 1}
          disabled={pending !== undefined}
          onBeginAgain={onBeginAgain}
          onKeep={onKeep}
          onGoBack={onGoBack}
        />
        <WhoTells tellers={tellers} />
      </TextFrame>
    </OpeningRoot>
  );
}
