import { firstStructure, newStoryDraft, structureWords, useWords } from '@kathaloka/ui';
import { useRef, useState } from 'react';
import { useOptionalPreferences } from '../../../preferences/PreferencesProvider.tsx';
import type { OpenStoredDraft } from '../drafts/WithDraft.tsx';
import type { DraftContent } from '../drafts/localDrafts.ts';
import { readKey, readWizardValues, type WizardState, type WizardValues } from './wizardState.ts';

/** Random, so that two stories with the same keywords do not get the same cover. */
function firstSeed(): string {
  return String(Math.floor(Math.random() * 1000));
}

/** The state of the wizard, stored as a draft on every change. */
export function useWizardState(storedDraft: OpenStoredDraft) {
  const { firstScenes } = useWords(structureWords);
  const preferences = useOptionalPreferences();
  const [blank] = useState<WizardState>(() => ({
    draft: newStoryDraft(firstStructure(firstScenes), preferences?.language),
    roll: { seed: firstSeed(), keywords: [] },
    key: crypto.randomUUID(),
  }));
  const stateOf = (content: DraftContent | undefined): WizardState =>
    content ? { ...readWizardValues(content, blank), key: readKey(content) ?? blank.key } : blank;
  const [state, setState] = useState(() => stateOf(storedDraft.opened.content));
  // a ref, so that the second of two changes in one event starts from the first
  const latest = useRef(state);

  function replace(next: WizardState): void {
    latest.current = next;
    setState(next);
  }

  return {
    ...state,
    /** The current state, for closures of earlier renders. */
    now: () => latest.current,
    change: (changes: Partial<WizardValues>) => {
      replace({ ...latest.current, ...changes, key: crypto.randomUUID() });
      storedDraft.change({ ...latest.current });
    },
    keepLocal: () => storedDraft.keepLocal({ ...latest.current }),
    takeServer: async () => {
      replace(stateOf(await storedDraft.takeServer()));
    },
  };
}
