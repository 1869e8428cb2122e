import { CloudAlert, CloudCheck, CloudUpload, HardDrive } from 'lucide-react';
import type { ComponentProps } from 'react';
import { StateRoot } from './DraftState.styles.ts';
import { authoringPagesWords } from '../../../words/authoringPages/en.ts';
import { useWords } from '../../../words/useWords.ts';

export const DRAFT_STATES = ['empty', 'saved', 'saving', 'here', 'refused', 'conflict'] as const;
/** Where the latest text is stored: on the server, being saved, or only in this browser. */
export type DraftStateName = (typeof DRAFT_STATES)[number];

const icons = {
  empty: <CloudCheck />,
  saved: <CloudCheck />,
  saving: <CloudUpload />,
  here: <HardDrive />,
  refused: <CloudAlert />,
  conflict: <CloudAlert />,
};

export interface DraftStateProps extends Omit<ComponentProps<'p'>, 'children'> {
  /** Where the latest text is. */
  state: DraftStateName;
}

/**
 * Shows where the typed text is stored.
 *
 * @use Says whether a draft is saved.
 * @avoid Not for a published story: `StatusPill`.
 * @heard A status, when it changes.
 * @keys none
 * @example
 * <DraftState state="saving" />
 */
export function DraftState({ state, ...rest }: DraftStateProps) {
  const words = useWords(authoringPagesWords).draft;
  return (
    <StateRoot data-state={state} {...rest}>
      {icons[state]}
      {words[state]}
    </StateRoot>
  );
}
