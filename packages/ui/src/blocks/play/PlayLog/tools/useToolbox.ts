import { useMemo } from 'react';
import { useStableActions } from '../../../../hooks/useStableActions.ts';
import type { TurnToolbox } from './turnTool.ts';

const NOTHING = {};

/** Returns the same toolbox until its content changes, so that entries do not render again. */
export function useToolbox(tools: TurnToolbox | undefined): TurnToolbox | undefined {
  const { isOffline, isCompleted, retellCost } = { isOffline: false, isCompleted: false, ...tools };
  const actions = useStableActions(tools?.actions ?? NOTHING);
  return useMemo(
    () => (Object.keys(actions).length === 0 ? undefined : { actions, isOffline, isCompleted, retellCost }),
    [actions, isOffline, isCompleted, retellCost],
  );
}
