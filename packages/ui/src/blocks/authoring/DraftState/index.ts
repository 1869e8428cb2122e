export { DraftConflict, type DraftConflictProps } from './DraftConflict.tsx';
export { DRAFT_STATES, DraftState, type DraftStateName, type DraftStateProps } from './DraftState.tsx';
