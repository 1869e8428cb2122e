import type { Language } from '@kathaloka/contract/entities';
import { RotateCcw, Undo2 } from 'lucide-react';
import { type ComponentProps, type ReactNode, useRef } from 'react';
import { LiveRegion } from '../../../patterns/LiveRegion/LiveRegion.tsx';
import { Badge } from '../../../primitives/Badge/Badge.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { directionOf } from '../../../theme/direction.ts';
import { OwnWords } from './OwnWords.tsx';
import type { PlaytestChoice, PlaytestTurn, PlaytestVariables } from './playtest.ts';
import { PanelRoot, Tools } from './PlaytestPanel.styles.ts';
import { Told } from './Told.tsx';
import { Ways } from './Ways.tsx';
import { Variables } from './Variables.tsx';
import { studioWords } from '../../../words/studio/en.ts';
import { useWords } from '../../../words/useWords.ts';

export interface PlaytestPanelProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** The passages so far, newest last. */
  turns: readonly PlaytestTurn[];
  /** The choices of the current scene; none at an ending. */
  choices: readonly PlaytestChoice[];
  /** The current variables. */
  variables: PlaytestVariables;
  /** The initial variables. */
  initial: PlaytestVariables;
  /** The names of all things in the story; a playtest can start with some of them. */
  thingNames?: readonly string[] | undefined;
  /**
   * The language of the story.
   * @default 'en'
   */
  language?: Language;
  /**
   * Whether the next passage is loading.
   * @default false
   */
  loading?: boolean | undefined;
  /** Why the last move was not possible. */
  error?: string | undefined;
  /** Called with the index of a choice in its scene, and with the answer if the choice asks for one. */
  onChoose: (index: number, answer?: string) => void;
  /** Called with free text. */
  onSay: (text: string) => void;
  /** Called to undo the last step. */
  onBack: () => void;
  /** Called to play again from the first scene of this playtest. */
  onRestart: () => void;
  /** Called with changed initial variables, to restart with them. */
  onInitialChange: (initial: PlaytestVariables) => void;
  /** Further content, such as a `PlayersReport`. */
  children?: ReactNode;
}

/**
 * A playtest of a draft: choices, free text, a step back, and the variables.
 *
 * @use Plays a draft, and says why a choice is not offered.
 * @avoid Not for readers: `PlayScreen`.
 * @heard The log; each choice with where it leads and why it is closed.
 * @keys press, type
 * @example
 * <PlaytestPanel
 *   turns={turns}
 *   choices={choices}
 *   variables={variables}
 *   initial={initial}
 *   onChoose={(index) => choose(index)}
 *   onSay={say}
 *   onBack={back}
 *   onRestart={restart}
 *   onInitialChange={setInitial}
 * />
 */
export function PlaytestPanel({
  turns,
  choices,
  variables,
  initial,
  thingNames,
  language = 'en',
  loading = false,
  error,
  onChoose,
  onSay,
  onBack,
  onRestart,
  onInitialChange,
  children,
  ...rest
}: PlaytestPanelProps) {
  const words = useWords(studioWords);
  const ownLanguage = { lang: language, dir: directionOf(language) };
  const newest = turns.at(-1);
  const logRef = useRef<HTMLDivElement>(null);

  function choose(index: number, answer?: string) {
    // the focused choice disappears with its scene
    logRef.current?.focus({ preventScroll: true });
    onChoose(index, answer);
  }

  return (
    <PanelRoot aria-label={words.playtest} {...rest}>
      <Tools>
        <Button size="small" icon={<RotateCcw />} disabled={turns.length === 0} onClick={onRestart}>
          {words.fromStart}
        </Button>
        <Button size="small" icon={<Undo2 />} disabled={turns.length < 2 || loading} onClick={onBack}>
          {words.backOne}
        </Button>
        <Badge tone="success">{words.free}</Badge>
      </Tools>
      <Told ref={logRef} turns={turns} isEnded={choices.length === 0 && !loading} ownLanguage={ownLanguage} />
      <LiveRegion>{loading ? words.thinking : (error ?? '')}</LiveRegion>
      {error && <p data-error>{error}</p>}
      <Ways key={newest?.id} choices={choices} language={language} disabled={loading} onChoose={choose} />
      {choices.length > 0 && <OwnWords ownLanguage={ownLanguage} disabled={loading} onSay={onSay} />}
      <Variables
        now={variables}
        initial={initial}
        thingNames={thingNames}
        onInitialChange={onInitialChange}
      />
      {children}
    </PanelRoot>
  );
}
