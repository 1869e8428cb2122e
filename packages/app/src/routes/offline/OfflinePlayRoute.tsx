import type { PlayChoice } from '@kathaloka/contract/entities';
import { placeOf } from '@kathaloka/player/runtime';
import {
  entriesFromHistory,
  paths,
  type PlayedSession,
  PlayScreen,
  ToastProvider,
  offlineWords,
  useWords,
  playWords,
} from '@kathaloka/ui';
import { useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { newPlay } from '../../offline/newPlay.ts';
import { seedOf } from '../../offline/plays.ts';
import { readersOf } from '../../offline/readers.ts';
import { LanguagePreference } from '../../preferences/LanguagePreference.tsx';
import { useIdInAddress } from '../../shell/useIdInAddress.ts';
import { useSession } from '../../session/useSession.ts';
import { usePageTitle } from '../../shell/usePageTitle.ts';
import { usePlayPreferences } from '../play/settings/usePlayPreferences.ts';
import { choicesIn, endingOf, movesTo, sheetIn, turnsFromReading } from './offlineTale.ts';
import { type OpenPlay, useOfflinePlay } from './useOfflinePlay.ts';

const NO_MODELS = { text: [], image: [] };
const NO_MODEL = { text: '', image: '' };
const nothing = () => {};
const LANGUAGE_SWITCH = <LanguagePreference />;

/** A game on this device, told in its author's words. The key resets the state when the game or the reader changes. */
export function OfflinePlayRoute() {
  const offlineId = useIdInAddress();
  const { reader } = readersOf(useSession());
  return (
    <ToastProvider placement="top">
      <OfflinePlayPage key={`${offlineId} ${reader}`} offlineId={offlineId} reader={reader} />
    </ToastProvider>
  );
}

function OfflinePlayPage({ offlineId, reader }: { offlineId: string; reader: string }) {
  const words = useWords(offlineWords);
  const { user } = useSession();
  const navigate = useNavigate();
  const { key } = useLocation();
  const { preferences, change } = usePlayPreferences();
  const { open, missing, error, move } = useOfflinePlay(offlineId, reader);
  const isYoung = user?.youth != null;
  const choices = useMemo(() => (open ? choicesIn(open.tale, open.reading, isYoung) : []), [open, isYoung]);
  const session = usePlayed(open, choices);
  usePageTitle(open?.play.title);
  const missingText = { play: words.playGone, story: words.storyGone, ...words.unreadable };

  function choose(choice: PlayChoice, answer?: string): void {
    move({ choose: choices.indexOf(choice), ...(answer !== undefined && { answer }), at: now() });
  }

  /** Begins a play with the first moves of the open play. With its seed, the new play goes on with the same dice. */
  async function beginAt(count: number, seed?: string): Promise<void> {
    if (!open) return;
    const { play, content, reading } = open;
    const id = await newPlay({
      owner: play.owner,
      content,
      language: play.language,
      moves: movesTo(reading, count),
      ...(seed !== undefined && { seed }),
    });
    void navigate(paths.offlinePlay(id));
  }

  return (
    <PlayScreen
      session={session}
      loading={!session && missing === undefined}
      error={missing && { message: missingText[missing] }}
      actions={{
        back: () => (key === 'default' ? void navigate(paths.offline, { replace: true }) : void navigate(-1)),
        act(action) {
          if (action === 'undo') move({ undo: true, at: now() });
          else if (action === 'continue' && choices.length === 1 && !choices[0]?.asks) choose(choices[0]!);
        },
        choose,
        changeDraft: nothing,
        selectModel: nothing,
        selectAlternative: nothing,
        changePreferences: change,
        beginAgain: () => void beginAt(0),
        goBackTo: (turn_id) => void beginAt(Number(turn_id), open && seedOf(open.play)),
      }}
      onDevice={{ error }}
      models={NO_MODELS}
      selectedModels={NO_MODEL}
      draft=""
      preferences={preferences}
      languageSwitch={LANGUAGE_SWITCH}
      guideUrl={paths.guide}
    />
  );
}

const now = (): string => new Date().toISOString();

/** The play as the session screen shows it. */
function usePlayed(open: OpenPlay | undefined, choices: PlayChoice[]): PlayedSession | undefined {
  const { sessionSeparator: separator, theEnd } = useWords(playWords);
  // parts that existed when the page was opened are not animated
  const [opened, setOpened] = useState<readonly string[]>();
  const turns = useMemo(() => open && turnsFromReading(open.tale, open.reading, open.play.begun_at), [open]);
  if (turns && !opened) setOpened(turns.map(({ id }) => id));
  if (!open || !turns) return undefined;
  const { tale, reading, play, content } = open;
  const { xp, is_ending } = placeOf(tale, reading);
  const { cover_image_url, image_alt, game_config } = content.story;
  return {
    story_id: play.story_id,
    current_xp: xp,
    is_completed: is_ending,
    can_undo: reading.steps.length > 1,
    can_redo: false,
    has_earlier: false,
    story: {
      title: play.title,
      cover_image_url,
      image_alt,
      language: tale.language,
      languages: [tale.language],
      game_config,
    },
    entries: entriesFromHistory(turns, {
      separator,
      theEnd,
      modelName: (name) => name,
      opened: opened ?? [],
      isCompleted: is_ending,
    }),
    choices,
    sheet: sheetIn(tale, reading),
    isOpening: opened?.length === 1 && opened[0] === '0',
    ending: is_ending ? { data: endingOf(tale, reading) } : undefined,
  };
}
