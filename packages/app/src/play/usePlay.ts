import { type ClientState, hasStatus, messageFor } from '@kathaloka/api';
import type { Story } from '@kathaloka/contract/entities';
import { messages } from '@kathaloka/contract/errors';
import { playGate } from '@kathaloka/contract/rules';
import { paths, useStoryWords } from '@kathaloka/ui';
import { useStore } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { client, useStartPlayingMutation } from '../client.ts';
import { useSession } from '../session/useSession.ts';

interface Play {
  /** Leads to the session of a story, or says why not. */
  play: (story: Story) => void;
  isStarting: boolean;
}

/** The whole way of PLAY: who may, the session that is open, and a new one otherwise. */
export function usePlay(onRefused: (message: string | undefined) => void): Play {
  const words = useStoryWords();
  const { isSignedIn } = useSession();
  const [start, { isLoading }] = useStartPlayingMutation();
  const navigate = useNavigate();
  const store = useStore<ClientState>();

  async function begin({ id }: Story): Promise<void> {
    const { data: session, error } = await start(id);
    if (session !== undefined) void navigate(paths.session(session));
    else if (hasStatus(error, 401)) leadToLogin();
    // a server of another age answers for the call, but not in words for players
    else if (hasStatus(error, 501)) onRefused(messages.stories.startSession);
    else onRefused(messageFor(error, messages.stories.startSession));
  }

  /** The tokens went without a word; whoever lost them while they asked is on the way already. */
  function leadToLogin(): void {
    if (store.getState().session.isSignedIn) client.session.lose(store.dispatch);
  }

  function play(story: Story): void {
    const gate = playGate({
      isSignedIn,
      isPremium: story.is_premium,
      hasPremiumAccess: story.user_state.has_premium_access,
    });
    if (gate === 'login') onRefused(words.loginToPlay);
    else if (gate === 'premium') onRefused(words.premiumOnly);
    else if (!isLoading) void begin(story);
  }

  return { play, isStarting: isLoading };
}
