import { branch } from './branch.ts';
import { copy } from './copy.ts';
import { readAloud } from './readAloud.ts';
import { report } from './report.ts';
import { retell } from './retell.ts';
import { shareFromHere } from './shareFromHere.ts';
import type { TurnTool } from './turnTool.ts';
import { why } from './why.ts';

const TOOLS = [why, retell, branch, shareFromHere, readAloud, copy, report] as const;
export type TurnToolName = (typeof TOOLS)[number]['name'];

/** All tools of a turn, in the order of the buttons. */
export const TURN_TOOLS: readonly TurnTool<TurnToolName>[] = TOOLS;
