import type { Opening as OpeningText, SelectedChoice, Story } from '@kathaloka/contract/entities';
import { GUEST_CHOICES_MAX } from '@kathaloka/contract/limits';
import { OPENING_ID } from '@kathaloka/contract/paths';
import { choiceLine } from '@kathaloka/story';
import { Opening, paths, openingWords, useWords, WhoTells } from '@kathaloka/ui';
import { useState } from 'react';
import { useIsHydrated } from '../../browser/useIsHydrated.ts';
import { useGetOpeningQuery } from '../../client.ts';
import { storeChoices } from '../../readerActions/guestChoices.ts';
import { guestReading, isStoryOfGuest } from '../../readerActions/guestReadings.ts';
import { useCheckSessionQuery } from '../../readerActions/sessionCalls.ts';
import { OF_GUESTS } from '../../rendering/pageAnswers.ts';
import { useTellRefusal } from '../../session/RefusalProvider.tsx';
import { useRedirectToLogin } from '../../session/useRedirectToLogin.ts';
import { useSession } from '../../session/useSession.ts';
import { useSignedIn } from '../../session/useSignedIn.ts';
import type { useBeginAfter } from './useBeginAfter.ts';
import { useGuestTale } from './useGuestTale.ts';

interface StoryOpeningProps {
  story: Story;
  beginning: ReturnType<typeof useBeginAfter>;
}

/**
 * The beginning of a story, for guests and for readers who have not played it. Of a premium story, and to those who play
 * already, only who tells in it.
 */
export function StoryOpening({ story, beginning }: StoryOpeningProps) {
  const { id, status } = story;
  const { isSignedIn } = useSession();
  const { currentData: check } = useCheckSessionQuery({ params: { story_id: id } }, { skip: !isSignedIn });
  const isOpen = status === 'published';
  const isNew = !isSignedIn || check?.has_existing_session === false || beginning.notice !== undefined;
  const isKnown = isNew || check !== undefined;
  const { currentData: text, isError } = useGetOpeningQuery(
    { params: { id } },
    { skip: !isOpen || !isKnown },
  );

  if (!isOpen || !isKnown || isError) return null;
  if (!isNew || text?.choices.length === 0) return <WhoTells tellers={text?.tellers} />;
  if (isSignedIn) return <OwnOpening story={story} text={text} beginning={beginning} />;
  return <OpeningForGuests story={story} text={text} />;
}

interface PartProps {
  story: Story;
  /** Undefined while it is loading. */
  text: OpeningText | undefined;
}

const firstOf = (text: OpeningText | undefined) => ({
  scenes: text && [{ text: text.text, choice: null }],
  choices: text?.choices ?? [],
  asking: text?.asking,
  tellers: text?.tellers,
});

const useWhose = () => (useSignedIn() === null ? OF_GUESTS : {});

function OwnOpening({ story, text, beginning }: PartProps & Pick<StoryOpeningProps, 'beginning'>) {
  const { beginAfter, pending, notice } = beginning;
  const saved = guestReading(story.id);
  return (
    <Opening
      id={OPENING_ID}
      language={story.language}
      {...firstOf(text)}
      leadsTo="game"
      savedChoices={saved.length}
      pending={pending}
      notice={notice}
      onChoose={(choice) => beginAfter([choice])}
      onGoOn={() => beginAfter(saved)}
    />
  );
}

/**
 * A story for guests: each choice leads to the next scene, up to an ending. If they have chosen another story before, and
 * this one is not open to all guests, a choice asks for an account.
 */
function OpeningForGuests({ story, text }: PartProps) {
  const words = useWords(openingWords);
  const reading = useGuestTale(story);
  const { place, made } = reading;
  const register = useRedirectToLogin(paths.register);
  const whose = useWhose();
  const { ask, asked } = useAskForAccount(story.id);
  // the server does not know what the browser has stored
  const isTheirs = !useIsHydrated() || isStoryOfGuest(story.id);
  const leadsTo = story.is_open_to_guests ? 'reading' : isTheirs ? 'one' : 'account';

  function handleKeep() {
    storeChoices(story.id, made);
    register();
  }

  return (
    <Opening
      id={OPENING_ID}
      language={story.language}
      {...whose}
      {...firstOf(text)}
      {...place}
      leadsTo={leadsTo}
      pending={reading.pending ?? asked}
      notice={reading.notice}
      error={reading.hasFailed ? words.failed : undefined}
      onChoose={leadsTo === 'account' ? ask : reading.choose}
      onBeginAgain={reading.beginAgain}
      onKeep={made.length <= GUEST_CHOICES_MAX ? handleKeep : undefined}
      onGoBack={reading.goBackTo}
      onRetry={reading.retry}
    />
  );
}

/** Asks for an account, which goes on from the choice; `asked` is the choice until the question is there. */
function useAskForAccount(story_id: string) {
  const tellRefusal = useTellRefusal();
  const [asked, setAsked] = useState<SelectedChoice>();

  async function tell(choice: SelectedChoice): Promise<void> {
    setAsked(choice);
    await tellRefusal({
      reason: 'choice',
      message: choiceLine(choice),
      onLeave: () => storeChoices(story_id, [choice]),
    });
    setAsked(undefined);
  }

  return { ask: (choice: SelectedChoice) => void tell(choice), asked };
}
