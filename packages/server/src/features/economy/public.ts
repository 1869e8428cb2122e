export {
  balanceOf,
  capture,
  creditBalanceOf,
  grant,
  hold,
  holding,
  linesOf,
  release,
  releaseIfHeld,
  reward,
  settling,
  type LedgerLine,
} from './ledger.ts';

export { affordable, creditCost, modelFor, modelsOf } from './models.ts';
export { economyData, entriesOf } from './personalData.ts';
export { sweepHolds } from './sweepHolds.ts';
export { economyInvariants } from './invariants.ts';
