import { useEffect, useRef } from 'react';
import { EndingPage } from '../../blocks/play/EndingPage/EndingPage.tsx';
import { LastPage, Middle } from './PlayScreen.styles.ts';
import type { EndingPageState } from './useEndingPage.ts';
import type { PlayAreaProps } from './usePlayControls.ts';

interface PlayEndingProps extends PlayAreaProps {
  endingPage: EndingPageState;
}

/** The last page of a finished session, in place of its log and its commands. */
export function PlayEnding({ session, page, controls, eyesClosedMode, endingPage }: PlayEndingProps) {
  const { story, ending, leaving, exporting, rating } = session;
  const { goBackTo, beginAgain, like, rate, shareCard, saveCard, copyLink, exportSession, retryEnding } =
    controls.actions;
  const pageRef = useRef<HTMLElement>(null);
  useEffect(() => {
    if (endingPage.wasMoved && !eyesClosedMode.isOn) pageRef.current?.focus();
  }, [endingPage.wasMoved, eyesClosedMode.isOn]);
  return (
    <Middle inert={eyesClosedMode.isCovering}>
      <LastPage>
        <EndingPage
          ref={pageRef}
          tabIndex={-1}
          story={{
            id: session.story_id,
            title: story?.title ?? '',
            language: story?.language ?? 'en',
            cover_image_url: story?.cover_image_url ?? null,
            image_alt: story?.image_alt ?? '',
          }}
          ending={ending?.data}
          loading={ending?.isLoading}
          error={ending?.error}
          onRetry={retryEnding}
          rating={rating && rate && { ...rating, onRate: rate }}
          tally={{
            current_xp: session.current_xp,
            rewards: session.rewards,
          }}
          pending={leaving ?? (exporting?.isLoading ? 'keep' : undefined)}
          disabled={page.isOffline}
          isLiked={session.isLiked}
          onGoBack={goBackTo}
          onBeginAgain={beginAgain}
          onLike={like}
          sharing={{ onShareCard: shareCard, onSaveCard: saveCard, onCopyLink: copyLink }}
          onKeep={exportSession && (() => exportSession('markdown'))}
          onReadAgain={endingPage.close}
        />
      </LastPage>
    </Middle>
  );
}
