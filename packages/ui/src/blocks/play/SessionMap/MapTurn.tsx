import { BookDown, BookOpen, GitBranch } from 'lucide-react';
import { useId } from 'react';
import { bringIntoView } from '../../../hooks/browserParts.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { directionOf } from '../../../theme/direction.ts';
import { commandIcons, DIRECTIONAL_COMMANDS } from '../commands.ts';
import { firstWordsOf } from './firstWordsOf.ts';
import {
  ChapterName,
  FirstWords,
  Here,
  Node,
  TurnActions,
  TurnButton,
  TurnRow,
  Reason,
  TurnLabel,
} from './SessionMap.styles.ts';
import type { TurnOnLine } from './sessionLines.ts';
import type { MapView } from './useMapState.ts';
import { playWords } from '../../../words/play/en.ts';
import { sessionPanelWords } from '../../../words/sessionPanel/en.ts';
import { useWords } from '../../../words/useWords.ts';

interface MapTurnProps {
  stop: TurnOnLine;
  map: MapView;
}

/** A turn, by its first words. Opens to show its actions. */
export function MapTurn({ stop, map }: MapTurnProps) {
  const { turn, isNewest } = stop;
  const isOpen = map.chosenId === turn.id;
  // the player is already at the newest turn
  if (isNewest || !(map.onBranch || map.onBook))
    return (
      <TurnRow>
        <TurnFace stop={stop} map={map} />
      </TurnRow>
    );
  return (
    <>
      <TurnButton type="button" aria-expanded={isOpen} onClick={() => map.choose(turn.id)}>
        <TurnFace stop={stop} map={map} />
      </TurnButton>
      {isOpen && <TurnChoices stop={stop} map={map} />}
    </>
  );
}

/** The icon, chapter and first words of a turn. */
function TurnFace({ stop, map }: MapTurnProps) {
  const words = useWords(sessionPanelWords);
  const { command } = useWords(playWords);
  const { action_type, is_current, chapter } = stop.turn;
  const isOpening = action_type === 'story_start';
  const Icon = isOpening ? BookOpen : commandIcons[action_type];
  const name = isOpening ? words.opening : command[action_type].name;
  const told = firstWordsOf(stop.turn).trim();
  const isDirectional = !isOpening && DIRECTIONAL_COMMANDS.includes(action_type);
  return (
    <>
      <Node
        data-current={is_current || undefined}
        data-newest={stop.isNewest || undefined}
        data-directional={isDirectional || undefined}
      >
        <Icon />
      </Node>
      <TurnLabel data-current={is_current || undefined}>
        {chapter && (
          <ChapterName lang={map.language} dir={directionOf(map.language)}>
            {words.chapterNamed(chapter.number, chapter.title)}
          </ChapterName>
        )}
        {told ? (
          <>
            <VisuallyHidden>{name}: </VisuallyHidden>
            <FirstWords lang={map.language} dir={directionOf(map.language)}>
              {told}
            </FirstWords>
          </>
        ) : (
          name
        )}
        {stop.isNewest && (
          <Here aria-current="true" ref={intoView}>
            {words.here}
          </Here>
        )}
      </TurnLabel>
    </>
  );
}

/** Scrolls to the player's position, which players look for first in a long map. */
function intoView(here: HTMLElement | null): void {
  bringIntoView(here, { block: 'nearest' });
}

/** The actions of a turn: a new game from it, and a book up to it; if disabled, with the reason. */
function TurnChoices({ stop, map }: MapTurnProps) {
  const { branch } = useWords(playWords);
  const { book } = useWords(sessionPanelWords);
  const { onBranch, onBook, disabledReason } = map;
  const id = useId();
  const isDisabled = disabledReason !== undefined;
  const off = {
    size: 'small',
    'aria-disabled': isDisabled || undefined,
    'aria-describedby': disabledReason && id,
  } as const;
  return (
    <TurnActions>
      {onBranch && (
        <Button {...off} icon={<GitBranch />} onClick={() => !isDisabled && onBranch(stop.turn)}>
          {branch}
        </Button>
      )}
      {onBook && (
        <Button {...off} icon={<BookDown />} onClick={() => !isDisabled && onBook(stop.turn)}>
          {book.upToHere}
        </Button>
      )}
      {disabledReason && <Reason id={id}>{disabledReason}</Reason>}
    </TurnActions>
  );
}
