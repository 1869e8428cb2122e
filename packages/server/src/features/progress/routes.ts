import type { Deps } from '../../platform/Deps.ts';
import { defineRoutes } from '../../platform/http/defineRoutes.ts';
import { reading } from '../../platform/replica/reading.ts';
import { exportCredits } from './exportCredits.ts';
import { listCredits } from './listCredits.ts';
import { listFinishedTasks } from './listFinishedTasks.ts';
import { listTasks } from './listTasks.ts';

export function progressRoutes(deps: Deps) {
  return defineRoutes({
    listTasks: ({ query, user }) => listTasks(deps, query, user),
    listFinishedTasks: ({ query, user }) => listFinishedTasks(deps, query, user),
    listCredits: ({ query, user }) => listCredits(deps, query, user),
    exportCredits: ({ query, user }) => exportCredits(reading(deps, user), query, user),
  });
}
