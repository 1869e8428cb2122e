import { useMemo } from 'react';
import { useStableActions } from '../../../../hooks/useStableActions.ts';
import type { TurnToolbox } from './turnTool.ts';

const NOTHING = {};

/** The same toolbox until something else can be done, so that entries rest. */
export function useToolbox(tools: TurnToolbox | undefined): TurnToolbox | undefined {
  const { isOffline, isCompleted, retellCost } = { isOffline: false, isCompleted: false, ...tools };
  const actions = useStableActions(tools?.actions ?? NOTHING);
  return useMemo(
    () => (Object.keys(actions).length === 0 ? undefined : { actions, isOffline, isCompleted, retellCost }),
    [actions, isOffline, isCompleted, retellCost],
  );
}
